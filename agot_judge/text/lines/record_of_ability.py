"""The understood parts of a line with a header, and the ability that the line makes."""

from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.citation import Span
from agot_judge.engine.ability.ability import Ability, Effect, Instead
from agot_judge.engine.ability.cards import Amount, Condition
from agot_judge.engine.ability.effects_on_players import ByHand
from agot_judge.engine.ability.later_choices import chosen_in_time, with_late_choices
from agot_judge.engine.ability.triggers import Limit, Trigger
from agot_judge.text.compiled import CompiledLine, Part, PartName
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.lines.bullets import bullets_of
from agot_judge.text.lines.complete_parses import Understood, conjoined
from agot_judge.text.lines.conditions_of_use import number_of_one_opponent
from agot_judge.text.lines.header import Header
from agot_judge.text.lines.sections import Section
from agot_judge.text.lines.unread import Trouble, message, unknown_word
from agot_judge.text.parsing.lattice import Lattice
from agot_judge.text.trees.printed_x import at_least_one, with_definition
from agot_judge.text.trees.zones_of_abilities import zone_in_use, zone_said


class AbilityRecord:
    """The understood parts of one line while the line is read, from left to right."""

    def __init__(self, line: str, lattice: Lattice, header: Header, face: CardFace) -> None:
        self.line = line
        self.lattice = lattice
        self.words = lattice.words
        self.header = header
        self.face = face
        self.bullets = bullets_of(lattice.words)
        self.reading = self.before = Reading(face.type)
        self.parts: list[Part] = []
        self.part("header", 0, header.after)
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

    def take(self, name: PartName, found: Understood) -> None:
        self.reading = found.reading
        self.part(name, found.chunk.first, found.chunk.last)

    def part(self, name: PartName, first: int, last: int) -> None:
        self.parts.append(Part(name, self.span(first, last)))

    def span(self, first: int, last: int) -> Span:
        return self.words.clean.printed(self.words.start(first), self.words.end(last))

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

    def result(self, ability: Ability) -> CompiledLine:
        return CompiledLine(
            text=self.line,
            status="compiled",
            kind=self.header.kind,
            phase=self.header.phase,
            forced=self.header.forced,
            trigger=self.trigger,
            limit=self.limit,
            abilities=(ability,),
            parts=tuple(self.parts),
        )

    def by_hand(self, body: Section, last: int, trouble: Trouble) -> CompiledLine:
        """Everything but the effects was understood: a person resolves them."""
        span = self.span(body.first, last)
        trouble = unknown_word(self.words, self.header.after) or trouble
        effects: tuple[Effect, ...] = (ByHand(text=self.line[span.start : span.end]),)
        self.reading.zone = self.reading.zone or zone_said(self.words, body.first)
        self.effects, self.then, self.reading.choices = (), (), []
        if (ability := self.ability()) is None:
            self.definition = None
            return self.by_hand(body, last, trouble)
        return replace(
            self.result(replace(ability, choose=(), effects=effects, then=())),
            status="header",
            parts=tuple(part for part in self.parts if part.name not in ("effects", "definition")),
            unread=(span,),
            cause=trouble.cause,
            expected=trouble.expected,
            message=message(self.line, trouble),
        )
