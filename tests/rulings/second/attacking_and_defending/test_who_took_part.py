"""Who took part in a challenge, by how much it was won, and who may: in printed words, on the table."""

import pytest

from tests.rulings.texts import check, person, run, text


def attack(*attackers):
    """Ann initiates a challenge against Bob."""
    return {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": list(attackers)}}}


def test_the_lowest_of_all_who_take_part_may_be_the_opponents():
    """RR Attacker, Attacking Character ¶1: participants are those on both sides."""
    run(
        {"play": ["Miller", "Baker", "Pyre"]},
        {"play": ["Wench"]},
        "challenges",
        attack("Miller", "Baker"),
        {"Bob": {"defend": ["Wench"]}},
        check(Baker={"keywords": []}, Miller={"keywords": []}),
        Pyre=text(
            "location",
            "Each attacking character you control with the lowest STR among participating characters gains renown.",
        ),
        Wench=person("", str=1),
    )


@pytest.mark.parametrize("beaten", ["Baker", "Miller"])
@pytest.mark.parametrize(
    "when", ["After a challenge in which Miller is attacking ends", "After a challenge ends, if Miller was attacking"]
)  # fmt: skip
def test_a_reaction_to_the_end_of_a_challenge_sees_who_took_part_until_it_ended(when, beaten):
    """RR 4.2.6 ¶1: by then nobody participates; the text speaks of the challenge that ended, and of those it still had."""
    took_part = beaten == "Baker"
    run(
        {"play": ["Miller", "Baker"], "gold": 0},
        {"play": ["Snare"]},
        "4.1",
        {"Ann": {"challenge": {"type": "power", "with": ["Miller", "Baker"]}}},
        {"Ann": "pass"},
        {"Bob": {"trigger": "Snare", "choose": beaten}},
        *([{"Ann": {"trigger": "Miller"}}] if took_part else []),
        {"advance": "4.3"},
        {
            "check": {
                "players": {"Ann": {"gold": int(took_part)}},
                "cards": {"Miller": {"participating": False}},
                "cites": ["2e/rr/4.2.6/1"],
            }
        },
        Miller=person(f"Reaction: {when}, gain 1 gold."),
        Snare=text(
            "location", "Action: Kneel Snare to choose an attacking character. Remove it from the challenge."
        ),
    )
