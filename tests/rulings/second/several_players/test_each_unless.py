"""What each of several players does unless he or she does something else: each decides alone."""

from tests.rulings.cards import character
from tests.rulings.keep_as_printed import using
from tests.rulings.play import Side

PAYS = "Each player must choose and kneel a character they control unless they pay 1 gold."


def test_each_player_decides_for_himself_or_herself_what_is_done():
    """RR May ¶1: whoever has the option may take it; the other player's decision changes nothing for him or her."""
    ann = Side(play=(character("Wench"),), gold=1)
    bob = Side(play=(character("Dagmer"),), gold=1)

    after = using(PAYS, ann, bob).choose("yes").choose("no").choose("Dagmer")
    assert (after.gold("Ann"), after.gold("Bob")) == (0, 1)
    assert (after.is_kneeling("Wench"), after.is_kneeling("Dagmer")) == (False, True)
    assert after.cites("2e/rr/may/1")


def test_who_cannot_pay_is_not_asked():
    """RR Cost ¶1 and RR May ¶1: what cannot be paid cannot be done; then what it would prevent happens."""
    after = using(PAYS, Side(play=(character("Wench"),), gold=1), Side(play=(character("Dagmer"),)))
    after = after.choose("yes").choose("Dagmer")
    assert after.is_kneeling("Dagmer")
