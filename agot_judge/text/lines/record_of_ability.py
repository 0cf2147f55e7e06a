"""The understood parts of a line with a header, and the ability that the line makes."""

from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.citation import Span
from agot_judge.engine.ability.ability import Ability, Effect, Instead
from agot_judge.engine.ability.cards import Amount, Condition
from agot_judge.engine.ability.effects_on_players import ByHand
from agot_judge.engine.ability.later_choices import chosen_in_time, with_late_choices
from agot_judge.engine.ability.triggers import Limit, Trigger
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.discourse import meanings
from agot_judge.text.discourse.meanings import SeveralMeanings
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.lines.complete_parses import NotRead, conjoined, read_whole
from agot_judge.text.lines.header import Header
from agot_judge.text.lines.record import LineRecord, stopped_in
from agot_judge.text.lines.sections import Section, bullets_of, sections_of
from agot_judge.text.lines.unread import Trouble, unknown_word
from agot_judge.text.parsing.lattice import Lattice
from agot_judge.text.trees.of_one_opponent import number_of_one_opponent
from agot_judge.text.trees.printed_x import at_least_one, with_definition
from agot_judge.text.trees.zones_of_abilities import zone_in_use, zone_said


class AbilityRecord(LineRecord):
    """One line with a header while it is read."""

    def __init__(self, line: str, lattice: Lattice, header: Header, face: CardFace) -> None:
        super().__init__(line, lattice, face)
        self.header = header
        self.bullets = bullets_of(lattice.words)
        self.before = self.reading
        self.trigger: Trigger | None = None
        self.is_known = True
        self.conditions: list[Condition] = []
        self.costs: Effects = ()
        self.effects: Effects = ()
        self.then: Effects = ()
        self.after_then = False
        """True where a sentence began with ``then``: a choice alone has no effects yet."""
        self.chosen_before_then = 0
        self.limit: Limit | None = None
        self.remarks: set[str] = set()
        self.most_of_x: int | None = None
        self.definition: Amount | None = None
        self.instead_of_claim = False
        self.left = ""

    def ability(self) -> Ability | None:
        """None: the text says what X is, but speaks of none; or it speaks of an X that nothing says what it is."""
        condition = conjoined(self.conditions)
        effects = self.effects or self.then  # a choice alone before "then" is always made
        found = Ability(
            kind=self.header.kind,
            forced=self.header.forced,
            phase=self.header.phase,
            trigger=self.trigger,
            condition=condition,
            costs=at_least_one(self.costs, self.remarks),
            choose=tuple(self.reading.choices),
            effects=(Instead(effects=effects, of="claim"),) if self.instead_of_claim else effects,
            then=self.then if self.effects else (),
            limit=self.limit,
            cannot_be_canceled="cannot be canceled" in self.remarks,
            initiated_by="any player" if "any player" in self.remarks else "controller",
            zone=zone_in_use(condition, self.header.kind, self.trigger, self.face.type, self.reading.zone),
            text=self.words.clean.text,
            left_to_judge=self.left,
        )
        if not self.effects and self.then:
            found = with_late_choices(found, self.chosen_before_then)
        defined = with_definition(found, self.definition, self.face)
        if defined is None:
            return None
        whole = number_of_one_opponent(defined)
        return chosen_in_time(whole, self.chosen_before_then + len(whole.choose) - len(defined.choose))

    def result(self, *abilities: Ability) -> CompiledLine:
        return CompiledLine(
            text=self.line,
            status="compiled",
            kind=self.header.kind,
            phase=self.header.phase,
            forced=self.header.forced,
            trigger=self.trigger,
            limit=self.limit,
            abilities=abilities,
        )

    def by_hand(self, body: Section, last: int, trouble: Trouble) -> CompiledLine:
        """Everything but the effects was understood: a person resolves them."""
        trouble = unknown_word(self.words, self.header.after) or trouble
        effects: tuple[Effect, ...] = (ByHand(text=self.said(body.first, last)),)
        self.reading.zone = self.reading.zone or zone_said(self.words, body.first)
        self.effects, self.then, self.reading.choices = (), (), []
        if (ability := self.ability()) is None:
            self.definition = None
            return self.by_hand(body, last, trouble)
        result = self.result(replace(ability, choose=(), effects=effects, then=()))
        return stopped_in(replace(result, status="header"), trouble, self.span(body.first, last))

    def unread(self, trouble: Trouble) -> CompiledLine:
        """A part that must be understood was not. Nobody is offered such an ability; a person who resolves it sees what kind it
        is, what it waits for, and how often."""
        trouble = unknown_word(self.words, self.header.after) or trouble
        waits = self.header.kind in ("reaction", "interrupt")
        if waits and self.trigger is None:
            self.trigger = occurrence_begun(self.lattice, self.header.after)
        self.limit = limit_said(self.lattice, self.header.after)
        found = replace(self.result(), status="unread")
        return stopped_in(found, trouble, Span(trouble.span.start, len(self.line)))


def limit_said(lattice: Lattice, first: int) -> Limit | None:
    """The limit that the text sets on how often the ability may be used; None where the text sets no limit."""
    for section in sections_of(lattice.words, first, len(lattice.words)):
        try:
            found: Limit = read_whole(lattice, Reading(), "LIMIT", section.first, section.last).meaning
        except NotRead:
            continue
        return found
    return None


_MORE_OF_IT = ("in", "by", "while", "during", "to", ",")
"""The words that go on with the same occurrence; "at random", "from your hand" would make it another occurrence."""


def occurrence_begun(lattice: Lattice, first: int) -> Trigger | None:
    """``After you win a challenge`` of ``After you win a challenge in which nobody sings``: the longest of it that is clear."""
    words = lattice.words
    comma = next((at for at in range(first, len(words)) if words.is_word(at, ",")), 0)
    for chunk in lattice.chunks("TRIGGER", first):
        if chunk.last > comma or not words.is_word(chunk.last, *_MORE_OF_IT):
            continue
        try:
            found: Trigger = meanings.meaning(Reading(), chunk)
        except (Unclear, SeveralMeanings):
            continue
        return found
    return None
