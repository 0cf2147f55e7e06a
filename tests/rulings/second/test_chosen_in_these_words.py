""" "The character you control", after a choice in the same words: the one that was chosen, not each such card."""

from tests.rulings.tables import run
from tests.rulings.texts import event, person

CARDS = {
    "Bargain": event(
        "Action: Choose a character you control and a character controlled by an opponent. Stand the character you control"
        " and kneel the character controlled by an opponent."
    ),
    "Knight": person(""),
    "Squire": person(""),
    "Bear": person(""),
    "Cub": person(""),
}


def test_only_the_chosen_ones_are_meant():
    """RR Choose ¶1: targets are chosen to resolve the ability; the effects speak of them."""
    run(
        {
            "Ann": {"hand": ["Bargain"], "play": [{"Knight": "kneeling"}, {"Squire": "kneeling"}]},
            "Bob": {"play": ["Bear", "Cub"]},
        },
        "4.1",
        {"Ann": {"play": "Bargain", "choose": ["Knight", "Bear"]}},
        {
            "check": {
                "cards": {
                    "Knight": {"kneeling": False},
                    "Squire": {"kneeling": True},
                    "Bear": {"kneeling": True},
                    "Cub": {"kneeling": False},
                }
            }
        },
        cites=["2e/rr/choose/1"],
        cards=CARDS,
    )
