"""Costs of which the second is done to the card that pays the first; limits that depend on how many opponents there are."""

from tests.rulings.texts import person, run

COMMANDER = person(
    "Action: Stand a participating Army character and remove it from the challenge to choose another participating character "
    "with equal or lower printed cost. Stand that character and remove it from the challenge. (Limit once per phase.)",
)
ARMY = {"type": "character", "cost": 3, "str": 3, "icons": ["military"], "traits": ["Army"]}


def test_both_costs_are_paid_with_one_card():
    """RR Costs ¶2, ¶5: all costs are paid at once; what stands is what is removed from the challenge."""
    run(
        {"play": ["Commander", "Host", "Miller"]},
        {},
        "challenges",
        {"Ann": {"challenge": {"type": "military", "with": ["Host", "Miller"]}}},
        {"Ann": {"trigger": "Commander", "choose": "Miller"}},
        {
            "check": {
                "cards": {
                    "Host": {"kneeling": False, "participating": False},
                    "Miller": {"kneeling": False, "participating": False},
                },
                "cites": ["2e/rr/costs/5"],
            }
        },
        Commander=COMMANDER,
        Host=ARMY,
    )


def test_a_card_to_which_the_first_cannot_be_done_pays_neither():
    """RR Costs ¶3: a cost is paid in full; a card that stands already does not stand (RR Stand ¶2)."""
    run(
        {"play": ["Commander", "Host", "Miller"]},
        {},
        "challenges",
        {"Ann": {"challenge": {"type": "military", "with": ["Host", "Miller"]}}},
        {"refuse": {"Ann": {"trigger": "Commander"}, "because": "cost cannot be paid"}},
        {"check": {"cites": ["2e/rr/costs/3"]}},
        Commander=COMMANDER,
        Host=ARMY | {"text": "Host does not kneel when declared as an attacker."},
    )


def test_nor_does_one_to_which_the_second_cannot_be_done():
    """RR Costs ¶3: an Army character that kneels and participates in no challenge pays nothing."""
    words = "Action: Stand an Army character and remove it from the challenge to gain 1 gold."
    run(
        {"play": ["Scout", {"Host": "kneeling"}, "Miller"]},
        {},
        "challenges",
        {"Ann": {"challenge": {"type": "military", "with": ["Miller"]}}},
        {"refuse": {"Ann": {"trigger": "Scout"}, "because": "cost cannot be paid"}},
        Scout=person(words),
        Host=ARMY,
    )


def test_a_limit_of_as_many_times_as_there_are_opponents():
    """RR Limits and Maxima ¶1: with one opponent once a round."""
    run(
        {"play": ["Well"]},
        {},
        "challenges",
        {"Ann": {"trigger": "Well"}},
        {"refuse": {"Ann": {"trigger": "Well"}, "because": "Limit 1 per round"}},
        {"check": {"cites": ["2e/rr/limits-and-maxima/1"]}},
        Well={"type": "location", "cost": 1, "text": (
            "Action: Gain 1 gold. (Limit X times per round, where X is the number of opponents you have.)"
        )},
    )  # fmt: skip
