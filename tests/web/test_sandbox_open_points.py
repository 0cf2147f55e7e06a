"""Two readings of what the documents leave open, run side by side: a judge sees on what the ruling hangs."""

import pytest
from werkzeug.datastructures import MultiDict

from agot_judge.scenario.execution import run_text
from tests.web.filling import follow
from tests.web.stepping import open_board

COUNTED = """\
edition: 2e
players:
  Ann: {play: [Lord, Squire, Page]}
  Bob: {play: [Guard]}
cards:
  Lord: {type: character, str: 3, text: "Action: Until the end of the phase, Lord gets +1 STR for each character you control."}
  Squire: {type: character, str: 1, text: "Action: Sacrifice Squire to draw 1 card."}
  Page: {type: character, str: 1}
  Guard: {type: character, str: 2}
start: challenges
run:
  - Ann: {trigger: Lord}
  - Bob: pass
  - Ann: {trigger: Squire}
"""

UNOPPOSED = """\
edition: 1e
players:
  Ann: {play: [{Lord: attacking}], plot: {name: Road, gold: 5, initiative: 5, claim: 1}}
  Bob: {play: [Page], plot: {name: Field, gold: 4, initiative: 3, claim: 1}}
cards:
  Lord: {type: character, str: 3, icons: [power]}
  Page: {type: character, str: 2}
challenge: {type: power, attacker: Ann, defender: Bob}
start: challenge-resolution
"""


def compare(page, point, a, b):
    """The page after both readings of an open point are run from the beginning of a line."""
    address = f"{page.address.split('?')[0]}/readings?at=0"
    return follow(page.client, address, MultiDict([("text", f"open {point}"), ("a", a), ("b", b)]))


def test_a_number_that_is_found_once_and_one_that_goes_on_being_counted_part(client, app):
    """RR Modifiers ¶1, ¶2: no paragraph says which; the Lord loses 1 STR with the Squire under one reading only."""
    page = open_board(client, app, COUNTED)
    assert "whether the number of a lasting effect is fixed" in page.go("readings").part("which")
    found = compare(page, "Q3", "1", "2")
    assert found.status == 200
    assert "part at line" in found.part("verdict")
    assert "part at line 1." not in found.part("verdict")  # where it is first used, not where it is said
    assert "it is found once" in found.words
    assert "it goes on being counted" in found.words
    assert "RR Modifiers ¶1" in found.words


def test_a_number_that_is_assumed_is_played_as_another_one(client, app):
    """1e FAQ Challenges Phase ¶18 names a reward for an unopposed challenge, and no number."""
    found = compare(open_board(client, app, UNOPPOSED), "A12", "1", "2")
    assert found.status == 200
    assert "part at line" in found.part("verdict")
    assert "Ann: power" in found.part("differing")
    assert "cannot be played otherwise" in found.words


@pytest.mark.parametrize(("point", "b"), [("Q3", "3"), ("Q3", "x"), ("Q3", "0"), ("Q3", "1")])
def test_what_is_no_other_reading_is_said(client, app, point, b):
    found = compare(open_board(client, app, COUNTED), point, "1", b)
    assert found.status == 400
    assert any(words in found.part("wrong") for words in ("Choose a reading", "the same words"))


@pytest.mark.parametrize("read", [1, 2])
def test_the_board_under_a_reading_says_so_first(read):
    """RR Keywords ¶3: which of several values of bestow counts is left open; the judge reads it."""
    result = run_text(COUNTED.replace("start:", f"assume: {{Q3: {read}}}\nstart:"))
    assert result.error is None
    said = ("it is found once", "it goes on being counted")[read - 1]
    assert result.trace[0].text.endswith(f"The judge reads that {said}.")
    assert "2e/rr/modifiers/1" in result.trace[0].cites
    lord = next(card for card in result.final.cards if card["name"] == "Lord")
    assert lord["str"] == (6 if read == 1 else 5)
