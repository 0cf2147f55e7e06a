"""The marshalling phase: income, what cards cost, what is lost."""

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.ccg.boards import cited, held, run, said

START = "\nstart: marshaling\nrun:\n"


def test_the_marshalling_example_is_played_line_by_line():
    """ccg/rules/phase-3-marshalling/10 ccg/rules/phase-3-marshalling/11 ccg/rules/phase-3-marshalling/12: 5 income and 3 more,
    Robb Stark for 4, Northern Sentinel for 3; the last gold is lost, and the opponent has his turn."""
    result = run_text(
        """
edition: ccg
players:
  Darrell: {faction: stark, gold: 0, plot: {name: Road, gold: 5, claim: 1}, hand: [Robb, Sentinel, Dear], play: [Mine, Port]}
  Brian: {faction: lannister, gold: 0, plot: {name: Field, gold: 4, claim: 1}}
first_player: Darrell
cards:
  Robb: {type: character, faction: stark, unique: true, cost: 4, str: 3}
  Sentinel: {type: character, faction: stark, cost: 3, str: 2}
  Dear: {type: character, faction: stark, cost: 2, str: 2}
  Mine: {type: location, cost: 1, text: "[+1 Income]"}
  Port: {type: location, cost: 2, text: "[+2 Income]"}
start: marshaling
run:
  - check: {players: {Darrell: {gold: 8}}, active_player: Darrell}
  - Darrell: {marshal: Robb}
  - Darrell: {marshal: Sentinel}
  - check: {players: {Darrell: {gold: 1}}, may_not: {Darrell: [Dear]}}
  - advance: next-active-player
  - advance: end
  - check: {players: {Darrell: {gold: 0}, Brian: {gold: 0}}}
"""
    )
    assert "Brian becomes the active player." in said(result)
    assert "Darrell loses 1 unspent gold." in said(result)
    assert {
        "ccg/rules/phase-3-marshalling/1",
        "ccg/rules/phase-3-marshalling/2",
        "ccg/rules/phase-3-marshalling/4",
        "ccg/rules/phase-3-marshalling/8",
        "ccg/rules/income-bonuses-and-penalties/1",
    } <= cited(result)


def test_what_is_played_does_not_add_to_the_income_of_this_turn():
    """ccg/rules/phase-3-marshalling/3, ccg/rules/card-anatomy/14: income is counted before any new card is played."""
    found = held(
        "gold: 0, hand: [Mine]",
        "",
        START
        + "  - Ann: {marshal: Mine}\n  - check: {players: {Ann: {gold: 4}}, cards: {Mine: {zone: play}}}\n",
    )
    assert "ccg/rules/phase-3-marshalling/2" in found


@pytest.mark.parametrize(
    ("card", "gold", "cite"),
    [
        ("Guard", 1, "ccg/rules/phase-3-marshalling/6"),
        ("Sentry", 2, "ccg/rules/phase-3-marshalling/4"),
        ("Mine", 4, "ccg/rules/phase-3-marshalling/7"),
        ("Border", 3, "ccg/rules/dual-house-cards/1"),
        ("Trader", 1, "ccg/rules/dual-house-cards/1"),
    ],
)
def test_a_card_of_another_house_costs_two_more(card: str, gold: int, cite: str):
    """ccg/rules/phase-3-marshalling/6, ccg/rules/phase-3-marshalling/7, ccg/rules/dual-house-cards/1: the gold penalty.

    ccg/rules/house-cards/1 ccg/rules/card-anatomy/1 ccg/rules/card-anatomy/2
    """
    cards = (
        "  Border: {type: character, faction: [stark, lannister], cost: 2, str: 2}\n"
        "  Trader: {type: character, faction: [lannister, greyjoy], cost: 2, str: 2}\n"
    )
    found = held(
        f"gold: 0, hand: [{card}]",
        "",
        START + f"  - Ann: {{marshal: {card}}}\n  - check: {{players: {{Ann: {{gold: {gold}}}}}}}\n",
        cards,
    )
    assert cite in found


