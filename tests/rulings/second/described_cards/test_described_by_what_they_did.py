"""Cards described by what they share, have not, or did; and prohibitions that were read for the first time with them."""

from tests.rulings.texts import ICONS, check, person, run

KNEEL = "Action: Choose and kneel {}."


def test_who_shares_no_challenge_icon_is_no_target():
    """RR Target ¶1: one icon in common is enough, none is too few."""
    run(
        {"play": ["Scribe"]},
        {"play": ["Miller", "Brute"]},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Scribe", "choose": ["Brute"]}, "because": "icon"}},
        {"Ann": {"trigger": "Scribe", "choose": ["Miller"]}},
        check(Miller={"kneeling": True}),
        Scribe=person(
            KNEEL.format("a character that shares a challenge icon with Scribe"), icons=["intrigue"]
        ),
        Brute=person("", icons=["military"]),
        Miller=person("", icons=ICONS),
    )
