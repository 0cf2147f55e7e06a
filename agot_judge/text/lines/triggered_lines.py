"""A line with a header: trigger, condition, costs, targets, effects, limit."""

from agot_judge.cards.model import CardFace
from agot_judge.engine.ability.ability import Ability, Either
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.triggers import Choose
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.discourse.reading import Unclear
from agot_judge.text.discourse.whom_it_is_true_of import of_one
from agot_judge.text.grammar.sentences import SAME_AGAIN, Effects
from agot_judge.text.lines import signs_of_headers as signs
from agot_judge.text.lines.complete_parses import (
    NotRead,
    Understood,
    condition_of_use,
    read_before,
    read_whole,
)
from agot_judge.text.lines.doing_so import chooses_for_each, followed, what_follows
from agot_judge.text.lines.header import Header
from agot_judge.text.lines.record_of_ability import AbilityRecord
from agot_judge.text.lines.sections import Bullets, Section, clause_at, says_otherwise, sections_of
from agot_judge.text.lines.two_in_one import ENDS, read_trigger, two_clauses
from agot_judge.text.lines.unread import Trouble
from agot_judge.text.parsing.lattice import Lattice
from agot_judge.text.trees.clear_as_a_whole import is_clear_as_a_whole
from agot_judge.text.trees.for_how_long import (
    as_it_enters,
    lasts_without_end,
    until_its_end,
    while_it_is_in_play,
)
from agot_judge.text.trees.lost_states import is_known, known_part
from agot_judge.text.trees.printed_x import no_more_than, x_is_known_not_to_be_0


def compile_triggered(line: str, lattice: Lattice, header: Header, face: CardFace) -> CompiledLine:
    """The meaning of the line, as far as the line is understood."""
    return _Line(line, lattice, header, face).compiled()


