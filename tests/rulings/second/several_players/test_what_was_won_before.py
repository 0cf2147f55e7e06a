"""What happened before: who won dominance, and what was done in the phase that ends; and who pays what to whom."""

import pytest

from tests.rulings.texts import person, run, run_to, text


@pytest.mark.parametrize(
    ("words", "ann_gold", "bob_gold", "power"),
    [
        ("if you won, Judge gains 1 power", 0, 3, 0),
        ("if no player won, Judge gains 1 power", 3, 0, 0),
        ("if you have lost dominance this round, Judge gains 1 power", 0, 3, 1),
        ("if you have lost dominance this round, Judge gains 1 power", 3, 0, 0),
    ],
)
def test_who_won_dominance_is_known_when_it_has_been_determined(words, ann_gold, bob_gold, power):
    """RR 5.2 ¶1: the player with the highest total wins dominance; with a tie no player does."""
    run(
        {"play": [{"Judge": "kneeling"}], "gold": ann_gold},
        {"gold": bob_gold},
        "dominance",
        {"check": {"cards": {"Judge": {"power": power}}, "cites": ["2e/rr/5.2/1"]}},
        Judge=person(f"Forced Reaction: After dominance is determined, {words}."),
    )


@pytest.mark.parametrize(("attacker", "kneels"), [("Miller", False)])
def test_what_a_character_did_in_a_phase_is_known_when_it_ends(attacker, kneels):
    """RR Interrupts ¶1, RR Forced Interrupts/Reactions ¶1: at the end of the phase in which it was an attacker."""
    run_to(
        "standing",
        {"play": ["Judge", "Miller"]},
        {},
        "4.1",
        {"Ann": "pass"},
        {"Bob": "pass"},
        {"Ann": {"challenge": {"type": "power", "with": [attacker]}}},
        {"advance": "dominance"},
        {"check": {"cards": {"Judge": {"power": int(kneels)}}}},
        Judge=person(
            "Forced Interrupt: When a phase ends in which Judge was declared as an attacker, Judge gains 1 power."
        ),
    )


@pytest.mark.parametrize(
    ("words", "cost"),
    [
        ("Increase the cost to bring each card out of shadows by 1.", 3),
        ("Increase the cost to bring each opponent's card out of shadows by 1.", 3),
        ("Reduce the cost to bring each of your cards out of shadows by 1.", 2),
    ],
)
def test_who_brings_a_card_out_of_shadows_pays_what_cards_of_any_player_add(words, cost):
    """RR Shadow ¶3, RR Modifiers ¶3: whoever brings it out pays the cost with all modifiers in force."""
    run(
        {"play": ["Watch"]},
        {"shadows": ["Thief"], "gold": 5},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"unshadow": "Thief"}},
        {"check": {"players": {"Bob": {"gold": 5 - cost}}, "cards": {"Thief": {"zone": "play"}}}},
        Watch=text("location", words),
        Thief=person("Shadow (2)."),
    )


@pytest.mark.parametrize(("others", "icons"), [([], [])])
def test_another_attachment_is_one_besides_this(others, icons):
    """RR Self-referential Text ¶1: "another" is a card other than the one that says so."""
    run(
        {"play": [{"Groom": {"attachments": ["Whip", *others]}}]},
        {},
        "4.1",
        {"check": {"cards": {"Groom": {"icons": icons}}}},
        Groom=person("") | {"icons": []},
        Whip=text("attachment", "While attached character has another attachment, it gains a [power] icon."),
    )
