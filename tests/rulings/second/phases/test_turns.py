"""The active player: each player once in a phase, clockwise from the first player."""

import pytest
from msgspec.structs import replace

from tests.rulings.cards import character
from tests.rulings.play import Play, Side, Table

NAMES = ("Ann", "Bob", "Cat", "Dan")


def table(first_player="Bob"):
    """Four players with a knight each."""
    return Table(
        sides={name: Side(play=(character(f"{name}'s knight"),)) for name in NAMES}, first_player=first_player
    )


def turns(play):
    """Who became the active player, in order, when everybody passes."""
    names: list[str] = []
    while play.state.asking is not None and play.state.step not in ("3.4", "4.4"):
        name = play.machine.game.players[play.state.active_player]
        if play.state.step in ("3.2", "4.2") and name not in names[-1:]:
            names.append(name)
        play = play.pass_()
    return names, play


@pytest.mark.parametrize(
    ("phase", "paragraph"), [("marshaling", "2e/rr/3.3/1"), ("challenges", "2e/rr/4.3/2")]
)
def test_each_player_in_player_order_is_the_active_player_once(phase, paragraph):
    """RR 3.2 ¶1, 3.3 ¶2, 4.2 ¶1, 4.3 ¶1, Player Order ¶1; 2e/rr/first-player/2: the first player first."""
    names, play = turns(table().start(phase))

    assert names == ["Bob", "Cat", "Dan", "Ann"]
    assert play.cites(paragraph)
    assert play.cites("2e/rr/player-order/1")


def test_who_has_had_a_turn_counts_although_the_first_player_changes():
    """RR 4.3 ¶1, ¶2: the next player in player order, until all players have been the active player this phase."""
    start = table().start("4.1").until_asked("challenge")
    changed = Play(start.machine, replace(start.state, first_player=3))

    names, play = turns(changed.pass_())

    assert names == ["Cat", "Dan", "Ann"], "Dan is the first player now; Bob has had his turn"
    assert play.cites("2e/rr/4.3/2")


def test_the_first_player_is_the_first_active_player_also_where_that_changed_when_the_phase_began():
    """RR 4.2 ¶1: the first player is the first to be the active player; the window after step 4.1 comes before."""
    start = table().start("4.1")
    assert start.asked == ("Bob", "action")
    changed = Play(start.machine, replace(start.state, first_player=2))

    assert changed.until_asked("challenge").asked == ("Cat", "challenge")


def test_nobody_is_the_active_player_any_longer_when_the_phase_has_ended():
    """RR Active Player ¶1: created in some phases; 2e/rr/first-player/2: the first player becomes it first."""
    names, play = turns(table().start("marshaling"))

    assert names[-1] == "Ann"
    assert play.machine.game.players[play.state.active_player] == "Bob"


def test_a_run_that_begins_in_a_turn_goes_on_from_there():
    """RR 4.3 ¶1: Cat is the active player; Bob, the first player, was before."""
    position = table()
    position.attacker = "Cat"

    names, _ = turns(position.start("4.2"))

    assert names == ["Cat", "Dan", "Ann"]
