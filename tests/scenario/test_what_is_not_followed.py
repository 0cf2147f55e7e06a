"""Checks that fail where a text that nobody understands applies by itself: it cannot be said that they fail."""

import json

import pytest

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.result import BY_HAND, FAILS, HOLDS, INVALID
from tests.rulings.texts import CARDS, person

FOLLY = "Each Lord character you control gets +1 STR for each tickled card."
USED = "Reaction: After you tickle a card, draw 1 card."


def result(text, *entries, zone="play", start="4.1", **changes):
    board = {
        "edition": "2e",
        "players": {
            "Ann": {"plot": "Calm", "play": ["Lord"], **({} if zone == "play" else {zone: ["Fool"]})},
            "Bob": {"plot": "Calm"},
        },
        "cards": CARDS | {"Fool": person(text), "Lord": person("", str=2, traits=["Lord"])},
        "start": start,
        "run": list(entries),
    }
    if zone == "play":
        board["players"]["Ann"]["play"].append({"Fool": changes} if changes else "Fool")
    return run_text(json.dumps(board))


WRONG = {"check": {"cards": {"Lord": {"str": 4}}}}


def test_what_a_text_that_nobody_understands_may_change_is_left_to_the_judge():
    """The format: what the compiler cannot understand is never guessed; exit 3, something must be resolved by hand."""
    found = result(FOLLY, WRONG)
    assert found.exit == BY_HAND
    assert found.error is not None
    assert "cards.Lord.str" in found.error.message
    assert "Fool: Each Lord character you control" in found.error.message
    assert [(check.field, check.ok) for check in found.checks] == [("cards.Lord.str", False)]


def test_what_holds_only_because_the_text_is_not_followed_is_left_to_the_judge():
    """The format: a check that could depend on such a text is not decided by the program."""
    assert result(FOLLY, {"check": {"cards": {"Lord": {"str": 2}}}}).exit == BY_HAND


def test_what_holds_whatever_the_text_says_holds():
    """It speaks of Lord characters; the Fool is none."""
    assert (
        result(FOLLY, {"check": {"cards": {"Fool": {"zone": "play"}, "Lord": {"zone": "play"}}}}).exit
        == HOLDS
    )


@pytest.mark.parametrize(
    ("text", "zone", "changes"),
    [(FOLLY, "hand", {}), (FOLLY, "play", {"blank": True}), (USED, "play", {}), ("", "play", {})],
)
def test_a_text_that_is_not_in_force_or_does_nothing_by_itself_excuses_nothing(text, zone, changes):
    """In the hand, blank, or an ability that nobody has used."""
    assert result(text, WRONG, zone=zone, **changes).exit == FAILS


def test_where_the_run_stands_depends_on_no_card():
    """Such a check fails as ever, and so does the whole run with one of these in it."""
    assert result(FOLLY, {"check": {"step": "4.2"}}).exit == FAILS
    assert result(FOLLY, WRONG, {"check": {"step": "4.2"}}).exit == FAILS


def test_what_the_run_cites_depends_on_a_text_only_where_something_else_does():
    """The text may be what would have cited it; where nothing else hangs on the text, nothing is left open."""
    cited = {"check": {"cites": ["2e/rr/claim/1"]}}
    assert result(FOLLY, cited).exit == FAILS
    assert result(FOLLY, WRONG, cited).exit == BY_HAND


def test_a_refusal_that_such_a_text_might_bring_about_is_left_to_the_judge():
    """A declaration that would have to be illegal: the text that forbids it is not followed."""
    move = {"challenge": {"type": "military", "against": "Bob", "with": ["Fool"]}}
    found = result(
        "Fool cannot be declared as an attacker unless you tickle a card.",
        {"refuse": {"Ann": move, "because": "cannot be declared"}},
        start="4.2",
    )
    assert found.exit == BY_HAND
    assert found.error is not None
    assert "unless you tickle a card" in found.error.message


def test_an_illegal_move_says_what_else_is_not_followed():
    """The rules forbid it as far as they are known: what might allow it is named."""
    found = result(FOLLY, {"Ann": {"trigger": "Lord"}})
    assert found.exit == INVALID
    assert found.error is not None
    assert "not followed: Fool: Each Lord" in found.error.message


def test_what_the_whole_run_should_have_cited_is_open_where_a_refusal_was():
    """The text that forbids the move is not followed, so nothing cites the paragraph by which it would."""
    move = {"challenge": {"type": "military", "against": "Bob", "with": ["Fool"]}}
    board = {
        "edition": "2e",
        "players": {"Ann": {"plot": "Calm", "play": ["Fool"]}, "Bob": {"plot": "Calm"}},
        "cards": CARDS
        | {
            "Fool": person(
                "Fool cannot be declared as an attacker unless you tickle a card.", icons=["military"]
            )
        },
        "start": "4.2",
        "run": [{"refuse": {"Ann": move, "because": "cannot be declared"}}],
        "cites": ["2e/rr/cannot/1"],
    }
    found = run_text(json.dumps(board))
    assert found.exit == BY_HAND
    assert [check.field for check in found.checks if not check.ok] == ["refuse", "cites"]


def test_an_ability_that_is_not_read_is_left_open_although_another_line_is():
    """May it be used? The constant line beside it is no answer."""
    text = "Each Lord character you control gets +1 STR.\nReaction: After you tickle a card, draw 1 card."
    found = result(text, {"check": {"may": {"Ann": ["Fool"]}}})
    assert found.exit == BY_HAND
    assert found.error is not None
    assert "After you tickle a card" in found.error.message
