"""The challenges phase from step 4.1 to 4.3: whose turn it is, initiating a challenge, its end."""

from msgspec.structs import replace

from agot_judge.editions.second.challenges.challenge_limits import (
    about_additional,
    challenges_left,
    why_none_is_left,
)
from agot_judge.editions.second.challenges.declaration import eligible_attackers
from agot_judge.editions.second.challenges.declared_by_card_text import (
    by_exception,
    by_gained_icon,
    kneels,
    say_who_does_not_kneel,
)
from agot_judge.editions.second.melee.redirect import offer_redirect
from agot_judge.editions.second.round.active_player import before_turns, first_turn, next_in_turn, take_turn
from agot_judge.editions.second.round.period_end import end_period
from agot_judge.editions.second.rulebook import second
from agot_judge.editions.second.winning.winning import ELIMINATED
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import labels
from agot_judge.engine.state.decision import PASS, Answer, Decision, Option, opportunity_for
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import ActionWindow, Occurrence, Step
from agot_judge.engine.state.state import Challenge, PastChallenge, State
from agot_judge.engine.state.transition import ask, push, say, settle
from agot_judge.engine.values.position import Position
from agot_judge.explain.wording import describe
from agot_judge.rules.lasting.expiry_with_source import end_with_beginning

_BEGINS = ("2e/rr/4.1/1", "2e/rr/first-player/2")
_OPPORTUNITY = ("2e/rr/4.2/2", "2e/rr/active-player/3")
_FIRST = ("2e/rr/4.2/1", "2e/rr/first-player/2")
_SIDES = ("2e/rr/against/1", "2e/rr/attacker/2", "2e/rr/defender/2")
_ATTACKER = ("2e/rr/4.2/7", "2e/rr/participating/1", "2e/rr/attacker/1")
_ENDS = ("2e/rr/4.2.6/1", "2e/rr/4.2/9")
_INITIATE = ("2e/rr/4.2/2", "2e/rr/4.2/4", "2e/rr/4.2/5", "2e/rr/4.2/6", "2e/rr/4.2/7")


@second.step("4.1", "Challenges phase begins", "2e/rr/4.1/1")
def challenges_phase_begins(machine: Machine, state: State, step: Step) -> State:
    """The phase begins; then the first action window, before the first opportunity to initiate a challenge."""
    state = before_turns(replace(state, step="4.1", phase="challenges"))
    state = say(state, "framework", "4.1 Challenges phase begins", _BEGINS[:1])
    state = push(state, Step(number="4.2"), ActionWindow(after="4.1"))
    return push(state, Occurrence(events=(Event(kind="phase begins", word="challenges"),)))


@second.event("phase begins", "2e/rr/4.1/1", "2e/rr/lasting-effects/3")
def phase_begins(machine: Machine, state: State, event: Event) -> State | None:
    """The beginning of a phase is a milestone to which abilities may refer; some effects last until it."""
    return end_with_beginning(machine, state, event.word)