class _Line(AbilityRecord):
    """One line while it is read, from left to right."""

    def compiled(self) -> CompiledLine:
        at = self.header.after
        try:
            if self.header.kind in ("reaction", "interrupt"):
                at = self.take_trigger(at)
            at, left = self.take_conditions(at)
            end = self.bullets.end_of_stem(self.words) if self.bullets else len(self.words)
            sections = sections_of(self.words, at, end)
            sentences = [section for section in sections if not self.takes_remark(section)]
            first, *rest = sentences or [Section(at, at)]
            if left is not None and signs.may_have_costs(self.words, first):
                raise NotRead(left)  # costs may stand in it, or after it
            body = first if left is not None else self.take_costs(first)
            to_resolve = self.to_resolve(sections, sentences)
        except NotRead as error:
            return self.unread(error.trouble)
        if left is not None:
            self.left = clause_at(self.line, self.span(body.first, len(self.words)).start)
            return self.by_hand(body, to_resolve, left)
        if not self.is_known:
            return self.by_hand(body, to_resolve, Trouble("unclear: what it was", self.span(0, at)))
        try:
            for index, section in enumerate((body, *rest)):
                if self.bullets and index == len(rest):
                    self.take_bullets(section, self.bullets)
                else:
                    self.take_sentence(section, first=index == 0)
            self.set_durations()
            ability = self.clear_ability()
        except NotRead as error:
            return self.by_hand(body, to_resolve, error.trouble)
        except Unclear as error:
            trouble = Trouble(f"unclear: {error}", self.span(self.header.after, len(self.words)))
            return self.by_hand(body, to_resolve, trouble)
        return self.result(ability)

    def set_durations(self) -> None:
        """Effects that last for a time that only the whole line shows. Raises Unclear where nothing says for how long."""
        if self.reading.in_this_challenge:
            self.effects, self.then = until_its_end(self.effects), until_its_end(self.then)
        self.effects = as_it_enters(self.trigger, self.effects)
        if self.face.type == "plot":
            self.effects, self.then = while_it_is_in_play(self.effects), while_it_is_in_play(self.then)
        if lasts_without_end((self.effects, self.then)):
            raise Unclear("for how long")

    def clear_ability(self) -> Ability:
        """The ability that the whole line makes. Raises Unclear where a part leaves open what another part needs."""
        x_is_known_not_to_be_0(self.costs, self.remarks)
        chooses_for_each(self.effects, SAME_AGAIN in self.remarks)
        self.definition = no_more_than(self.definition, self.most_of_x)
        self.effects, self.then = what_follows(
            self.effects, self.then, self.reading.choices, self.conditions, self.costs
        )
        ability = self.ability()
        if ability is None:
            raise Unclear("which X")
        is_clear_as_a_whole(self.header.kind, self.trigger, ability)
        return ability

    # -- the parts -------------------------------------------------------------------------------------------------

    def take_trigger(self, at: int) -> int:
        """The place after the triggering condition and its comma. Raises NotRead where it is not understood."""
        end = self.bullets.end_without_comma(self.words, at) if self.bullets else None
        found = read_trigger(self.lattice, self.reading, at, self.header.kind, self.face.type, end)
        at = self.words.after(found.chunk.last, *ENDS) if end is None else end
        if signs.goes_on(self.words, at):
            raise NotRead(Trouble("triggering condition goes on", self.span(at, at + 1)))
        self.trigger = known_part(self.header.kind, found.meaning)
        self.is_known = is_known(self.header.kind, found.meaning) and self.trigger == found.meaning
        self.reading = found.reading
        self.reading.hears(found.meaning)
        return at

    def take_conditions(self, at: int) -> tuple[int, Trouble | None]:
        """The place after the conditions before costs and effects (``during a challenge in which .., if ..,``: without them it is
        not initiated); or the place of one that is not understood, and why: a person looks at it."""
        if self.header.kind == "when revealed" and not signs.chooses_only_if(self.lattice, self.reading, at):
            return at, None
        while self.words.is_word(at, "if", "while", "during", "outside"):
            if self.words.is_word(at, "if") and says_otherwise(self.words, at):
                break
            if self.bullets and not self.words.has_word(at, self.bullets.colon, ","):
                break
            try:
                found = self.condition(at)
            except NotRead as error:
                return at, None if self.is_delayed(at) else error.trouble
            self.conditions.append(found.meaning)
            self.reading = found.reading
            at = found.chunk.last + 1
        return at, None

    def condition(self, at: int) -> Understood:
        """The condition that begins there. If what follows speaks of the opponent of whom it is true (``if an opponent has 5 or
        more cards in hand, that player ..``), that is one whom the player chooses. Raises NotRead."""
        found = condition_of_use(self.lattice, self.reading, at, len(self.words))
        after = range(found.chunk.last + 1, len(self.words))
        is_spoken_of = any(
            self.words.are_words(place, "that", one) for place in after for one in ("player", "opponent")
        )
        if not is_spoken_of or not found.reading.player == "that player" != self.reading.player:
            return found
        where = of_one(found.meaning)
        if where is None:
            raise NotRead(Trouble("unclear: of which player it is true", self.span(0, 0)))
        found.reading.choose(Choose(player="opponent", player_where=where, implied=True))
        return found

    def is_delayed(self, at: int) -> bool:
        """True where it begins what waits for an occurrence (``if you win this challenge, ..``), or how long it lasts."""
        if not self.words.is_word(at, "if", "during"):
            return False
        sentence = sections_of(self.words, at, len(self.words))[0]
        try:
            read_whole(self.lattice, self.reading, "SENTENCE", sentence.first, sentence.last)
        except NotRead:
            return False
        return True

    def takes_remark(self, section: Section) -> bool:
        """A limit, or another remark about the ability itself. Raises NotRead for a limit that is not understood."""
        for kind in ("LIMIT", "REMARK"):
            try:
                found = read_whole(self.lattice, self.reading, kind, section.first, section.last)
            except NotRead:
                continue
            if kind == "LIMIT":
                self.limit = found.meaning
            elif isinstance(found.meaning, int):
                self.most_of_x = found.meaning
            else:
                self.remarks.add(found.meaning)
            self.reading = found.reading
            return True
        if signs.limits_use(self.words, section):
            raise NotRead(Trouble("limit", self.span(section.first, section.last)))
        return False

    def to_resolve(self, sections: list[Section], sentences: list[Section]) -> int:
        """The place up to which a line is left to a person; the engine keeps the limit and the remarks behind it."""
        is_split = self.most_of_x is None and not self.bullets and bool(sentences)
        goes_on = is_split and sections[: len(sentences)] == sentences and len(sections) > len(sentences)
        return sentences[-1].last if goes_on else len(self.words)

    def take_costs(self, section: Section) -> Section:
        """Costs and ``to``; what is left of the sentence. Raises NotRead where costs are not understood."""
        first = section.first
        of_claim = self.words.are_words(first, *signs.INSTEAD_OF_CLAIM)
        if of_claim:
            first += len(signs.INSTEAD_OF_CLAIM)
        try:
            found = read_before(self.lattice, self.reading, "COSTS", first, "to")
        except NotRead as error:
            if signs.may_be_costs(self.words, section) and not self.words.is_word(first, "choose"):
                raise error  # a choice is no cost: "choose an opponent to .."
            return section
        self.costs = found.meaning
        self.conditions += found.reading.asked_of_costs
        self.instead_of_claim = of_claim
        self.reading = found.reading
        return Section(self.words.after(found.chunk.last + 1, ","), section.last)

    def take_bullets(self, stem: Section, bullets: Bullets) -> None:
        """The stem with each bullet is a sentence; of several one is chosen, or each is done. Each of them speaks of what was
        spoken of before the list, whatever the bullets before it do."""
        options: list[Effects] = []
        is_choice = bullets.is_choice(self.words)
        stem = stem if is_choice or stem.first == stem.last else self.left_of(stem)
        known = len(self.reading.choices)
        for item in bullets.items:
            reading = self.reading.fork()
            if not is_choice:
                reading.discourse = reading.discourse.beside_line(
                    tuple(effect for option in options for effect in option)
                )
            lattice = Lattice(bullets.joined(self.words, stem.first, item))
            found = read_whole(lattice, reading, "SENTENCE", 0, len(lattice.words))
            if found.meaning.then if is_choice else len(found.reading.choices) != known:
                raise NotRead(Trouble("a bullet", self.span(*item)))
            self.after_then = self.after_then or found.meaning.then
            found.reading.chosen_before = known
            options.append(found.reading.choosing_now(found.meaning.effects))
        self.reading.discourse = self.reading.discourse.beside_line(
            every := tuple(effect for option in options for effect in option)
        )
        if is_choice:
            labels, anew = bullets.labels(self.words), bullets.anew(self.words)
            self.effects += (Either(options=tuple(options), labels=labels, anew=anew),)
        elif self.after_then:
            self.then += every
        else:
            self.effects += every
        for section in sections_of(self.words, bullets.after, len(self.words)):
            if not self.takes_remark(section):
                self.take_sentence(section)

    def left_of(self, stem: Section) -> Section:
        """Nothing, where what stands before the list is a sentence by itself: ``reveal the top card ..: ..``."""
        try:
            self.take_sentence(stem)
        except NotRead:
            return stem
        return Section(stem.last, stem.last)

    def take_sentence(self, section: Section, *, first: bool = False) -> None:
        """Read a sentence: a definition of X, a choice, an effect, or something that is done instead. Raises NotRead."""
        if not first and not section.parenthesis:
            try:
                found = read_whole(self.lattice, self.reading, "DEFINITION", section.first, section.last)
            except NotRead:
                pass
            else:
                self.definition = found.meaning
                self.reading = found.reading
                return
        if section.parenthesis:
            self.change(read_whole(self.lattice, self.reading, "ALTERNATIVE", section.first, section.last))
            return
        if not first and self.takes_instead(section):
            return
        self.before, found = self.reading, self.sentence(section)
        sentence = found.meaning
        if sentence.then and not self.after_then:
            self.chosen_before_then = len(self.reading.choices)
        self.reading = found.reading
        self.reading.acted = self.reading.acted or bool(sentence.effects)
        self.after_then = self.after_then or sentence.then
        if self.after_then:
            self.then += sentence.effects
        else:
            self.effects = followed(self.effects, sentence.effects)

    def sentence(self, section: Section) -> Understood:
        """The meaning of the sentence, or of its two clauses in a row if the second has a subject of its own. Raises NotRead."""
        try:
            return read_whole(self.lattice, self.reading, "SENTENCE", section.first, section.last)
        except NotRead:
            both = two_clauses(self.lattice, self.reading, section)
            if both is None:
                raise
            return both

    def takes_instead(self, section: Section) -> bool:
        """``If .., you may put it into play instead``: changes the sentence before."""
        said = self.words.is_word(section.first, "otherwise") or self.words.is_word(
            section.last - 1, "effect", "saved"
        )
        if not said and not self.words.has_word(section.first, section.last, "instead"):
            return False
        try:
            found = self.instead(section)
        except NotRead:
            return False
        self.change(found)
        return True

    def instead(self, section: Section) -> Understood:
        """The meaning of an alternative. ``If it is a Knight, draw 1 card. Otherwise, discard that card``: not the one that would
        have been drawn: what the sentence before does is not done then; but what it chose was chosen. Raises NotRead."""
        if self.words.is_word(section.first, "otherwise"):
            undone = self.reading.fork()
            undone.discourse = undone.discourse.back_to(self.before.discourse)
            try:
                found = read_whole(self.lattice, undone, "INSTEAD", section.first, section.last)
            except NotRead:
                pass  # what was chosen in that sentence is known
            else:
                chosen = (one for one in self.reading.discourse.mentions if one.ref in TARGETS)
                found.reading.discourse = found.reading.discourse.with_mentions(*chosen)
                return found
        return read_whole(self.lattice, self.reading, "INSTEAD", section.first, section.last)

    def change(self, found: Understood) -> None:
        """An alternative: it changes the effects before it. Raises NotRead where there is nothing of the kind."""
        try:
            if self.after_then:
                self.then = found.meaning(found.reading, self.then)
            else:
                self.effects = found.meaning(found.reading, self.effects)
        except Unclear as error:
            trouble = Trouble(f"unclear: {error}", self.span(found.chunk.first, found.chunk.last))
            raise NotRead(trouble) from error
        self.reading = found.reading
