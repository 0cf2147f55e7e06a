"""A text that nobody understands: the pages of a board say what of that which they show hangs on it."""

import pytest

from agot_judge.errors import NeedsHand
from agot_judge.scenario.format import load
from agot_judge.web.sandbox.line_of_play import winner_by_strength
from tests.web.filling import visit
from tests.web.stepping import open_board
from tests.web.test_sandbox_outcomes import outcomes_of

BOARD = """edition: 2e
players:
  Ann: {plot: Calm, gold: 2, play: [Odd: attacking], hand: [Hit]}
  Bob: {plot: Calm, play: [Guard, Clown]}
cards:
  Calm: {type: plot, gold: 5, initiative: 0, claim: 1, reserve: 6}
  Guard: {type: character, str: 3, cost: 2}
  Clown: {type: character, str: 1, cost: 2}
  Hit: {type: event, cost: 1, text: "Action: Choose a character. Kneel that character."}
  Odd: {type: character, str: 2, icons: [military], text: "TEXT"}
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
"""
WINNING = BOARD.replace("TEXT", "Odd gets +1 STR for each tickled card.")
SILENCE = BOARD.replace("TEXT", "Events are null and void.")
KNELT = BOARD.replace("TEXT", "Odd cannot be knelt unless a cow is watching.")
TITLE = "This hangs on a text that is not understood"


def test_what_happened_hangs_on_it_and_the_page_says_so(client, app):
    page = open_board(client, app, WINNING + "run: [{Bob: {choose: Guard}}]\n")
    assert page.status == 200
    assert TITLE in page.words
    assert "Odd: Odd gets +1 STR for each tickled card." in page.words
    assert "ignore: [Odd]" in page.words


@pytest.mark.parametrize("ruled_out", ["", "ignore: [Odd]\n"])
def test_where_nothing_hangs_on_it_or_the_judge_rules_it_out_nothing_is_said(client, app, ruled_out):
    text = SILENCE + ruled_out if ruled_out else KNELT
    page = open_board(client, app, text)
    assert page.status == 200
    assert TITLE not in page.words


def test_whether_a_card_could_be_used_hangs_on_it(client, app):
    page = open_board(client, app, SILENCE.replace("start: duck", "start: '4.2.1'"))
    asked = visit(client, page.link("why-not").split("why=")[0] + "why=1")
    assert "That is not decided: it hangs on a text that is not understood." in asked.part("hangs-on")
    assert "Events are null and void." in asked.part("hangs-on")


def test_does_it_matter_hangs_on_it(client, app):
    page = outcomes_of(client, app, SILENCE)
    assert "The outcomes hang on a text that is not understood" in page.words
    assert "The outcomes hang on" not in outcomes_of(client, app, KNELT).words


def test_who_has_won_before_the_start_is_not_filled_in_where_it_hangs_on_it():
    """With 2 STR of its own nothing hangs on more of it; with 0 it does."""
    later = WINNING.replace("start: duck", "start: '4.2.3'")
    assert winner_by_strength(load(later)) == "Ann"
    with pytest.raises(NeedsHand, match="so say who: Odd: Odd gets"):
        winner_by_strength(load(later.replace("str: 2,", "str: 0,")))
