"""A line without a header: keywords, restrictions, constant abilities, modifiers, deck building; a sentence each."""

from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.engine.ability import Condition
from agot_judge.engine.ability.ability import Permit
from agot_judge.engine.ability.about_the_card import DeckBuilding, PlayOnly
from agot_judge.engine.ability.effects_on_cards import Discard, Kill, ReturnToHand, Sacrifice
from agot_judge.text.compiled import CompiledLine, LineKind
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.discourse.whom_it_is_true_of import speaks_of_one, while_true
from agot_judge.text.lines.complete_parses import (
    NotRead,
    Understood,
    condition_before,
    conjoined,
    read_before,
    read_whole,
)
from agot_judge.text.lines.constant_sentences import (
    is_of_one_challenge,
    of_each_payer,
    result_of_challenge,
    waits_for,
    what_follows,
)
from agot_judge.text.lines.record_of_sentences import SentencesRecord, condition_of_all
from agot_judge.text.lines.sections import (
    Bullets,
    Section,
    bullets_of,
    sections_of,
    with_alternatives_apart,
)
from agot_judge.text.lines.setup_orders import is_of_setup, is_order
from agot_judge.text.lines.signs_of_statements import (
    before_payment,
    has_subject,
    is_always_so,
    is_an_order,
    is_beside,
    is_conditional,
    is_imminent,
    last_time,
    places,
    time_said,
    without_time,
)
from agot_judge.text.lines.two_in_one import two_constants
from agot_judge.text.lines.unread import Trouble
from agot_judge.text.parsing.lattice import Lattice
from agot_judge.text.trees.printed_x import printed_x_defined
from agot_judge.text.trees.substitution import with_x

KINDS: tuple[tuple[str, LineKind], ...] = (
    ("KEYWORD_LINE", "keywords"),
    ("MODIFIER", "modifier"),
    ("RIVALRY", "rivals"),
    ("RIGHT", "constant"),
    ("RESTRICTION", "restriction"),
    ("PLAY_ONLY", "play restriction"),
    ("DECK_BUILDING", "deck building"),
    ("CONSTANT", "constant"),
)
"""Kinds of chunks that are a sentence of such a line, and what a line of it is."""

LEAVING = (Sacrifice, Discard, Kill, ReturnToHand)
"""The effects that are done as soon as a condition is true, and never without a condition."""


def compile_untriggered(line: str, lattice: Lattice, face: CardFace) -> CompiledLine:
    """The meaning of the line, as far as the line is understood."""
    return _Line(line, lattice, face).compiled()


