"""A board of the Iron Throne Edition on the pages: built, stepped, its windows seen; nothing is moribund there."""

from tests.web.six_steps import killing
from tests.web.stepping import open_board


def test_a_board_stands_where_saves_are_asked_for(client, app):
    """Before the effects, Bob may save by the duplicate; the paragraph is the booklet's."""
    page = open_board(client, app, killing("ccg", "Lady"))
    assert "Bob may save or cancel, or pass" in page.part("decision")
    assert "Saves and cancels" in page.part("windows")
    assert "1e/faq" not in page.part("windows")


def test_a_killed_card_is_in_the_dead_pile_when_responses_are_asked_for(client, app):
    """There are no moribund cards in this edition."""
    page = open_board(client, app, killing("ccg", "Cub"))
    assert "Ann may respond, or pass" in page.part("decision")
    assert "moribund" not in page.part("board")
    after = page.press("answer", "0")
    assert after.status == 200
    assert "Widow gains 1 power" in after.part("trace")


def test_the_edition_is_offered_where_a_board_is_made(client):
    """Each edition with an engine is one of those that a board can be made of."""
    assert "Iron Throne Edition" in client.get("/board/new").text
