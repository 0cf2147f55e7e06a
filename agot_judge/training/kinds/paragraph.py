"""``paragraph``: the paragraph that decides a line, or that answers a player who is wrong about it."""

from collections.abc import Iterator

from agot_judge.corpus.model import Paragraph, body
from agot_judge.corpus.store import Corpus
from agot_judge.engine.state.trace import Entry
from agot_judge.training.citing import Citing, grounds, mistakable
from agot_judge.training.misconceptions import refuted
from agot_judge.training.model import Choice, Question
from agot_judge.training.played import Moment, Played
from agot_judge.training.subject import stems

WRONG = 3
_MOVES = ("ability", "decision")
"""Kinds of lines that tell a move: many paragraphs let somebody make it, and one alone is meant where the board is about it."""
_LIKE = 2.5
"""By so much may a paragraph be longer or shorter than the right one and still be taken for it."""


def questions(played: Played, citing: Citing, corpus: Corpus) -> Iterator[Question]:
    """A question for each line whose rarest citation tells something (V4), and one for each common error that a line
    refutes: a player objects, and a paragraph answers him."""
    cited = frozenset(cite for entry in played.trace for cite in grounds(entry))
    for moment, lines in _stretches(played):
        for entry in lines:
            if _is_decided(entry):
                near = [corpus.paragraph(cite) for cite in mistakable(corpus, grounds(entry), cited)]
                yield from _deciding(played, moment, entry, citing, near, corpus)
                yield from _answering(played, moment, entry, citing, near, corpus)


def _deciding(
    played: Played, moment: Moment, entry: Entry, citing: Citing, near: list[Paragraph], corpus: Corpus
) -> Iterator[Question]:
    own = played.loaded.scenario.cites
    best = citing.deciding(entry, own)
    if entry.kind == "window" or (entry.kind in _MOVES and best not in own):
        return
    asked = "decides that" if _is_alone(moment, entry) else "decides what is said last"
    if citing.is_rare(best):
        prompt = f"{_told(moment, entry)} Which paragraph {asked}?"
        yield from _question(moment, entry, prompt, (best, grounds(entry), ""), near, corpus)


def _answering(
    played: Played, moment: Moment, entry: Entry, citing: Citing, near: list[Paragraph], corpus: Corpus
) -> Iterator[Question]:
    for error in refuted(played.edition, grounds(entry)):
        right = tuple(cite for cite in error.refuted_by if cite in grounds(entry) and citing.is_rare(cite))
        others = [one for one in near if one.id not in error.refuted_by]
        prompt = (
            f"{_told(moment, entry)} A player: “{error.belief}” Which paragraph shows that this is not so?"
        )
        for best in right:
            yield from _question(moment, entry, prompt, (best, right, error.belief), others, corpus)


def _question(
    moment: Moment,
    entry: Entry,
    prompt: str,
    key: tuple[str, tuple[str, ...], str],
    near: list[Paragraph],
    corpus: Corpus,
) -> Iterator[Question]:
    """The question, where there are enough paragraphs that could be taken for the right one."""
    best, accepted, belief = key
    right = corpus.paragraph(best)
    wrong = _nearest(belief or prompt, near, right)
    if len(wrong) == WRONG:
        yield Question(
            kind="paragraph",
            moment=moment,
            prompt=prompt,
            choices=(
                Choice(text=body(right), cites=(best,)),
                *(
                    Choice(text=body(one), because="No line here rests on it.", cites=(one.id,))
                    for one in wrong
                ),
            ),
            key=(0,),
            accepted=accepted,
            best=best,
            first=min(moment.before + 1, entry.n),
            last=entry.n,
            proof="determinism",
            about=belief,
        )


def _nearest(prompt: str, near: list[Paragraph], right: Paragraph) -> list[Paragraph]:
    """The paragraphs that could be taken for the right one: together they speak of as much of the question as it does (V5)."""
    subject = stems(prompt) & stems(right.text)
    taken: list[Paragraph] = []
    left = list(near)
    while left and len(taken) < WRONG:
        told = frozenset[str]().union(*(stems(one.text) for one in taken))
        missing = subject - told
        best = min(
            left,
            key=lambda one: (-len(missing & stems(one.text)), *_unlikeness(prompt, one, right)),
        )
        left.remove(best)
        if _is_of_like_length(best, right):
            taken.append(best)
    return taken


def _is_of_like_length(paragraph: Paragraph, right: Paragraph) -> bool:
    longer, shorter = (choose(len(paragraph.text), len(right.text)) for choose in (max, min))
    return longer <= _LIKE * shorter


def _unlikeness(line: str, paragraph: Paragraph, right: Paragraph) -> tuple[int, int]:
    """The order of paragraphs that could be taken for the right one: by how much of the line they speak of, then by length."""
    longer, shorter = (choose(len(paragraph.text), len(right.text)) for choose in (max, min))
    return -len(stems(line) & stems(paragraph.text)), longer - shorter


def _told(moment: Moment, entry: Entry) -> str:
    """The line after the move that has brought it about: alone it would not say what it is about."""
    return entry.text if _is_alone(moment, entry) else f"{moment.lines[0].text} {entry.text}"


def _is_alone(moment: Moment, entry: Entry) -> bool:
    is_of_a_move = bool(moment.lines) and moment.decision.player >= 0
    return not is_of_a_move or moment.lines[0].text == entry.text or entry.n <= moment.before


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
