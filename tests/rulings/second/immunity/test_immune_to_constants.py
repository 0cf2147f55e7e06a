"""What is immune is not affected by constant abilities either."""

import pytest

from tests.rulings.texts import ICONS, PLOT, check, person, run, text

FOG = PLOT | {"text": "Each character gets -1 STR."}


def test_a_constant_ability_does_nothing_to_a_card_that_is_immune_to_it():
    """RR Immune ¶1: it cannot be affected by effects that belong to that set; those of others still affect it."""
    run(
        {"plot": "Fog", "play": ["Stone", "Pebble", "Miller"]},
        {},
        "challenges",
        check("2e/rr/immune/1", Stone={"str": 3}, Pebble={"str": 2}, Miller={"str": 2}),
        Fog=FOG,
        Stone=person("Immune to plot effects."),
        Pebble=person("Immune to opponents' plot effects."),
    )


def test_a_card_is_affected_by_its_own_constant_ability():
    """RR Immune ¶1: that it is immune to character abilities is itself one of its abilities."""
    run(
        {"play": ["Stone", "Miller"]},
        {"play": ["Witch"]},
        "challenges",
        check("2e/rr/immune/1", Stone={"str": 4}, Miller={"str": 2}),
        Stone=person(
            "Immune to character abilities.\nStone gets +1 STR for each other character you control."
        ),
        Witch=person("Each character an opponent controls gets -1 STR."),
    )


def test_an_immunity_that_depends_on_what_it_protects_is_found_without_it():
    """RR Immune ¶1, Constant Abilities ¶1: the STR is 3 with the pit alone, and the witch does nothing to it then."""
    run(
        {"play": ["Stone"]},
        {"play": ["Witch", "Pit"]},
        "challenges",
        check("2e/rr/immune/1", Stone={"str": 3}),
        Stone=person(
            "While Stone has STR 3 or higher, it is immune to opponents' character abilities.", str=4
        ),
        Witch=person("Each character an opponent controls gets -1 STR."),
        Pit=text("location", "Each character an opponent controls gets -1 STR."),
    )


@pytest.mark.parametrize(("words", "controller"), [("Immune to attachments.", "Ann"), ("", "Bob")])
def test_control_of_an_immune_character_is_not_taken_by_a_constant_ability(words, controller):
    """RR Immune ¶1: an attachment that takes control of attached character does not affect it."""
    run(
        {"play": [{"Stone": {"attachments": [{"Ward": {"owner": "Bob"}}]}}]},
        {},
        "challenges",
        check(Stone={"controller": controller}),
        Stone=person(words),
        Ward=text("attachment", "Take control of attached character."),
    )


def test_a_prohibition_does_not_hold_for_a_card_that_is_immune_to_it():
    """RR Immune ¶1: the plot that keeps characters from defending does not affect it."""
    run(
        {"plot": "Narrows", "play": ["Miller"]},
        {"play": ["Stone", "Baker"]},
        "challenges",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"refuse": {"Bob": {"defend": ["Baker"]}, "because": "cannot"}},
        {"Bob": {"defend": ["Stone"]}},
        Narrows=PLOT | {"text": "Characters cannot be declared as defenders."},
        Stone=person("Immune to plot effects.", icons=ICONS),
    )
