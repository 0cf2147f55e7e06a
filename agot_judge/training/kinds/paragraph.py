"""``paragraph``: the paragraph that decides a line."""

import re
from collections.abc import Iterator
from functools import cache

from agot_judge.corpus.model import Paragraph, body
from agot_judge.corpus.store import Corpus
from agot_judge.engine.state.trace import Entry
from agot_judge.training.citing import Citing, grounds, mistakable
from agot_judge.training.model import Choice, Question
from agot_judge.training.played import Moment, Played

WRONG = 3
_LIKE = 2.0
"""By so much may a paragraph be longer or shorter than the right one and still be taken for it."""
_WORD = re.compile(r"[a-z]+")
_SHORT, _STEM = 3, 5
"""Words up to this length say nothing by themselves; others are compared by so many letters."""


def questions(played: Played, citing: Citing, corpus: Corpus) -> Iterator[Question]:
    """A question for each line whose rarest citation tells something (V4)."""
    cited = frozenset(cite for entry in played.trace for cite in grounds(entry))
    for moment, lines in _stretches(played):
        for entry in lines:
            best = citing.deciding(entry, played.loaded.scenario.cites)
            if not _is_decided(entry) or not citing.is_rare(best):
                continue
            right = corpus.paragraph(best)
            near = sorted(
                mistakable(corpus, grounds(entry), cited),
                key=lambda cite: _unlikeness(entry.text, corpus.paragraph(cite), right),
            )
            if len(near) < WRONG:
                continue
            wrong = (corpus.paragraph(cite) for cite in near[:WRONG])
            yield Question(
                kind="paragraph",
                moment=moment,
                prompt=_prompt(moment, entry),
                choices=(
                    Choice(text=body(right), cites=(best,)),
                    *(
                        Choice(text=body(one), because="No line here rests on it.", cites=(one.id,))
                        for one in wrong
                    ),
                ),
                key=(0,),
                accepted=grounds(entry),
                best=best,
                first=min(moment.before + 1, entry.n),
                last=entry.n,
                proof="determinism",
            )


def _unlikeness(line: str, paragraph: Paragraph, right: Paragraph) -> tuple[int, int]:
    """How little a paragraph could be taken for the right one: it speaks of less that the line speaks of, then by length.

    One that is much longer or shorter comes last: it would be told apart by that (V5).
    """
    longer, shorter = (choose(len(paragraph.text), len(right.text)) for choose in (max, min))
    is_of_like_length = longer <= _LIKE * shorter
    common = len(_stems(line) & _stems(paragraph.text)) if is_of_like_length else -1
    return -common, longer - shorter


@cache
def _stems(text: str) -> frozenset[str]:
    """The words of a text that say what it is about, without their endings."""
    return frozenset(word[:_STEM] for word in _WORD.findall(text.lower()) if len(word) > _SHORT)


def _prompt(moment: Moment, entry: Entry) -> str:
    """The line after the move that has brought it about: alone it would not say what it is about."""
    first = moment.lines[0] if moment.lines and moment.decision.player >= 0 else entry
    if first.text == entry.text or entry.n <= moment.before:
        return f"{entry.text} Which paragraph decides that?"
    return f"{first.text} {entry.text} Which paragraph decides what is said last?"


def _stretches(played: Played) -> Iterator[tuple[Moment, tuple[Entry, ...]]]:
    """The lines that follow each decision; those that come before the first one with it."""
    for moment in played.moments[:1]:
        yield moment, played.trace[: moment.before]
    for moment in played.moments:
        yield moment, moment.lines


def _is_decided(entry: Entry) -> bool:
    """True for a line that a rule brings about: not for what the run itself or a judge notes."""
    is_noted = entry.kind in ("by-hand", "assumption") or entry.text.startswith("Refused: ")
    return bool(entry.cites) and not is_noted and "the documents leave" not in entry.text
