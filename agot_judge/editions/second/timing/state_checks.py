"""The checks at once when something has happened, before any reaction: terminal conditions, victory, elimination."""

from agot_judge.editions.second.challenges.considered_participating import participate_by_text
from agot_judge.editions.second.entering.attaching import discard_illegal_attachments
from agot_judge.editions.second.entering.bestow import bestow_what_entered
from agot_judge.editions.second.leaving.terminal import say_who_is_spared, terminal_conditions
from agot_judge.editions.second.rulebook import second
from agot_judge.editions.second.winning.elimination import eliminate_without_deck
from agot_judge.editions.second.winning.winning import check_victory
from agot_judge.engine.ability import Forbid, Later, TakeControl
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import labels
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say
from agot_judge.rules.effects.control import constant_control
from agot_judge.rules.effects.leaving_by_text import KINDS, leave_by_text
from agot_judge.rules.lasting.delayed import resolve_awaited

_LEAVING = frozenset(KINDS)
_POWER = frozenset({"gain power", "move power", "take control"})
_DECK = frozenset(
    {
        "draw",
        "discard from deck",
        "draw phase draw",
        "move card",
        "put into play",
        "remove from game",
        "ambush",
        "marshal",
        "bring out of shadows",
        "attach",
        "attach as duplicate",
        "become attachment",
        "marshal into shadows",
        "play event",
    }
)
"""The kinds of event that may take the last card from a deck: by drawing, discarding, searching or using it from there."""


def aftermath(machine: Machine, state: State, happened: tuple[Event, ...]) -> State:
    """The state after everything that follows immediately from what has happened."""
    kinds = {event.kind for event in happened}
    if "save" in kinds:
        state = discard_unattached(machine, state)
    if state.in_force or Later in machine.index.standing:
        state = resolve_awaited(machine, state, happened)
    if TakeControl in machine.index.standing:
        state = constant_control(machine, state)
    state = participate_by_text(machine, state)
    if state.in_force or "killed at zero" in machine.index.constants:
        if state.log.is_kept:
            state = say_who_is_spared(machine, state, happened)
        state = terminal_conditions(machine, state)
    if not _LEAVING.isdisjoint(machine.index.standing):
        state = leave_by_text(machine, state)
    if state.in_force or machine.index.restrains_attachments:
        state = discard_illegal_attachments(machine, state)
    if "bestow" in machine.index.keywords or "keywords" in machine.index.constants:
        state = bestow_what_entered(machine.at(state), happened)
    if not kinds.isdisjoint(_DECK):
        state = eliminate_without_deck(machine, state)
    # When anything has changed, a player who could not win before may be able to, and power left out may count.
    if state.asking is None and (
        not kinds.isdisjoint(_POWER) or Forbid in machine.index.standing or machine.index.adjusts
    ):
        state = check_victory(machine, state)
    return state


@second.rule("2e/rr/attachment-cards/5")
def discard_unattached(machine: Machine, state: State) -> State:
    """An attachment that was saved when its card left play is attached to nothing: it is discarded."""
    events = tuple(
        Event(
            kind="discard from play",
            card=card,
            player=player,
            cause="not legally attached",
            can_be_saved=False,
        )
        for player, cards in enumerate(state.players)
        for card in cards.play
        if state.cards[card].host >= 0 and state.cards[state.cards[card].host].zone != "play"
    )
    if not events:
        return state
    names = labels(machine.game, tuple(event.card for event in events))
    state = say(state, "effect", f"{names} is not legally attached.", ("2e/rr/attachment-cards/5",))
    return push(state, Occurrence(events=events, nested=True))
