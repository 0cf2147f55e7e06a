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
