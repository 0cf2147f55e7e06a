"""The frozen models of the page on which a board is built."""

from msgspec import Struct

from agot_judge.catalog.decks import TakenLine
from agot_judge.web.sandbox.pages import Linked, Notice
from agot_judge.web.understood import UnderstoodLine


class TextProblem(Struct, frozen=True, kw_only=True):
    """What is wrong in the scenario's text."""

    line: int
    """From 1; 0 where no line is known."""
    message: str
    suggestion: str = ""
    source: str = ""
    """The line as it was typed."""


class CardEditor(Struct, frozen=True, kw_only=True):
    """What is printed on a card, to be changed."""

    field: str
    """The names of its fields begin so: ``d3``."""
    key: str
    type: str
    strength: str
    cost: str
    icons: tuple[tuple[str, bool], ...]
    traits: str
    text: str
    unique: bool
    has_abilities: bool
    unread: tuple[str, ...]
    """Lines of its text that are not followed."""
    understood: tuple[UnderstoodLine, ...]
    """What the engine makes of its text, by line."""


class BuildTile(Struct, frozen=True, kw_only=True):
    """A card in play on the board being built."""

    path: str
    """Player and place in the list, ``0:3``."""
    name: str
    unique: bool
    type: str
    strength: str
    icons: tuple[str, ...]
    keywords: tuple[str, ...]
    kneeling: bool
    attacking: bool
    defending: bool
    blank: bool
    duplicates: int
    power: int
    other_marks: tuple[str, ...]
    attachments: tuple[str, ...]
    impossible: tuple[Notice, ...]
    """What about it the rules do not allow to be there; the board is stepped all the same."""
    is_blank_card: bool
    """True where it is a card that nobody knows, with nothing but its name."""
    editor: CardEditor | None
    """None for a further copy of a card."""


class ListedCard(Struct, frozen=True):
    """A named card out of play."""

    path: str
    name: str


class BuildList(Struct, frozen=True, kw_only=True):
    """A player's cards out of play."""

    name: str
    cards: tuple[ListedCard, ...]
    hidden: int


class BuildSide(Struct, frozen=True, kw_only=True):
    """One player on the board being built."""

    place: int
    name: str
    role: str
    faction: str
    claim: str
    income: str
    initiative: str
    reserve: str
    plot: str
    gold: int
    power: int
    hand: int
    tiles: tuple[BuildTile, ...]
    lists: tuple[BuildList, ...]


class InsteadView(Struct, frozen=True, kw_only=True):
    """A button that puts something in place of what was typed."""

    words: str
    line: str
    detail: str = ""
    """What tells the card from others of its name."""


class BuildPage(Struct, frozen=True, kw_only=True):
    """The board being built."""

    url: str
    """Where the form goes."""
    title: str
    """As it was written; empty where the board has none."""
    heading: str
    """The same, or who attacks whom."""
    note: str
    text: str
    problems: tuple[TextProblem, ...]
    notices: tuple[Notice, ...]
    wrong: dict[str, str]
    """What is wrong by the field's name."""
    instead: dict[str, tuple[InsteadView, ...]]
    """Lines that could be meant, by the name of the field that is wrong."""
    taken: dict[str, tuple[TakenLine, ...]]
    """What each line of a deck list was taken for, by the field's name."""
    typed: dict[str, str]
    """What was typed into fields that could not be taken, or was not taken yet."""
    has_form: bool
    """False where the text cannot be read, so that there is no form to show."""
    has_plots: bool
    """True where players of the edition have plot cards."""
    has_challenges: bool
    takes_decks: bool
    """True where the lists of cards that people keep are of this edition."""
    editions: tuple[Linked, ...]
    """On a new board: the editions that are stepped, the present one without an address."""
    starts: tuple[tuple[str, str], ...]
    start: str
    within_challenge: bool
    after_comparison: bool
    challenge_type: str
    attacker: str
    defender: str
    winner: str
    winner_by_strength: str
    first: str
    players: tuple[str, ...]
    factions: tuple[str, ...]
    sides: tuple[BuildSide, ...]
    known: tuple[str, ...]
    """Names to complete what is typed."""
    cards_known: str
    """The number of cards that are known, in a sentence."""
    impossible: tuple[Notice, ...]
    moves: int
    examples: tuple[Linked, ...]
    is_conflict: bool
    """True where the text and the form were both changed."""
    is_new: bool
    announcement: str