class _Line(SentencesRecord):
    """Reads the sentences of a line, one after another."""

    def compiled(self) -> CompiledLine:
        bullets = bullets_of(self.words)
        if bullets is None:
            self.take_all(0, len(self.words))
        else:
            self.take_bullets(bullets)
        return self.result()

    def take_bullets(self, bullets: Bullets) -> None:
        """The sentence before the colon, once with each of the bullets, and what stands around it."""
        stem = sections_of(self.words, 0, bullets.colon)[-1]
        self.take_all(0, stem.first)
        for item in bullets.items:
            one = _Line(self.line, Lattice(bullets.joined(self.words, stem.first, item)), self.face)
            one.take_all(0, len(one.words))
            self.keywords += one.keywords
            self.abilities += one.abilities
            self.kinds += one.kinds
            self.unread += one.unread
            self.by_hand += one.by_hand
        self.take_all(bullets.after, len(self.words))

    def take_all(self, first: int, last: int) -> None:
        """Each sentence between the places."""
        before: Section | None = None
        followed = 0  # how many abilities there were before it
        for section in with_alternatives_apart(self.words, sections_of(self.words, first, last)):
            troubles, abilities = len(self.unread + self.by_hand), len(self.abilities)
            if section.parenthesis and not self.takes_alternative(section):
                if before is not None and self.leaves_alternative(section, before, followed):
                    continue
                self.unread.append(self.unknown or Trouble("parenthesis", self.span_of(section)))
            elif not section.parenthesis:
                self.take(section)
            if len(self.unread + self.by_hand) > troubles:
                if before is not None and self.words.is_word(section.first, "then"):
                    self.take_back(before, followed)
                self.leave_sentence(section, abilities)
            if not section.parenthesis:
                before, followed = section, abilities

    def take_back(self, section: Section, followed: int) -> None:
        """``X. Then, Y``: Y depends on whether X was resolved in full (RR The word "Then" ¶3): neither is done alone."""
        sentence = self.printed(section)
        if sentence not in self.left:
            del self.abilities[followed:]
            self.left.append(sentence)

    def leave_sentence(self, section: Section, abilities: int) -> None:
        """The sentence is left to the judge, and what was made of it is called by its own words."""
        sentence = self.printed(section)
        self.left.append(sentence)
        self.abilities[abilities:] = [replace(one, text=sentence) for one in self.abilities[abilities:]]

    def takes_definition(self, section: Section) -> bool:
        """``X is ..``: in the sentences before, or else the X that is printed instead of a number of this card."""
        if not self.words.is_word(section.first, "x"):
            return False
        try:
            found = read_whole(self.lattice, self.reading, "DEFINITION", section.first, section.last)
        except NotRead:
            return False
        if self.abilities:
            self.abilities = [with_x(ability, found.meaning) for ability in self.abilities]
        else:
            defined = printed_x_defined(self.face, found.meaning)
            if defined is None:
                return False
            self.kinds.append("constant")
            self.reading = found.reading
            self.ability((defined[0],))
            self.abilities[-1] = replace(self.abilities[-1], zone=defined[1] or self.abilities[-1].zone)
        return True

    def takes_then(self, section: Section) -> bool:
        """``If .., sacrifice this card. Then, ..``: the second sentence is a part of the ability before."""
        last = self.abilities[-1] if self.abilities else None
        found = what_follows(self.lattice, self.reading, section, last)
        if found is None or last is None:
            return False
        self.abilities[-1] = replace(last, then=found.meaning)
        return True

    def take(self, section: Section) -> None:
        self.sentence = section
        before, self.otherwise = self.otherwise, None
        if self.takes_definition(section) or self.takes_then(section):
            return
        troubles: list[tuple[int, NotRead]] = []
        for kind, line_kind in KINDS:
            try:
                found = read_whole(self.lattice, Reading(self.face.type), kind, section.first, section.last)
            except NotRead as error:
                troubles.append((self.lattice.stop().place, error))
            else:
                self.add(line_kind, found, ())
                return
        if (waiting := waits_for(self.lattice, self.reading, section)) is not None:
            self.add("constant", waiting, ())
            return
        if self.leaves_setup(section):
            return
        conditions: list[Condition] = []
        at = section.first
        reading = self.reading
        self.limit = None
        try:
            if self.words.is_word(at + 1, "per") or self.words.is_word(at + 2, "per"):
                often = read_before(self.lattice, reading, "OFTEN", at, ",")
                self.limit, time = often.meaning
                conditions += time
                at = often.chunk.last + 1
            if self.words.is_word(at, "otherwise") and before is not None:
                conditions.append(before)
                at += 2 if self.words.is_word(at + 1, ",") else 1
            while self.words.is_word(at, "if", "while", "during", "outside"):
                condition = condition_before(self.lattice, reading, at, section.last)
                conditions.append(condition.meaning)
                reading = while_true(condition.reading, condition.meaning)
                at = condition.chunk.last + 1
        except NotRead as error:
            if self.takes_result(Section(at, section.last), conditions):
                return
            if not self.leaves_replacement(section, error.trouble):
                self.unread.append(self.unknown or error.trouble)
            return
        try:
            found, when = self.constant(reading, Section(at, section.last))
            conditions += when
        except NotRead as error:
            troubles.append((self.lattice.stop().place, error))
            _, furthest = max(troubles, key=lambda pair: pair[0])
            self.leave(Section(at, section.last), conditions, furthest.trouble)
        else:
            self.add("constant", found, tuple(conditions))
        if len(conditions) == 1 and before not in conditions:
            self.otherwise = Condition(none_of=(conditions[0],))

    def takes_result(self, section: Section, conditions: list[Condition]) -> bool:
        """``If you win that challenge, ..``: the challenge during which the sentence, or the one before it, is true."""
        before = self.abilities[-1].condition if self.abilities else None
        condition = conjoined(conditions) if conditions else before
        found = (
            result_of_challenge(self.lattice, self.reading, section)
            if is_of_one_challenge(condition)
            else None
        )
        if found is None or condition is None:
            return False
        self.add("constant", found, (condition,))
        return True

    def constant(self, reading: Reading, section: Section) -> tuple[Understood, tuple[Condition, ...]]:
        """The meaning of a sentence, and the conditions with which the sentence ends. Raises NotRead."""
        try:
            return read_whole(self.lattice, reading, "CONSTANT", section.first, section.last), ()
        except NotRead:
            both = two_constants(self.lattice, reading, section)
            if both is not None:
                return both, ()
            at = last_time(self.words, section)
            if at is None:
                raise
            end = at - 1 if self.words.is_word(at - 1, ",") else at
            found, before = self.constant(reading, Section(section.first, end))
            when = time_said(self.lattice, found.reading, at, section.last)
            if when is None:
                raise
            if speaks_of_one(when):
                return of_each_payer(found, when, self.span_of(self.sentence)), before
            return found, (*before, when)

    def add(self, kind: LineKind, found: Understood, conditions: tuple[Condition, ...]) -> None:
        """Adds the meaning of a sentence to the line: as keywords, as an ability, or as a trouble where it is not clear."""
        span = self.span(found.chunk.first, found.chunk.last)
        self.reading = found.reading
        self.kinds.append(kind)
        if kind == "keywords":
            self.keywords += found.meaning
        elif kind == "restriction":
            self.ability((found.meaning,))
        elif kind == "play restriction":
            self.ability((PlayOnly(condition=found.meaning),))
        elif kind == "deck building":
            self.ability((DeckBuilding(text=found.chunk.text),))
        elif found.reading.choices:
            self.unread.append(Trouble("unclear: when it is chosen", span))
        elif not conditions and any(isinstance(effect, LEAVING) for effect in found.meaning):
            self.unread.append(Trouble("unclear: when it leaves play", span))
        elif self.limit is not None and not all(isinstance(effect, Permit) for effect in found.meaning):
            self.unread.append(Trouble("unclear: what may be done so often", span))
        elif kind == "constant" and (unclear := self.unclear(conditions)):
            self.leave_to_judge(self.sentence, (), Trouble(unclear, self.span_of(self.sentence)))
        else:
            self.ability(found.meaning, conditions)

    def takes_alternative(self, section: Section) -> bool:
        """``(+3 STR instead if ..)``: changes the sentence before."""
        if not self.abilities:
            return False
        try:
            found = read_whole(self.lattice, self.reading, "ALTERNATIVE", section.first, section.last)
            last = self.abilities[-1]
            self.abilities[-1] = replace(last, effects=found.meaning(found.reading, last.effects))
        except (NotRead, Unclear):
            return False
        return True

    def leaves_alternative(self, section: Section, before: Section, followed: int) -> bool:
        """``(.. instead if ..)`` that is not understood: what the sentence before it says is left to the judge with it."""
        when = condition_of_all(self.abilities[followed:])
        is_left = self.printed(before) in self.left
        if when is None or is_left or not is_beside(self.words, section):
            return False
        del self.abilities[followed:]
        both = Section(before.first, section.last)
        self.leave_to_judge(both, when, self.unknown or Trouble("parenthesis", self.span_of(section)))
        self.leave_sentence(both, followed)
        return True

    def leave(self, section: Section, conditions: list[Condition], trouble: Trouble) -> None:
        """A sentence whose effect is not understood: by hand, if it is certain that no condition is part of it."""
        trouble = self.unknown or trouble
        is_known = self.unknown is None and has_subject(self.lattice, section)
        paid = before_payment(self.lattice, section)
        said, when = without_time(self.lattice, self.reading, paid)
        conditional = any(is_conditional(self.words, at) for at in places(said))
        ordered = bool(conditions) and is_an_order(self.words, said)
        if conditional or not (is_known or ordered or is_always_so(self.words, said)):
            self.unread.append(trouble)
        else:
            self.leave_to_judge(said if paid == section else section, (*conditions, *when), trouble)

    def leaves_setup(self, section: Section) -> bool:
        """``After all agendas are announced, ..``: what is done then is left to the judge, and so is what follows it."""
        begins = is_of_setup(self.words, section.first)
        if not begins and not (self.is_of_setup and is_order(self.words, section)):
            return False
        self.is_of_setup = True
        self.leave_to_judge(section, (Condition(phase=("setup",)),), Trouble("setup", self.span_of(section)))
        return True

    def leaves_replacement(self, section: Section, trouble: Trouble) -> bool:
        """``If this card would be killed, .. instead``: what would happen is understood; what does is left to the judge."""
        if self.unknown is not None or not is_imminent(self.lattice, section):
            return False
        self.leave_to_judge(section, (), trouble)
        return True
