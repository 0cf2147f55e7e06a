"""Immunity to several kinds of cards, and what only some of them cannot do."""

import pytest

from tests.rulings.texts import event, person, run, text

AXE = event("Action: Choose and kill a character.")
PIT = text("location", "Action: Kneel Pit to choose and kill a character.")


@pytest.mark.parametrize(
    ("words", "spared"),
    [
        ("Hero is immune to events and plot effects.", {"Axe"}),
        ("Hero is immune to opponents' event and location abilities.", {"Axe", "Pit"}),
        ("Hero is immune to attachments and character abilities.", set()),
        ("Hero is immune to location effects and opponents' plots.", {"Pit"}),
        ("Hero is immune to location effects and your events.", {"Pit"}),
        ("Hero is immune to locations and opponents' events and plots.", {"Axe", "Pit"}),
        ("Hero cannot be killed by events or location effects.", {"Axe", "Pit"}),
        ("Hero cannot be chosen as the target of locations controlled by opponents.", {"Pit"}),
        ("Hero cannot be affected by the effects of opponents' events.", {"Axe"}),
    ],
)
@pytest.mark.parametrize("used", ["Axe", "Pit"])
def test_it_is_spared_what_it_is_immune_to(words, spared, used):
    """RR Immune ¶1, RR Cannot ¶1: of each kind that is named, and of no other."""
    way = {"play": "Axe"} if used == "Axe" else {"trigger": "Pit"}
    move = {"Bob": {**way, "choose": ["Hero"]}}
    kept = used in spared
    run(
        {"play": ["Hero"]},
        {"hand": ["Axe"], "play": ["Pit", "Miller"]},
        "4.1",
        {"Ann": "pass"},
        {"refuse": move} if kept else move,
        {"check": {"cards": {"Hero": {"zone": "play" if kept else "dead"}}, "cites": []}},
        Hero=person(words),
        Axe=AXE,
        Pit=PIT,
    )


COLD = {"type": "plot", "gold": 5, "initiative": 0, "claim": 1, "reserve": 6}


def test_what_a_constant_ability_says_does_not_reach_a_card_that_is_immune_to_it():
    """RR Immune ¶1: it cannot be affected by effects of that set, and a constant ability has effects as well
    (RR Effects ¶1)."""
    run(
        {"play": [{"Hero": {"attachments": [{"Yoke": {"owner": "Bob"}}]}}, "Miller"]},
        {"play": ["Pit"], "plot": "Cold"},
        "challenges",
        {
            "check": {
                "cards": {"Hero": {"str": 3 - 2, "icons": ["military", "intrigue", "power"]}},
                "cites": ["2e/rr/immune/1"],
            }
        },
        {"check": {"cards": {"Miller": {"str": 0}}}},
        Hero=person("Immune to opponents' plot and attachment effects."),
        Yoke=text("attachment", "Attached character loses a [power] icon and gets -1 STR."),
        Pit=text("location", "Each character gets -2 STR."),
        Cold=COLD | {"text": "Each character gets -1 STR."},
    )


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
    ("words", "kept"), [("Immune to location effects.", True), ("Immune to plot effects.", False)]
)
def test_a_card_that_is_immune_to_what_would_blank_it_is_not_blank(words, kept):
    """RR Immune ¶1: its immunity is not taken from it by that to which it is immune."""
    run(
        {"play": ["Hero"]},
        {"play": ["Pit"]},
        "challenges",
        {"check": {"cards": {"Hero": {"blank": not kept, "keywords": ["stealth"] if kept else []}}}},
        Hero=person(f"Stealth.\n{words}"),
        Pit=text("location", "Treat the printed text box of each character as if it were blank."),
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
