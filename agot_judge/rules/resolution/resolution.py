"""Effects in progress: one after the other, each after the choices that it asks for, then what follows "then"."""

from msgspec.structs import replace

from agot_judge.engine.ability import ChooseNow, Effect, Either, If, May
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label, labels
from agot_judge.engine.state.decision import Answer, Decision
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import (
    Frame,
    Occurrence,
    PuttingIntoPlay,
    RandomDiscard,
    Resolution,
    Together,
)
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, push, say, settle
from agot_judge.explain.left_open import reading_of, say_open
from agot_judge.rules.effects.places import discard_when_resolved
from agot_judge.rules.resolution.affected_once import each_once
from agot_judge.rules.resolution.by_hand import left_open, left_to_judge, resolved_by_hand
from agot_judge.rules.resolution.effect_results import done_by_all, has_unidentified, worked_on
from agot_judge.rules.resolution.referent_reset import before_working
from agot_judge.rules.resolution.same_deed import is_the_same_deed, resolve_otherwise
from agot_judge.rules.resolution.settled_players import player_spoken_of
from agot_judge.rules.resolution.then_open import AS_DUPLICATE, RESOLVES, entered_as_duplicate
from agot_judge.rules.resolution.unidentified_cards import HOLDING, asks_of_unidentified
from agot_judge.rules.targets.picking import slots_of
from agot_judge.rules.targets.slots import Slot, is_settled, settled, values
from agot_judge.rules.targets.tied_cards import OF_ONE_OPPONENT, TIED, are_tied, is_of_which_opponent

_AS_MUCH = ("2e/rr/effects/3",)
_THEN = ("2e/faq/1.8/1", "2e/rr/the-word-then/1", "2e/rr/the-word-then/2")
_NOT_THEN = ("2e/rr/the-word-then/1", "2e/rr/the-word-then/3")
_TOGETHER = ("2e/rr/priority-of-simultaneous-resolution/1",)


@shared.frame(Resolution, *_AS_MUCH, *_THEN, *_NOT_THEN, "2e/faq/1.8/1")
def resolve(machine: Machine, state: State, frame: Resolution) -> State:
    """Resolve the next effect; after the last one go on to "then", if all before it succeeded in full."""
    if frame.done < len(frame.effects):
        effect = frame.effects[frame.done]
        if frame.done and not frame.latest and not frame.picked:
            state = say(state, "effect", "The rest of the effect still resolves.", _AS_MUCH, frame.player)
        state, frame, slot = next_choice(machine, state, frame, effect)
        if slot is not None:
            return ask(state, frame, slot.decision)
        return carry_out(machine, state, frame, effect)
    if frame.then and frame.succeeded and entered_as_duplicate(state, frame):
        read = reading_of(machine.game, AS_DUPLICATE)
        if read == 0:
            return left_open(push(state, frame), frame, AS_DUPLICATE)
        state = say_open(state, AS_DUPLICATE, frame.player, read - 1)
        frame = replace(frame, succeeded=read == RESOLVES)
    if frame.then and frame.succeeded:
        state = say(state, "effect", "Then, before any reaction:", _THEN, frame.player)
        return push(state, replace(frame, effects=frame.then, then=(), done=0))
    if frame.then:
        text = 'The part after "then" does not resolve.'
        return _end(machine, say(state, "effect", text, _NOT_THEN, frame.player), frame)
    return _end(machine, state, frame)


def next_choice(
    machine: Machine, state: State, frame: Resolution, effect: Effect
) -> tuple[State, Resolution, Slot | None]:
    """The next choice that the effect asks for, where somebody must decide; what has one result is filled in.

    What can be chosen next depends on what was chosen before, filled in or asked for.
    """
    while len(frame.picked) < len(slots := slots_of(machine.at(state), frame, effect)):
        slot = slots[len(frame.picked)]
        if _is_out(state, slot):
            frame = replace(frame, picked=(*frame.picked, ()))
            continue
        if not is_settled(slot):
            return state, frame, slot
        state = settle(state, slot.decision)
        frame = replace(frame, picked=(*frame.picked, settled(slot)))
    return state, frame, None


