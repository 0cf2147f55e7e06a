"""The understood parts of a line that consists of sentences, and the parts that are left to the judge."""

from functools import cached_property

from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.citation import Span
from agot_judge.engine.ability import Condition
from agot_judge.engine.ability.ability import Ability
from agot_judge.engine.ability.effects_on_players import ByHand
from agot_judge.engine.ability.triggers import Limit
from agot_judge.engine.state.game import Keyword
from agot_judge.text.compiled import CompiledLine, LineKind, Part, PartName, Status
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.lines.bullets import bullets_of
from agot_judge.text.lines.constant_abilities import constant_ability
from agot_judge.text.lines.kinds_of_sentences import RANK
from agot_judge.text.lines.said_before import unclear_of_before
from agot_judge.text.lines.sections import Section
from agot_judge.text.lines.unread import Trouble, message, unknown_word
from agot_judge.text.parsing.lattice import Lattice


class SentencesRecord:
    """One line while it is read, sentence by sentence."""

    def __init__(self, line: str, lattice: Lattice, face: CardFace) -> None:
        self.line = line
        self.lattice = lattice
        self.words = lattice.words
        self.face = face
        self.reading = Reading(face.type)
        self.parts: list[Part] = []
        self.keywords: list[Keyword] = []
        self.abilities: list[Ability] = []
        self.kinds: list[LineKind] = []
        self.unread: list[Trouble] = []
        self.by_hand: list[Trouble] = []
        self.left: list[str] = []
        """The sentences that nothing executes, as printed."""
        self.otherwise: Condition | None = None
        """The condition that what the sentence before began with is not so: ``Otherwise, ..``."""
        self.limit: Limit | None = None
        """The limit on how often the sentence says that something may be done: ``once per phase, you may ..``."""
        self.is_of_setup = False
        """True where a sentence before it said what is done during setup."""
        self.sentence = Section(0, 0)
        """The sentence that is being read."""

    @cached_property
    def unknown(self) -> Trouble | None:
        """The first word of the line that no template has; every sentence that is not understood asks for it."""
        return unknown_word(self.words)

    def unclear(self, conditions: tuple[Condition, ...]) -> str:
        """The point that the sentences before leave open in the sentence that is being read; empty where there is none."""
        return unclear_of_before(self.words, self.sentence, self.abilities, bool(conditions))

    def ability(self, effects: Effects, conditions: tuple[Condition, ...] = ()) -> None:
        found = constant_ability(effects, conditions, self.limit, self.face.type, self.words.clean.text)
        self.abilities.append(found)

    def leave_to_judge(self, section: Section, conditions: tuple[Condition, ...], trouble: Trouble) -> None:
        """The sentence is resolved by hand while the conditions hold."""
        span = self.span(section)
        self.kinds.append("constant")
        self.ability((ByHand(text=self.line[span.start : span.end]),), conditions)
        self.by_hand.append(trouble)

    def span(self, section: Section) -> Span:
        return self.words.clean.printed(self.words.start(section.first), self.words.end(section.last))

    def part(self, name: PartName, first: int, last: int) -> None:
        self.parts.append(Part(name, self.span(Section(first, last))))

    def trouble(self, section: Section, trouble: Trouble) -> Trouble:
        """About the whole sentence, but with the place at which reading stopped."""
        return self.unknown or trouble

    def result(self) -> CompiledLine:
        troubles = [*self.unread, *self.by_hand]
        kind = min(self.kinds, key=RANK.index) if self.kinds else None
        status: Status = "unread" if self.unread else "header" if self.by_hand else "compiled"
        found = CompiledLine(
            text=self.line,
            status=status,
            kind=kind,
            abilities=tuple(self.abilities),
            keywords=tuple(self.keywords),
            parts=tuple(self.parts),
            left=tuple(self.left) if bullets_of(self.words) is None else (),
        )
        if not troubles:
            return found
        return replace(
            found,
            unread=tuple(trouble.span for trouble in troubles),
            cause=troubles[0].cause,
            expected=troubles[0].expected,
            message=message(self.line, troubles[0]),
        )
