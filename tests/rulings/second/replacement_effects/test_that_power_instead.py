"""Power or gold that somebody else gains instead, or more of it, or less."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import person, text


def unopposed(words: str) -> dict[str, object]:
    """Ann's interrupt as she is about to gain 1 power for an unopposed challenge."""
    return text("location", f"Interrupt: When you gain power for winning an unopposed challenge, {words}.")


@pytest.mark.parametrize(
    ("words", "ann", "wolf"),
    [
        ("instead gain 2 power", 2, 0),
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
