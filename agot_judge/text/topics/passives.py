"""What is done to cards, said of the cards. The cards may not be picked: by whom is not said."""

from collections.abc import Callable
from typing import Any

from agot_judge.engine.ability.ability import Effect
from agot_judge.engine.ability.cards import Cards, On
from agot_judge.engine.ability.effects_on_cards import (
    Discard,
    Kill,
    Kneel,
    Move,
    RemoveFromChallenge,
    ReturnToHand,
    Sacrifice,
    Stand,
)
from agot_judge.engine.ability.effects_on_players import DiscardCards, Rearrange
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.others import OTHERS_IN_A_DECK
from agot_judge.text.topics.places import Place
from agot_judge.text.topics.sentences import Effects

passives = Topic("passives", "effect", "gone")

DONE: dict[str, Callable[[On, bool], Effect]] = {
    "killed": lambda on, saved: Kill(on=on, can_be_saved=saved),
    "sacrificed": lambda on, saved: Sacrifice(on=on),
    "knelt": lambda on, saved: Kneel(on=on),
    "stood": lambda on, saved: Stand(on=on),
}


@passives.rule
def subject(reading: Reading, noun: Noun) -> On:
    on = reading.on(noun)
    if isinstance(on, Cards) and (on.pick is not None or noun.quantity not in ("each", "the")):
        raise Unclear("which of them")
    return on


@passives.rule
def unsaved(reading: Reading) -> bool:
    return True


@passives.rule
def done(reading: Reading, on: On, verb: str, unsaved_: bool | None) -> Effects:
    if unsaved_ and verb != "killed":
        raise Unclear("only what leaves play can be saved")
    return (DONE[verb](on, not unsaved_),)


@passives.rule
def discarded(reading: Reading, on: On, unsaved_: bool | None) -> Effects:
    return (Discard(on=on, can_be_saved=not unsaved_),)


@passives.rule
def discarded_from_there(reading: Reading, on: On) -> Effects:
    """``each revealed card with that cardtype is discarded``: from where it was shown."""
    ref = on if isinstance(on, str) else on.among
    if not reading.shown or ref not in ("those", "shown"):
        raise Unclear("from where they are discarded")
    return (DiscardCards(on=on),)


@passives.rule
def removed(reading: Reading, on: On) -> Effects:
    return (Move(on=on, to="out of game"),)


@passives.rule
def it_is_removed(reading: Reading) -> Effects:
    return removed(reading, "occurrence")


@passives.rule
def it_is_moved(reading: Reading, place: Place) -> Effects:
    return moved(reading, "occurrence", place)


@passives.rule
def left_challenge(reading: Reading, on: On) -> Effects:
    return (RemoveFromChallenge(on=on),)


@passives.rule
def moved(reading: Reading, on: On, place: Place, unsaved_: bool | None = None) -> Effects:
    given: dict[str, Any] = {"on": on, "can_be_saved": not unsaved_}
    if place.ordered:
        return _in_any_order(reading, on, place)
    if place.to in ("agenda", "under this card"):
        given["facedown"] = True
    return (ReturnToHand(**given),) if place.to == "hand" else (Move(to=place.to, **given),)


def _in_any_order(reading: Reading, on: On, place: Place) -> Effects:
    """What was shown of a deck goes back into it as the player says whose ability it is."""
    if reading.shown != "deck" or (on != "those" and on not in OTHERS_IN_A_DECK):
        raise Unclear("who says in which order")
    if place.to not in ("top of deck", "bottom of deck"):
        raise Unclear("in which order they are there")
    return (Rearrange(on=on, to=place.to, player=reading.subject),)


@passives.rule
def moved_plainly(reading: Reading, on: On, place: Place) -> Effects:
    return moved(reading, on, place)
