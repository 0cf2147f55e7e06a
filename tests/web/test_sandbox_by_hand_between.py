"""The players did something between two decisions: the judge says so after any line of the trace, in the judge's own colour."""

import pytest

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.format import load, read, write
from tests.web.filling import visit
from tests.web.stepping import file_of, open_board
from tests.web.test_sandbox_by_hand_anywhere import opened, say

CLAIM = """\
edition: 2e
players:
  Ann: {plot: {name: Siege, claim: 1}, play: [{Wolf: attacking}]}
  Bob: {play: [Page, Guard]}
cards:
  Wolf: {type: character, str: 5, icons: [military]}
  Page: {type: character, str: 1}
  Guard: {type: character, str: 2}
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
run:
  - Bob: {choose: Page}
"""


def at(page, line):
    return visit(page.client, f"{page.address.split('?')[0]}?at={line}")


def test_a_card_leaves_play_between_two_lines_and_the_rules_go_on_from_there(client, app):
    """RR 4.2.4 ¶2: after the challenge is won, and before claim is chosen, the Guard dies; the Page alone is left."""
    page = at(open_board(client, app, CLAIM), 3)
    assert "Nothing to decide here." in page.part("decision")
    assert "It happens after line 4" in opened(page).part("by-hand-here")
    changed = say(opened(page), kill="Guard")
    assert changed.status == 200
    assert "The judge: Guard is killed." in changed.words
    assert "line--by-hand" in changed.text
    assert "after_line: 4" in file_of(changed)  # lines 3 and 4 are of one rule: nothing comes between them
    lines = [one.text for one in run_text(file_of(changed)).trace]
    assert lines.index("The judge: Guard is killed.") == 4
    assert lines.index("The judge: Guard is killed.") < next(
        n for n, one in enumerate(lines) if "4.2.4" in one
    )
    assert run_text(file_of(changed)).exit == 0


def test_the_line_that_was_there_is_kept_as_another_line(client, app):
    changed = say(opened(at(open_board(client, app, CLAIM), 3)), kill="Guard")
    assert "line 2 of 2" in changed.words
    assert "Bob chooses Page" in changed.part("others")


def test_what_follows_can_be_answered_and_the_file_plays_it_again(client, app):
    """RR Military Claim ¶1: of two that are left one is chosen, after a change that leaves both there."""
    page = say(opened(at(open_board(client, app, CLAIM), 3), "gain_power"), player="Bob", gain_power="1")
    chosen = page.press("answer", "0")
    assert chosen.status == 200
    text = file_of(chosen)
    assert write(load(text).scenario) == write(load(write(load(text).scenario)).scenario)
    result = run_text(text)
    assert result.exit == 0
    assert result.final.players["Bob"]["power"] == 1
    assert [getattr(entry, "after_line", 0) for entry in read(text).run] == [4, 0]


def test_the_change_is_shown_where_it_was_made_and_can_be_made_otherwise(client, app):
    page = say(opened(at(open_board(client, app, CLAIM), 3)), kill="Guard")
    there = at(page, 4)
    assert there.status == 200
    assert "between two decisions" in there.part("decision")
    assert "Guard is killed" in opened(there).part("by-hand-here")


@pytest.mark.parametrize(
    ("line", "said"),
    [(900, "this is decided before it"), (3, "'here' and 'after_line'")],
)
def test_a_line_that_does_not_come_is_said(line, said):
    here = ", here: true" if line == 3 else ""
    text = CLAIM.replace(
        "  - Bob: {choose: Page}\n", f"  - {{by_hand: [{{kill: [Guard]}}], after_line: {line}{here}}}\n"
    )
    result = run_text(text)
    assert result.error is not None
    assert said in result.error.message


def test_so_it_is_in_the_other_editions(client, app):
    """1e FAQ Action Window ¶2, ITE Step 3: Resolve ¶1: the change happens in the window that is open, or in one of its own."""
    for edition in ("1e", "ccg"):
        text = CLAIM.replace("edition: 2e", f"edition: {edition}").replace(
            "start: duck", "start: challenge-resolution"
        )
        page = open_board(client, app, text.replace("run:\n  - Bob: {choose: Page}\n", ""))
        changed = say(opened(at(page, 1)), kill="Guard")
        assert changed.status == 200, changed.part("by-hand-here")
        assert "The judge" in changed.words
        assert run_text(file_of(changed)).error is None
