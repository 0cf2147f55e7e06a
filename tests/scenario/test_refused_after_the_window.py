"""The reason that ``refuse`` gives for a card whose window has closed: the requirement that it lacked while that was open."""

import json

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import CARDS, event, person

KILLED = "Reaction: After a character is killed, kneel Crow to draw 1 card."
SLAY = event("Action: Choose and kill a character.")


def refused(because, *before, crow=KILLED, ann=None, bob=None, refuse=None, start="4.1"):
    """The check of a refusal that comes after the moves before it."""
    scenario = {
        "edition": "2e",
        "players": {
            "Ann": {"plot": "Calm", "hand": ["Slay"], "deck": 3, "play": ["Crow"], **(ann or {})},
            "Bob": {"plot": "Calm", "play": ["Miller"], "deck": 3, **(bob or {})},
        },
        "cards": CARDS
        | {"Crow": person(crow, unique=True), "Slay": SLAY, "Rise": event("Action: Stand each character.")},
        "start": start,
        "run": [*before, {"refuse": {**(refuse or {"Ann": {"trigger": "Crow"}}), "because": because}}],
    }
    result = run_text(json.dumps(scenario))
    assert result.error is None, result.error
    return result.checks[-1], result.trace[-1]


KILL = {"Ann": {"play": "Slay", "choose": ["Miller"]}}
KNEELING = {"play": [{"Crow": "kneeling"}]}


@pytest.mark.parametrize("because", ["No window for reactions is open", "Crow is kneeling"])
def test_a_reaction_after_its_window_says_what_it_lacked_while_that_was_open(because):
    """RR Reactions ¶5: once the window is closed it cannot be initiated; RR Abilities ¶7: nor could it before."""
    check, line = refused(because, KILL, {"Bob": "pass"}, ann=KNEELING)
    assert check.ok, check.got
    assert "While its window was last open: Not legal" in check.got
    assert {"2e/rr/reactions/5", "2e/rr/abilities/7"} <= set(line.cites)


def test_what_it_lacked_then_is_said_though_it_lacks_it_no_more():
    """The format: the reason is that of the decision where the run stands; what was lacking before is said beside it."""
    check, _ = refused(
        "While its window was last open: Not legal",
        KILL,
        {"Bob": {"play": "Rise"}},
        ann=KNEELING,
        bob={"hand": ["Rise"]},
    )
    assert check.ok, check.got
    assert check.got.count("Crow is kneeling") == 1


def test_what_lacked_nothing_was_only_passed():
    """RR Pass ¶1: passing forfeits the right to do it at that moment."""
    check, _ = refused("While its window was last open: It lacked nothing", KILL, {"Ann": "pass"})
    assert check.ok, check.got


def test_what_was_used_then_is_said_to_be_used():
    """RR Reactions ¶2: it may be initiated once each time its triggering condition occurs."""
    check, _ = refused(
        "While its window was last open: Not legal: It has been used",
        KILL,
        {"Ann": {"trigger": "Crow"}},
        crow=KILLED.replace("kneel Crow to draw", "draw"),
    )
    assert check.ok, check.got


def test_a_duplicate_that_was_not_used_is_said_to_have_lacked_nothing():
    """RR Interrupts ¶5: once the window is closed, no further interrupts; before that it could have saved its card."""
    check, _ = refused(
        "While its window was last open: It lacked nothing",
        {"Ann": {"play": "Slay", "choose": ["Crow"]}},
        {"Ann": "pass"},
        ann={"play": [{"Crow": {"duplicates": 1}}]},
        crow="",
    )
    assert check.ok, check.got


def test_a_window_to_something_else_is_not_spoken_of():
    """Only a window to its triggering condition counts."""
    check, _ = refused("No window for reactions is open", KILL, crow=KILLED.replace("killed", "sacrificed"))
    assert check.ok
    assert "While" not in check.got


def test_a_player_who_decides_nothing_more_is_told_too():
    """The format: ``refuse`` fails where that player has no decision; what was lacking is said all the same."""
    check, _ = refused(
        "Crow is kneeling", ann=KNEELING, start={"event": "kill", "cards": ["Miller"], "controller": "Ann"}
    )
    assert not check.ok
    assert "While its window was last open: Not legal" in check.got
