"""Wordings that cards have in common, read and played."""

import pytest

from tests.rulings.texts import PLOT, person, run, text


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("You do not return unspent gold to the treasury during the taxation phase.", 3),
        (
            "Reduce the number of unspent gold you return to the treasury during the taxation phase by 2.",
            2,
        ),
    ],
)
def test_a_card_keeps_gold_from_being_returned_to_the_treasury(words, left):
    """RR 7.2 ¶1: each player's unspent gold is returned; RR Golden Rules: the card says that less is."""
    run(
        {"play": ["Vault"], "gold": 3},
        {"gold": 2},
        "taxation",
        {"advance": "7.3"},
        {
            "check": {
                "players": {"Ann": {"gold": left}, "Bob": {"gold": 0}},
                "cites": ["2e/rr/7.2/1"],
            }
        },
        Vault=text("location", words),
    )


def test_only_a_plot_card_with_the_trait_can_be_revealed_anew():
    """RR Plot Card ¶3: the player reveals a card of the plot deck, here one of those that the effect speaks of."""
    run(
        {"hand": ["Ruse"], "plots": ["Storm", "Web", "Net"]},
        {},
        "4.1",
        {"Ann": {"play": "Ruse"}},
        {"check": {"decision": {"player": "Ann", "kind": "plot", "choices": ["Web", "Net"]}}},
        {"check": {"decision": {"player": "Ann", "not_choices": ["Storm"]}}},
        {"Ann": {"choose": "Web"}},
        {"check": {"cards": {"Web": {"zone": "play"}}, "cites": ["2e/rr/plot-card/3"]}},
        Ruse=text("event", "Action: Reveal a new Scheme plot card from your plot deck."),
        Web=PLOT | {"traits": ["Scheme"]},
        Net=PLOT | {"traits": ["Scheme"]},
    )


def test_a_character_of_a_player_with_fewer_cards_can_be_chosen_and_no_other():
    """RR Target ¶1: only what meets the requirements can be chosen; they speak of each character's controller."""
    run(
        {"play": ["Miller"], "hand": ["Frey", 2]},
        {"play": ["Baker"], "hand": 1},
        "4.1",
        {"refuse": {"Ann": {"play": "Frey", "choose": ["Miller"]}}},
        {"Ann": {"play": "Frey", "choose": ["Baker"]}},
        {"check": {"cards": {"Baker": {"kneeling": True}}, "cites": ["2e/rr/target/1"]}},
        Frey=text(
            "event", "Action: Choose and kneel a character whose controller has fewer cards in hand than you."
        ),
    )


def test_other_cards_may_enter_play_knelt_too():
    """RR Enters Play ¶1, RR Golden Rules: the card says how they enter play; a Lord enters play standing."""
    run(
        {"play": ["Gate"], "hand": ["Miller", "Lord"], "gold": 5},
        {},
        "marshaling",
        {"Ann": {"marshal": "Miller"}},
        {"Ann": {"marshal": "Lord"}},
        {"check": {"cards": {"Miller": {"kneeling": True}, "Lord": {"kneeling": False}}}},
        Gate=text("location", "Non-Lord characters enter play knelt."),
        Lord=person("", traits=["Lord"]),
    )


def test_each_player_of_whom_it_is_true_does_it():
    """RR Effects ¶3: "each player .. if he or she .." asks it of each player."""
    run(
        {"hand": ["Feast", "Miller"], "deck": ["Miller", "Miller"]},
        {"hand": [], "deck": ["Baker", "Baker"]},
        "marshaling",
        {"Ann": {"play": "Feast"}},
        {"check": {"players": {"Ann": {"hand": 1}, "Bob": {"hand": 1}}}},
        Feast=text("event", "Action: Each player draws 1 card if he or she has no cards in hand."),
    )
