"""The challenge result: what claim of each type does, and what is done in the place of it."""

from msgspec.structs import replace

from agot_judge.engine.ability import ApplyClaim
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import card_options, characters, labels
from agot_judge.engine.state.decision import Answer, Decision, Requirement
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, push, say
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import claim_of
from agot_judge.rules.effects.affecting import meant
from agot_judge.rules.effects.hand_choice import random_discards
from agot_judge.rules.prohibitions.forbidding import not_forbidden
from agot_judge.rules.resolution.resolution import fail
from agot_judge.rules.six_steps.assumed import assume
from agot_judge.rules.six_steps.frames import FrameworkEvent, Replacing
from agot_judge.rules.six_steps.replacing.found import DONE, REPLACED, replacing
from agot_judge.rules.six_steps.round.events import answers, initiates, line_of, pending
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
_CHART = f"{FAQ}/challenges-phase-chart"
_EXAMPLE = f"{FAQ}/framework-actions"
_CLAIM = (f"{_CHART}/17", f"{_EXAMPLE}/8")
_KILLED = (f"{_EXAMPLE}/9",)
_POWER = (f"{FAQ}/moving-power-and-claiming-power/2",)
_CANNOT = (f"{FAQ}/4.3/4",)
_OTHERWISE = (f"{FAQ}/3.21/1",)
_AS_POSSIBLE = (f"{FAQ}/4.10/1",)
_RESULTS = {
    "military": ("ccg/rules/step-3-resolve/4",),
    "intrigue": ("ccg/rules/step-3-resolve/5",),
    "power": ("ccg/rules/step-3-resolve/6",),
}
_DIFFERENT = ("ccg/rules/high-claim-military-challenges/1",)
_IF_ATTACKER_WINS = ("ccg/rules/step-3-resolve/3",)
_DEFENDER_WINS = ("ccg/rules/defender-wins/1",)


