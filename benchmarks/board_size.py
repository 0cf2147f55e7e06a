"""What a decision costs on a large board beside a small one: 40 cards a player, and 7."""

import json
from time import perf_counter
from typing import Any

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import PASS, Answer, Declaration
from agot_judge.engine.state.state import State
from agot_judge.scenario.builder import Board, build
from agot_judge.scenario.format import load
from benchmarks.measure import Measurement, median_of_pairs

SMALL, LARGE = 7, 40
BUDGET = 2.0
RUNS = 60
REACTION = {
    "kind": "reaction",
    "trigger": {"event": "win challenge", "player": "you"},
    "effects": [{"do": "draw"}],
}
ACTION = {
    "kind": "action",
    "phase": "dominance",
    "choose": [{"cards": {"type": ["character"]}}],
    "effects": [{"do": "kneel"}],
}
BOOST = {
    "kind": "constant",
    "effects": [{"do": "modify", "on": {"trait": ["Knight"], "controller": "you"}, "strength": 1}],
}


def measure() -> Measurement:
    """Both boards play the same challenge; the ratio of what a decision takes."""
    small, large = _board(SMALL), _board(LARGE)
    slow, quick = median_of_pairs(9, lambda: _microseconds(large), lambda: _microseconds(small))
    return Measurement(
        name=f"engine, {LARGE} cards a player beside {SMALL}",
        value=slow / quick,
        unit="times as slow",
        budget=BUDGET,
        peer=f"a decision with {SMALL} cards a player, in microseconds",
        peer_value=quick,
        note=f"{slow:.0f} microseconds",
    )


def _board(count: int) -> Board:
    """Some of the cards can do something, a few of them here; most lie there, as on a table late in a game."""
    cards: dict[str, Any] = {}
    players: dict[str, Any] = {}
    for who in ("Ann", "Bob"):
        play: list[Any] = []
        for number in range(count):
            title = f"{who} {number}"
            is_location = number % 4 == 3
            card: dict[str, Any] = {"type": "location" if is_location else "character", "cost": 2, "text": ""}
            if not is_location:
                card |= {"str": 2, "icons": ["military"] if number % 2 else ["power"], "traits": ["Lady"]}
            if number < 2:
                card["traits"] = ["Knight"]
            if number == 3:
                card["abilities"] = [BOOST]
            elif number in (4, 5):
                card["abilities"] = [REACTION]
            elif number % 7 == 6:
                card["abilities"] = [ACTION]
            cards[title] = card
            play.append({title: {"kneeling": number > 2}})
        players[who] = {"plot": f"{who} plot", "deck": 9, "hand": 3, "play": play}
        cards[f"{who} plot"] = {"type": "plot", "gold": 3, "initiative": 1, "claim": 1, "reserve": 6}
    text = {"edition": "2e", "players": players, "cards": cards, "start": "4.2"}
    return build(load(json.dumps(text)))


def _microseconds(board: Board) -> float:
    start = perf_counter()
    decisions = 0
    for _ in range(RUNS):
        decisions += _play(board.machine, board.state)
    return (perf_counter() - start) * 1e6 / decisions


def _play(machine: Machine, state: State) -> int:
    """One challenge with one attacker and one defender, reactions used; how many decisions it took."""
    state = machine.run(state)
    decisions = 0
    while state.asking is not None and not (state.past and state.asking.kind == "challenge"):
        decision = state.asking
        if decision.kind == "challenge":
            attacker = next(option.card for option in decision.options if option.card >= 0)
            answer = Answer(declaration=Declaration(type="power", against=1, attackers=(attacker,)))
        elif decision.kind in ("defenders", "reaction"):
            answer = Answer(options=(0,))
        elif decision.default is not None:
            answer = Answer(options=decision.default)
        else:
            answer = PASS if decision.may_pass else Answer(options=tuple(range(decision.least)))
        state = machine.run(machine.apply(state, answer))
        decisions += 1
    return decisions
