"""Characters that cannot be declared as defenders against a player, or for one challenge."""

import pytest

from tests.rulings.texts import person, run, text

SMALL = person("", cost=1, str=1)


def test_who_cannot_be_declared_as_a_defender_against_you_may_defend_against_others():
    """RR Cannot ¶1: it concerns the challenges that you initiate, not those that are initiated against you."""
    run(
        {"play": ["Wall", "Miller", "Page"]},
        {"play": ["Baker", "Squire"]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"refuse": {"Bob": {"defend": ["Squire"]}, "because": "Wall"}},
        {"check": {"cites": ["2e/rr/cannot/1"]}},
        {"Bob": {"defend": []}},
        {"advance": "4.2"},
        {"Ann": "pass"},
        {"Bob": {"challenge": {"type": "military", "against": "Ann", "with": ["Baker"]}}},
        {"Ann": {"defend": ["Page"]}},
        {"check": {"cards": {"Page": {"defending": True}}}},
        Wall=text(
            "location", "Characters with printed cost 1 or lower cannot be declared as defenders against you."
        ),
        Page=SMALL,
        Squire=SMALL,
    )


@pytest.mark.parametrize(
    "how_long", ["for this challenge", "this challenge", "until the end of the challenge"]
)
def test_for_this_challenge_is_until_its_end(how_long):
    """RR Lasting Effects ¶1: it lasts as long as the text says, and no longer."""
    run(
        {"play": ["Scout", "Miller"]},
        {"play": ["Baker", "Squire"]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Scout"]}}},
        {"Ann": {"trigger": "Scout", "choose": "Baker"}},
        {"refuse": {"Bob": {"defend": ["Baker"]}, "because": "Scout"}},
        {"check": {"cites": ["2e/rr/cannot/1"]}},
        {"Bob": {"defend": []}},
        {"advance": "4.2"},
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Miller"]}}},
        {"Bob": {"defend": ["Baker"]}},
        {"check": {"cards": {"Baker": {"defending": True}}}},
        Scout=person(
            "Reaction: After Scout is declared as an attacker, choose a character. "
            f"That character cannot be declared as a defender {how_long}."
        ),
        Squire=SMALL,
    )


def test_each_standing_character_adds_to_the_total_for_dominance():
    """RR 5.2 ¶1: those that kneel add nothing; what is said of the standing ones comes to the total once for each."""
    run(
        {"play": ["Hall", "Miller", {"Baker": {"kneeling": True}}]},
        {"play": ["Rival"]},
        "5.2",
        {"check": {"players": {"Ann": {"power": 1}, "Bob": {"power": 0}}, "cites": ["2e/rr/5.2/1"]}},
        Hall=text(
            "location",
            "Each standing character you control contributes 2 additional STR to your total for dominance.",
        ),
        Rival=person("", str=4),
    )
