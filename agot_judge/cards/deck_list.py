"""A deck as somebody wrote it down: its lines, each with what it may mean; no card is looked up yet."""

from typing import Literal

from msgspec import Struct


class Reading(Struct, frozen=True, kw_only=True):
    """One way to read a line that names a card."""

    copies: int
    name: str
    """A name, a code or OCTGN's id."""
    behind: str = ""
    """The words behind the name: a pack (``Core Set``), a pack with a number (``WotN #35``), a note."""
    is_bracketed: bool = False
    """True for words in brackets, where lists have the pack."""
    left_out: str = ""
    """Other words of the line that this reading makes nothing of."""


class DeckLine(Struct, frozen=True, kw_only=True):
    """One line of a list that has words."""

    place: str
    """Where in the file (``line 7``)."""
    words: str
    """As they stand there."""
    kind: Literal["card", "agenda", "faction", "words", "said", "set aside"]
    """``card`` has a count and must name one; ``words`` may name a card, a faction, the deck, or nothing; ``said`` is no
    card by its form alone; ``set aside`` stands among cards that are not of the deck."""
    readings: tuple[Reading, ...] = ()
    """The names that it may mean, the likeliest first."""
    faction: str = ""
    says: str = ""
    """Of ``said``: what it is. Of ``set aside``: under which heading."""
    is_heading: bool = False
    """Of ``words``: whether they are set as a heading."""
    opens_block: bool = False
    """True for a line with nothing, or an empty line, before it."""


class DeckList(Struct, frozen=True, kw_only=True):
    """One deck of a file: nothing looked up yet."""

    name: str
    """As the file or a line of it says beyond doubt; a name that only stands on top is among the lines."""
    lines: tuple[DeckLine, ...] = ()
    is_named: bool = False
    """True for a list that says its name."""
    of_another_game: str = ""
    """Why the list is not one of Second Edition cards, where it says so itself."""
