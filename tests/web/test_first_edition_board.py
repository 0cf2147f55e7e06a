"""A board of the First Edition on the pages: built, stepped, its windows and moribund cards seen."""

from tests.web.six_steps import killing
from tests.web.stepping import open_board


def test_a_board_stands_where_saves_are_asked_for(client, app):
    """Step 2 is open, with its citation, and says who may save."""
    page = open_board(client, app, killing("1e", "Lady"))
    assert "Bob may save or cancel, or pass" in page.part("decision")
    assert "Saves and cancels" in page.part("windows")
    assert "step 2, saves and cancels" in page.part("windows")


def test_a_moribund_card_is_marked_and_still_in_play(client, app):
    """It stands on the board with the place for which it will leave."""
    page = open_board(client, app, killing("1e", "Cub"))
    assert "Ann may respond, or pass" in page.part("decision")
    assert "moribund (dead)" in page.part("board")
    assert "step 5, responses" in page.part("windows")


def test_answers_are_given_on_the_page(client, app):
    """The response is used, and the run goes on to the next decision."""
    page = open_board(client, app, killing("1e", "Cub"))
    after = page.press("answer", "0")
    assert after.status == 200
    assert "Widow gains 1 power" in after.part("trace")


def test_a_limited_response_that_was_used_belongs_to_no_card(client, app):
    """The limit is the player's, one a round: it is told whatever the last card of the board is."""
    feast = "'Limited Response: After you win dominance, draw 1 card. (Limit 1 limited response per round.)'"
    board = f"""
edition: 1e
players:
  Ann: {{plot: {{name: Plot, gold: 5, initiative: 5, claim: 1}}, hand: [Feast], deck: 5, play: [Guest]}}
  Bob: {{plot: {{name: Other Plot, gold: 4, initiative: 3, claim: 1}}, deck: 5, play: [Stone]}}
first_player: Ann
cards:
  Feast: {{type: event, text: {feast}}}
  Guest: {{type: character, str: 3, icons: [power]}}
  Stone: {{type: location}}
start: reward-dominance
run:
  - Ann: {{play: Feast}}
"""
    page = open_board(client, app, board)
    assert page.status == 200
    assert "limited response used: 1 this round" in page.part("board")


def test_the_ribbon_has_the_words_of_the_chart(client, app):
    """No name of a file format stands on it: each box is said in words, with the whole title beside."""
    page = open_board(client, app, killing("1e", "Cub"))
    ribbon = page.part("ribbon")
    assert "Phase begins" in ribbon
    assert "Challenge resolution" in ribbon
    assert "-phase-" not in ribbon
    assert "declare-challenge" not in ribbon


def test_the_box_where_a_board_stands_is_called_by_its_title(client, app):
    """The step has no number in this edition, so nothing stands before its title."""
    board = (
        killing("1e", "Lady").partition("start:")[0].replace("play: [Widow]", "play: [{Widow: attacking}]")
    )
    start = "start: challenge-resolution\nchallenge: {type: military, attacker: Ann, defender: Bob}\n"
    ribbon = open_board(client, app, board + start).part("ribbon")
    assert "The challenge is resolved" in ribbon
    assert "challenge-resolution" not in ribbon
