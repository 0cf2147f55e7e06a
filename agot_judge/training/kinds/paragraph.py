"""``paragraph``: the paragraph that settles a dispute, among others that a judge finds who searches for it."""

from collections.abc import Iterator

from agot_judge.corpus.model import Paragraph, body
from agot_judge.corpus.store import Corpus
from agot_judge.search import Search
from agot_judge.training.citing import (
    Citing,
    changing,
    grounds,
    is_a_rule,
    of_named_entries,
    of_the_entry,
)
from agot_judge.training.disputes.explained import asked, deciding_line, right_answer, told
from agot_judge.training.disputes.in_words import reason
from agot_judge.training.disputes.proving import Proof
from agot_judge.training.model import Choice, Question, entry_of
from agot_judge.training.played import Played
from agot_judge.training.subject import pull, rarest_of, stems
from agot_judge.training.validity import NEARLY

WRONG = 3
FOUND = 40
"""The most paragraphs that a search is asked for."""
LEAST_LIKE = 2
"""The least number of wrong paragraphs that are of the same entry or share the rarest words of the question."""
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
    prompt = _prompt(proof)
    wrong = _tempting(corpus, prompt, _near(corpus, played, right, []), right)
    if len(wrong) < WRONG or not _is_near_one(corpus, prompt, wrong, right):
        hits = search.find(f"{dispute.asks} {right_answer(proof).says}", played.edition, FOUND).hits
        wrong = _tempting(corpus, prompt, _near(corpus, played, right, [hit.id for hit in hits]), right)
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
    """The dispute without its ruling, whose words would name the paragraph."""
    return f"{told(proof)} Which paragraph decides it?"


def _near(corpus: Corpus, played: Played, right: Paragraph, found: list[str]) -> list[Paragraph]:
    """The paragraphs of the same entry, then of the entries that it names, then those that a search has found: rules of like
    length that decide nothing here, say something else, and neither change the right one nor are changed by it."""
    cited = frozenset(cite for entry in played.trace for cite in grounds(entry))
    changed = changing(right)
    candidates = (*of_the_entry(corpus, right.id), *of_named_entries(corpus, right.id), *found)
    paragraphs = (corpus.paragraph(id_) for id_ in dict.fromkeys(candidates))
    return [
        one
        for one in paragraphs
        if one.id not in cited | changed | {right.id}
        and is_a_rule(one)
        and right.id not in changing(one)
        and _is_of_like_length(one, right)
        and not _says_the_same(one, right)
    ]


def _tempting(corpus: Corpus, prompt: str, near: list[Paragraph], right: Paragraph) -> list[Paragraph]:
    """The paragraphs of the entry and of the entries that it names first, and of them those that together speak of what the
    right one
    speaks of in the question; one at least shares as many of its rare words, where there is such a one (V5). None where the
    right one is found by its subject alone: where fewer than two others are of its entry or share the rarest words.
    """
    edition = right.id.partition("/")[0]
    subject = stems(prompt) & stems(body(right))
    wanted = pull(corpus, edition, prompt, body(right))
    named = {entry_of(id_) for id_ in of_named_entries(corpus, right.id)}
    rarest = rarest_of(corpus, edition, prompt, body(right))

    def is_like(one: Paragraph) -> bool:
        return entry_of(one.id) == entry_of(right.id) or bool(rarest & stems(body(one)))

    def nearness(one: Paragraph) -> int:
        """From 0, a paragraph of another subject, to 3, one of the same entry."""
        if entry_of(one.id) == entry_of(right.id):
            return 3
        return is_like(one) + (entry_of(one.id) in named and bool(subject & stems(body(one))))

    pulled = {one.id: min(wanted, pull(corpus, edition, prompt, body(one))) for one in near}
    left, taken = near, list[Paragraph]()
    while left and len(taken) < WRONG:
        missing = subject - frozenset[str]().union(*(stems(body(one)) for one in taken))
        is_last = len(taken) == WRONG - 1
        is_near = any(pulled[one.id] >= wanted for one in taken)
        best = max(
            left,
            key=lambda one: (
                pulled[one.id] if is_last and not is_near else 0,
                nearness(one),
                pulled[one.id],
                len(missing & stems(body(one))) if taken else 0,
                -near.index(one),
            ),
        )
        left = [one for one in left if one is not best]
        taken.append(best)
    return taken if sum(map(is_like, taken)) >= LEAST_LIKE else []


def _is_near_one(corpus: Corpus, prompt: str, wrong: list[Paragraph], right: Paragraph) -> bool:
    """True where one of these shares nearly as many rare words with the question as the right one."""
    edition = right.id.partition("/")[0]
    wanted = pull(corpus, edition, prompt, body(right))
    return any(pull(corpus, edition, prompt, body(one)) >= wanted - NEARLY for one in wrong)


def _is_of_like_length(paragraph: Paragraph, right: Paragraph) -> bool:
    longer, shorter = (choose(len(paragraph.text), len(right.text)) for choose in (max, min))
    return longer <= _LIKE * shorter


def _says_the_same(paragraph: Paragraph, right: Paragraph) -> bool:
    one, other = stems(paragraph.text), stems(right.text)
    return len(one & other) > _THE_SAME * max(1, min(len(one), len(other)))
