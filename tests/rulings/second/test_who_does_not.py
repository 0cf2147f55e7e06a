"""What follows for each player who did something, or did not or could not do it."""

from tests.rulings.cards import character
from tests.rulings.keep_as_printed import using
from tests.rulings.play import Side

KNEELS = (
    "Each player kneels a character they control. Each player who cannot discards 1 card from their hand."
)
PAYS = "Each player may pay 1 gold. Each player who does not kneels a character they control."


def test_who_has_nothing_to_do_it_with_is_one_who_cannot():
    """RR Effects ¶3: as much as can be done is done; for Bob, who has no character, it was not."""
    ann, bob = Side(play=(character("Wench"),), hand=(character("Cook"),)), Side(hand=(character("Page"),))

    after = using(KNEELS, ann, bob).end()
    assert after.is_kneeling("Wench")
    assert (after.hand("Ann"), after.hand("Bob")) == (1, 0)
    assert after.cites("2e/rr/effects/3")


def test_of_several_players_each_who_declines_is_meant_and_no_other():
    """RR May ¶1: the option is each player's own; what follows is done by those who did not take it."""
    ann, bob = Side(play=(character("Wench"),), gold=1), Side(play=(character("Dagmer"),), gold=1)

    after = using(PAYS, ann, bob).choose("yes").choose("no").choose("Dagmer")
    assert (after.gold("Ann"), after.gold("Bob")) == (0, 1)
    assert (after.is_kneeling("Wench"), after.is_kneeling("Dagmer")) == (False, True)
    assert after.cites("2e/rr/may/1")


def test_who_cannot_take_the_option_has_not_done_it():
    """RR May ¶1: without gold there is nothing to decide, and what follows happens."""
    ann, bob = Side(play=(character("Wench"),), gold=1), Side(play=(character("Dagmer"),))

    after = using(PAYS, ann, bob).choose("yes").choose("Dagmer")
    assert (after.is_kneeling("Wench"), after.is_kneeling("Dagmer")) == (False, True)
