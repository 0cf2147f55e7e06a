"""What is found by a search that something paid for, and what is discarded from a hand that is looked at."""

import pytest

from tests.rulings.texts import check, person, run_to, text

HEIR = {
    "type": "plot",
    "gold": 4,
    "initiative": 5,
    "claim": 1,
    "reserve": 6,
    "text": "When Revealed: You may sacrifice a Lord character to search your deck for a Lord character and put it into play. "
    "Shuffle your deck.",
}


@pytest.mark.parametrize(("answer", "found"), [("yes", ["New"]), ("no", [])])
def test_the_found_card_enters_play_if_the_other_was_sacrificed(answer, found):
    """RR Search ¶1, RR Costs ¶1: "it" is what was searched for; nothing is searched where nothing is sacrificed."""
    run_to(
        "draw",
        {"plots": ["Heir"], "play": ["Old"], "deck": ["Miller", "New", "Baker"]},
        {"plots": ["Storm"]},
        "plot",
        {"Ann": {"choose": "Heir"}},
        {"Bob": {"choose": "Storm"}},
        {"Ann": {"choose": "Ann"}},
        {"Ann": {"choose": [answer]}},
        *([{"Ann": {"choose": found}}] if found else []),
        {"advance": "end"},
        check(
            "2e/rr/search/2",
            Old={"zone": "discard" if found else "play"},
            New={"zone": "play" if found else "deck"},
            Miller={"zone": "deck"},
        ),
        Heir=HEIR,
        Old=person("", traits=["Lord"]),
        New=person("", traits=["Lord"]),
    )


def test_the_card_that_was_knelt_is_spoken_of_as_before():
    """RR Attach ¶1: "that character" is the one that was knelt, "it" the attachment that was found."""
    run_to(
        "dominance",
        {"play": ["Hall", "Miller"], "deck": ["Saddle", "Baker"]},
        {},
        "4.1",
        {"Ann": {"trigger": "Hall", "choose": ["Miller", "Saddle"]}},
        {"check": {"cards": {"Miller": {"attachments": ["Saddle"], "kneeling": True}}}},
        Hall=text(
            "location",
            "Action: Kneel a character to search your deck for an attachment and put it into play attached to that "
            "character. Shuffle your deck.",
        ),
    )
