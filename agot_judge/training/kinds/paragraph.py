"""``paragraph``: the paragraph that settles a dispute, among others that a judge finds who searches for it."""

from collections.abc import Iterator

from agot_judge.corpus.model import Paragraph, body
from agot_judge.corpus.store import Corpus
from agot_judge.search import Search
from agot_judge.training.citing import Citing, grounds, is_a_rule, mistakable
from agot_judge.training.disputes.explained import asked, deciding_line, right_answer, told
from agot_judge.training.disputes.in_words import reason
from agot_judge.training.disputes.proving import Proof
from agot_judge.training.model import Choice, Question
from agot_judge.training.played import Played
from agot_judge.training.subject import pull, stems

WRONG = 3
FOUND = 40
"""The most paragraphs that a search is asked for."""
LOOKED_AT = 16
"""So many of the first that are found could be offered."""
_LIKE = 2.5
"""By so much may a paragraph be longer or shorter than the right one and still be taken for it."""
_THE_SAME = 0.6
"""Paragraphs that share more of their words say the same."""


def questions(
    proof: Proof, played: Played, citing: Citing, corpus: Corpus, search: Search
) -> Iterator[Question]:
    """The question, where the paragraph is rarely cited (V4) and enough others could be taken for it."""
    dispute = proof.dispute
    if not citing.is_rare(dispute.cite):
        return
    right = corpus.paragraph(dispute.cite)
    found = search.find(f"{dispute.asks} {right_answer(proof).says}", played.edition, FOUND)
    near = _near(corpus, played, right, [hit.id for hit in found.hits])
    wrong = _tempting(corpus, _prompt(proof), near, right)
    if len(wrong) == WRONG:
        line = deciding_line(proof, played)
        choices = (
            Choice(text=body(right), because=reason(line.text), cites=(right.id,)),
            *(Choice(text=body(one), because="No line here rests on it.", cites=(one.id,)) for one in wrong),
        )
        yield question(proof, played, choices)


def question(proof: Proof, played: Played, choices: tuple[Choice, ...]) -> Question:
    """The question with these paragraphs, of which the first one is right."""
    return asked(proof, played, "paragraph", _prompt(proof), choices, 0)


def _prompt(proof: Proof) -> str:
    return f"{told(proof)} Ruling: “{right_answer(proof).says}” Which paragraph decides it?"


def _near(corpus: Corpus, played: Played, right: Paragraph, found: list[str]) -> list[Paragraph]:
    """The paragraphs that a search has found, then those of the same entry and of related ones: rules of like length that
    decide nothing here and are not linked to the right one."""
    cited = frozenset(cite for entry in played.trace for cite in grounds(entry))
    linked = {link.to for link in right.links}
    related = mistakable(corpus, (right.id,), cited)
    paragraphs = (corpus.paragraph(id_) for id_ in dict.fromkeys((*found, *related)))
    return [
        one
        for one in paragraphs
        if one.id not in cited | linked | {right.id}
        and is_a_rule(one)
        and not any(link.to == right.id for link in one.links)
        and _is_of_like_length(one, right)
        and not _says_the_same(one, right)
    ]


def _tempting(corpus: Corpus, prompt: str, near: list[Paragraph], right: Paragraph) -> list[Paragraph]:
    """Those that a search puts first, and of them those that together speak of what the right one speaks of in the question;
    one at least shares as many of its rare words, where there is such a one (V5)."""
    edition = right.id.partition("/")[0]
    subject = stems(prompt) & stems(body(right))
    wanted = pull(corpus, edition, prompt, body(right))
    left, taken = near[:LOOKED_AT], list[Paragraph]()
    while left and len(taken) < WRONG:
        missing = subject - frozenset[str]().union(*(stems(body(one)) for one in taken))
        is_last = len(taken) == WRONG - 1
        pulled = {one.id: min(wanted, pull(corpus, edition, prompt, body(one))) for one in left}
        is_near = any(pull(corpus, edition, prompt, body(one)) >= wanted for one in taken)
        best = max(
            left,
            key=lambda one: (
                pulled[one.id] if is_last and not is_near else 0,
                len(missing & stems(body(one))) if taken else 0,
                -near.index(one),
            ),
        )
        left.remove(best)
        taken.append(best)
    return taken


def _is_of_like_length(paragraph: Paragraph, right: Paragraph) -> bool:
    longer, shorter = (choose(len(paragraph.text), len(right.text)) for choose in (max, min))
    return longer <= _LIKE * shorter


def _says_the_same(paragraph: Paragraph, right: Paragraph) -> bool:
    one, other = stems(paragraph.text), stems(right.text)
    return len(one & other) > _THE_SAME * max(1, min(len(one), len(other)))
