"""A character that cannot kneel is not declared as an attacker or a defender, which would kneel it."""

from tests.rulings.tables import run
from tests.rulings.texts import ICONS, person

HOLD = "Until the end of the round, that character cannot kneel or stand."
CARDS = {
    "Hold": {"type": "event", "cost": 0, "text": f"Action: Choose a character. {HOLD}"},
    "Rider": person("", icons=ICONS),
    "Scout": person(
        "Scout does not kneel when declared as an attacker in a [military] challenge.", icons=ICONS
    ),
    "Guard": person("Guard does not kneel when declared as a defender.", icons=ICONS),
}


def test_it_cannot_be_declared_as_an_attacker():
    """FAQ 2.1 ¶1: a card that cannot be knelt cannot be chosen to be knelt by a game effect."""
    run(
        {"Ann": {"hand": ["Hold"], "play": ["Rider", "Miller"]}, "Bob": {}},
        "4.1",
        {"Ann": {"play": "Hold", "choose": "Rider"}},
        {
            "refuse": {
                "Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Rider", "Miller"]}},
                "because": "Rider can kneel as it is declared",
            }
        },
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"check": {"cards": {"Miller": {"kneeling": True}, "Rider": {"attacking": False}}}},
        cites=["2e/faq/2.1/1"],
        cards=CARDS,
    )


def test_where_it_does_not_kneel_it_may_attack():
    """RR The Golden Rules ¶2: in a [military] challenge nothing would kneel it; in another one it would be knelt."""
    run(
        {"Ann": {"hand": ["Hold"], "play": ["Scout"]}, "Bob": {"play": ["Baker"]}},
        "4.1",
        {"Ann": {"play": "Hold", "choose": "Scout"}},
        {
            "refuse": {
                "Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Scout"]}},
                "because": "can kneel",
            }
        },
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Scout"]}}},
        {"check": {"cards": {"Scout": {"attacking": True, "kneeling": False}}}},
        cites=["2e/rr/the-golden-rules/2"],
        cards=CARDS,
    )


def test_nor_as_a_defender_unless_it_does_not_kneel():
    """FAQ 2.1 ¶1; RR The Golden Rules ¶2."""
    run(
        {
            "Ann": {"hand": ["Hold", "Hold"], "play": ["Miller"]},
            "Bob": {"play": ["Rider", "Guard", "Baker"]},
        },
        "4.1",
        {"Ann": {"play": "Hold#1", "choose": "Rider"}},
        {"Bob": "pass"},
        {"Ann": {"play": "Hold#2", "choose": "Guard"}},
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"refuse": {"Bob": {"defend": ["Rider"]}, "because": "can kneel"}},
        {"Bob": {"defend": ["Guard", "Baker"]}},
        {"check": {"cards": {"Guard": {"defending": True, "kneeling": False}, "Baker": {"kneeling": True}}}},
        cites=["2e/faq/2.1/1"],
        cards=CARDS,
    )
