"""What players do: triggering conditions."""

from agot_judge.text.parsing.fragment import Fragment

events_of_players = Fragment(__name__, "event")
