"""The beginnings and ends of phases, to which abilities may refer, and what the framework does by itself."""

import pytest

from tests.rulings.abilities import GOLD, POWER, action, interrupt, lasting, reaction
from tests.rulings.cards import character, location
from tests.rulings.play import Side, Table

BEGINNINGS = {
    "2.1": "draw",
    "3.1": "marshaling",
    "4.1": "challenges",
    "5.1": "dominance",
    "6.1": "standing",
    "7.1": "taxation",
}
ENDS = {
    "1.5": "plot",
    "2.3": "draw",
    "3.4": "marshaling",
    "4.4": "challenges",
    "5.3": "dominance",
    "6.3": "standing",
    "7.5": "taxation",
}


def sides(*cards):
    """Ann with these cards, and somebody to play against."""
    return {"Ann": Side(play=cards, deck=(9,)), "Bob": Side(deck=(9,))}


@pytest.mark.parametrize(("step", "phase"), BEGINNINGS.items())
def test_the_beginning_of_a_phase_may_be_referred_to(step, phase):
    """RR 2.1 ¶1, 3.1 ¶1, 4.1 ¶1, 5.1 ¶1, 6.1 ¶1, 7.1 ¶1, 1.1 ¶2, Reactions and Interrupts ¶1: a milestone."""
    right = location("Right", reaction("phase begins", trigger={"word": phase}))
    wrong = location("Wrong", reaction("phase begins", trigger={"word": "plot"}))

    play = Table(sides=sides(right, wrong)).start(step)

    assert play.asked == ("Ann", "reaction")
    assert play.choices == ["Right"]
    assert play.state.phase == phase
    assert play.cites(f"2e/rr/{step}/1")


@pytest.mark.parametrize(("step", "phase"), ENDS.items())
def test_the_end_of_a_phase_may_be_referred_to(step, phase):
    """RR 1.5 ¶1, ¶2, 2.3 ¶1, 3.4 ¶1, 4.4 ¶1, 5.3 ¶1, 6.3 ¶1, 7.5 ¶1: effects expire, and abilities may resolve."""
    dusk = location(
        "Dusk", interrupt("phase ends", GOLD, trigger={"word": phase}), reaction("phase ends", POWER)
    )
    table = Table(sides=sides(dusk, character("Page", 2)), in_force=(lasting("Page", strength=1),))

    play = table.start(f"end-of-phase {phase}")

    assert (play.asked, play.strength("Page")) == (("Ann", "interrupt"), 2 + 1)
    reacting = play.choose("Dusk")
    assert (reacting.asked, reacting.strength("Page")) == (("Ann", "reaction"), 2)
    assert reacting.cites(f"2e/rr/{step}/1")


def test_a_framework_event_happens_whether_anybody_wants_it_or_not():
    """RR Framework Effects and Framework Events ¶1: a mandatory occurrence dictated by the structure of the game."""
    play = Table(sides=sides(location("Inn", action(GOLD), kneeling=True))).start("6.2")

    assert not play.is_kneeling("Inn")
    assert play.cites("2e/rr/6.2/1")
