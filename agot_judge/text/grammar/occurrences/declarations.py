"""Against whom characters are declared: triggering conditions."""

from typing import Any

from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.parsing.fragment import Fragment

occurrences_of_declarations = Fragment(__name__, "declaration")


Fields = dict[str, Any]


@occurrences_of_declarations.rule
def declared_attacker(reading: Reading, challenge: Challenge | None) -> Fields:
    """The occurrence ``declared as an attacker``."""
    return _declared(challenge, "declare attacker")


@occurrences_of_declarations.rule
def declared_defender(reading: Reading, challenge: Challenge | None) -> Fields:
    """The occurrence ``declared as a defender``."""
    return _declared(challenge, "declare defender")


@occurrences_of_declarations.rule
def declared_either(reading: Reading, challenge: Challenge | None) -> Fields:
    """The occurrence of either declaration."""
    return _declared(challenge, "declare attacker", "declare defender")


def _declared(challenge: Challenge | None, event: str, *more: str) -> Fields:
    found: Fields = {"event": event, "or_events": more}
    if challenge is not None:
        found["challenge"] = challenge.types
        found["when"] = (challenge.condition(),)
    return found
