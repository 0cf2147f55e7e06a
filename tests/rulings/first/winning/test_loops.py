"""Infinite loops: one full cycle is shown, then it is executed as often as its player says."""

from tests.rulings.first.boards import held, run, said

CARDS = """  Left Mill:
    type: location
    abilities:
      - kind: action
        costs: [{do: kneel, on: self}]
        choose: [{cards: {type: [location]}}]
        effects: [{do: stand}, {do: gain power}]
  Right Mill: {type: location, text: "Any Phase: Kneel Right Mill to choose a location. Stand that location."}
"""
CYCLE = """  - Ann: {trigger: Left Mill, choose: Right Mill}
  - Bob: pass
  - Ann: {trigger: Right Mill, choose: Left Mill}
  - Bob: pass
"""


def test_a_loop_is_executed_as_often_as_its_player_says():
    """1e/faq/2.7/2, 1e/faq/2.7/3: one cycle is displayed with all cards involved, the rest is resolved at once."""
    lines = said(
        "play: [Left Mill, Right Mill: kneeling]",
        "play: [Cub]",
        f"start: challenges\nrun:\n{CYCLE}"
        "  - Ann: {choose: 6}\n"
        "  - check: {players: {Ann: {faction_power: 7}}, decision: {player: Ann, kind: action}}\n",
        CARDS,
    )
    assert "Ann states: this loop is executed 6 times." in lines


def test_a_loop_that_wins_wins():
    """1e/faq/2.7/3: if the execution causes the player to win, the game is over."""
    cites = held(
        "power: 10, play: [Left Mill, Right Mill: kneeling]",
        "play: [Cub]",
        f"start: challenges\nrun:\n{CYCLE}"
        "  - Ann: {choose: 17000000}\n"
        "  - check: {winner: Ann, players: {Ann: {faction_power: 15}}}\n",
        CARDS,
    )
    assert {"1e/faq/2.7/3", "1e/faq/2.8/1"} <= cites


def test_what_does_not_come_back_to_its_beginning_is_no_loop():
    """1e/faq/2.7/2: a full cycle was not displayed."""
    result = run(
        "play: [Left Mill, Right Mill: kneeling]",
        "play: [Cub]",
        "start: challenges\nrun:\n  - Ann: {trigger: Left Mill, choose: Right Mill}\n  - Bob: pass\n"
        "  - refuse: {Ann: {choose: 5}}\n",
        CARDS,
    )
    assert result.ok, (result.error, result.checks)
