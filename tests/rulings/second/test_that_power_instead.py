"""Power or gold that somebody else gains instead, or more of it, or less."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import ICONS, event, person, text


def unopposed(words: str) -> dict[str, object]:
    """Ann's interrupt as she is about to gain 1 power for an unopposed challenge."""
    return text("location", f"Interrupt: When you gain power for winning an unopposed challenge, {words}.")


@pytest.mark.parametrize(
    ("words", "ann", "wolf"),
    [
        ("gain 2 power instead of 1", 2, 0),
        ("instead gain 2 power", 2, 0),
        ("gain 1 additional power", 2, 0),
        ("Wolf gains 2 power instead", 0, 2),
    ],
)
def test_for_an_unopposed_challenge_more_is_gained_or_by_another(words, ann, wolf):
    """RR Replacement Effects ¶1: what is said resolves in place of the 1 power of the rules; what is additional, besides."""
    run(
        {"Ann": {"play": ["Hall", {"Wolf": "attacking"}]}, "Bob": {}},
        "duck",
        {"Ann": {"trigger": "Hall"}},
        {"check": {"cards": {"Wolf": {"power": wolf}}, "players": {"Ann": {"power": ann + wolf}}}},
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
        cards={"Hall": unopposed(words), "Wolf": person("")},
    )


@pytest.mark.parametrize(
    ("words", "power"), [("he gains 2 power instead", 2), ("he gains 1 fewer power instead", 0)]
)
def test_renown_gains_another_number(words, power):
    """RR Replacement Effects ¶1: Wolf does not gain the 1 power of renown, but what the interrupt says."""
    run(
        {"Ann": {"play": [{"Wolf": "attacking"}]}, "Bob": {"play": [{"Miller": "defending"}]}},
        "duck",
        {"Ann": {"trigger": "Wolf"}},
        {"check": {"cards": {"Wolf": {"power": power}}}},
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
        cards={
            "Wolf": person(
                f"Renown.\nInterrupt: When Wolf would gain power using renown, {words}.", str=7, icons=ICONS
            )
        },
    )


def test_power_that_an_opponent_would_gain_for_dominance_is_gained_instead():
    """RR Replacement Effects ¶1: Bob, who wins dominance, gains nothing; Ann gains that 1 power."""
    run(
        {"Ann": {"play": ["Thief"]}, "Bob": {"play": ["Miller"]}},
        "dominance",
        {"Ann": {"trigger": "Thief"}},
        {"check": {"players": {"Ann": {"power": 1}, "Bob": {"power": 0}}}},
        cards={
            "Thief": text(
                "location",
                "Interrupt: When an opponent would gain power for winning dominance, you gain that power instead.",
            )
        },
    )


def test_gold_that_an_opponent_would_gain_is_gained_instead():
    """RR Replacement Effects ¶1: as much as Bob would have gained, whatever it is."""
    run(
        {"Ann": {"play": ["Thief"], "gold": 0}, "Bob": {"hand": ["Toll"], "gold": 0}},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"play": "Toll"}},
        {"Ann": {"trigger": "Thief"}},
        {"check": {"players": {"Ann": {"gold": 3}, "Bob": {"gold": 0}}}},
        cards={
            "Thief": text(
                "location", "Interrupt: When an opponent would gain gold, you gain that gold instead."
            ),
            "Toll": event("Action: Gain 3 gold."),
        },
    )
