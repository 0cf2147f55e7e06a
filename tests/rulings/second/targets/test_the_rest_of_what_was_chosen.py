"""``Chooses 1 location he or she controls and sacrifices the rest``: all others of that description, of that player."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import PLOT, text

MINE = text("location", "", cost=1)
LIMITED = text("location", "Limited.", cost=1)
CARDS = {"Mine": MINE, "Well": MINE, "Keep": MINE, "Barn": MINE, "Road": LIMITED}


def flood(words: str):
    return PLOT | {"initiative": 3, "text": f"When Revealed: {words}"}


@pytest.mark.parametrize(
    ("words", "barn"),
    [
        (
            "Each opponent chooses a non-limited location he or she controls and sacrifices the others.",
            "discard",
        ),
    ],
)
def test_the_rest_are_the_others_of_that_description(words, barn):
    """RR Sacrifice ¶1, RR Target ¶1: what was not chosen of the cards among which that player chooses; no limited one."""
    first = {"Bob": {"choose": ["Keep"]}}
    own = [] if words.startswith("Each opponent") else [{"Ann": {"choose": ["Mine"]}}]
    anns = "play" if words.startswith("Each opponent") else "discard"
    run(
        {
            "Ann": {"plots": ["Flood"], "play": ["Mine", "Well", "Road"]},
            "Bob": {"plots": ["Calm"], "play": ["Keep", "Barn", "Miller"]},
        },
        "plot",
        {"Ann": {"choose": "Flood"}},
        {"Ann": {"choose": "Ann"}},
        *own,
        first,
        {"advance": "draw"},
        {
            "check": {
                "cards": {
                    "Mine": {"zone": "play"},
                    "Well": {"zone": anns},
                    "Road": {"zone": "play"},
                    "Keep": {"zone": "play"},
                    "Barn": {"zone": barn},
                    "Miller": {"zone": "play"},
                }
            }
        },
        cards=CARDS | {"Flood": flood(words)},
        stop="marshaling",
    )


def test_the_others_of_those_chosen_are_none_that_were_not():
    """FAQ 2.3 ¶1: "the others" of characters of which one is knelt are those that were chosen beside it."""
    run(
        {
            "Ann": {"play": [{"Miller": "kneeling"}, "Baker", {"Cook": "kneeling"}], "hand": ["Swap"]},
            "Bob": {},
        },
        "4.1",
        {"Ann": {"play": "Swap", "choose": ["Baker", "Miller"]}},
        {"Ann": {"choose": ["Baker"]}},
        {"check": {"cards": {"Miller": {"kneeling": False}, "Cook": {"kneeling": True}}}},
        cards={
            "Swap": text(
                "event",
                "Action: Choose up to 2 characters you control, kneel 1 of those characters and stand the others.",
            ),
            "Cook": {"type": "character", "cost": 1, "str": 1, "icons": ["power"]},
        },
    )
