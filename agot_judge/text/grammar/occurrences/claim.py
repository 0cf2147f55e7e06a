"""Claim that is applied and satisfied: triggering conditions."""

from msgspec.structs import replace

from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.parsing.fragment import Fragment

occurrences_of_claim = Fragment(__name__, "event")


@occurrences_of_claim.rule
def applied(reading: Reading, icon: str, happening: None, challenge: Challenge | None = None) -> Trigger:
    """The claim result."""
    found = Trigger(event="claim", challenge=(icon,) if icon else ())
    return found if challenge is None else _for(found, challenge)


def _for(found: Trigger, challenge: Challenge) -> Trigger:
    here = challenge.condition()
    if found.challenge and challenge.types:
        raise Unclear("the type of the challenge said twice")
    return replace(
        found,
        challenge=found.challenge or challenge.types,
        when=(*found.when, *here.all_of),
        unopposed=challenge.unopposed,
    )


@occurrences_of_claim.rule
def claim(reading: Reading, icon: str = "") -> str:
    """The type of the claim."""
    return icon


@occurrences_of_claim.rule
def happening(reading: Reading) -> None:
    """While claim is resolved its triggering condition is the claim result."""