@initiates(
    "challenge result",
    *_CLAIM,
    *_KILLED,
    *_POWER,
    *(cite for cites in _RESULTS.values() for cite in cites),
    *_DIFFERENT,
    *_DEFENDER_WINS,
    *_IF_ATTACKER_WINS,
)
def challenge_result(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """Only where the attacker has won: what must be chosen is chosen now, before the saves."""
    challenge = state.challenge
    if frame.word == DONE:
        return state
    cites = line_of(machine, state, "challenge result") or _CLAIM
    if challenge is None or challenge.winner != challenge.attacker:
        won = challenge is not None and challenge.winner >= 0
        more = _DEFENDER_WINS if won else _IF_ATTACKER_WINS
        text = "There is no challenge result: the attacker has not won."
        return say(state, "framework", text, (*more, *cites))
    amount = claim_of(machine.at(state), challenge.attacker)
    claim = Event(
        kind="claim",
        player=challenge.loser,
        other_player=challenge.winner,
        word=challenge.type,
        amount=amount,
    )
    offered = None if frame.word else offer_replacements(machine, state, frame, claim)
    if offered is not None:
        return offered
    state = assume(machine, state, "claim")
    name = machine.game.players[challenge.loser]
    text = f"The challenge result ({challenge.type}, claim {amount}) is implemented against {name}."
    cites = (*_RESULTS[challenge.type], *_IF_ATTACKER_WINS, *cites)
    state = say(state, "framework", text, cites, challenge.loser)
    applied = replace(frame, player=challenge.loser, word=challenge.type, amount=amount)
    return _applied(machine, state, applied, challenge.winner)


@six_steps.effect(ApplyClaim, *_OTHERWISE, *_CLAIM)
def apply_claim(machine: Machine, state: State, frame: Resolution, effect: ApplyClaim) -> State:
    """Claim of this type is applied: to whom the claim in whose place it comes would be, or to the player meant."""
    challenge, event = state.challenge, frame.trigger
    winner = frame.player if challenge is None else challenge.winner
    amount = claim_of(machine.at(state), frame.player if challenge is None else challenge.attacker)
    if event is not None and event.kind == "claim" and effect.player in ("loser", "that player"):
        hit: tuple[int, ...] = (event.player,)
    else:
        hit = meant(machine.at(state), frame, effect.player)
    if not hit or winner < 0:
        return fail(machine, state, frame, "there is nobody to apply claim to.", _AS_POSSIBLE)
    named = frame.words[0] if effect.type == "chosen" and frame.words else effect.type
    state = assume(machine, state, "claim")
    for player in reversed(hit):
        applied = FrameworkEvent(name="claim applied", player=player, word=named, amount=amount)
        state = push(state, applied)
    return state


@initiates("claim applied", *_CLAIM, *_OTHERWISE)
def claim_applied(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """Claim that a card applies is chosen for, saved from and carried out as that of a challenge is."""
    challenge = state.challenge
    name = machine.game.players[frame.player]
    text = f"{frame.word.capitalize()} claim {frame.amount} is applied to {name}."
    state = say(state, "effect", text, (*_OTHERWISE, *_CLAIM), frame.player)
    return _applied(machine, state, frame, -1 if challenge is None else challenge.winner)


@six_steps.event("claim", *_CLAIM)
def claimed(machine: Machine, state: State, event: Event) -> State | None:
    """The application of claim changes nothing by itself: the deeds that satisfy claim do."""
    return state


def _applied(machine: Machine, state: State, frame: FrameworkEvent, winner: int) -> State:
    if frame.amount <= 0:
        return state
    if frame.word == "intrigue":
        return random_discards(state, ((frame.player, frame.amount),), "claim", winner=winner)
    if frame.word == "power":
        return _power(state, frame.player, winner, frame.amount)
    return _military(machine, state, frame)


@six_steps.rule(*_POWER, *_CLAIM)
def _power(state: State, loser: int, winner: int, amount: int) -> State:
    """Power moves from House card to House card; it is not claimed."""
    have = state.cards[state.players[loser].faction].power
    if have == 0 or winner < 0:
        return say(state, "effect", "There is no power to move.", _POWER, loser)
    event = Event(
        kind="move power", player=loser, other_player=winner, amount=min(amount, have), cause="claim"
    )
    return pending(state, "power moves", event)


@six_steps.rule(*_CLAIM, *_CANNOT, f"{FAQ}/moribund-rules-exception/1")
def claim_requirements(position: Position, player: int, card: int) -> tuple[Requirement, ...]:
    """The requirements of a character to be chosen for military claim: it can be killed, and is not moribund."""
    return (
        not_forbidden(position, card, "be killed", _CANNOT),
        not_forbidden(position, card, "be chosen for claim", _CANNOT),
        not_forbidden(position, card, "leave play", _CANNOT),
    )


def _military(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    loser = frame.player
    pool = tuple(
        card
        for card in characters(machine.game, state, loser)
        if all(one.met for one in claim_requirements(machine.at(state), loser, card))
    )
    name = machine.game.players[loser]
    if not pool:
        return say(state, "effect", f"{name} has no character to kill.", _CLAIM, loser)
    many = min(frame.amount, len(pool))
    if many > 1:
        state = assume(machine, state, "claim of several")
    decision = Decision(
        player=loser,
        kind="claim",
        text=f"{name} chooses {many} {'characters' if many > 1 else 'character'} to die for claim.",
        options=card_options(machine.game, pool),
        least=many,
        most=many,
        cites=(*_RESULTS["military"], *_CLAIM)
        if many == 1
        else (*_DIFFERENT, *_RESULTS["military"], *_CLAIM),
    )
    return ask(state, frame, decision)


@answers("claim applied", *_CLAIM, *_KILLED)
@answers("challenge result", *_CLAIM, *_KILLED)
def chosen(machine: Machine, state: State, frame: FrameworkEvent, decision: Decision, given: Answer) -> State:
    """The characters chosen are about to be killed: they may be saved."""
    cards = tuple(decision.options[option].card for option in given.options)
    name = machine.game.players[decision.player]
    state = say(
        state, "decision", f"{name} chooses {labels(machine.game, cards)}.", decision.cites, decision.player
    )
    challenge = state.challenge
    winner = -1 if challenge is None else challenge.winner
    events = tuple(
        Event(kind="kill", card=card, player=state.cards[card].controller, cause="claim", other_player=winner)
        for card in cards
    )
    return pending(state, f"{labels(machine.game, cards)} would be killed for claim", *events)


OFFERED = "offered"
"""The word of a challenge result that could have been replaced."""


@six_steps.rule(*REPLACED)
def offer_replacements(machine: Machine, state: State, frame: FrameworkEvent, claim: Event) -> State | None:
    """The state in which what may come in the place of this claim is carried out first; None where nothing may."""
    waiting = replace(frame, word=OFFERED)
    state, found = replacing(machine, state, (claim,), waiting)
    if not found:
        return None
    return push(state, waiting, Replacing(events=(claim,), replacements=found))
