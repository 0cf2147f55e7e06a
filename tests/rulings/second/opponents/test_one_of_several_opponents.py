""" "An opponent's" and "each opponent's", where there are several opponents."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import text
from tests.text.reading import read

THREE = {
    "Ann": {"hand": ["Deed"]},
    "Bob": {"deck": ["Miller", "Saddle"], "hand": ["Page"]},
    "Cat": {"deck": ["Baker", "Saddle"], "hand": ["Maid", "Groom"]},
}
SERVANT = {"type": "character", "cost": 1, "str": 1}
SERVANTS = {"Page": SERVANT, "Maid": SERVANT, "Groom": SERVANT}


def test_the_top_card_of_an_opponents_deck_is_that_of_the_one_whom_the_player_picks():
    """RR Effects ¶3: the effect has one deck to discard from; whose it is the player who resolves it says."""
    run(
        THREE,
        "challenges",
        {"Ann": {"play": "Deed"}},
        {"Ann": {"choose": "Cat"}},
        {"check": {"players": {"Cat": {"discard": 1}, "Bob": {"discard": 0}}}},
        cites=["2e/rr/effects/3"],
        cards=SERVANTS | {"Deed": text("event", "Action: Discard the top card of an opponent's deck.")},
    )


def test_a_card_from_an_opponents_hand_is_that_of_the_one_whom_the_player_picks():
    """RR Effects ¶3: and of whoever alone has cards in hand, where the others have none."""
    deed = {"Deed": text("event", "Action: Discard 1 card at random from an opponent's hand.")}
    run(
        THREE,
        "challenges",
        {"Ann": {"play": "Deed"}},
        {"Ann": {"choose": "Cat"}},
        {"random": "Groom"},
        {"check": {"players": {"Cat": {"discard": 1}, "Bob": {"discard": 0}}}},
        cites=["2e/rr/effects/3"],
        cards=SERVANTS | deed,
    )
    run(
        THREE | {"Cat": {}},
        "challenges",
        {"Ann": {"play": "Deed"}},
        {"check": {"players": {"Bob": {"discard": 1, "hand": 0}}}},
        cards=SERVANTS | deed,
    )


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("Remove each card in an opponent's hand from the game.", {"hand": 0, "discard": 0}),
    ],
)
def test_each_card_in_an_opponents_hand_is_each_of_the_one_whom_the_player_chooses(words, left):
    """RR Effects ¶3: of one opponent, not of all of them."""
    run(
        THREE,
        "challenges",
        {"Ann": {"play": "Deed", "choose": "Cat"}},
        {"check": {"players": {"Cat": left, "Bob": {"hand": 1}}}},
        cards=SERVANTS | {"Deed": text("event", f"Action: {words}")},
    )


def test_the_top_card_of_each_opponents_deck_is_discarded_of_all_together():
    """RR Priority of Simultaneous Resolution ¶1: the effect resolves simultaneously upon all of them."""
    run(
        THREE,
        "challenges",
        {"Ann": {"play": "Deed"}},
        {"check": {"players": {"Cat": {"discard": 1}, "Bob": {"discard": 1}, "Ann": {"discard": 1}}}},
        cites=["2e/rr/discard-pile/2"],
        cards=SERVANTS | {"Deed": text("event", "Action: Discard the top card of each opponent's deck.")},
    )


@pytest.mark.parametrize(
    ("words", "field"),
    [
        ("Return 1 gold from an opponent's gold pool to the treasury.", "gold"),
        ("Discard 1 power from an opponent's faction card.", "faction_power"),
    ],
)
def test_gold_and_power_of_an_opponent_is_that_of_the_one_whom_the_player_picks(words, field):
    """RR Effects ¶3: one gold pool, one faction card; of whoever alone has some, where the others have none."""
    rich = {name: {**THREE[name], "gold": 2, "power": 2} for name in THREE}
    deed = SERVANTS | {"Deed": text("event", f"Action: {words}")}
    play = {"Ann": {"play": "Deed"}}
    left = {"Cat": {field: 1}, "Bob": {field: 2}}
    run(rich, "challenges", play, {"Ann": {"choose": "Cat"}}, {"check": {"players": left}}, cards=deed)
    run(rich | {"Bob": {}}, "challenges", play, {"check": {"players": {"Cat": {field: 1}}}}, cards=deed)


@pytest.mark.parametrize(
    ("words", "strength"),
    [
        ("While an opponent has no cards in hand, each character that player controls gets -1 STR.", (1, 2)),
        ("While you are attacking an opponent, characters that player controls get -1 STR.", (2, 1)),
    ],
)
def test_that_player_is_the_opponent_of_whom_the_condition_is_true(words, strength):
    """RR Constant Abilities ¶1: active while its condition is true; of the other opponent it is not."""
    squire = {"type": "character", "cost": 1, "str": 2, "icons": ["military"]}
    run(
        {"Ann": {"play": ["Raven"]}, "Bob": {"play": ["Page"]}, "Cat": {"play": ["Maid"], "hand": ["Groom"]}},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Cat", "with": ["Raven"]}}},
        {"check": {"cards": {"Page": {"str": strength[0]}, "Maid": {"str": strength[1]}}}},
        cards=dict.fromkeys(("Page", "Maid", "Groom"), squire) | {"Raven": squire | {"text": words}},
    )


def test_an_opponent_who_is_not_named_by_a_part_in_the_challenge_is_left_to_a_judge():
    """RR Constant Abilities ¶1: of which of several opponents it is true is not said by the rest of the sentence."""
    line = read("While an opponent has more power than you, reduce that opponent's reserve by 1.")
    assert line.status == "header"
