"""Conditions that players are, have or did something, or have more than another."""

from agot_judge.text.parsing.fragment import Fragment

conditions_of_players = Fragment(__name__, "state", "did", "having")
