"""The timing ribbon: where in the round and in the phase a board stands."""

from collections.abc import Iterator

from agot_judge.engine.framework import Framework, Phase
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.state import State
from agot_judge.web.sandbox.pages import Ribbon, RibbonItem
from agot_judge.web.sandbox.positions import Positions
from agot_judge.web.sandbox.shares import Standing, here

WINDOW = "window"


def ribbon(machine: Machine, standing: Standing, places: Positions, number: int) -> Ribbon:
    """The ribbon at a place of a line; each item leads to the first place of the line within it."""
    framework = machine.rulebook.framework
    state = places.places[number].state
    item = item_of(machine, state)
    phase = _phase(framework, state)
    items = tuple(_items(framework, phase)) if phase is not None else ()
    order = [name for name, _ in items]
    at = order.index(item) if item in order else -1
    first: dict[str, str] = {}
    for place in places.places:
        first.setdefault(item_of(machine, place.state), place.key)
    return Ribbon(
        phases=tuple(((one.printed or one.name).capitalize(), one is phase) for one in framework.phases),
        items=tuple(
            RibbonItem(
                label=WINDOW if name.startswith(WINDOW) else framework.label_of(name),
                name=title,
                label_here=_label_here(framework, name, title),
                is_window=name.startswith(WINDOW),
                is_current=name == item,
                is_done=place < at,
                url=here(Standing(at=first[name], other=standing.other)) if name in first else "",
            )
            for place, (name, title) in enumerate(items)
        ),
    )


def _label_here(framework: Framework, name: str, title: str) -> str:
    """The words of the box where the board stands: the title, after the number by which the documents call the step."""
    is_numbered = not name.startswith(WINDOW) and name != title and framework.label_of(name) == name
    return f"{name} {title}" if is_numbered else title


def item_of(machine: Machine, state: State) -> str:
    """The step or the open action window that a state is in."""
    after = machine.questions.open_after(state)
    if not after:
        return state.step
    windows = machine.rulebook.framework.windows_after
    return f"{WINDOW} {next((one.after for one in windows if after in one.also_after), after)}"


def _phase(framework: Framework, state: State) -> Phase | None:
    """The phase; at its very end, when it is no longer, the one that the last step belongs to.

    Outside of every phase the first one that is shown in detail, whose occurrences boards are mostly about.
    """
    found = framework.phase(state.phase or framework.phase_of(state.step))
    in_detail = (phase for phase in framework.phases if phase.in_detail)
    return found if found is not None else next(in_detail, None)


def _items(framework: Framework, phase: Phase) -> Iterator[tuple[str, str]]:
    """The steps of a phase that is shown in detail, each action window after its step; of another one its last step."""
    titles = {window.after: window.title for window in framework.windows_after}
    for step in framework.steps_of(phase) if phase.in_detail else (phase.last,):
        yield step, framework.title_of(step)
        if phase.in_detail and step in titles:
            yield f"{WINDOW} {step}", titles[step]
