"""From what was filled in for a change by hand to the change, in the words of the scenario format."""

import json
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from werkzeug.datastructures import MultiDict

from agot_judge.engine.ability import Change
from agot_judge.engine.pause import PAUSE
from agot_judge.engine.state.decision import Answer
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.errors import IllegalMove, ScenarioError
from agot_judge.scenario.builder import Board
from agot_judge.scenario.by_hand import HandFitter
from agot_judge.scenario.entries import ByHand
from agot_judge.scenario.fits import Given, Refused
from agot_judge.scenario.hand_changes import HandChange
from agot_judge.scenario.loose_effects import loose_effects
from agot_judge.scenario.matching import Matcher
from agot_judge.scenario.names import did_you_mean, shown
from agot_judge.scenario.problems import InvalidScenario, Problems
from agot_judge.scenario.read_by_hand import read_change
from agot_judge.scenario.reading import Reader
from agot_judge.scenario.wording import cites_of, reasons_in_words
from agot_judge.scenario.write_by_hand import change_as_data
from agot_judge.scenario.yaml_reader import Mapping, read_tree
from agot_judge.web.sandbox.hand_fields import KINDS, UNTIL, Field
from agot_judge.web.sandbox.packing import CannotUnpack, pack, unpack

Form = MultiDict[str, str]
MOST_CHANGES = 20
_LONGEST = 600
"""Characters that a field may hold."""


class Hand(Struct, frozen=True):
    """The changes that are listed so far, and the kind of change that is being filled in."""

    changes: tuple[HandChange, ...] = ()
    kind: str = ""
    typed: Form | None = None
    """The form that was filled in and could not be taken."""


def read_hand(board: Board, listed: str, kind: str) -> Hand:
    """The statement of an address: the list, empty where it cannot be read any more, and the kind."""
    name = kind if kind in KINDS else next(iter(KINDS))
    try:
        data = json.loads(unpack(listed)) if listed else []
        return Hand(tuple(_read(board, one) for one in data[:MOST_CHANGES]), name)
    except (CannotUnpack, ValueError, TypeError, RecursionError, IllegalMove, ScenarioError):
        return Hand((), name)


def pack_hand(hand: Hand) -> str:
    """The list as part of an address; empty where there is nothing in it."""
    if not hand.changes:
        return ""
    return pack(json.dumps([change_as_data(change) for change in hand.changes], ensure_ascii=False))


def after_pressing(board: Board, state: State, hand: Hand, form: Form) -> tuple[Hand, Answer | None]:
    """The list after what was pressed, and the answer that it is, where it is complete.

    Raises IllegalMove for what cannot be read, and for what a rule forbids.
    """
    asked = form.get("answer", "")
    if asked.startswith("drop-"):
        place = asked.removeprefix("drop-")
        kept = tuple(one for index, one in enumerate(hand.changes) if str(index) != place)
        return replace(hand, changes=kept), None
    if asked == "later":
        return _put_off(board, state, hand, form), None
    if asked.startswith("add"):
        if len(hand.changes) >= MOST_CHANGES:
            raise IllegalMove(f"At most {MOST_CHANGES} changes are made at once. Make these first.")
        added = (*hand.changes, filled_in(board, state, hand.kind, form))
        hand = replace(hand, changes=added)
        answer = answer_of(board, state, hand.changes)
        return hand, answer if asked == "add-all" else None
    return hand, answer_of(board, state, hand.changes)


def _put_off(board: Board, state: State, hand: Hand, form: Form) -> Hand:
    if not hand.changes:
        raise IllegalMove("Add first what is done then: the whole list is put off.")
    until = form.get("later", "")
    later = _read(
        board,
        {
            "at": until if until in UNTIL else UNTIL[1],
            "do": [change_as_data(change) for change in hand.changes],
        },
    )
    answer_of(board, state, (later,))
    return replace(hand, changes=(later,))


