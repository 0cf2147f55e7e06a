"""The page of the rules that the engine enforces, entry by entry, and what says so."""

from functools import lru_cache
from itertools import groupby
from urllib.parse import urlencode

from flask import Blueprint, render_template, request, url_for
from msgspec import Struct

from agot_judge.corpus.model import body
from agot_judge.corpus.store import Corpus
from agot_judge.coverage import Coverage, Covered, Status, coverage_of
from agot_judge.coverage.source import places
from agot_judge.editions import DEFAULT_EDITION, names
from agot_judge.errors import NotSupportedYet
from agot_judge.web.filtering import edition_choice, every_choice, matches
from agot_judge.web.library import library
from agot_judge.web.lookup import citation
from agot_judge.web.pages import Choice, Citation
from agot_judge.web.responses import tagged
from agot_judge.web.urls import paragraph_url

FIRST = 60
"""The number of paragraphs that are shown at first."""
MARKS: dict[Status, str] = {
    "shown": "Enforced and shown",
    "implemented": "Enforced, not shown",
    "open": "Not enforced yet",
    "not mechanical": "Not mechanical",
}
"""The words that a reader sees for each status."""
NOT_KNOWN = "The engine enforces this; the tests that could show it are not installed here."
SENTENCES: dict[Status, str] = {
    "shown": "The engine enforces this, and a test shows it.",
    "implemented": "The engine claims to enforce this; no test shows it yet.",
    "open": "The engine does not enforce this yet.",
    "not mechanical": "No engine could enforce this.",
}


class Shows(Struct, frozen=True):
    """A test or a scenario that shows a paragraph."""

    ruling: str
    """Its name as a sentence."""
    place: str
    """Its file."""


class CodeRule(Struct, frozen=True):
    """A rule in the code."""

    name: str
    """``module:function``."""
    place: str
    """``path:line``."""


class CoveredParagraph(Struct, frozen=True, kw_only=True):
    """One paragraph with what is known about it."""

    citation: Citation
    text: str
    status: Status
    mark: str
    code: tuple[CodeRule, ...]
    applies: tuple[Citation, ...]
    shown_by: tuple[Shows, ...]
    reason: str


class CoveredEntry(Struct, frozen=True, kw_only=True):
    """The paragraphs of one entry."""

    title: str
    number: str
    url: str
    document: str
    paragraphs: tuple[CoveredParagraph, ...]


class CoveragePage(Struct, frozen=True, kw_only=True):
    """The coverage of one edition, as far as it was asked for."""

    query: str
    edition: str
    edition_name: str
    is_default: bool
    """True where it is the edition that is shown where none is asked for."""
    status: str
    """Empty for all."""
    editions: tuple[Choice, ...]
    statuses: tuple[Choice, ...]
    has_engine: bool
    tests_are_known: bool
    counts: dict[str, int]
    share: int
    """Of the mechanical paragraphs, how many in a hundred are implemented and shown, rounded down."""
    entries: tuple[CoveredEntry, ...]
    count: int
    """The number of paragraphs that were found, shown here or not."""
    more_url: str


def coverage_page(corpus: Corpus, query: str, edition: str, status: str, limit: int) -> CoveragePage:
    """The paragraphs with this status whose words, code or tests have all words of ``query``."""
    called = names()
    edition = edition if edition in called else DEFAULT_EDITION
    coverage = _coverage(corpus, edition)
    status = status if status in MARKS else ""
    everything = coverage.paragraphs if coverage else ()
    asked = [one for one in everything if not query or _fits(corpus, one, query)]
    found = [one for one in asked if status in ("", one.status)]
    shown = found[: max(1, limit)]
    counts = coverage.counts() if coverage else {}
    return CoveragePage(
        query=query,
        edition=edition,
        edition_name=called[edition],
        is_default=edition == DEFAULT_EDITION,
        status=status,
        editions=tuple(edition_choice(name, _address(query, name, status), edition) for name in called),
        statuses=tuple(_statuses(query, edition, status, asked, _sentences_of(coverage))),
        has_engine=coverage is not None,
        tests_are_known=coverage is not None and coverage.tests_are_known,
        counts=counts,
        share=100 * counts["implemented and shown"] // counts["mechanical"] if counts else 0,
        entries=tuple(
            _entry(corpus, edition, id_, tuple(ones))
            for id_, ones in groupby(shown, lambda one: corpus.paragraph(one.id).entry)
        ),
        count=len(found),
        more_url=_address(query, edition, status, limit=limit + FIRST) if len(found) > len(shown) else "",
    )


