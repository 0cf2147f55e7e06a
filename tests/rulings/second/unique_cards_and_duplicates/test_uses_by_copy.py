"""Uses of an ability with a limit are counted for the copy that was used, whatever becomes of it."""

from benchmarks.wholeness import faults
from tests.rulings.abilities import action
from tests.rulings.cards import character
from tests.rulings.play import Side, Table

SACRIFICE = action(
    {"do": "gain power", "player": "you"},
    costs=[{"do": "sacrifice", "on": {"type": ["character"], "pick": {}}}],
    limit={"times": 1, "period": "phase"},
)


def test_a_use_that_the_card_itself_paid_for_is_that_of_the_copy_that_was_in_play():
    """RR Limits and Maxima ¶1: each copy of an ability has its limit; a card that enters play anew is another copy."""
    ann = Side(hand=(character("Martyr", abilities=(SACRIFICE,)),), gold=5)
    play = Table(sides={"Ann": ann, "Bob": Side()}).start("3.1", "phase").use("marshal", "Martyr")
    while play.decision.player != 0:
        play = play.pass_()
    martyr = play.card("Martyr")
    entered = play.state.cards[martyr].entered

    play = play.use("", "Martyr", "Martyr")

    assert play.zone("Martyr") == "discard"
    assert [use.copy for use in play.state.uses] == [entered]
    assert entered > 0
    assert list(faults(play.machine.at(play.state))) == []
