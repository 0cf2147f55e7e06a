"""The timing ribbon: where in the round, the phase and the challenge a board stands."""

from agot_judge.engine.state.frames import ActionWindow
from agot_judge.engine.state.state import State
from agot_judge.scenario.vocabulary import LAST_STEPS, PHASES
from agot_judge.web.sandbox.pages import Ribbon, RibbonItem
from agot_judge.web.sandbox.positions import Positions
from agot_judge.web.sandbox.shares import Standing, here

WINDOW = "window"
CHALLENGES = (
    ("4.1", "Challenges phase begins"),
    (f"{WINDOW} 4.1", "Action window"),
    ("4.2", "Active player may initiate a challenge"),
    (f"{WINDOW} 4.2", "Action window after attackers are declared"),
    ("4.2.1", "Defending player declares defenders"),
    (f"{WINDOW} 4.2.1", "Action window after defenders are declared"),
    ("4.2.2", "Compare STR to determine challenge winner"),
    ("4.2.3", "Gain challenge bonuses"),
    ("4.2.4", "Apply claim result"),
    ("4.2.5", "Process challenge resolution keywords"),
    ("4.2.6", "Challenge ends"),
    (f"{WINDOW} 4.2.6", "Action window"),
    ("4.3", "Next player becomes active player"),
    ("4.4", "Challenges phase ends"),
)
"""The challenges phase in the order of the chart, its action windows between its steps."""

_PHASE_OF = {str(number): phase for number, phase in enumerate(PHASES, 1)}


def ribbon(standing: Standing, places: Positions, number: int) -> Ribbon:
    """The ribbon at a place of a line; each item leads to the first place of the line within it."""
    state = places.places[number].state
    item = item_of(state)
    phase = _phase(state)
    items = CHALLENGES if phase == "challenges" else _end_of(phase)
    order = [name for name, _ in items]
    at = order.index(item) if item in order else -1
    first: dict[str, str] = {}
    for place in places.places:
        first.setdefault(item_of(place.state), place.key)
    return Ribbon(
        phases=tuple((one.capitalize(), one == phase) for one in PHASES),
        items=tuple(
            RibbonItem(
                label=WINDOW if name.startswith(WINDOW) else name,
                name=title,
                is_window=name.startswith(WINDOW),
                is_current=name == item,
                is_done=place < at,
                url=here(Standing(at=first[name], other=standing.other)) if name in first else "",
            )
            for place, (name, title) in enumerate(items)
        ),
    )


def item_of(state: State) -> str:
    """The step or the open action window that a state is in."""
    for frame in reversed(state.stack):
        if isinstance(frame, ActionWindow) and frame.turn >= 0:
            after = "4.2.6" if frame.after == "4.3" else frame.after
            return f"{WINDOW} {after}"
    return state.step


def _phase(state: State) -> str:
    """The phase; at its very end, when it is no longer, the one that the last step belongs to."""
    return state.phase or _PHASE_OF.get(state.step.partition(".")[0], "challenges")


def _end_of(phase: str) -> tuple[tuple[str, str], ...]:
    number = LAST_STEPS.get(phase, "")
    return ((number, f"{phase.capitalize()} phase ends"),) if number else ()
