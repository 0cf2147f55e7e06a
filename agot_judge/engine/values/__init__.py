"""The values of a state: descriptions, numbers, conditions, and what is in force continuously."""
