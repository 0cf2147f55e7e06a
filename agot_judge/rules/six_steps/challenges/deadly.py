"""Deadly: a passive of the resolution window."""

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import card_options, labels
from agot_judge.engine.state.decision import Answer, Decision
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, push, say
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import has_keyword, is_prohibited
from agot_judge.rules.six_steps.assumed import assume
from agot_judge.rules.six_steps.frames import FrameworkEvent, Passive, Pending
from agot_judge.rules.six_steps.round.events import answers, initiates
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
_DEADLY = (f"{FAQ}/4.14/1",)


@six_steps.rule(*_DEADLY)
def deadly(position: Position, occurred: tuple[Event, ...]) -> tuple[Passive, ...]:
    """One passive where the challenge has been resolved and more attackers than defenders have deadly."""
    challenge = position.state.challenge
    if challenge is None or not any(event.kind == "determine winner" for event in occurred):
        return ()
    attacking = sum(has_keyword(position, card, "deadly") for card in challenge.attackers)
    defending = sum(has_keyword(position, card, "deadly") for card in challenge.defenders)
    if attacking <= defending or not challenge.defenders:
        return ()
    return (Passive(card=-1, game="deadly", player=challenge.defender),)


@initiates("deadly", *_DEADLY)
def choose(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """The defending player chooses one of the defending characters."""
    challenge = state.challenge
    if challenge is None:
        return state
    pool = tuple(
        card
        for card in challenge.defenders
        if not is_prohibited(machine.at(state), card, "be killed")
        and not is_prohibited(machine.at(state), card, "leave play")
    )
    if not pool:
        return state
    state = assume(machine, state, "deadly")
    options = card_options(machine.game, pool)
    text = (
        f"Which defending character is killed by deadly? {machine.game.players[challenge.defender]} chooses."
    )
    decision = Decision(player=challenge.defender, kind="target", text=text, options=options, cites=_DEADLY)
    return ask(state, frame, decision)


@answers("deadly", *_DEADLY)
def chosen(machine: Machine, state: State, frame: FrameworkEvent, decision: Decision, given: Answer) -> State:
    """It is about to be killed, and can be saved."""
    cards = tuple(decision.options[option].card for option in given.options)
    name = machine.game.players[decision.player]
    state = say(state, "decision", f"{name} chooses {labels(machine.game, cards)}.", _DEADLY, decision.player)
    events = tuple(
        Event(kind="kill", card=card, player=state.cards[card].controller, cause="deadly") for card in cards
    )
    text = f"{labels(machine.game, cards)} would be killed by deadly"
    return push(state, Pending(kind="passive", text=text, player=-1, events=events))
