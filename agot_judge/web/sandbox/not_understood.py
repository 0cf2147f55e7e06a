"""Statements of the pages of a board of texts that nobody understands: which of what is shown hangs on them."""

from functools import lru_cache

from msgspec.structs import replace

from agot_judge.errors import AgotJudgeError
from agot_judge.scenario.bearing.asking import hanging_on
from agot_judge.scenario.bearing.texts import UnreadText
from agot_judge.scenario.bearing.verdict import HAPPENING
from agot_judge.scenario.explored import Explored
from agot_judge.scenario.exploring import what_outcomes_hang_on
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.result import UnreadLine
from agot_judge.scenario.standing import Standing, stand_at
from agot_judge.web.sandbox.line_of_play import Line
from agot_judge.web.sandbox.pages import Notice
from agot_judge.web.sandbox.positions import Position


def shown_hangs_on(line: Line, place: Position) -> tuple[Notice, ...]:
    """Of what happened up to a place, and of what may be answered there."""
    if not line.board.has_unread:
        return ()
    return tuple(
        Notice(title="This hangs on a text that is not understood", text=_said(text), level="warn")
        for text in _shown(_up_to(line, place))
    )


def use_hangs_on(line: Line, place: Position, player: int, card: int) -> tuple[str, ...]:
    """Of whether the player could use the card there."""
    if not line.board.has_unread:
        return ()
    return tuple(_said(text) for text in _use(_up_to(line, place), player, card))


def outcomes_hang_on(line: Line, place: Position, found: Explored, question: str) -> tuple[Notice, ...]:
    """Of what all legal play from there comes to."""
    if not line.board.has_unread:
        return ()
    loaded = _up_to(line, place)
    try:
        texts = what_outcomes_hang_on(loaded, stand_at(loaded), found, question)
    except AgotJudgeError:
        return ()
    return tuple(
        Notice(title="The outcomes hang on a text that is not understood", text=_said(text), level="warn")
        for text in texts
    )


def _said(text: UnreadText | UnreadLine) -> str:
    out = f", or rule it out with 'ignore: [{text.card}]'" if text.card else ""
    return f"{text.card or 'In force'}: {text.text} Say it in words that are understood{out}."


def _up_to(line: Line, place: Position) -> Loaded:
    """The scenario with the moves that lead to the place alone."""
    loaded = line.board.loaded
    return Loaded(replace(loaded.scenario, run=line.run_before(place)), loaded.tree)


@lru_cache(64)
def _shown(loaded: Loaded) -> tuple[UnreadText, ...]:
    def ask(other: Loaded) -> object:
        return _as_answer(stand_at(other))

    try:
        standing = stand_at(loaded)
        return hanging_on(loaded, standing, _as_answer(standing), ask)
    except AgotJudgeError:
        return ()  # what stops the moves is said on the page


def _as_answer(standing: Standing) -> object:
    state = standing.exact
    told = [one.text for one in standing.board.machine.trace(state) if one.kind in HAPPENING]
    asking = state.asking
    if asking is None:
        return told, ()
    return told, (asking.player, asking.kind, [option.label for option in asking.options])


@lru_cache(64)
def _use(loaded: Loaded, player: int, card: int) -> tuple[UnreadText, ...]:
    def ask(other: Loaded) -> object:
        there = stand_at(other)
        ways = there.board.machine.ways(there.state, player, card)
        return {(way.verb, way.ability if way.is_legal else -1, way.is_legal) for way in ways}

    try:
        standing = stand_at(loaded)
        name = standing.board.machine.game.cards[card].label
        return hanging_on(loaded, standing, ask(loaded), ask, name)
    except AgotJudgeError:
        return ()  # what stops the moves is said on the page
