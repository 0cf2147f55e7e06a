"""Occurrences in this challenge, phase, round or game, as far as an ability asks for it."""

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.state.events import Event, facets
from agot_judge.engine.state.frames import Delayed, Occurrence
from agot_judge.engine.state.state import Challenge, Happening, PastChallenge, State
from agot_judge.engine.values.as_it_was import PLAYED, as_played, at_departure
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope

CHALLENGES = frozenset({"win challenge", "lose challenge", "initiate challenge"})
OF_CHALLENGES = CHALLENGES | {"claim"}
"""Occurrences whose word is the type of a challenge."""
PREVIOUS_ROUND = "previous round"


def noted(position: Position, event: Event) -> State:
    """The state that remembers the event, if any ability of the game asks whether such a thing happened."""
    state = position.state
    kinds = position.index.remembered.intersection(facets(event.kind)) - CHALLENGES
    if not kinds:
        return state
    happening = Happening(
        kinds=tuple(sorted(kinds)),
        card=event.card,
        player=event.player,
        other_player=event.other_player,
        by=event.by,
        word=event.word,
        amount=event.amount,
        phase=state.phase,
        round=state.round,
        challenge=len(state.past) if state.challenge is not None else -1,
        departure=-1 if position.index.described_past.isdisjoint(kinds) else event.departure,
    )
    return replace(state, history=(*state.history, happening))


def challenges_kept(position: Position) -> State:
    """The state at the end of the round, in which the challenges of the round are remembered for the next one."""
    state = position.state
    kept = tuple(
        Happening(kinds=(event,), player=player, word=type_, round=state.round)
        for event in sorted(position.index.remembered & CHALLENGES)
        for player, type_, *_ in _challenges(state, event, "round")
    )
    return replace(state, history=(*state.history, *kept))


def times_happened(
    position: Position,
    event: str,
    period: str,
    players: tuple[int, ...] | None,
    challenge: tuple[str, ...],
    card: Cards | int | None,
    scope: Scope,
    as_player: Literal["attacking player", "defending player"] | None = None,
    to_players: tuple[int, ...] | None = None,
    unopposed: bool = False,
    by_at_least: int = 0,
) -> int:
    """The number of times that this has happened in the period: to (or by) one of the players, to such a card; None: to
    anybody."""
    state = position.state
    if "chosen" in challenge:
        challenge = (*challenge, *scope.words)
    if period == PREVIOUS_ROUND:
        pass  # the accounts below are of this round
    elif event in CHALLENGES:
        return sum(
            (players is None or who in players)
            and (not challenge or type_ in challenge)
            and as_player in (None, role)
            and (fought.unopposed or not unopposed)
            and fought.by >= by_at_least
            and (to_players is None or _other_side(fought, who) in to_players)
            for who, type_, role, fought in _challenges(state, event, period)
        )
    elif (ways := position.index.conventions.ways.get(event)) is not None:
        return sum(
            deed.way in ways
            and (players is None or deed.player in players)
            and (period != "phase" or deed.phase == state.this_phase)
            and _card_fits(
                position.at(as_played(state, deed.card, deed.player)) if event in PLAYED else position,
                card,
                deed.card,
                scope,
            )
            for deed in state.deeds
        )
    if event == "assault" and period == "challenge":
        present = state.challenge.assault if state.challenge is not None else ()
        return sum(_card_fits(position, card, location, scope) for location in present)
    if event == "reveal plot" and period == "round":
        return sum(
            (players is None or player in players) and _card_fits(position, card, plot, scope)
            for player, plot in _revealed(state, position.index.conventions.before_plots)
        )
    return sum(
        event in happening.kinds
        and _is_within(state, happening, period, scope)
        and (players is None or happening.player in players)
        and (to_players is None or happening.other_player in to_players)
        and (not challenge or event not in OF_CHALLENGES or happening.word in challenge)
        and _card_fits(position.at(at_departure(state, happening.departure)), card, happening.card, scope)
        for happening in state.history
    )


def _revealed(state: State, before: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """Each plot card revealed this round and its player; one that lay there when the run began was revealed, too."""
    found = [
        (happening.player, happening.card)
        for happening in state.history
        if "reveal plot" in happening.kinds and happening.round == state.round
    ]
    there = [(number, player.plot) for number, player in enumerate(state.players) if player.plot >= 0]
    yield from found
    if state.phase not in before:
        yield from (one for one in there if one not in found)


def _card_fits(position: Position, wanted: Cards | int | None, card: int, scope: Scope) -> bool:
    """Cards are looked for wherever they are now; one that nobody identified is a card, and no more is known of it."""
    if wanted is None:
        return True
    if card < 0:
        return isinstance(wanted, Cards) and wanted == Cards(zone=wanted.zone)
    if isinstance(wanted, Cards):
        return matches_in(position, replace(wanted, zone="any"), card, scope)
    return wanted == card


def _is_within(state: State, happening: Happening, period: str, scope: Scope) -> bool:
    if period == "game":
        return True
    if period == PREVIOUS_ROUND:
        return happening.round == state.round - 1
    if happening.round != state.round:
        return False
    if period == "round":
        return True
    if not happening.phase:
        return True  # what a scenario tells of the time before, without saying when
    if happening.phase != state.this_phase:
        return False
    return period == "phase" or happening.challenge == _this_challenge(state, scope)


def _this_challenge(state: State, scope: Scope) -> int:
    """The number of the present challenge, or of the one at whose end an effect is due, or a reaction used, that resolves
    now."""
    if state.challenge is not None:
        return len(state.past)
    is_due = scope.trigger is not None and scope.trigger.kind == "challenge ends"
    is_due = is_due or any(
        frame.period == "challenge"
        if type(frame) is Delayed
        else type(frame) is Occurrence and any(event.kind == "challenge ends" for event in frame.events[:1])
        for frame in state.stack
    )
    return len(state.past) - 1 if is_due else len(state.past)


def _other_side(fought: Challenge | PastChallenge, player: int) -> int:
    """Against whom the player fought it."""
    return fought.defender if player == fought.attacker else fought.attacker


def _challenges(
    state: State, event: str, period: str
) -> Iterator[tuple[int, str, Literal["attacking player", "defending player"], Challenge | PastChallenge]]:
    """Each challenge won (lost, initiated) in the period: by whom, its type, the part that player had in it, itself."""
    present = state.challenge
    every = [] if period == "challenge" else list(state.past)
    for past in (*every, *((present,) if present is not None else ())):
        if period == "phase" and getattr(past, "phase", state.this_phase) != state.this_phase:
            continue
        if event == "initiate challenge":
            yield past.attacker, past.type, "attacking player", past
            continue
        player = past.winner if event == "win challenge" else past.loser
        if player >= 0:
            attacked = player == past.attacker
            yield player, past.type, "attacking player" if attacked else "defending player", past
