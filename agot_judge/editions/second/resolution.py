"""Effects in progress: one after the other, then what follows the word "then"."""

from msgspec.structs import replace

from agot_judge.editions.second.book import second
from agot_judge.editions.second.initiation import discard_played_event
from agot_judge.engine.board import label
from agot_judge.engine.frames import Resolution
from agot_judge.engine.machine import Machine
from agot_judge.engine.state import State
from agot_judge.engine.transition import push, say
from agot_judge.errors import NotSupportedYet

_AS_MUCH = ("2e/rr/effects/3",)
_THEN = ("2e/rr/the-word-then/1", "2e/rr/the-word-then/2")
_NOT_THEN = ("2e/rr/the-word-then/3",)


@second.frame(Resolution, *_AS_MUCH, *_THEN, *_NOT_THEN, "2e/faq/1.8/1")
def resolve(machine: Machine, state: State, frame: Resolution) -> State:
    """Resolve the next effect; after the last one go on to "then", if all before it succeeded in full."""
    if frame.done < len(frame.effects):
        effect = frame.effects[frame.done]
        rule = machine.rulebook.effects.get(type(effect))
        if rule is None:
            raise NotSupportedYet(f"not supported yet: an effect of the kind {type(effect).__name__}.")
        state = push(state, replace(frame, done=frame.done + 1))
        return rule(machine, state, frame, effect)
    if frame.then and frame.succeeded:
        state = say(state, "effect", "Then:", _THEN, frame.player)
        return push(state, replace(frame, effects=frame.then, then=(), done=0))
    if frame.then:
        text = "What follows the word then does not resolve."
        return _end(machine, say(state, "effect", text, _NOT_THEN, frame.player), frame)
    return _end(machine, state, frame)


def _end(machine: Machine, state: State, frame: Resolution) -> State:
    return discard_played_event(machine, state, frame.card) if frame.card >= 0 else state


def fail(machine: Machine, state: State, frame: Resolution, why: str) -> State:
    """The state in which the effect just reached had nothing to do: "then" will not resolve."""
    state = say(state, "effect", f"{label(machine.game, frame.card)}: {why}", _AS_MUCH, frame.player)
    stack = state.stack
    top = stack[-1]
    if type(top) is Resolution:
        return replace(state, stack=(*stack[:-1], replace(top, succeeded=False)))
    return state
