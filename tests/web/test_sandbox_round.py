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

    page = page.press("answer", "go-on").press("answer", "end")

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


DISPUTED = (
    "edition: 2e\nplayers:\n"
    "  Ann: {plot: Old Plot, plots: [Next Plot, Third Plot], play: [{Knight: attacking}, Envoy], hand: 2, deck: 20}\n"
    "  Bob: {plot: Bobs Plot, plots: [Bobs Next], hand: 2, deck: 20, play: [Page]}\n"
    "cards:\n  Knight: {type: character, cost: 3, str: 3, icons: [military]}\n"
    "  Page: {type: character, cost: 1, str: 1, icons: [intrigue]}\n"
    "  Envoy: {type: character, cost: 2, str: 2, icons: [power]}\n"
    "  Old Plot: {type: plot, gold: 4, claim: 0, initiative: 3, reserve: 6}\n"
    "  Next Plot: {type: plot, gold: 4, claim: 0, initiative: 3, reserve: 6}\n"
    "  Third Plot: {type: plot, gold: 4, claim: 0, initiative: 3, reserve: 6}\n"
    "  Bobs Plot: {type: plot, gold: 4, claim: 0, initiative: 1, reserve: 6}\n"
    "  Bobs Next: {type: plot, gold: 4, claim: 0, initiative: 1, reserve: 6}\n"
    "challenge: {type: military, attacker: Ann, defender: Bob}\nstart: duck\n"
)


def go_on(page: Page, which: str) -> Page:
    """On to the next end, everybody passing, and the first answer where somebody must choose."""
    page = page.press("answer", which)
    for _ in range(30):
        if page.has("ended"):
            return page
        page = page.press("answer", "end")
        if not page.has("ended"):
            page = page.press("answer", "0")
    raise AssertionError("The run does not come to an end.")


def test_a_disputed_challenge_goes_on_to_the_end_of_the_round_and_through_the_next(client, app):
    """RR 4.4 ¶1, 5.1 ¶1, 7.5 ¶3: step 4.4 ends the challenges phase, and the dominance phase follows; after the taxation
    phase play proceeds to the plot phase of the next round."""
    page = open_board(client, app, DISPUTED)
    for words in (
        "Go on to the end of the phase",
        "Go on with the dominance phase",
        "Go on with the standing phase",
        "Go on with the taxation phase",
        "Go on with the plot phase",
        "Go on with the draw phase",
    ):
        assert words in page.part("decision")
        page = go_on(page, "go-on")

    assert "1.1 Plot phase begins, and with it round 2" in page.words
    assert "step 3.1 comes next" in page.part("decision")

    page = go_on(page, "go-on-round")
    assert "step 1.1 comes next" in page.part("decision")
    page = go_on(page, "go-on-round")
    assert "with it round 3" in page.words
    assert "step 1.1 comes next" in page.part("decision")


def test_a_disputed_challenge_goes_on_to_its_end_and_into_the_next_one(client, app):
    """RR 4.2.6 ¶1: the challenge ends, and play returns to the action window before step 4.2."""
    page = open_board(client, app, DISPUTED)
    assert "Go on to the end of the challenge" in page.part("decision")

    page = page.press("answer", "go-on-challenge")

    assert "4.2.6 Challenge ends" in page.words
    assert "In between" not in page.part("decision")
    page = page.press("answer", "end")
    assert "Go on with the next challenge" in page.part("decision")
    assert "may initiate a challenge" in page.press("answer", "go-on-challenge").part("decision")
