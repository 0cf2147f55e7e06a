"""Exercises of a judge's own board: made, proved and opened, or refused with the rule that is broken."""

import pytest

from agot_judge.training.pool import build, keep
from agot_judge.training.proved import proved
from agot_judge.web.sandbox.packing import pack
from tests.training.boards import CLAIM, EVENTS, TAXATION, boards
from tests.web.markup import read


@pytest.fixture(scope="module", autouse=True)
def pool(corpus):
    made = build(corpus, "2e", boards(EVENTS, TAXATION), proved(corpus, "2e"))
    keep(made)
    return made


def own(client, text):
    answer = client.get(f"/train/own/s/{pack(text)}")
    assert answer.status_code == 200
    return read(answer.text)


def test_a_board_leads_to_its_exercises_and_each_is_answered_there(client):
    """RR Action Windows ¶1: Ann may act again; the exercise about it is made of the board and explained."""
    board = read(client.get(f"/sandbox/s/{pack(EVENTS)}").text)
    address = board.one("a", data_testid="make-exercise").attributes["href"]
    made = read(client.get(address).text).one(data_testid="made").all("a")
    assert len(made) > 1
    song = next(one for one in made if "May I play Cheap Song now?" in one.text)
    question = read(client.get(song.attributes["href"]).text)
    assert question.one(data_testid="question")
    explained = read(client.get(song.attributes["href"] + "?a=0&c=").text)
    assert "RR " in explained.one(data_testid="result").text
    assert explained.one("a", data_testid="next").attributes["href"] != song.attributes["href"]


def test_a_question_that_is_not_asked_says_which_rule_it_breaks(client):
    page = own(client, CLAIM)
    refused = page.one(data_testid="refused").text
    assert "V1 What comes of the move says no more than the move itself." in refused
    assert "V12 It is answered without a rule" in refused


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (CLAIM.replace("zone: dead", "zone: play"), "cards.Clansman.zone is dead, and the check says play."),
        (CLAIM.replace("text: Renown.", 'text: "Do the thing nobody knows."'), "is not wholly understood"),
        (TAXATION.split("run:")[0], "Nobody has decided anything on this board yet"),
        (
            EVENTS.replace("play: Cheap Song", "play: Dear Song"),
            "Line 26: Ann: {play: Dear Song, choose: Grey Wolf}: it was not possible",
        ),
    ],
)
def test_a_board_of_which_nothing_can_be_asked_says_why(client, text, reason):
    page = own(client, text)
    assert reason in page.one(data_testid="none").text
    assert not page.all(data_testid="made")


def test_an_exercise_that_the_board_does_not_give_is_not_found(client):
    assert client.get(f"/train/own/s/{pack(CLAIM)}/nothing").status_code == 404
    assert client.get("/train/own/s/1nothing").status_code == 404
    assert client.get(f"/train/own/s/{pack('edition: 2e')}").status_code == 400


def test_the_exercises_of_a_board_become_a_set(client):
    page = own(client, CLAIM)
    form = next(one for one in page.all("form") if one.all(data_testid="into-a-set"))
    answer = client.post(form.attributes["action"], follow_redirects=True)
    assert answer.status_code == 200
    assert f"Begin: {len(page.one(data_testid='made').all('a'))} exercises" in read(answer.text).text
    assert client.post(f"/train/own/s/{pack(TAXATION)}/set").status_code == 404
