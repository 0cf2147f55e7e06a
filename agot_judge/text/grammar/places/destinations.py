"""Where cards are put."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, READING, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

places = Fragment(__name__, "place")


To = Literal[
    "top of deck",
    "bottom of deck",
    "deck",
    "hand",
    "discard",
    "dead",
    "shadows",
    "under this card",
    "agenda",
    "owner's agenda",
    "used",
    "plot deck",
]


ZONES: tuple[To, ...] = ("hand", "discard", "dead", "shadows", "deck", "used", "plot deck")


Order = Literal["", "in any order", "in a random order"]


class Place(Struct, frozen=True):
    """Where cards are put."""

    to: To
    who: Who = "any"
    order: Order = ""
    """The order in which they are put there."""
    or_bottom: bool = False
    """On the top or on the bottom, as the player wishes."""


@places.rule
def to_zone(reading: Reading, zone: Zone) -> Place:
    """The place, by its name: ``in your discard pile``."""
    to = next((one for one in ZONES if zone.places == (one,)), None)
    if to is None:
        raise Unclear("where it is put")
    return Place(to, zone.who)


@places.rules(on_top="top of deck", on_bottom="bottom of deck")
def at_end(reading: Reading, end: To, zone: Zone, order: Order | None) -> Place:
    """The place on top of a deck, or on the bottom."""
    if zone.places == ("used",):
        return to_zone(reading, zone)  # nothing asks for an order of used plot cards
    if zone.places != ("deck",):
        raise Unclear("on what it is put")
    return Place(end, zone.who, order or "")


@places.rule
def on_top_of_it(reading: Reading, order: Order | None) -> Place:
    """The place on top of the deck spoken of."""
    return Place("top of deck", order=order or "")


@places.rule
def under(reading: Reading, noun: Noun) -> Place:
    """The place under this card."""
    if noun.ref != "self":
        raise Unclear("under which card")
    return Place("under this card")


@places.rule
def under_agenda(reading: Reading, person: Person) -> Place:
    """``under your agenda``; ``under that player's agenda``, ``under their agenda``: of the owner of the card."""
    if person.who == "you":
        return Place("agenda")
    if person.one not in ("that player", "owner"):
        raise Unclear("under whose agenda")
    return Place("owner's agenda", person.one)


places.means(
    random_order="in a random order",
    order="in any order",
    to_hand=Place("hand"),
    # "on the top or bottom of its owner's deck": whoever puts it there says which
    on_top_or_bottom=call(replace, call(at_end, READING, "top of deck", FIRST, order=None), or_bottom=True),
)
