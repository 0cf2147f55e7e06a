"""Boards on which every page and command must answer: those that once did not, and random ones."""

import pytest

from agot_judge.errors import AgotJudgeError
from benchmarks.hostile_boards import faults_of
from tests.amounts import share
from tests.web.filling import visit
from tests.web.stepping import open_board

COURT = """\
edition: 2e
format: melee
players:
  Ann: {title: Master of Coin, play: [Raider], plot: Calm}
  Bob: {title: Hand of the King, play: [Guard], plot: Calm}
  Cat: {title: Crown Regent, play: [Page], plot: Calm}
cards:
  Calm: {type: plot, gold: 5, initiative: 1, claim: 1, reserve: 6}
  Raider: {type: character, str: 3, icons: [military]}
  Guard: {type: character, str: 3, icons: [military]}
  Page: {type: character, str: 3, icons: [military]}
start: "4.2"
run:
  - Ann: {challenge: {type: military, against: Bob, with: [Raider]}}
"""


def test_where_a_challenge_may_be_redirected_the_page_offers_the_title_with_what_it_says(client, app):
    """RR Redirect ¶1: after the challenge is initiated its bearer may redirect it."""
    page = open_board(client, app, COURT)
    assert page.status == 200
    assert "Use Crown Regent" in page.part("decision")
    assert "redirect" in page.part("decision")
    used = page.press("answer", "0")
    assert "Cat" in used.words
    assert used.status == 200
    assert page.press("answer", "pass").status == 200


def test_a_mulligan_with_a_deck_that_is_not_listed_is_drawn_by_the_judge(client, app):
    """RR Mulligan ¶1: the hand is shuffled into the deck, and any of its cards may be drawn again."""
    page = open_board(
        client,
        app,
        "edition: 2e\nplayers:\n  Ann: {plots: [Calm], hand: [Miller, 6]}\n  Bob: {plots: [Calm], hand: 7}\n"
        "cards:\n  Calm: {type: plot, gold: 5, initiative: 1, claim: 1, reserve: 6}\n"
        "  Miller: {type: character, cost: 1, str: 1}\nstart: mulligan\n",
    )
    taken = page.press("answer", "0")
    assert taken.status == 200
    assert "Which 7 cards does Ann draw as the new hand?" in taken.part("decision")


@pytest.mark.parametrize("option", ["1", "7", "999999"])
def test_an_answer_that_is_none_of_the_options_is_refused(client, app, option):
    """A form that was sent twice, or by hand: the target of an ability that only one card can be."""
    board = (
        "edition: 2e\nplayers:\n  Ann: {plot: Calm, play: [Bell, Miller]}\n  Bob: {plot: Calm}\n"
        "cards:\n  Calm: {type: plot, gold: 5, initiative: 1, claim: 1, reserve: 6}\n"
        "  Miller: {type: character, str: 1}\n"
        '  Bell: {type: location, text: "Action: Kneel Bell to choose a character. Stand it. It gets +1 STR until the'
        ' end of the phase."}\n'
        'start: "4.1"\nrun:\n  - Ann: {trigger: Bell}\n'
    )
    page = open_board(client, app, board)
    assert "Miller" in page.part("decision")
    refused = page.client.post(page.address, data={"answer": "set", "option": ["0", option]})
    assert refused.status_code == 400
    assert "none of the options" in refused.text
    assert visit(client, page.address).status == 200


@pytest.mark.long
def test_on_random_boards_every_page_and_command_answers(client, app, monkeypatch):
    """The fixed seeds of the benchmark ``hostile_boards``."""
    monkeypatch.setattr("agot_judge.web.sandbox.outcomes_page.MOST_STATES", 25)
    begun = 0
    for seed in range(share(50)):
        try:
            assert faults_of(seed, client, app) == [], seed
        except AgotJudgeError:
            continue  # a board that cannot begin
        begun += 1
    assert begun > share(50) // 2
