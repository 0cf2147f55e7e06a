"""So many targets as something else says: X of them, as many as have paid, of as many players as there are."""

import pytest

from agot_judge.errors import IllegalMove
from tests.rulings.cards import character, location
from tests.rulings.keep_as_printed import using
from tests.rulings.play import Side

MEN = (character("Dagmer"), character("Harlaw"), character("Page"))


def test_up_to_x_are_chosen_where_x_is_counted():
    """RR Target ¶1, The Letter "X" ¶1: of Ann's two locations the Keep is one, so up to 2 characters are knelt."""
    text = "Choose up to X characters. Kneel those characters. X is the number of locations you control."

    play = using(text, ann=Side(play=(location("Hut"),)), bob=Side(play=MEN))
    with pytest.raises(IllegalMove):
        play.choose("Dagmer", "Harlaw", "Page")
    after = play.choose("Dagmer", "Page")
    assert (after.is_kneeling("Dagmer"), after.is_kneeling("Page")) == (True, True)


def test_whoever_puts_a_card_on_the_top_or_bottom_of_a_deck_says_where():
    """RR Effects ¶3: one of the two is done, as the player of the effect chooses."""
    text = "Choose a character. Place that character on the top or bottom of its owner's deck."
    play = using(text, bob=Side(play=(character("Dagmer"),), deck=(character("Egg"),))).choose("Dagmer")

    for words, place in (("top", 0), ("bottom", -1)):
        where = next(one for one in play.choices if words in one)
        after = play.choose(where)
        deck = after.state.players[1].deck or ()
        assert after.machine.game.cards[deck[place]].label == "Dagmer"