def test_only_the_active_player_plays_cards_that_cost_gold():
    """ccg/rules/playing-cards/1, ccg/rules/actions-and-passive-abilities/3: a card is played in one's own turn only."""
    found = held(
        "",
        "gold: 5, hand: [Guard]",
        START + "  - check: {may_not: {Bob: [Guard]}}\n  - Ann: pass\n"
        "  - refuse: {Bob: {marshal: Guard}, because: active}\n",
    )
    assert "ccg/rules/playing-cards/1" in found


def test_what_an_effect_puts_into_play_bypasses_costs():
    """ccg/rules/phase-3-marshalling/9: put into play, a card of another House costs nothing at all."""
    found = held(
        "gold: 0, hand: [Guard, Call]",
        "",
        "\nstart: challenges\nrun:\n  - Ann: {play: Call, choose: Guard}\n"
        "  - check: {cards: {Guard: {zone: play}}, players: {Ann: {gold: 0}}}\n",
        '  Call: {type: event, text: "Any Phase: Put a character into play from your hand."}\n',
    )
    assert "ccg/rules/phase-3-marshalling/9" in found


def test_a_location_reduces_what_cards_cost():
    """ccg/rules/locations/1: some locations reduce the cost of playing cards."""
    found = held(
        "gold: 0, hand: [Sentry], play: [Yard]",
        "",
        START + "  - Ann: {marshal: Sentry}\n  - check: {players: {Ann: {gold: 3}}}\n",
        '  Yard: {type: location, cost: 1, text: "Reduce the cost of each character you marshal by 1."}\n',
    )
    assert "ccg/rules/phase-3-marshalling/4" in found


def test_duplicates_cost_no_gold_and_any_number_may_be_attached():
    """ccg/rules/phase-3-marshalling/5, ccg/rules/duplicates/1, ccg/rules/duplicates/5: for no gold, as many as one has.

    ccg/rules/duplicates/3 ccg/rules/duplicates/4: they are no attachments, and have no text.
    """
    found = held(
        "gold: 0, hand: [Wolf, Wolf], play: [Wolf]",
        "",
        START + "  - Ann: {duplicate: Wolf#1, 'on': Wolf#3}\n  - Ann: {duplicate: Wolf#2, 'on': Wolf#3}\n"
        "  - check: {cards: {Wolf#3: {duplicates: 2, attachments: []}}, players: {Ann: {gold: 5}}}\n",
    )
    assert {"ccg/rules/duplicates/1", "ccg/rules/duplicates/4"} <= found


def test_other_versions_of_a_unique_card_are_the_same_card():
    """ccg/rules/multiple-character-versions/1: another version is a duplicate, and the card on top stays in effect."""
    found = held(
        "gold: 0, hand: [Grown], play: [Wolf]",
        "",
        START
        + "  - Ann: {duplicate: Grown, 'on': Wolf}\n  - check: {cards: {Wolf: {str: 3, duplicates: 1}}}\n",
        "  Grown: {name: Wolf, type: character, faction: stark, unique: true, cost: 5, str: 5}\n",
    )
    assert "ccg/rules/multiple-character-versions/1" in found


def test_nobody_has_a_second_copy_of_a_unique_card():
    """ccg/rules/unique-cards/1, ccg/rules/unique-cards/2: neither takes control of one whose copy he has in play."""
    result = run(
        "hand: [Grab], play: [Wolf]",
        "play: [Wolf]",
        "\nstart: challenges\nrun:\n  - check: {may_not: {Ann: [Grab]}}\n",
        '  Grab: {type: event, text: "Any Phase: Choose a character. Take control of that character."}\n',
    )
    assert "ccg/rules/unique-cards/1" in cited(result)


def test_a_reducer_for_the_first_character_is_for_one():
    """ccg/rules/phase-3-marshalling/4, ccg/rules/locations/1: Sentry costs 2 of the 5 income, and Scribe, the second one, 1."""
    held(
        "play: [Yard], hand: [Sentry, Scribe]",
        "",
        START
        + "  - Ann: {marshal: Sentry}\n  - check: {players: {Ann: {gold: 3}}}\n"
        + "  - Bob: pass\n  - Ann: {marshal: Scribe}\n  - check: {players: {Ann: {gold: 2}}}\n",
        '  Yard: {type: location, cost: 1, text: "Reduce the cost of the first character you marshal each round by 1."}\n',
    )
