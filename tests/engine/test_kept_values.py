"""What is kept of one state for the next is what would be computed of it from the start (docs/decisions/0022)."""

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_judge.editions.second.entering.attaching import illegal_attachments, may_attach
from agot_judge.editions.second.entering.entry_requirements import MARSHALING, entry_requirements, may_enter
from agot_judge.engine.index import CHANGES
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import PASS, Answer
from agot_judge.engine.state.state import State
from agot_judge.engine.values import values
from agot_judge.engine.values.continuous import modifiers
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.standing import active
from agot_judge.errors import AgotJudgeError
from agot_judge.rules.initiation.requirements import initiation_requirements, may_initiate
from agot_judge.scenario.builder import build
from agot_judge.scenario.format import load
from benchmarks.printed_boards import PrintedBoards, printed
from benchmarks.random_boards import Boards
from benchmarks.text_boards import TextBoards
from tests.amounts import long

DECISIONS = 40
VALUES = (
    *(values.strength, values.icons, values.traits, values.keywords, values.factions, values.is_blank),
    values.is_loyal,
)
PLOT = ("gold", "initiative", "claim", "reserve")


def everything(position: Position) -> Iterator[tuple[Any, ...]]:
    """Every value of every card and player, what changes them, and what depends on them."""
    for card in range(len(position.state.cards)):
        for value in VALUES:
            yield card, value.__name__, value(position, card)
        for what in CHANGES:
            yield card, what, modifiers(position, card, what)
    for player in range(len(position.state.players)):
        for name in PLOT:
            yield player, name, values.plot_value(position, player, name)
    yield values.attacking_strength(position), values.defending_strength(position)
    for kind in position.index.standing:
        if kind.__name__ in ("Forbid", "Permit", "Cost", "Adjust"):
            yield kind.__name__, [(effect, scope) for effect, scope, _ in active(position, kind)]
    yield "legally attached", illegal_attachments(position)


def some_answer(machine: Machine, state: State, pick: Random) -> Answer | None:
    """A random legal answer, a pass at times."""
    decision = state.asking
    assert decision is not None
    if decision.kind == "by hand":
        return Answer(by_hand=())
    if decision.may_pass and pick.random() < 0.3:
        return PASS
    try:
        listed = tuple(islice(machine.legal_answers(state), 40))
    except AgotJudgeError:
        return None
    return pick.choice(listed) if listed else None


def holds_all_along(boards: type[Boards], seed: int) -> int:
    """Play a board; at each rule of it a few values are asked, at each decision everything is compared with what another
    machine computes of that state alone. How many decisions there were."""
    try:
        board = build(load(json.dumps(boards(seed).scenario())))
    except AgotJudgeError:
        return 0  # a random board that cannot be
    machine, pick = board.machine, Random(seed)

    def asks(state: State) -> bool:
        position = machine.at(state)
        for _ in range(4):
            pick.choice(VALUES)(position, pick.randrange(len(state.cards)))
        return False

    decisions = 0
    try:
        state = machine.run(board.state, asks)
        while state.asking is not None and decisions < DECISIONS:
            kept = list(everything(machine.at(state)))
            scratch = list(everything(machine.exploring().at(state)))
            assert kept == scratch, [
                (one, other) for one, other in zip(kept, scratch, strict=True) if one != other
            ]
            decisions += 1
            answer = some_answer(machine, state, pick)
            if answer is None:
                break
            state = machine.run(machine.take(state, answer), asks)
    except AgotJudgeError:
        pass  # a line that the rules at hand do not carry on
    return decisions


@long(25)
@given(seed=st.integers(0, 9999))
def test_kept_values_are_those_computed_from_the_start(seed: int):
    """Structured abilities: modifiers, blanks, conditions, lasting effects, in every phase."""
    holds_all_along(Boards, seed)


@long(25)
@given(seed=st.integers(0, 9999))
def test_so_are_those_of_cards_with_printed_wordings(seed: int):
    holds_all_along(TextBoards, seed)


@pytest.mark.skipif(not printed(), reason="the files of the printed cards are not beside the project")
@long(25)
@given(seed=st.integers(0, 9999))
def test_so_are_those_of_printed_cards(seed: int):
    holds_all_along(PrintedBoards, seed)


@long(25)
@given(seed=st.integers(0, 9999))
def test_what_plain_facts_rule_out_lacks_a_requirement(seed: int):
    """Yes or no is what the list of requirements says, wherever the play is: to use an ability, to bring in a card."""
    board = build(load(json.dumps(TextBoards(seed).scenario())))
    machine, pick = board.machine, Random(seed)
    try:
        state = machine.run(board.state)
        for _ in range(10):
            if state.asking is None:
                break
            is_as_its_requirements_say(machine.at(state), state.asking.player)
            answer = some_answer(machine, state, pick)
            if answer is None:
                break
            state = machine.run(machine.take(state, answer))
    except AgotJudgeError:
        pass  # a line that the rules at hand do not carry on


def is_as_its_requirements_say(position: Position, player: int) -> None:
    for card, number in position.index.actions:
        asked = initiation_requirements(position, player, card, number, None)
        assert may_initiate(position, player, card, number, None) == all(one.met for one in asked)
    if position.state.players[player].eliminated:
        return
    for card in range(len(position.state.cards)):
        for way in (*MARSHALING, "ambush", "unshadow"):
            asked = entry_requirements(position, player, card, way)
            assert may_enter(position, player, card, way) == all(one.met for one in asked), (card, way)


@long(25)
@given(seed=st.integers(0, 9999))
def test_an_attachment_may_be_attached_where_nothing_stands_against_it(seed: int):
    """The short answer is the one that the requirements give (2e/rr/attachment-cards/2)."""
    board = build(load(json.dumps(TextBoards(seed).scenario())))
    position = board.machine.at(board.machine.run(board.state))
    entry_rules = position.entry_rules
    for card, printed_ in enumerate(position.game.cards):
        if printed_.definition.face.type != "attachment":
            continue
        for host in range(len(position.state.cards)):
            asked = entry_rules.attachment_requirements(position, printed_.owner, card, host)
            assert may_attach(position, printed_.owner, card, host) == all(one.met for one in asked)
