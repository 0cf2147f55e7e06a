"""The findings of an exploration: the outcomes, the first choices, two orders that differ."""

from typing import Any

import msgspec
from msgspec import Struct

from agot_judge.scenario.entries import Entry
from agot_judge.scenario.result import UnreadLine
from agot_judge.scenario.yaml_writer import Data


class Outcome(Struct, frozen=True, kw_only=True):
    """Something that play can come to."""

    number: int
    """From 1, in the order of the shortest lines."""
    values: dict[str, Any]
    """By path: what was asked, or what differs between outcomes where nothing was."""
    stopped: str
    """Why the line cannot be followed to its end; empty where it can."""
    lines: int
    """The number of lines of play that lead there."""
    is_endless: bool
    """True where a line there can go in a circle; ``lines`` counts those that do not."""
    of_alike: bool
    """True where it says something of an alike card: another one may be in its place."""
    entries: tuple[Entry, ...]
    """A shortest line, as entries of ``run``."""
    moves: tuple[Data, ...]
    """The same as plain values, as a file has them."""
    words: tuple[str, ...]
    """The same, each move in one line."""


class FirstChoice(Struct, frozen=True, kw_only=True):
    """An answer to the decision where the exploration began, and the numbers of the outcomes that it leaves open."""

    move: str
    entry: Entry
    """The same as an entry of ``run``."""
    outcomes: tuple[int, ...]


class TwoOrders(Struct, frozen=True, kw_only=True):
    """Two lines that make the same moves in another order and come to different outcomes."""

    moves: tuple[str, ...]
    entries: tuple[Entry, ...]
    outcome: int
    other_moves: tuple[str, ...]
    other_entries: tuple[Entry, ...]
    other_outcome: int


class Explored(Struct, frozen=True, kw_only=True):
    """The outcomes that an exploration found."""

    title: str
    question: str
    is_complete: bool
    """True where all lines were followed to their ends; False: the bound was hit, and there may be more outcomes."""
    most_states: int
    states: int
    """The number of different states that were followed."""
    unfollowed: int
    """The number of states that were found and not followed, because a bound was hit."""
    spent: str
    """The part of the allowed time that was used up before all was followed: ``4.8 seconds``; empty without such a bound."""
    lines: int
    """The number of lines that lead to the outcomes, all together."""
    unfollowed_lines: int
    outcomes_found: int
    outcomes: tuple[Outcome, ...]
    first_choice: str
    """The decision where the exploration began, in words; empty where there is none."""
    first_choices: tuple[FirstChoice, ...]
    order_matters: bool | None
    """True where the same moves in another order can come to another outcome; None: that was not found out."""
    two_orders: TwoOrders | None
    alike: tuple[tuple[str, ...], ...]
    """The cards of which one stands for all: an outcome is one for each way to put them in each other's places, and its
    lines are those to all of these. Empty where every answer was followed."""
    hangs_on: tuple[UnreadLine, ...] = ()
    """The texts on which the outcomes hang, because nobody understands them."""


def as_json(explored: Explored) -> bytes:
    """The outcomes as one JSON object on one line, the moves as a file has them."""
    plain = msgspec.to_builtins(explored)
    for outcome in plain["outcomes"]:
        del outcome["entries"]
    for choice in plain["first_choices"]:
        del choice["entry"]
    if plain["two_orders"] is not None:
        del plain["two_orders"]["entries"], plain["two_orders"]["other_entries"]
    return msgspec.json.encode(plain)
