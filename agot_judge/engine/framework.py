"""Declarations of an edition about itself, as data: its round, the words of its board, and the paragraphs behind both.

Whatever reads, runs or shows a game of some edition asks here; nothing else knows the facts of an edition.
"""

from typing import NamedTuple

from msgspec import Struct

from agot_judge.cards.title import Title


class NumberedStep(Struct, frozen=True):
    """A framework step: its number in the rules and its title."""

    number: str
    title: str
    label: str = ""
    """Its name in a few words, where it has no number that says as much."""


class Phase(Struct, frozen=True, kw_only=True):
    """A phase of the round."""

    name: str
    first: str = ""
    """The number of its first step; empty where the edition's steps are not numbered."""
    last: str = ""
    spellings: tuple[str, ...] = ()
    """Other ways of writing its name."""
    printed: str = ""
    """The name as the edition's documents spell it, where that is another one."""
    in_detail: bool = False
    """True where a page about a place in the phase shows each of its steps."""


class Sequence(Struct, frozen=True, kw_only=True):
    """A stretch of play that a scenario may name."""

    name: str
    first: str = ""
    """The number of the step with which it begins."""
    is_before_game: bool = False


class WindowAfter(Struct, frozen=True, kw_only=True):
    """A place of the round where an action window stands."""

    after: str
    """The number of the step that comes before it."""
    title: str
    also_after: tuple[str, ...] = ()
    """Steps after which the same window is open anew."""


class StartOffer(Struct, frozen=True, kw_only=True):
    """A point that a page offers for a board to start at."""

    value: str
    """A step's number or the name of a sequence."""
    name: str
    end_of: str = ""
    """The phase whose end it is; empty for any other point."""


class DefaultStart(Struct, frozen=True, kw_only=True):
    """A point at which a run starts where nobody says one, for boards that give ``given``."""

    given: str = ""
    """``winner`` of the challenge under way, marked ``defenders``, a ``challenge``, ``challenges before``, revealed
    ``plots``; empty: any board."""
    step: str
    window_after: str = ""
    """The step after which an action window is open, where the run starts in that window."""


class Challenges(Struct, frozen=True, kw_only=True):
    """The steps of a challenge."""

    phase: str
    declaring: str
    """The number of the step in which a challenge is declared."""
    defending: str
    """The number of the step in which defenders are declared."""
    determining: str
    """The number of the step that determines the winner."""
    within: tuple[str, ...]
    """The steps that need a challenge under way."""
    after_winner: tuple[str, ...]
    """The ones of them that need its winner."""


class WayOfUse(Struct, frozen=True, kw_only=True):
    """A way of using a card out of play, other than by an ability of it."""

    verb: str
    name: str
    """The words for it, with ``{card}`` in place of the card."""
    has_host: bool = False
    """True where an attachment used so must be attached to something."""
    phase: str = ""
    """The phase in which it is done, where that is always the same."""
    into: str = ""
    """The zone into which the card is brought; empty: into play."""
    out_of: str = ""
    """The zone out of which it brings a card, an event that is played among them; empty: any."""


class CardList(Struct, frozen=True, kw_only=True):
    """A list of cards that belongs to a player."""

    key: str
    name: str = ""
    """The words of a heading; empty for what is never headed."""


class Cited(Struct, frozen=True, kw_only=True):
    """The paragraphs behind what is said of a run by no rule of the engine itself."""

    cancel: tuple[str, ...] = ()
    """Beginnings of the ids that are cited where effects are canceled."""
    mulligan: tuple[str, ...] = ()
    """When a mulligan is declared."""
    no_challenge: tuple[str, ...] = ()
    """The paragraph by which who cannot initiate a challenge has no opportunity to."""
    no_defenders: tuple[str, ...] = ()
    """Who may be declared as a defender."""
    no_event: tuple[str, ...] = ()
    """The paragraph by which cards other than events are not played."""
    participating: tuple[str, ...] = ()
    """The cards that participate in a challenge."""
    left_to_judge: tuple[str, ...] = ()
    """The paragraphs that permit or restrict the use of an ability."""


class OfOthers(NamedTuple):
    """A field of the cards of other editions: ``reserve``."""

    field: str
    editions: str
    """The editions that have it, in words."""
    instead: str
    """The sentence that says what a card of this edition has in place of the field."""


