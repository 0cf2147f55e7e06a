"""A search that finds nothing."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import person

SCOUT = person(
    "Action: Kneel Scout to search the top 5 cards of your deck for a character, reveal it, and add it to your hand."
    " Shuffle your deck."
)


@pytest.mark.parametrize(
    "moves", [[{"advance": "end"}], [{"Ann": "pass"}], [{"Ann": {"choose": []}}], [{"Bob": "pass"}]]
)
def test_a_player_who_is_not_said_to_find_anything_finds_nothing(moves):
    """RR Search ¶3: a player is not obliged to find the object; the decision may be declined."""
    run(
        {"Ann": {"play": ["Scout"], "deck": ["Baker", "Miller", 3]}, "Bob": {}},
        "challenges",
        {"Ann": {"trigger": "Scout"}},
        *moves,
        {"check": {"cards": {"Baker": {"zone": "deck"}, "Miller": {"zone": "deck"}}}},
        cites=["2e/rr/search/3"],
        cards={"Scout": SCOUT},
    )
