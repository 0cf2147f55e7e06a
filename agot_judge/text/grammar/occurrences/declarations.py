"""Against whom characters are declared: triggering conditions."""

from typing import Any

from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.parsing.fragment import Fragment

occurrences_of_declarations = Fragment(__name__, "declaration")


Fields = dict[str, Any]


@occurrences_of_declarations.rules(
    declared_attacker=("declare attacker",),
    declared_defender=("declare defender",),
    declared_either=("declare attacker", "declare defender"),
)
def declared(reading: Reading, events: tuple[str, ...], challenge: Challenge | None) -> Fields:
    """The occurrence ``declared as an attacker``, or as a defender, or as either."""
    found: Fields = {"event": events[0], "or_events": events[1:]}
    if challenge is not None:
        found["challenge"] = challenge.types
        found["when"] = (challenge.condition(),)
    return found
