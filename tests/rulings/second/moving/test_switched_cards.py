"""Printed texts that switch cards which are out of play."""

from tests.rulings.texts import PLOT, person, run, text

PEOPLE = {name: person("") for name in ("Nan", "Pate", "Rolly", "Hob", "Wat")}


def test_the_top_card_of_a_deck_goes_to_the_bottom_and_the_bottom_card_to_the_top():
    """RR Switch ¶1: there is an item on each side of the switch, here the ends of the same deck."""
    run(
        {"play": ["Well"]},
        {"deck": ["Nan", "Pate", "Rolly"]},
        "challenges",
        {"Ann": {"trigger": "Well", "choose": ["Bob"]}},
        {
            "check": {
                "cards": {"Rolly": {"position": 1}, "Pate": {"position": 2}, "Nan": {"position": 3}},
                "cites": ["2e/rr/switch/1"],
            }
        },
        Well=text(
            "location",
            "Action: Kneel Well to choose a player. Switch the top card with the bottom card of that player's deck.",
        ),
        **PEOPLE,
    )


def test_a_plot_card_is_switched_with_one_that_was_used_only_if_there_is_one():
    """RR Switch ¶1: switched items must exist on each side of the switch."""
    words = (
        "Action: Kneel Well to choose a card in your plot deck and switch it with a card in your used pile."
    )
    plots = {"Old Plot": PLOT, "New Plot": PLOT}
    run(
        {"play": ["Well"], "plots": ["New Plot"], "used": ["Old Plot"]},
        {},
        "challenges",
        {"Ann": {"trigger": "Well", "choose": ["New Plot", "Old Plot"]}},
        {"check": {"cards": {"New Plot": {"zone": "used"}, "Old Plot": {"zone": "plot deck"}}}},
        Well=text("location", words),
        **plots,
    )
    run(
        {"play": ["Well"], "plots": ["New Plot"]},
        {},
        "challenges",
        {"check": {"may_not": {"Ann": ["Well"]}}},
        Well=text("location", words),
        **plots,
    )


def test_a_card_from_hand_takes_the_place_of_the_one_looked_at_with_which_it_is_switched():
    """RR Switch ¶1; the remaining cards are those that lie there after the switch."""
    run(
        {"play": ["Well"], "hand": ["Wat"], "deck": ["Nan", "Pate", "Rolly", "Hob"]},
        {},
        "challenges",
        {"Ann": {"trigger": "Well"}},
        {"Ann": {"choose": "Pate"}},
        {"Ann": {"choose": ["Rolly", "Wat", "Nan"]}},
        {
            "check": {
                "cards": {
                    "Pate": {"zone": "hand"},
                    "Rolly": {"position": 1},
                    "Wat": {"position": 2},
                    "Nan": {"position": 3},
                    "Hob": {"position": 4},
                }
            }
        },
        Well=text(
            "location",
            "Action: Kneel Well to look at the top 3 cards of your deck. Switch one of those cards with a card in "
            "your hand. Then, place the remaining cards on top of your deck in any order.",
        ),
        **PEOPLE,
    )


def test_the_only_card_of_a_deck_is_no_two_to_be_switched():
    """RR Switch ¶1: switched items must exist on each side of the switch; RR Abilities ¶6."""
    run(
        {"play": ["Well"], "deck": ["Nan"]},
        {"deck": ["Pate"]},
        "challenges",
        {"refuse": {"Ann": {"trigger": "Well", "choose": ["Bob"]}, "because": "potential to change"}},
        Well=text(
            "location",
            "Action: Kneel Well to choose a player. Switch the top card with the bottom card of that player's deck.",
        ),
        **PEOPLE,
    )
