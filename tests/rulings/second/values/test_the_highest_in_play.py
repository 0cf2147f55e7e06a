"""``You control a character with the highest STR in play``: of all characters, not the strongest of one's own."""

import pytest

from tests.rulings.texts import person, run, text

CARDS = {
    "Ogre": person("", str=6),
    "Sellsword": person("", str=4, unique=True, cost=3),
    "Scribe": person("", str=1),
}


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("you control a character with the highest STR in play", {"Ogre": False, "Scribe": True}),
        ("an opponent controls a character with the highest STR in play", {"Ogre": True, "Scribe": False}),
        ("you do not control a character with the lowest STR in play", {"Ogre": False, "Scribe": True}),
    ],
)
@pytest.mark.parametrize("other", ["Ogre", "Scribe"])
def test_who_has_the_best_card_is_asked_of_all_cards_in_play(condition, holds, other):
    """RR Ownership and Control ¶2, RR Constant Abilities ¶2: the condition is met while it is such a card of all of them,
    and that player controls it."""
    may = "may" if holds[other] else "may_not"
    run(
        {"play": ["Sellsword", "Hall"]},
        {"play": [other]},
        "4.1",
        {"check": {may: {"Ann": ["Hall"]}}},
        Hall=text("location", f"Action: If {condition}, kneel Hall to gain 1 gold."),
        **CARDS,
    )


def test_a_tie_for_the_highest_is_enough():
    """RR Target ¶1: each character with that STR is one with the highest STR."""
    run(
        {"play": ["Sellsword", "Hall"]},
        {"play": ["Sellsword"]},
        "4.1",
        {"Ann": {"trigger": "Hall"}},
        {"check": {"players": {"Ann": {"gold": 1}}}},
        Hall=text(
            "location",
            "Action: If you control a character with the highest STR in play, kneel Hall to gain 1 gold.",
        ),
        **CARDS,
    )


@pytest.mark.parametrize(
    ("words", "legal"),
    [
        ("an opponent's character with the highest STR", True),
        ("an opponent's character with the highest STR in play", False),
        ("a character with the highest STR in play", False),
    ],
)
def test_the_highest_of_an_opponents_is_another_than_the_highest_in_play(words, legal):
    """RR Target ¶1: only a card that meets the targeting requirements; an opponent's own best is not the best in play."""
    choice = {"Ann": {"trigger": "Hall", "choose": "Scribe"}}
    knelt = {"check": {"cards": {"Scribe": {"kneeling": True}}}}
    refused = {"refuse": choice | {"because": "highest STR"}}
    moves = (choice, knelt) if legal else (refused,)
    run(
        {"play": ["Ogre", "Hall"]},
        {"play": ["Scribe"]},
        "4.1",
        *moves,
        Hall=text("location", f"Action: Choose {words}. Kneel that character."),
        **CARDS,
    )
