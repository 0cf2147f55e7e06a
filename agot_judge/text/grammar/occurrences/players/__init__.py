"""Things that players do: triggering conditions."""

from agot_judge.text.parsing.fragment import Fragment

occurrences_of_players = Fragment(__name__, "event")