class Framework(Struct, frozen=True, kw_only=True):
    """All that an edition declares about itself."""

    edition: str
    """Its short name in files and addresses."""
    name: str = ""
    """Its name in full."""
    label: str = ""
    """Its short name for readers."""
    documents: tuple[str, ...] = ()
    """The documents whose paragraphs an engine can follow, each rule in one printing only."""

    reads_text: bool = False
    """True where printed text of its cards is read: the grammars are those of its templating."""
    templating: str = ""
    """The way in which the edition's texts are worded, where it is another than the one of which the grammars were written."""
    has_not: tuple[OfOthers, ...] = ()
    """The fields that a card definition may give of cards of other editions, and no card of this one has."""
    has_library: bool = False
    """True where cards are found by name: in the library, and among the cards that somebody has imported."""
    has_melee: bool = False
    """True where more than two players play a melee."""
    titles: tuple[Title, ...] = ()
    """The titles that its documents define."""
    cites_of_titles: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """By title: the paragraphs that say what it does."""
    has_title_pool: bool = False
    """True where a melee has the titles of the library that nobody bears."""

    steps: tuple[NumberedStep, ...] = ()
    """The framework steps in order, by number."""
    actions: tuple[str, ...] = ()
    """The framework actions in order, by words, where its chart numbers no steps."""
    phases: tuple[Phase, ...] = ()
    sequences: tuple[Sequence, ...] = ()
    windows_after: tuple[WindowAfter, ...] = ()
    mulligan: str = ""
    """The step in which mulligans are declared."""
    example_step: str = ""
    """A step to name where a message says how one is written."""
    example_phase: str = ""
    setup_ends: str = ""
    """The last step of setup."""
    default_starts: tuple[DefaultStart, ...] = ()
    """Where a run starts by default: the first one that fits the board."""
    offers: tuple[StartOffer, ...] = ()
    """The points at which a page offers to start a board, in its order; none: every step."""
    challenges: Challenges | None = None

    windows: tuple[str, ...] = ("none",)
    """The kinds of windows, ``none`` among them."""
    decisions: tuple[str, ...] = ()
    """The kinds of decisions that a check may name."""
    opportunities: tuple[str, ...] = ()
    """The ones of them that are opportunities to use something."""
    pass_words: tuple[tuple[str, str], ...] = ()
    """By kind of decision: the words for declining it, where they are not just ``Pass``."""
    ways: tuple[WayOfUse, ...] = ()
    lists: tuple[CardList, ...] = ()
    """The lists of a player that hold cards."""
    piles: tuple[str, ...] = ()
    """The ones of them that a board shows as piles beside the cards in play, in its order."""
    zones: tuple[str, ...] = ()
    rows: tuple[tuple[str, str], ...] = ()
    """The types of cards in play that have a row of their own on a board, each with its heading; others are in the last."""
    word_for_leaving: str = ""
    """The word for a card in play that is on its way out of it; empty where cards leave at once."""
    cited: Cited = Cited()

    def of_others(self, field: str) -> OfOthers | None:
        """The edition that has this field of a card, where no card of this edition has it."""
        return next((one for one in self.has_not if one.field == field), None)

    @property
    def numbers(self) -> tuple[str, ...]:
        """The numbers of the framework steps in order."""
        return tuple(step.number for step in self.steps)

    @property
    def phase_names(self) -> tuple[str, ...]:
        """The names of the phases in order."""
        return tuple(phase.name for phase in self.phases)

    def phase_word(self, name: str) -> str:
        """The name of the phase as the edition's documents spell it."""
        return next((phase.printed or phase.name for phase in self.phases if phase.name == name), name)

    @property
    def spellings(self) -> dict[str, str]:
        """By another spelling of a phase: its name."""
        return {spelling: phase.name for phase in self.phases for spelling in phase.spellings}

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs of the ways of using a card."""
        return tuple(way.verb for way in self.ways)

    def phase(self, name: str) -> Phase | None:
        """The phase of this name; None where there is none."""
        return next((phase for phase in self.phases if phase.name == name), None)

    def phase_of(self, step: str) -> str:
        """The name of the phase to which a step belongs; empty for what is no step of a phase."""
        return next((phase.name for phase in self.phases if step in self.steps_of(phase)), "")

    def ends_phase(self, step: str) -> bool:
        """True where a step is the last one of a phase."""
        return any(phase.last == step for phase in self.phases)

    def ends_round(self, step: str) -> bool:
        """True where a step is the last one of the round."""
        return bool(self.phases) and self.phases[-1].last == step

    def steps_of(self, phase: Phase) -> tuple[str, ...]:
        """The numbers of the steps of a phase in order."""
        numbers = self.numbers
        if phase.first not in numbers or phase.last not in numbers:
            return ()
        return numbers[numbers.index(phase.first) : numbers.index(phase.last) + 1]

    def title_of(self, step: str) -> str:
        """The title of a step; empty for what is no step."""
        return next((one.title for one in self.steps if one.number == step), "")

    def label_of(self, step: str) -> str:
        """The name of a step on a narrow page: its short name, or its number where it has none."""
        return next((one.label for one in self.steps if one.number == step and one.label), step)

    def sequence(self, name: str) -> Sequence | None:
        """The sequence of this name; None where there is none."""
        return next((sequence for sequence in self.sequences if sequence.name == name), None)

    def way(self, verb: str) -> WayOfUse | None:
        """The way of using a card of this verb; None where there is none."""
        return next((way for way in self.ways if way.verb == verb), None)
