"""What every phase has: its beginning, to which abilities refer, and its place in the round."""

import pytest

from tests.rulings.cards import location, plot
from tests.rulings.play import Play, Side, Table

FOLLOWING = ("plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation")


def reacting(phase: str) -> Play:
    """A table with a reaction to the beginning of this phase, as the phase begins."""
    bell = location(
        "Bell",
        {
            "kind": "reaction",
            "trigger": {"event": "phase begins", "word": phase},
            "effects": [{"do": "gain gold"}],
        },
    )
    return Table(sides={"Ann": Side(play=(bell,), plots=(plot("Calm"),)), "Bob": Side()}).start(phase)


def test_the_beginning_of_each_phase_is_a_milestone_before_anything_of_it_is_done():
    """RR 1.1 ¶2; 2.1 ¶1; 5.1 ¶1; 6.1 ¶1; 7.1 ¶1."""
    draw, dominance, standing, taxation = map(reacting, ("draw", "dominance", "standing", "taxation"))

    for play in (reacting("plot"), draw, dominance, standing, taxation):
        assert play.asked == ("Ann", "reaction")
        assert play.choices == ["Bell"]
        assert play.cites("2e/rr/1.1/2")
    assert draw.cites("2e/rr/2.1/1")
    assert dominance.cites("2e/rr/5.1/1")
    assert standing.cites("2e/rr/6.1/1")
    assert taxation.cites("2e/rr/7.1/1")


@pytest.mark.parametrize("number", range(7))
def test_one_phase_follows_the_other_and_a_run_ends_with_the_phase_in_which_it_began(number):
    """RR 7.5 ¶3, and the order of Appendix I."""
    sides = {name: Side(plots=(plot("Calm"),)) for name in ("Ann", "Bob")}
    last = ("1.5", "2.3", "3.4", "4.4", "5.3", "6.3", "7.5")[number]
    following = FOLLOWING[(number + 1) % 7]

    alone = Table(sides=sides).start(last)
    on = Table(sides=sides).start(last, stop="game")

    assert alone.is_over
    assert on.state.phase == following
    assert (on.state.round, on.state.step[0]) == (2 if number == 6 else 1, str((number + 1) % 7 + 1))
