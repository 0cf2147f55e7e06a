"""Hands of players: cards drawn or discarded until a hand has so many, and discarded from those of players who did something.

"Draws cards until he or she has 5 cards in hand", "discard 1 card at random from the hand of each opponent who .."."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.ability import ForEach
from agot_judge.engine.ability.cards import Amount, PlayerNumber
from agot_judge.engine.ability.effects_on_players import DiscardFromHand, DiscardRandom, Draw, KeepInHand
from agot_judge.engine.ability.words import Who
from agot_judge.text.description import Patch, described, flat
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.hands_and_decks import discard_from, discards
from agot_judge.text.topics.sentences import Effects
from agot_judge.text.topics.the_game_itself import hands_and_decks
from agot_judge.text.topics.zones import Zone

__all__ = ["hands_and_decks"]


@hands_and_decks.rule
def until_you(reading: Reading) -> Who:
    """Who has so many then is who draws or discards. Raises Unclear for anybody else."""
    if reading.subject != "you":
        raise Unclear("whose cards in hand count")
    return "you"


@hands_and_decks.rule
def until_they(reading: Reading) -> Who:
    if reading.subject == "you":
        raise Unclear("whose cards in hand count")
    return reading.subject


@hands_and_decks.rule
def draw_until(reading: Reading, who: Who, many: int) -> Effects:
    """So many as are missing; none of them if there are as many already."""
    return (Draw(amount=PlayerNumber(what="hand", player=who, times=-1, plus=many), player=who),)


@hands_and_decks.rule
def discard_until(reading: Reading, chosen: str | None, zone: Zone, who: Who, many: int) -> Effects:
    return _down_to(many, discards(reading, zone))


@hands_and_decks.rule
def discard_until_in_hand(reading: Reading, chosen: str | None, who: Who, many: int) -> Effects:
    """``discards cards until he or she has 7 cards in hand``."""
    return _down_to(many, who)


@hands_and_decks.rule
def discard_others(reading: Reading, *said: Any) -> Effects:
    """``chooses 2 cards in his or her hand and discards the rest``: he or she says which are kept."""
    many, zone = said if len(said) == 2 else (1, said[0])
    return (KeepInHand(amount=many, player=discards(reading, zone)),)


@hands_and_decks.rule
def discard_such_from(reading: Reading, chosen: str | None, noun: Noun, zone: Zone, patch: Patch) -> Effects:
    """``discards a card from his or her hand with the same cardtype``: what the card must have is said last."""
    patches = flat([patch])
    if noun.ref is not None or noun.also or any(_asks_more(name) for one in patches for name in one):
        raise Unclear("what is said of several cards together")
    cards = described(noun.cards, patches)
    return discard_from(reading, chosen, replace(noun, cards=cards), zone)


def _asks_more(name: str) -> bool:
    return name.startswith("_") and name not in ("_alike", "_excluding")


def _down_to(many: int, who: Who) -> Effects:
    return (DiscardFromHand(amount=PlayerNumber(what="hand", player=who, plus=-many), player=who),)


@hands_and_decks.rule
def at_random_of_such(reading: Reading, many: Amount, person: Person) -> Effects:
    """``discard 1 card at random from the hand of each opponent who ..``; of any other player it is his or her hand."""
    if person.where is None or not person.every:
        raise Unclear("whose hand")
    each = (DiscardRandom(amount=many, player=person.in_turn),)
    return (ForEach(player=person.whoever, where=person.where, effects=each),)
