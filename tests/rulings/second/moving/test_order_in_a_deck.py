"""Several cards that come to the top or the bottom of one deck simultaneously, and who says in which order they lie there."""

import json

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import check, event, person, run

FLOOD = event("Action: Place each character on the bottom of its owner's deck.")
OPEN = "who says in which order cards lie"
IN_PILES = {"2e/rr/dead-pile/7", "2e/rr/discard-pile/5"}


def lines_of(result, words):
    """The lines of the trace that have these words."""
    return [line for line in result.trace if words in line.text]


def _flood(*moves, **other):
    return run(
        {"hand": ["Flood"], "play": ["Miller", "Baker"], "deck": ["Log"]},
        {"play": ["Cook", "Page"], "deck": ["Log"]},
        "4.1",
        {"Ann": {"play": "Flood"}},
        *moves,
        Miller=person(""),
        Baker=person(""),
        Cook=person(""),
        Page=person(""),
        Log=person(""),
        Flood=FLOOD,
        **other,
    )


def test_that_the_documents_leave_the_order_open_is_said():
    """RR Dead Pile ¶7, RR Discard Pile ¶5: in a pile the owner places them in any order; of a deck no paragraph says it."""
    result = _flood(check(Miller={"position": 2}, Baker={"position": 3}, Cook={"position": 2}))
    said = lines_of(result, OPEN)
    assert len(said) == 1
    assert set(said[0].cites) == IN_PILES


def test_each_owner_says_the_order_of_his_or_her_cards_the_first_player_first():
    """RR Priority of Simultaneous Resolution ¶1: the first player chooses first."""
    _flood(
        {"Ann": {"choose": ["Baker", "Miller"]}},
        {"Bob": {"choose": ["Page", "Cook"]}},
        check(Baker={"position": 2}, Miller={"position": 3}, Page={"position": 2}, Cook={"position": 3}),
    )


def test_a_single_card_has_no_order():
    """RR Move ¶1."""
    result = run(
        {"hand": ["Flood"], "play": ["Miller"], "deck": ["Log"]},
        {},
        "4.1",
        {"Ann": {"play": "Flood"}},
        check(Miller={"position": 2}),
        Miller=person(""),
        Log=person(""),
        Flood=FLOOD,
    )
    assert not lines_of(result, OPEN)


@pytest.mark.parametrize(
    ("text", "who"),
    [
        (
            "Choose 2 cards in an opponent's discard pile and place them on the bottom of his or her deck in any order.",
            "Ann",
        ),
        (
            "Choose an opponent. That player chooses 2 cards in their hand, if able, and places them on top of their deck in any"
            " order.",
            "Bob",
        ),
    ],
)
def test_where_the_text_says_in_any_order_it_says_who_does_it(text, who):
    """RR Effects ¶3: who places them chooses; nothing is open."""
    pile = "discard" if who == "Ann" else "hand"
    targets = {"choose": ["Cook", "Page"]} if who == "Ann" else {}
    choosing = [{"Bob": {"choose": ["Cook", "Page"]}}] if who == "Bob" else []
    first = 2 if who == "Ann" else 1
    result = run(
        {"hand": ["Song"]},
        {pile: ["Cook", "Page", "Log"], "deck": ["Log"]},
        "4.1",
        {"Ann": {"play": "Song", **targets}},
        *choosing,
        {who: {"choose": ["Page", "Cook"]}},
        check(Page={"position": first}, Cook={"position": first + 1}),
        Cook=person(""),
        Page=person(""),
        Log=person(""),
        Song=event(f"Action: {text}"),
    )
    assert not lines_of(result, OPEN)
    assert lines_of(result, f"{who} places on")


def test_a_random_order_is_nobodys_to_say():
    """RR Effects ¶3: the text says that chance decides."""
    result = run(
        {"hand": ["Song"], "deck": ["Cook", "Page", "Log"]},
        {},
        "4.1",
        {"Ann": {"play": "Song", "choose": ["no"]}},
        check(Cook={"position": 2}, Page={"position": 3}, Log={"position": 1}),
        Cook=person(""),
        Page=person(""),
        Log=person(""),
        Song=event(
            "Action: Reveal the top 2 cards of your deck. You may put a character revealed this way into play. Place the"
            " other revealed cards on the bottom of your deck in a random order."
        ),
    )
    assert lines_of(result, "Of the random order nothing is said")
    assert not lines_of(result, OPEN)


def test_a_judge_who_reads_it_otherwise_has_the_player_say_it_whose_effect_it_is():
    """The open question Q4, in its second reading."""
    scenario = {
        "edition": "2e",
        "players": {
            "Ann": {"plot": "Calm", "hand": ["Flood"]},
            "Bob": {"plot": "Calm", "play": ["Cook", "Page"], "deck": ["Log"]},
        },
        "cards": {
            "Calm": {"type": "plot", "gold": 5, "initiative": 3, "claim": 1, "reserve": 6},
            "Flood": FLOOD,
            **{name: person("") for name in ("Cook", "Page", "Log")},
        },
        "assume": {"Q4": 2},
        "start": "4.1",
        "run": [
            {"Ann": {"play": "Flood"}},
            {"Ann": {"choose": ["Page", "Cook"]}},
            {"check": {"cards": {"Page": {"position": 2}, "Cook": {"position": 3}}}},
        ],
    }
    result = run_text(json.dumps(scenario))
    assert result.ok, (result.error, result.checks)