def _sentences_of(coverage: Coverage | None) -> dict[Status, str]:
    """The sentence for each status: without the tests, nobody knows that none shows a paragraph."""
    known = coverage is None or coverage.tests_are_known
    return SENTENCES if known else SENTENCES | {"implemented": NOT_KNOWN}


def enforcement(corpus: Corpus, edition: str, paragraph: str) -> str:
    """The sentence that says if the engine enforces a paragraph; empty where no engine runs its document."""
    return _sentences(corpus, edition).get(paragraph, "")


@lru_cache(maxsize=8)
def _sentences(corpus: Corpus, edition: str) -> dict[str, str]:
    coverage = _coverage(corpus, edition)
    sentences = _sentences_of(coverage)
    return {one.id: sentences[one.status] for one in coverage.paragraphs} if coverage else {}


@lru_cache(maxsize=8)
def _coverage(corpus: Corpus, edition: str) -> Coverage | None:
    """The coverage, kept: nothing of it changes while the program runs. None for an edition without an engine."""
    try:
        return coverage_of(corpus, edition)
    except NotSupportedYet:
        return None


def _address(query: str, edition: str, status: str, limit: int = 0) -> str:
    asked = {
        "q": query,
        "edition": "" if edition == DEFAULT_EDITION else edition,
        "status": status,
        "limit": str(limit or ""),
    }
    given = urlencode({name: value for name, value in asked.items() if value})
    return url_for("coverage.coverage") + (f"?{given}" if given else "")


def _statuses(
    query: str, edition: str, current: str, found: list[Covered], sentences: dict[Status, str]
) -> list[Choice]:
    return [
        every_choice("All paragraphs", len(found), _address(query, edition, ""), current),
        *(
            Choice(
                value=status,
                label=mark,
                name=sentences[status],
                count=sum(one.status == status for one in found),
                url=_address(query, edition, status),
                is_current=status == current,
            )
            for status, mark in MARKS.items()
        ),
    ]


def _fits(corpus: Corpus, one: Covered, query: str) -> bool:
    title = corpus.entry_of(one.id).title
    rulings = (f"{shows.ruling} {shows.place}" for shows in map(_shows, one.shown_by))
    return matches(query, one.id, title, corpus.paragraph(one.id).text, *one.code, *rulings)


def _entry(corpus: Corpus, edition: str, id_: str, paragraphs: tuple[Covered, ...]) -> CoveredEntry:
    entry = corpus.entry(id_)
    return CoveredEntry(
        title=entry.title,
        number=entry.number,
        url=paragraph_url(id_),
        document=corpus.document(entry.document).title,
        paragraphs=tuple(
            CoveredParagraph(
                citation=citation(corpus, one.id),
                text=body(corpus.paragraph(one.id)),
                status=one.status,
                mark=MARKS[one.status],
                code=tuple(CodeRule(name, places(edition)[name]) for name in one.code),
                applies=tuple(citation(corpus, other) for other in one.applies),
                shown_by=tuple(_shows(name) for name in one.shown_by),
                reason=one.reason,
            )
            for one in paragraphs
        ),
    )


def _shows(name: str) -> Shows:
    """``tests/rulings/second/test_claim.py::test_a_save_still_serves`` reads "A save still serves"."""
    place, _, test = name.partition("::")
    words = test.removeprefix("test_").replace("_", " ") or place.rpartition("/")[2].removesuffix(".yaml")
    return Shows(words[:1].upper() + words[1:], place)


blueprint = Blueprint("coverage", __name__)
blueprint.after_request(tagged)


@blueprint.get("/coverage")
def coverage() -> str:
    """Every paragraph as enforced, shown, open or not mechanical."""
    asked = request.args
    page = coverage_page(
        library().corpus,
        asked.get("q", "").strip(),
        asked.get("edition", ""),
        asked.get("status", ""),
        asked.get("limit", FIRST, type=int),
    )
    return render_template("coverage/coverage.html", page=page)