@shared.rule("2e/rr/winning-the-game/3")
def _is_out(state: State, slot: Slot) -> bool:
    """True where the player who would choose is out of the game: nothing is chosen then."""
    player = slot.decision.player
    return player >= 0 and state.players[player].eliminated


def carry_out(machine: Machine, state: State, frame: Resolution, effect: Effect) -> State:
    """The state after the effect, whose choices have been made, with the rest of the resolution under it."""
    position = machine.at(state)
    rule = machine.rulebook.effects[type(effect)]
    its_player = player_spoken_of(position, frame, effect)
    after = replace(frame, done=frame.done + 1, picked=(), its_player=its_player)
    if not isinstance(effect, HOLDING):
        after = replace(after, latest=True)
    after = before_working(after, effect)
    if asks_of_unidentified(position, frame, effect):
        return left_to_judge(push(state, after), frame)
    if are_tied(position, frame, effect):
        return left_to_judge(push(state, after), frame, TIED)
    if is_of_which_opponent(position, frame, effect):
        return left_to_judge(push(state, after), frame, OF_ONE_OPPONENT)
    return rule(machine, push(state, after), frame, effect)


def answered(
    machine: Machine, state: State, frame: Resolution, given: Answer, besides: tuple[str, ...] = ()
) -> tuple[State, Resolution]:
    """The state and the resolution in which one more choice of the next effect has been made; ``besides``: cited too."""
    slot = slots_of(machine.at(state), frame, frame.effects[frame.done])[len(frame.picked)]
    decision = slot.decision
    names = (
        labels(machine.game, values(slot, given))
        if slot.fills == "cards"
        else ", ".join(decision.options[option].label for option in given.options) or "nothing"
    )
    who = machine.game.players[decision.player] + " chooses" if decision.player >= 0 else "Chance decides on"
    who += ":" if slot.fills == "index" and " " in names else ""
    cites = tuple(dict.fromkeys((*decision.cites, *besides)))
    state = say(state, "decision", f"{who} {names}.", cites, decision.player)
    return state, replace(frame, picked=(*frame.picked, values(slot, given)))


@shared.frame_answer(Resolution, *_AS_MUCH)
def answer(machine: Machine, state: State, frame: Resolution, decision: Decision, given: Answer) -> State:
    """A choice that an effect asks for, or what the judge says that an effect does."""
    if decision.kind == "by hand":
        return resolved_by_hand(state, frame, decision, given)
    state, frame = answered(machine, state, frame, given)
    return push(state, frame)


@shared.rule("2e/rr/event-cards/3")
def _end(machine: Machine, state: State, frame: Resolution) -> State:
    """All effects have resolved. What was done within others is noted there; a played event is discarded."""
    top = state.stack[-1] if state.stack else None
    if type(top) is Resolution and (top.card, top.player) == (frame.card, frame.player):
        return with_top(
            state,
            succeeded=top.succeeded and frame.succeeded,
            latest=frame.succeeded,
            those=frame.those,
            drawn=frame.drawn,
            before_drawing=frame.before_drawing,
            unidentified=frame.unidentified,
            gone=frame.gone,
            shown=frame.shown,
            searched=frame.searched,
            deeds=frame.deeds,
            that_many=frame.that_many,
            many_of_each=frame.many_of_each,
            its_player=frame.its_player,
        )
    if type(top) is Together:
        return state
    return discard_when_resolved(machine, state, frame.card) if frame.card >= 0 else state


def fail(
    machine: Machine, state: State, frame: Resolution, why: str, cites: tuple[str, ...] = _AS_MUCH
) -> State:
    """The state in which the effect just reached had nothing to do: "then" will not resolve."""
    name = label(machine.game, frame.card) if frame.card >= 0 else "the effect"
    state = say(state, "effect", f"{name}: {why}", cites, frame.player)
    return with_top(state, succeeded=False, latest=False)


