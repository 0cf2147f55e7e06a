"""Texts as the packs print them: whom claim reaches, which challenge, which card of a pile, who chooses."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, person


def test_a_card_chosen_while_a_hand_is_looked_at_is_one_of_that_hand():
    """RR Look ¶1: chosen by whoever looks at it, in the very sentence."""
    run(
        {"Ann": {"play": [{"Spy": {"attacking": True}}]}, "Bob": {"hand": ["Saddle", "Cook"]}},
        "duck",
        {"Ann": {"trigger": "Spy", "choose": "Cook"}},
        {"check": {"cards": {"Cook": {"zone": "deck", "position": 1}}}},
        cards={
            "Spy": person(
                "Reaction: After you win an [intrigue] challenge, look at the losing opponent's hand and choose a card. "
                "Place that card on top of its owner's deck."
            ),
            "Cook": person(""),
        },
        challenge={"type": "intrigue", "attacker": "Ann", "defender": "Bob"},
    )


@pytest.mark.parametrize("words", ["draw 1 card. Then,", "gain 1 gold and draw 1 card. Then,"])
def test_that_character_is_not_the_card_that_was_drawn_meanwhile(words):
    """FAQ Hidden Information ¶1: what a card is that was drawn its player alone knows; the one that was killed is meant."""
    run(
        {
            "Ann": {"play": ["Mourner"], "hand": ["Blade"], "deck": ["Cook", "Maid"]},
            "Bob": {"play": ["Baker"]},
        },
        "4.1",
        {"Ann": {"play": "Blade", "choose": "Baker"}},
        {"Ann": {"trigger": "Mourner"}},
        {"check": {"cards": {"Baker": {"zone": "deck"}, "Cook": {"zone": "hand"}}}},
        cards={
            "Mourner": person(
                f"Reaction: After a character is killed, {words} place that character on the bottom of its owner's deck."
            ),
            "Blade": event("Action: Choose and kill a character."),
            "Cook": person(""),
            "Maid": person(""),
        },
    )
