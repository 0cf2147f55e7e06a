"""Characters alongside each other, and piles beside those of another player."""

import json

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import ICONS, PLOT, person, run, text

WATCHER = person(
    "While Watcher is attacking alongside a Knight character, it gets +2 STR.", traits=["Knight"]
)
SQUIRE = {"type": "character", "cost": 2, "str": 1, "icons": ICONS, "traits": ["Knight"]}


@pytest.mark.parametrize(("attackers", "strength"), [(["Watcher"], 3), (["Watcher", "Squire"], 5)])
def test_a_card_is_not_alongside_itself(attackers, strength):
    """RR Attacker, Attacking ¶1: the text asks for two attackers, also where the first is such a one itself."""
    run(
        {"play": ["Watcher", "Squire"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": attackers}}},
        {"check": {"cards": {"Watcher": {"str": strength}}}},
        Watcher=WATCHER,
        Squire=SQUIRE,
    )


@pytest.mark.parametrize(
    ("attackers", "strength"),
    [(["Watcher"], 3), (["Watcher", "Squire"], 3), (["Watcher", "Squire", "Fiddler"], 5)],
)
def test_at_least_two_others_must_attack_with_it(attackers, strength):
    """RR Attacker, Attacking ¶1: the card itself is none of the two others."""
    run(
        {"play": ["Watcher", "Squire", "Fiddler"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": attackers}}},
        {"check": {"cards": {"Watcher": {"str": strength}}}},
        Watcher=person("Watcher gets +2 STR while attacking with at least 2 other characters."),
        Squire=SQUIRE,
        Fiddler=SQUIRE,
    )


def test_a_strength_that_is_set_while_it_takes_part_is_its_own_again_otherwise():
    """RR Constant Abilities ¶1: while the character takes part in a challenge, and no longer."""
    run(
        {"play": ["Watcher", "Squire"]},
        {},
        "4.2",
        {"check": {"cards": {"Watcher": {"str": 3}}}},
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Watcher"]}}},
        {"check": {"cards": {"Watcher": {"str": 4}, "Squire": {"str": 1}}}},
        Watcher=person("Watcher's STR is 4 while participating in a challenge."),
        Squire=SQUIRE,
    )


def test_a_character_on_the_other_side_is_not_alongside():
    """RR Against ¶1: attackers and defenders take part against each other."""
    words = "Reaction: After you win a challenge in which Watcher is participating alongside a Knight character, draw 1 card."
    run(
        {"play": ["Watcher"], "hand": 0, "deck": ["Miller", "Baker"]},
        {"play": ["Squire"]},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Watcher"]}}},
        {"Bob": {"defend": ["Squire"]}},
        {"check": {"players": {"Ann": {"hand": 0}}}},
        Watcher=person(words),
        Squire=SQUIRE,
    )


@pytest.mark.parametrize(
    ("bob", "cid", "more_than_one", "more_than_each"),
    [
        (["Calm"], [], True, True),
        (["Calm", "Calm"], [], True, False),
        (["Calm"] * 2, ["Calm"] * 2, False, False),
    ],
)
def test_plot_cards_in_the_used_pile_are_counted_for_each_player(bob, cid, more_than_one, more_than_each):
    """RR Plot Card ¶2: revealed cards are in no used pile; "an opponent" is any one of them."""
    scenario = {
        "edition": "2e",
        "players": {
            "Ann": {"plot": "Calm", "used": ["Calm", "Calm"], "play": ["Watcher"]},
            "Bob": {"plot": "Calm", "used": bob},
            "Cid": {"plot": "Calm", "used": cid},
        },
        "cards": {
            "Calm": PLOT,
            "Watcher": person(
                "While you have more plot cards in your used pile than an opponent, Watcher gets +1 STR.\n"
                "While you have more plot cards in your used pile than each opponent, Watcher gets +2 STR."
            ),
        },
        "start": "4.1",
        "run": [{"check": {"cards": {"Watcher": {"str": 3 + more_than_one + 2 * more_than_each}}}}],
    }
    result = run_text(json.dumps(scenario))
    assert result.ok, (result.error, result.checks)


@pytest.mark.parametrize(
    ("attackers", "gold"), [(["Squire"], 0), (["Squire", "Miller"], 0), (["Squire", "Page"], 1)]
)
def test_who_is_declared_alongside_another_is_not_that_other_itself(attackers, gold):
    """RR Attacker, Attacking ¶1: one Knight that is declared alone, or beside another character, is beside no Knight."""
    words = "Reaction: After a Knight character is declared as an attacker alongside another Knight character, gain 1 gold."
    drum = text("location", words + " (Limit once per phase.)")
    run(
        {"play": ["Drum", "Squire", "Page", "Miller"], "gold": 0},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": attackers}}},
        *([{"Ann": {"trigger": "Drum"}}] if gold else []),
        {"check": {"players": {"Ann": {"gold": gold}}}},
        Drum=drum,
        Squire=SQUIRE,
        Page=SQUIRE,
    )
