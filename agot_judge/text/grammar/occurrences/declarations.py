"""Against whom characters are declared: triggering conditions."""

from msgspec.structs import replace

from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.parsing.fragment import Fragment

occurrences_of_declarations = Fragment(__name__, "declaration")


@occurrences_of_declarations.rules(
    declared_attacker=("declare attacker",),
    declared_defender=("declare defender",),
    declared_either=("declare attacker", "declare defender"),
)
def declared(reading: Reading, events: tuple[str, ...], challenge: Challenge | None) -> Trigger:
    """The occurrence ``declared as an attacker``, or as a defender, or as either."""
    found = Trigger(event=events[0], or_events=events[1:])
    if challenge is None:
        return found
    return replace(found, challenge=challenge.types, when=(challenge.condition(),))
