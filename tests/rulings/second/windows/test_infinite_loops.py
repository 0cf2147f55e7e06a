"""FAQ 1.1: an infinite loop is shown once and then executed as often as the player says."""

import pytest

from agot_judge.engine.state.decision import PASS
from agot_judge.errors import IllegalMove
from agot_judge.rules.resolution.loops import execute_loop, show_loop
from tests.rulings.cards import location
from tests.rulings.play import Play, Side, Table

STAND_THE_OTHER = {
    "kind": "action",
    "costs": [{"do": "kneel", "on": "self"}],
    "choose": {"cards": {"type": ["location"], "this": False, "kneeling": True, "controller": "you"}},
    "effects": [{"do": "stand"}],
}


def wheel(*besides, power=0, **pays):
    """Two mills that stand each other, one of them with something to gain, and an opponent."""
    left = location("Left mill", STAND_THE_OTHER | pays)
    right = location("Right mill", STAND_THE_OTHER, kneeling=True)
    return Table(sides={"Ann": Side(play=(left, right, *besides), power=power), "Bob": Side()}).start("4.1")


def turn(play):
    """One cycle: Ann uses one mill on the other, Bob passes, and back again."""
    answers = []
    for mill, target in (("Left mill", "Right mill"), ("Right mill", "Left mill")):
        for words in (mill, target):
            answers.append(play.picking(words))
            play = play.choose(words)
        answers.append(PASS)
        play = play.pass_()
    return tuple(answers)


GAIN = {"effects": [{"do": "stand"}, {"do": "gain power"}]}


def test_a_loop_is_shown_once_and_executed_as_often_as_the_player_states():
    """FAQ 1.1 ¶1 to ¶3: one full cycle is displayed; then it is resolved that many times instantly."""
    play = wheel(**GAIN)

    loop, shown = show_loop(play.machine, play.state, turn(play))
    done = Play(play.machine, execute_loop(play.machine, shown, loop, 9))

    assert Play(play.machine, shown).power("Ann") == 1
    assert done.power("Ann") == 1 + 9
    assert done.asked == ("Ann", "action"), "the player may end it without any other choice (¶5)"
    assert done.cites("2e/faq/1.1/2")
    assert done.cites("2e/faq/1.1/3")


def test_nobody_is_compelled_to_make_a_choice_that_would_end_the_loop():
    """FAQ 1.1 ¶5: the barn may be stood in place of a mill, and is not; the sequence ends when the player ends it."""
    play = wheel(location("Barn", kneeling=True), **GAIN)
    assert play.choose("Left mill").choices == ["Right mill", "Barn"]

    loop, shown = show_loop(play.machine, play.state, turn(play))
    done = Play(play.machine, execute_loop(play.machine, shown, loop, 6))

    assert done.power("Ann") == 1 + 6
    assert done.state.cards[done.card("Barn")].kneeling
    assert done.asked == ("Ann", "action")


def test_the_game_is_over_when_the_loop_wins_it():
    """FAQ 1.1 ¶3: if the execution of this loop causes the player to win the game, the game is over."""
    play = wheel(power=10, **GAIN)

    loop, shown = show_loop(play.machine, play.state, turn(play))
    done = execute_loop(play.machine, shown, loop, 1000)

    assert done.over
    assert done.winner == 0
    assert Play(play.machine, done).power("Ann") == 15


def test_what_does_not_come_back_is_no_loop():
    """FAQ 1.1 ¶2: one full cycle must be displayed."""
    play = wheel()

    with pytest.raises(IllegalMove, match="no full cycle"):
        show_loop(play.machine, play.state, turn(play)[:3])
