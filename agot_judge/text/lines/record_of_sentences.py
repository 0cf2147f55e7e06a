"""The understood parts of a line that consists of sentences, and the parts that are left to the judge."""

from collections.abc import Sequence
from functools import cached_property

from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.citation import Span
from agot_judge.engine.ability.ability import Ability, Modify, Permit
from agot_judge.engine.ability.cards import Cards, Comparison, Condition
from agot_judge.engine.ability.effects_on_cards import Kill
from agot_judge.engine.ability.effects_on_players import ByHand
from agot_judge.engine.ability.triggers import Limit
from agot_judge.engine.state.game import Keyword
from agot_judge.text.compiled import CompiledLine, LineKind, Status
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.lines.complete_parses import conjoined
from agot_judge.text.lines.record import LineRecord, stopped_in
from agot_judge.text.lines.sections import Section, bullets_of, sentence_at
from agot_judge.text.lines.signs_of_statements import unclear_of_before
from agot_judge.text.lines.unread import Trouble, unknown_word
from agot_judge.text.parsing.lattice import Lattice
from agot_judge.text.trees.zones_of_abilities import ZONES, used_from, where_this_is

_AT_ZERO = (Comparison(of="STR", relation="exactly", amount=0),)
_TERMINAL = (
    (Condition(exists=Cards(this=True, where=_AT_ZERO)), Kill(on="self")),
    (Condition(exists=Cards(host=True, where=_AT_ZERO)), Kill(on="host")),
)

RANK: tuple[LineKind, ...] = (
    "constant", "modifier", "deck building", "play restriction", "restriction", "rivals", "keywords"
)  # fmt: skip
"""The kinds of lines by rank: a line with several kinds of sentences is of the first of them."""

Conditions = tuple[Condition, ...]


def _with_terminal_condition(effects: Effects, conditions: Conditions) -> tuple[Effects, Conditions]:
    """The effects and the conditions of a constant ability; in place of a terminal condition, the change that is one.

    Source: 2e/faq/terminal-condition/1.
    """
    for met, kill in _TERMINAL:
        if met in conditions and effects == (kill,):
            rest = tuple(condition for condition in conditions if condition != met)
            return (Modify(on=kill.on, killed_at_zero=True),), rest
    return effects, conditions


def constant_ability(
    effects: Effects, conditions: Conditions, limit: Limit | None, card_type: str, text: str
) -> Ability:
    """The constant ability that has these effects while all of the conditions are true."""
    effects, conditions = _with_terminal_condition(effects, conditions)
    condition = conjoined(conditions)
    return Ability(
        kind="constant",
        condition=condition,
        effects=tuple(replace(one, limit=limit) if isinstance(one, Permit) else one for one in effects),
        limit=limit if any(isinstance(one, ByHand) for one in effects) else None,
        zone=where_this_is(condition) or used_from(effects) or ZONES.get(card_type, "play"),
        text=text,
    )


def condition_of_all(abilities: Sequence[Ability]) -> Conditions | None:
    """The condition that all of these constant abilities have, none if they always apply; None: there is not one for all."""
    if not abilities or any(one.kind != "constant" or one.then for one in abilities):
        return None
    first = abilities[0].condition
    if any(one.condition != first for one in abilities):
        return None
    return () if first is None else (first,)


class SentencesRecord(LineRecord):
    """One line while it is read, sentence by sentence."""

    def __init__(self, line: str, lattice: Lattice, face: CardFace) -> None:
        super().__init__(line, lattice, face)
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

    def unclear(self, conditions: Conditions) -> str:
        """The point that the sentences before leave open in the sentence that is being read; empty where there is none."""
        return unclear_of_before(self.words, self.sentence, self.abilities, bool(conditions))

    def span_of(self, section: Section) -> Span:
        """The printed place of a sentence."""
        return self.span(section.first, section.last)

    def printed(self, section: Section) -> str:
        """The printed words of a sentence, with its full stop."""
        return sentence_at(self.line, self.span_of(section))

    def ability(self, effects: Effects, conditions: Conditions = ()) -> None:
        found = constant_ability(effects, conditions, self.limit, self.face.type, self.words.clean.text)
        self.abilities.append(found)

    def leave_to_judge(self, section: Section, conditions: Conditions, trouble: Trouble) -> None:
        """The sentence is resolved by hand while the conditions hold."""
        self.kinds.append("constant")
        self.ability((ByHand(text=self.said(section.first, section.last)),), conditions)
        self.by_hand.append(trouble)

    def result(self) -> CompiledLine:
        kind = min(self.kinds, key=RANK.index) if self.kinds else None
        status: Status = "unread" if self.unread else "header" if self.by_hand else "compiled"
        found = CompiledLine(
            text=self.line,
            status=status,
            kind=kind,
            abilities=tuple(self.abilities),
            keywords=tuple(self.keywords),
            left=tuple(self.left) if bullets_of(self.words) is None else (),
        )
        troubles = [*self.unread, *self.by_hand]
        spans = (trouble.span for trouble in troubles)
        return stopped_in(found, troubles[0], *spans) if troubles else found
