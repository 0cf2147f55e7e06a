"""Characters that attack or defend as a card text says, and not as they could have been declared."""

from tests.rulings.texts import person, run

WARD = {"type": "character", "cost": 2, "str": 3, "icons": ["military"], "text": (
    "While you control a Lord character, Ward may be declared as a defender during [intrigue] challenges in which you are "
    "the defending player."
)}  # fmt: skip
LORD = {"type": "character", "cost": 3, "str": 1, "icons": ["power"], "traits": ["Lord"]}
KIN = {"type": "character", "cost": 2, "str": 2, "icons": ["power"], "traits": ["House Frey"]}


def attack(kind, *names):
    return {"Ann": {"challenge": {"type": kind, "with": list(names)}}}


def test_a_character_of_the_opponent_participates_as_a_defender():
    """RR Defender ¶1: it is on the defending side, although the effect is that of the attacking player."""
    run(
        {"play": ["Maid"]},
        {"play": ["Miller"]},
        "challenges",
        attack("power", "Maid"),
        {"Ann": {"trigger": "Maid", "choose": "Miller"}},
        {"check": {"cards": {"Miller": {"defending": True, "kneeling": True}}, "cites": ["2e/rr/participating/1"]}},
        {"advance": "4.2.3"},
        {"check": {"challenge": {"attacking_str": 3, "defending_str": 3}}},
        Maid=person(
            "Reaction: After Maid is declared as an attacker, choose and kneel a character controlled by the defending "
            "player. That character is participating in the challenge as a defender."
        ),
    )  # fmt: skip


def test_a_text_that_lets_it_defend_needs_no_icon():
    """RR The Golden Rules ¶2: the text takes precedence over RR Challenge Icons ¶1, in challenges of that type alone."""
    run(
        {"play": ["Miller", "Baker"]},
        {"play": ["Ward", "Lord"]},
        "challenges",
        attack("intrigue", "Miller"),
        {"Bob": {"defend": ["Ward"]}},
        {"check": {"cards": {"Ward": {"defending": True}}, "cites": ["2e/rr/the-golden-rules/2"]}},
        {"advance": "4.3"},
        Ward=WARD,
        Lord=LORD,
    )
    run(
        {"play": ["Miller"]},
        {"play": ["Ward", "Lord"]},
        "challenges",
        attack("power", "Miller"),
        {"refuse": {"Bob": {"defend": ["Ward"]}, "because": "icon"}},
        Ward=WARD,
        Lord=LORD,
    )


def test_without_what_the_text_asks_for_it_needs_the_icon():
    """RR Challenge Icons ¶1: nothing excepts it from having the icon."""
    run(
        {"play": ["Miller"]},
        {"play": ["Ward", "Baker"]},
        "challenges",
        attack("intrigue", "Miller"),
        {"refuse": {"Bob": {"defend": ["Ward"]}, "because": "icon"}},
        Ward=WARD,
    )


def test_others_are_considered_to_be_attacking_beside_the_one_that_attacks():
    """RR Participating ¶1, ¶2: kneeling or not, with the icon or without, and those of its controller alone."""
    head = person(
        "While Head is attacking, each other House Frey character you control is also considered to be attacking.",
        traits=["House Frey"],
    )
    run(
        {"play": ["Head", {"Kin": "kneeling"}, "Kin"]},
        {"play": ["Kin"]},
        "challenges",
        attack("intrigue", "Head"),
        {
            "check": {
                "cards": {
                    "Kin#1": {"attacking": True},
                    "Kin#2": {"attacking": True, "kneeling": False},
                    "Kin#3": {"participating": False},
                },
                "cites": ["2e/rr/participating/2"],
            }
        },
        {"advance": "4.2.3"},
        {"check": {"challenge": {"attacking_str": 7}}},
        Head=head,
        Kin=KIN,
    )
