"""Declaring a challenge: its type and opponent, then the attackers kneel."""

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from agot_judge.budget import spend
from agot_judge.engine.ability import InitiateChallenge
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import characters, is_character_of, label
from agot_judge.engine.state.decision import (
    PASS,
    Answer,
    Decision,
    Declaration,
    Option,
    Requirement,
    opportunity_for,
)
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import Challenge, State
from agot_judge.engine.state.transition import ask, say
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import players_said
from agot_judge.engine.values.standing import active
from agot_judge.engine.values.titles import supports
from agot_judge.engine.values.values import has_exception, has_keyword, icons, is_prohibited
from agot_judge.explain.wording import describe
from agot_judge.rules.prohibitions.forbidden_players import forbidden_to
from agot_judge.rules.prohibitions.forbidding import not_forbidden
from agot_judge.rules.six_steps.assumed import as_assumed, assume, number
from agot_judge.rules.six_steps.frames import FrameworkEvent
from agot_judge.rules.six_steps.round.events import answers, initiates, pending, window_of
from agot_judge.rules.six_steps.rulebook import six_steps
from agot_judge.rules.six_steps.window.record import with_frame

FAQ = "1e/faq"
_CHART = f"{FAQ}/challenges-phase-chart"
_DECLARE = (f"{_CHART}/6",)
_KNEEL = (f"{_CHART}/7",)
_CANNOT = (f"{FAQ}/4.3/1",)
_STEALTH_LATER = (f"{_CHART}/11",)
_STANDING = (f"{_CHART}/7", "ccg/rules/step-1-declare-attackers/1", "ccg/rules/kneeling-and-standing/1")
_NUMBER = (f"{_CHART}/6", "ccg/rules/phase-4-challenges/2")
_SUPPORTS = ("ccg/rules/supports/1",)
TYPES = ("military", "intrigue", "power")


