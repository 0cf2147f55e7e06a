"""The fields that a card query can ask for: ThronesDB's letters, and names that can be read."""

from collections.abc import Callable
from functools import partial
from typing import Literal

from msgspec import Struct

from agot_judge.cards.card import Card
from agot_judge.cards.findable import Findable
from agot_judge.cards.importers.factions import FACTION_NAMES
from agot_judge.cards.importers.first_edition import CRESTS
from agot_judge.cards.importers.sources import FACTIONS, TYPES
from agot_judge.cards.model import Number
from agot_judge.cards.pool import plain

Kind = Literal["name", "number", "date", "flag", "words", "word", "trait"]
"""The ways in which values are compared: ``name`` with the pack where a value has a parenthesis, ``words`` stand anywhere in the
field, ``word`` is one of a list, ``trait`` a whole word of it."""

KEYWORDS = (
    *("ambush", "assault", "bestow", "insight", "intimidate", "limited", "no attachments"),
    *("pillage", "prized", "renown", "shadow", "stealth", "terminal"),
    *("deadly", "deathbound", "infamy", "joust", "melee", "setup", "stalwart", "vengeful", "vigilant"),
)
"""The fields of the Second Edition, and the ones that only First Edition cards have."""
ABILITIES = (
    *("action", "reaction", "interrupt", "forced", "forced reaction", "forced interrupt", "when revealed"),
    *("plot action", "draw action", "marshaling action", "challenges action"),
    *("dominance action", "standing action", "taxation action", "constant"),
    *("any phase", "plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation"),
    *("response", "limited response", "passive"),
)
"""The headers of the Second Edition, and those of the First."""
IS = ("unique", "loyal", "neutral", "limited", "errata", "restricted", "banned")
HAS = ("ruling", "errata", "text", "flavor", "keyword", "ability", "icon", "trait")
ICONS = ("military", "intrigue", "power")

Value = Number | str | bool | tuple[str, ...] | frozenset[str]


class Field(Struct, frozen=True):
    """Something that a query can ask for."""

    kind: Kind
    names: tuple[str, ...]
    """The letter first, where it has one, then the long name, then others that mean the same."""
    about: str
    example: str
    value: Callable[[Findable], Value]
    known: tuple[str, ...] = ()
    """The words that there are, where they are a fixed list."""


def _pack(found: Findable) -> tuple[str, ...]:
    return tuple(plain(word) for word in (found.face.pack, found.card.pack_name) if word)


def _income(found: Findable) -> Number:
    return found.face.income if found.face.gold is None else found.face.gold


def _of(read: Callable[[Card], str]) -> Callable[[Findable], str]:
    return lambda found: plain(read(found.card))


