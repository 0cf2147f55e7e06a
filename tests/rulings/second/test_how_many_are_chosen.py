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


AS_MANY = "Kneel any number of Fool characters to choose and kneel an equal number of Knight characters."
FOOLS = (character("Ned", traits=("Fool",)), character("Tim", traits=("Fool",)))
KNIGHTS = (character("Roy", traits=("Knight",)), character("Guy", traits=("Knight",)))


def test_as_many_are_chosen_as_paid_the_cost():
    """RR Target ¶1: the text says how many targets there are: as many as were knelt, no fewer and no more."""
    one = using(AS_MANY, ann=Side(play=FOOLS), bob=Side(play=KNIGHTS)).choose("Ned")
    with pytest.raises(IllegalMove):
        one.choose("Roy", "Guy")
    after = one.choose("Roy")
    assert (after.is_kneeling("Roy"), after.is_kneeling("Guy"), after.is_kneeling("Tim")) == (
        True,
        False,
        False,
    )


def test_no_more_cards_pay_than_there_are_targets():
    """RR Target ¶3: without the required number of valid targets the ability cannot be initiated so."""
    play = using(AS_MANY, ann=Side(play=FOOLS), bob=Side(play=KNIGHTS[:1]))

    with pytest.raises(IllegalMove, match="As many targets can be chosen"):
        play.choose("Ned", "Tim")
    assert play.choose("Ned").choose("Roy").is_kneeling("Roy")


def test_cards_of_different_players_are_chosen_if_there_are_such():
    """RR Target ¶1: "if able" binds the player as far as there is a card of another player to choose."""
    text = "Choose 2 Knight characters, each with a different controller if able. Kneel those characters."
    mine = character("Dunk", traits=("Knight",))

    alone = using(text, bob=Side(play=KNIGHTS))
    assert alone.choose("Roy", "Guy").is_kneeling("Guy")
    both = using(text, ann=Side(play=(mine,)), bob=Side(play=KNIGHTS))
    with pytest.raises(IllegalMove, match="different players"):
        both.choose("Roy", "Guy")
    assert both.choose("Roy", "Dunk").cites("2e/rr/target/1")


def test_whoever_puts_a_card_on_the_top_or_bottom_of_a_deck_says_where():
    """RR Effects ¶3: one of the two is done, as the player of the effect chooses."""
    text = "Choose a character. Place that character on the top or bottom of its owner's deck."
    play = using(text, bob=Side(play=(character("Dagmer"),), deck=(character("Egg"),))).choose("Dagmer")

    for words, place in (("top", 0), ("bottom", -1)):
        where = next(one for one in play.choices if words in one)
        after = play.choose(where)
        deck = after.state.players[1].deck or ()
        assert after.machine.game.cards[deck[place]].label == "Dagmer"
