"""How much gold, power or how many tokens an effect concerned, and by which players: what follows counts them."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, person

KNEEL = "Action: Kneel a character you control."
CARDS = {
    "Refund": event(
        f"{KNEEL} Return all gold from each opponent's gold pool to the treasury. Draw that many cards."
    ),
    "Audit": event(f"{KNEEL} Discard all gold from each location you control. Draw that many cards."),
    "Theft": event(
        "Action: Move all gold from an opponent's gold pool to yours. Then, draw 1 card for each gold moved this way."
    ),
    "Famine Tax": event(
        "Action: Each player discards all gold from his or her gold pool. Each player draws 1 card for each 2 gold he or she"
        " discarded this way."
    ),
    "Feast": event(
        "Action: Each player discards all gold from his or her gold pool. Then, each player draws that many cards."
    ),
    "Harvest": event(
        "Action: Each player discards all gold from his or her gold pool. Then, draw that many cards."
    ),
    "Gilding": event(
        "Action: Choose a character. Discard all gold from that character. Until the end of the phase, that character gets +1 STR"
        " for each gold discarded this way."
    ),
    "Cure": event(
        "Action: Choose a character. Remove all poison tokens from that character. Gain 2 gold for each token removed this way."
    ),
    "Fine": event(
        "Action: Choose an opponent. That player discards all gold from his or her gold pool. Draw 2 cards for each 3 gold that"
        " player discarded this way."
    ),
    "Purser": person(
        "Action: Discard any number of gold from Purser to draw 1 card for each gold discarded this way."
    ),
    "Page": person("", str=1),
}


def hands(spell, choices, ann_gold, bob_gold, ann, bob, **board):
    """So many cards they have in hand once Ann has played this."""
    run(
        {
            "Ann": {"hand": [spell], "gold": ann_gold, "deck": 20, "play": ["Page"], **board},
            "Bob": {"gold": bob_gold, "deck": 20},
        },
        "4.1",
        {"Ann": {"play": spell, "choose": choices}},
        {"check": {"players": {"Ann": {"hand": ann}, "Bob": {"hand": bob}}}},
        cites=["2e/rr/drawing-cards/1" if ann or bob else "2e/rr/effects/3"],
        cards=CARDS,
    )


@pytest.mark.parametrize("spell", ["Refund", "Audit"])
def test_of_no_gold_there_is_no_number(spell):
    """RR Effects ¶3: no gold is discarded; the character knelt before is not counted in its place."""
    hands(spell, ["Page"], 0, 0, 0, 0)


@pytest.mark.parametrize(("gold", "drawn"), [(0, 0), (3, 3)])
def test_as_much_gold_as_was_moved(gold, drawn):
    """RR Drawing Cards ¶1; with none the word "then" does not resolve."""
    run(
        {"Ann": {"hand": ["Theft"], "gold": 1, "deck": 9, "play": []}, "Bob": {"gold": gold}},
        "4.1",
        {"Ann": {"play": "Theft"}} if gold else {"check": {"may_not": {"Ann": ["Theft"]}}},
        {"check": {"players": {"Ann": {"gold": 1 + gold}}}},
        *([{"check": {"players": {"Ann": {"hand": drawn}}}}] if gold else []),
        cites=["2e/rr/drawing-cards/1" if gold else "2e/rr/abilities/6"],
        cards=CARDS,
    )


@pytest.mark.parametrize(("spell", "ann", "bob"), [("Famine Tax", 1, 2), ("Feast", 2, 5), ("Harvest", 7, 0)])
def test_each_player_counts_his_or_her_own_gold_and_you_count_all(spell, ann, bob):
    """RR Drawing Cards ¶1: 2 gold of Ann's and 5 of Bob's."""
    hands(spell, [], 2, 5, ann, bob)


def test_who_has_no_gold_draws_nothing():
    """RR Effects ¶3."""
    hands("Famine Tax", [], 0, 6, 0, 3)


@pytest.mark.parametrize(("gold", "drawn"), [(2, 0), (3, 2), (7, 4)])
def test_once_for_each_three(gold, drawn):
    """RR Drawing Cards ¶1: two cards for every whole three of that player's gold."""
    hands("Fine", ["Bob"], 0, gold, drawn, 0)


def test_str_for_the_gold_that_was_discarded():
    """RR Lasting Effects ¶1: the number is that of the gold discarded; there is none left to count."""
    run(
        {"Ann": {"hand": ["Gilding"], "play": [{"Page": "gold 3"}]}, "Bob": {}},
        "4.1",
        {"Ann": {"play": "Gilding", "choose": ["Page"]}},
        {"check": {"cards": {"Page": {"gold": 0, "str": 4}}}},
        cites=["2e/rr/lasting-effects/1"],
        cards=CARDS,
    )


def test_gold_for_the_tokens_that_were_removed():
    """RR Gains ¶2: 2 for each token."""
    run(
        {"Ann": {"hand": ["Cure"], "play": [{"Page": {"tokens": {"poison": 2}}}]}, "Bob": {}},
        "4.1",
        {"Ann": {"play": "Cure", "choose": ["Page"]}},
        {"check": {"players": {"Ann": {"gold": 4}}, "cards": {"Page": {"tokens": {}}}}},
        cites=["2e/rr/gains/2"],
        cards=CARDS,
    )


@pytest.mark.parametrize("many", [1, 3])
def test_as_many_cards_as_gold_that_was_discarded_to_pay(many):
    """RR Costs ¶1: the player says how much is paid; the effect counts that."""
    run(
        {"Ann": {"play": [{"Purser": "gold 3"}], "deck": 9}, "Bob": {}},
        "4.1",
        {"Ann": {"trigger": "Purser", "choose": [str(many)]}},
        {"check": {"players": {"Ann": {"hand": many}}, "cards": {"Purser": {"gold": 3 - many}}}},
        cites=["2e/rr/drawing-cards/1"],
        cards=CARDS,
    )
