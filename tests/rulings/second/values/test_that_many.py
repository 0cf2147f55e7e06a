"""How many "that many" are: of what the text counted last, be it in its condition, its cost or an effect."""

import pytest

from tests.rulings.texts import event, run, text

ANN = {"play": [{"Chest": "gold 3"}, "Miller", "Baker"], "gold": 0, "hand": ["Saddle", "Saddle"], "deck": 8}
FROM_BOB = {
    "effect": "Discard 2 cards at random from an opponent's hand.",
    "controller": "Ann",
    "source": "Chest",
}
DRAWN = {"effect": "Draw 2 cards.", "controller": "Ann", "source": "Chest"}


def _holds(words, start, move, becomes):
    run(
        ANN,
        {"hand": 3},
        start,
        {"Ann": {"trigger": "Chest", **move}},
        {"check": {"players": {"Ann": becomes}}},
        Chest=text("location", words),
    )


@pytest.mark.parametrize(
    ("words", "start", "becomes"),
    [
        ("Reaction: After 1 or more cards are discarded from an opponent's hand, draw that many cards.", FROM_BOB, {"hand": 4}),
        ("Interrupt: When you would draw 1 or more cards, gain that many gold instead.", DRAWN, {"gold": 2, "hand": 2}),
    ],
)  # fmt: skip
def test_that_many_are_as_many_as_the_triggering_condition_counts(words, start, becomes):
    """RR Triggering Condition ¶1: the condition is what the effect answers; "1 or more" are all that happen at once."""
    _holds(words, start, {}, becomes)


@pytest.mark.parametrize(
    ("words", "move", "becomes"),
    [
        ("Action: Kneel any number of characters to gain that much gold.", {"choose": ["Miller", "Baker"]}, {"gold": 2}),
    ],
)  # fmt: skip
def test_that_many_are_as_many_as_the_cost_took_that_leaves_the_number_open(words, move, becomes):
    """RR Costs ¶1: the text before "to" is the cost; how much it took is what the effect speaks of."""
    _holds(words, "challenges", move, becomes)


def test_that_many_are_for_each_player_as_many_as_of_that_player_before():
    """RR Effects ¶3: each player draws as many cards as he or she discarded, not as all of them did."""
    run(
        {"hand": ["Flood", "Miller", "Baker"], "deck": 6},
        {"hand": ["Saddle"], "deck": 6},
        "4.1",
        {"Ann": {"play": "Flood"}},
        {"check": {"players": {"Ann": {"hand": 2}, "Bob": {"hand": 1}}}},
        Flood=event(
            "Action: Each player shuffles his or her hand into his or her deck. Then, each player draws that many cards."
        ),
    )


def test_what_each_player_shuffled_this_way_is_counted_for_each():
    """RR Effects ¶3: as many cards as the player shuffled, of his or her own."""
    words = (
        "Action: Each player shuffles his or her hand into his or her deck. Then, each player adds the top X cards of"
        " his or her deck to his or her hand. X is the number of cards he or she shuffled this way."
    )
    people = {name: text("character", "", str=1) for name in ("Nan", "Pate", "Rolly", "Hob")}
    run(
        {"hand": ["Flood", "Miller", "Baker"], "deck": ["Nan", "Pate", "Rolly"]},
        {"hand": ["Saddle"], "deck": ["Hob"]},
        "4.1",
        {"Ann": {"play": "Flood"}},
        {"check": {"players": {"Ann": {"hand": 2}, "Bob": {"hand": 1}}}},
        Flood=event(words),
        **people,
    )
