"""Conditions that there are such cards, or that cards are, have or did something."""

from agot_judge.text.parsing.fragment import Fragment

conditions_of_cards = Fragment(__name__, "state", "did", "having")
