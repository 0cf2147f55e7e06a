"""Cards that are put into play: from where, under whose control, and how."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, On
from agot_judge.engine.ability.effects_on_cards import Move, PutIntoPlay, Shuffle
from agot_judge.engine.ability.walk import given
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.one_deed import done_at_once
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.discourse.singled_out import among_shown
from agot_judge.text.grammar.effects.on_cards import effects_on_cards
from agot_judge.text.grammar.effects.on_cards.affected import affected, in_zone
from agot_judge.text.grammar.nouns.locations import beneath
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.template import FIRST, READING, SECOND, call
from agot_judge.text.phrases.description import described
from agot_judge.text.phrases.noun import Noun

_PILES = {
    "discard": (
        "discard",
        "discard from hand",
        "discard from deck",
        "discard from play",
        "discard from shadows",
    ),
    "dead": ("kill",),
}
"""By pile: the occurrences that send a card there."""


_SENDING = {event for events in _PILES.values() for event in events}


class Way(Struct, frozen=True, kw_only=True):
    """The way in which cards enter play, and from where, as far as the text says it."""

    zone: Zone | None = None
    beneath: Noun | None = None
    """``from under this agenda``: they are of those that were placed there."""
    under: Who | None = None
    """The player under whose control they enter play."""
    kneeling: bool = False
    participating: Literal["", "attacking", "defending"] = ""


@effects_on_cards.rule
def put_found_into_play(reading: Reading) -> Effects:
    """``search .. for a character, put into play, and shuffle your deck``: what was found."""
    if reading.discourse.found != "found":
        raise Unclear("what is put into play")
    return put_into_play_how(reading, None, Noun(ref="those", quantity="the"), Way())


@effects_on_cards.rule
def put_into_play_how(reading: Reading, chosen: str | None, noun: Noun, way: Way) -> Effects:
    """``put a character and a location into play from your hand``: each of them."""
    effects = [_put_into_play(reading, chosen, one, way) for one in noun.conjuncts]
    return done_at_once(reading, tuple(effect for made in effects for effect in made))


def _put_into_play(reading: Reading, chosen: str | None, noun: Noun, way: Way) -> Effects:
    noun = noun.apart_from(noun.or_else)  # this card is in play already
    zone = way.zone
    if way.beneath is not None:
        if noun.ref is not None or noun.cards.zone != "play" or zone is not None:
            raise Unclear("from where it is put into play")
        noun = replace(noun, cards=described(noun.cards, [beneath(reading, way.beneath)]))
    if zone is not None:
        if noun.ref == "self":
            reading.zone = zone.field
        elif _went_there(reading, noun, zone):
            pass  # with what was discarded or killed nothing else interacts than where it went (2e/faq/2.4/1)
        elif noun.ref == "occurrence" and zone.who == "you" and reading.occurrence.event in _SENDING:
            # Only if it is there: it went to its owner's pile.
            there = Cards(among="occurrence", zone=zone.field, controller="you")
            noun = replace(noun, ref=None, cards=there, quantity="each")
        elif _were_sent_there(noun, zone):
            whose = {} if zone.who in ("owner", "any") else {"controller": zone.who}
            noun = replace(noun, cards=replace(noun.cards, zone=zone.field, **whose))
        elif noun.ref is not None or noun.cards.zone != "play":
            raise Unclear("from where it is put into play")
        elif noun.cards.attached_to is not None:
            raise Unclear("to what it is attached there")  # "put an attachment on X into play from your hand"
        else:
            noun = in_zone(noun, zone)
    on = affected(reading, noun.elsewhere if zone is None else noun, chosen)
    made = PutIntoPlay(
        on=reading.moves(on),
        under=way.under or _by_default(reading, on),
        kneeling=way.kneeling,
        participating=way.participating,
    )
    return (replace(made, under="owner") if _is_of_each_player(reading, made) else made,)


def _is_of_each_player(reading: Reading, effect: PutIntoPlay) -> bool:
    """True where each of several players puts into play what he or she chose in a pile of his or her own: its owner does."""
    chosen = None if isinstance(effect.on, Cards) else reading.chosen_as(effect.on)
    of_one = chosen is not None and chosen.controller == effect.under == "that player"
    return of_one and chosen is not None and chosen.zone in (*_PILES, "hand", "shadows")


def _by_default(reading: Reading, on: On) -> Who:
    """Who controls them where nothing is said: the player who puts them into play, as long as they are his or her own;
    cards of others enter play under their owner's control (2e/rr/ownership-and-control/2)."""
    if on == "self":
        return reading.subject
    there = on if isinstance(on, Cards) else reading.chosen_as(on)
    if there is None or there.among is not None:
        return reading.subject if _comes_from_own(reading, on) else "owner"
    if any(one.in_history in _SENDING for one in (there, *there.any_of)):
        return "owner"  # of each of those that were killed or discarded
    if there.zone in ("play", "any") or there.owner == "you":
        return reading.subject
    return reading.subject if there.controller in ("you", reading.subject) else "owner"


