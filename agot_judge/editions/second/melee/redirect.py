"""Redirecting a challenge in melee: after it is initiated, before reactions to that; the attacking player chooses."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.editions.second.challenges.assault import assault_targets
from agot_judge.editions.second.challenges.challenge_limits import prohibitions
from agot_judge.editions.second.challenges.stealth import stealth_targets
from agot_judge.editions.second.frames import Redirect
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import card_options, label
from agot_judge.engine.state.decision import PASS, Answer, Decision, Option, Requirement, opportunity_for
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.state import Challenge, State, Use
from agot_judge.engine.state.transition import ask, in_player_order, push, say
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.titles import TITLE_ABILITY, supports, title_of
from agot_judge.engine.values.values import has_keyword
from agot_judge.explain.wording import describe

REDIRECT = "2e/rr/redirect"
_MAY = (f"{REDIRECT}/1", "2e/rr/title-cards/2")
_ONCE = (f"{REDIRECT}/1",)
_OPPONENT = (f"{REDIRECT}/2", f"{REDIRECT}/4", f"{REDIRECT}/5")
_STAYS = (f"{REDIRECT}/2", f"{REDIRECT}/3", f"{REDIRECT}/6")
_STEALTH = (f"{REDIRECT}/2", "2e/rr/stealth/1")
_ASSAULT = ("2e/rr/assault/2", "2e/rr/assault/1")


@second.rule(*_MAY, *_ONCE, *_OPPONENT)
def offer_redirect(position: Position) -> State:
    """The state in which the bearer of a title that redirects may redirect the challenge that was just initiated."""
    state = position.state
    if position.game.format != "melee":
        return state
    for player in in_player_order(state):
        if title_of(position, player).redirects:
            title = state.players[player].title
            if all(one.met for one in redirect_requirements(position, player, title)):
                return push(state, Redirect(title=title))
    return state


@second.rule(*_MAY, *_ONCE, *_OPPONENT)
def redirect_requirements(position: Position, player: int, title: int) -> Iterator[Requirement]:
    """The requirements for the player to redirect the present challenge with this title, the timing left out."""
    state = position.state
    name = label(position.game, title)
    yield Requirement(
        text=f"{position.game.players[player]} bears the title {name}.",
        failing=f"{position.game.players[player]} does not bear the title {name}.",
        met=state.players[player].title == title,
        cites=_MAY,
        about="title",
    )
    most = position.game.cards[title].definition.title.redirects
    used = sum(use.times for use in state.uses if use.card == title and use.ability == TITLE_ABILITY)
    yield Requirement(
        text=f"{name} can redirect {most} challenge each round: it has redirected {used}.",
        met=used < most,
        cites=_ONCE,
        about="limit",
        remedy="" if used < most else "a new round",
    )
    others = bool(new_opponents(state))
    yield Requirement(
        text="There is another opponent against whom the challenge can resolve.",
        failing="There is no other opponent against whom the challenge can resolve.",
        met=others,
        cites=_OPPONENT,
        about="opponent",
        remedy="" if others else "a challenge under way and a third player in the game",
    )


def redirect_timing(state: State) -> Requirement:
    """The requirement that the title can redirect a challenge just now: after it was initiated, before reactions to that."""
    top = state.stack[-1] if state.stack else None
    met = isinstance(top, Redirect) and not top.chosen
    return Requirement(
        text="A challenge was just initiated, and reactions to that cannot be used yet.",
        failing="It is not the moment right after a challenge was initiated.",
        met=met,
        cites=_MAY,
        about="timing",
        remedy="" if met else "the moment right after a challenge is initiated against its bearer",
    )


@second.rule(*_OPPONENT)
def new_opponents(state: State) -> tuple[int, ...]:
    """The players against whom the present challenge can be redirected, those that its attacker supports included."""
    challenge = state.challenge
    if challenge is None:
        return ()
    first = challenge.first_defender
    return tuple(player for player in in_player_order(state) if player not in (challenge.attacker, first))


@second.frame(Redirect, *_MAY, *_OPPONENT, *_STEALTH, *_ASSAULT)
def carry_on(machine: Machine, state: State, frame: Redirect) -> State:
    """Offer the redirection, then let the attacking player choose the new targets of stealth and assault."""
    position = machine.at(state)
    challenge = state.challenge
    if challenge is None:
        return state
    if not frame.chosen:
        return _offer(position, frame)
    for card in challenge.attackers:
        targets = stealth_targets(position, card, challenge.defender)
        if card not in frame.offered and targets and has_keyword(position, card, "stealth"):
            return _ask_stealth(position, replace(frame, offered=(*frame.offered, card)), targets)
    pairs = assault_targets(position, challenge.attackers, challenge.defender)
    if pairs:
        return _ask_assault(position, frame, pairs)
    return _resolve_against(machine, state, frame, ())


def _offer(position: Position, frame: Redirect) -> State:
    player = position.state.cards[frame.title].controller
    name = position.game.players[player]
    title = label(position.game, frame.title)
    return ask(
        position.state,
        frame,
        opportunity_for(
            player,
            "title",
            f"{name} may redirect the challenge with {title}, or pass.",
            (Option(label=title, card=frame.title, ability=TITLE_ABILITY, cites=_MAY),),
            _MAY,
        ),
    )


def _ask_opponent(position: Position, frame: Redirect, challenge: Challenge) -> State:
    name = position.game.players[challenge.attacker]
    return ask(
        position.state,
        frame,
        Decision(
            player=challenge.attacker,
            kind="target",
            text=f"{name} chooses the new opponent.",
            options=tuple(
                Option(label=position.game.players[player], player=player)
                for player in new_opponents(position.state)
            ),
            cites=_OPPONENT,
        ),
    )


def _ask_stealth(position: Position, frame: Redirect, targets: tuple[int, ...]) -> State:
    challenge = position.state.challenge
    assert challenge is not None
    sneaking = label(position.game, frame.offered[-1])
    return ask(
        position.state,
        frame,
        Decision(
            player=challenge.attacker,
            kind="target",
            text=f"Which character does {sneaking} bypass with stealth instead?",
            options=card_options(position.game, targets),
            least=0,
            may_pass=True,
            keyword="stealth",
            cites=_STEALTH,
        ),
    )


def _ask_assault(position: Position, frame: Redirect, pairs: tuple[tuple[int, int], ...]) -> State:
    challenge = position.state.challenge
    assert challenge is not None
    return ask(
        position.state,
        frame,
        Decision(
            player=challenge.attacker,
            kind="target",
            text="Which location is targeted by assault instead?",
            options=tuple(
                Option(label=label(position.game, location), card=location)
                for location in dict.fromkeys(location for _, location in pairs)
            ),
            least=0,
            may_pass=True,
            keyword="assault",
            cites=_ASSAULT,
        ),
    )


@second.frame_answer(Redirect, *_MAY, *_OPPONENT, *_STEALTH, *_ASSAULT)
def answered(machine: Machine, state: State, frame: Redirect, decision: Decision, given: Answer) -> State:
    """The bearer's answer, the new opponent, or a new target."""
    challenge = state.challenge
    if challenge is None:
        return state
    name = machine.game.players[decision.player]
    if decision.kind == "title":
        if given == PASS:
            text = f"{name} does not redirect the challenge."
            return say(state, "decision", text, _MAY, decision.player)
        text = f"{name} redirects the challenge with {label(machine.game, frame.title)}."
        state = say(state, "ability", text, _MAY, decision.player)
        use = Use(
            card=frame.title,
            title=machine.game.cards[frame.title].definition.face.name,
            ability=TITLE_ABILITY,
            player=decision.player,
            period="round",
        )
        return _ask_opponent(machine.at(replace(state, uses=(*state.uses, use))), frame, challenge)
    chosen = decision.options[given.options[0]] if given != PASS else None
    if not decision.keyword:
        assert chosen is not None
        return _redirect(machine, state, frame, challenge, chosen.player)
    if decision.keyword == "stealth":
        pair = ((frame.offered[-1], chosen.card),) if chosen is not None else ()
        return push(state, replace(frame, stealth=frame.stealth + pair))
    return _resolve_against(machine, state, frame, (chosen.card,) if chosen is not None else ())


