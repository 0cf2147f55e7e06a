"""Another number instead, of what each of several players does or of what is paid for."""

from tests.rulings.cards import character
from tests.rulings.keep_as_printed import using
from tests.rulings.play import Side

HAND = (character("Cook"), character("Page"))
EACH = "Each opponent gains 1 gold (2 gold instead if you control Wench)."
PAID = "You may discard 1 card from your hand to gain 1 gold. (3 gold instead if you control Wench.)"
WENCH = character("Wench")


def test_of_what_each_player_does_the_number_is_another_for_each():
    """RR Effects ¶3: as much as the text says resolves; it says 2 while its condition is true."""
    assert using(EACH).gold("Bob") == 1
    more = using(EACH, ann=Side(play=(WENCH,)))
    assert (more.gold("Ann"), more.gold("Bob")) == (0, 2)


def test_of_what_is_paid_for_the_number_is_another_and_the_price_the_same():
    """RR May ¶1: the option stays; only what is gained for it is another number."""
    ann = Side(play=(WENCH,), hand=HAND)

    after = using(PAID, ann).choose("yes").choose("Cook")
    assert (after.gold("Ann"), after.hand("Ann")) == (3, 1)
    declined = using(PAID, ann).choose("no")
    assert (declined.gold("Ann"), declined.hand("Ann")) == (0, 2)
    assert after.cites("2e/rr/may/1")
