"""Terminal conditions: a character that is killed if its STR is 0, and in which order several of them are."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.editions.second.conventions import CONVENTIONS
from agot_judge.editions.second.frames import TerminalOrder
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.index import Index
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import characters, label, labels
from agot_judge.engine.state.decision import Answer, Decision, Option, in_which_order
from agot_judge.engine.state.events import STRENGTHS, Event
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, push, say
from agot_judge.engine.values.continuous import modifiers
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import is_prohibited, strength
from agot_judge.rules.prohibitions.forbidding import forbidden_by

_TERMINAL = ("2e/faq/2.6/1", "2e/faq/2.6/4", "2e/faq/2.6/5", "2e/faq/2.6/9", "2e/faq/terminal-condition/1")
_ORDER = ("2e/faq/3.1/2",)

_CHANGES = STRENGTHS | {"modify"}

Sources = tuple[tuple[int, int], ...]
"""The cards from which terminal conditions come, each with the player whose effect it is."""


@second.rule(
    *_TERMINAL,
    *(f"2e/faq/2.6/{number}" for number in range(2, 10)),
    "2e/faq/terminal-condition/1",
    "2e/faq/2.1/1",
)
def terminal_conditions(machine: Machine, state: State) -> State:
    """A character that is killed if its STR is 0 is about to be killed, before reactions to what brought it there."""
    due = _due(machine.at(state))
    if not due:
        return state
    if _next_contested(machine.index, due, ()) >= 0:
        return push(state, TerminalOrder())
    return _about_to_be_killed(machine, state, due, ())


@second.frame(TerminalOrder, *_ORDER, "2e/faq/3.1/3")
def settle_order(machine: Machine, state: State, frame: TerminalOrder) -> State:
    """The first player chooses which of several effects attempts to kill a character first.

    One that is saved and whose condition is remedied by that is not killed by the others.
    """
    due = _due(machine.at(state))
    if not due:
        return state
    card = _next_contested(machine.index, due, frame.first)
    if card < 0:
        return _about_to_be_killed(machine, state, due, frame.first)
    options = tuple(Option(label=label(machine.game, source), card=source) for source, _ in due[card])
    text = f"In which order do these effects kill {label(machine.game, card)}?"
    return ask(state, frame, in_which_order(state.first_player, text, options, _ORDER))


@second.frame_answer(TerminalOrder, *_ORDER)
def order_is_settled(
    machine: Machine, state: State, frame: TerminalOrder, decision: Decision, given: Answer
) -> State:
    """The first player's order: the first of these effects resolves first."""
    names = ", ".join(decision.options[option].label for option in given.options)
    text = f"{machine.game.players[decision.player]} orders: {names}."
    state = say(state, "decision", text, decision.cites, decision.player)
    card = _next_contested(machine.index, _due(machine.at(state)), frame.first)
    first = decision.options[given.options[0]].card
    return push(state, replace(frame, first=(*frame.first, (card, first))))


def _due(position: Position) -> dict[int, Sources]:
    """By character that is to be killed now: what kills it."""
    about_to_die = {
        event.card
        for frame in position.state.stack
        if type(frame) is Occurrence and frame.stage <= 5
        for event in frame.events
        if event.cause == "terminal condition"
    }
    due: dict[int, Sources] = {}
    for card, source, controller in _endangered(position):
        if card in about_to_die or position.state.cards[card].zone != "play":
            continue
        sources = due.get(card, ())
        if any(source == other for other, _ in sources):
            continue
        if (sources or strength(position, card) == 0) and not _is_spared(position, card, source):
            due[card] = (*sources, (source, controller))
    return due


_DYING = ("be killed", "leave play")
_IGNORES = ("2e/faq/2.1/1", "2e/rr/cannot/1")


@second.rule(*_IGNORES)
def _is_spared(position: Position, card: int, source: int) -> bool:
    """True where the card cannot be killed, or cannot leave play, by any effect or by those of this source."""
    return any(is_prohibited(position, card, doing, source=source) for doing in _DYING)


@second.rule(*_IGNORES)
def say_who_is_spared(machine: Machine, state: State, happened: tuple[Event, ...]) -> State:
    """The state with a line for each card whose STR has been brought to 0 by this, and which a terminal condition does not
    kill because it cannot be killed."""
    position = machine.at(state)
    changed = {card for event in happened if event.kind in _CHANGES for card in event.cards}
    for card, source, _ in _endangered(position):
        if card in changed and strength(position, card) == 0 and _is_spared(position, card, source):
            changed.discard(card)
            doing = next(one for one in _DYING if is_prohibited(position, card, one, source=source))
            by = forbidden_by(position, card, doing)
            text = f"{label(machine.game, card)} cannot {doing} ({by}): its STR of 0 does not kill it."
            state = say(state, "state", text, _IGNORES, state.cards[card].controller)
    return state


def _next_contested(index: Index, due: dict[int, Sources], settled: Sources) -> int:
    """A character that several effects would kill, whose order is not settled and makes a difference; -1: none.

    It makes none where no card of the game can answer that something would be killed; a duplicate cannot.
    """
    heard = index.heard
    if not any(heard.get(kind, frozenset()) & CONVENTIONS.before for kind in ("kill", "leave play")):
        return -1
    chosen = {card for card, _ in settled}
    contested = (
        card
        for card, sources in due.items()
        if len(sources) > 1 and card not in chosen and all(source >= 0 for source, _ in sources)
    )
    return next(contested, -1)


def _about_to_be_killed(machine: Machine, state: State, due: dict[int, Sources], settled: Sources) -> State:
    first = dict(settled)
    events = tuple(
        Event(
            kind="kill",
            card=card,
            player=state.cards[card].controller,
            source=source,
            by=controller,
            cause="terminal condition",
        )
        for card, sources in due.items()
        for source, controller in sources
        if source == first.get(card, sources[0][0])
    )
    names = labels(machine.game, tuple(due))
    state = say(state, "effect", f"The terminal condition on {names} is met: STR 0.", _TERMINAL)
    return push(state, Occurrence(events=events, nested=True))


@second.rule("2e/faq/terminal-condition/1")
def _endangered(position: Position) -> Iterator[tuple[int, int, int]]:
    """Each card on which there is a terminal condition, with the source of the condition and its controller."""
    if position.may_be_changed("killed at zero"):
        for player in range(len(position.state.players)):
            for card in characters(position.game, position.state, player):
                for change in modifiers(position, card, "killed at zero"):
                    yield card, change.scope.source, change.scope.you