@second.step(
    "4.2",
    "Active player may initiate a challenge",
    "2e/rr/4.2/1",
    "2e/rr/4.2/3",
    "2e/rr/active-player/3",
    *_INITIATE,
)
def may_initiate_a_challenge(machine: Machine, state: State, step: Step) -> State:
    """The active player initiates a challenge, or passes; one who cannot initiate any goes on to step 4.3."""
    state = first_turn(replace(state, step="4.2"))
    player = state.active_player
    name = machine.game.players[player]
    if state.players[player].eliminated:
        text = f"{name} is out of the game."
        return push(say(state, "framework", text, (*ELIMINATED, "2e/rr/4.3/1"), player), Step(number="4.3"))
    cites = (*_OPPORTUNITY, *_FIRST) if _is_first_of_phase(state) else _OPPORTUNITY
    state = say(state, "framework", f"4.2 {name} may initiate a challenge", cites)
    here = state.players[player].play
    position = machine.at(state)
    able = {
        (type_, other): eligible
        for type_, other in challenges_left(position, player)
        if (eligible := eligible_attackers(position, player, type_, other))
    }
    types = tuple(dict.fromkeys(type_ for type_, _ in able))
    against = tuple(dict.fromkeys(other for _, other in able))
    attackers = tuple(card for card in here if any(card in eligible for eligible in able.values()))
    options = (
        *(Option(label=type_, word=type_, cites=("2e/rr/4.2/5",)) for type_ in types),
        *(
            Option(label=machine.game.players[other], player=other, cites=("2e/rr/4.2/6",))
            for other in against
        ),
        *(
            Option(label=machine.game.cards[card].label, card=card, cites=("2e/rr/4.2/7",))
            for card in attackers
        ),
    )
    decision = opportunity_for(
        player, "challenge", f"{name} may initiate a challenge, or pass.", options, _INITIATE, most=0
    )
    if not able:
        why, because = _why_none(machine.at(state), player)
        text = f"{name} cannot initiate a challenge: {why}"
        state = say(state, "framework", text, (*because, "2e/rr/4.2/3"), player)
        return push(settle(state, decision), Step(number="4.3"))
    return ask(state, replace(step, stage=1), decision)


@second.rule(*_FIRST)
def _is_first_of_phase(state: State) -> bool:
    """True where nobody has had an opportunity before this phase: whose it is, is whose the first player token is."""
    initiated = any(past.phase == state.phase for past in state.past)
    return state.were_active == (state.first_player,) and not initiated


@second.rule("2e/rr/4.2/7")
def _why_none(position: Position, player: int) -> tuple[str, tuple[str, ...]]:
    """The reason why the player cannot initiate a challenge, in words, and the paragraphs that decide it."""
    name = position.game.players[player]
    if challenges_left(position, player):
        return f"{name} controls no character that can be declared as an attacker.", ("2e/rr/4.2/7",)
    return why_none_is_left(position, player)


@second.step_answer("4.2", "2e/rr/4.2/4", "2e/rr/4.2/8", "2e/rr/assault/2", "2e/rr/stealth/1")
def challenge_is_initiated(
    machine: Machine, state: State, step: Step, decision: Decision, given: Answer
) -> State:
    """Type, opponent, attackers and the targets of stealth and assault are announced atomically."""
    declared = given.declaration
    name = machine.game.players[decision.player]
    if given == PASS or declared is None:
        text = f"{name} passes the opportunity to initiate a challenge."
        state = say(state, "decision", text, ("2e/rr/4.2/3",), decision.player)
        return push(state, Step(number="4.3"))
    player = decision.player
    challenge = Challenge(
        type=declared.type,
        attacker=player,
        defender=declared.against,
        attackers=declared.attackers,
        stealth=declared.stealth,
        assault=tuple(location for _, location in declared.assault),
    )
    state = replace(state, challenge=challenge)
    state = say_who_does_not_kneel(machine, state, declared.attackers, "attacker")
    state = push(state, Step(number="4.2.1"), ActionWindow(after="4.2"))
    events = [
        Event(kind="initiate challenge", player=player, other_player=declared.against, word=declared.type)
    ]
    for card in declared.attackers:
        events.append(Event(kind="declare attacker", card=card, player=player))
        if kneels(machine.at(state), card, "attacker"):
            events.append(Event(kind="kneel", card=card, player=player, cause="attacking"))
    for card, bypassed in declared.stealth:
        events.append(Event(kind="bypass", card=bypassed, other_card=card, player=player))
    for card, location in declared.assault:
        events.append(Event(kind="assault", card=location, other_card=card, player=player))
    return push(state, Occurrence(events=tuple(events)))


