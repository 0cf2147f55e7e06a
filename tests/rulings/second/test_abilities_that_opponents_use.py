"""Abilities that an opponent of the card's controller may initiate, and what is then so."""

from tests.rulings.keep_as_printed import able
from tests.rulings.play import Side

TEXT = (
    "Pay 1 gold to kneel Keep. Any opponent may initiate this ability. If an opponent initiates this ability, that player"
    " takes control of Keep until the end of the phase."
)


def test_an_opponent_who_initiates_it_takes_control():
    """FAQ 2.7 ¶2: the text lets another player use it; who initiates it is the one of whom it then speaks."""
    ready = able(TEXT, Side(gold=1), Side(gold=1)).pass_()
    after = ready.choose("Keep")

    assert after.controls("Bob", "Keep")
    assert after.is_kneeling("Keep")
    assert after.gold("Bob") == 0


def test_its_controller_keeps_control():
    """RR Abilities ¶7: nothing more happens if the controller of the card initiates it."""
    after = able(TEXT, Side(gold=1), Side(gold=1)).choose("Keep")

    assert after.controls("Ann", "Keep")
    assert after.is_kneeling("Keep")
