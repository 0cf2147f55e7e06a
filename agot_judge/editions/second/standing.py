"""Step 6.2: each kneeling card in play stands, all players' cards simultaneously."""

from msgspec.structs import replace

from agot_judge.editions.second.book import second
from agot_judge.engine.board import in_play, label
from agot_judge.engine.events import Event
from agot_judge.engine.frames import ActionWindow, Occurrence, Step
from agot_judge.engine.machine import Machine
from agot_judge.engine.state import State
from agot_judge.engine.transition import push, say
from agot_judge.engine.values import cannot

STAND = ("2e/rr/6.2/1",)
_CANNOT = ("2e/rr/cannot/1", *STAND)


@second.step("6.2", "Stand cards", *STAND, "2e/rr/stand/1", "2e/rr/attachment-cards/7")
def stand_cards(machine: Machine, state: State, step: Step) -> State:
    """One occurrence for all players together; an action window follows."""
    state = replace(state, step="6.2")
    state = say(state, "framework", "6.2 Stand cards", STAND)
    state = push(state, Step(number="6.3"), ActionWindow(after="6.2"))
    events: list[Event] = []
    for card in in_play(state):
        if not state.cards[card].kneeling:
            continue
        if cannot(machine, state, card, "stand") or cannot(machine, state, card, "be stood"):
            state = say(state, "effect", f"{label(machine.game, card)} cannot stand.", _CANNOT)
            continue
        player = state.cards[card].controller
        events.append(Event(kind="stand", card=card, player=player, cause="standing phase"))
    return push(state, Occurrence(events=tuple(events))) if events else state
