"""The end of a phase, a challenge or the round: interrupts, expiry, delayed effects, reactions."""

from msgspec.structs import replace

from agot_judge.editions.second.round.active_player import before_turns
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability.words import OR_LEAVES
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label, labels
from agot_judge.engine.state.decision import Answer, Decision, Option, in_which_order
from agot_judge.engine.state.events import STRENGTHS, Event
from agot_judge.engine.state.frames import Delayed, Occurrence, Step
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import InForce, State
from agot_judge.engine.state.transition import ask, push, say, settle
from agot_judge.engine.values.continuous import scope_of_lasting
from agot_judge.engine.values.immunity import is_immune_to
from agot_judge.explain.cites_of_changes import saying_strength
from agot_judge.rules.effects.control import revert_control
from agot_judge.rules.lasting.delayed import is_due, resolution_of
from agot_judge.rules.lasting.expiry_with_source import end_with_phase
from agot_judge.rules.lasting.gained_and_lost import CHANGED

SEQUENCE = "2e/faq/end-of-phase-timing-sequence"
_INTERRUPTS = (f"{SEQUENCE}/2",)
_EXPIRE = (f"{SEQUENCE}/3", "2e/rr/lasting-effects/3")
_DELAYED = (f"{SEQUENCE}/4", "2e/rr/delayed-effects/2")
_REACTIONS = (f"{SEQUENCE}/5",)
_ORDER = ("2e/rr/priority-of-simultaneous-resolution/2",)

ENDS = {
    "1.5": ("plot", "2e/rr/1.5/1"),
    "2.3": ("draw", "2e/rr/2.3/1"),
    "3.4": ("marshaling", "2e/rr/3.4/1"),
    "4.4": ("challenges", "2e/rr/4.4/1"),
    "5.3": ("dominance", "2e/rr/5.3/1"),
    "6.3": ("standing", "2e/rr/6.3/1"),
    "7.5": ("taxation", "2e/rr/7.5/1"),
}
"""The framework step that ends each phase, and the paragraph that says so."""
LAST = "7.5"
FOLLOWING = {"1.5": "2.1", "2.3": "3.1", "3.4": "4.1", "4.4": "5.1", "5.3": "6.1", "6.3": "7.1", LAST: "1.1"}
"""The step to which play proceeds when a phase has ended; after the last one that is the next round's first."""


@second.rule(f"{SEQUENCE}/1", *_INTERRUPTS, *_REACTIONS, "2e/rr/7.5/3")
def phase_ends(machine: Machine, state: State, step: Step) -> State:
    """The end of the phase, around which interrupts, expiry, delayed effects and reactions are ordered."""
    phase, cite = ENDS[step.number]
    state = replace(state, step=step.number, phase=phase)
    title = f"{step.number} {phase.capitalize()} phase ends"
    state = say(state, "framework", title, (cite,))
    if state.stop != "phase" and not (step.number == LAST and state.stop == "round"):
        state = push(state, Step(number=FOLLOWING[step.number]))
    events = [Event(kind="phase ends", word=phase)]
    if step.number == LAST:
        events.append(Event(kind="round ends"))
    return push(state, Occurrence(events=tuple(events)))


for _number, (_phase, _cite) in ENDS.items():
    second.step(_number, f"{_phase.capitalize()} phase ends", _cite)(phase_ends)


@second.event("phase ends", *_EXPIRE, *_DELAYED, "2e/rr/1.5/2")
def end_phase(machine: Machine, state: State, event: Event) -> State | None:
    """The precise moment at which the phase ends: what follows occurs outside of it."""
    text = f"The {event.word} phase ends at this moment: what follows is outside of it."
    state = say(state, "state", text, (f"{SEQUENCE}/3",))
    state = end_with_phase(machine, end_period(machine, state, "phase"), event.word)
    uses = tuple(use for use in state.uses if use.period not in ("phase", "challenge"))
    return before_turns(replace(state, phase="", ended=event.word, uses=uses))


@second.event("round ends", *_EXPIRE, "2e/rr/7.5/2", "2e/rr/7.5/3", f"{SEQUENCE}/6")
def end_round(machine: Machine, state: State, event: Event) -> State | None:
    """The taxation phase is the final phase: its end is also the end of the round."""
    state = say(state, "state", "The round ends.", ("2e/rr/7.5/2", "2e/rr/7.5/3", f"{SEQUENCE}/6"))
    state = end_period(machine, state, "round")
    uses = tuple(use for use in state.uses if use.period == "game")
    return replace(state, uses=uses)


