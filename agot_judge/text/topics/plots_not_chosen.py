"""What players cannot do before a round has begun or in its plot phase: ``you cannot reveal Scheme plot cards during ..``."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Forbid
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.forbids import Act, cannot
from agot_judge.text.topics.so_many_initiated import forbids

__all__ = ["forbids"]


def _any_such(noun: Noun) -> bool:
    """``Scheme plot cards``, ``a Scheme plot card``."""
    return noun.quantity == "bare" or (noun.quantity == "some" and noun.least == noun.most == 1)


@forbids.rule
def choose_no_plots(reading: Reading, person: Person, noun: Noun) -> Act:
    """In the plot phase they are chosen to be revealed (2e/rr/1.2/1)."""
    cards = noun.cards
    if noun.ref is not None or noun.also or not _any_such(noun) or cards.type != ("plot",):
        raise Unclear("which plot cards")
    if cards.zone not in ("play", "any") or cards.revealed is not None or cards.controller != "any":
        raise Unclear("where these plot cards are")
    return cannot(
        reading, person, (Forbid(player="you", cannot="choose plots", cards=replace(cards, zone="any")),)
    )


@forbids.rule
def no_setup(reading: Reading, person: Person) -> Act:
    """``you do not set up cards``: none are placed in that step (2e/rr/setup/9)."""
    return cannot(reading, person, (Forbid(player="you", cannot="set up cards"),))
