"""A character and a location, each of which the text says once: "1 character and 1 location revealed this way"."""

from __future__ import annotations

import pytest

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_text
from tests.rulings.cards import attachment, character, location
from tests.rulings.keep_as_printed import NAMES, using
from tests.rulings.play import Side

SHOWN = Side(deck=(location("Hut"), attachment("Cloak"), character("Wife"), character("Cousin")))


@pytest.mark.parametrize("among", ["revealed this way", "from among them"])
def test_each_kind_is_chosen_among_the_cards_that_were_revealed(among):
    """RR Target ¶7: what is chosen as the effects resolve is chosen then; first said, first chosen."""
    text = f"Reveal the top 3 cards of your deck. Choose 1 character and 1 location {among}, and add them to your hand."

    first = using(text, ann=SHOWN)
    assert first.choices == ["Wife"]
    after = first.choose("Wife").choose("Hut")
    assert after.zone("Wife") == after.zone("Hut") == "hand"
    assert after.zone("Cloak") == after.zone("Cousin") == "deck"


def test_each_kind_is_returned_from_the_pile_that_is_said_last():
    """RR Effects ¶3: all of the effect resolves; both are among the cards of the discard pile, and both are returned this way."""
    text = "Return 1 character and 1 attachment from your discard pile to your hand. Gain 1 gold for each card returned this way."
    pile = Side(discard=(character("Wife"), attachment("Song"), location("Hut")))

    after = using(text, ann=pile).choose("Wife").choose("Song")
    assert after.zone("Wife") == after.zone("Song") == "hand"
    assert after.gold("Ann") == 2


def test_a_character_and_a_location_are_discarded_from_the_hand():
    """RR Effects ¶3: one of either kind, and both of them are discarded this way."""
    text = "Discard 1 character and 1 location from your hand. Gain 1 gold for each card discarded this way."
    hand = Side(hand=(character("Wife"), location("Hut"), attachment("Song")))

    after = using(text, ann=hand).choose("Wife").choose("Hut")
    assert after.zone("Wife") == after.zone("Hut") == "discard"
    assert after.zone("Song") == "hand"
    assert after.gold("Ann") == 2


def test_a_character_and_a_location_are_put_into_play_from_the_hand():
    """RR Put into Play ¶1: no costs are paid; one of either kind enters play."""
    hand = Side(hand=(character("Wife", 5), attachment("Cloak"), location("Hut")))

    after = (
        using("Put 1 character and 1 location into play from your hand.", ann=hand)
        .choose("Wife")
        .choose("Hut")
    )
    assert after.zone("Wife") == after.zone("Hut") == "play"
    assert after.zone("Cloak") == "hand"


def test_of_which_of_two_deeds_is_spoken_is_not_guessed():
    """The documents do not say whether "this way" is the first of two deeds too: a judge resolves it."""
    twice = "Kneel a Knight character you control. Kneel a Fool character you control."
    text = f"Action: {twice} Draw 1 card for each character knelt this way."
    (line,) = compile_text(text, CardFace(name="Keep", type="location"), NAMES)
    assert line.status == "header"
    assert line.cause is not None
    assert "one after the other" in line.cause
