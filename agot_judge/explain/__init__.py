"""The words of explanations: occurrences, effects and conditions in words, and how values come about."""
