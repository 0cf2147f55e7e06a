"""Provenance: every printed character is accounted for once, and every text is what was printed unless it says so."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_judge.citation import Span
from agot_judge.corpus.blocks import read_blocks
from agot_judge.corpus.coverage import measure
from agot_judge.corpus.manifest import DEFAULT_ROOT, listed
from agot_judge.corpus.model import Furniture, Parsed
from agot_judge.corpus.reader import fold, read_lines, trim

DOCUMENTS = [document.id for document in listed(DEFAULT_ROOT)]


@pytest.fixture(params=DOCUMENTS)
def document(request):
    return request.param


def spans_of(corpus, document):
    for entry in corpus.entries(document):
        yield from entry.heading
        for paragraph in entry.paragraphs:
            yield from paragraph.spans
    yield from (furniture.span for furniture in corpus.furniture(document))


def test_every_character_of_a_source_belongs_to_exactly_one_span(corpus, document):
    source = corpus.source(document)
    owners = [0] * len(source)
    for span in spans_of(corpus, document):
        for at in range(span.start, span.end):
            owners[at] += 1

    astray = [
        (at, char) for at, char in enumerate(source) if owners[at] > 1 or (char.strip() and not owners[at])
    ]

    assert astray == []


def test_the_source_read_at_its_spans_is_the_text_unless_it_was_repaired(corpus, document):
    wrong = [
        paragraph.id
        for entry in corpus.entries(document)
        for paragraph in entry.paragraphs
        if not paragraph.repaired and fold(" ".join(corpus.raw_slices(paragraph.id))) != paragraph.text
    ]
    assert wrong == []


def test_a_repair_really_changes_something_and_says_why(corpus, document):
    idle = [
        paragraph.id
        for entry in corpus.entries(document)
        for paragraph in entry.paragraphs
        if paragraph.repaired
        and len(paragraph.spans) == 1
        and fold(corpus.raw(paragraph.id)) == paragraph.text
    ]
    assert idle == []


def test_spans_stand_at_ink_and_never_at_white_space(corpus, document):
    source = corpus.source(document)
    loose = [span for span in spans_of(corpus, document) if not len(span) or trim(source, span) != span]
    furniture = {item.span for item in corpus.furniture(document)}
    assert [span for span in loose if span not in furniture] == []


def test_every_piece_of_furniture_has_a_reason(corpus, document):
    assert all(furniture.reason for furniture in corpus.furniture(document))


def test_entries_and_paragraphs_stand_in_the_order_of_the_source(corpus):
    for document in ("2e/rr", "2e/faq", "2e/rr-p23"):
        starts = [p.spans[0].start for entry in corpus.entries(document) for p in entry.paragraphs]
        assert starts == sorted(starts)


def test_a_gap_and_an_overlap_are_both_noticed():
    source = "one two three"
    parsed = Parsed(
        entries=(),
        furniture=(Furniture(span=Span(0, 5), reason="a"), Furniture(span=Span(4, 7), reason="b")),
    )

    coverage = measure(source, parsed)

    assert coverage.twice == (Span(4, 7),)
    assert coverage.missing == (Span(7, 13),)
    assert not coverage.is_whole


@given(st.text(alphabet=st.sampled_from("ab •x1.\n\r\t \u2028")))
def test_blocks_hold_every_character_that_is_no_white_space(source):
    inked = "".join("".join(block.text.split()) for block in read_blocks(source))
    assert inked == "".join(source.split())
    assert all(source[block.span.start : block.span.end] == block.text for block in read_blocks(source))


@given(st.text())
def test_lines_joined_by_line_feeds_are_the_source(source):
    lines = read_lines(source)
    assert "\n".join(line.text for line in lines) == source
    assert all(source[line.span.start : line.span.end] == line.text for line in lines)
