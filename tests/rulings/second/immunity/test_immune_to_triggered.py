"""Immunity to triggered effects, whatever card they are of."""

import pytest

from tests.rulings.texts import check, event, person, run, text

AXE = event("Action: Choose and kill a character.")
PIT = text("location", "Action: Kneel Pit to choose and kill a character.")
FROST = text("location", "Each character an opponent controls gets -1 STR.")


@pytest.mark.parametrize(
    ("words", "spared"),
    [
        ("Immune to opponents' triggered effects.", {"Axe", "Pit"}),
        ("Hero is immune to triggered effects.", {"Axe", "Pit"}),
    ],
)
@pytest.mark.parametrize("used", ["Axe", "Pit"])
def test_it_cannot_be_the_target_of_a_triggered_ability(words, spared, used):
    """RR Immune ¶1, RR Triggered Abilities ¶1: an event's action is a triggered ability as well as a location's."""
    way = {"play": "Axe"} if used == "Axe" else {"trigger": "Pit"}
    move = {"Bob": {**way, "choose": ["Hero"]}}
    kept = used in spared
    run(
        {"play": ["Hero"]},
        {"hand": ["Axe"], "play": ["Pit", "Miller"]},
        "4.1",
        {"Ann": "pass"},
        {"refuse": move} if kept else move,
        check(
            *(["2e/rr/immune/1"] if kept and "only" not in words else []),
            Hero={"zone": "play" if kept else "dead"},
        ),
        Hero=person(words),
        Axe=AXE,
        Pit=PIT,
    )


def test_what_affects_all_does_not_affect_it_and_a_constant_ability_does():
    """RR Immune ¶1, RR Constant Abilities ¶1: an ability without a boldface precursor is no triggered one."""
    run(
        {"play": ["Hero", "Baker"]},
        {"hand": ["Sleep"], "play": ["Frost"]},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"play": "Sleep"}},
        check("2e/rr/immune/1", Hero={"kneeling": False, "str": 2}, Baker={"kneeling": True, "str": 1}),
        Hero=person("Immune to opponents' triggered effects."),
        Sleep=event("Action: Kneel each character."),
        Frost=FROST,
    )


def test_its_own_players_effects_reach_a_card_that_is_immune_to_those_of_opponents():
    """RR Immune ¶1: only effects of that set."""
    run(
        {"play": ["Hero"], "hand": ["Gift"]},
        {},
        "4.1",
        {"Ann": {"play": "Gift", "choose": ["Hero"]}},
        check(Hero={"str": 5}),
        Hero=person("Immune to opponents' triggered effects."),
        Gift=event("Action: Choose a character. That character gets +2 STR until the end of the phase."),
    )


def test_stealth_and_claim_are_no_triggered_effects():
    """RR Triggered Abilities ¶1, FAQ Catelyn Stark ¶2: a keyword has no boldface precursor, and claim is no card's."""
    run(
        {"play": ["Sneak"]},
        {"play": ["Hero"]},
        "4.2",
        {
            "Ann": {
                "challenge": {
                    "type": "military",
                    "against": "Bob",
                    "with": ["Sneak"],
                    "stealth": {"Sneak": "Hero"},
                }
            }
        },
        check(Hero={"bypassed": True}),
        {"Bob": {"choose": ["Hero"]}},
        check(Hero={"zone": "dead"}),
        Sneak=person("Stealth."),
        Hero=person("Immune to opponents' triggered effects."),
    )


def test_a_delayed_effect_is_one_of_the_triggered_ability_that_created_it():
    """FAQ 2.2 ¶1: for immunity it counts as an effect of what created it."""
    run(
        {"play": ["Hero", "Baker"]},
        {"hand": ["Dusk"]},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"play": "Dusk"}},
        {"advance": "4.4"},
        {"advance": "end"},
        check("2e/rr/immune/1", Hero={"kneeling": False}, Baker={"kneeling": True}),
        Hero=person("Immune to opponents' triggered effects."),
        Dusk=event("Action: At the end of the phase, kneel each character."),
    )


def test_a_lasting_effect_from_before_stays_where_the_immunity_begins_later():
    """RR Immune ¶2: pre-existing lasting effects are not removed; while it participates it is spared another."""
    run(
        {"play": ["Attacker", "Pit"]},
        {"play": ["Hero", "Banner"]},
        "4.1",
        {"Ann": {"trigger": "Pit", "choose": ["Hero"]}},
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Attacker"]}}},
        {"Bob": {"defend": ["Hero"]}},
        {"refuse": {"Ann": {"trigger": "Pit", "choose": ["Hero"]}, "because": "immune"}},
        check(Hero={"str": 2}),
        Hero=person("", traits=["Knight"]),
        Attacker=person(""),
        Pit=text(
            "location", "Action: Choose a character. That character gets -1 STR until the end of the phase."
        ),
        Banner=text(
            "location",
            'Each Knight you control gains "immune to opponents\' triggered effects" while it is participating in a challenge.',
        ),
    )
