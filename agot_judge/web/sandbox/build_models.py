"""The frozen models of the page on which a board is built."""

from msgspec import Struct

from agot_judge.scenario.model import GivenChallenge, Marks
from agot_judge.web.sandbox.deck_lists import TakenList
from agot_judge.web.sandbox.in_hand import InHand
from agot_judge.web.sandbox.pages import Linked, Notice
from agot_judge.web.understood import UnderstoodLine


class TextProblem(Struct, frozen=True, kw_only=True):
    """The fault in the scenario's text."""

    line: int
    """From 1; 0 where no line is known."""
    message: str
    suggestion: str = ""
    source: str = ""
    """The line as it was typed."""


class CardEditor(Struct, frozen=True, kw_only=True):
    """The print on a card, to be changed."""

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
    """The lines of the card's text as the engine understands them."""


class PutOn(Struct, frozen=True):
    """A button that puts an attachment on a card in play."""

    do: str
    name: str


class BuildTile(Struct, frozen=True, kw_only=True):
    """A card in play on the board being built."""

    path: str
    """Player and place in the list, ``0:3``."""
    name: str
    short: str
    """The name without its pack, where it means one card of the board."""
    unique: bool
    type: str
    strength: str
    icons: tuple[str, ...]
    keywords: tuple[str, ...]
    text: str
    marks: Marks
    other_marks: tuple[str, ...]
    """Every mark that is not about kneeling and taking part, in words."""
    attachments: tuple[str, ...]
    put_on: tuple[PutOn, ...]
    """Of an attachment on no card: what it can be put on."""
    to_zones: tuple[tuple[str, str], ...]
    """The lists out of play to which a button moves it: key and name."""
    impossible: tuple[Notice, ...]
    """The notices of what the rules do not allow on the card; the board is stepped all the same."""
    is_blank_card: bool
    """True where it is a card that nobody knows, with nothing but its name."""
    editor: CardEditor | None
    """None for a further copy of a card."""


class ListedCard(Struct, frozen=True, kw_only=True):
    """Copies of a named card out of play; ``path`` is that of the last one."""

    path: str
    name: str
    count: int
    goes_to: tuple[tuple[str, str], ...]
    """Where a tap may put one of them: key and word."""


class BuildList(Struct, frozen=True, kw_only=True):
    """A player's cards out of play."""

    key: str
    name: str
    cards: tuple[ListedCard, ...]
    hidden: int

    @property
    def count(self) -> int:
        """All its cards."""
        return self.hidden + sum(card.count for card in self.cards)


class BuildSide(Struct, frozen=True, kw_only=True):
    """One player on the board being built."""

    place: int
    name: str
    role: str
    is_first: bool
    faction: str
    claim: str
    income: str
    initiative: str
    reserve: str | None
    """None where plots of the edition have none."""
    plot: str
    """The name of the revealed plot, where it has one of its own."""
    gold: int
    power: int
    hand: int
    """The cards in hand that nobody identified."""
    in_hand: int
    """All cards in hand."""
    tiles: tuple[BuildTile, ...]
    lists: tuple[BuildList, ...]
    impossible: tuple[Notice, ...]
    """Impossible things about the player: a plot's value, the power."""


class KnownCard(Struct, frozen=True, kw_only=True):
    """A card of this board by its name, for the line to add cards."""

    name: str
    detail: str
    """Words that tell it from others of its name."""
    icons: tuple[str, ...]
    is_in_play: bool


class InForceLine(Struct, frozen=True, kw_only=True):
    """Something in force, or something that has happened, in words."""

    text: str
    wording: str
    """The printed wording, where it says more than the text."""
    not_understood: bool
    do: str
    """The button that takes it off the board."""


class InForceView(Struct, frozen=True, kw_only=True):
    """The third place beside the two sides, and what its form offers."""

    in_force: tuple[InForceLine, ...]
    past: tuple[InForceLine, ...]
    cards: tuple[str, ...]
    """The cards in play by which an effect may be on one."""
    sources: tuple[str, ...]
    """The cards from which an effect may be."""


class EffectsOffered(Struct, frozen=True, kw_only=True):
    """The choices of the form for effects and happenings."""

    periods: tuple[str, ...]
    until: tuple[str, ...]
    gains: tuple[str, ...]
    cannot: tuple[str, ...]
    at_the_end: tuple[str, ...]
    of_a_card: tuple[tuple[str, str], ...]


class InsteadView(Struct, frozen=True, kw_only=True):
    """A button that puts something in place of what was typed."""

    words: str
    line: str
    detail: str = ""
    """The words that tell the card from others of its name."""


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
    """The messages that say what is wrong, by the field's name."""
    instead: dict[str, tuple[InsteadView, ...]]
    """Lines that could be meant, by the name of the field that is wrong."""
    taken: dict[str, TakenList]
    """The deck lists that were taken, by the field's name."""
    typed: dict[str, str]
    """The words that were typed into fields that could not be taken, or were not taken yet."""
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
    after_comparison: bool
    challenge: GivenChallenge | None
    winner_by_strength: str
    first: str
    players: tuple[str, ...]
    factions: tuple[str, ...]
    sides: tuple[BuildSide, ...]
    in_hand: InHand
    """The side that the line speaks of, and the card that was added last."""
    card: BuildTile | None
    """The card that was added last."""
    card_role: str
    """The part that the side of that card has in the challenge."""
    in_force: InForceView
    offers: EffectsOffered
    names_url: str
    """Where the names are asked for that what is typed may become; empty where no cards of the edition can be known."""
    cards: tuple[KnownCard, ...]
    """The cards of this board, those in play first."""
    known: tuple[str, ...]
    """Other names to complete what is typed."""
    cards_known: str
    """The number of cards that are known, in a sentence."""
    impossible: tuple[Notice, ...]
    """Impossible things that stand on no tile."""
    marked: bool
    """True where anything is impossible, wherever it is marked."""
    moves: int
    examples: tuple[Linked, ...]
    is_conflict: bool
    """True where the text and the form were both changed."""
    is_refused: bool
    """True where the board was to be stepped and cannot be: why stands on top, in sight."""
    is_new: bool
    announcement: str
