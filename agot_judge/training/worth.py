"""Reasons why a question is worth asking: somebody who has played gets it wrong."""

import re
from collections.abc import Iterator
from typing import Literal

from agot_judge.corpus.store import Corpus
from agot_judge.training.misconceptions import refuted
from agot_judge.training.model import Question

Reason = Literal["common error", "exception", "ruling"]
_EXCEPTION = re.compile(
    r"\b(cannot|unless|even|instead|except\w*|regardless|although|though|however|still|rather than|without|ignores?"
    r"|ignored|simultaneous(?:ly)?|neither|nor|until|no longer|only (?:if|be|once)|does not|do not|is not|are not"
    r"|not considered|may not|immediately|before any|prior to|any number|each (?:copy|instance))\b",
    re.IGNORECASE,
)
"""Words by which a paragraph takes something out of what one would expect: an exception, a prohibition, a moment between
others, a replacement."""
_RULING = "/faq/"
_NO_RULING = ("step", "chart", "note", "heading")
"""Kinds of paragraphs of a FAQ that tell how the game goes, and settle no question."""


def is_exception(corpus: Corpus, cite: str) -> bool:
    """True for a paragraph that overrides another, or says what is so against what one would expect."""
    paragraph = corpus.paragraph(cite)
    return any(link.kind == "overrides" for link in paragraph.links) or bool(
        _EXCEPTION.search(paragraph.text)
    )


def reasons(corpus: Corpus, question: Question) -> Iterator[Reason]:
    """The reasons why somebody may get it wrong: each reason that there is."""
    edition = question.best.partition("/")[0]
    is_believed = bool(question.error) or any(choice.belief for choice in question.choices)
    if is_believed or any(refuted(edition, (question.best,))):
        yield "common error"
    if is_exception(corpus, question.best):
        yield "exception"
    if _RULING in question.best and corpus.paragraph(question.best).kind not in _NO_RULING:
        yield "ruling"


def is_worth_asking(corpus: Corpus, question: Question) -> bool:
    """True where there is a reason."""
    return any(True for _ in reasons(corpus, question))