_number = partial(Field, "number")
_flag = partial(Field, "flag")
_words = partial(Field, "words")
_word = partial(Field, "word")
FIELDS = (
    Field(
        "name",
        ("name",),
        "Its name; a word without a field asks for it too.",
        "name:stark",
        lambda one: (one.name, one.label),
    ),
    _words(
        ("x", "text"),
        "Words of its text; several in quotation marks.",
        'x:"each character"',
        lambda one: one.text,
    ),
    _word(
        ("f", "faction", "house"),
        "Its faction: baratheon, greyjoy, lannister, martell, thenightswatch, stark, targaryen, tyrell, neutral.",
        "f:stark|tyrell",
        lambda one: one.face.factions or ("neutral",),
        FACTIONS,
    ),
    _word(
        ("t", "type"),
        "Its type: character, location, attachment, event, plot, agenda, title.",
        "t:character",
        lambda one: (one.face.type,),
        (*TYPES, "faction"),
    ),
    _number(("s", "strength", "str"), "Its printed STR.", "s>3", lambda one: one.face.strength),
    _number(("o", "cost"), "Its printed cost: a number, X, or - for none.", "o<3", lambda one: one.face.cost),
    Field("trait", ("k", "trait", "traits"), "One of its Traits.", "k:lord|lady", lambda one: one.traits),
    _flag(("u", "unique"), "Whether it is unique: 1 or 0.", "u:1", lambda one: one.face.unique),
    _flag(("l", "loyal"), "Whether it is loyal: 1 or 0.", "l:1", lambda one: one.face.loyal),
    _flag(
        ("m", "military", "mil"),
        "Whether it has a military icon.",
        "m:1",
        lambda one: "military" in one.face.icons,
    ),
    _flag(
        ("g", "intrigue", "int"),
        "Whether it has an intrigue icon.",
        "g:1",
        lambda one: "intrigue" in one.face.icons,
    ),
    _flag(
        ("p", "power", "pow"), "Whether it has a power icon.", "p:1", lambda one: "power" in one.face.icons
    ),
    _number(
        ("n", "income", "gold"),
        "The gold of a plot; of another First Edition card its income.",
        "n>5",
        _income,
    ),
    _number(("v", "initiative"), "The initiative of a plot.", "v:0", lambda one: one.face.initiative),
    _number(
        ("influence",),
        "The influence of a First Edition card.",
        "influence>0",
        lambda one: one.face.influence,
    ),
    _word(
        ("crest",),
        "A crest of a First Edition card: holy, learned, noble, war, shadow, summer, winter.",
        "crest:war",
        lambda one: one.face.crests,
        CRESTS,
    ),
    _number(("b", "claim"), "The claim of a plot.", "b:2", lambda one: one.face.claim),
    _number(("h", "reserve"), "The reserve of a plot.", "h<5", lambda one: one.face.reserve),
    _word(("e", "set", "pack"), "Its pack, by code or name.", "e:Core", _pack),
    _number(("c", "cycle"), "The place of its cycle among the cycles.", "c:2", lambda one: one.card.in_cycle),
    Field(
        "date",
        ("r", "released", "date"),
        "When its pack was released: a year, a month or a day.",
        "r<2017-06",
        lambda one: one.card.released,
    ),
    _number(("y", "quantity"), "Copies in one pack.", "y:3", lambda one: one.card.quantity),
    _number(("limit",), "Copies that a deck may hold.", "limit:1", lambda one: one.face.deck_limit),
    _words(("i", "illustrator", "artist"), "Who painted it.", "i:smith", _of(lambda card: card.illustrator)),
    _words(
        ("d", "designer"),
        "Who designed it, where the source says so.",
        "d:lee",
        _of(lambda card: card.designer),
    ),
    _words(("a", "flavor"), "Words of its flavor text.", "a:winter", _of(lambda card: card.flavor)),
    _word(
        ("icon",),
        "A challenge icon: military, intrigue, power.",
        "icon:power",
        lambda one: one.face.icons,
        ICONS,
    ),
    _word(
        ("kw", "keyword"),
        "A keyword printed on it: renown, stealth, ambush ...",
        "kw:renown",
        lambda one: one.keywords,
        KEYWORDS,
    ),
    _word(
        ("ability",),
        "A kind of ability: action, reaction, interrupt, forced, when revealed, constant; with a phase too; of First "
        "Edition cards any phase, challenges, response, limited response, passive.",
        'ability:"challenges action"',
        lambda one: one.abilities,
        ABILITIES,
    ),
    _word(
        ("is",),
        "Unique, loyal, neutral, limited, errata (the documents changed it), restricted, banned.",
        "is:errata",
        lambda one: one.is_,
        IS,
    ),
    _word(
        ("has",),
        "A ruling, errata, text, flavor, keyword, ability, icon or trait.",
        "has:ruling",
        lambda one: one.has,
        HAS,
    ),
    _words(("code",), "Its code.", "code:01001", lambda one: one.face.code.casefold()),
)
"""Every field, in the order of the help."""

BY_NAME = {name: field for field in FIELDS for name in field.names}

SYNONYMS = {
    **{plain(name): faction for name, faction in FACTION_NAMES.items()},
    **{"nw": "thenightswatch", "nightswatch": "thenightswatch", "night's watch": "thenightswatch"},
    **{"rulings": "ruling", "erratum": "errata", "keywords": "keyword", "abilities": "ability"},
    **{"icons": "icon", "traits": "trait"},
}
"""Other words for those of a list."""

OPERATORS = {
    ":": "is one of the values",
    "!": "is none of the values",
    "<": "is less than",
    ">": "is more than",
    "<=": "is at most",
    ">=": "is at least",
}
