"""Imported cards in the API: each answer is as it is described."""

from urllib.parse import urlencode

import pytest

from agot_judge.web.api_operation import PREFIX
from tests.cards.made_up import as_file, thronesdb
from tests.web.importing import app_with_cards
from tests.web.test_api_description import faults


@pytest.fixture(scope="module")
def client(new_instance):
    folder = new_instance()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AGOT_JUDGE_INSTANCE", str(folder))
        with app_with_cards(folder) as app:
            yield app.test_client()


def asked(client, path: str, status: int = 200):
    response = client.get(PREFIX + path)
    assert response.status_code == status, response.json
    return response.json


def test_a_query_finds_cards(client):
    found = asked(client, "/cards?q=t:character&limit=2&offset=1")
    assert faults("CardsAnswer", found) == []
    assert (found["total"], found["offset"], len(found["cards"])) == (3, 1, 2)
    assert found["cards"][0]["label"] == "Grey Alys (Bay)"


def test_without_a_query_all_are_found(client):
    assert asked(client, "/cards")["total"] == 9


@pytest.mark.parametrize("code", ["90112", "Driftwood Cudgel", "Driftwood%20Cudgel%20(Alp)"])
def test_a_card_has_what_is_said_of_it(client, code):
    card = asked(client, f"/cards/{code}")
    assert faults("CardAnswer", card) == []
    assert card["card"]["code"] == "90112"
    assert card["errata"] == [{"paragraph": "2e/faq/errata-driftwood-cudgel/1", "outcome": "applied"}]
    assert "2e/faq/errata-driftwood-cudgel/1" in [one["id"] for one in card["paragraphs"]]


def test_what_was_understood_is_told_by_line(client):
    lines = asked(client, "/cards/90002")["understood"]
    said = "Renown. Stealth."
    assert lines == [{"text": said, "status": "compiled", "kind": "keywords", "wording": said, "unread": []}]
    [unread] = [line for line in asked(client, "/cards/90112")["understood"] if line["status"] != "compiled"]
    start, end = unread["unread"][0]
    assert 0 <= start < end <= len(unread["text"])


def test_restrictions_are_told(client):
    assert asked(client, "/cards/90005")["restrictions"][0]["kind"] == "banned"


def test_names_are_completed_with_the_pack_where_it_is_needed(client):
    found = asked(client, "/card-names?q=grey")
    assert faults("CardNames", found) == []
    names = [one["name"] for one in found["names"]]
    assert names[:2] == ["Grey Alys (Alp)", "Grey Alys (Bay)"]
    assert "Ghaston Grey" in names[2:], "cards of the library that are not imported follow"
    assert [one["name"] for one in asked(client, "/card-names?q=mill")["names"]] == ["Miller of the Vale"]


@pytest.mark.parametrize(
    ("path", "status", "words"),
    [
        ("/cards?q=f:strak", 400, "Did you mean 'stark'?"),
        ("/cards?offset=-1", 400, "offset is a whole number"),
        ("/cards?limit=0", 400, "limit is a whole number"),
        ("/cards?page=2", 400, "no parameter “page”"),
        ("/cards?q=" + "x" * 501, 400, "501"),
        ("/cards/Old Brigde", 404, "Is Old Bridge meant?"),
        ("/cards/Grey Alys", 404, "Several cards have the name"),
        ("/card-names", 400, "q=nym"),
    ],
)
def test_what_is_wrong_is_a_problem_that_says_so(client, path, status, words):
    problem = asked(client, path, status)
    assert faults("Problem", problem) == []
    assert words in problem["detail"]


def test_an_answer_is_not_sent_twice_and_bears_the_time_of_the_import(client):
    first = client.get(f"{PREFIX}/cards/90001")
    again = client.get(f"{PREFIX}/cards/90001", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert first.last_modified is not None


LIST = "Ships\nHouse Greyjoy\nThe Long Way\n1x A Calm Sea\n2x Grey Alys (Bay)\n"


def test_a_deck_list_is_read_line_by_line(client):
    found = asked(client, "/file?" + urlencode({"text": LIST}))
    assert faults("FileAnswer", found) == []
    (deck,) = found["decks"]
    assert (deck["name"], deck["faction"], deck["agendas"]) == ("Ships", "greyjoy", ["The Long Way (Bay)"])
    assert [(one["label"], one["copies"]) for one in deck["cards"]] == [("Grey Alys (Bay)", 2)]
    assert deck["lines"][-1] == {
        "place": "line 5",
        "words": "2x Grey Alys (Bay)",
        "taken": "2 Grey Alys (Bay), character",
    }
    assert asked(client, deck["cards"][0]["url"].removeprefix(PREFIX))["card"]["code"] == "91001"


def test_a_file_of_cards_is_read_and_nothing_of_it_is_kept(client):
    text = as_file([thronesdb("90777", "Old Tam", image_url="x")]).decode()
    found = asked(client, "/file?" + urlencode({"text": text}))
    assert faults("FileAnswer", found) == []
    assert found["cards"] == [{"code": "90777", "label": "Old Tam (Alp)", "type": "character"}]
    assert {"name": "image_url", "count": 1} in found["unused"]
    asked(client, "/cards/90777", 404)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("3x Old Brigde", "line 1: there is no card 'Old Brigde'. Did you mean 'Old Bridge'?"),
        ("House Greyjoy\nScurvy Cutthroat (KotS) x1", "this is a list of the First Edition"),
        ('<?xml version="1.0" encoding="klingon"?><deck>', "line 1: no element found"),
        (" ", "Give the text of a deck list"),
        ("x" * 6001, "A text may have 6000 characters here; this one has 6001"),
        ("[{}]", "has the fields"),
        ("\ud800 Oar", "there is no card"),
    ],
)
def test_a_file_that_is_not_clear_is_a_problem_that_names_the_line(client, text, words):
    query = urlencode({"text": text.encode("utf-8", "surrogatepass")})
    said = asked(client, f"/file?{query}", 400)
    assert faults("Problem", said) == []
    assert words in said["detail"]
    assert said["parameter"] == "text"
