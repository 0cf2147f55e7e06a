"""How well a search finds the paragraphs that decide: questions with known answers, and figures over them."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from agot_judge.citation import CitationId
from agot_judge.corpus.store import Corpus
from agot_judge.errors import CorpusError

DECIDES = 2
"""The grade of a paragraph that decides a question; one that helps has 1."""

EVERY_EDITION = "any"
"""What a question names as its edition that is asked of all."""

COUNTED = 10
"""So many results of a search are looked at, first ones first."""

Find = Callable[[str, str | None], Sequence[CitationId]]
"""A search to measure: a query and an edition (None: all) to paragraph ids, best first."""


class Gold(Struct, frozen=True):
    """A paragraph that belongs to the answer."""

    paragraph: CitationId
    grade: int
    """2: it decides. 1: it helps."""


class Precedence(Struct, frozen=True):
    """Which paragraph must stand above which. Several where a printed sentence stands in several paragraphs: any will do."""

    above: tuple[CitationId, ...]
    below: tuple[CitationId, ...]


class JudgedQuestion(Struct, frozen=True, kw_only=True):
    """A question as a player asks it, with the paragraphs that answer it."""

    id: str
    query: str
    edition: str
    """``2e``, ``1e``, ``ccg``, or ``any`` for all of them."""
    kind: str = ""
    """``natural``, ``keyword``, ``card`` or ``cross``; empty where the file does not say."""
    gold: tuple[Gold, ...]
    """Each paragraph once."""
    overrides: tuple[Precedence, ...] = ()

    @property
    def deciding(self) -> frozenset[CitationId]:
        """The paragraphs of grade 2."""
        return frozenset(gold.paragraph for gold in self.gold if gold.grade == DECIDES)


class Figures(Struct, frozen=True, kw_only=True):
    """What was measured; shares and ranks are between 0 and 1, higher is better."""

    questions: int
    first_five: float
    """The share of the questions with a deciding paragraph among the first five."""
    mrr10: float
    """The mean of 1/rank of the first deciding paragraph among ten; 0 for a question where none is."""
    overrides: int
    """How many pairs of an overriding and an overridden paragraph there are."""
    overriding_above: float
    """The share of these pairs where the overriding one stands above the other, or the other is not among ten. 1 for no pairs."""


def evaluate(find: Find, questions: Iterable[JudgedQuestion]) -> Figures:
    """What ``find`` reaches on ``questions``, the first ten of what it gives counted. Raises ValueError for no questions."""
    asked = tuple(questions)
    if not asked:
        raise ValueError("there is no question to measure with")
    ranks: list[int | None] = []
    kept: list[bool] = []
    for question in asked:
        edition = None if question.edition == EVERY_EDITION else question.edition
        found = tuple(find(question.query, edition))[:COUNTED]
        ranks.append(rank(found, question.deciding))
        kept.extend(stands_above(found, precedence) for precedence in question.overrides)
    return Figures(
        questions=len(asked),
        first_five=sum(at is not None and at <= 5 for at in ranks) / len(asked),
        mrr10=sum(1 / at for at in ranks if at) / len(asked),
        overrides=len(kept),
        overriding_above=sum(kept) / len(kept) if kept else 1.0,
    )


def rank(found: Sequence[CitationId], wanted: Iterable[CitationId]) -> int | None:
    """The place, from 1, of the first of ``wanted`` among ``found``; None where none of them is there."""
    among = frozenset(wanted)
    return next((at for at, paragraph in enumerate(found, 1) if paragraph in among), None)


def stands_above(found: Sequence[CitationId], precedence: Precedence) -> bool:
    """Whether the overriding paragraph comes before the overridden one, or the overridden one is not found."""
    below = rank(found, precedence.below)
    above = rank(found, precedence.above)
    return below is None or (above is not None and above < below)


class _Place(Struct, frozen=True):
    """A paragraph as a file names it: by its id, or by words of a source file."""

    paragraph: str = ""
    file: str = ""
    snippet: str = ""


class _GradedPlace(_Place, frozen=True, kw_only=True):
    grade: int


class _Pair(Struct, frozen=True):
    above: _Place | str
    below: _Place | str


class _Line(Struct, frozen=True, kw_only=True):
    id: str
    query: str
    edition: str
    kind: str = ""
    gold: tuple[_GradedPlace, ...] = ()
    gold_ids: tuple[str, ...] = ()
    overrides: tuple[_Pair, ...] = ()


def load_questions(path: Path, corpus: Corpus) -> tuple[JudgedQuestion, ...]:
    """The questions in a file of JSON objects, one a line.

    A paragraph is named by ``{"paragraph": id}`` or by ``{"file": name of a source, "snippet": words}``, which is every
    paragraph of that source that contains the words; in a pair of ``overrides`` a bare id will do too. The paragraphs of
    ``gold_ids`` decide: ids without a grade, dashes apart, one that ends in ``/`` is every paragraph of its entry. Raises
    CorpusError naming the line where it cannot be read, names no paragraph or one that is not in the corpus, or the words
    are in none.
    """
    try:
        lines = path.read_bytes().split(b"\n")
    except OSError as fault:
        raise CorpusError(f"cannot read the questions: {fault}") from fault
    questions = []
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                questions.append(_question(msgspec.json.decode(line, type=_Line), corpus))
            except (msgspec.DecodeError, CorpusError) as fault:
                raise CorpusError(f"{path.name}, line {number}: {fault}") from fault
    return tuple(questions)


def _question(line: _Line, corpus: Corpus) -> JudgedQuestion:
    grades: dict[CitationId, int] = {}
    for place in line.gold:
        for paragraph in _paragraphs(place, corpus):
            grades[paragraph] = max(place.grade, grades.get(paragraph, 0))
    for written in line.gold_ids:
        grades.update(dict.fromkeys(_deciding(written, corpus), DECIDES))
    if not grades:
        raise CorpusError("no paragraph is named that answers the question")
    return JudgedQuestion(
        id=line.id,
        query=line.query,
        edition=line.edition,
        kind=line.kind,
        gold=tuple(Gold(paragraph, grade) for paragraph, grade in grades.items()),
        overrides=tuple(
            Precedence(_paragraphs(pair.above, corpus), _paragraphs(pair.below, corpus))
            for pair in line.overrides
        ),
    )


def _deciding(written: str, corpus: Corpus) -> tuple[CitationId, ...]:
    """The paragraphs of an id of ``gold_ids``: others put the dashes of a title elsewhere, and name whole entries."""
    meant = written.replace("-", "")
    found = tuple(
        paragraph.id
        for paragraph in corpus.paragraphs()
        if meant in ((plain := paragraph.id.replace("-", "")), plain.rpartition("/")[0] + "/")
    )
    if not found:
        raise CorpusError(f"no paragraph has the id {written!r}")
    return found


def _paragraphs(named: _Place | str, corpus: Corpus) -> tuple[CitationId, ...]:
    place = _Place(paragraph=named) if isinstance(named, str) else named
    if place.paragraph:
        if place.paragraph not in corpus:
            raise CorpusError(f"no paragraph has the id {place.paragraph!r}")
        return (CitationId(place.paragraph),)
    found = tuple(
        paragraph
        for paragraph in corpus.find_words(place.snippet)
        if corpus.document_of(paragraph).file == place.file
    )
    if not found:
        raise CorpusError(f"no paragraph of {place.file!r} contains {place.snippet!r}")
    return found
