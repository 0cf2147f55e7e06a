"""The record of the frames on the stack of the innermost window: what has occurred in it, what is pending, whose turn it is."""

from msgspec.structs import replace

from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Frame
from agot_judge.engine.state.state import State
from agot_judge.rules.six_steps.frames import Pending, Window
from agot_judge.rules.six_steps.rulebook import six_steps


def innermost(state: State) -> Window | None:
    """The innermost action window; None outside of any."""
    return next((frame for frame in reversed(state.stack) if type(frame) is Window), None)


def pending(state: State, stage: int = 0) -> Pending | None:
    """The pending effect on top of all else that is (of this stage, if one is said)."""
    found = (frame for frame in reversed(state.stack) if type(frame) is Pending)
    return next((frame for frame in found if not stage or frame.stage == stage), None)


def with_frame(state: State, old: Frame, new: Frame) -> State:
    """The state with another frame in the place of this one."""
    at = max(place for place, frame in enumerate(state.stack) if frame is old)
    return replace(state, stack=(*state.stack[:at], new, *state.stack[at + 1 :]))


def with_occurred(state: State, *events: Event) -> State:
    """The state in which this has occurred in the innermost window: passives and responses may answer it."""
    window = innermost(state)
    if window is None or not events:
        return state
    return with_frame(state, window, replace(window, occurred=(*window.occurred, *events)))


def at_step(state: State, step: int) -> State:
    """The state in which the innermost window has reached this step."""
    window = innermost(state)
    return state if window is None else with_frame(state, window, replace(window, step=step))


ORDER = "1e/faq/first-actions-and-responses"
LEFT = (f"{ORDER}/2", "1e/faq/who-responds-first/2")
FIRST_PLAYER = (f"{ORDER}/2", "1e/faq/who-responds-first/3")
CLOCKWISE = (f"{ORDER}/3",)
PASSING = (*CLOCKWISE, "1e/faq/another-response-after-a-pass/2")


@six_steps.rule(*LEFT, *FIRST_PLAYER)
def first_to_respond(state: State, window: Window) -> int:
    """The player to the left of the one who took the action; in the window of a framework action the first player."""
    return state.first_player if window.player < 0 else following(state, window.player)


def who_begins(window: Window) -> tuple[str, ...]:
    """The paragraphs that say who has the first opportunity in this window."""
    return FIRST_PLAYER if window.player < 0 else LEFT


@six_steps.rule(*CLOCKWISE)
def following(state: State, player: int) -> int:
    """The next player clockwise who is in the game."""
    count = len(state.players)
    for step in range(1, count + 1):
        other = (player + step) % count
        if not state.players[other].eliminated:
            return other
    return player


def in_the_game(state: State) -> int:
    """The number of players who are in the game."""
    return sum(not player.eliminated for player in state.players)
