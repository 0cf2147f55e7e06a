"""An effect on other cards that have something in common with the one that is chosen."""

import pytest

from tests.rulings.texts import event, person, run


@pytest.mark.parametrize(
    ("said", "shared"),
    [
        ("that shares a Trait with", {"traits": ["Beast"]}),
        ("with the same printed cost as", {"cost": 3}),
    ],
)
def test_each_other_card_like_the_target_is_affected(said, shared):
    """RR Abilities ¶6: there is a target of which the effect could change others; which they are the choice tells."""
    others = {"faction": "neutral", "cost": 1}
    run(
        {"hand": ["Frost"], "play": ["Wolf", "Pup"]},
        {"play": ["Cub", "Hen"]},
        "4.1",
        {"Ann": {"play": "Frost", "choose": ["Wolf"]}},
        {
            "check": {
                "cards": {
                    "Wolf": {"kneeling": False},
                    "Pup": {"kneeling": True},
                    "Cub": {"kneeling": True},
                    "Hen": {"kneeling": False},
                }
            }
        },
        Wolf=person("", **others | shared),
        Pup=person("", **others | shared),
        Cub=person("", **others | shared),
        Hen=person("", **others),
        Frost=event(f"Action: Choose a character. Kneel each other character {said} that character."),
    )


def test_where_no_other_card_is_like_any_target_nothing_can_change():
    """RR Abilities ¶6: an ability without the potential to change the game state cannot be initiated."""
    run(
        {"hand": ["Frost"], "play": ["Wolf"]},
        {"play": ["Hen"]},
        "4.1",
        {"refuse": {"Ann": {"play": "Frost"}, "because": "potential to change the game state"}},
        {"check": {"cites": ["2e/rr/abilities/6"]}},
        Wolf=person("", traits=["Beast"]),
        Hen=person("", traits=["Bird"]),
        Frost=event(
            "Action: Choose a character. Kneel each other character that shares a Trait with that character."
        ),
    )
