"""Abilities whose triggering condition has come about and that nobody can use: a line says why."""

from agot_judge.editions.second.rulebook import second
from agot_judge.editions.second.timing.opportunities import GROUPS, events_open_to
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.events import Event, facets
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.position import Position
from agot_judge.rules.initiation.requirements import what_is_lacking
from agot_judge.rules.initiation.ruled_out import where_they_work
from agot_judge.rules.initiation.triggering import is_met
from agot_judge.rules.potential.potential import has_gone, why_no_save

STEPS = (2, 3, 4, 6, 7)
"""The steps of a sequence in which abilities are used."""


def say_what_was_due(machine: Machine, state: State, occurrence: Occurrence) -> State:
    """The state with a line for each ability that the present step would let a player use, did its requirements hold."""
    if occurrence.stage not in STEPS or occurrence.turn >= 0 or occurrence.used or not state.log.is_kept:
        return state
    if occurrence.stage == 7 and occurrence.nested:
        return state
    group = GROUPS[occurrence.stage]
    for event in events_open_to(occurrence):
        for facet in facets(event.kind):
            listeners = machine.index.listeners.get((group, facet))
            if listeners:
                for card, number in where_they_work(machine.at(state), listeners):
                    state = _say(machine.at(state), event, card, number)
        if occurrence.stage == 2:
            state = _say_of_duplicates(machine.at(state), event)
    return state


@second.rule("2e/faq/2.4/1")
def say_what_is_gone(machine: Machine, state: State, occurrence: Occurrence) -> State:
    """The state with a line for each reaction not used whose card is no longer where the occurrence sent it.

    It was due as the window opened; what others used in it has taken the card elsewhere.
    """
    if occurrence.stage != 7 or not occurrence.used or not state.log.is_kept:
        return state
    for index, event in enumerate(occurrence.happened):
        for facet in facets(event.kind):
            for card, number in machine.index.listeners.get((GROUPS[7], facet), ()):
                effects = machine.ability(card, number).effects
                if (card, number, index) not in occurrence.used and has_gone(state, effects, event):
                    state = _say(machine.at(state), event, card, number)
    return state


@second.rule("2e/rr/duplicates/2", "2e/rr/save/3", "2e/rr/save/4", "2e/rr/sacrifice/4", "2e/faq/3.2/1")
def _say_of_duplicates(position: Position, event: Event) -> State:
    """A duplicate cannot save from a sacrifice, a cost, a terminal condition, or what says that it cannot."""
    state = position.state
    if event.card < 0 or not state.cards[event.card].duplicates:
        return state
    against = why_no_save(position, event)
    if not against:
        return state
    name = label(position.game, event.card)
    return say(state, "state", f"A duplicate of {name} cannot save it.", (*against, "2e/rr/duplicates/2"))


def _say(position: Position, event: Event, card: int, number: int) -> State:
    state = position.state
    ability = position.ability(card, number)
    here = state.cards[card]
    trigger = ability.trigger
    if trigger is None or here.zone != ability.zone:
        return state
    if not is_met(position, trigger, event, card, here.controller):
        return state
    lacking, cites = what_is_lacking(position, here.controller, card, number, event)
    if not lacking:
        return state
    text = f"{label(position.game, card)} cannot be used: {lacking}"
    return say(state, "state", text, cites, here.controller)
