"""Noun phrases: which cards, and how many."""

from agot_judge.text.parsing.fragment import Fragment

nouns = Fragment(__name__, "cards", "eithercards", "traitnoun")
