"""The API where a document has been replaced by a newer text: older versions, their differences, retired ids."""

import shutil
from pathlib import Path

import msgspec
import pytest

from agot_judge.corpus.addition import add, prepare
from agot_judge.corpus.store import load_corpus
from agot_judge.places import ROOT
from agot_judge.search import Search, open_index
from agot_judge.web.api_operation import PREFIX
from agot_judge.web.library import Library

CHANGED = (
    "functions as if it has one instance of that icon",
    "functions as if it had one of that icon alone",
)
REMOVED = "    • If a player controls a unique card (regardless of ownership)"


@pytest.fixture(scope="module")
def newer(app, tmp_path_factory):
    """The app over a corpus whose FAQ has a newer text: one ruling changed, one bullet gone."""
    folder: Path = tmp_path_factory.mktemp("newer")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AGOT_JUDGE_INSTANCE", str(folder / "instance"))
        root = shutil.copytree(ROOT / "corpus", folder / "corpus")
        text = load_corpus(root).source("2e/faq")
        assert text.count(CHANGED[0]) == 1
        text = text.replace(*CHANGED)
        start = text.index(REMOVED)
        text = text[:start] + text[text.index("\n", start) + 1 :]
        add(root, prepare(root, text.encode(), "2e/faq", "9.9"))
        corpus = load_corpus(root)
        patch.setitem(app.extensions, "agot_judge", Library(corpus, Search(open_index(corpus))))
        yield corpus


@pytest.fixture
def client(newer, app):
    return app.test_client()


def asked(client, path: str):
    response = client.get(PREFIX + path)
    assert response.status_code == 200, response.text[:300]
    return response.json


def test_the_versions_of_a_document_are_listed_the_one_in_force_first(client):
    listed = {one["id"]: one for one in asked(client, "/documents")["documents"]}
    assert listed["2e/faq"]["version"] == "9.9"
    assert listed["2e/faq"]["versions"] == [
        {"version": "9.9", "id": "2e/faq"},
        {"version": "4.1", "id": "2e/faq@4.1"},
    ]
    assert asked(client, "/documents/2e/faq@4.1")["document"]["version"] == "4.1"


def test_a_pinned_paragraph_has_the_words_of_its_version(client):
    now, then = asked(client, "/paragraphs/2e/faq/3.4/1"), asked(client, "/paragraphs/2e/faq/3.4/1@4.1")
    assert CHANGED[1] in now["text"]
    assert CHANGED[0] in then["text"]
    assert then["id"] == "2e/faq/3.4/1@4.1"
    assert client.get(then["url"]).json == then
    assert then["previous"].endswith("@4.1")
    assert asked(client, f"/entries/{then['entry']}")["paragraphs"] == [then]


def test_differences_between_versions_are_the_words_that_changed(client):
    found = asked(client, "/differences/2e/faq/3.4/1")["comparisons"]
    assert [(one["kind"], one["there"]["id"], one["version"]) for one in found] == [
        ("version", "2e/faq/3.4/1@4.1", "4.1")
    ]
    words = found[0]["words"]
    assert "had" in next(one["text"] for one in words if one["where"] == "here").split()
    assert found[0]["is_same"] is False

    back = asked(client, "/differences/2e/faq/3.4/1@4.1")["comparisons"]
    assert [one["there"]["id"] for one in back] == ["2e/faq/3.4/1"]


def test_a_paragraph_that_did_not_change_is_the_same_in_both(client):
    found = asked(client, "/differences/2e/faq/2.8/1")["comparisons"]
    assert [one["is_same"] for one in found] == [True]


def test_a_retired_id_names_its_last_words(client, newer):
    (gone,) = newer.retirements()
    assert gone.to == ""
    response = client.get(f"{PREFIX}/paragraphs/{gone.id}")
    assert (response.status_code, response.mimetype) == (410, "application/problem+json")
    (last,) = response.json["nearest"]
    assert "unique card" in asked(client, f"/paragraphs/{last['id']}")["text"]


def test_an_id_whose_place_was_taken_leads_there(client, newer, monkeypatch):
    (gone,) = newer.retirements()
    moved = msgspec.structs.replace(gone, to="2e/faq/3.4/1")
    monkeypatch.setitem(newer._retired, gone.id, moved)
    response = client.get(f"{PREFIX}/paragraphs/{gone.id}")
    assert response.status_code == 301
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert response.location == f"{PREFIX}/paragraphs/2e/faq/3.4/1"


@pytest.mark.parametrize(
    "path", ["/paragraphs/2e/faq/3.4/1@1.0", "/entries/2e/faq/3.4@0", "/documents/2e/faq@x"]
)
def test_a_version_that_there_is_not_is_not_found(client, path):
    response = client.get(PREFIX + path)
    assert response.status_code == 404
    assert "4.1" in response.json["detail"]


def test_relations_are_those_of_the_version_in_force(client):
    response = client.get(f"{PREFIX}/relations/2e/faq/3.4@4.1")
    assert response.status_code == 404
    assert [one["id"] for one in response.json["nearest"]] == ["2e/faq/3.4"]
