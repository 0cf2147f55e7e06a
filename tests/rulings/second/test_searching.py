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


@pytest.mark.parametrize(("dead", "found"), [(["Hero"], "deck"), ([], "play")])
def test_what_is_found_and_cannot_enter_play_stays_in_the_deck_and_the_trace_says_why(dead, found):
    """FAQ 1.3 ¶2: a unique card cannot be put into play while another copy of it is in the player's dead pile; it fits the
    search all the same (RR Search ¶3)."""
    run(
        {"Ann": {"play": ["Scout"], "deck": ["Hero", "Baker"], "dead": dead}, "Bob": {}},
        "challenges",
        {"Ann": {"trigger": "Scout", "choose": "Hero#1" if dead else "Hero"}},
        {"check": {"cards": {"Hero#1" if dead else "Hero": {"zone": found}}}},
        cites=["2e/faq/1.3/2"] if dead else ["2e/rr/put-into-play/1"],
        cards={
            "Scout": person("Action: Kneel Scout to search your deck for a character and put it into play."),
            "Hero": person("", unique=True),
        },
    )
