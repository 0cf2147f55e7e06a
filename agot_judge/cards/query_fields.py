"""The fields that a card query can ask for: ThronesDB's letters, and names that can be read."""

from collections.abc import Callable
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


class Field(Struct, frozen=True, kw_only=True):
    """Something that a query can ask for."""

    names: tuple[str, ...]
    """The letter first, where it has one, then the long name, then others that mean the same."""
    kind: Kind
    about: str
    example: str
    value: Callable[[Findable], Value]
    known: tuple[str, ...] = ()
    """The words that there are, where they are a fixed list."""


def _pack(found: Findable) -> tuple[str, ...]:
    return tuple(plain(word) for word in (found.card.face.pack, found.card.pack_name) if word)


def _income(found: Findable) -> Number:
    face = found.card.face
    return face.income if face.gold is None else face.gold


def _of(read: Callable[[Card], str]) -> Callable[[Findable], str]:
    return lambda found: plain(read(found.card))


FIELDS = (
    Field(
        names=("name",),
        kind="name",
        about="Its name; a word without a field asks for it too.",
        example="name:stark",
        value=lambda found: (found.name, found.label),
    ),
    Field(
        names=("x", "text"),
        kind="words",
        about="Words of its text; several in quotation marks.",
        example='x:"each character"',
        value=lambda found: found.text,
    ),
    Field(
        names=("f", "faction", "house"),
        kind="word",
        about="Its faction: baratheon, greyjoy, lannister, martell, thenightswatch, stark, targaryen, tyrell, neutral.",
        example="f:stark|tyrell",
        value=lambda found: found.card.face.factions or ("neutral",),
        known=FACTIONS,
    ),
    Field(
        names=("t", "type"),
        kind="word",
        about="Its type: character, location, attachment, event, plot, agenda, title.",
        example="t:character",
        value=lambda found: (found.card.face.type,),
        known=(*TYPES, "faction"),
    ),
    Field(
        names=("s", "strength", "str"),
        kind="number",
        about="Its printed STR.",
        example="s>3",
        value=lambda found: found.card.face.strength,
    ),
    Field(
        names=("o", "cost"),
        kind="number",
        about="Its printed cost: a number, X, or - for none.",
        example="o<3",
        value=lambda found: found.card.face.cost,
    ),
    Field(
        names=("k", "trait", "traits"),
        kind="trait",
        about="One of its Traits.",
        example="k:lord|lady",
        value=lambda found: found.traits,
    ),
    Field(
        names=("u", "unique"),
        kind="flag",
        about="Whether it is unique: 1 or 0.",
        example="u:1",
        value=lambda found: found.card.face.unique,
    ),
    Field(
        names=("l", "loyal"),
        kind="flag",
        about="Whether it is loyal: 1 or 0.",
        example="l:1",
        value=lambda found: found.card.face.loyal,
    ),
    Field(
        names=("m", "military", "mil"),
        kind="flag",
        about="Whether it has a military icon.",
        example="m:1",
        value=lambda found: "military" in found.card.face.icons,
    ),
    Field(
        names=("g", "intrigue", "int"),
        kind="flag",
        about="Whether it has an intrigue icon.",
        example="g:1",
        value=lambda found: "intrigue" in found.card.face.icons,
    ),
    Field(
        names=("p", "power", "pow"),
        kind="flag",
        about="Whether it has a power icon.",
        example="p:1",
        value=lambda found: "power" in found.card.face.icons,
    ),
    Field(
        names=("n", "income", "gold"),
        kind="number",
        about="The gold of a plot; of another First Edition card its income.",
        example="n>5",
        value=_income,
    ),
    Field(
        names=("v", "initiative"),
        kind="number",
        about="The initiative of a plot.",
        example="v:0",
        value=lambda found: found.card.face.initiative,
    ),
    Field(
        names=("influence",),
        kind="number",
        about="The influence of a First Edition card.",
        example="influence>0",
        value=lambda found: found.card.face.influence,
    ),
    Field(
        names=("crest",),
        kind="word",
        about="A crest of a First Edition card: holy, learned, noble, war, shadow, summer, winter.",
        example="crest:war",
        value=lambda found: found.card.face.crests,
        known=CRESTS,
    ),
    Field(
        names=("b", "claim"),
        kind="number",
        about="The claim of a plot.",
        example="b:2",
        value=lambda found: found.card.face.claim,
    ),
    Field(
        names=("h", "reserve"),
        kind="number",
        about="The reserve of a plot.",
        example="h<5",
        value=lambda found: found.card.face.reserve,
    ),
    Field(
        names=("e", "set", "pack"),
        kind="word",
        about="Its pack, by code or name.",
        example="e:Core",
        value=_pack,
    ),
    Field(
        names=("c", "cycle"),
        kind="number",
        about="The place of its cycle among the cycles.",
        example="c:2",
        value=lambda found: found.card.in_cycle,
    ),
    Field(
        names=("r", "released", "date"),
        kind="date",
        about="When its pack was released: a year, a month or a day.",
        example="r<2017-06",
        value=lambda found: found.card.released,
    ),
    Field(
        names=("y", "quantity"),
        kind="number",
        about="Copies in one pack.",
        example="y:3",
        value=lambda found: found.card.quantity,
    ),
    Field(
        names=("limit",),
        kind="number",
        about="Copies that a deck may hold.",
        example="limit:1",
        value=lambda found: found.card.face.deck_limit,
    ),
    Field(
        names=("i", "illustrator", "artist"),
        kind="words",
        about="Who painted it.",
        example="i:smith",
        value=_of(lambda card: card.illustrator),
    ),
    Field(
        names=("d", "designer"),
        kind="words",
        about="Who designed it, where the source says so.",
        example="d:lee",
        value=_of(lambda card: card.designer),
    ),
    Field(
        names=("a", "flavor"),
        kind="words",
        about="Words of its flavor text.",
        example="a:winter",
        value=_of(lambda card: card.flavor),
    ),
    Field(
        names=("icon",),
        kind="word",
        about="A challenge icon: military, intrigue, power.",
        example="icon:power",
        value=lambda found: found.card.face.icons,
        known=ICONS,
    ),
    Field(
        names=("kw", "keyword"),
        kind="word",
        about="A keyword printed on it: renown, stealth, ambush ...",
        example="kw:renown",
        value=lambda found: found.keywords,
        known=KEYWORDS,
    ),
    Field(
        names=("ability",),
        kind="word",
        about="A kind of ability: action, reaction, interrupt, forced, when revealed, constant; with a phase too; of First "
        "Edition cards any phase, challenges, response, limited response, passive.",
        example='ability:"challenges action"',
        value=lambda found: found.abilities,
        known=ABILITIES,
    ),
    Field(
        names=("is",),
        kind="word",
        about="Unique, loyal, neutral, limited, errata (the documents changed it), restricted, banned.",
        example="is:errata",
        value=lambda found: found.is_,
        known=IS,
    ),
    Field(
        names=("has",),
        kind="word",
        about="A ruling, errata, text, flavor, keyword, ability, icon or trait.",
        example="has:ruling",
        value=lambda found: found.has,
        known=HAS,
    ),
    Field(
        names=("code",),
        kind="words",
        about="Its code.",
        example="code:01001",
        value=lambda found: found.card.face.code.casefold(),
    ),
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
