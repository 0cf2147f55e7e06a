"""Pages of older versions: what they say of themselves, and that one stays in them."""

import hashlib
import shutil

import pytest
from msgspec.structs import replace

from agot_judge.corpus.manifest import head_of, listed, written
from agot_judge.corpus.model import OlderVersion, Retired
from agot_judge.corpus.store import load_corpus
from agot_judge.places import ROOT
from agot_judge.web.book_page import book_page
from agot_judge.web.reading import paragraph_page
from agot_judge.web.versions import pinned_page, retired_place

NEW = "valid"
OLD = "legal"


@pytest.fixture(scope="module")
def versions(tmp_path_factory):
    """The corpus with a FAQ 4.0 that says "legal" wherever 4.1 says "valid"."""
    root = tmp_path_factory.mktemp("corpus") / "corpus"
    shutil.copytree(ROOT / "corpus", root)
    documents = listed(root)
    faq = next(one for one in documents if one.id == "2e/faq")
    text = (root / "sources" / faq.file).read_bytes().decode().replace(NEW, OLD)
    (root / "sources" / "older.txt").write_bytes(text.encode())
    older = OlderVersion(version="4.0", file="older.txt", sha256=hashlib.sha256(text.encode()).hexdigest())
    changed = [replace(one, older=(older,)) if one is faq else one for one in documents]
    (root / "manifest.toml").write_text(written(changed, head_of(root)), encoding="utf-8")
    return load_corpus(root)


@pytest.fixture
def request_context(app):
    with app.test_request_context():
        yield


@pytest.fixture
def changed(versions):
    """A paragraph whose words differ between the versions."""
    return next(p for e in versions.entries("2e/faq") for p in e.paragraphs if f" {NEW} " in p.text)


@pytest.mark.usefixtures("request_context")
def test_an_older_page_says_so_and_shows_what_is_in_force_word_by_word(versions, changed):
    page = pinned_page(versions, f"{changed.id}@4.0")
    notice = page.version_notice
    assert notice
    assert notice.now
    assert page.marked
    assert (notice.version, notice.in_force) == ("4.0", "4.1")
    assert OLD in page.marked.text
    assert notice.now.id == changed.id
    assert OLD in [text for text, where in notice.words if where == "here"]
    assert NEW in [text for text, where in notice.words if where == "there"]


@pytest.mark.usefixtures("request_context")
def test_reading_on_stays_in_the_version_and_so_do_quotation_and_address(versions, changed):
    page = pinned_page(versions, f"{changed.id}@4.0")
    assert page.url == f"/r/{changed.id}@4.0"
    assert page.quotation.text.endswith(f"{changed.id}@4.0")
    assert "version 4.0" in page.quotation.text
    assert page.link_preview.url.endswith("@4.0")
    turns = [turn.url.partition("#")[0] for turn in (page.previous, page.following) if turn]
    assert turns
    assert all(turn.endswith("@4.0") for turn in turns)
    assert all(one.url.endswith("@4.0") for one in page.paragraphs)


@pytest.mark.usefixtures("request_context")
def test_the_page_in_force_leads_to_the_older_one_and_has_no_notice(versions, changed):
    page = paragraph_page(versions, changed.id)
    assert page.version_notice is None
    assert [(one.version, one.url) for one in page.other_versions] == [("4.0", f"/r/{changed.id}@4.0")]


@pytest.mark.usefixtures("request_context")
def test_pinned_to_the_version_in_force_it_is_the_plain_page(versions, changed):
    assert pinned_page(versions, f"{changed.id}@4.1") == paragraph_page(versions, changed.id)


@pytest.mark.usefixtures("request_context")
def test_words_that_did_not_change_are_said_to_be_the_same(versions):
    same = next(p for e in versions.entries("2e/faq") for p in e.paragraphs if NEW not in p.text)
    notice = pinned_page(versions, f"{same.id}@4.0").version_notice
    assert notice
    assert notice.is_same


@pytest.mark.usefixtures("request_context")
def test_a_whole_document_pinned_opens_at_its_beginning(versions):
    assert pinned_page(versions, "2e/faq@4.0").id == versions.entries("2e/faq")[0].id


@pytest.mark.usefixtures("request_context")
def test_the_contents_of_a_document_lead_to_its_older_versions(versions):
    assert [(one.version, one.url) for one in book_page(versions, "2e/faq").other_versions] == [
        ("4.0", "/r/2e/faq@4.0")
    ]


@pytest.mark.usefixtures("request_context")
def test_a_retired_id_leads_to_what_took_its_place_else_to_its_last_words():
    gone = Retired(id="2e/faq/9.9/1", document="2e/faq", last="4.0", reason="merged")
    assert retired_place(gone) == "/r/2e/faq/9.9/1@4.0"
    assert retired_place(replace(gone, to="2e/faq/3.3/1")) == "/r/2e/faq/3.3/1"


def test_a_version_that_never_was_is_a_plain_404(client):
    for path in (
        "/r/2e/faq/3.3/1@9.9",
        "/preview/2e/faq/3.3/1@9.9",
        "/r/nothing@4.1",
        "/r/@",
        "/r/2e/faq/3.3/1@",
    ):
        assert client.get(path).status_code == 404, path
    assert client.get("/r/2e/faq/3.3/1@4.1").status_code == 200


def test_the_notice_stands_on_the_page(app, versions, changed):
    from flask import render_template

    with app.test_request_context():
        page = pinned_page(versions, f"{changed.id}@4.0")
        for template in ("rules/read.html", "rules/_preview.html"):
            shown = render_template(template, page=page)
            assert "This is version 4.0. Version 4.1 is in force." in shown
            assert f'data-cite="{changed.id}"' in shown
