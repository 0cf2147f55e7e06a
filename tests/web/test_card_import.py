"""Without an import the pages say how many cards are known and how more become known; a file can be chosen on the page."""

import io
import json

import pytest

from agot_judge.web import create_app
from tests.cards.made_up import as_file, little_library
from tests.web.filling import visit
from tests.web.markup import read


@pytest.fixture
def own(tmp_path, monkeypatch):
    """A client of an app that knows no imported cards."""
    monkeypatch.setenv("AGOT_JUDGE_DATABASE", f"sqlite:///{tmp_path}/own.db")
    return create_app({"TESTING": True}).test_client()


def send(client, data: bytes, name: str = "cards.json"):
    return client.post("/cards/import", data={"file": (io.BytesIO(data), name)})


def test_the_cards_page_says_how_many_are_known_and_the_line_to_know_all(own):
    page = visit(own, "/cards")
    assert "that the rules documents name; none imported" in page.part("known-cards")
    assert "agot-judge cards import https://thronesdb.com/api/public/cards/" in page.part("known-cards")
    assert not page.has("import-file")


def test_so_does_the_builder(own):
    assert "cards are known here, those that the rules documents name" in visit(own, "/sandbox").part(
        "cards-known"
    )


def test_a_server_that_was_not_started_for_it_takes_no_file(own):
    answer = send(own, as_file(little_library()))
    assert answer.status_code == 403
    assert "AGOT_JUDGE_IMPORT=yes" in answer.text
    assert "This server takes no files" in answer.text
    assert "another site" not in answer.text


def test_a_file_is_imported_on_the_page(own, monkeypatch):
    monkeypatch.setenv("AGOT_JUDGE_IMPORT", "yes")
    assert visit(own, "/cards").has("import-file")

    answer = send(own, as_file(little_library()))

    assert answer.status_code == 303, answer.text
    page = visit(own, "/cards")
    assert "imported" in page.part("known-cards")
    assert "none imported" not in page.part("known-cards")
    board = visit(own, "/sandbox").press("do", "update", p0_quick="Miller of the Vale")
    assert board.status == 200


@pytest.mark.parametrize("data", [b"", b"{", b"[]", json.dumps([{"x": 1}]).encode(), b"<html></html>"])
def test_a_file_that_is_no_list_of_cards_says_what_was_expected(own, monkeypatch, data):
    monkeypatch.setenv("AGOT_JUDGE_IMPORT", "yes")
    answer = send(own, data)
    assert answer.status_code == 400
    assert read(answer.text).one(data_testid="import-wrong").text


def test_a_wrong_file_leaves_the_search_of_the_cards_that_are_there(own, monkeypatch):
    """The page said that no printed cards are imported yet."""
    monkeypatch.setenv("AGOT_JUDGE_IMPORT", "yes")
    assert send(own, as_file(little_library())).status_code == 303
    answer = send(own, b"{")
    assert answer.status_code == 400
    assert read(answer.text).one(data_testid="import-wrong").text
    assert "No printed cards are imported yet" not in answer.text
    assert answer.text.index('data-testid="import-wrong"') < answer.text.index("Miller of the Vale")


def test_no_file_is_said(own, monkeypatch):
    monkeypatch.setenv("AGOT_JUDGE_IMPORT", "yes")
    answer = own.post("/cards/import", data={})
    assert answer.status_code == 400
    assert "No file was chosen" in answer.text


def test_on_a_device_its_person_imports_what_this_device_alone_keeps(tmp_path, monkeypatch):
    """No bundle has a card of anybody's; who may have them brings their list of cards."""
    monkeypatch.setenv("AGOT_JUDGE_DATABASE", f"files://{tmp_path}")
    device = create_app({"TESTING": True, "OFFLINE": True}).test_client()
    page = visit(device, "/cards")
    assert "What you import here, this device alone keeps." in page.part("known-cards")
    assert "agot-judge cards import" not in page.part("known-cards")

    assert send(device, as_file(little_library())).status_code == 303

    name = little_library()[0]["name"]
    assert name in visit(device, f"/cards?q={name}").text