def as_much_as_there_is(machine: Machine, state: State, frame: Resolution, there: int, wanted: int) -> State:
    """The state in which only part of what is said can be taken from somewhere: "then" will not resolve."""
    if not 0 < there < wanted:
        return state
    return fail(machine, state, frame, f"only {there} of {wanted} there.")


def with_top(state: State, **changes: object) -> State:
    """The state with these fields of the resolution on top of its stack changed."""
    top = state.stack[-1] if state.stack else None
    if type(top) is not Resolution:
        return state
    return replace(state, stack=(*state.stack[:-1], replace(top, **changes)))


def happen(state: State, events: tuple[Event, ...]) -> State:
    """The state in which this is about to happen, within the sequence that brought the effect about."""
    top = state.stack[-1] if state.stack else None
    if events and type(top) is Resolution and top.is_replacement and top.trigger is not None:
        trigger = top.trigger
        if all(is_the_same_deed(event, trigger) for event in events):
            return resolve_otherwise(state, trigger, events)
    return push(state, Occurrence(events=events, nested=True)) if events else state


def insert(state: State, effects: tuple[Effect, ...], **changes: object) -> State:
    """The state in which these effects resolve next, in place of the one that held them."""
    top = state.stack[-1]
    assert type(top) is Resolution
    following = (*top.effects[: top.done], *effects, *top.effects[top.done :])
    return with_top(state, effects=following, **changes)


# -- several at once ---------------------------------------------------------------------------------------------


@shared.frame(Together, *_TOGETHER, "2e/rr/effects/3")
def together(machine: Machine, state: State, frame: Together) -> State:
    """Each branch makes the choices of its next effect, in order; then that effect resolves for all simultaneously."""
    branches = list(frame.branches)
    for index in range(frame.ready, len(branches)):
        state, branch, waiting = _readied(machine, state, branches[index])
        branches[index] = branch
        if waiting is not None:
            frame = replace(frame, branches=tuple(branches), ready=index)
            return ask(state, frame, waiting.decision)
    if all(branch.done >= len(branch.effects) for branch in branches):
        return _gathered(state, branches)
    return _resolve_all(machine, state, tuple(branches))


@shared.rule(*_TOGETHER)
def _gathered(state: State, branches: list[Resolution]) -> State:
    """The state in which the effects that follow can speak of the cards of all branches: it was one effect."""
    top = state.stack[-1] if state.stack else None
    if type(top) is not Resolution:
        return state
    state = with_top(state, deeds=done_by_all(top.deeds, tuple(branches)))
    hidden = any(branch.unidentified for branch in branches)
    affected = [
        branch
        for branch in branches
        if branch.those != top.those or (branch.unidentified and not top.unidentified)
    ]
    counted = [branch for branch in branches if branch.counted or branch in affected]
    of_each = tuple((branch.that_player, branch.that_many if branch in counted else 0) for branch in branches)
    of_whom_is_known = len(dict(of_each)) == len(branches) and not (hidden and top.unidentified)
    state = with_top(state, many_of_each=of_each if of_whom_is_known else ())
    if counted:
        state = with_top(state, that_many=sum(branch.that_many for branch in counted))
    if not affected:
        return with_top(state, unidentified=True) if hidden else state
    return with_top(
        state,
        those=tuple(dict.fromkeys(card for branch in affected for card in branch.those)),
        drawn=all(branch.drawn for branch in affected),
        before_drawing=affected[0].before_drawing,
        unidentified=hidden,
        gone=tuple(dict.fromkeys(card for branch in affected for card in branch.gone)),
        shown=tuple(dict.fromkeys(card for branch in branches for card in branch.shown)),
        searched=tuple(dict.fromkeys(card for branch in branches for card in branch.searched)),
    )


