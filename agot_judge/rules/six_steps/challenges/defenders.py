"""Stealth targets, then defenders."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import card_options, is_bypassed, is_character_of, label, labels
from agot_judge.engine.state.decision import Answer, Decision, Option, Requirement, opportunity_for
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, push, say, settle
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import has_exception, has_keyword, icons
from agot_judge.explain.wording import describe
from agot_judge.rules.prohibitions.forbidding import not_forbidden
from agot_judge.rules.six_steps.assumed import as_assumed, assume
from agot_judge.rules.six_steps.challenges.declaration import may_be_bypassed, taking_part
from agot_judge.rules.six_steps.frames import FrameworkEvent
from agot_judge.rules.six_steps.round.events import answers, initiates, pending
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
_CHART = f"{FAQ}/challenges-phase-chart"
_STEALTH = (f"{_CHART}/11",)
_DEFEND = (f"{_CHART}/12",)
_STANDING = (f"{_CHART}/12", "ccg/rules/step-2-declare-defenders/1", "ccg/rules/kneeling-and-standing/1")
_CANNOT = (f"{FAQ}/4.3/1",)


@initiates("choose stealth targets", *_STEALTH)
def choose_stealth_targets(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """The active player chooses for each attacker with stealth a character that cannot defend."""
    challenge = state.challenge
    if challenge is None:
        return state
    position = machine.at(state)
    for attacker in challenge.attackers:
        if attacker in frame.asked or not has_keyword(position, attacker, "stealth"):
            continue
        taken = [bypassed for _, bypassed in frame.pairs]
        options = tuple(
            Option(label=label(machine.game, card), card=card)
            for card in may_be_bypassed(position, challenge.defender)
            if card not in taken
        )
        if not options:
            continue
        state = assume(machine, state, "stealth")
        text = f"Which character does {label(machine.game, attacker)} bypass by stealth?"
        decision = opportunity_for(challenge.attacker, "target", text, options, _STEALTH)
        frame = replace(frame, player=attacker)
        said = [card for one, card in state.stealth_said if one == attacker]
        at = next((index for index, option in enumerate(options) if option.card in said), -1)
        if at >= 0:
            return target_chosen(machine, settle(state, decision), frame, decision, Answer(options=(at,)))
        return ask(state, frame, decision)
    events = tuple(
        Event(kind="bypass", card=bypassed, other_card=attacker, player=challenge.attacker, source=attacker)
        for attacker, bypassed in frame.pairs
    )
    return pending(state, "stealth targets are chosen", *events)


@answers("choose stealth targets", *_STEALTH)
def target_chosen(
    machine: Machine, state: State, frame: FrameworkEvent, decision: Decision, given: Answer
) -> State:
    """One more stealth target, or none for this attacker."""
    chosen = tuple(decision.options[option].card for option in given.options)
    text = f"{machine.game.players[decision.player]} chooses {labels(machine.game, chosen)} for stealth."
    state = say(state, "decision", text, decision.cites, decision.player)
    pairs = (*frame.pairs, *((frame.player, card) for card in chosen))
    return push(state, replace(frame, asked=(*frame.asked, frame.player), pairs=pairs, player=-1))


@six_steps.event("bypass", *_STEALTH)
def bypass(machine: Machine, state: State, event: Event) -> State | None:
    """The character may not be declared as a defender in this challenge."""
    challenge = state.challenge
    if challenge is None:
        return None
    state = say(state, "occurrence", f"{describe(machine, event)}.", _STEALTH, event.player)
    stealth = (*challenge.stealth, (event.other_card, event.card))
    return replace(state, challenge=replace(challenge, stealth=stealth))


@six_steps.rule(*_DEFEND, *_STANDING)
def defender_requirements(position: Position, player: int, type_: str, card: int) -> Iterator[Requirement]:
    """The requirements of a character to be declared as a defender."""
    state, name = position.state, label(position.game, card)
    yield Requirement(
        text=f"{name} is a character that {position.game.players[player]} controls.",
        failing=f"{name} is no character that {position.game.players[player]} controls.",
        met=is_character_of(position.game, state, player, card),
        cites=_DEFEND,
    )
    yield Requirement(
        text=f"{name} is standing.",
        failing=f"{name} is kneeling.",
        met=not state.cards[card].kneeling or has_exception(position, card, "may defend while kneeling"),
        cites=_STANDING,
    )
    yield Requirement(
        text=f"{name} has the {type_} icon.",
        failing=f"{name} does not have the {type_} icon.",
        met=type_ in icons(position, card),
        cites=_DEFEND,
    )
    yield Requirement(
        text=f"{name} is not bypassed by stealth.",
        failing=f"{name} is bypassed by stealth{as_assumed(position.framework.edition, 'stealth')}.",
        met=not is_bypassed(state, card),
        cites=_STEALTH,
    )
    yield not_forbidden(position, card, "be declared as a defender", _CANNOT)


@initiates("kneel defenders", *_DEFEND)
def declare_defenders(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """The defending player declares defenders, or none."""
    challenge = state.challenge
    if challenge is None:
        return state
    defender, position = challenge.defender, machine.at(state)
    eligible = tuple(
        card
        for card in state.players[defender].play
        if all(one.met for one in defender_requirements(position, defender, challenge.type, card))
    )
    name = machine.game.players[defender]
    decision = opportunity_for(
        defender,
        "defenders",
        f"{name} may declare defenders.",
        card_options(machine.game, eligible),
        _DEFEND,
        most=len(eligible),
    )
    state = assume(machine, state, "defenders")
    if not eligible:
        text = f"{name} has no character that could defend."
        return settle(say(state, "framework", text, _DEFEND, defender), decision)
    return ask(state, frame, decision)


@six_steps.objection("defenders", *_DEFEND)
def objections(machine: Machine, state: State, decision: Decision, given: Answer) -> list[Requirement]:
    """Nothing is asked of defenders together."""
    return []


@answers("kneel defenders", *_DEFEND)
def defenders_chosen(
    machine: Machine, state: State, frame: FrameworkEvent, decision: Decision, given: Answer
) -> State:
    """The defenders kneel."""
    cards = tuple(decision.options[option].card for option in given.options)
    what = labels(machine.game, cards) if cards else "no defenders"
    text = f"{machine.game.players[decision.player]} declares {what}."
    state = say(state, "decision", text, decision.cites, decision.player)
    return pending(state, "defenders kneel", *taking_part(machine, state, cards, "defender"))
