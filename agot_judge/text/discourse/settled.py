"""Effects that settle which card they are about, by what they do."""

from msgspec.structs import replace

from agot_judge.engine.ability import Effect, Kill, Kneel, Modify, Move, PutIntoPlay, Stand, TakeControl
from agot_judge.engine.ability.cards import CardNumber
from agot_judge.engine.ability.effects_on_cards import (
    Attach,
    Participate,
    RemoveFromChallenge,
    Sacrifice,
)
from agot_judge.engine.ability.effects_on_players import DiscardPower, GainPower
from agot_judge.engine.ability.walk import nodes
from agot_judge.text.phrases.person import Unclear

_IN_PLAY = (
    Kill
    | Kneel
    | Participate
    | RemoveFromChallenge
    | Sacrifice
    | Stand
    | TakeControl
    | DiscardPower
    | GainPower
    | Modify
)
"""Effects on cards in play, and on no others."""
_ELSEWHERE = "whether it is a card that is not in play"
_THERE = ("attachments", "duplicates", "gold", "power", "tokens")
"""Things on cards in play, and on no others: numbers that a card in a hand does not have."""


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


def are_still_elsewhere(effects: tuple[Effect, ...]) -> bool:
    """True where the cards that were not in play are not in play after these effects either.

    Raises Unclear for "its controller draws 1 card and kneels it": no card in a hand can kneel or has power, so another is meant.
    """
    for one in nodes(effects):
        on = getattr(one, "on", None)
        if isinstance(one, PutIntoPlay | Attach) and on == "those":
            return False
        if isinstance(one, _IN_PLAY) and on == "those":
            raise Unclear(_ELSEWHERE)
        if isinstance(one, CardNumber) and on == "those" and one.what in _THERE:
            raise Unclear(_ELSEWHERE)
    return True
