"""Cards whose abilities are used out of play: in hand, in a pile, from shadows."""

import pytest

from tests.rulings.texts import person, run, text


def test_a_card_reacts_to_being_discarded_from_the_pile_in_which_it_lies_by_then():
    """FAQ 2.4 ¶1: a reaction to a discard implicitly interacts with the discard pile. RR Abilities ¶5: it requires that the
    card be there."""
    run(
        {"hand": ["Stray"]},
        {"hand": ["Theft"]},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"play": "Theft"}},
        {"Ann": {"trigger": "Stray"}},
        {"check": {"cards": {"Stray": {"zone": "play"}}, "cites": ["2e/rr/put-into-play/1"]}},
        Stray=person("Reaction: After Stray is discarded from your hand, put it into play."),
        Theft=text("event", "Action: Choose an opponent. Discard 1 card at random from that player's hand."),
    )


def test_a_card_interrupts_its_discard_from_the_hand_in_which_it_still_is():
    """RR Interrupts ¶1: before the occurrence resolves. RR Abilities ¶5: used from an out of play area."""
    run(
        {"hand": ["Stray"]},
        {"hand": ["Theft"]},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"play": "Theft"}},
        {"Ann": {"trigger": "Stray"}},
        {"check": {"cards": {"Stray": {"zone": "play"}}}},
        Stray=person(
            "Interrupt: When Stray is discarded from your hand, put it into play instead of placing it in your"
            " discard pile."
        ),
        Theft=text("event", "Action: Choose an opponent. Discard 1 card at random from that player's hand."),
    )


@pytest.mark.parametrize("pile", ["hand", "discard"])
def test_a_card_comes_from_either_of_the_areas_that_its_text_names(pile):
    """RR Abilities ¶5: the text refers to being used from an out of play area, here from one of two."""
    run(
        {"hand": ["Axe"], pile: ["Axe", "Skull"] if pile == "hand" else ["Skull"]},
        {"play": ["Miller"]},
        "4.1",
        {"Ann": {"play": "Axe"}},
        {"Ann": {"trigger": "Skull"}},
        {"check": {"cards": {"Skull": {"zone": "play"}}}},
        Skull=text(
            "location",
            "Reaction: After an opponent's character is killed, put Skull into play from your hand or discard pile.",
        ),
        Axe=text("event", "Action: Choose and kill a character."),
    )
