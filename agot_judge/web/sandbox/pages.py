"""One frozen model for each page of the sandbox: what a template shows, decided before it is shown."""

from msgspec import Struct

from agot_judge.web.link_preview import LinkPreview
from agot_judge.web.pages import Citation
from agot_judge.web.sandbox.board_view import BoardView
from agot_judge.web.sandbox.decision_view import DecisionView
from agot_judge.web.sandbox.hand_view import HandView
from agot_judge.web.sandbox.saved_under import SavedUnder
from agot_judge.web.sandbox.variations_view import Branch


class Notice(Struct, frozen=True, kw_only=True):
    """Something to say at the top: what is wrong, what the rules say to it, what to do."""

    title: str
    text: str = ""
    level: str = "danger"
    """``danger``, ``warn`` or ``good``."""
    citations: tuple[Citation, ...] = ()


class Linked(Struct, frozen=True):
    """Words that lead somewhere."""

    text: str
    url: str
    note: str = ""


class RibbonItem(Struct, frozen=True, kw_only=True):
    """A step or a window on the timing ribbon."""

    label: str
    name: str
    """The whole name, for a tip and for screen readers."""
    label_here: str
    """The label that stands there while the board is in the step or window."""
    is_window: bool = False
    is_current: bool = False
    is_done: bool = False
    url: str = ""
    """The first place of this line within it; empty where the line does not come there."""


class Ribbon(Struct, frozen=True, kw_only=True):
    """Where the board stands in the round."""

    phases: tuple[tuple[str, bool], ...]
    items: tuple[RibbonItem, ...]


class TraceView(Struct, frozen=True, kw_only=True):
    """One line of the trace."""

    n: int
    depth: int
    kind: str
    step: str
    text: str
    citations: tuple[Citation, ...]
    url: str
    is_here: bool
    is_ahead: bool
    """True where it is written only after the place where one stands."""
    is_new: bool
    """True where it was written since the last decision."""


class WindowView(Struct, frozen=True, kw_only=True):
    """Something open on the stack."""

    kind: str
    text: str
    note: str
    citation: Citation | None


class Needed(Struct, frozen=True, kw_only=True):
    """A requirement of using a card now."""

    text: str
    met: bool
    citations: tuple[Citation, ...]
    remedy: str = ""
    """The deed that would make the requirement hold."""
    tried: tuple[str, ...] = ()
    """Each card that might have served, and why it does not."""


class WayShown(Struct, frozen=True):
    """One way to use a card, with all that it needs."""

    text: str
    is_legal: bool
    needed: tuple[Needed, ...]


class WhyNot(Struct, frozen=True, kw_only=True):
    """True where a player could use a card where the board stands, requirement by requirement."""

    card: str
    player: str
    answer: str
    """Yes or no with what is in the way, in one sentence; empty where it hangs on a text that nobody understands."""
    answer_citations: tuple[Citation, ...]
    ways: tuple[WayShown, ...]
    unread: tuple[str, ...]
    """Lines of its text about which nothing is known."""
    hangs_on: tuple[str, ...]
    """The texts that nobody understands and on which it hangs, each with what to do."""
    close_url: str


class Moves(Struct, frozen=True, kw_only=True):
    """The ways from the place where one stands; an empty address where there is none."""

    first: str
    back: str
    forward: str
    last: str
    back_line: str
    forward_line: str
    back_step: str
    forward_step: str
    can_run_on: bool
    """True where the board can be played on to the end with everybody passing."""


class Share(Struct, frozen=True, kw_only=True):
    """The forms in which a board can be taken elsewhere."""

    link: str
    short_url: str
    """Where one asks for a short link, by a press that keeps the board; empty where its link is short."""
    ruling: str
    """Three lines for a chat: what has come of it, the paragraphs that decide it, the link."""
    yaml_url: str
    trace_url: str
    trace: str
    """The trace up to here with its citations, as text for a chat."""


class StepPage(Struct, frozen=True, kw_only=True):
    """The board being stepped."""

    edition: str
    title: str
    note: str
    at: str
    urls: dict[str, str]
    """The addresses to which one goes on from here, by what is done there."""
    number: int
    """The line of the trace at which one stands."""
    count: int
    notices: tuple[Notice, ...]
    saved_under: SavedUnder | None
    ribbon: Ribbon
    decision: DecisionView | None
    decision_key: str
    """The field that a press sends along: which decision it was made on."""
    hand: HandView | None
    """The form of what is to be resolved by hand."""
    by_hand_here: HandView | None
    """The form of what the judge changes in the midst of play, where it was asked for."""
    by_hand_after: int
    """Between two decisions: the line of the trace after which it is made, the last one that is written with this one."""
    by_hand_url: str
    """Where it is asked for; empty where there is nothing to ask."""
    decision_citations: tuple[Citation, ...]
    choice_citations: dict[int, tuple[Citation, ...]]
    ended: str
    """The way in which play ended, where nothing is left to happen."""
    goes_on: tuple[tuple[str, str], ...]
    """The buttons with which the run goes on after this end, the nearest end first: what each sends, and what it says."""
    windows: tuple[WindowView, ...]
    board: BoardView
    lines: tuple[TraceView, ...]
    news: tuple[TraceView, ...]
    """The news of the last answer: the lines that say most of what is new."""
    moves: Moves
    declining: tuple[str, ...]
    """The cards whose saving everybody's pass would decline, where that was pressed and is asked about first."""
    share: Share
    variations: Branch | None
    """All lines of play as a tree; None where there is only this one."""
    line_number: int
    line_count: int
    preview: LinkPreview
    why: WhyNot | None
    why_base: str
    announcement: str
