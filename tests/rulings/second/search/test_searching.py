"""A search that finds nothing, or not all; what is found or put into play and cannot enter it."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, person

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


def test_of_several_kinds_that_are_searched_for_one_of_each_is_found():
    """RR Search ¶1, ¶3: a Ranger, a Builder and a Steward; no kind is left out, and none need be found."""
    words = (
        "Action: Search your deck for a Ranger character, a Builder character, and a Steward character, "
        "reveal them, and add them to your hand. Shuffle your deck."
    )
    deck = ["Yoren", "Yarwyck", "Marsh", "Benjen", "Miller"]
    run(
        {"Ann": {"hand": ["Recruits"], "deck": deck}, "Bob": {}},
        "challenges",
        {"Ann": {"play": "Recruits"}},
        {"refuse": {"Ann": {"choose": "Miller"}, "because": "such a card as is described"}},
        {"Ann": {"choose": "Benjen"}},
        {"Ann": {"choose": []}},
        {"Ann": {"choose": "Marsh"}},
        {
            "check": {
                "cards": {
                    "Benjen": {"zone": "hand"},
                    "Marsh": {"zone": "hand"},
                    "Yoren": {"zone": "deck"},
                    "Yarwyck": {"zone": "deck"},
                }
            }
        },
        cites=["2e/rr/search/1", "2e/rr/search/3"],
        cards={
            "Recruits": event(words),
            "Yoren": person("", traits=["Ranger"]),
            "Benjen": person("", traits=["Ranger"]),
            "Yarwyck": person("", traits=["Builder"]),
            "Marsh": person("", traits=["Steward"]),
        },
    )


def test_an_attachment_that_nothing_may_carry_is_not_put_into_play_and_the_refusal_says_why():
    """RR Put into Play ¶3, RR Attachment Cards ¶1: there is no eligible card to which it can attach."""
    run(
        {"Ann": {"hand": ["Spear", "Saddle", "Oathman"], "play": ["Smith"]}, "Bob": {}},
        "challenges",
        {"refuse": {"Ann": {"trigger": "Smith", "choose": "Spear"}, "because": "Knight character only"}},
        {"Ann": {"trigger": "Smith", "choose": ["Saddle", "Smith"]}},
        {"check": {"cards": {"Saddle": {"zone": "play"}, "Spear": {"zone": "hand"}}}},
        cards={
            "Smith": person(
                "Action: Kneel Smith to put an attachment into play from your hand.", traits=["Smith"]
            ),
            "Oathman": person("", traits=["Knight"]),
            "Spear": {"type": "attachment", "cost": 2, "text": "Knight character only."},
        },
    )
