"""Claim that an ability applies, of another type than the challenge, or without one."""

import pytest

from tests.rulings.tables import cards, run
from tests.rulings.texts import ICONS, event, person, text

LORD = {"type": "character", "str": 5, "icons": ICONS}
PAGE = {"type": "character", "cost": 1, "str": 1}
GRAVE = text(
    "location", "Reaction: After a character you control is killed for [military] claim, gain 1 gold."
)
SEAL = text("location", "Reaction: After a card is discarded for [intrigue] claim, gain 1 gold.")
HEIR = person("Interrupt: When a character would be killed for [military] claim, pay 1 gold to save it.")


def fought(type_, claim_instead, *moves, bob=None, **own):
    """Ann wins this challenge unopposed; her Writ applies claim of another type instead."""
    run(
        {
            "Ann": {"play": ["Writ", {"Lord": "attacking"}]},
            "Bob": {"hand": ["Page"], "play": ["Miller", "Grave", "Seal"], "gold": 1, **(bob or {})},
        },
        "duck",
        {"Ann": {"trigger": "Writ"}},
        *moves,
        stop="dominance",
        challenge={"type": type_, "attacker": "Ann", "defender": "Bob"},
        cards={
            "Lord": LORD,
            "Page": PAGE,
            "Grave": GRAVE,
            "Seal": SEAL,
            "Writ": text(
                "location",
                f"Interrupt: When claim is applied for a challenge, apply [{claim_instead}] claim instead.",
            ),
            **own,
        },
    )


@pytest.mark.parametrize("type_", ["intrigue", "power", "military"])
def test_a_character_killed_for_military_claim_in_any_challenge_is_killed_for_military_claim(type_):
    """RR Military Claim ¶1: characters are killed for military claim, whatever challenge it was applied in."""
    fought(
        type_,
        "military",
        {"Bob": {"choose": "Miller"}},
        {"check": {"may": {"Bob": ["Grave"]}, "cites": ["2e/rr/military-claim/1"]}},
        {"Bob": {"trigger": "Grave"}},
        {"check": {"players": {"Bob": {"gold": 2}}}},
    )


@pytest.mark.parametrize("type_", ["military", "power"])
def test_a_save_from_military_claim_saves_in_another_challenge(type_):
    """RR Military Claim ¶1, Save ¶1: what would be killed for [military] claim is saved from it."""
    fought(
        type_,
        "military",
        {"Bob": {"choose": "Miller"}},
        {"Bob": {"trigger": "Heir"}},
        {"advance": "4.2.5"},
        cards(Miller={"zone": "play"}),
        bob={"play": ["Miller", "Heir"]},
        Heir=HEIR,
    )


@pytest.mark.parametrize("type_", ["military", "power"])
def test_a_card_discarded_for_intrigue_claim_in_another_challenge_is_discarded_for_intrigue_claim(type_):
    """RR Intrigue Claim ¶1: cards are discarded at random for intrigue claim."""
    fought(
        type_,
        "intrigue",
        {"Bob": {"trigger": "Seal"}},
        {"check": {"players": {"Bob": {"gold": 2, "hand": 0}}}},
    )


def test_nobody_is_killed_for_military_claim_where_power_claim_is_applied_in_a_military_challenge():
    """RR Power Claim ¶1: power claim moves power."""
    fought(
        "military",
        "power",
        {"advance": "4.2.5"},
        {"check": {"may_not": {"Bob": ["Grave", "Seal"]}, "players": {"Bob": {"faction_power": 0}}}},
        bob={"power": 1, "play": ["Miller", "Grave", "Seal"]},
    )


def test_a_character_killed_by_an_effect_during_a_military_challenge_is_not_killed_for_claim():
    """RR Effects ¶1: what a card effect kills is not killed for claim."""
    run(
        {
            "Ann": {"hand": ["Arrow"], "play": [{"Lord": "attacking"}]},
            "Bob": {"play": ["Miller", "Grave"]},
        },
        "4.2.1",
        {"Ann": {"play": "Arrow", "choose": "Miller"}},
        {"check": {"may_not": {"Bob": ["Grave"]}, "cards": {"Miller": {"zone": "dead"}}}},
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
        cards={"Lord": LORD, "Grave": GRAVE, "Arrow": event("Action: Choose and kill a character.")},
    )


def test_the_type_of_the_claim_and_that_of_the_challenge_are_asked_apart():
    """RR Military Claim ¶1: 'for claim during a [power] challenge' speaks of the challenge."""
    feast = text(
        "location", "Reaction: After a character is killed for claim during a [power] challenge, draw 1 card."
    )
    fought(
        "power",
        "military",
        {"Bob": {"choose": "Miller"}},
        {"check": {"may": {"Bob": ["Feast", "Grave"]}}},
        bob={"play": ["Miller", "Grave", "Feast"]},
        Feast=feast,
    )


COUNCIL = text(
    "location",
    "Interrupt: When the challenges phase ends, choose an opponent and a challenge type that has not been "
    "initiated against you this phase. That player must satisfy the claim of that challenge type as if you were "
    "the winning opponent.",
)


def test_claim_without_a_challenge_is_of_its_type_and_whose_claim_it_is_is_the_winning_opponent():
    """RR Intrigue Claim ¶1: discarded for intrigue claim; the player 'as if you were the winning opponent' is meant."""
    trap = person(
        "Reaction: After Trap is discarded for [intrigue] claim, the winning opponent discards 1 card at random "
        "from his or her hand."
    )
    run(
        {
            "Ann": {"hand": ["Page"], "play": ["Council"]},
            "Bob": {"hand": ["Trap"], "play": ["Miller"]},
        },
        "4.4",
        {"Ann": {"trigger": "Council", "choose": ["Bob", "intrigue"]}},
        {"Bob": {"trigger": "Trap"}},
        {"check": {"cards": {"Page": {"zone": "discard"}}, "players": {"Ann": {"hand": 0}}}},
        cards={"Council": COUNCIL, "Trap": trap, "Page": PAGE},
    )


def test_a_character_is_killed_for_military_claim_without_a_challenge():
    """RR Military Claim ¶1."""
    run(
        {"Ann": {"play": ["Council"]}, "Bob": {"play": ["Miller", "Grave"]}},
        "4.4",
        {"Ann": {"trigger": "Council", "choose": ["Bob", "military"]}},
        {"Bob": {"trigger": "Grave"}},
        {"check": {"players": {"Bob": {"gold": 1}}}},
        cards={"Council": COUNCIL, "Grave": GRAVE},
    )


@pytest.mark.parametrize(("type_", "asked"), [("military", "Bob"), ("intrigue", "Ann")])
def test_military_claim_applied_in_an_intrigue_challenge_was_applied_this_phase(type_, asked):
    """RR 4.2.4 ¶2: the claim that was applied was military claim."""
    nuns = text(
        "location",
        "Interrupt: When the challenges phase ends, each player who did not apply [military] claim this phase may draw 1 card.",
    )
    fought(
        "power",
        type_,
        {"advance": {"window": "interrupt", "of": "Bob"}},
        {"Bob": {"trigger": "Nuns"}},
        {"check": {"decision": {"player": asked, "kind": "yes or no"}}},
        bob={"play": ["Nuns", "Miller"]},
        Nuns=nuns,
    )
