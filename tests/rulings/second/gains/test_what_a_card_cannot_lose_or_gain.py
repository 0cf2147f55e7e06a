"""Icons and keywords that a card cannot lose or cannot gain."""

import pytest

from tests.rulings.texts import event, person, run


def cannot(what):
    """A character with a military icon and renown that cannot lose, or gain, this."""
    return person("Renown.", icons=["military"]) | {
        "abilities": [{"kind": "constant", "effects": [{"do": "modify", "on": "self", "cannot": [what]}]}]
    }


@pytest.mark.parametrize(
    ("what", "icons", "keywords"),
    [
        ("lose icons", ["military"], []),
        ("lose military", ["military"], []),
        ("lose power", [], []),
        ("lose keywords", [], ["renown"]),
        ("lose renown", [], ["renown"]),
        ("lose stealth", [], []),
    ],
)
def test_what_cannot_be_lost_stays(what, icons, keywords):
    """RR Cannot ¶1: an effect that takes it away does not; what is not named is lost."""
    run(
        {"hand": ["Storm"], "play": ["Guard"]},
        {},
        "4.1",
        {"Ann": {"play": "Storm", "choose": ["Guard"]}},
        {"check": {"cards": {"Guard": {"icons": icons, "keywords": keywords}}}},
        Guard=cannot(what),
        Storm=event(
            "Action: Choose a character. Until the end of the phase, that character loses a [military] icon and renown."
        ),
    )


@pytest.mark.parametrize(
    ("what", "icons", "keywords"),
    [
        ("gain icons", ["military"], ["renown", "stealth"]),
        ("gain power icon", ["military"], ["renown", "stealth"]),
        ("gain intrigue icon", ["military", "power"], ["renown", "stealth"]),
        ("gain keywords", ["military", "power"], ["renown"]),
        ("gain stealth", ["military", "power"], ["renown"]),
        ("gain insight", ["military", "power"], ["renown", "stealth"]),
    ],
)
def test_what_cannot_be_gained_is_not(what, icons, keywords):
    """RR Cannot ¶1: an effect that gives it does not; what is not named is gained."""
    run(
        {"hand": ["Gift"], "play": ["Guard"]},
        {},
        "4.1",
        {"Ann": {"play": "Gift", "choose": ["Guard"]}},
        {"check": {"cards": {"Guard": {"icons": icons, "keywords": keywords}}}},
        Guard=cannot(what),
        Gift=event(
            "Action: Choose a character. Until the end of the phase, that character gains a [power] icon and stealth."
        ),
    )
