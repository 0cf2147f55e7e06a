"""Up to so much is paid or discarded, and that much is gained for it."""

from tests.rulings.cards import character
from tests.rulings.keep_as_printed import using
from tests.rulings.play import Side

PAYS = "You may pay up to 3 gold. Gain that much power for your faction."
DISCARDS = (
    "Choose a character. Discard up to 2 power from that character. Gain that much power for your faction."
)


def test_no_more_is_paid_than_there_is_and_that_much_is_gained():
    """RR May ¶1: how much, if anything, is the player's choice, of as much as can be paid."""
    asked = using(PAYS, Side(gold=2))
    assert asked.choices == ["pay gold 2", "pay gold 1"]

    after = asked.choose("pay gold 2")
    assert (after.gold("Ann"), after.power("Ann")) == (0, 2)
    declined = asked.pass_()
    assert (declined.gold("Ann"), declined.power("Ann")) == (2, 0)


def test_that_much_is_what_was_discarded():
    """RR Effects ¶3: of 2 power only 1 was there to be discarded; that much is gained."""
    asked = using(DISCARDS, Side(), Side(play=(character("Dagmer", power=1),))).choose("Dagmer")

    after = asked.choose(asked.choices[0])
    assert (after.power_on("Dagmer"), after.power("Ann")) == (0, 1)
    assert after.cites("2e/rr/effects/3")
