"""Which card an effect is about, told by what the effect does."""

from msgspec.structs import replace

from agot_judge.engine.ability import (
    Effect,
    Kill,
    Kneel,
    Modify,
    Move,
    PutIntoPlay,
    Stand,
    TakeControl,
)
from agot_judge.text.phrases.person import Unclear


def must_bring_there(effects: tuple[Effect, ...]) -> None:
    """Raises Unclear where what is done to a card of a hand or deck may as well be meant of one in play."""
    for effect in effects:
        if not isinstance(effect, PutIntoPlay) and not (isinstance(effect, Move) and effect.to == "hand"):
            raise Unclear("whether it is the one that was chosen, or the card of a hand or deck")


def settled(effects: tuple[Effect, ...], left: bool) -> tuple[Effect, ...]:
    """The effects, where what they do tells which card they are about: what pays is not what enters or leaves a pile,
    and what ``left`` to pay is not what stands.

    Raises Unclear where it does not; a save tells it by itself, for what pays is not what would leave play.
    """
    found: list[Effect] = []
    for effect in effects:
        moves = isinstance(effect, Move) and effect.to in ("dead", "discard")
        in_play = left and isinstance(effect, Stand | Kneel | Kill | Modify | TakeControl)
        if (
            not isinstance(effect, PutIntoPlay | Move | Stand | Kneel | Kill | Modify | TakeControl)
            or effect.on != "cost"
            or not (moves or in_play or isinstance(effect, PutIntoPlay))
        ):
            raise Unclear("this could mean what pays the cost, or what the ability is about")
        found.append(replace(effect, on="occurrence"))
    return tuple(found)
