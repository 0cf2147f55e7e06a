"""Claim that a player may apply in another way, characters that must be chosen for it, and claim without a challenge."""

import pytest

from tests.rulings.tables import run as run_table
from tests.rulings.texts import ICONS, PLOT, event, person, run

WAR = PLOT | {"text": (
    "Forced Interrupt: When claim is applied for an [intrigue] or [power] challenge, the attacking player may choose to apply "
    "[military] claim instead."
)}  # fmt: skip
HUNT = event(
    "Interrupt: When claim is applied for a challenge, return an attacking Hound character or an attacking character with a "
    "Hound attachment to your hand to apply claim of another challenge type instead."
)
BROTHER = person(
    "Interrupt: When claim is applied for a [military] challenge, either: standing characters, or kneeling characters must be "
    "chosen for claim during this challenge, if able."
)
TOAST = event(
    "Interrupt: When the challenges phase ends, choose an opponent and a challenge type. If that player does not control a "
    "character with a challenge icon of that type, they must satisfy the claim of that challenge type as if you were the "
    "winning opponent."
)
CORN = event(
    "Interrupt: When the challenges phase ends, choose an opponent who does not support you and a challenge type that has not "
    "been initiated against you this phase. That player must satisfy the claim of that challenge type as if you were the "
    "winning opponent."
)


def attack(kind, *names):
    return {"Ann": {"challenge": {"type": kind, "with": list(names)}}}


@pytest.mark.parametrize(("says", "zone", "hand"), [(True, "dead", 1), (False, "play", 0)])
def test_the_attacking_player_may_have_another_claim_applied(says, zone, hand):
    """RR Military Claim ¶1; Replacement Effects ¶1: if the player does not want to, the normal claim is applied."""
    run(
        {"plot": "War", "play": ["Miller"]},
        {"hand": 1, "play": ["Baker"]},
        "challenges",
        attack("intrigue", "Miller"),
        {"Bob": {"defend": []}},
        {"Ann": {"choose": says}},
        {"advance": "4.2.5"},
        {"check": {"cards": {"Baker": {"zone": zone}}, "players": {"Bob": {"hand": hand}}}},
        War=WAR,
    )


def test_a_cost_is_paid_with_a_card_of_either_description():
    """RR Claim ¶2: the type is another one than that of the challenge, as the player says as it is applied."""
    run(
        {"hand": ["Hunt"], "play": [{"Miller": {"attachments": ["Pup"]}}, "Baker"]},
        {"hand": 1, "play": ["Cook"]},
        "challenges",
        attack("intrigue", "Miller", "Baker"),
        {"Bob": {"defend": []}},
        {"Ann": {"play": "Hunt", "choose": "military"}},
        {"advance": "4.2.5"},
        {
            "check": {
                "cards": {"Miller": {"zone": "hand"}, "Cook": {"zone": "dead"}},
                "players": {"Bob": {"hand": 1}},
                "cites": ["2e/rr/military-claim/1"],
            }
        },
        Hunt=HUNT,
        Pup={"type": "attachment", "cost": 1, "traits": ["Hound"]},
        Cook={"type": "character", "cost": 1, "str": 1},
    )


@pytest.mark.parametrize(("kind", "dead"), [("standing", "Baker"), ("kneeling", "Cook")])
def test_the_kind_that_is_chosen_must_be_chosen_for_claim(kind, dead):
    """RR Military Claim ¶1; The Golden Rules ¶2: the text takes precedence over the defending player's choice."""
    run(
        {"play": ["Brother"]},
        {"play": ["Baker", {"Cook": "kneeling"}]},
        "challenges",
        attack("military", "Brother"),
        {"Bob": {"defend": []}},
        {"Ann": {"trigger": "Brother", "choose": kind}},
        {"advance": "4.2.5"},
        {"check": {"cards": {dead: {"zone": "dead"}}, "cites": ["2e/rr/the-golden-rules/2"]}},
        Brother=BROTHER,
        Cook={"type": "character", "cost": 1, "str": 1, "icons": ICONS},
    )


@pytest.mark.parametrize(("icon", "hand"), [("power", 0), ("intrigue", 1)])
def test_claim_is_satisfied_only_without_an_icon_of_the_type(icon, hand):
    """RR Challenge Icons ¶1; Claim ¶2: the type of claim is the challenge type that was chosen."""
    run(
        {"hand": ["Toast"]},
        {"hand": 1, "play": ["Cook"]},
        {"end-of-phase": "challenges"},
        {"Ann": {"play": "Toast", "choose": ["Bob", "intrigue"]}},
        {"check": {"players": {"Bob": {"hand": hand}}}},
        Toast=TOAST,
        Cook={"type": "character", "cost": 1, "str": 1, "icons": [icon]},
    )


def test_who_supports_a_player_is_not_chosen():
    """RR Supports ¶1: by the titles that they bear; only the other opponent can be chosen."""
    run_table(
        {
            "Ann": {"hand": ["Corn"], "title": "Master of Laws"},
            "Bob": {"hand": 1, "title": "Hand of the King"},
            "Cat": {"hand": 1, "title": "Crown Regent"},
        },
        {"end-of-phase": "challenges"},
        {"refuse": {"Ann": {"play": "Corn", "choose": ["Bob", "intrigue"]}, "because": "support"}},
        {"Ann": {"play": "Corn", "choose": ["Cat", "intrigue"]}},
        {"check": {"players": {"Bob": {"hand": 1}, "Cat": {"hand": 0}}}},
        cards={"Corn": CORN},
    )
