"""Claim replaced by something done to a character, and whose it is said after a comma."""

import pytest

from tests.rulings.tables import cards, run
from tests.rulings.texts import ICONS

THEIRS = [
    "a character, controlled by the losing opponent",
    "a character controlled by the losing opponent",
    "a character without power, controlled by the losing opponent",
    "a non-Army character, controlled by an opponent",
    "a standing character with printed cost 3 or lower, controlled by the losing opponent",
]


def replaced(who, does, *moves, kind="power", claim=1, **expected):
    """Ann wins this challenge unopposed, and her Throne replaces the claim effects."""
    run(
        {
            "Ann": {"plot": "Low", "play": ["Throne", "Baker", {"Lord": "attacking"}]},
            "Bob": {"hand": 2, "power": 1, "play": ["Miller"]},
        },
        "duck",
        {"Ann": {"trigger": "Throne", "choose": "Miller"}},
        {"advance": "4.2.5"},
        *moves,
        challenge={"type": kind, "attacker": "Ann", "defender": "Bob"},
        cards={
            "Low": {"type": "plot", "gold": 4, "initiative": 1, "claim": claim, "reserve": 6},
            "Lord": {"type": "character", "str": 5, "icons": ICONS},
            "Throne": {
                "type": "location",
                "text": f"Interrupt: When claim is applied for an unopposed challenge in which you are the attacking "
                f"player, choose {who}. Instead of the normal claim effects, {does} that character.",
            },
        },
    )


@pytest.mark.parametrize("who", THEIRS)
@pytest.mark.parametrize("kind", ICONS)
@pytest.mark.parametrize("claim", [0, 2])
def test_the_character_is_killed_and_no_claim_effect_takes_place(who, kind, claim):
    """RR Replacement Effects ¶1, Claim ¶1: the claim effects, however many, are replaced with a different means; the comma
    changes nothing."""
    replaced(
        who,
        "kill",
        {
            "check": {
                "cards": {"Miller": {"zone": "dead"}, "Baker": {"zone": "play"}},
                "players": {"Bob": {"hand": 2, "power": 1}, "Ann": {"power": 1}},
                "cites": ["2e/rr/replacement-effects/1"],
            }
        },
        kind=kind,
        claim=claim,
    )


@pytest.mark.parametrize(
    ("does", "where"),
    [
        ("discard", {"zone": "discard"}),
        ("kneel", {"zone": "play", "kneeling": True}),
        ("take control of", {"zone": "play", "controller": "Ann"}),
    ],
)
def test_something_else_is_done_to_it_instead(does, where):
    """RR Replacement Effects ¶1."""
    replaced(THEIRS[0], does, cards(Miller=where), kind="military")


def test_ones_own_characters_are_no_targets():
    """RR Target ¶1: only a character that the losing opponent controls can be chosen."""
    run(
        {"Ann": {"play": ["Throne", "Baker", {"Lord": "attacking"}]}, "Bob": {"hand": 2}},
        "duck",
        {"advance": "4.2.5"},
        {"check": {"players": {"Bob": {"hand": 1}}, "may_not": {"Ann": ["Throne"]}}},
        challenge={"type": "intrigue", "attacker": "Ann", "defender": "Bob"},
        cards={
            "Lord": {"type": "character", "str": 5, "icons": ICONS},
            "Throne": {
                "type": "location",
                "text": "Interrupt: When claim is applied for a challenge, choose a character, controlled by the losing "
                "opponent. Instead of the normal claim effects, kill that character.",
            },
        },
    )
