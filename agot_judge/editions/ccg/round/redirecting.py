"""Titles that redirect a challenge: one makes the attacker choose another target, one takes an undefended attack on itself."""

from msgspec.structs import replace

from agot_judge.editions.ccg.rulebook import ccg
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import PASS, Answer, Decision, Option, opportunity_for
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, in_player_order, push, say, with_card
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.titles import TITLE_ABILITY, supports
from agot_judge.rules.six_steps.frames import FrameworkEvent
from agot_judge.rules.six_steps.round.events import answers, initiates, pending

RULES = "ccg/rules"
ANOTHER_TARGET = (f"{RULES}/crown-regent/2",)
AGAINST_ITSELF = (f"{RULES}/lord-commander-of-the-kingsguard/2",)
REGENT = "Crown Regent"
COMMANDER = "Lord Commander of the Kingsguard"
_MILITARY = "military"
"""The icon that the booklet shows as a picture (assumption A47)."""


@ccg.rule(*ANOTHER_TARGET, *AGAINST_ITSELF)
def bearer_of(position: Position, title: str) -> int:
    """The player who holds this title, standing; -1 where nobody does."""
    state = position.state
    for player in in_player_order(state):
        card = state.players[player].title
        if card >= 0 and position.game.cards[card].definition.face.name == title:
            return -1 if state.cards[card].kneeling else player
    return -1


@ccg.rule(*ANOTHER_TARGET, f"{RULES}/supports/1")
def other_targets(position: Position) -> tuple[int, ...]:
    """The players against whom the attacker could have declared the challenge, the original target left out."""
    state, challenge = position.state, position.state.challenge
    if challenge is None:
        return ()
    return tuple(
        player
        for player in in_player_order(state)
        if player not in (challenge.attacker, challenge.defender)
        and not supports(position, challenge.attacker, player)
    )


def _may(position: Position, player: int, text: str, cites: tuple[str, ...]) -> Decision:
    title = position.state.players[player].title
    option = Option(label=label(position.game, title), card=title, ability=TITLE_ABILITY, cites=cites)
    return opportunity_for(player, "response", text, (option,), cites)


def _kneel(machine: Machine, state: State, player: int, cites: tuple[str, ...]) -> State:
    title = state.players[player].title
    text = f"{machine.game.players[player]} kneels {label(machine.game, title)}."
    state = say(state, "ability", text, cites, player)
    return with_card(state, title, replace(state.cards[title], kneeling=True))


@initiates("another target", *ANOTHER_TARGET)
def another_target(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """After target and attackers are declared, the title may be knelt; the attacker then chooses another legal target."""
    position, challenge = machine.at(state), state.challenge
    if challenge is None:
        return state
    targets = other_targets(position)
    if frame.player >= 0:
        return _ask_target(machine, state, frame, targets)
    player = bearer_of(position, REGENT)
    if player < 0 or not targets:
        return state
    text = f"{machine.game.players[player]} may redirect the challenge, or pass."
    return ask(state, frame, _may(position, player, text, ANOTHER_TARGET))


def _ask_target(machine: Machine, state: State, frame: FrameworkEvent, targets: tuple[int, ...]) -> State:
    assert state.challenge is not None
    attacker = state.challenge.attacker
    options = tuple(Option(label=machine.game.players[player], player=player) for player in targets)
    text = f"{machine.game.players[attacker]} chooses a new target for the attack."
    decision = Decision(player=attacker, kind="target", text=text, options=options, cites=ANOTHER_TARGET)
    return ask(state, frame, decision)


@answers("another target", *ANOTHER_TARGET)
def target_chosen(
    machine: Machine, state: State, frame: FrameworkEvent, decision: Decision, given: Answer
) -> State:
    """The title kneels; then the new target is the defending player."""
    name = machine.game.players[decision.player]
    if given == PASS:
        return say(state, "decision", f"{name} passes.", ANOTHER_TARGET, decision.player)
    if decision.kind == "response":
        state = _kneel(machine, state, decision.player, ANOTHER_TARGET)
        return push(state, replace(frame, player=decision.player))
    target = decision.options[given.options[0]].player
    text = f"{name} attacks {machine.game.players[target]} instead."
    return _against(say(state, "decision", text, ANOTHER_TARGET, decision.player), target)


def _against(state: State, target: int) -> State:
    challenge = state.challenge
    assert challenge is not None
    first = challenge.first_defender
    return replace(state, challenge=replace(challenge, defender=target, redirected_from=first))


@initiates("undefended", *AGAINST_ITSELF, f"{RULES}/supports/1")
def undefended(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """Where an opponent declares no defenders against another one, the title may be knelt to be attacked instead."""
    position, challenge = machine.at(state), state.challenge
    if challenge is None or challenge.defenders or challenge.type != _MILITARY:
        return state
    player = bearer_of(position, COMMANDER)
    if player < 0 or player not in other_targets(position):
        return state
    text = f"{machine.game.players[player]} may redirect the challenge against himself, or pass."
    return ask(state, frame, _may(position, player, text, AGAINST_ITSELF))


@answers("undefended", *AGAINST_ITSELF)
def taken_on_itself(
    machine: Machine, state: State, frame: FrameworkEvent, decision: Decision, given: Answer
) -> State:
    """The attackers attack the bearer of the title, who may declare defenders."""
    player, name = decision.player, machine.game.players[decision.player]
    if given == PASS:
        return say(state, "decision", f"{name} passes.", AGAINST_ITSELF, player)
    state = _kneel(machine, state, player, AGAINST_ITSELF)
    state = say(state, "effect", f"{name} is attacked instead.", AGAINST_ITSELF, player)
    return push(_against(state, player), FrameworkEvent(name="kneel defenders"))


@initiates("redirected reward", *AGAINST_ITSELF)
def redirected_reward(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """Who has taken an attack on himself and won moves one power from the attacker's House to his own."""
    challenge = state.challenge
    if challenge is None or challenge.redirected_from < 0 or challenge.winner != challenge.defender:
        return state
    title = state.players[challenge.winner].title
    if title < 0 or machine.game.cards[title].definition.face.name != COMMANDER:
        return state
    have = state.cards[state.players[challenge.attacker].faction].power
    name = machine.game.players[challenge.winner]
    text = f"{name} has won the challenge that was redirected: 1 power moves from the attacker's House."
    state = say(state, "framework", text, AGAINST_ITSELF, challenge.winner)
    if not have:
        return state
    event = Event(kind="move power", player=challenge.attacker, other_player=challenge.winner, amount=1)
    return pending(state, "power moves", event)
