"""All the power of a card that leaves play; a token that is still where it was placed; so much for every 5 STR."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import person

CARDS = {
    "Heir": person(
        "Interrupt: When a character you control is killed, move its power to another character you control."
    ),
    "Martyr": person("Interrupt: When Martyr leaves play, move its power to your faction card."),
    "Poisoner": {
        "type": "location",
        "cost": 1,
        "text": "Reaction: After Poisoner enters play, place 1 poison token on a character. At the end of the phase, if that"
        " token is still on that character, remove it and kill that character.",
    },
    "Cure": {
        "type": "location",
        "text": "Action: Kneel Cure to remove 1 poison token from a character.",
    },
    "Champion": person(
        "Reaction: After you win a challenge in which Champion is attacking, for each 5 STR by which you won the challenge,"
        " Champion gains 1 power.",
        str=11,
        icons=["military"],
    ),
    "Page": person(""),
    "Ward": person(""),
}


def test_the_power_of_the_killed_character_moves_to_another():
    """RR Moving Power ¶1: from the one that is about to be killed, not from the one to which it moves."""
    run(
        {"Ann": {"play": ["Heir", {"Page": "power 2"}, "Ward"]}, "Bob": {}},
        {"event": "kill", "cards": ["Page"]},
        {"Ann": {"trigger": "Heir", "choose": ["Ward"]}},
        {"advance": "end"},
        {"check": {"cards": {"Page": {"zone": "dead"}, "Ward": {"power": 2}, "Heir": {"power": 0}}}},
        cites=["2e/rr/moving-power/1"],
        cards=CARDS,
    )


@pytest.mark.parametrize("power", [0, 3])
def test_its_power_moves_as_it_leaves_play_if_it_has_any(power):
    """RR Moving Power ¶1; RR Abilities ¶6: with none nothing would change, so it cannot be used."""
    use = {"Ann": {"trigger": "Martyr"}} if power else {"check": {"may_not": {"Ann": ["Martyr"]}}}
    run(
        {
            "Ann": {"faction": "stark", "play": [{"Martyr": f"power {power}"} if power else "Martyr"]},
            "Bob": {},
        },
        {"event": "kill", "cards": ["Martyr"]},
        use,
        {"advance": "end"},
        {"check": {"players": {"Ann": {"faction_power": power}}, "cards": {"Martyr": {"zone": "dead"}}}},
        cites=["2e/rr/moving-power/1" if power else "2e/rr/abilities/6"],
        cards=CARDS,
    )


@pytest.mark.parametrize(("cured", "zone"), [(False, "dead"), (True, "play")])
def test_the_character_dies_if_the_token_is_still_on_it(cured, zone):
    """RR Delayed Effects ¶2: at the end of the phase it is asked whether the token is there."""
    run(
        {"Ann": {"hand": ["Poisoner"], "gold": 1}, "Bob": {"play": ["Page", "Ward", "Cure"]}},
        "marshaling",
        {"Ann": {"marshal": "Poisoner"}},
        {"Ann": {"trigger": "Poisoner", "choose": ["Page"]}},
        {"check": {"cards": {"Page": {"tokens": {"poison": 1}}}}},
        *([{"Bob": {"trigger": "Cure", "choose": ["Page"]}}] if cured else []),
        {"advance": "4.1"},
        {"check": {"cards": {"Page": {"zone": zone}, "Ward": {"zone": "play"}}}},
        cites=["2e/rr/delayed-effects/2"],
        cards=CARDS,
        stop="4.1",
    )


def test_once_for_every_5_str():
    """RR Winning a Challenge ¶1: won by 11, twice 5."""
    run(
        {"Ann": {"play": [{"Champion": "attacking, kneeling"}]}, "Bob": {}},
        "duck",
        {"Ann": {"trigger": "Champion"}},
        {"check": {"cards": {"Champion": {"power": 2}}}},
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
        cites=["2e/rr/winning-a-challenge/1"],
        cards=CARDS,
    )
