"""What a disk has changed: the pages say so, the rest is read, an import mends it."""

import sqlite3
from contextlib import closing

import pytest

from agot_judge.cards.importers.shapes import read_data
from agot_judge.catalog.importing import import_data
from agot_judge.catalog.stored import stored_cards
from agot_judge.web import create_app
from agot_judge.web.api_operation import PREFIX
from tests.cards.made_up import as_file, little_library
from tests.web.filling import visit
from tests.web.markup import read


@pytest.fixture
def folder(new_instance, monkeypatch):
    """An instance with the little library, in which one letter of a card's text has changed."""
    folder = new_instance()
    monkeypatch.setenv("AGOT_JUDGE_INSTANCE", str(folder))
    stored = stored_cards()
    import_data(stored.store, [read_data("cards.json", as_file(little_library()))], [])
    stored.store.close()
    with closing(sqlite3.connect(folder / "scenarios.sqlite3")) as connection:
        data = connection.execute("SELECT data FROM card WHERE code = '90002'").fetchone()[0]
        assert b"Renown" in data
        changed = data.replace(b"Renown", b"Renovn")
        connection.execute("UPDATE card SET data = ? WHERE code = '90002'", (changed,))
        connection.commit()
    return folder


@pytest.fixture
def client(folder):
    return create_app().test_client()


def test_a_damaged_card_is_left_out_and_the_page_says_which(client):
    found = read(client.get("/cards").text)
    assert "card 90002" in found.one(data_testid="damaged").text
    assert found.one(data_testid="count").text == "7 cards"
    assert client.get("/cards/90001").status_code == 200


def test_a_damaged_card_is_not_an_unknown_one(client):
    page = client.get("/cards/90002")
    assert page.status_code == 503
    assert "The imported card 90002 is damaged" in page.text
    assert client.get(f"{PREFIX}/cards/90002").status_code == 503


def test_the_api_says_what_is_left_out(client):
    assert client.get(f"{PREFIX}/cards").json["damaged"] == ["card 90002"]
    assert client.get(f"{PREFIX}/card-names?q=grey").json["damaged"] == ["card 90002"]


def test_a_deck_list_that_names_it_is_told_why_it_is_not_there(client):
    said = visit(client, "/sandbox").press(
        "do", "deck:0", p0_deck="3x Old Bridge\n1x Grey Alys (Alp)\n1x Gray Alis\n"
    )
    assert "Damaged, and so left out of the imported cards: card 90002." in said.words


def test_an_import_mends_it_for_a_server_that_runs(client):
    assert client.get("/cards/90002").status_code == 503
    import_data(stored_cards().store, [read_data("cards.json", as_file(little_library()))], [])
    assert client.get("/cards/90002").status_code == 200
    assert read(client.get("/cards").text).all(data_testid="damaged") == []


def test_without_any_whole_card_the_page_does_not_say_that_none_was_imported_without_a_word(client, folder):
    with closing(sqlite3.connect(folder / "scenarios.sqlite3")) as connection:
        connection.execute("UPDATE card SET data = x'00'")
        connection.commit()
    found = read(create_app().test_client().get("/cards").text)
    assert "8 things kept here cannot be read" in found.one(data_testid="damaged").text
