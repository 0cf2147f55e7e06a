"""One of several, each chosen once a round."""

from tests.rulings.tables import run
from tests.rulings.texts import person, text

PASS = text(
    "agenda",
    "Reaction: After a card you control comes out of shadows (choose 1 that you have not chosen this round):\n - Gain 2 gold.\n"
    " - Draw 1 card.",
)
SLY = person("Shadow (1).")


def test_an_option_that_was_chosen_this_round_is_not_offered_again():
    """RR Effects ¶3, Limits and Maxima ¶1: the other one is left, and after it the ability cannot be used any more."""
    run(
        {"Ann": {"agenda": "Pass", "gold": 3, "deck": 5, "shadows": ["Sly", "Sly", "Sly"]}, "Bob": {}},
        "challenges",
        {"Ann": {"unshadow": "Sly#1"}},
        {"Ann": {"trigger": "Pass", "choose": "Gain 2 gold"}},
        {"Bob": "pass"},
        {"Ann": {"unshadow": "Sly#2"}},
        {"Ann": {"trigger": "Pass"}},
        {
            "check": {
                "decision": {"player": "Ann", "choices": ["Draw 1 card"], "not_choices": ["Gain 2 gold"]}
            }
        },
        {"Ann": {"choose": "Draw 1 card"}},
        {"check": {"players": {"Ann": {"hand": 1, "gold": 3}}, "cites": ["2e/rr/effects/3"]}},
        {"Bob": "pass"},
        {"Ann": {"unshadow": "Sly#3"}},
        {"check": {"may_not": {"Ann": ["Pass"]}, "cites": ["2e/rr/abilities/6"]}},
        cards={"Pass": PASS, "Sly": SLY},
    )


def test_in_a_new_round_each_of_them_may_be_chosen_again():
    """RR Limits and Maxima ¶1: what is counted in a round is forgotten with it."""
    run(
        {
            "Ann": {"agenda": "Pass", "gold": 3, "deck": 9, "shadows": ["Sly", "Sly"], "plots": ["Storm"]},
            "Bob": {"plots": ["Calm"]},
        },
        "standing",
        {"Ann": {"unshadow": "Sly#1"}},
        {"Ann": {"trigger": "Pass", "choose": "Draw 1 card"}},
        {"advance": "1.3"},
        {"Ann": {"choose": "Ann"}},
        {"Ann": {"unshadow": "Sly#2"}},
        {"Ann": {"trigger": "Pass"}},
        {"check": {"decision": {"player": "Ann", "choices": ["Gain 2 gold", "Draw 1 card"]}}},
        {"Ann": {"choose": "Draw 1 card"}},
        {"check": {"players": {"Ann": {"hand": 2}}, "cites": ["2e/rr/effects/3"]}},
        cards={"Pass": PASS, "Sly": person("Shadow (0).")},
        stop="draw",
    )
