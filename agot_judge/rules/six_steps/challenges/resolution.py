"""Challenge resolution: the winner, the unopposed reward, renown."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import labels
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.state import Challenge, State
from agot_judge.engine.state.transition import push, say
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.titles import title_strength
from agot_judge.engine.values.values import attacking_strength, defending_strength, has_keyword
from agot_judge.rules.six_steps.assumed import assume, number
from agot_judge.rules.six_steps.challenges.titles import cites_of_title
from agot_judge.rules.six_steps.frames import FrameworkEvent
from agot_judge.rules.six_steps.round.events import initiates, pending
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
_CHART = f"{FAQ}/challenges-phase-chart"
_EXAMPLE = f"{FAQ}/framework-actions"
_WINNER = (f"{_CHART}/16", f"{_EXAMPLE}/6")
_TIE = (f"{FAQ}/tied-challenge/2",)
_EMPTY_SIDE = (f"{FAQ}/3.28/2",)
_UNOPPOSED = (f"{_CHART}/18", f"{_EXAMPLE}/10")
_RENOWN = (f"{_CHART}/19", f"{_EXAMPLE}/11")


@initiates("determine winner", *_WINNER)
def determine(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """The winner is about to be determined."""
    return pending(state, "the winner is determined", Event(kind="determine winner"))


@six_steps.event("determine winner", *_WINNER, *_TIE, *_EMPTY_SIDE, f"{FAQ}/icon-lost-mid-challenge/2")
def determined(machine: Machine, state: State, event: Event) -> State | None:
    """The side with more STR wins, at a tie the attacker; a side without participating characters counts 0."""
    challenge = state.challenge
    if challenge is None:
        return None
    position, names = machine.at(state), machine.game.players
    attack, defense = attacking_strength(position), defending_strength(position)
    text = f"{names[challenge.attacker]} counts {attack} STR, {names[challenge.defender]} {defense}."
    state = say(
        state, "effect", text, (*_WINNER, "ccg/rules/step-3-resolve/1", *_of_titles(position, challenge))
    )
    if _of_titles(position, challenge):
        state = assume(machine, state, "icons of titles")
    least = number(machine.edition, machine.game, "winner")
    tie = attack == defense
    winner = challenge.attacker if attack >= defense else challenge.defender
    side = challenge.attackers if winner == challenge.attacker else challenge.defenders
    if max(attack, defense) < least or not side:
        state = assume(machine, state, "winner")
        text = "Nobody wins the challenge: no side with a participating character counts 1 STR."
        state = say(state, "occurrence", text, _WINNER)
        done = replace(challenge, determined=True, attacking_strength=attack, defending_strength=defense)
        return replace(state, challenge=done)
    loser = challenge.defender if winner == challenge.attacker else challenge.attacker
    unopposed = winner == challenge.attacker and (defense == 0 or not challenge.defenders)
    by = abs(attack - defense)
    text = f"{names[winner]} wins the challenge by {by} STR."
    state = say(state, "occurrence", text, (*(_TIE if tie else ()), *_WINNER), winner)
    state = replace(
        state,
        challenge=replace(
            challenge,
            determined=True,
            winner=winner,
            loser=loser,
            unopposed=unopposed,
            by=by,
            attacking_strength=attack,
            defending_strength=defense,
        ),
    )
    won = Event(
        kind="win challenge",
        player=winner,
        other_player=loser,
        amount=by,
        word=challenge.type,
        flag=unopposed,
    )
    lost = Event(
        kind="lose challenge",
        player=loser,
        other_player=winner,
        amount=by,
        word=challenge.type,
        flag=unopposed,
    )
    return push(state, Occurrence(events=(won, lost)))


@six_steps.rule("ccg/rules/crown-regent/1")
def _of_titles(position: Position, challenge: Challenge) -> tuple[str, ...]:
    """The paragraphs of the titles that add STR to a side with a participating character."""
    sides = ((challenge.attacker, challenge.attackers), (challenge.defender, challenge.defenders))
    bearers = (player for player, side in sides if side and title_strength(position, player))
    return tuple(cite for player in bearers for cite in cites_of_title(position, player))


@six_steps.event("win challenge", *_WINNER)
@six_steps.event("lose challenge", *_WINNER)
def result(machine: Machine, state: State, event: Event) -> State | None:
    """It may be answered that a challenge is won, or lost."""
    return state


@initiates("unopposed reward", *_UNOPPOSED)
def unopposed(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """The attacker claims power for an unopposed challenge."""
    challenge = state.challenge
    if challenge is None or not challenge.unopposed:
        return say(state, "framework", "There is no reward: the challenge was not won unopposed.", _UNOPPOSED)
    state = assume(machine, state, "unopposed")
    event = Event(
        kind="gain power",
        player=challenge.winner,
        amount=number(machine.edition, machine.game, "unopposed"),
        cause="unopposed",
    )
    return pending(state, "the unopposed reward is awarded", event)


@initiates("renown", *_RENOWN, f"{_EXAMPLE}/12")
def renown(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """Each participating character of the winner that has renown claims power."""
    challenge = state.challenge
    if challenge is None or challenge.winner < 0:
        return state
    side = challenge.attackers if challenge.winner == challenge.attacker else challenge.defenders
    with_it = tuple(card for card in side if has_keyword(machine.at(state), card, "renown"))
    if not with_it:
        return state
    state = assume(machine, state, "renown")
    state = say(state, "framework", f"Renown is awarded: {labels(machine.game, with_it)}.", _RENOWN)
    amount = number(machine.edition, machine.game, "renown")
    events = tuple(
        Event(
            kind="gain power", card=card, player=challenge.winner, amount=amount, cause="renown", source=card
        )
        for card in with_it
    )
    return pending(state, "renown is awarded", *events)
