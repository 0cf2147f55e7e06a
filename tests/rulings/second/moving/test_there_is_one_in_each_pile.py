"""``there is a character in each dead pile``: in that of each player."""

import json

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import PLOT, asked, person


@pytest.mark.parametrize(
    ("ann", "bob", "holds"),
    [
        (["Miller"], ["Baker"], True),
        (["Miller"], [], False),
        ([], ["Baker"], False),
        (["Miller", "Cook"], [], False),
    ],
)
@pytest.mark.parametrize("where", ["each player's dead pile"])
def test_what_lies_in_one_pile_does_not_count_for_the_other(where, ann, bob, holds):
    """RR Dead Pile ¶2: each owner has one; "each" says that it must be so of every one of them."""
    asked(f"there is a character in {where}", holds, {"dead": ann}, {"dead": bob}, Cook=person(""))


@pytest.mark.parametrize(("bob", "holds"), [(["Baker"], True), ([], False)])
def test_in_each_opponents_pile_is_not_in_your_own(bob, holds):
    """RR Dead Pile ¶2: it is the pile of its owner, and you are none of your opponents."""
    asked("there is a character in each opponent's dead pile", holds, {"dead": ["Miller"]}, {"dead": bob})


@pytest.mark.parametrize(("cids", "holds"), [(["Cook"], False), (["Cook", "Nan"], True)])
def test_so_many_in_an_opponents_pile_lie_in_that_of_one_opponent(cids, holds):
    """RR Dead Pile ¶2: each owner has one; what lies in those of two opponents is in no pile together."""
    people = {name: person("") for name in ("Cook", "Nan", "Pate")}
    scenario = {
        "edition": "2e",
        "players": {
            "Ann": {"plot": "Calm", "play": ["Hero"], "deck": 2},
            "Bob": {"plot": "Calm", "dead": ["Pate"]},
            "Cid": {"plot": "Calm", "dead": cids},
        },
        "cards": {
            "Calm": PLOT,
            "Hero": person(
                "Hero gets +1 STR while there are 2 or more characters in an opponent's dead pile."
            ),
            **people,
        },
        "start": "4.1",
        "run": [{"check": {"cards": {"Hero": {"str": 4 if holds else 3}}}}],
    }
    result = run_text(json.dumps(scenario))
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])
