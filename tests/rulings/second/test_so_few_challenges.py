"""How many challenges somebody has initiated, won or lost: fewer than so many, and only those against whom it says."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import person

THREE = ("Ann", "Bob", "Cat")


def _fought(*pairs):
    return [
        {"challenge": {"type": "military", "attacker": attacker, "defender": defender, "winner": attacker}}
        for attacker, defender in pairs
    ]


@pytest.mark.parametrize(
    ("pairs", "hands"),
    [
        ((), (1, 1, 1)),
        ((("Bob", "Ann"),), (1, 1, 1)),
        ((("Bob", "Ann"), ("Bob", "Cat")), (1, 0, 1)),
        ((("Bob", "Ann"), ("Bob", "Cat"), ("Cat", "Ann"), ("Cat", "Bob")), (1, 0, 0)),
    ],
)
def test_each_player_who_initiated_fewer_than_two_is_counted_for_himself(pairs, hands):
    """RR Challenge Resolution ¶1: each challenge has one attacking player; of each player his or her own are counted."""
    run(
        {name: {"deck": 3, **({"play": ["Reeve"]} if name == "Ann" else {})} for name in THREE},
        "4.3",
        {"Ann": {"trigger": "Reeve"}},
        {"check": {"players": {name: {"hand": hand} for name, hand in zip(THREE, hands, strict=True)}}},
        history=_fought(*pairs),
        stop="end-of-round",
        cards={
            "Reeve": person(
                "Challenges Action: Kneel Reeve to have each player who initiated fewer than 2 challenges this phase draw 1 card."
            )
        },
    )


@pytest.mark.parametrize(
    ("pairs", "strength"),
    [((("Bob", "Cat"),), 3), ((("Bob", "Ann"), ("Bob", "Cat")), 4), ((("Bob", "Ann"), ("Cat", "Ann")), 5)],
)
def test_only_challenges_against_you_are_counted_where_it_says_so(pairs, strength):
    """RR Defending Player ¶1: a challenge is against one player; in melee that may be another opponent."""
    run(
        {name: {"play": ["Guard"]} if name == "Ann" else {} for name in THREE},
        "4.3",
        {"check": {"cards": {"Guard": {"str": strength}}}},
        history=_fought(*pairs),
        cards={
            "Guard": person(
                "Guard gets +1 STR for each challenge an opponent initiated against you this phase."
            )
            | {"str": 3}
        },
    )
