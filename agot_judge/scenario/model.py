"""A scenario as a value: what the file says, before anything is looked up or executed.

The reader and the writer mirror each other over these records: reading what was written gives an equal scenario.
Names are texts here; lines are kept beside the scenario, not in it.
"""

from typing import Literal

from msgspec import Struct

from agot_judge.cards.model import CardFace
from agot_judge.engine.ability import Ability, Effect
from agot_judge.scenario.entries import Entry
from agot_judge.scenario.points import Start, Stop

Pairs = tuple[tuple[str, str], ...]


class Definition(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card definition. ``key`` is the name by which the file refers to it, ``face.name`` the printed title."""

    key: str
    face: CardFace
    abilities: tuple[Ability, ...] | None = None
    """The structured form; None where the definition has none and the text is all there is."""
    unsure: tuple[str, ...] = ()
    """The keys of a card of the library that the project does not know for certain."""


class Marks(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The notes on a card in a list."""

    kneeling: bool = False
    attacking: bool = False
    defending: bool = False
    facedown: bool = False
    blank: bool = False
    power: int = 0
    gold: int = 0
    x: int = 0
    """The value of X in the card's cost."""
    duplicates: int = 0
    tokens: tuple[tuple[str, int], ...] = ()
    attachments: "tuple[Placed, ...]" = ()
    owner: str = ""
    controller: str = ""


class Placed(Struct, frozen=True):
    """A card in a list, by name."""

    name: str
    marks: Marks = Marks()


class Unidentified(Struct, frozen=True):
    """A number of cards that nobody identified."""

    count: int


class Inline(Struct, frozen=True):
    """A card that is defined where it lies: a revealed plot."""

    definition: Definition


Listed = Placed | Unidentified | Inline


class CardList(Struct, frozen=True):
    """One of a player's lists, by the key of the format (``play``, ``hand``, ``plot`` ...)."""

    key: str
    cards: tuple[Listed, ...]


class Player(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player. ``lists`` are in the order written, which is the order in which copies of a name are counted."""

    name: str
    faction: str = ""
    gold: int = 0
    power: int = 0
    title: str = ""
    title_kneeling: bool = False
    faction_kneeling: bool = False
    tokens: tuple[tuple[str, int], ...] = ()
    lists: tuple[CardList, ...] = ()


class GivenChallenge(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The challenge under way. ``winner`` is a player, ``none``, or empty where that is still open."""

    type: str
    attacker: str
    defender: str
    stealth: Pairs = ()
    assault: tuple[str, ...] = ()
    winner: str = ""
    by: int = 0


class GivenEffect(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An effect in force: its printed words, or its structured form in ``effects``."""

    text: str = ""
    effects: tuple[Effect, ...] = ()
    on: tuple[str, ...] = ()
    source: str = ""
    controller: str = ""
    why_not: str = ""
    """Why the words are not understood."""


class PastChallenge(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A challenge of this round before the start."""

    type: str
    attacker: str
    defender: str
    winner: str = ""
    unopposed: bool = False
    phase: str = ""
    by: str = ""


class PastUse(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An ability that was used."""

    card: str
    times: int = 1
    phase: str = ""
    by: str = ""


class PastMarshal(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card that was marshaled."""

    card: str
    phase: str = ""
    by: str = ""


class PastDraw(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Cards drawn by card effects."""

    count: int
    phase: str = ""
    by: str = ""


class PastLeaving(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card that was killed, or discarded from play."""

    what: Literal["killed", "discarded"]
    card: str
    phase: str = ""
    by: str = ""


Past = PastChallenge | PastUse | PastMarshal | PastDraw | PastLeaving


class Scenario(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One board state, the moves made from it, and what must hold along the way."""

    edition: str
    players: tuple[Player, ...]
    title: str = ""
    note: str = ""
    format: str = ""
    first_player: str = ""
    active_player: str = ""
    round: int = 1
    cards: tuple[Definition, ...] = ()
    in_force: tuple[GivenEffect, ...] = ()
    challenge: GivenChallenge | None = None
    start: Start | None = None
    stop: Stop | None = None
    run: tuple[Entry, ...] = ()
    history: tuple[Past, ...] = ()
    cites: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    """Cards of which the judge rules out that a text that is not understood bears on anything."""
    titles: tuple[str, ...] = ()
    """The pool of titles that nobody bears, where it is not that of the edition."""
    assume: tuple[tuple[str, int], ...] = ()
    """The assumptions in place of what the edition declares where its documents are silent: by number."""