def _readied(machine: Machine, state: State, branch: Resolution) -> tuple[State, Resolution, Slot | None]:
    """The branch with its next effect one that changes something itself, and the choice that is still to be made."""
    while branch.done < len(branch.effects):
        effect = branch.effects[branch.done]
        state, branch, slot = next_choice(machine, state, branch, effect)
        if slot is not None:
            return state, branch, slot
        if not isinstance(effect, If | May | Either | ChooseNow):
            return state, branch, None
        # What holds others is replaced by them, on a stack of its own.
        held = carry_out(machine, replace(state, stack=()), branch, effect)
        if held.asking is not None:
            return state, branch, None
        alone = held.stack
        rest, inner = alone[0], alone[-1]
        assert type(rest) is Resolution
        assert type(inner) is Resolution
        left = rest.effects[rest.done :]
        branch = rest if inner is rest else replace(inner, effects=(*inner.effects, *left))
    return state, branch, None


@shared.rule(*_TOGETHER, *_NOT_THEN)
def _resolve_all(machine: Machine, state: State, branches: tuple[Resolution, ...]) -> State:
    """The next effect of every branch, as one occurrence as far as they are occurrences."""
    events: list[Event] = []
    after: list[Resolution] = []
    apart: list[State] = []
    alone_with_judge: list[Resolution] = []
    for branch in branches:
        if branch.done >= len(branch.effects):
            after.append(branch)
            continue
        alone = carry_out(machine, replace(state, stack=()), branch, branch.effects[branch.done])
        if alone.asking is not None:
            # What the judge resolves by hand is one branch's own business.
            alone_with_judge.append(branch)
            after.append(replace(branch, done=len(branch.effects)))
            continue
        state = replace(alone, stack=state.stack)
        rest, *pushed = alone.stack
        assert type(rest) is Resolution
        if branch.succeeded and not rest.succeeded:
            state = with_top(
                state, succeeded=False
            )  # what one of them could not do is missing from the whole
        top = pushed[0] if len(pushed) == 1 else None
        if pushed and not (type(top) is Occurrence and top.nested and top.stage == 1):
            apart.append(alone)
        elif type(top) is Occurrence:
            events += top.events
            cards = tuple(dict.fromkeys(event.card for event in top.events if event.card >= 0))
            hidden = has_unidentified(top.events)
            rest = replace(worked_on(rest, top.events, cards), unidentified=hidden)
        after.append(rest)
    for_each_card = len({branch.those for branch in branches}) == len(
        branches
    )  # so much for each of some cards
    of_one_player = len({branch.that_player for branch in branches}) == 1 and not for_each_card
    events = list(each_once(tuple(events), of_one_player))
    state = push(state, Together(branches=tuple(after)), *reversed(alone_with_judge))
    merged = _merged(tuple(frame for alone in apart for frame in alone.stack[1:]))
    if merged is not None:
        return happen(push(state, merged), tuple(events))
    for alone in reversed(apart):
        # What needs steps of its own is gone through one after the other.
        state = push(state, *alone.stack[1:])
    return happen(state, tuple(events))


def _merged(frames: tuple[Frame, ...]) -> Frame | None:
    """One frame for what all of them do, where that can be done together: cards falling at random, cards entering play."""
    falling = [frame for frame in frames if isinstance(frame, RandomDiscard)]
    entering = [frame for frame in frames if isinstance(frame, PuttingIntoPlay)]
    if falling and len(falling) == len(frames):
        others = tuple((frame.player, frame.amount) for frame in falling[1:])
        return replace(falling[0], following=others)
    if entering and len(entering) == len(frames):
        return replace(entering[0], events=tuple(event for frame in entering for event in frame.events))
    return None


@shared.frame_answer(Together, *_TOGETHER)
def chosen_together(
    machine: Machine, state: State, frame: Together, decision: Decision, given: Answer
) -> State:
    """The choice of one branch."""
    besides = _TOGETHER if len({branch.that_player for branch in frame.branches}) > 1 else ()
    state, branch = answered(machine, state, frame.branches[frame.ready], given, besides)
    branches = (*frame.branches[: frame.ready], branch, *frame.branches[frame.ready + 1 :])
    return push(state, replace(frame, branches=branches))
