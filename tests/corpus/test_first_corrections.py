"""Corrections of the two recognized documents: every one is used, and one that fits nothing is an error."""

import msgspec
import pytest

from agot_judge.corpus import ccg_rules, first_faq
from agot_judge.corpus.arrangement import Pointer, Stray
from agot_judge.corpus.corrections import check_fits, load_corrections
from agot_judge.corpus.manifest import DEFAULT_ROOT
from agot_judge.corpus.passages import read_passages
from agot_judge.errors import CorpusError

DOCUMENTS = {first_faq.DOCUMENT: first_faq, ccg_rules.DOCUMENT: ccg_rules}


@pytest.fixture(params=DOCUMENTS)
def document(request):
    return request.param


@pytest.fixture
def source(corpus, document):
    return corpus.source(document)


@pytest.fixture
def corrections(corpus, document, source):
    return load_corrections(DEFAULT_ROOT, corpus.document(document), source)


def test_everything_arranged_begins_a_passage(source, corrections):
    """Otherwise it would be without effect, and nobody would notice."""
    starts = {passage.start for passage in read_passages(source, corrections)[0]}
    arranged = corrections.arrangement
    parts = (
        arranged.heading,
        arranged.question,
        arranged.stray,
        arranged.card,
        arranged.kind,
        corrections.heading,
    )
    assert [item for part in parts for item in part if item.start not in starts] == []


def test_every_repair_stands_in_a_paragraph_or_a_heading(corpus, document, corrections):
    spans = [span for e in corpus.entries(document) for span in e.heading]
    spans += [span for e in corpus.entries(document) for p in e.paragraphs for span in p.spans]
    idle = [
        repair
        for repair in corrections.repair
        if not any(
            span.start <= repair.start and repair.start + len(repair.raw) <= span.end for span in spans
        )
    ]
    assert idle == []


def test_every_repaired_paragraph_gives_a_reason_from_the_corrections(corpus, document, corrections):
    given = {item.reason for item in (*corrections.repair, *corrections.join, *corrections.glyph)}
    for entry in corpus.entries(document):
        for paragraph in entry.paragraphs:
            assert not paragraph.repaired or any(reason in paragraph.repaired for reason in given), (
                paragraph.id
            )


def test_links_lead_to_what_exists(corpus, document):
    known = {e.id for e in corpus.entries()} | {p.id for p in corpus.paragraphs()}
    links = [link for e in corpus.entries(document) for p in e.paragraphs for link in p.links]
    assert [link for link in links if link.to not in known and not link.to.startswith("card:")] == []


def test_ids_are_readable(corpus, document):
    ids = [entry.id.removeprefix(f"{document}/") for entry in corpus.entries(document)]
    assert len(set(ids)) == len(ids)
    assert all(id_.isascii() and id_ == id_.lower() and not set(id_) & set("/ '\"") for id_ in ids)
    assert max(map(len, ids)) <= 60


def with_arrangement(corrections, **changes):
    arrangement = msgspec.structs.replace(corrections.arrangement, **changes)
    return msgspec.structs.replace(corrections, arrangement=arrangement)


def test_words_that_do_not_stand_there_are_an_error(source, corrections):
    wrong = with_arrangement(corrections, pointer=(Pointer(start=100, words="no such words"),))
    with pytest.raises(CorpusError, match="at 100 stands"):
        check_fits(wrong, source)


def test_a_line_that_belongs_to_no_entry_is_an_error(document, source, corrections):
    strays = tuple(msgspec.structs.replace(stray, to="nowhere") for stray in corrections.arrangement.stray)
    assert strays
    with pytest.raises(CorpusError, match="nowhere"):
        DOCUMENTS[document].parse(source, with_arrangement(corrections, stray=strays))


def test_a_stray_below_the_headings_must_have_an_entry_too(source, corrections, document):
    heading = corrections.arrangement.heading[-1]
    after = next(p for p in read_passages(source, corrections)[0] if p.start > heading.start)
    stray = Stray(start=after.start, begins="", to="nowhere", reason="a test")
    with pytest.raises(CorpusError, match="nowhere"):
        DOCUMENTS[document].parse(source, with_arrangement(corrections, stray=(stray,)))


def test_a_reference_outside_all_paragraphs_is_an_error(document, source, corrections):
    furniture = corrections.furniture[0]
    pointer = Pointer(start=furniture.start, words=furniture.begins)
    with pytest.raises(CorpusError, match="in no paragraph"):
        DOCUMENTS[document].parse(source, with_arrangement(corrections, pointer=(pointer,)))