@second.event(
    "initiate challenge",
    "2e/rr/4.2/4",
    "2e/rr/4.2/5",
    "2e/rr/4.2/6",
    "2e/rr/4.2/8",
    *_SIDES,
)
def announce_challenge(machine: Machine, state: State, event: Event) -> State | None:
    """A challenge is initiated by all announcements together: its type, the opponent, the attackers."""
    cites = ("2e/rr/4.2/4", "2e/rr/4.2/5", "2e/rr/4.2/6")
    additional = about_additional(machine.at(state), event.player, event.word)
    state = say(state, "occurrence", describe(machine, event) + ".", (*cites, *additional), event.player)
    return offer_redirect(machine.at(state))


@second.event("declare attacker", *_ATTACKER)
def declare_attacker(machine: Machine, state: State, event: Event) -> State | None:
    """A character declared as an attacker participates in the challenge."""
    exception = by_exception(machine.at(state), event.card)
    cites = (*_ATTACKER[:2], *by_gained_icon(machine.at(state), event.card), *exception)
    text = f"{describe(machine, event)}, and participates."
    return say(state, "occurrence", text, cites, event.player)


@second.step("4.2.6", "Challenge ends", *_ENDS)
def challenge_ends(machine: Machine, state: State, step: Step) -> State:
    """The challenge, which was resolving until now, ends; play proceeds to the action window between 4.1 and 4.2."""
    state = replace(state, step="4.2.6")
    state = say(state, "framework", "4.2.6 Challenge ends", _ENDS)
    state = push(state, Step(number="4.2"), ActionWindow(after="4.2.6"))
    challenge = state.challenge
    if challenge is None:
        return state
    ended = Event(kind="challenge ends", word=challenge.type, flag=challenge.unopposed)
    return push(state, Occurrence(events=(ended,)))


@second.event(
    "challenge ends", "2e/rr/4.2.6/1", "2e/faq/end-of-phase-timing-sequence/6", "2e/rr/assault/3",
    "2e/rr/limits-and-maxima/1",
)  # fmt: skip
def end_challenge(machine: Machine, state: State, event: Event) -> State | None:
    """Nobody participates any longer; what lasts until the end of the challenge expires."""
    challenge = state.challenge
    if challenge is None:
        return None
    state = say(state, "state", "No character is participating any longer.", ("2e/rr/4.2.6/1",))
    if challenge.assault:
        are = "is" if len(challenge.assault) == 1 else "are"
        text = f"{labels(machine.game, challenge.assault)} {are} no longer blank by assault."
        state = say(state, "expiry", text, ("2e/rr/assault/3",))
    past = PastChallenge(
        type=challenge.type,
        attacker=challenge.attacker,
        defender=challenge.defender,
        winner=challenge.winner,
        loser=challenge.loser,
        phase=state.phase or "challenges",
        redirected_from=challenge.redirected_from,
        by=challenge.by,
        unopposed=challenge.unopposed,
        attackers=challenge.attackers,
        defenders=challenge.defenders,
    )
    uses = tuple(use for use in state.uses if use.period != "challenge")
    state = replace(state, challenge=None, past=(*state.past, past), uses=uses)
    return end_period(machine, state, "challenge")


@second.step("4.3", "Next player becomes active player", "2e/rr/4.3/1", "2e/rr/4.3/2", "2e/rr/player-order/1")
def next_player(machine: Machine, state: State, step: Step) -> State:
    """The next player in player order becomes the active player; after the last one the phase ends."""
    state = replace(state, step="4.3")
    following = next_in_turn(state)
    if following < 0:
        text = "4.3 All players have been the active player"
        state = say(state, "framework", text, ("2e/rr/4.3/2",))
        return push(state, Step(number="4.4"))
    state = take_turn(state, following)
    name = machine.game.players[state.active_player]
    state = say(
        state, "framework", f"4.3 {name} becomes the active player", ("2e/rr/4.3/1", "2e/rr/player-order/1")
    )
    return push(state, Step(number="4.2"), ActionWindow(after="4.3"))
