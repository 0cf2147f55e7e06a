"""An effect that speaks of the one card that has the most of something, where several have it."""

from tests.rulings.tables import run
from tests.rulings.texts import person

OWN = {
    "Tax Man": person("Action: Kneel Tax Man to kneel the character with the highest STR.", str=1),
    "Giant": person("", str=6),
    "Ogre": person("", str=6),
    "Dwarf": person("", str=2),
}


def board(*names):
    return {"Ann": {"play": ["Tax Man"]}, "Bob": {"play": [*names]}}


def test_each_that_ties_is_meant_where_the_text_says_each():
    """RR Priority of Simultaneous Resolution ¶1: one effect on several cards."""
    run(
        board("Giant", "Ogre", "Dwarf"),
        "4.1",
        {"Ann": {"trigger": "Tax Man"}},
        {
            "check": {
                "cards": {
                    "Giant": {"kneeling": True},
                    "Ogre": {"kneeling": True},
                    "Dwarf": {"kneeling": False},
                }
            }
        },
        cards=OWN
        | {"Tax Man": person("Action: Kneel Tax Man to kneel each character with the highest STR.", str=1)},
    )
