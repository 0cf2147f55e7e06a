"""What can only be done to a card in play, said of a card that was drawn, discarded or shown."""

from agot_judge.engine.ability import Effect
from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import CardNumber
from agot_judge.engine.ability.effects_on_cards import (
    Attach,
    Kill,
    Kneel,
    Participate,
    PutIntoPlay,
    RemoveFromChallenge,
    Sacrifice,
    Stand,
    TakeControl,
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
_ELSEWHERE = "whether it is a card that is not in play"
_THERE = ("attachments", "duplicates", "gold", "power", "tokens")
"""What lies on cards in play, and on no others: numbers that a card in a hand does not have."""


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
