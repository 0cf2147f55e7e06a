"""Doubts about a dispute that can be measured: it may be proved and still not be worth asking."""

import re
from collections.abc import Iterator

from agot_judge.corpus.model import body
from agot_judge.corpus.store import Corpus
from agot_judge.training.citing import Citing
from agot_judge.training.disputes.model import Answer, Dispute
from agot_judge.training.disputes.proving import Proof
from agot_judge.training.names import all_names
from agot_judge.training.played import Played, state_at
from agot_judge.training.subject import stems, telling

MOST_WORDS, MOST_SENTENCES = 35, 2
LEAST_SAID, MOST_SAID = 3, 16
LONGER = 1.6
"""By so much may the longest answer be longer than the shortest."""
COPIED = 6
"""The number of words in a row with which an answer repeats the paragraph."""
MOST_SHARED = 1
"""The most telling words of the paragraph that the right answer alone has."""
_WORD = re.compile(r"[^\W_][\w'’-]*")
_ENDS = re.compile(r"[.?!]+(?=[\s”\"]|$)")
_YES, _NO = re.compile(r"yes\b", re.IGNORECASE), re.compile(r"no\b", re.IGNORECASE)


def doubts(corpus: Corpus, citing: Citing, proof: Proof) -> Iterator[str]:
    """Doubts about a dispute as a question, as sentences."""
    dispute = proof.dispute
    yield from _of_the_words(dispute)
    if dispute.cite not in corpus:
        yield f"'cite' {dispute.cite} is no paragraph."
        return
    if citing.traces and not citing.is_rare(dispute.cite):
        yield f"'cite' {dispute.cite} is cited in {citing.share(dispute.cite):.0%} of the boards: it is not rare."
    paragraph = body(corpus.paragraph(dispute.cite))
    for what, said in (("asks", dispute.asks), *((f"answer {n}", one.says) for n, one in _numbered(dispute))):
        copied = _copied(said, paragraph)
        if copied:
            yield f"{what} has the paragraph's own words: “{copied}”."
    if proof.played is not None and proof.key >= 0:
        yield from _of_the_answer(corpus, proof, proof.played, paragraph)


def _of_the_words(dispute: Dispute) -> Iterator[str]:
    words, sentences = len(_WORD.findall(dispute.asks)), len(_ENDS.findall(dispute.asks))
    if words > MOST_WORDS:
        yield f"asks has {words} words, more than {MOST_WORDS}."
    if sentences > MOST_SENTENCES:
        yield f"asks has {sentences} sentences, more than {MOST_SENTENCES}."
    lengths = [len(one.says) for one in dispute.answers]
    if max(lengths) > LONGER * min(lengths):
        yield f"The longest answer has {max(lengths)} letters and the shortest {min(lengths)}: more than {LONGER} times."
    for number, answer in _numbered(dispute):
        count = len(_WORD.findall(answer.says))
        if not LEAST_SAID <= count <= MOST_SAID:
            yield f"answer {number} has {count} words, not {LEAST_SAID} to {MOST_SAID}."
    said = [one.says for one in dispute.answers]
    if len(said) == 2 and not (any(map(_YES.match, said)) and any(map(_NO.match, said))):
        yield "There are two answers, and they are no Yes and No: write three or four."
    if not any(one.error for one in dispute.answers):
        yield "No wrong answer has an 'error': who would give it, and why?"


def _of_the_answer(corpus: Corpus, proof: Proof, played: Played, paragraph: str) -> Iterator[str]:
    """Doubts about the right answer beside the wrong ones."""
    dispute = proof.dispute
    edition = played.edition
    of_names = stems(" ".join(all_names(played)))
    said = [stems(one.says) - of_names for one in dispute.answers]
    right = said.pop(proof.key)
    of_others = frozenset[str]().union(*said)
    shared = (telling(corpus, edition, paragraph) & right) - of_others
    if len(shared) > MOST_SHARED:
        yield f"The right answer alone shares words with the paragraph: {', '.join(sorted(shared))} ..."
    state = state_at(played, proof.place, proof.lines)
    texts = [
        played.machine.game.cards[number].definition.face.text
        for number, card in enumerate(state.cards)
        if card.zone in ("play", "hand")
    ]
    own = right - of_others
    for where, text in (("the moves told", " ".join(proof.told)), ("a card's text", " ".join(texts))):
        if own and own <= stems(text):
            yield f"All that sets the right answer apart stands in {where}: {', '.join(sorted(own))} ..."
    if dispute.answers[proof.key].error:
        yield f"Answer {proof.key + 1} is right and has an 'error'."


def _copied(said: str, paragraph: str) -> str:
    """The first words of a sentence that stand in the paragraph as well, in a row."""
    words, others = (_WORD.findall(text.lower()) for text in (said, paragraph))
    rows = {tuple(others[place : place + COPIED]) for place in range(len(others) - COPIED + 1)}
    found = (tuple(words[place : place + COPIED]) for place in range(len(words) - COPIED + 1))
    return " ".join(next((row for row in found if row in rows), ()))


def _numbered(dispute: Dispute) -> Iterator[tuple[int, Answer]]:
    yield from enumerate(dispute.answers, 1)
