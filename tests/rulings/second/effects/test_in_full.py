"""What an effect takes where there is less than it says; what else it does all the same."""

from typing import Any

import pytest

from tests.rulings.tables import cards, cites, run
from tests.rulings.texts import event, person

THEN = "2e/rr/the-word-then/1"


@pytest.mark.parametrize(
    ("taken", "at", "power"),
    [
        ("Discard 2 power from that character", {"power": 1}, 0),
        ("Discard 2 gold from that character", {"gold": 1}, 0),
        ("Move 2 power from that character to your faction card", {"power": 1}, 1),
    ],
)
def test_with_less_than_it_takes_the_effect_is_not_resolved_in_full(
    taken: str, at: dict[str, Any], power: int
):
    """RR The word "Then" ¶1, ¶3: as much as there is, is taken; what follows the word then does not resolve."""
    run(
        {"Ann": {"hand": ["Levy"]}, "Bob": {"play": [{"Miller": at}]}},
        "challenges",
        {"Ann": {"play": "Levy", "choose": "Miller"}},
        {"check": {"players": {"Ann": {"gold": 0, "faction_power": power}}}},
        cards(Miller={"power": 0, "gold": 0, "tokens": {}}),
        cites=[THEN, "2e/rr/the-word-then/3", "2e/rr/effects/3"],
        cards={"Levy": event(f"Action: Choose a character. {taken}. Then, gain 1 gold.")},
    )


@pytest.mark.parametrize(
    ("taken", "bob"),
    [
        ("Move 2 power from that player's faction card to your own", {"power": 1}),
        ("Move 2 gold from that player's gold pool to your own", {"gold": 1}),
    ],
)
def test_a_player_with_less_than_is_taken_is_no_full_resolution(taken: str, bob: dict[str, Any]):
    """RR The word "Then" ¶1, ¶3: the game state does not reflect the intent in its entirety."""
    run(
        {"Ann": {"hand": ["Levy"], "deck": 3}, "Bob": bob},
        "challenges",
        {"Ann": {"play": "Levy", "choose": "Bob"}},
        {"check": {"players": {"Ann": {"hand": 0}, "Bob": {"power": 0, "gold": 0}}}},
        cites=[THEN, "2e/rr/the-word-then/3"],
        cards={"Levy": event(f"Action: Choose an opponent. {taken}. Then, draw 1 card.")},
    )


@pytest.mark.parametrize(
    "taken", ["Discard 2 cards at random from each opponent's hand", "Each player draws 3 cards"]
)
def test_what_one_of_several_players_lacks_is_no_full_resolution(taken: str):
    """RR The word "Then" ¶1, ¶3: the game state does not reflect the intent in its entirety; RR Effects ¶4."""
    run(
        {"Ann": {"hand": ["Levy"], "deck": 9}, "Bob": {"hand": 1, "deck": 9}, "Cat": {"hand": 4, "deck": 2}},
        "challenges",
        {"Ann": {"play": "Levy"}},
        {"check": {"players": {"Ann": {"gold": 0}}}},
        cites=[THEN, "2e/rr/the-word-then/3", "2e/rr/effects/4"],
        cards={"Levy": event(f"Action: {taken}. Then, gain 1 gold.")},
    )


def test_without_then_the_rest_resolves_although_the_character_was_saved():
    """RR Effects ¶3: players must resolve as much of each aspect of the effect as they are able."""
    run(
        {"Ann": {"hand": ["Slayer"], "deck": 3}, "Bob": {"play": [{"Prince": {"duplicates": 1}}]}},
        "challenges",
        {"Ann": {"play": "Slayer", "choose": "Prince"}},
        {"Bob": {"trigger": "Prince"}},
        cites("2e/rr/effects/3"),
        {"check": {"players": {"Ann": {"hand": 1}}, "cards": {"Prince": {"zone": "play"}}}},
        cards={
            "Slayer": event("Action: Choose and kill a character. Draw 1 card."),
            "Prince": person("", unique=True),
        },
    )
