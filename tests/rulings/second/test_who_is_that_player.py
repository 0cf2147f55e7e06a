""" "That player" after an occurrence that is another player's: whose character it is, who did it."""

from typing import Any

from tests.rulings.tables import run
from tests.rulings.texts import event, person

HEX = event(
    "Action: Choose a character. That character gets -1 STR and loses a [power] icon until the end of the phase."
)
KNIGHT = {"type": "character", "cost": 4, "str": 3, "icons": ["power"]}
YARD = {"type": "location", "cost": 1}


def sides(**more: Any) -> dict[str, Any]:
    return {
        "Ann": {"play": ["Guard", "Yard"], "deck": 5},
        "Bob": {"gold": 3, "hand": ["Hex"], "play": ["Ram"]},
        "Cat": {"gold": 3, "play": ["Knight"]},
    } | more


def guard(after: str) -> dict[str, Any]:
    ram = person("Assault.", cost=4)
    text = person(f"Reaction: After {after}, that player loses 1 gold.")
    return {"Guard": text, "Hex": HEX, "Knight": KNIGHT, "Ram": ram, "Yard": YARD}


def test_who_controls_the_character_whose_str_is_lowered_or_who_loses_an_icon():
    """RR Ownership and Control ¶2: it is Cat's character, whoever lowers its STR."""
    for after in ("an opponent's character's STR is lowered", "an opponent's character loses an icon"):
        run(
            sides(),
            "4.1",
            {"Bob": {"play": "Hex", "choose": "Knight"}},
            {"Ann": {"trigger": "Guard"}},
            {"check": {"players": {"Bob": {"gold": 3}, "Cat": {"gold": 2}}}},
            first_player="Bob",
            cards=guard(after),
        )


def test_who_attacks_kneels_a_location_using_assault():
    """RR Assault ¶1: the location is the defending player's, the keyword the attacker's."""
    attack = {"type": "power", "against": "Ann", "with": ["Ram"], "assault": {"Ram": "Yard"}}
    run(
        sides(),
        "4.2",
        {"Bob": {"challenge": attack}},
        {"Ann": {"defend": []}},
        {"Ann": {"trigger": "Guard"}},
        {"check": {"players": {"Bob": {"gold": 2}, "Cat": {"gold": 3}}}},
        first_player="Bob",
        cards=guard("an opponent kneels a location you control using assault"),
    )
