"""A text read on from a board that was read before says what it says when it is read as a whole."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_judge.errors import AgotJudgeError
from agot_judge.kept import Kept, keeping
from agot_judge.scenario.format import load, write
from agot_judge.scenario.read_on import parted, tree_of_both
from agot_judge.scenario.yaml_reader import read_tree
from benchmarks.played_boards import played_board
from tests.amounts import long

BOARD = """edition: 2e
players:
  Ann: {play: [Robin: attacking]}
  Bob: {play: [Jon]}
cards:
  Robin: {type: character, str: 3}
  Jon: {type: character, str: 2}
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
"""
RUN = "run:\n  - Bob: {choose: Jon}\n  - advance: end\n"
ACROSS = (
    "---\n" + BOARD,
    BOARD + "...\n",
    "%YAML 1.2\n---\n" + BOARD,
    BOARD.replace("[Jon]", "&a [Jon]"),
    BOARD + "note: |\n  said\n",
    BOARD + "note: |+\n  said\n\n\n",
    BOARD + "note: said\n\n# a remark\n",
    BOARD + "note: 'said\n\n  twice'\n",
    BOARD + 'note: "not closed\n',
    BOARD + "note: said,\n  and said\n",
    BOARD + "note:\n",
    BOARD + "history:\n- {used: Jon}\n",
    "  " + BOARD.replace("\n", "\n  ").rstrip(" "),
    "{" + BOARD.replace("\n", " ") + "\n",
    BOARD + "run:\n  - Bob: {choose: Robin}\n",
    BOARD + "note: a\x85b\n",
    BOARD + "? note\n",
    "\ufeff" + BOARD,
)
"""Boards that end, or begin, so that what follows could mean something else."""


INSERTED = ("", "- x\n", "a: b\n", '"', " ", "#", ":", "\n")


@cache
def text_of(seed):
    """The text of a board that was played."""
    return write(load(played_board(seed)).scenario)


def said(text):
    """The scenario with its lines, or what is wrong with it."""
    try:
        loaded = load(text)
    except AgotJudgeError as error:
        return str(error), getattr(error, "line", 0)
    return loaded.scenario, loaded.tree


def said_on(text):
    """The same, after the board was read by itself."""
    parts = parted(text)
    with keeping(Kept(10**7)):
        if parts is not None:
            said(parts.board)
        return said(text)


def test_a_run_behind_a_board_that_was_read_is_parsed_alone():
    text = BOARD + RUN
    parts = parted(text)
    assert parts is not None
    assert (parts.board, parts.run) == (BOARD, RUN)
    assert tree_of_both(read_tree(BOARD), parts) == read_tree(text)
    assert said_on(text) == said(text)


@pytest.mark.parametrize("board", ACROSS)
@pytest.mark.parametrize(
    "run", [RUN, "run:\n  - Bob: {choose: *a}\n", "run:\n  - Zoe: pass\n", "run:\n  x: [\n"]
)
def test_whatever_stands_before_the_run_it_is_read_as_in_one_text(board, run):
    assert said_on(board + run) == said(board + run)


@long(200)
@given(
    seed=st.integers(0, 10**6),
    cut=st.integers(0, 4000),
    inserted=st.sampled_from(("", "- x\n", "a: b\n", '"', " ", "#", ":")),
)
def test_so_is_each_text_of_a_played_board_whatever_is_put_into_it(seed, cut, inserted):
    text = write(load(played_board(seed % 40)).scenario)
    cut %= len(text)
    text = text[:cut] + inserted + text[cut:]
    assert said_on(text) == said(text)