@second.rule(*_STAYS, "2e/rr/assault/2")
def _redirect(machine: Machine, state: State, frame: Redirect, challenge: Challenge, opponent: int) -> State:
    """The challenge resolves against the new opponent; the first targets of stealth and assault were never chosen."""
    first = challenge.defender
    players = machine.game.players
    text = (
        f"The challenge resolves against {players[opponent]}; it is still considered to have been initiated against "
        f"{players[first]}. Its type and its attackers stay."
    )
    supported = supports(machine.at(state), challenge.attacker, opponent)
    barred = prohibitions(machine.at(state), challenge.attacker, challenge.type, opponent)
    prevented = supported or any(not one.met for one in barred)
    cites = (f"{REDIRECT}/3", f"{REDIRECT}/6", *(_OPPONENT[2:] if prevented else ()))
    state = say(state, "effect", text, cites, challenge.attacker)
    if challenge.stealth:
        text = "The stealth targets declared before are not considered to have been bypassed."
        state = say(state, "effect", text, (f"{REDIRECT}/2",), challenge.attacker)
    if challenge.assault:
        text = "The location chosen before is not considered to have been targeted by assault."
        state = say(state, "effect", text, ("2e/rr/assault/2",), challenge.attacker)
    challenge = replace(challenge, defender=opponent, redirected_from=first, stealth=(), assault=())
    return push(_forget_targets(replace(state, challenge=challenge)), replace(frame, chosen=True))


