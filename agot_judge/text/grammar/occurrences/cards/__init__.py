"""Things that happen to cards, and things that cards do: triggering conditions that begin with cards."""

from agot_judge.text.parsing.fragment import Fragment

occurrences_of_cards = Fragment(__name__, "event")
