"""Occurrences of which a text says more: from where to where, by whom, as what, alone."""

import pytest

from tests.rulings.texts import event, person, run, text

KNEELING = event("Action: Choose and kneel a character.")
BOTH = event("Action: Choose and kneel 2 characters.")


@pytest.mark.parametrize("trap", ["Snare", "Snares"])
def test_one_of_several_targets_is_chosen_as_a_target_too(trap):
    """RR Target ¶1: each of the cards chosen is a target of the ability."""
    run(
        {"hand": [trap]},
        {"play": ["Warden", "Baker"], "hand": 0, "deck": ["Miller", "Saddle"]},
        "4.1",
        {"Ann": {"play": trap, "choose": ["Warden", "Baker"][: 2 if trap == "Snares" else 1]}},
        {"Bob": {"trigger": "Warden"}},
        {"check": {"cards": {"Warden": {"kneeling": True}}, "players": {"Bob": {"hand": 1}}}},
        Snare=KNEELING,
        Snares=BOTH,
        Warden=person("Reaction: After Warden is chosen as a target of an opponent's event, draw 1 card."),
    )


def test_who_was_not_chosen_does_not_react():
    """RR Reactions ¶1: its triggering condition has not occurred."""
    run(
        {"hand": ["Snare"]},
        {"play": ["Warden", "Baker"], "hand": 0, "deck": ["Miller", "Saddle"]},
        "4.1",
        {"Ann": {"play": "Snare", "choose": ["Baker"]}},
        {"check": {"cards": {"Baker": {"kneeling": True}}, "players": {"Bob": {"hand": 0}}}},
        {"Ann": "pass"},
        Snare=KNEELING,
        Warden=person("Reaction: After Warden is chosen as a target of an opponent's event, draw 1 card."),
    )


def test_a_card_that_comes_back_from_the_discard_pile_is_not_drawn():
    """RR Triggering Condition ¶1: from one place to the other, and not in another way into the same place."""
    run(
        {"play": ["Scribe"], "hand": ["Digging"], "discard": ["Saddle"], "deck": ["Miller", "Baker"]},
        {},
        "4.1",
        {"Ann": {"play": "Digging"}},
        {"Ann": {"trigger": "Scribe"}},
        {"check": {"cards": {"Saddle": {"zone": "hand"}}, "players": {"Ann": {"hand": 2}}}},
        Digging=event("Action: Return each attachment from your discard pile to your hand."),
        Scribe=person("Reaction: After a card is returned to your hand from your discard pile, draw 1 card."),
    )


@pytest.mark.parametrize(("attackers", "hand"), [(["Scout"], 1), (["Scout", "Miller"], 0)])
def test_an_attacker_declared_alone_is_the_only_one(attackers, hand):
    """FAQ Attacking Alone ¶2: with another attacker it is not alone."""
    reaction = [{"Ann": {"trigger": "Scout"}}] if hand else []
    run(
        {"play": ["Scout", "Miller"], "hand": 0, "deck": ["Baker", "Saddle"]},
        {},
        "4.1",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": attackers}}},
        *reaction,
        {"check": {"players": {"Ann": {"hand": hand}}}},
        Scout=person("Reaction: After Scout is declared as an attacker alone, draw 1 card."),
    )


def test_what_would_be_determined_is_answered_before_it_is():
    """RR The word "Would" ¶1: what the interrupt does counts for dominance."""
    run(
        {"play": ["Hall"], "power": 0},
        {"play": ["Baker"], "power": 0},
        "dominance",
        {"Ann": {"trigger": "Hall", "choose": ["Baker"]}},
        {"check": {"cards": {"Baker": {"kneeling": True}}, "players": {"Bob": {"power": 0}}}},
        Hall=text("location", "Interrupt: When dominance would be determined, choose and kneel a character."),
    )


def test_a_challenge_against_another_player_is_none_in_which_you_defend():
    """RR Triggering Condition ¶1: which challenge ends is part of the condition."""
    run(
        {"play": ["Miller"]},
        {"play": ["Watch"], "hand": 0, "deck": ["Baker", "Saddle"]},
        "4.1",
        {"Ann": {"challenge": {"type": "intrigue", "against": "Bob", "with": ["Miller"]}}},
        {"Bob": {"trigger": "Watch"}},
        {"check": {"players": {"Bob": {"hand": 1}}}},
        Watch=person("Reaction: After a challenge initiated against you ends, draw 1 card."),
    )
