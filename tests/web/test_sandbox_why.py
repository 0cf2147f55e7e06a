"""Why not: answered first in one sentence, what is in the way first, each thing said once."""

import pytest

from tests.web.filling import visit
from tests.web.stepping import open_board

HOUND = """
edition: 2e
players:
  Ann: {play: [Hound, %s]}
  Bob: {play: [Page, Squire]}
cards:
  Hound: {type: character, str: 4, icons: [military], text: "%s"}
  Old Master: {type: character, unique: true, str: 3}
  Old Servant: {type: character, str: 3}
  Page: {type: character, str: 3}
  Squire: {type: character, str: 4}
start: challenges
"""
TEXT = (
    "Action: Kneel Hound to choose and kill a character with STR 1 or lower. "
    "(STR 2 or lower instead if you control Old Master.)"
)


def asked(client, app, text, card):
    page = open_board(client, app, text)
    number = page.text.split(f'data-name="{card}"')[1].split('id="tile-')[1].split('"')[0]
    return visit(client, f"{page.address.split('?')[0]}?why={number}").part("why")


@pytest.mark.parametrize(("beside", "most"), [("Old Master", 2), ("Old Servant", 1)])
def test_what_is_chosen_instead_is_what_a_target_would_have_to_be(client, app, beside, most):
    """RR Target ¶1: the target must meet the requirements, here those that count while the condition is true."""
    found = asked(client, app, HOUND % (beside, TEXT), "Hound")
    assert f"Page would have to have a STR of at most {most}" in found


def test_the_answer_comes_first_and_nothing_is_said_twice(client, app):
    found = asked(client, app, HOUND % ("Old Servant: kneeling", TEXT), "Hound")
    assert "No: there is no legal target" in found
    assert "It has the potential to change" not in found
    assert "could change nothing" not in found
    assert found.index("In the way:") < found.index(" Met:")


def test_a_kneeling_card_is_told_first(client, app):
    text = HOUND % ("Old Servant", "Action: Kneel Hound to draw 1 card.")
    found = asked(client, app, text.replace("[Hound,", "[{Hound: kneeling},"), "Hound")
    assert found.split("No: ")[1].startswith(("it is kneeling", "hound is kneeling", "Hound is kneeling"))


def test_a_card_that_could_be_used_is_answered_with_yes(client, app):
    found = asked(client, app, HOUND % ("Old Servant", "Action: Kneel Hound to draw 1 card."), "Hound")
    assert "Yes: Ann could use Hound here" in found


SWORD = """
edition: 2e
players:
  Ann: {play: [{Wolf: {attachments: [Sword]}}, Page]}
  Bob: {}
cards:
  Wolf: {type: character, str: 5}
  Page: {type: character, str: 1}
  Sword: {type: attachment, text: Attached character gets +2 STR.}
start: challenges
"""


def test_the_sheet_of_a_card_says_how_its_str_comes_about(client, app):
    """RR Modifiers ¶2, Base Value ¶1: what is printed, then each modifier with its source."""
    text = open_board(client, app, SWORD).text
    assert "Wolf has STR 7: 5 printed, +2 from Sword." in text
    assert "2e/rr/modifiers/2" in text.split("Wolf has STR 7")[1].split("</p>")[0]
    assert "STR 1, as printed." in text
