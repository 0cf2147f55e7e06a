"""A challenge whose type an effect changes."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import ICONS, check, text

END = text(
    "location",
    "Reaction: After a [military] or [intrigue] challenge is initiated by or against you, kneel End to change the "
    "challenge type to [power].",
)


@pytest.mark.parametrize("attacker", ["Ann", "Bob"])
@pytest.mark.parametrize("kind", ["military", "intrigue"])
def test_claim_is_that_of_the_type_to_which_it_was_changed(attacker, kind):
    """RR Effects ¶3, Power Claim ¶1: it was initiated as another, whoever did, and is won as a power challenge."""
    loser = "Bob" if attacker == "Ann" else "Ann"
    sides = {
        "Ann": {"power": 1, "play": ["End", "Miller"]},
        "Bob": {"power": 1, "play": ["Baker"]},
    }
    fighter = "Miller" if attacker == "Ann" else "Baker"
    run(
        sides,
        "challenges",
        {attacker: {"challenge": {"type": kind, "against": loser, "with": [fighter]}}},
        {"Ann": {"trigger": "End"}},
        {"check": {"challenge": {"type": "power"}, "cites": ["2e/rr/effects/3"]}},
        {"advance": "4.2.6"},
        {
            "check": {
                "players": {attacker: {"power": 3}, loser: {"power": 0}},
                "cites": ["2e/rr/power-claim/1"],
            }
        },
        cards={"End": END},
        first_player=attacker,
    )


def test_who_participates_goes_on_doing_so_without_the_icon():
    """RR Participating ¶5: a character without the icon is not removed for that; nobody defends without it any more."""
    run(
        {"Ann": {"play": ["End", "Raider"]}, "Bob": {"play": ["Guard", "Lord"]}},
        "challenges",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Raider"]}}},
        {"Ann": {"trigger": "End"}},
        check("2e/rr/participating/5", Raider={"attacking": True}),
        {"refuse": {"Bob": {"defend": ["Guard"]}, "because": "icon"}},
        {"Bob": {"defend": ["Lord"]}},
        check(Lord={"defending": True}),
        cards={
            "End": END,
            "Raider": {"type": "character", "cost": 2, "str": 2, "icons": ["military"]},
            "Guard": {"type": "character", "cost": 2, "str": 2, "icons": ["military"]},
            "Lord": {"type": "character", "cost": 2, "str": 2, "icons": ICONS},
        },
    )


def test_a_challenge_between_two_others_is_not_changed():
    """RR Against ¶1: it is initiated neither by nor against the player of the location."""
    run(
        {
            "Ann": {"title": "Master of Coin", "play": ["End"]},
            "Bob": {"title": "Master of Laws", "play": ["Baker"]},
            "Cat": {"title": "Crown Regent"},
        },
        "challenges",
        {"Bob": {"challenge": {"type": "military", "against": "Cat", "with": ["Baker"]}}},
        {"check": {"may_not": {"Ann": ["End"]}, "challenge": {"type": "military"}}},
        cards={"End": END},
        first_player="Bob",
    )
