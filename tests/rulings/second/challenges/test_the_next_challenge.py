"""Lasting effects on the next challenge, and on the first one, of the phase."""

from tests.rulings.texts import event, person, run

MARCH = event(
    "Challenges Action: Each Army character you control does not kneel when declared as an attacker in the next challenge "
    "you initiate this phase."
)
TWINS = person(
    "Action: Choose a character. That character must be declared as an attacker or defender in the next challenge initiated "
    "this phase, if able."
)
ARMY = {"type": "character", "cost": 3, "str": 3, "icons": ["military", "power"], "traits": ["Army"]}


def attack(kind, *names):
    return {"Ann": {"challenge": {"type": kind, "with": list(names)}}}


def test_only_the_next_challenge_is_meant():
    """RR Lasting Effects ¶1: it lasts to the end of the phase, and says which of its challenges it concerns."""
    run(
        {"hand": ["March"], "play": ["Host", "Miller"]},
        {},
        "challenges",
        {"Ann": {"play": "March"}},
        attack("military", "Host", "Miller"),
        {"check": {"cards": {"Host": {"kneeling": False}, "Miller": {"kneeling": True}}}},
        {"advance": "4.2"},
        attack("power", "Host"),
        {"check": {"cards": {"Host": {"kneeling": True}}, "cites": ["2e/rr/4.2/7"]}},
        March=MARCH,
        Host=ARMY,
    )


def test_the_challenge_under_way_is_not_the_next_one():
    """RR Lasting Effects ¶1: what has been initiated already is before it."""
    run(
        {"hand": ["March"], "play": ["Host", "Miller"]},
        {},
        "challenges",
        attack("military", "Miller"),
        {"Ann": {"play": "March"}},
        {"advance": "4.2"},
        attack("power", "Host"),
        {"check": {"cards": {"Host": {"kneeling": False}}}},
        March=MARCH,
        Host=ARMY,
    )


def test_the_first_challenge_of_the_phase_is_over_once_one_was_initiated():
    """RR Lasting Effects ¶1: a second challenge is not the first."""
    words = (
        "Challenges Action: Each Army character you control does not kneel when declared as an attacker in the first "
        "challenge you initiate this phase."
    )
    run(
        {"hand": ["Van"], "play": ["Host"]},
        {},
        "challenges",
        {"Ann": {"play": "Van"}},
        attack("military", "Host"),
        {"check": {"cards": {"Host": {"kneeling": False}}}},
        {"advance": "4.2"},
        attack("power", "Host"),
        {"check": {"cards": {"Host": {"kneeling": True}}}},
        Van=event(words),
        Host=ARMY,
    )


def test_who_must_be_declared_attacks_in_ones_own_next_challenge():
    """RR The Golden Rules ¶2: the text of a card takes precedence over the choice of attackers."""
    run(
        {"play": ["Twins", "Miller"]},
        {},
        "challenges",
        {"Ann": {"trigger": "Twins", "choose": "Miller"}},
        {
            "refuse": {**attack("power", "Twins"), "because": "must be declared as an attacker"},
        },
        attack("power", "Miller"),
        {"advance": "4.2"},
        attack("intrigue", "Twins"),
        Twins=TWINS,
    )


def test_who_must_be_declared_defends_where_an_opponent_initiates_it():
    """RR The Golden Rules ¶2: whoever initiates it, it is the next challenge."""
    run(
        {"play": ["Twins", "Miller"]},
        {"play": ["Baker"]},
        "challenges",
        {"Ann": {"trigger": "Twins", "choose": "Baker"}},
        attack("power", "Miller"),
        {"refuse": {"Bob": {"defend": []}, "because": "must be declared as a defender"}},
        {"Bob": {"defend": ["Baker"]}},
        {"check": {"cites": ["2e/rr/the-golden-rules/2"]}},
        Twins=TWINS,
    )
