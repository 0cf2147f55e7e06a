"""Corrections are data with reasons, and each must fit the place that it names."""

import pytest

from agot_judge.citation import Span
from agot_judge.corpus.corrections import (
    Corrections,
    FurnitureRun,
    Glyph,
    Join,
    LostHeading,
    Repair,
    check_fits,
    load_corrections,
    reading,
)
from agot_judge.corpus.manifest import DEFAULT_ROOT, listed, load, read_source
from agot_judge.errors import CorpusError

DOCUMENTS = load()


def corrections(**parts):
    return Corrections(document="d", **parts)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.id)
def test_the_corrections_of_each_document_fit_it(document):
    found = load_corrections(DEFAULT_ROOT, document, read_source(DEFAULT_ROOT, document))

    assert found.document == document.id


def test_two_repairs_in_one_paragraph_keep_each_others_place():
    source = "  a slal mitsake "
    repairs = (
        Repair(start=4, raw="slal", text="small", reason="turned"),
        Repair(start=9, raw="mitsake", text="mistake", reason="misread"),
    )

    assert reading(source, (Span(2, 16),), corrections(repair=repairs)) == (
        "a small mistake",
        "turned; misread",
    )


def test_a_repair_elsewhere_leaves_a_paragraph_alone():
    repair = Repair(start=6, raw="two", text="2", reason="no")

    assert reading("one   two", (Span(0, 3),), corrections(repair=(repair,))) == ("one", "")


def test_pieces_are_joined_by_a_blank_and_the_join_says_why():
    join = Join(pieces=((4, 7), (0, 3)), begins="one", reason="column break")

    assert reading("two one", (Span(4, 7), Span(0, 3)), corrections(join=(join,))) == (
        "one two",
        "column break",
    )


@pytest.mark.parametrize(
    "part",
    [
        {"repair": (Repair(start=1, raw="x", text="y", reason="r"),)},
        {"heading": (LostHeading(start=0, begins="x", title="X", reason="r"),)},
        {"furniture": (FurnitureRun(start=0, end=1, begins="x", reason="r"),)},
        {"join": (Join(pieces=((0, 1),), begins="x", reason="r"),)},
        {"glyph": (Glyph(raw="x", text="y", reason="r"),)},
    ],
)
def test_a_correction_that_does_not_fit_is_refused(part):
    with pytest.raises(CorpusError, match="x"):
        check_fits(corrections(**part), "abc")


def test_an_unknown_key_in_a_file_is_refused(tmp_path):
    (tmp_path / "corrections").mkdir()
    (tmp_path / "corrections" / "2e-rr.toml").write_text('document = "2e/rr"\nrepairs = []\n')

    with pytest.raises(CorpusError, match="repairs"):
        load_corrections(tmp_path, DOCUMENTS[0], "")


def test_a_file_under_another_documents_name_is_refused(tmp_path):
    (tmp_path / "corrections").mkdir()
    (tmp_path / "corrections" / "2e-rr.toml").write_text('document = "2e/faq"\n')

    with pytest.raises(CorpusError, match="belongs to 2e/faq"):
        load_corrections(tmp_path, DOCUMENTS[0], "")


def test_the_manifest_lists_five_documents_and_invents_no_date():
    assert [document.id for document in DOCUMENTS] == ["2e/rr", "2e/faq", "2e/rr-p23", "1e/faq", "ccg/rules"]
    assert {document.effective for document in DOCUMENTS} == {""}
    assert all(document.version and document.short and document.title for document in DOCUMENTS)


def test_a_manifest_that_cannot_be_read_is_said_so(tmp_path):
    with pytest.raises(CorpusError, match="cannot read the list of documents"):
        listed(tmp_path)
    (tmp_path / "manifest.toml").write_text("[[document]]\nid = 1\n")
    with pytest.raises(CorpusError, match=r"manifest\.toml"):
        listed(tmp_path)