def _forget_targets(state: State) -> State:
    """The state in which nobody can react any more to what was bypassed or targeted by assault before."""
    stack = list(state.stack)
    for index in range(len(stack) - 1, -1, -1):
        frame = stack[index]
        if type(frame) is Occurrence:
            happened = tuple(event for event in frame.happened if event.kind not in ("bypass", "assault"))
            stack[index] = replace(frame, happened=happened)
            break
    return replace(state, stack=tuple(stack))


@second.rule(*_STEALTH, *_ASSAULT)
def _resolve_against(machine: Machine, state: State, frame: Redirect, assault: tuple[int, ...]) -> State:
    """The new targets are bypassed and targeted together; reactions come with those to the challenge's initiation."""
    challenge = state.challenge
    assert challenge is not None
    state = replace(state, challenge=replace(challenge, stealth=frame.stealth, assault=assault))
    targeting = {
        location: card
        for card, location in assault_targets(machine.at(state), challenge.attackers, challenge.defender)
    }
    attacker = challenge.attacker
    events = [
        Event(
            kind="redirect challenge",
            player=state.cards[frame.title].controller,
            other_player=challenge.defender,
            word=challenge.type,
            card=frame.title,
        )
    ]
    for card, bypassed in frame.stealth:
        events.append(Event(kind="bypass", card=bypassed, other_card=card, player=attacker))
    for location in assault:
        events.append(Event(kind="assault", card=location, other_card=targeting[location], player=attacker))
    return push(state, Occurrence(events=tuple(events), nested=True))


@second.event("redirect challenge", f"{REDIRECT}/1", f"{REDIRECT}/3")
def challenge_is_redirected(machine: Machine, state: State, event: Event) -> State | None:
    """The challenge resolves against the new opponent from now on."""
    return say(state, "occurrence", describe(machine, event) + ".", (f"{REDIRECT}/3",), event.player)