def answer_of(board: Board, state: State, changes: tuple[HandChange, ...]) -> Answer:
    """The changes as an answer. Raises IllegalMove with the rule that forbids one."""
    assert state.asking is not None
    is_between = state.asking.kind == PAUSE
    is_here = state.asking.kind not in ("by hand", PAUSE)
    if (is_here or is_between) and not changes:
        raise IllegalMove("Say first what changes.")
    entry = ByHand(changes, is_here, after_line=len(state.log) if is_between else 0)
    fit = _fitter(board).fit(state, state.asking, entry)
    if isinstance(fit, Refused):
        raise IllegalMove(reasons_in_words(fit.reasons), cites_of(fit.reasons))
    assert isinstance(fit, Given)
    return fit.answer


def as_changes(board: Board, state: State, changes: tuple[HandChange, ...]) -> tuple[Change, ...]:
    """The changes as the machine has them. Raises IllegalMove where a name could mean several cards."""
    return _fitter(board).changes(state, ByHand(changes))


def _fitter(board: Board) -> HandFitter:
    return HandFitter(board.machine, Matcher(board.machine.game, board.roster))


def filled_in(board: Board, state: State, name: str, form: Form) -> HandChange:
    """The change that was filled in. Raises IllegalMove with what is missing or wrong."""
    kind = KINDS[name]
    data: dict[str, Any] = {}
    for field in kind.fields:
        value = _value(field, form)
        if value in ("", [], False):
            if field.is_needed:
                raise IllegalMove(f"{kind.label}: fill in “{field.label}”.")
            continue
        within, _, way = field.key.partition(".")
        if way:
            data.setdefault(within, {})[way] = value
        else:
            data[field.key] = value
    if form.get("anyway"):
        data["anyway"] = True
    # The change comes first, whatever the order of the fields.
    change = _read(board, {kind.do: data.pop(kind.do), **data})
    if change.do == "effect":
        top = state.stack[-1]
        source = top.card if isinstance(top, Resolution) else -1
        why_not = loose_effects(board.machine.game, change.word, source).why_not
        if why_not:
            raise IllegalMove(f"These words are not understood: {why_not}. Say it with other changes.")
    return change


def _value(field: Field, form: Form) -> Any:
    if field.type in ("cards", "words"):
        return [_printable(one) for one in form.getlist(field.name)[:100] if one]
    typed = _printable(form.get(field.name, ""))
    if field.type == "flag":
        return bool(typed)
    if field.type == "number":
        digits = typed.removeprefix("+").removeprefix("-")
        whole = digits.isascii() and digits.isdigit() and len(digits) <= 6
        return int(typed) if whole else typed
    if "." in field.key:
        return [word.strip() for word in typed.split(",") if word.strip()]
    return typed


def _printable(typed: str) -> str:
    """The typed words, in one line, without letters that no scenario may hold."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in typed[:_LONGEST]).split())


def _read(board: Board, data: Any) -> HandChange:
    """The change that the data say, read as a file would be. Raises IllegalMove."""
    problems = Problems()
    scenario = board.loaded.scenario
    reader = Reader(problems, tuple(player.name for player in scenario.players), scenario.edition)
    tree = read_tree(json.dumps({"change": data}, ensure_ascii=False))
    assert isinstance(tree, Mapping)
    change = read_change(reader, tree.entries[0][1])
    for name in sorted(_names(change)):
        if not board.roster.find(name):
            problems.add(0, f"There is no card {shown(name)}.", did_you_mean(name, board.roster.names()))
    try:
        problems.raise_if_any()
    except InvalidScenario as error:
        said = (f"{one.message} {one.suggestion}".rstrip() for one in error.problems)
        raise IllegalMove(" ".join(said)) from None
    return change


def _names(change: HandChange) -> set[str]:
    inner = {name for one in change.changes for name in _names(one)}
    return {*change.cards, *((change.on,) if change.on else ()), *inner}
