"""Two clauses or occurrences in one: ``Draw 1 card and Old Tam gets +2 STR``, ``he cannot be killed and opponents cannot ..``,
``After you win a challenge or win dominance``. The second has a subject of its own, or that of the first."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect, ForEach, May
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.words import Ref
from agot_judge.text.discourse.happened import IN_PLAY
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.sentences import Sentence
from agot_judge.text.lines.complete_parses import NotRead, Understood, read_before, read_whole
from agot_judge.text.lines.sections import Section, words_at
from agot_judge.text.lines.unread import Trouble
from agot_judge.text.parsing.lattice import Lattice
from agot_judge.text.parsing.words import Words
from agot_judge.text.trees.either_trigger import either_of
from agot_judge.text.trees.zones_of_abilities import zone_of

OF_BOTH = (
    "if",
    "while",
    "during",
    "until",
    "unless",
    "then",
    "may",
    "instead",
    "when",
    "for",
    "either",
    "or",
)
"""Words that could be about the second clause as well, or make it another option."""
ENDS = (",", ":")
"""The marks that end a triggering condition."""


def _first(words: Words, reading: Reading, kind: str, first: int, joint: int) -> Understood:
    """The meaning of the words before "and" or "or", as if nothing followed: ``events`` is not read as ``events and locations``.
    Raises NotRead."""
    end = joint - 1 if words.is_word(joint - 1, ",") else joint
    said = words_at(words, [*range(first, end)])
    found = read_whole(Lattice(said), reading, kind, 0, len(said))
    found.chunk.words, found.chunk.first, found.chunk.last = words, first, end
    return found


def two_clauses(lattice: Lattice, reading: Reading, section: Section) -> Understood | None:
    """The meaning of the sentence; None: it is not two such clauses, or not certain where the second begins."""
    words = lattice.words
    found: list[Understood] = []
    for at in range(section.first + 2, section.last - 2):
        if not words.is_word(at, "and") or not lattice.has_noun(at + 1):
            continue
        if words.has_word(section.first, at, *OF_BOTH):
            continue
        try:
            first = _first(words, reading, "SENTENCE", section.first, at)
            second = read_whole(lattice, first.reading, "SENTENCE", at + 1, section.last)
        except NotRead:
            continue
        if _is_one(first.meaning) and _is_one(second.meaning):
            both = Sentence((*first.meaning.effects, *second.meaning.effects))
            found.append(Understood(second.chunk, both, second.reading))
    return found[0] if len(found) == 1 else None


def _is_one(sentence: Sentence) -> bool:
    """True where it only does something, and nobody may leave it out."""
    return not sentence.then and not any(_is_optional(effect) for effect in sentence.effects)


def _is_optional(effect: Effect) -> bool:
    inner = effect.effects[-1] if isinstance(effect, ForEach) else effect
    return isinstance(inner, May)


def two_constants(lattice: Lattice, reading: Reading, section: Section) -> Understood | None:
    """The meaning of a constant sentence of two clauses: ``each player cannot .., and plays with ..``; None: it is not certain
    where the second begins."""
    found: list[Understood] = []
    for at in range(section.first + 2, section.last - 2):
        if not lattice.words.is_word(at, "and") or lattice.words.is_kind(at + 1, "SIGNED"):
            continue
        try:
            first = _first(lattice.words, reading, "CONSTANT", section.first, at)
            second = _second_constant(lattice, reading, first, section, at + 1)
        except NotRead:
            continue
        found.append(Understood(first.chunk, (*first.meaning, *second.meaning), second.reading))
    return found[0] if len(found) == 1 else None


def _second_constant(
    lattice: Lattice, reading: Reading, first: Understood, section: Section, at: int
) -> Understood:
    """The meaning of the words from the place on, of their own subject or of that of the whole sentence, which means what it
    meant there (``each other character``: than this one). Raises NotRead."""
    alike = all(lattice.words.are_words(place, "each", "other") for place in (section.first, at))
    try:
        return read_whole(lattice, reading if alike else first.reading, "CONSTANT", at, section.last)
    except NotRead as error:
        for kind in ("PLAYER", "CARDS"):
            for subject in lattice.longest(kind, section.first):
                kept = [*range(section.first, subject.last), *range(at, section.last)]
                words = words_at(lattice.words, kept)
                try:
                    return read_whole(Lattice(words), reading, "CONSTANT", 0, len(words))
                except NotRead:
                    continue
        raise error


def read_trigger(
    lattice: Lattice, reading: Reading, at: int, kind: str, card_type: str, end: int | None = None
) -> Understood:
    """The triggering condition from the place on, up to its comma, or to where it ends without one. Raises NotRead."""
    if end is not None:
        return read_whole(lattice, reading, "TRIGGER", at, end)
    try:
        # A parenthesis says how one of the bullets is chosen.
        found = read_before(lattice, reading, "TRIGGER", at, *ENDS, "(")
    except NotRead:
        both = _two_triggers(lattice, reading, at)
        if both is None:
            raise
        found = both
    trigger: Trigger = found.meaning
    if trigger.or_else:
        each = (trigger, *trigger.or_else)
        cause = ""
        own = all(one.card is not None and one.card.this for one in each)
        if len({zone_of(kind, one, card_type) for one in each}) > 1 and not (own and kind == "reaction"):
            cause = "where the card must be"
        elif kind == "interrupt" and 0 < sum(one.event == "initiate" for one in each) < len(each):
            cause = "in which window it is used"
        if cause:
            span = lattice.words.clean.printed(lattice.words.start(at), lattice.words.end(found.chunk.last))
            raise NotRead(Trouble(f"unclear: {cause}", span))
        _of_both(found.reading, each)
    return found


def _of_both(reading: Reading, each: tuple[Trigger, ...]) -> None:
    """A pronoun speaks of a card or a player only where both of the occurrences have one: either may be what happens."""
    in_play = {one.event in IN_PLAY for one in each}
    is_of_none = len(in_play) > 1 or any(one.card is None or one.card.this for one in each)
    if is_of_none:
        reading.forget("occurrence")
    of_some_card = not is_of_none and all(_is_of_some_card(one) for one in each)
    card: Ref | None = "occurrence" if of_some_card else None
    reading.occurrence = replace(reading.occurrence, doer=None, card=card, of_challenge=False)
    if len({one.player for one in each}) > 1:
        reading.player = None


def _is_of_some_card(one: Trigger) -> bool:
    """True where it happens to a card that is described, whichever it is: "save that card" is about that one."""
    return one.card is not None and not (one.card.this or one.card.host) and one.source is None


def _two_triggers(lattice: Lattice, reading: Reading, at: int) -> Understood | None:
    """Two occurrences with ``or`` between them. None: it is not certain that there are two, or which."""
    words = lattice.words
    found: list[Understood] = []
    for place in range(at + 3, len(words) - 2):
        if not words.is_word(place, "or") or words.is_word(place - 1, "or"):
            continue
        try:
            first = _first(words, reading, "TRIGGER", at, place)
        except NotRead:
            continue
        second_start = words.after(place + 1, "after", "when")
        starts = [at + 1]
        for kind in ("PLAYER", "CARDS"):
            starts += [chunk.last for chunk in lattice.longest(kind, at + 1)]
        starts += [start + 1 for start in starts if words.is_word(start, "is", "are")]
        for start in dict.fromkeys(starts):
            second = _second_trigger(lattice, first.reading, [*range(at, start)], second_start)
            if second is not None:
                try:
                    second.meaning = either_of(first.meaning, second.meaning)
                except Unclear:
                    return None
                found.append(second)
    return found[0] if len(found) == 1 else None


def _second_trigger(lattice: Lattice, reading: Reading, before: list[int], first: int) -> Understood | None:
    """The occurrence whose words go on at the place, with those words before them; None: it is none."""
    words = words_at(lattice.words, [*before, *range(first, len(lattice.words))])
    try:
        found = read_before(Lattice(words), reading, "TRIGGER", 0, ",")
    except NotRead:
        return None
    last = found.chunk.last + first - len(before)
    found.chunk.words, found.chunk.first, found.chunk.last = lattice.words, before[0], last
    return found
