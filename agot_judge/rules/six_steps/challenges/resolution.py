"""Challenge resolution: the winner, the challenge result, the unopposed reward, renown."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import characters, label, labels
from agot_judge.engine.state.decision import Answer, Decision, Option, Requirement
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.state import Challenge, State
from agot_judge.engine.state.transition import ask, push, say
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.titles import title_strength
from agot_judge.engine.values.values import attacking_strength, claim_of, defending_strength, has_keyword
from agot_judge.rules.effects.hand_choice import random_discards
from agot_judge.rules.prohibitions.forbidding import not_forbidden
from agot_judge.rules.six_steps.assumed import assume, number
from agot_judge.rules.six_steps.challenges.titles import cites_of_title
from agot_judge.rules.six_steps.frames import FrameworkEvent
from agot_judge.rules.six_steps.round.events import answers, initiates, line_of, pending
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
_CHART = f"{FAQ}/challenges-phase-chart"
_EXAMPLE = f"{FAQ}/framework-actions"
_WINNER = (f"{_CHART}/16", f"{_EXAMPLE}/6")
_TIE = (f"{FAQ}/tied-challenge/2",)
_EMPTY_SIDE = (f"{FAQ}/3.28/2",)
_CLAIM = (f"{_CHART}/17", f"{_EXAMPLE}/8")
_KILLED = (f"{_EXAMPLE}/9",)
_POWER = (f"{FAQ}/moving-power-and-claiming-power/2",)
_UNOPPOSED = (f"{_CHART}/18", f"{_EXAMPLE}/10")
_RENOWN = (f"{_CHART}/19", f"{_EXAMPLE}/11")
_CANNOT = (f"{FAQ}/4.3/4",)
_RESULTS = {
    "military": ("ccg/rules/step-3-resolve/4",),
    "intrigue": ("ccg/rules/step-3-resolve/5",),
    "power": ("ccg/rules/step-3-resolve/6",),
}
_DIFFERENT = ("ccg/rules/high-claim-military-challenges/1",)
_IF_ATTACKER_WINS = ("ccg/rules/step-3-resolve/3",)
_DEFENDER_WINS = ("ccg/rules/defender-wins/1",)


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


# -- the challenge result ------------------------------------------------------------------------------------------


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
    cites = line_of(machine, state, "challenge result") or _CLAIM
    if challenge is None or challenge.winner != challenge.attacker:
        won = challenge is not None and challenge.winner >= 0
        more = _DEFENDER_WINS if won else _IF_ATTACKER_WINS
        text = "There is no challenge result: the attacker has not won."
        return say(state, "framework", text, (*more, *cites))
    position = machine.at(state)
    amount = claim_of(position, challenge.attacker)
    loser = challenge.loser
    name = machine.game.players[loser]
    state = assume(machine, state, "claim")
    text = f"The challenge result ({challenge.type}, claim {amount}) is implemented against {name}."
    state = say(state, "framework", text, (*_RESULTS[challenge.type], *_IF_ATTACKER_WINS, *cites), loser)
    if amount <= 0:
        return state
    if challenge.type == "intrigue":
        return random_discards(state, ((loser, amount),), "claim", winner=challenge.winner)
    if challenge.type == "power":
        return _power(state, challenge, amount)
    return _military(machine, state, frame, amount)


@six_steps.rule(*_POWER, *_CLAIM)
def _power(state: State, challenge: Challenge, amount: int) -> State:
    """Power moves from House card to House card; it is not claimed."""
    have = state.cards[state.players[challenge.loser].faction].power
    if have == 0:
        return say(state, "effect", "There is no power to move.", _POWER, challenge.loser)
    event = Event(
        kind="move power",
        player=challenge.loser,
        other_player=challenge.winner,
        amount=min(amount, have),
        cause="claim",
    )
    return pending(state, "power moves", event)


@six_steps.rule(*_CLAIM, *_CANNOT, f"{FAQ}/moribund-rules-exception/1")
def claim_requirements(position: Position, player: int, card: int) -> tuple[Requirement, ...]:
    """What a character must fulfil to be chosen for military claim: it can be killed, and is not moribund."""
    return (
        not_forbidden(position, card, "be killed", _CANNOT),
        not_forbidden(position, card, "be chosen for claim", _CANNOT),
        not_forbidden(position, card, "leave play", _CANNOT),
    )


def _military(machine: Machine, state: State, frame: FrameworkEvent, amount: int) -> State:
    challenge = state.challenge
    assert challenge is not None
    loser = challenge.loser
    pool = tuple(
        card
        for card in characters(machine.game, state, loser)
        if all(one.met for one in claim_requirements(machine.at(state), loser, card))
    )
    name = machine.game.players[loser]
    if not pool:
        return say(state, "effect", f"{name} has no character to kill.", _CLAIM, loser)
    many = min(amount, len(pool))
    if many > 1:
        state = assume(machine, state, "claim of several")
    decision = Decision(
        player=loser,
        kind="claim",
        text=f"{name} chooses {many} {'characters' if many > 1 else 'character'} to die for claim.",
        options=tuple(Option(label=label(machine.game, card), card=card) for card in pool),
        least=many,
        most=many,
        cites=(*_RESULTS["military"], *_CLAIM)
        if many == 1
        else (*_DIFFERENT, *_RESULTS["military"], *_CLAIM),
    )
    return ask(state, frame, decision)


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


# -- rewards -------------------------------------------------------------------------------------------------------


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
