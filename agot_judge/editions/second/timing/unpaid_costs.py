"""The end of an initiation of which a cost was prevented."""

from msgspec.structs import replace

from agot_judge.editions.second.frames import Entering, SavingByDuplicate
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.frames import Frame, Initiation, Occurrence
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say

_UNPAID: dict[type[Frame], str] = {
    Initiation: "its initiation ends",
    Entering: "it stays where it was",
    SavingByDuplicate: "it is not saved",
}


@second.rule("2e/rr/costs/6", "2e/rr/sacrifice/2")
def end_unpaid(machine: Machine, state: State, occurrence: Occurrence) -> State:
    """If any part of a cost payment was prevented, the initiation that it was to pay for ends here."""
    unpaid = occurrence.failed and any(event.cause == "cost" for event in occurrence.events)
    top = state.stack[-1] if state.stack else None
    if not unpaid or not isinstance(top, Initiation | Entering | SavingByDuplicate):
        return state
    text = f"A cost of {label(machine.game, top.card)} was prevented: {_UNPAID[type(top)]}."
    sacrificed = any(
        "sacrifice" in (event.kind, event.word) and event.cause == "cost" for event in occurrence.events
    )
    cites = ("2e/rr/costs/6", *(("2e/rr/sacrifice/2",) if sacrificed else ()))
    state = say(state, "ability", text, cites, top.player)
    return replace(state, stack=state.stack[:-1])
