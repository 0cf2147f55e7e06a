"""A board of the Iron Throne Edition on the pages: built, stepped, its windows seen; nothing is moribund there."""

from tests.web.stepping import open_board

BOARD = """
edition: ccg
players:
  Ann: {faction: stark, plot: {name: Road, gold: 5, initiative: 5, claim: 1}, hand: [Axe], play: [Widow]}
  Bob: {faction: lannister, plot: {name: Field, gold: 4, initiative: 3, claim: 1}, play: [Lady: duplicate 1, Cub]}
cards:
  Axe: {type: event, text: "Any Phase: Choose and kill a character."}
  Widow: {type: character, str: 2, text: "Response: After a character is killed, Widow claims 1 power."}
  Lady: {type: character, unique: true, str: 3, icons: [power]}
  Cub: {type: character, str: 1, icons: [military]}
start: challenges
run:
  - Ann: {play: Axe, choose: %s}
"""


def test_a_board_stands_where_saves_are_asked_for(client, app):
    """Before the effects, Bob may save by the duplicate; the paragraph is the booklet's."""
    page = open_board(client, app, BOARD % "Lady")
    assert "Bob may save or cancel, or pass" in page.part("decision")
    assert "Saves and cancels" in page.part("windows")
    assert "1e/faq" not in page.part("windows")


def test_a_killed_card_is_in_the_dead_pile_when_responses_are_asked_for(client, app):
    """There are no moribund cards in this edition."""
    page = open_board(client, app, BOARD % "Cub")
    assert "Ann may respond, or pass" in page.part("decision")
    assert "moribund" not in page.part("board")
    after = page.press("answer", "0")
    assert after.status == 200
    assert "Widow gains 1 power" in after.part("trace")


def test_the_edition_is_offered_where_a_board_is_made(client):
    """Each edition with an engine is one of those that a board can be made of."""
    assert "Iron Throne Edition" in client.get("/board/new").text
