"""Where a board may start: the points that the form offers, and what each of them needs to know."""

from msgspec import Struct

from agot_judge.editions import framework_for
from agot_judge.engine.framework import Framework, StartOffer
from agot_judge.scenario.points import At, EndOfPhase, Start


class Offer(Struct, frozen=True, kw_only=True):
    """One point to start at."""

    value: str
    """As the form sends it."""
    name: str
    start: Start
    within_challenge: bool = False
    """True where a challenge must be under way."""
    after_comparison: bool = False
    """True where its winner must have been determined."""


AS_WRITTEN = "as written"
"""The form's word for a start that only the text can say: an occurrence, an effect."""


def offers(edition: str) -> tuple[Offer, ...]:
    """The points at which a board of the edition may start: those that the edition offers, or every step."""
    framework = framework_for(edition)
    declared = framework.offers or tuple(
        StartOffer(value=step.number, name=f"{step.number} {step.title}") for step in framework.steps
    )
    return tuple(_offer(framework, one) for one in declared)


def _offer(framework: Framework, declared: StartOffer) -> Offer:
    sequence, challenges = framework.sequence(declared.value), framework.challenges
    step = sequence.first if sequence is not None else declared.value
    return Offer(
        value=declared.value,
        name=declared.name,
        start=EndOfPhase(declared.end_of) if declared.end_of else At(declared.value),
        within_challenge=challenges is not None and step in challenges.within,
        after_comparison=challenges is not None and step in challenges.after_winner,
    )


def offer_of(edition: str, start: Start | None) -> Offer | None:
    """The offer that is this start; None for one that only the text can say."""
    return next((offer for offer in offers(edition) if offer.start == start), None)


def offer_named(edition: str, value: str) -> Offer | None:
    """The offer that the form's word, or the number of its step, means; None where it means none."""
    return next((offer for offer in offers(edition) if offer.value == value), None)