@initiates("declare challenge", *_DECLARE)
def declare(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """The active player declares the type and the opponent, or is finished with challenges."""
    player = state.active_player
    name = machine.game.players[player]
    left = tuple(_types_left(machine.at(state), player))
    if not left:
        return say(state, "framework", f"{name} has no challenge left.", _DECLARE, player)
    decision = opportunity_for(
        player,
        "challenge",
        f"{name} may declare a challenge.",
        _what_goes_together(machine.at(state), player, left),
        _DECLARE,
        most=0,
    )
    return ask(state, frame, decision)


def _what_goes_together(
    position: Position, player: int, left: tuple[tuple[str, int], ...]
) -> tuple[Option, ...]:
    """The types, the opponents and the characters of which a declaration is made; what goes together is checked with it."""
    types = tuple(dict.fromkeys(type_ for type_, _ in left))
    able = {card for type_ in types for card in eligible(position, player, type_)}
    return (
        *(Option(label=type_, word=type_, cites=_DECLARE) for type_ in types),
        *(
            Option(label=position.game.players[other], player=other, cites=_DECLARE)
            for other in dict.fromkeys(against for _, against in left)
        ),
        *(
            Option(label=label(position.game, card), card=card, cites=_KNEEL)
            for card in position.state.players[player].play
            if card in able
        ),
    )


def _opponents(state: State, player: int) -> tuple[int, ...]:
    return tuple(one for one, here in enumerate(state.players) if one != player and not here.eliminated)


@six_steps.rule(*_DECLARE)
def _types_left(position: Position, player: int) -> Iterator[tuple[str, int]]:
    """Each type of challenge that the player may still declare, with each opponent against whom."""
    for type_ in TYPES:
        for against in _opponents(position.state, player):
            needed = (
                *number_requirements(position, player, type_),
                *_forbidding(position, player, type_),
                *_against_whom(position, player, against),
            )
            if all(one.met for one in needed) and eligible(position, player, type_):
                yield type_, against


@six_steps.rule(*_NUMBER)
def number_requirements(position: Position, player: int, type_: str) -> Iterator[Requirement]:
    """Each type is declared once in the phase by a player, and once more for each effect that says so."""
    before = sum(
        past.attacker == player and past.type == type_ and past.phase in ("", position.state.phase)
        for past in position.state.past
    )
    who = position.game.players[player]
    most = number(position.framework.edition, position.game, "challenges") + _additional(
        position, player, type_
    )
    how = as_assumed(position.framework.edition, "challenges")
    yield Requirement(
        text=f"{who} has declared no {type_} challenge this phase{how}.",
        failing=f"{who} has declared a {type_} challenge this phase already{how}.",
        met=before < most,
        cites=_NUMBER,
        about="challenge",
    )


def _additional(position: Position, player: int, type_: str) -> int:
    """The number of challenges of the type that effects let the player declare besides."""
    return sum(
        rule.type == type_ and player in players_said(position.game, position.state, rule.player, scope)
        for rule, scope, _ in active(position, InitiateChallenge)
    )


def _forbidding(position: Position, player: int, type_: str) -> Iterator[Requirement]:
    for effect, scope in forbidden_to(position, player, lambda one: one.cannot == "initiate challenges"):
        if not effect.challenge or type_ in effect.challenge:
            source = label(position.game, scope.source) if scope.source >= 0 else "an effect"
            yield Requirement(
                text="Nothing keeps the player from declaring it.",
                failing=f"It cannot be declared: {source}.",
                met=False,
                cites=_CANNOT,
                about="forbidden",
            )


@six_steps.rule(*_KNEEL, *_STANDING)
def attacker_requirements(position: Position, player: int, type_: str, card: int) -> Iterator[Requirement]:
    """The requirements of a character to be declared as an attacker."""
    name = label(position.game, card)
    here = position.state.cards[card]
    yield Requirement(
        text=f"{name} is a character that {position.game.players[player]} controls.",
        failing=f"{name} is no character that {position.game.players[player]} controls.",
        met=is_character_of(position.game, position.state, player, card),
        cites=_KNEEL,
    )
    yield Requirement(
        text=f"{name} is standing.",
        failing=f"{name} is kneeling.",
        met=not here.kneeling or has_exception(position, card, "may attack while kneeling"),
        cites=_STANDING,
    )
    yield Requirement(
        text=f"{name} has the {type_} icon.",
        failing=f"{name} does not have the {type_} icon.",
        met=type_ in icons(position, card),
        cites=_KNEEL,
    )
    challenge = Challenge(type=type_, attacker=player, defender=-1)
    seen = (
        position
        if position.state.challenge is not None
        else position.at(replace(position.state, challenge=challenge))
    )
    yield not_forbidden(seen, card, "be declared as an attacker", _CANNOT)


@six_steps.rule(*_SUPPORTS)
def _against_whom(position: Position, player: int, against: int) -> Iterator[Requirement]:
    """No challenge is initiated against who bears a title that the player's own supports."""
    if not position.framework.titles or not supports(position, player, against):
        return
    mine, theirs = position.state.players[player].title, position.state.players[against].title
    words = f"{label(position.game, mine)} supports {label(position.game, theirs)}"
    yield Requirement(
        text=f"{position.game.players[player]} may challenge {position.game.players[against]}.",
        failing=f"{position.game.players[player]} cannot challenge {position.game.players[against]}: {words}.",
        met=False,
        cites=_SUPPORTS,
        about="title",
    )


@six_steps.rule(*_STEALTH_LATER)
def _said_beforehand(position: Position, player: int, declared: Declaration) -> Iterator[Requirement]:
    """Stealth targets that are said already must be legal: they are chosen before defenders are declared."""
    attackers = [attacker for attacker, _ in declared.stealth]
    targets = [card for _, card in declared.stealth]
    for attacker, card in declared.stealth:
        yield Requirement(
            text=f"{label(position.game, attacker)} has stealth and attacks, once.",
            failing=f"{label(position.game, attacker)} does not attack with stealth, or has two stealth targets.",
            met=attacker in declared.attackers
            and attackers.count(attacker) == 1
            and has_keyword(position, attacker, "stealth"),
            cites=_STEALTH_LATER,
        )
        yield Requirement(
            text=f"{label(position.game, card)} can be bypassed by stealth.",
            failing=f"{label(position.game, card)} cannot be bypassed by stealth.",
            met=card in may_be_bypassed(position, declared.against) and targets.count(card) == 1,
            cites=_STEALTH_LATER,
        )


@six_steps.rule(*_STEALTH_LATER)
def may_be_bypassed(position: Position, defender: int) -> tuple[int, ...]:
    """The characters on the defending side that may be chosen for stealth: those without it."""
    return tuple(
        card
        for card in characters(position.game, position.state, defender)
        if not has_keyword(position, card, "stealth") and not is_prohibited(position, card, "be bypassed")
    )


def eligible(position: Position, player: int, type_: str) -> tuple[int, ...]:
    """The characters that the player could declare as attackers."""
    return tuple(
        card
        for card in position.state.players[player].play
        if all(one.met for one in attacker_requirements(position, player, type_, card))
    )


@six_steps.objection("challenge", *_DECLARE, *_KNEEL, *_STEALTH_LATER)
def objections(machine: Machine, state: State, decision: Decision, given: Answer) -> list[Requirement]:
    """The requirements of a declaration."""
    position, declared = machine.at(state), given.declaration
    if declared is None:
        text = "A challenge is declared with its type, opponent and attackers."
        return [Requirement(text=text, met=False, cites=decision.cites)]
    player = decision.player
    found = [
        *number_requirements(position, player, declared.type),
        *_forbidding(position, player, declared.type),
        *_against_whom(position, player, declared.against),
        Requirement(
            text="At least one character attacks, each once.",
            failing="No character attacks, or one of them twice.",
            met=bool(declared.attackers) and len(set(declared.attackers)) == len(declared.attackers),
            cites=_KNEEL,
        ),
        *_said_beforehand(position, player, declared),
    ]
    for card in declared.attackers:
        found += attacker_requirements(position, player, declared.type, card)
    return found


def declarations(position: Position, decision: Decision) -> Iterator[Answer]:
    """Every legal way to declare a challenge, the pass first."""
    yield PASS
    for type_, against in _types_left(position, decision.player):
        pool = eligible(position, decision.player, type_)
        for size in range(1, len(pool) + 1):
            for attackers in combinations(pool, size):
                spend()
                yield Answer(declaration=Declaration(type=type_, against=against, attackers=attackers))


@answers("declare challenge", *_DECLARE)
def declared(
    machine: Machine, state: State, frame: FrameworkEvent, decision: Decision, given: Answer
) -> State:
    """The challenge is declared; the attackers kneel in the next event."""
    name = machine.game.players[decision.player]
    if given.declaration is None:
        return say(state, "decision", f"{name} declares no challenge.", _DECLARE, decision.player)
    one = given.declaration
    against = machine.game.players[one.against]
    article = "an" if one.type[:1] in "aeiou" else "a"
    text = f"{name} declares {article} {one.type} challenge against {against}."
    state = assume(machine, say(state, "decision", text, _DECLARE, decision.player), "challenges")
    window = window_of(state)
    if window is not None:
        state = with_frame(state, window, replace(window, chosen=one.attackers))
    event = Event(kind="initiate challenge", player=decision.player, other_player=one.against, word=one.type)
    state = pending(state, f"a {one.type} challenge is declared", event)
    return replace(state, stealth_said=one.stealth)


@six_steps.event("initiate challenge", *_DECLARE)
def initiated(machine: Machine, state: State, event: Event) -> State | None:
    """The challenge is under way."""
    state = say(state, "occurrence", f"{describe(machine, event)}.", _DECLARE, event.player)
    challenge = Challenge(type=event.word, attacker=event.player, defender=event.other_player)
    return replace(state, challenge=challenge)


@initiates("kneel attackers", *_KNEEL)
def kneel_attackers(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """The attackers kneel, but those whose text says otherwise."""
    window, challenge = window_of(state), state.challenge
    if window is None or challenge is None or not window.chosen:
        return state
    return pending(state, "attackers kneel", *taking_part(machine, state, window.chosen, "attacker"))


@six_steps.rule(*_KNEEL, f"{_CHART}/12", f"{FAQ}/3.10/4")
def taking_part(machine: Machine, state: State, cards: tuple[int, ...], role: str) -> tuple[Event, ...]:
    """The events in which these characters are declared, and kneel."""
    events: list[Event] = []
    for card in cards:
        player = state.cards[card].controller
        events.append(Event(kind=f"declare {role}", card=card, player=player))
        an = "an attacker" if role == "attacker" else "a defender"
        kneels = not has_exception(machine.at(state), card, f"does not kneel as {an}")
        if (
            kneels
            and not state.cards[card].kneeling
            and not is_prohibited(machine.at(state), card, "be knelt")
        ):
            events.append(
                Event(kind="kneel", card=card, player=player, cause=f"{role.removesuffix('er')}ing")
            )
    return tuple(events)


@six_steps.event("declare attacker", *_KNEEL)
@six_steps.event("declare defender", f"{_CHART}/12")
def participates(machine: Machine, state: State, event: Event) -> State | None:
    """The character participates in the challenge."""
    challenge = state.challenge
    if challenge is None:
        return None
    state = say(
        state,
        "occurrence",
        f"{describe(machine, event)}.",
        _KNEEL if event.kind == "declare attacker" else (f"{_CHART}/12",),
        event.player,
    )
    if event.kind == "declare attacker":
        return replace(state, challenge=replace(challenge, attackers=(*challenge.attackers, event.card)))
    return replace(state, challenge=replace(challenge, defenders=(*challenge.defenders, event.card)))


@initiates("finished with challenges", f"{_CHART}/21")
def finished(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """The active player is finished with challenges."""
    name = machine.game.players[state.active_player]
    return say(
        state, "framework", f"{name} is finished with challenges.", (f"{_CHART}/21",), state.active_player
    )
