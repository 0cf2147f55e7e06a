"""The reserve, which only plots of the Second Edition have, on boards of the others."""

import pytest

from tests.web.building import board_in, open_text
from tests.web.stepping import open_board

BOARD = """\
edition: %s
players:
  Ann: {plot: {name: Road, gold: 5, initiative: 5, claim: 2}, play: [Giant: x 3]}
  Bob: {plot: {name: Field, gold: 4, initiative: 3, claim: 1}}
cards:
  Giant: {type: character, cost: X, str: 1, text: "Giant gets +X STR."}
start: challenges
"""


@pytest.mark.parametrize("edition", ["1e", "ccg"])
def test_a_board_of_another_edition_neither_shows_nor_asks_for_a_reserve(client, app, edition):
    """No paragraph of these editions has it."""
    assert "Reserve" not in open_board(client, app, BOARD % edition).words
    assert "p0-reserve" not in open_text(client, app, BOARD % edition).form().fields


def test_a_board_of_the_second_edition_does(client, app):
    """2e/rr/reserve/1."""
    assert "p0-reserve" in open_text(client, app, BOARD % "2e").form().fields


@pytest.mark.parametrize("edition", ["1e", "ccg"])
def test_a_reserve_that_is_typed_is_refused_with_what_a_plot_has(client, app, edition):
    page = open_text(client, app, BOARD % edition).press("do", "update", p0_quick="reserve 6")
    assert f"No plot of the edition {edition} has a reserve, which is a value of 2e." in page.words
    assert "A plot has gold, initiative and claim." in page.words


def test_what_was_announced_as_x_is_kept_by_the_form_and_seen_on_the_board(client, app):
    """1e/faq/action-window-step-1/9: X is what was established as the card was played."""
    page = open_text(client, app, BOARD % "1e").press("do", "update", p1_quick="Giant")
    assert board_in(page).players[0].lists[1].cards[0].marks.x == 3
    assert "X = 3" in open_board(client, app, BOARD % "1e").part("board")
