"""The limit and the occurrence of a triggered line that is not understood, as far as they were read.

Nobody is offered such an ability; a person who resolves it sees what kind it is, what it waits for, and how often.
"""

from agot_judge.citation import Span
from agot_judge.engine.ability.triggers import Limit, Trigger
from agot_judge.text.compiled import CompiledLine, Part
from agot_judge.text.discourse import meanings
from agot_judge.text.discourse.meanings import SeveralMeanings
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.lines.complete_parses import NotRead, read_whole
from agot_judge.text.lines.header import Header
from agot_judge.text.lines.sections import sections_of
from agot_judge.text.lines.unread import Trouble, message, unknown_word
from agot_judge.text.parsing.lattice import Lattice


def unread_line(
    line: str,
    lattice: Lattice,
    header: Header,
    trigger: Trigger | None,
    parts: tuple[Part, ...],
    trouble: Trouble,
) -> CompiledLine:
    """A line of which a part that must be understood was not."""
    trouble = unknown_word(lattice.words, header.after) or trouble
    waits = header.kind in ("reaction", "interrupt")
    return CompiledLine(
        text=line,
        status="unread",
        kind=header.kind,
        phase=header.phase,
        forced=header.forced,
        trigger=occurrence_begun(lattice, header.after) if waits and trigger is None else trigger,
        limit=limit_said(lattice, header.after),
        parts=parts,
        unread=(Span(trouble.span.start, len(line)),),
        cause=trouble.cause,
        expected=trouble.expected,
        message=message(line, trouble),
    )


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
