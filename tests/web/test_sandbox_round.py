"""The sandbox over a whole round: setup, plots, the reserve; each decision as something to press."""

import pytest

from tests.web.filling import Page, visit
from tests.web.stepping import open_board

BOARD = """\
edition: 2e
players:
  Ann:
    plots: [Slow Plot, Quick Plot]
    hand: [Plain Knight, Worn Sword, Old Road, 4]
    deck: 20
  Bob: {plots: [Even Plot], hand: 7, deck: 20}
cards:
  Slow Plot: {type: plot, gold: 6, initiative: 1, claim: 1, reserve: 4}
  Quick Plot: {type: plot, gold: 4, initiative: 8, claim: 1, reserve: 6}
  Even Plot: {type: plot, gold: 5, initiative: 5, claim: 1, reserve: 9}
  Plain Knight: {type: character, cost: 3, str: 3, icons: [military]}
  Worn Sword: {type: attachment, cost: 1}
  Old Road: {type: location, cost: 1}
"""


@pytest.fixture
def board(client, app):
    """Opens the board at a start."""

    def opened(start: str) -> Page:
        page: Page = open_board(client, app, f"{BOARD}start: {start}\n")
        return page

    return opened


def test_setup_is_played_with_mulligans_and_cards_ticked(board):
    page = board("mulligan")
    assert "Does Ann take a mulligan?" in page.part("decision")
    page = page.press("answer", "1").press("answer", "pass")
    assert "Ann may place setup cards" in page.part("decision")

    page = page.press("answer", "set", option=["0", "1"]).press("answer", "pass")

    assert "Worn Sword is attached to Plain Knight" in page.words
    assert "Setup 10" in page.words
    assert "Go on with the plot phase" in page.part("decision")


def test_what_cannot_be_placed_is_refused_with_its_paragraph(board):
    page = board("setup").press("answer", "set", option=["1"])

    assert page.status == 400
    assert "eligible target" in page.words


def test_a_run_goes_on_from_phase_to_phase(board):
    page = board("plot").press("answer", "0").press("answer", "0")
    assert "who is the first player?" in page.part("decision")
    page = page.press("answer", "0").press("answer", "end")
    assert "Go on with the draw phase" in page.part("decision")

    page = page.press("answer", "go-on").go("go-forward").press("answer", "end")

    assert "Go on with the marshaling phase" in page.part("decision")
    assert "2.2 Draw" in page.words


def test_what_is_above_the_reserve_is_ticked(client, app):
    text = BOARD.replace("plots: [Slow Plot, Quick Plot]", "plot: Slow Plot").replace("4]", "2]")
    page = open_board(client, app, f"{text}start: taxation\n")
    assert "Ann chooses a card to discard" in page.part("decision")
    assert "Ann discards Old Road" in page.press("answer", "2").words


@pytest.mark.parametrize("start", ["setup", "mulligan", "round", "1.3", "2.2", "3.1", "5.2", "6.2", "7.3"])
def test_a_board_can_begin_there(client, start):
    page = visit(client, f"/sandbox?start={start}")
    assert page.form().fields["start"] == start
    assert page.press("do", "step").status == 200


def test_a_quick_line_fills_a_plot_deck(client):
    page = visit(client, "/sandbox?start=1.1").press(
        "do", "update", p0_quick="Feast plot in plots; Storm plot in plots"
    )
    assert page.status == 200

    stepped = page.press("do", "step")

    assert "Ann chooses a plot card to reveal" in stepped.part("decision")
    assert "Feast" in stepped.part("decision")


def test_a_disputed_challenge_goes_on_to_the_end_of_the_round(client, app):
    """RR 4.4 ¶1, 5.1 ¶1: step 4.4 ends the challenges phase, and the dominance phase follows."""
    text = (
        "edition: 2e\nplayers:\n"
        "  Ann: {plot: Old Plot, plots: [Next Plot], play: [{Knight: attacking}], hand: 2, deck: 20}\n"
        "  Bob: {hand: 2, deck: 20}\n"
        "cards:\n  Knight: {type: character, cost: 3, str: 3, icons: [military]}\n"
        "  Old Plot: {type: plot, gold: 4, claim: 1, reserve: 6}\n"
        "  Next Plot: {type: plot, gold: 4, claim: 1, reserve: 6}\n"
        "challenge: {type: military, attacker: Ann, defender: Bob}\nstart: duck\n"
    )
    page = open_board(client, app, text)
    for words in (
        "Go on to the end of the phase",
        "Go on with the dominance phase",
        "Go on with the standing phase",
        "Go on with the taxation phase",
    ):
        assert words in page.part("decision")
        page = page.press("answer", "go-on").go("go-forward").press("answer", "end")

    assert "step 7.5 comes next" in page.part("decision")
