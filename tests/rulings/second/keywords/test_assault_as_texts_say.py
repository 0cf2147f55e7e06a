"""Card texts about how many locations a character targets with assault, and when it can target one."""

from tests.rulings.texts import run

LOCATION = {"type": "location", "cost": 1}


def banner(words):
    return {"type": "character", "cost": 6, "str": 6, "icons": ["military"], "text": f"Assault.\n{words}"}


HOST = banner("Host may target an additional location using assault.")
CLAN = banner(
    "Clan cannot target a location using assault unless each character you declare as an attacker has the Army or Wildling "
    "trait."
) | {"traits": ["Wildling"]}


def attack(*names, **assault):
    return {"Ann": {"challenge": {"type": "military", "with": list(names), "assault": assault}}}


def test_one_more_location_may_be_targeted_where_a_text_says_so():
    """RR Assault ¶1: only one location in each challenge, unless otherwise stated by a card ability; both are knelt."""
    run(
        {"play": ["Host"]},
        {"play": ["Mill", "Well"]},
        "challenges",
        attack("Host", Host=["Mill", "Well"]),
        {
            "check": {
                "cards": {"Mill": {"blank": True}, "Well": {"blank": True}},
                "cites": ["2e/rr/assault/1"],
            }
        },
        {"advance": "4.2.3"},
        {"check": {"cards": {"Mill": {"kneeling": True}, "Well": {"kneeling": True}}}},
        Host=HOST,
        Mill=LOCATION,
        Well=LOCATION,
    )


def test_the_additional_location_is_one_of_the_character_that_may_target_it():
    """RR Assault ¶1: of the others one location is targeted by all of them together."""
    two = {"Fleet": ["Mill", "Well"]}
    run(
        {"play": ["Host", "Fleet"]},
        {"play": ["Mill", "Well", "Inn"]},
        "challenges",
        {"refuse": {**attack("Host", "Fleet", **two), "because": "only one location"}},
        {"refuse": {**attack("Host", Host=["Mill", "Well", "Inn"]), "because": "only one location"}},
        attack("Host", "Fleet", Fleet=["Mill"], Host=["Well"]),
        Host=HOST,
        Fleet=banner(""),
        Mill=LOCATION,
        Well=LOCATION,
        Inn=LOCATION,
    )


def test_who_else_attacks_may_keep_it_from_targeting_a_location():
    """RR Cannot ¶1: every attacker that is declared must have one of the traits."""
    run(
        {"play": ["Clan", "Miller", "Foot"]},
        {"play": ["Mill"]},
        "challenges",
        {"refuse": {**attack("Clan", "Miller", Clan=["Mill"]), "because": "cannot target"}},
        attack("Clan", "Foot", Clan=["Mill"]),
        {"check": {"cards": {"Mill": {"blank": True}}}},
        Clan=CLAN,
        Foot={"type": "character", "cost": 2, "str": 2, "icons": ["military"], "traits": ["Army"]},
        Mill=LOCATION,
    )
