"""Alike cards: following one answer for all in which they only change places finds the same outcomes and lines."""

import json
from collections import Counter
from collections.abc import Callable, Hashable
from math import perm
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from agot_judge.engine.alike import Alike
from agot_judge.engine.exploration import Graph, Stopped, explore
from agot_judge.engine.lines_of_play import count_lines
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import CardState, State
from agot_judge.errors import AgotJudgeError
from agot_judge.scenario.builder import Board, build
from agot_judge.scenario.format import load
from benchmarks.printed_boards import PrintedBoards
from benchmarks.random_boards import Boards
from benchmarks.text_boards import TextBoards
from tests.amounts import share

MOST = 300
KINDS: dict[type[Boards], int] = {TextBoards: 60, Boards: 25, PrintedBoards: 25}
"""So many boards of each kind."""
KEPT = 3
"""So many cards in play of each player are left of a random board before they are made alike."""


def twins(kind: type[Boards], seed: int) -> dict[str, Any]:
    """A random board on which most cards in play lie twice or three times, as copies or under other titles."""
    pick, scenario = Random(seed), kind(seed).scenario()
    cards = scenario["cards"]
    for side in scenario["players"].values():
        side["play"] = _entries(side["play"][:KEPT], cards, pick)
        side["hand"] = [one for one in side.get("hand", [])[:1] for _ in range(2)]
    return scenario


def _entries(play: list[Any], cards: dict[str, Any], pick: Random) -> list[Any]:
    found: list[Any] = []
    for entry in play:
        name, said = next(iter(entry.items())) if isinstance(entry, dict) else (entry, {})
        said = {key: value for key, value in said.items() if key not in ("attachments", "duplicate")}
        cards[name].pop("unique", None)
        found.append({name: said})
        for number in range(pick.randint(0, 2)):
            other = name
            if pick.random() < 0.5:
                other = f"{name} twin {number}"
                cards[other] = cards[name]
            found.append({other: said})
    return found


def but_for_alike(game: Game, alike: Alike) -> Callable[[State], Hashable]:
    """What a state comes to, whichever of the alike cards is which."""
    group_of = {card: number for number, group in enumerate(alike.groups) for card in group}

    def outcome(state: State) -> Hashable:
        cards = Counter(
            (group_of.get(number, -1 - number), _on_the_table(card))
            for number, card in enumerate(state.cards)
        )
        gold = tuple(player.gold for player in state.players)
        return frozenset(cards.items()), gold, state.first_player, state.winner, len(state.in_force)

    return outcome


def _on_the_table(card: CardState) -> Hashable:
    """All that is seen of a card; of those on it whether there are any."""
    return replace(
        card, host=-1, attachments=card.attachments[:1] and (-1,), duplicates=(), entered=0, left_with=()
    )


def lines_by_outcome(graph: Graph) -> Counter[Hashable]:
    found: Counter[Hashable] = Counter()
    for outcome, lines in zip(graph.outcomes, count_lines(graph).lines, strict=True):
        found["stopped" if isinstance(outcome, Stopped) else outcome] += lines
    return found


def compared(text: str) -> tuple[int, int] | None:
    """How many states are followed without and with it, where all can be; None elsewhere."""
    board: Board = build(load(text))
    alike = Alike(board.machine.game)
    outcome = but_for_alike(board.machine.game, alike)
    every = explore(board.machine, board.state, outcome, MOST)
    if not every.is_complete:
        return None
    some = explore(board.machine, board.state, outcome, MOST, alike.answers)
    assert some.is_complete
    assert lines_by_outcome(some).keys() == lines_by_outcome(every).keys()
    if not any(count_lines(every).is_endless):
        assert lines_by_outcome(some) == lines_by_outcome(every)
    return every.followed, some.followed


@pytest.mark.long
def test_following_one_of_alike_answers_finds_the_same_outcomes_by_the_same_number_of_lines():
    """Random boards on which cards lie twice: whichever of them is which, nothing else comes out."""
    fewer = 0
    for kind, many in KINDS.items():
        for seed in range(share(many)):
            try:
                found = compared(json.dumps(twins(kind, seed)))
            except AgotJudgeError:
                continue  # a random board that cannot be
            fewer += found is not None and found[1] < found[0]
    assert fewer


def reactions(many: int) -> Board:
    """Ann has won a challenge and has so many locations with the same reaction to it, under titles of their own."""
    cards = {
        f"Inn {one}": {
            "type": "location",
            "abilities": [
                {
                    "kind": "reaction",
                    "trigger": {"event": "win challenge", "player": "you"},
                    "costs": [{"do": "kneel"}],
                    "effects": [{"do": "gain power"}],
                }
            ],
        }
        for one in range(many)
    }
    hound = {"type": "character", "str": 2, "icons": ["power"]}
    board = {
        "edition": "2e",
        "players": {"Ann": {"play": [{"Hound": {"attacking": True}}, *cards]}, "Bob": {}},
        "cards": {"Hound": hound, **cards},
        "challenge": {"type": "power", "attacker": "Ann", "defender": "Bob"},
        "start": "4.2.2",
        "stop": "4.2.3",
    }
    return build(load(json.dumps(board)))


def power(state: State) -> Hashable:
    """Ann's power."""
    return state.cards[state.players[0].faction].power


@pytest.mark.parametrize("many", [1, 2, 5, 8])
def test_alike_reactions_in_any_order_are_followed_in_one(many: int):
    """RR Reactions ¶2: each may be used, or not, one after the other: e * n! lines, through one state for each number used."""
    board = reactions(many)
    found = explore(board.machine, board.state, power, MOST, Alike(board.machine.game).answers)
    assert found.is_complete
    assert lines_by_outcome(found) == {used: perm(many, used) for used in range(many + 1)}
    assert found.followed <= 2 * (many + 1)


def test_in_which_order_a_window_was_used_makes_no_state_of_its_own():
    """Six different reactions: a state for each set of those used, not for each order (1,957 of these)."""
    board = reactions(6)
    every = explore(board.machine, board.state, power, MOST)
    assert every.is_complete
    assert every.followed <= 3 * 2**6
    assert sum(count_lines(every).lines) == sum(perm(6, used) for used in range(7))


def test_cards_of_which_something_speaks_are_not_alike():
    """A title in an ability, another owner, a text that nobody understands: such cards stand for themselves."""
    cards: dict[str, Any] = {name: {"type": "character", "str": 1, "icons": ["power"]} for name in "ABCDE"}
    named = {"kind": "action", "effects": [{"do": "kneel", "on": {"name": "C"}}]}
    cards["Well"] = {"type": "location", "abilities": [named]}
    cards["D"]["text"] = cards["E"]["text"] = "Flumox the bar."
    board = {
        "edition": "2e",
        "players": {"Ann": {"play": ["A", "B", "C", "D", "E", "Well"]}, "Bob": {"play": ["A", "B"]}},
        "cards": cards,
        "start": "challenges",
    }
    game = build(load(json.dumps(board))).machine.game
    groups = {tuple(game.cards[one].label for one in group) for group in Alike(game).groups}
    assert groups == set()
    copies = json.loads(json.dumps(board).replace('"play": ["A", "B"]', '"play": ["A", "A"]'))
    game = build(load(json.dumps(copies))).machine.game
    assert len(Alike(game).groups) == 1
    assert not Alike(game, frozenset(Alike(game).groups[0])).groups
