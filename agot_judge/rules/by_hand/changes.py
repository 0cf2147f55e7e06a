"""The judge's changes: made in the order in which they are listed, consecutive ones of one kind at once."""

from collections.abc import Sequence
from itertools import groupby

from msgspec.structs import replace

from agot_judge.engine.ability import Change, Changes
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import is_bypassed
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence, Resolution, Together
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say
from agot_judge.engine.values.position import Position
from agot_judge.explain.by_hand import said_by_hand, sentence_by_hand
from agot_judge.rules.by_hand.branches import branches, claim_lasts
from agot_judge.rules.by_hand.despite import marked
from agot_judge.rules.by_hand.refusals import refusals
from agot_judge.rules.effects.joining import with_type
from agot_judge.rules.resolution.resolution import carry_out, insert, next_choice

_AS_MUCH = ("2e/rr/effects/3",)
_ALONE = (
    "effect",
    "at",
    "modify",
    "cannot",
    "claim",
    "challenge type",
    "bypass",
    "reveal plot",
    "first player",
)
"""Changes that are made one by one."""
_GONE = ("2e/rr/leaves-play/6", "2e/rr/delayed-effects/1")


@shared.effect(Changes, *_AS_MUCH, "2e/rr/priority-of-simultaneous-resolution/1")
def make_changes(machine: Machine, state: State, frame: Resolution, effect: Changes) -> State:
    """Make the first changes, those of one kind at once; the others follow when all that comes of them is over."""
    changes = _still_there(frame, effect)
    if not changes:
        return state
    first, rest = in_groups(changes)[0], in_groups(changes)[1:]
    following = tuple(change for group in rest for change in group)
    if following:
        state = insert(state, (Changes(changes=following),))
    first = tuple(_with_its_end(machine.at(state), change) for change in first)
    state, first = _as_far_as_possible(machine, state, frame, first)
    if not first:
        return state
    if first[0].anyway:
        return _despite(machine, state, frame, first[0])
    state = say(state, "by-hand", f"The judge: {sentence_by_hand(machine.game, first)}", _AS_MUCH)
    if first[0].do == "challenge type":
        return with_type(state, first[0].word)
    if first[0].do == "bypass":
        return push(state, Occurrence(events=_bypassing(state, frame, first[0]), nested=True))
    made = tuple(branch for change in first for branch in branches(machine.at(state), frame, change))
    if len(made) == 1:
        return push(state, made[0])
    return push(state, Together(branches=made)) if made else state


def _with_its_end(position: Position, change: Change) -> Change:
    """The change with how long it lasts, where that goes without saying."""
    return replace(change, until=claim_lasts(position, change)) if change.do == "claim" else change


def in_groups(changes: Sequence[Change]) -> list[tuple[Change, ...]]:
    """The changes that are made at once, group after group."""
    keyed = groupby(
        enumerate(changes),
        key=lambda one: one[0] if one[1].do in _ALONE or one[1].anyway else one[1].do,
    )
    return [tuple(change for _, change in group) for _, group in keyed]


@shared.rule(*_AS_MUCH)
def _as_far_as_possible(
    machine: Machine, state: State, frame: Resolution, changes: tuple[Change, ...]
) -> tuple[State, tuple[Change, ...]]:
    """The changes that can still be made, and a line for each that what came before has made impossible."""
    made: list[Change] = []
    for change in changes:
        against = refusals(machine.at(state), frame, change)
        if not against:
            made.append(change)
            continue
        why = " ".join(one.found for one in against)
        text = f"Not done: {said_by_hand(machine.game, change)}. {why}"
        cites = tuple(dict.fromkeys(cite for one in against for cite in one.cites))
        state = say(state, "by-hand", text, cites)
    return state, tuple(made)


@shared.rule(*_GONE)
def _still_there(frame: Resolution, effect: Changes) -> tuple[Change, ...]:
    """The changes without the cards that have left play since: a delayed effect expires for those."""
    left = frame.targets[0] if frame.targets else ()
    gone = tuple(card for card in effect.there if card not in left)
    if not gone:
        return effect.changes
    kept = (
        replace(change, cards=tuple(card for card in change.cards if card not in gone))
        for change in effect.changes
        if change.on not in gone and (not change.cards or set(change.cards) - set(gone))
    )
    return tuple(kept)


@shared.rule("2e/rr/cannot/1", "2e/rr/effects/3")
def _despite(machine: Machine, state: State, frame: Resolution, change: Change) -> State:
    """The state after the table's deed, which happens whatever forbids it; the trace names the prohibition."""
    against = refusals(machine.at(state), frame, replace(change, anyway=False))
    cites = tuple(dict.fromkeys(cite for one in against for cite in one.cites)) or _AS_MUCH
    why = f" Not legal: {' '.join(one.found for one in against)}" if against else ""
    said = sentence_by_hand(machine.game, (change,))
    state = say(state, "by-hand", f"The table did this: {said}{why}", cites)
    if change.do == "challenge type":
        return with_type(state, change.word)
    if change.do == "bypass":
        below = len(state.stack)
        return marked(push(state, Occurrence(events=_bypassing(state, frame, change), nested=True)), below)
    for branch in reversed(branches(machine.at(state), frame, change)):
        below = len(state.stack)
        if change.do in ("effect", "at"):
            state = push(state, branch)
            continue
        state, ready, slot = next_choice(machine, replace(state, despite=True), branch, branch.effects[0])
        if slot is not None:
            state = push(replace(state, despite=False), branch)
        else:
            state = marked(carry_out(machine, state, ready, branch.effects[0]), below)
    return state


@shared.rule("2e/rr/stealth/1")
def _bypassing(state: State, frame: Resolution, change: Change) -> tuple[Event, ...]:
    """The characters that are not bypassed yet are about to be."""
    return tuple(
        Event(
            kind="bypass",
            card=card,
            other_card=frame.card,
            player=frame.player,
            source=frame.card,
            by=frame.player,
            cause="effect",
        )
        for card in change.cards
        if not is_bypassed(state, card)
    )
