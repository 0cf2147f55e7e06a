"""The draw phase, and the draw cap: two cards, one at a time; no more than three by effects in a round."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import Deed, State
from agot_judge.engine.state.transition import in_player_order, say
from agot_judge.engine.values.adjustments import number_as_changed
from agot_judge.engine.values.titles import title_cards_drawn
from agot_judge.rules.effects.hand_and_deck import draw as draw_card
from agot_judge.rules.six_steps.assumed import assume
from agot_judge.rules.six_steps.challenges.titles import cites_of_title
from agot_judge.rules.six_steps.frames import FrameworkEvent
from agot_judge.rules.six_steps.round.events import initiates, pending
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
_DRAW = (f"{FAQ}/draw-phase-chart/5", f"{FAQ}/choosing-not-to-draw/2", f"{FAQ}/1.1/1", f"{FAQ}/action/5")
_CAP = (f"{FAQ}/the-draw-cap/1", f"{FAQ}/drawing-past-the-draw-cap/2")
_TWO = 2
_THREE = 3
_WAY = "draw"


@initiates("draw", *_DRAW)
def draw_two(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """Each player draws two cards, one at a time; that is not optional."""
    state = say(state, "effect", "Each player draws two cards.", _DRAW)
    events = tuple(
        Event(kind="draw", player=player, cause="draw phase")
        for player in in_player_order(state)
        for _ in range(
            number_as_changed(machine.at(state), player, "draw phase cards", _TWO)
            + title_cards_drawn(machine.at(state), player)
        )
    )
    for player in in_player_order(state):
        more = title_cards_drawn(machine.at(state), player)
        if more:
            text = f"{label(machine.game, state.players[player].title)}: {machine.game.players[player]} draws {more} more."
            state = say(state, "effect", text, cites_of_title(machine.at(state), player), player)
    return pending(state, "cards are drawn", *events)


@six_steps.rule(*_CAP)
def counting_what_was_drawn(state: State) -> State:
    """The state in which the cards that effects have drawn before the start of the run count towards the limit."""
    before = tuple(
        Deed(way=_WAY, card=-1, player=one.player, phase=one.phase)
        for one in state.history
        if one.kinds == (_WAY,) and one.round == state.round
    )
    return replace(state, deeds=(*state.deeds, *before)) if before else state


@six_steps.event("draw", *_CAP, f"{FAQ}/1.1/1")
def draw(machine: Machine, state: State, event: Event) -> State | None:
    """A card is drawn; by an effect no more than three in a round by a player."""
    name = machine.game.players[event.player]
    counts = event.cause != "draw phase"
    drawn = sum(deed.way == _WAY and deed.player == event.player for deed in state.deeds)
    if counts and drawn >= _THREE:
        return None
    if state.players[event.player].deck == ():
        if counts:
            return None
        state = assume(machine, state, "empty deck")
        return say(state, "effect", f"{name} has no card left to draw.", _DRAW[:1], event.player)
    after = draw_card(machine, state, event)
    if after is None:
        return None
    if not counts:
        return after
    if drawn + 1 == _THREE:
        after = say(after, "effect", f"{name} has reached the draw cap of the round.", _CAP, event.player)
    deed = Deed(way=_WAY, card=-1, player=event.player, phase=state.phase)
    return replace(after, deeds=(*after.deeds, deed))
