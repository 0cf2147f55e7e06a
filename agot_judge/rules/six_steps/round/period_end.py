"""The end of a phase, and with the last one of the round: what lasts until then expires in step 3."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label, labels
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import CardState, State
from agot_judge.engine.state.transition import say, with_card, with_player
from agot_judge.explain.cites_of_changes import saying_strength
from agot_judge.rules.effects.control import revert_control
from agot_judge.rules.six_steps.assumed import assume
from agot_judge.rules.six_steps.frames import FrameworkEvent
from agot_judge.rules.six_steps.round.chart import chart_of
from agot_judge.rules.six_steps.round.events import initiates, line_of, pending
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
ENDS = (f"{FAQ}/2.6/1",)
EXPIRES = (f"{FAQ}/2.6/2",)
_PLOTS = (f"{FAQ}/2.3/2",)


@initiates("phase ends", *ENDS)
def phase_ends(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """The end of the phase is initiated: there is no step 2 and no step 5."""
    events = [Event(kind="phase ends", word=state.phase)]
    if state.step == chart_of(machine.edition).last:
        events.append(Event(kind="round ends"))
    return pending(state, f"the {machine.rulebook.framework.phase_word(state.phase)} phase ends", *events)


@six_steps.event("phase ends", *ENDS, *EXPIRES)
def end_phase(machine: Machine, state: State, event: Event) -> State | None:
    """The state in which effects until the end of the phase have expired; no triggered effect can be used any more."""
    text = f"The {machine.rulebook.framework.phase_word(event.word)} phase ends: no save, cancel or response is possible here."
    state = say(state, "occurrence", text, (*line_of(machine, state, "phase ends"), *ENDS))
    state = expire(machine, assume(machine, state, "closed end"), "phase")
    uses = tuple(use for use in state.uses if use.period not in ("phase", "challenge"))
    return replace(state, ended=event.word, uses=uses)


@six_steps.event("round ends", *EXPIRES, *_PLOTS)
def end_round(machine: Machine, state: State, event: Event) -> State | None:
    """With the last phase the round ends: revealed plots go to the used piles."""
    state = expire(machine, assume(machine, state, "challenge over"), "round")
    for number, player in enumerate(state.players):
        if player.plot >= 0 and player.plots:
            text = f"{label(machine.game, player.plot)} is placed in the used pile."
            state = say(state, "state", text, _PLOTS, number)
            state = with_card(state, player.plot, CardState(zone="used", controller=number))
            state = with_player(state, number, replace(player, plot=-1, used=(player.plot, *player.used)))
    return replace(state, uses=(), deeds=(), past=())


@six_steps.rule(*EXPIRES, f"{FAQ}/general/2", f"{FAQ}/3.26/1")
def expire(machine: Machine, state: State, period: str) -> State:
    """The state without what lasted until the end of this period; what is due then is still to come."""
    ended = tuple(
        effect
        for effect in state.in_force
        if effect.until == period
        and (period != "phase" or effect.of_phase in ("", state.phase))
        and not (effect.effects and effect.trigger is None)
    )
    if not ended:
        return state
    for effect in ended:
        source = label(machine.game, effect.source) if effect.source >= 0 else "a card effect"
        text = f'"Until the end of the {period}" expires: the effect of {source} on {labels(machine.game, effect.cards)}.'
        state = say(state, "expiry", text, EXPIRES)
    state = replace(state, in_force=tuple(effect for effect in state.in_force if effect not in ended))
    changes = tuple(effect.modify for effect in ended if effect.modify is not None)
    changed = tuple(dict.fromkeys(card for effect in ended if effect.modify for card in effect.cards))
    return revert_control(machine, saying_strength(machine, state, changes, changed), ended)
