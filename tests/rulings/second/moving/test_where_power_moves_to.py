"""Power that is gained by or moved to a card: "that character" is the one where it comes to."""

import pytest

from tests.rulings.texts import person, run, text

SWORN = (
    "Reaction: After power is gained by or moved to a character, "
    "that character gets +1 STR until the end of the phase."
)


@pytest.mark.parametrize("start", ["Shrine", "Pilgrim"])
def test_that_character_is_the_one_to_which_power_moves(start):
    """RR Moving Power ¶1: power moves from one card to another; what is said of the other is said of that one."""
    run(
        {"play": ["Sworn Man", {start: "power 1"}]},
        {"play": ["Miller"]},
        "4.1",
        {"Ann": {"trigger": start, "choose": "Miller"}},
        {"Ann": {"trigger": "Sworn Man"}},
        {"check": {"cards": {"Miller": {"power": 1, "str": 4}, start: {"power": 0}}}},
        **{"Sworn Man": person(SWORN)},
        Shrine=text("location", "Action: Move 1 power from Shrine to a character."),
        Pilgrim=person("Action: Move 1 power from Pilgrim to another character."),
    )


def test_power_that_moves_from_a_character_to_a_faction_card_comes_to_no_character():
    """RR Moving Power ¶1: it is moved from that character, not to one."""
    run(
        {"play": ["Sworn Man", {"Pilgrim": "power 1"}]},
        {},
        "4.1",
        {"Ann": {"trigger": "Pilgrim"}},
        {"check": {"may_not": {"Ann": ["Sworn Man"]}, "cards": {"Pilgrim": {"power": 0, "str": 3}}}},
        **{"Sworn Man": person(SWORN)},
        Pilgrim=person("Action: Move 1 power from Pilgrim to your faction card."),
    )
