"""What is named for an ability: a challenge type, a trait. What it then counts, and whether it could change anything."""

import pytest

from tests.rulings.texts import PLOT, event, person, run

LETTER = event(
    "Action: Choose a player and a challenge type. Until the end of the phase, if that player has not initiated a "
    "challenge of that type this phase, set the claim value on his or her revealed plot card to 0."
)


@pytest.mark.parametrize(("initiated", "claim"), [("power", 2), ("intrigue", 0)])
def test_a_lasting_effect_ends_to_apply_with_a_challenge_of_the_type_that_was_named(initiated, claim):
    """RR Lasting Effects ¶1, RR Modifiers ¶2: the condition is looked at all the time that the effect lasts."""
    run(
        {"hand": ["Letter"]},
        {"plot": "Raid", "play": ["Miller"]},
        "4.1",
        {"Ann": {"play": "Letter", "choose": ["Bob", "power"]}},
        {"check": {"players": {"Bob": {"claim": 0}}, "cites": ["2e/rr/lasting-effects/1"]}},
        {"advance": "4.3"},
        {"Bob": {"challenge": {"type": initiated, "with": ["Miller"]}}},
        {"check": {"players": {"Bob": {"claim": claim}}}},
        Letter=LETTER,
        Raid=PLOT | {"claim": 2},
    )


@pytest.mark.parametrize(
    "words",
    [
        "Choose a challenge type. Gain 2 gold for each challenge of that type you have won this phase.",
        "Choose a challenge type. If you have won a challenge of that type this phase, gain 2 gold.",
    ],
)
def test_what_was_won_of_the_type_that_is_named_counts(words):
    """RR Abilities ¶6: there is a type that may be named for which the effect changes something."""
    run(
        {"hand": ["Purse"], "play": ["Miller"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "with": ["Miller"]}}},
        {"advance": "4.3"},
        {"Ann": {"play": "Purse", "choose": ["power"]}},
        {"check": {"players": {"Ann": {"gold": 2}}}},
        Purse=event(f"Action: {words}"),
    )


def test_what_changes_nothing_whatever_is_named_is_not_initiated():
    """RR Abilities ¶6: no challenge was won, and no character has a trait."""
    run(
        {"hand": ["Purse", "Muster"], "play": ["Miller"]},
        {},
        "4.1",
        {"check": {"may_not": {"Ann": ["Purse", "Muster"]}, "cites": []}},
        Purse=event(
            "Action: Choose a challenge type. If you have won a challenge of that type this phase, gain 2 gold."
        ),
        Muster=event("Action: Name a Trait. Draw 1 card for each character you control with that Trait."),
    )


def test_a_trait_is_named_and_those_that_have_it_are_counted():
    """RR Traits ¶1: traits have no meaning but for what refers to them."""
    run(
        {"hand": ["Muster"], "play": ["Knight", "Miller"], "deck": 3},
        {},
        "4.1",
        {"Ann": {"play": "Muster", "choose": ["Sworn"]}},
        {"check": {"players": {"Ann": {"hand": 1}}}},
        Muster=event("Action: Name a Trait. Draw 1 card for each character you control with that Trait."),
        Knight=person("", traits=["Sworn"]),
    )


def test_a_faction_is_named_and_neutral_is_none():
    """RR Faction ¶1: there are 8 factions; RR Neutral ¶1: a neutral card is not affiliated with any."""
    run(
        {"hand": ["Muster"], "play": ["Northman", "Miller"]},
        {},
        "4.1",
        {"refuse": {"Ann": {"play": "Muster", "choose": ["neutral"]}}},
        {"Ann": {"play": "Muster", "choose": ["stark"]}},
        {"check": {"cards": {"Northman": {"str": 5}, "Miller": {"str": 3}}}},
        Muster=event(
            "Action: Choose a faction. Each character of that faction gets +2 STR until the end of the phase."
        ),
        Northman=person("", faction="stark"),
    )
