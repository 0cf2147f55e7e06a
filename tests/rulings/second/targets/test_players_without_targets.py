"""A player is chosen, and then a card of that player's: only a player who has such a card can be the one."""

from tests.rulings.tables import run
from tests.rulings.texts import event, person, text

REAVER = person(
    "Reaction: After Reaver enters play, choose an opponent. That player chooses a card in his or her hand and places it on "
    "top of his or her deck."
)
ODE = event("Action: Draw 1 card.")


def test_an_opponent_without_a_hand_is_not_chosen_where_another_has_one():
    """RR Target ¶3, FAQ 3.3 ¶1: with Bob chosen there would be no card to choose, and the ability could not be initiated."""
    run(
        {"Ann": {"gold": 2, "hand": ["Reaver"]}, "Bob": {}, "Cat": {"hand": ["Ode"], "deck": 3}},
        "marshaling",
        {"Ann": {"marshal": "Reaver"}},
        {
            "refuse": {
                "Ann": {"trigger": "Reaver", "choose": "Bob"},
                "because": "legal target for Reaver if Bob is chosen",
            }
        },
        {"Ann": {"trigger": "Reaver", "choose": "Cat"}},
        {"Cat": {"choose": "Ode"}},
        {"check": {"players": {"Cat": {"hand": 0, "deck": 4}}}},
        cards={"Reaver": REAVER, "Ode": ODE},
    )


def test_where_no_opponent_has_a_card_the_ability_cannot_be_used():
    """RR Target ¶3: there is no valid target."""
    run(
        {"Ann": {"gold": 2, "hand": ["Reaver"]}, "Bob": {}, "Cat": {}},
        "marshaling",
        {"Ann": {"marshal": "Reaver"}},
        {"check": {"may_not": {"Ann": ["Reaver"]}}},
        cards={"Reaver": REAVER},
    )


def test_a_location_of_the_chosen_player_must_be_there():
    """RR Target ¶3: Bob controls no location that stands, Cat does."""
    run(
        {
            "Ann": {"play": ["Toll"]},
            "Bob": {"play": [{"Mill": {"kneeling": True}}]},
            "Cat": {"play": ["Ford"]},
        },
        "4.1",
        {"refuse": {"Ann": {"trigger": "Toll", "choose": "Bob"}, "because": "legal target"}},
        {"Ann": {"trigger": "Toll", "choose": ["Cat"]}},
        {"Cat": {"choose": "Ford"}},
        {"check": {"cards": {"Ford": {"kneeling": True}}}},
        cards={
            "Toll": text(
                "location",
                "Action: Kneel Toll to choose an opponent. That player must choose and kneel a location he or she controls.",
            ),
            "Mill": {"type": "location"},
            "Ford": {"type": "location"},
        },
    )
