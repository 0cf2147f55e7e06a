"""Immunity to several kinds of cards, and what only some of them cannot do."""

import pytest

from tests.rulings.texts import person, run, text

COLD = {"type": "plot", "gold": 5, "initiative": 0, "claim": 1, "reserve": 6}


@pytest.mark.parametrize(("words", "dies"), [("Immune to plot effects.", False), ("Renown.", True)])
def test_a_terminal_condition_that_a_plot_brings_spares_what_is_immune_to_plots(words, dies):
    """RR Immune ¶1; FAQ Terminal Condition ¶1: a constant ability that kills whatever has no STR."""
    run(
        {"play": ["Hero"]},
        {"plot": "Cold"},
        "challenges",
        {"check": {"cards": {"Hero": {"zone": "dead" if dies else "play"}}}},
        Hero=person(words),
        Cold=COLD | {"text": "Each character gets -3 STR and is killed if its STR is 0."},
    )


@pytest.mark.parametrize(
    ("words", "whose"), [("Immune to attachment effects.", "Ann"), ("Immune to events.", "Bob")]
)
def test_nobody_takes_control_by_a_card_to_which_the_character_is_immune(words, whose):
    """RR Immune ¶1: "take control of attached character" is an effect on the character."""
    run(
        {"play": ["Hero"]},
        {"hand": ["Yoke"], "gold": 2},
        "marshaling",
        {"advance": {"window": "action", "of": "Bob"}},
        {"advance": {"window": "action", "of": "Bob"}},
        {"Bob": {"marshal": "Yoke", "on": "Hero"}},
        {"check": {"cards": {"Hero": {"controller": whose, "attachments": ["Yoke"]}}}},
        Hero=person(words),
        Yoke=text("attachment", "Take control of attached character."),
    )
