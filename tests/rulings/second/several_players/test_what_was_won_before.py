"""What happened before: who won dominance, and what was done in the phase that ends; and who pays what to whom."""

import pytest

from tests.rulings.texts import person, run, text


@pytest.mark.parametrize(
    ("words", "ann_gold", "bob_gold", "power"),
    [
        ("if you have lost dominance this round, Judge gains 1 power", 0, 3, 1),
        ("if you have lost dominance this round, Judge gains 1 power", 3, 0, 0),
    ],
)
def test_who_won_dominance_is_known_when_it_has_been_determined(words, ann_gold, bob_gold, power):
    """RR 5.2 ¶1: the player with the highest total wins dominance; with a tie no player does."""
    run(
        {"play": [{"Judge": "kneeling"}], "gold": ann_gold},
        {"gold": bob_gold},
        "dominance",
        {"check": {"cards": {"Judge": {"power": power}}, "cites": ["2e/rr/5.2/1"]}},
        Judge=person(f"Forced Reaction: After dominance is determined, {words}."),
    )


@pytest.mark.parametrize(
    ("words", "cost"),
    [
        ("Increase the cost to bring each card out of shadows by 1.", 3),
        ("Increase the cost to bring each opponent's card out of shadows by 1.", 3),
        ("Reduce the cost to bring each of your cards out of shadows by 1.", 2),
    ],
)
def test_who_brings_a_card_out_of_shadows_pays_what_cards_of_any_player_add(words, cost):
    """RR Shadow ¶3, RR Modifiers ¶3: whoever brings it out pays the cost with all modifiers in force."""
    run(
        {"play": ["Watch"]},
        {"shadows": ["Thief"], "gold": 5},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"unshadow": "Thief"}},
        {"check": {"players": {"Bob": {"gold": 5 - cost}}, "cards": {"Thief": {"zone": "play"}}}},
        Watch=text("location", words),
        Thief=person("Shadow (2)."),
    )
