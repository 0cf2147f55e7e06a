"""Step 2.2: all players draw their cards simultaneously."""

from msgspec.structs import replace

from agot_judge.editions.second.round.numbers_changed import saying_what_changed
from agot_judge.editions.second.round.phase_begin import happened
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import ActionWindow, Occurrence, Step
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import in_player_order, push, say
from agot_judge.engine.values.adjustments import number_as_changed
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.titles import title_cards_drawn
from agot_judge.rules.prohibitions.prohibitions import draws_permitted

STEP = "2e/rr/2.2"
DRAW = (f"{STEP}/1", "2e/rr/drawing-cards/1", "2e/rr/drawing-cards/2")
_AS_MANY = ("2e/rr/effects/4",)
CARDS = 2
"""The number of cards that each player draws (2e/rr/2.2/1)."""


@second.step("2.2", "Draw", *DRAW, f"{STEP}/2", "2e/rr/effects/4")
def draw(machine: Machine, state: State, step: Step) -> State:
    """Each player draws, as many cards as there are; who has no deck left is eliminated at once."""
    state = replace(state, step="2.2")
    state = say(state, "framework", "2.2 Draw", DRAW[:1])
    state = push(state, Step(number="2.3"), ActionWindow(after="2.2"))
    drawn: list[Event] = []
    done: list[Event] = []
    for player in in_player_order(state):
        usual = CARDS + title_cards_drawn(machine.at(state), player)
        wanted = draw_count(machine.at(state), player)
        state = saying_what_changed(machine.at(state), player, "draw phase cards", usual)
        deck = state.players[player].deck
        count = wanted if deck is None else min(wanted, len(deck))
        if count < wanted:
            text = f"{machine.game.players[player]} draws as many cards as there are: {count}."
            state = say(state, "effect", text, _AS_MANY, player)
        draws = (Event(kind="draw", player=player, cause="draw phase"),) * count
        state, draws = draws_permitted(machine, state, draws)
        drawn += draws
        done.append(Event(kind="draw phase draw", player=player, amount=count))
    return push(state, Occurrence(events=(*drawn, *done)))


@second.rule(f"{STEP}/1")
def draw_count(position: Position, player: int) -> int:
    """The number of cards that the player draws in this step."""
    many = CARDS + title_cards_drawn(position, player)
    return number_as_changed(position, player, "draw phase cards", many)


@second.event("draw phase draw", "2e/rr/drawing-cards/2")
def draw_phase_draw(machine: Machine, state: State, event: Event) -> State | None:
    """The player has drawn in the draw phase."""
    last = (f"{STEP}/2",) if state.players[event.player].deck == () else ()
    return happened(machine, state, event, (DRAW[0], DRAW[2], *last, "2e/rr/drawing-cards/3"))