@second.rule(*_EXPIRE, "2e/rr/effects/5", f"{SEQUENCE}/6", "2e/rr/7.5/2", *_ORDER)
def end_period(machine: Machine, state: State, period: str) -> State:
    """Lasting effects until the end of the period expire; then its delayed effects are due."""
    kept: list[InForce] = []
    due: list[int] = []
    for effect in state.in_force:
        if period == "round" and effect.of_phase not in ("", ENDS[LAST][0]):
            continue  # that phase was over as it was created
        if effect.until.removesuffix(OR_LEAVES) != period or (
            effect.of_phase and effect.of_phase != state.phase
        ):
            kept.append(effect)
        elif effect.effects and _is_due_at_the_end(effect):
            kept.append(effect)
            due.append(effect.serial)
        else:
            on = f" on {labels(machine.game, effect.cards)}" if effect.cards else ""
            source = label(machine.game, effect.source) if effect.source >= 0 else "a card effect"
            text = f'"Until the end of the {period}" expires: the effect of {source}{on}.'
            heard = effect.modify is not None and not (CHANGED | STRENGTHS).isdisjoint(machine.index.awaited)
            cites = _EXPIRE if period == "phase" else (_EXPIRE[1], f"{SEQUENCE}/6")
            state = say(state, "expiry", text, (*cites, "2e/rr/effects/5") if heard else cites)
    ended = tuple(effect for effect in state.in_force if effect not in kept)
    state = replace(state, in_force=tuple(kept))
    changes = tuple(effect.modify for effect in ended if effect.modify is not None)
    changed = tuple(dict.fromkeys(card for effect in ended if effect.modify for card in effect.cards))
    state = revert_control(machine, saying_strength(machine, state, changes, changed), ended)
    if not due:
        return state
    top = state.stack[-1] if state.stack else None
    if type(top) is Delayed and not top.ordered:
        # The last phase and the round end at one moment: what is due then is ordered together.
        state = replace(state, stack=state.stack[:-1])
        due = [*top.serials, *due]
    return push(state, Delayed(serials=tuple(due), period=period))


def _period(effect: InForce) -> str:
    """The period at whose end it is due, were it not for its source leaving play."""
    return effect.until.removesuffix(OR_LEAVES)


def _is_due_at_the_end(effect: InForce) -> bool:
    """True where it waits for nothing else; or for the winner of a challenge that ends before one is determined: it is known
    then that nobody has won."""
    return effect.trigger is None or effect.trigger.event == "determine winner"


_IMMUNE = ("2e/faq/2.2/1", "2e/rr/immune/1")


@second.frame(Delayed, *_DELAYED, *_ORDER, "2e/rr/delayed-effects/3")
def resolve_delayed(machine: Machine, state: State, frame: Delayed) -> State:
    """Delayed effects resolve before reactions to that moment, in the order that the first player decides."""
    waiting = {effect.serial: effect for effect in state.in_force}
    due = tuple(serial for serial in frame.serials if serial in waiting)
    if not due:
        return state
    options = tuple(
        Option(label=_name(machine.game, waiting[serial]), card=waiting[serial].source) for serial in due
    )
    text = "In which order do these delayed effects resolve?"
    decision = in_which_order(state.first_player, text, options, _ORDER)
    if len(due) > 1 and not frame.ordered:
        return ask(state, replace(frame, serials=due), decision)
    if not frame.ordered:
        state = settle(state, decision)
    effect = waiting[due[0]]
    state = replace(state, in_force=tuple(other for other in state.in_force if other.serial != due[0]))
    state = push(state, replace(frame, serials=due[1:]))
    return _resolve_one(machine, state, effect)


@second.frame_answer(Delayed, *_ORDER)
def ordered(machine: Machine, state: State, frame: Delayed, decision: Decision, given: Answer) -> State:
    """The first player's order."""
    serials = tuple(frame.serials[option] for option in given.options)
    names = ", ".join(decision.options[option].label for option in given.options)
    player = machine.game.players[decision.player]
    state = say(state, "decision", f"{player} orders: {names}.", _ORDER, decision.player)
    return push(state, replace(frame, serials=serials, ordered=True))


@second.rule(*_DELAYED, "2e/rr/delayed-effects/3")
def _resolve_one(machine: Machine, state: State, effect: InForce) -> State:
    """A delayed effect resolves automatically; it is no new triggered ability."""
    cards = tuple(
        card
        for card in effect.cards
        if not effect.if_with_token
        or any(name == effect.if_with_token for name, _ in state.cards[card].tokens)
        if not effect.if_in_play or state.cards[card].zone == "play"
    )
    source = label(machine.game, effect.source) if effect.source >= 0 else "a card effect"
    if (effect.cards and not cards) or not is_due(machine.at(state), effect):
        text = f'"At the end of the {_period(effect)}" of {source}: its condition is not met.'
        return say(state, "effect", text, _DELAYED)
    on = f", on {labels(machine.game, cards)}" if cards else ""
    text = f'"At the end of the {_period(effect)}" resolves: the delayed effect of {source}{on}.'
    interrupted = "initiate" in machine.index.interrupted
    cites = (*_DELAYED, "2e/rr/delayed-effects/3") if interrupted else _DELAYED
    state = say(state, "effect", text, cites)
    immune = tuple(card for card in cards if is_immune_to(machine.at(state), card, scope_of_lasting(effect)))
    if immune:
        text = f"{labels(machine.game, immune)}: immune to effects of {source}, which created it."
        state = say(state, "effect", text, _IMMUNE)
    return push(state, resolution_of(effect, cards))


def _name(game: Game, effect: InForce) -> str:
    names = labels(game, effect.cards) if effect.cards else ""
    source = label(game, effect.source) if effect.source >= 0 else "a card effect"
    return f"{source} ({names})" if names else source
