"""What pays a cost is what the effect works on: it must be such that the effect changes something about it."""

from tests.rulings.tables import run as table
from tests.rulings.texts import ICONS, person, run, text

CHANGES = "2e/rr/costs/7"
SHRINE = text(
    "location",
    "Action: Kneel Shrine and discard 1 power from another character or location you control to stand that card.",
)
PEN = text(
    "location",
    "Action: Kneel Pen and kneel a Hound character to have it participate in the current challenge on your side.",
)


def test_a_card_that_stands_does_not_pay_for_being_stood():
    """RR Costs ¶7: an ability cannot initiate if the resolution of its effect will not change the game state."""
    run(
        {"play": ["Shrine", {"Miller": {"power": 1}}, {"Baker": {"power": 1, "kneeling": True}}]},
        {},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Shrine", "choose": "Miller"}, "because": "the effect can change it"}},
        {"Ann": {"trigger": "Shrine", "choose": "Baker"}},
        {"check": {"cards": {"Baker": {"kneeling": False, "power": 0}, "Miller": {"power": 1}}}},
        Shrine=SHRINE,
    )


def test_with_nothing_kneeling_that_could_pay_it_cannot_be_used():
    """RR Costs ¶7: Baker kneels, but has no power; Miller and the Inn have some, but Miller stands, and the Inn cannot stand."""
    run(
        {"play": ["Shrine", {"Miller": {"power": 1}}, "Baker", {"Inn": {"power": 1, "kneeling": True}}]},
        {},
        "4.1",
        {
            "check": {
                "may_not": {"Ann": ["Shrine"]},
                "why_not": {"Ann": {"Shrine": "potential to change"}},
                "cites": [CHANGES],
            }
        },
        Shrine=SHRINE,
        Inn=text("location", "Inn cannot stand."),
    )


def test_what_cannot_stand_does_not_pay_for_being_stood():
    """RR Cannot ¶1, RR Costs ¶7: "cannot stand" is absolute."""
    run(
        {
            "play": [
                "Shrine",
                {"Inn": {"power": 1, "kneeling": True}},
                {"Baker": {"power": 1, "kneeling": True}},
            ]
        },
        {},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Shrine", "choose": "Inn"}, "because": "cannot stand"}},
        {"Ann": {"trigger": "Shrine", "choose": "Baker"}},
        Shrine=SHRINE,
        Inn=text("location", "Inn cannot stand."),
    )


def test_who_participates_already_is_not_knelt_to_participate():
    """RR Costs ¶7: Rex is attacking, and standing still; only Fang would come to participate."""
    hound = person("", traits=["Hound"], icons=ICONS)
    table(
        {"Ann": {"play": ["Pen", {"Rex": {"attacking": True}}, "Fang"]}, "Bob": {}},
        "4.2.1",
        {"refuse": {"Ann": {"trigger": "Pen", "choose": "Rex"}, "because": "the effect can change it"}},
        {"Ann": {"trigger": "Pen", "choose": "Fang"}},
        {"check": {"cards": {"Fang": {"attacking": True}, "Rex": {"kneeling": False}}}},
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
        cards={"Pen": PEN, "Rex": hound, "Fang": hound},
    )
