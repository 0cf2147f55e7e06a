"""What the next card costs that shares something with a card of which the text speaks."""

import pytest

from tests.rulings.texts import event, run, text


@pytest.mark.parametrize(("trait", "left"), [("Smith", 9), ("Sailor", 7)])
def test_only_a_card_that_shares_the_trait_costs_less(trait, left):
    """RR Modifiers ¶2: of the character that was killed, wherever it is now."""
    run(
        {"play": ["Hero", "Shrine"], "hand": ["Axe", "Heir"], "gold": 5},
        {},
        "3.2",
        {"Ann": {"play": "Axe", "choose": ["Hero"]}},
        {"Ann": {"trigger": "Shrine"}},
        {"Bob": "pass"},
        {"Ann": {"marshal": "Heir"}},
        {"check": {"cards": {"Heir": {"zone": "play"}}, "players": {"Ann": {"gold": left}}}},
        Hero={"type": "character", "cost": 2, "str": 3, "traits": ["Smith"]},
        Heir={"type": "character", "cost": 3, "str": 3, "traits": [trait]},
        Axe=event("Marshaling Action: Choose and kill a character."),
        Shrine=text(
            "location",
            "Interrupt: When a character is killed, kneel Shrine to remove it from the game. Until the end of the "
            "round, reduce the cost of the next character you marshal that shares a Trait with that character by 2.",
        ),
    )