def _comes_from_own(reading: Reading, on: On) -> bool:
    """True where the cards were in places of the player who puts them into play, as far as these were named."""
    shown = (
        (reading.discourse.shown.zone,)
        if isinstance(reading.discourse.shown.zone, str)
        else reading.discourse.shown.zone
    )
    named = [place for place in shown if place in reading.places] if on != "occurrence" else []
    whose = {reading.places[place] for place in named or reading.places}
    return bool(whose) and whose <= {"you", reading.subject}


def _went_there(reading: Reading, noun: Noun, zone: Zone) -> bool:
    """True where that is the pile to which the occurrence sent the card: ``that player's discard pile``, its owner's."""
    piles = [pile for pile, events in _PILES.items() if reading.occurrence.event in events]
    of_that_card = zone.who in ("that player", "owner", "loser") and not zone.every
    return noun.ref == "occurrence" and of_that_card and zone.places == tuple(piles)


def _were_sent_there(noun: Noun, zone: Zone) -> bool:
    """True where that is where each of them went: ``each character killed this phase .. from its owner's dead pile``."""
    elsewhere = zone.who not in ("owner", "any") and noun.cards.controller != "any"
    said = noun.ref is None and not zone.every and not elsewhere
    sent = tuple(one.in_history for one in noun.cards.any_of or (noun.cards,))
    piles = {pile for pile, events in _PILES.items() if any(event in events for event in sent)}
    return said and bool(piles) and set(zone.places) == piles


@effects_on_cards.rule
def put_from_into_play_how(reading: Reading, chosen: str | None, noun: Noun, zone: Zone, way: Way) -> Effects:
    """The putting into play of cards from a place, in some way."""
    if way.zone is not None:
        raise Unclear("from which of two places")
    return put_into_play_how(reading, chosen, noun, replace(way, zone=zone))


@effects_on_cards.rule
def put_how(reading: Reading, *parts: Way) -> Way:
    """The way in which it enters play, with all that is said of it."""
    return Way(**{name: value for part in parts for name, value in given(part).items()})


@effects_on_cards.rule
def add(reading: Reading, chosen: str | None, noun: Noun, zone: Zone) -> Effects:
    """The adding of cards to a hand."""
    zone.only("hand")
    noun = among_shown(reading, noun)
    return (Move(on=reading.moves(affected(reading, noun, chosen)), to="hand"),)


@effects_on_cards.rule
def shuffle_the_rest(reading: Reading, zone: Zone) -> Effects:
    """After a search, of which all that was found has been moved: the deck is shuffled."""
    if reading.discourse.found != "moved" or reading.discourse.shown.zone != "deck":
        raise Unclear("which are the others")
    return (Shuffle(player=zone.only("deck")),)


effects_on_cards.means(
    put_into_play=call(put_into_play_how, READING, FIRST, SECOND, Way()),
    under_control=Way(under=FIRST.one),
    attacking=Way(participating="attacking"),
    defending=Way(participating="defending"),
    from_zone=Way(zone=FIRST),
    from_under=Way(beneath=FIRST),
    knelt=Way(kneeling=True),  # The posture "knelt"
    as_always=Way(),  # "(standing)": as cards enter play where nothing else is said
)
