"""Occurrences of which a text says by whom, by what, and in which challenge they come about."""

import pytest

from tests.rulings.texts import ICONS, PLOT, event, run

FIGHTER = {"type": "character", "cost": 2, "str": 3, "icons": ICONS}
SEEN = {"check": {"players": {"Ann": {"gold": 1}}}}
NOT_SEEN = {"check": {"players": {"Ann": {"gold": 0}}}}


def watcher(occurrence):
    """Who hears of it gains 1 gold."""
    return {"type": "character", "str": 1, "text": f"Forced Reaction: After {occurrence}, gain 1 gold."}


@pytest.mark.parametrize(
    ("said", "seen"),
    [
        ("1 or more cards are discarded for reserve by an opponent", True),
        ("you discard 1 or more cards for reserve", False),
    ],
)
def test_the_player_whose_hand_is_too_large_discards_for_reserve(said, seen):
    """RR 7.3 ¶2: each player discards down to his or her reserve value; it is no player's effect."""
    run(
        {"play": ["Watcher"], "hand": 0, "gold": 0},
        {"hand": ["Miller", "Baker", "Saddle"], "plot": "Narrow"},
        "7.3",
        {"Bob": {"choose": ["Miller", "Saddle"]}},
        {"advance": "end"},
        SEEN if seen else NOT_SEEN,
        Watcher=watcher(said),
        Narrow=PLOT | {"reserve": 1},
    )


@pytest.mark.parametrize("way", ["for its cost", "by an effect"])
@pytest.mark.parametrize(
    ("said", "seen"),
    [
        ("a card comes out of shadows", True),
    ],
)
def test_whatever_causes_a_card_to_come_out_of_shadows_brings_it_out(said, seen, way):
    """FAQ No Surprises ¶2: for its shadow cost as well as by an effect that puts it into play from shadows."""
    came = {"unshadow": "Thief"} if way == "for its cost" else {"play": "Dawn", "choose": ["Thief"]}
    run(
        {"play": ["Watcher"], "shadows": ["Thief"], "hand": ["Dawn"], "gold": 1},
        {},
        "4.1",
        {"Ann": came},
        {"check": {"players": {"Ann": {"gold": seen + (way == "by an effect")}}}},
        Watcher=watcher(said),
        Thief=FIGHTER | {"text": "Shadow (1)."},
        Dawn=event("Action: Put a character into play from your shadows area."),
    )


@pytest.mark.parametrize(
    ("attackers", "strength"), [(["Dame"], (4, 3)), (["Dame", "Page"], (3, 3)), (["Page"], (3, 3))]
)
def test_she_is_each_of_the_characters_of_whom_it_is_said(attackers, strength):
    """RR Constant Abilities ¶1: of each of them for itself, where no character is named."""
    run(
        {"play": ["Septa", "Dame", "Page"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": attackers}}},
        {"check": {"cards": {"Dame": {"str": strength[0]}, "Page": {"str": strength[1]}}}},
        Septa=FIGHTER
        | {"text": "Each Lady character you control gets +1 STR while she is participating alone."},
        Dame=FIGHTER | {"traits": ["Lady"]},
        Page=FIGHTER,
    )
