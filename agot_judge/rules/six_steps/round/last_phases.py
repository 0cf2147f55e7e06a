"""Dominance, standing and taxation."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import characters, controlled, label
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import in_player_order, push, say, with_player
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import adjusted, has_exception, is_prohibited, strength
from agot_judge.rules.six_steps.assumed import assume, number
from agot_judge.rules.six_steps.frames import FrameworkEvent
from agot_judge.rules.six_steps.round.events import initiates, pending
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
_DOMINANCE = (f"{FAQ}/dominance-phase-chart/4", f"{FAQ}/action-before-dominance-is-counted/2")
_TIE = (f"{FAQ}/tied-dominance/2",)
_STAND = (f"{FAQ}/standing-phase-chart/4",)
_GOLD = (f"{FAQ}/taxation-phase-chart/4",)
_CANNOT = (f"{FAQ}/4.3/1",)


@initiates("dominance", *_DOMINANCE)
def dominance(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """Dominance is counted and rewarded before any player action of the phase."""
    state = assume(machine, state, "dominance")
    return pending(state, "dominance is determined", Event(kind="determine dominance"))


@six_steps.event("determine dominance", *_DOMINANCE, *_TIE)
def determined(machine: Machine, state: State, event: Event) -> State | None:
    """Who counts the most STR of standing characters wins dominance; of several nobody does."""
    position = machine.at(state)
    totals = {player: dominance_total(position, player) for player in in_player_order(state)}
    names = machine.game.players
    counted = ", ".join(f"{names[player]} {total}" for player, total in totals.items())
    state = say(state, "effect", f"Dominance: {counted} STR.", _DOMINANCE)
    ranking = sorted(totals.values(), reverse=True)
    best = [player for player, total in totals.items() if total == ranking[0]]
    if len(best) > 1:
        tied = " and ".join(names[player] for player in best)
        return say(state, "occurrence", f"{tied} are tied: nobody wins dominance.", _TIE)
    winner = best[0]
    by = ranking[0] - ranking[1] if len(ranking) > 1 else ranking[0]
    others = tuple(player for player in totals if player != winner)
    state = say(state, "occurrence", f"{names[winner]} wins dominance by {by} STR.", _DOMINANCE, winner)
    events = (
        Event(
            kind="win dominance", player=winner, other_player=others[0] if len(others) == 1 else -1, amount=by
        ),
        *(Event(kind="lose dominance", player=player, other_player=winner, amount=by) for player in others),
        Event(
            kind="gain power",
            player=winner,
            amount=number(machine.edition, machine.game, "dominance"),
            cause="dominance",
        ),
    )
    return push(state, Occurrence(events=events))


@six_steps.event("win dominance", *_DOMINANCE)
@six_steps.event("lose dominance", *_DOMINANCE)
def result(machine: Machine, state: State, event: Event) -> State | None:
    """It may be answered that dominance is won, or lost."""
    return state


@six_steps.rule(*_DOMINANCE)
def dominance_total(position: Position, player: int) -> int:
    """The STR of the player's standing characters, with what cards add."""
    standing = (
        card
        for card in characters(position.game, position.state, player)
        if not position.state.cards[card].kneeling
        or has_exception(position, card, "contributes while kneeling")
    )
    return sum(strength(position, card) for card in standing) + adjusted(position, player, "dominance STR")


@initiates("stand", *_STAND, *_CANNOT)
def stand_all(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """All kneeling cards stand, but those of which something says that they cannot."""
    position = machine.at(state)
    events: list[Event] = []
    for player in in_player_order(state):
        for card in controlled(state, player):
            if not state.cards[card].kneeling:
                continue
            if is_prohibited(position, card, "stand") or has_exception(
                position, card, "does not stand during the standing phase"
            ):
                text = f"{label(machine.game, card)} does not stand."
                state = say(state, "effect", text, _CANNOT, player)
                continue
            events.append(Event(kind="stand", card=card, player=player, cause="standing phase"))
    return pending(state, "cards stand", *events)


@initiates("return gold", *_GOLD)
def return_gold(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """Unspent gold goes back to the treasury."""
    return pending(state, "unspent gold returns", *unspent_gold(state, "return gold"))


def unspent_gold(state: State, kind: str) -> tuple[Event, ...]:
    """The events of the gold that each player has left."""
    return tuple(
        Event(kind=kind, player=player, amount=state.players[player].gold)
        for player in in_player_order(state)
        if state.players[player].gold
    )


@six_steps.event("return gold", *_GOLD)
def gold_returns(machine: Machine, state: State, event: Event) -> State | None:
    """The gold pool is empty then."""
    player = state.players[event.player]
    text = f"{machine.game.players[event.player]} returns {player.gold} gold to the treasury."
    state = say(state, "occurrence", text, _GOLD, event.player)
    return with_player(state, event.player, replace(player, gold=0))
