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
