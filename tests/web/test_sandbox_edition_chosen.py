"""The edition is chosen when a board is made: everything else asks the board's own rulebook."""

import pytest

from tests.web.building import board_in
from tests.web.filling import visit


def test_a_new_board_offers_the_editions_that_are_stepped(client):
    page = visit(client, "/sandbox")
    assert "Second Edition" in page.part("editions")
    assert "First Edition" in page.part("editions")
    assert board_in(page).edition == "2e"


def test_a_board_of_the_first_edition_is_built_and_stepped(client):
    page = visit(client, "/sandbox?edition=1e")
    assert board_in(page).edition == "1e"
    built = page.press("do", "update", p0_quick="Ser str 4 military attacking", p1_quick="Page str 1 power")
    assert built.status == 200, built.words
    stepped = built.press("do", "step")
    assert stepped.status == 200
    assert "Ser" in stepped.part("board")
    again = built.press("do", "empty")
    assert board_in(again).edition == "1e"
    assert len(board_in(built.press("do", "add-player")).players) == 3


@pytest.mark.parametrize("edition", ["", "3e", "<b>"])
def test_an_edition_that_is_not_stepped_is_the_usual_one(client, edition):
    assert board_in(visit(client, f"/sandbox?edition={edition}")).edition == "2e"
