"""The frozen models of the page of all outcomes."""

from msgspec import Struct

from agot_judge.web.sandbox.outcome_table import Table
from agot_judge.web.sandbox.pages import Linked, Notice


class OutcomeShown(Struct, frozen=True, kw_only=True):
    """Something that play can come to."""

    number: int
    facts: tuple[tuple[str, str], ...]
    """The facts by which outcomes are told apart: the field and its value."""
    stopped: str
    lines: str
    """The number of lines that lead there, in words."""
    moves: tuple[str, ...]
    url: str
    """The board at the end of a shortest line; empty where it is kept only when somebody presses: ``packed`` is sent then."""
    packed: str


class OrderShown(Struct, frozen=True, kw_only=True):
    """Two lines with the same moves in another order and another outcome."""

    moves: tuple[str, ...]
    outcome: int
    other_moves: tuple[str, ...]
    other_outcome: int


class Subject(Struct, frozen=True):
    """The matter of a dispute, in words, and the question that asks for it."""

    words: str
    question: str


class OutcomesPage(Struct, frozen=True, kw_only=True):
    """All outcomes of legal play from a place of a board."""

    title: str
    back_url: str
    question: str
    ask_url: str
    """Where the question is sent: to be answered it takes a press."""
    most_seconds: int
    """For so long at most it is looked for."""
    take_url: str
    """Where the line to an outcome is sent to be kept."""
    next_decision: Linked | None
    """Where nobody decides at the place asked for: what is decided next and the page from there, no address where nothing
    is."""
    notices: tuple[Notice, ...] = ()
    has_challenges: bool
    subjects: tuple[Subject, ...]
    """The subjects that the dispute may be about, each a button."""
    cards: tuple[Subject, ...]
    """Each card in play, to ask about it alone."""
    verdict: str = ""
    """A sentence on whether it matters."""
    order: str = ""
    """A sentence on whether the order matters."""
    two_orders: OrderShown | None = None
    table: Table | None = None
    """The answers to the first decision, with the facts that differ; None where none does."""
    outcomes: tuple[OutcomeShown, ...] = ()
    more: int = 0
    """The number of outcomes that are not shown."""
