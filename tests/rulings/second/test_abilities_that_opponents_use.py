"""Abilities that an opponent of the card's controller may initiate, and what is then so."""

from tests.rulings.cards import character
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


AS_IF = (
    "Kneel Keep to choose and kneel a character. Each player who controls a Knight character may initiate this ability as if"
    " he or she controlled Keep."
)


def test_who_may_use_it_as_if_controlling_the_card_pays_with_it():
    """Golden Rules ¶2, RR Cost ¶3: costs are paid with cards one controls; the text lets Bob pay as if he did."""
    people = Side(play=(character("Dagmer", traits=("Knight",)),))

    ready = able(AS_IF, bob=people).pass_()
    after = ready.choose("Keep").choose("Dagmer")
    assert after.is_kneeling("Keep")
    assert after.is_kneeling("Dagmer")
    assert after.controls("Ann", "Keep")
    assert after.cites("2e/faq/2.7/2")


def test_of_whom_it_is_not_true_may_not_use_it():
    """FAQ 2.7 ¶2: only the players whom the text names may use it, and the controller."""
    people = Side(play=(character("Dagmer"),))

    assert "Keep" in able(AS_IF, bob=people).choices
    assert "Keep" not in able(AS_IF, bob=people).pass_().choices
