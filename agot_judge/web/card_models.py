"""The page models of the card pages: what a template shows, decided before it is shown."""

from msgspec import Struct

from agot_judge.cards.card import Card
from agot_judge.web.card_text import Line
from agot_judge.web.cards_named import MentionGroup
from agot_judge.web.errata import Erratum
from agot_judge.web.link_preview import LinkPreview
from agot_judge.web.pages import Citation
from agot_judge.web.understood import UnderstoodLine


class CardRow(Struct, frozen=True, kw_only=True):
    """A card in a list of results."""

    name: str
    pack: str
    url: str
    facts: tuple[str, ...]
    icons: tuple[str, ...]
    unique: bool
    has_errata: bool


class QueryProblem(Struct, frozen=True, kw_only=True):
    """The fault of a query: its text before, in and behind the place."""

    message: str
    before: str
    wrong: str
    behind: str
    instead: str
    """The nearest query that can be read; empty where none is near."""
    instead_url: str


class QueryHelp(Struct, frozen=True):
    """One thing that can be asked."""

    example: str
    url: str
    names: str
    about: str


class EditionLink(Struct, frozen=True):
    """The same search among the cards of an edition."""

    name: str
    url: str
    is_shown: bool


class CardSearchPage(Struct, frozen=True, kw_only=True):
    """The search of the imported cards."""

    query: str
    problem: QueryProblem | None
    rows: tuple[CardRow, ...]
    total: int
    first: int
    """The number of the first row, from 1; 0 where there is none."""
    last: int
    cards: int
    """The number of cards that are imported."""
    instead: str
    """Where nothing is found: the nearest query that may find something; empty where there is none."""
    instead_url: str
    note: str
    """Where nothing is found: what the language does not have."""
    previous_url: str
    next_url: str
    help: tuple[QueryHelp, ...]
    operators: tuple[tuple[str, str], ...]
    edition: str
    """The edition whose cards are searched; empty where it need not be said."""
    editions: tuple[EditionLink, ...]
    """The editions of which there are cards, where there are several."""


class RestrictionNote(Struct, frozen=True, kw_only=True):
    """Where a restricted list has the card."""

    list: str
    note: str
    """Who issued it, and when."""
    format: str
    kind: str
    others: tuple[CardRow, ...]


class ErratumNote(Struct, frozen=True, kw_only=True):
    """The change that an erratum made to the text that is shown."""

    citation: Citation
    outcome: str
    before: tuple[Line, ...]


class PrintedCardPage(Struct, frozen=True, kw_only=True):
    """One imported card, with what the documents say of it."""

    card: Card
    edition: str
    """The edition's name."""
    facts: tuple[tuple[str, str], ...]
    traits: str
    text: tuple[Line, ...]
    flavor: tuple[Line, ...]
    errata_notes: tuple[ErratumNote, ...]
    understood: tuple[UnderstoodLine, ...]
    restrictions: tuple[RestrictionNote, ...]
    others: tuple[CardRow, ...]
    """Other cards of the same name."""
    elsewhere: tuple[CardRow, ...]
    """Cards of the same name in other editions."""
    board_url: str
    cited: tuple[str, ...]
    errata: tuple[Erratum, ...]
    groups: tuple[MentionGroup, ...]
    link_preview: LinkPreview


class SharedNamePage(Struct, frozen=True, kw_only=True):
    """A name that several cards bear."""

    name: str
    rows: tuple[CardRow, ...]
