"""The part of a game that does not change while it lasts: the players and the cards, by number."""

import re

from msgspec import Struct

from agot_judge.cards.model import CardFace
from agot_judge.cards.title import NO_ABILITIES, TitleAbilities
from agot_judge.engine.ability import Ability

NO_TRAIT_ATTACHMENTS = "no attachments of trait"
"""The variant of "no attachments" that names the traits of the attachments that the card cannot have."""


class Keyword(Struct, frozen=True):
    """A keyword of a card; ``value`` for ambush (X), bestow (X), prized (X), shadow (X); ``words`` for the traits of
    "no attachments except Weapon" and of "no Condition attachments"."""

    name: str
    value: int | None = None
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        if self.value is not None:
            return f"{self.name} ({self.value})"
        if self.name == NO_TRAIT_ATTACHMENTS:
            return f"no {' or '.join(self.words)} attachments"
        if self.words:
            return f"{self.name} except {', '.join(self.words)}"
        return self.name


_NUMBERED = re.compile(r"(?P<name>[a-z]+) \(?(?P<value>\d+|X)\)?")
_EXCEPT = re.compile(r"no attachments except (?P<words>.+)")
_NOT_THOSE = re.compile(r"no (?P<words>[A-Z].*) attachments")
_OR = re.compile(r",? or |, ")


def keyword_from(words: str) -> Keyword:
    """The keyword that these words name: ``renown``, ``prized (1)``, ``ambush (X)``, ``no attachments except Weapon``."""
    numbered = _NUMBERED.fullmatch(words)
    if numbered is not None:
        value = numbered["value"]
        return Keyword(numbered["name"], None if value == "X" else int(value))
    excepted = _EXCEPT.fullmatch(words)
    if excepted is not None:
        return Keyword("no attachments", words=tuple(_OR.split(excepted["words"])))
    named = _NOT_THOSE.fullmatch(words)
    if named is not None:
        return Keyword(NO_TRAIT_ATTACHMENTS, words=tuple(_OR.split(named["words"])))
    return Keyword(words)


class CardDefinition(Struct, frozen=True, kw_only=True):
    """A card as the machine knows it: what is printed, and what the program understood of it."""

    face: CardFace
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()
    title: TitleAbilities = NO_ABILITIES
    """The abilities that a melee title gives to its bearer."""
    unread: tuple[str, ...] = ()
    """Lines of text that the program does not understand: never guessed, shown to the judge."""
    why_unread: tuple[str, ...] = ()
    """Sentences that name what no text of the edition says, where that is why."""

    @property
    def is_printed_limited(self) -> bool:
        """True where the card has the limited keyword wherever nothing changes it: in hand, as it is marshaled or played."""
        return self.face.limited or any(keyword.name == "limited" for keyword in self.keywords)


class GameCard(Struct, frozen=True, kw_only=True):
    """One physical card of the game. ``label`` tells copies of one name apart (``Hedge Knight#2``)."""

    definition: CardDefinition
    owner: int
    label: str


class Game(Struct, frozen=True, kw_only=True):
    """The players in clockwise order and every identified card, by number."""

    edition: str
    format: str
    players: tuple[str, ...]
    cards: tuple[GameCard, ...]
    assumed: tuple[tuple[str, int], ...] = ()
    """The assumptions of the judge where the documents are silent, each by its number, in place of what the edition declares."""
    besides: tuple[Ability, ...] = ()
    """The abilities that no card's text has: in force at the start, or said by the judge. Nobody can use them."""
