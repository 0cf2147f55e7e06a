"""Ties for initiative and dominance that a player decides because the text of a card says so; who lost what another won."""

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Permit
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Decision, Option
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import in_player_order, say
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import players_said
from agot_judge.engine.values.standing import active

BY_TEXT = ("2e/rr/the-golden-rules/2",)
_SEVERAL = ("2e/faq/1.6/1",)


@second.rule(*BY_TEXT)
def who_decides(position: Position, what: str) -> tuple[int, ...]:
    """The players of whom something in force says that they choose who wins such a tie, in player order."""
    if Permit not in position.index.standing and not position.state.in_force:
        return ()
    found = {
        player
        for effect, scope, _ in active(position, Permit)
        if effect.may == what
        for player in players_said(position.game, position.state, effect.player, scope)
    }
    return tuple(player for player in in_player_order(position.state) if player in found)


@second.rule(*BY_TEXT, *_SEVERAL)
def tie_decision(
    position: Position, deciding: tuple[int, ...], tied: tuple[int, ...], contest: str
) -> Decision:
    """Who of the tied players wins; or, where several cards say who chooses that, whose card is followed."""
    names = position.game.players
    if len(deciding) > 1:
        player = position.state.first_player
        text = (
            f"{' and '.join(names[one] for one in deciding)} would each choose who wins {contest}: who does?"
        )
    else:
        (player,) = deciding
        tie = " and ".join(names[one] for one in tied)
        text = f"{tie} are tied: {names[player]} chooses who wins {contest}."
    options = deciding if len(deciding) > 1 else tied
    return Decision(
        player=player,
        kind="winner",
        text=text,
        options=tuple(Option(label=names[one], player=one) for one in options),
        cites=(*_SEVERAL, *BY_TEXT) if len(deciding) > 1 else BY_TEXT,
    )


def decider_said(machine: Machine, state: State, decision: Decision, player: int) -> State:
    """The state with a line that says whose card is followed."""
    names = machine.game.players
    text = f"{names[decision.player]} decides that {names[player]} chooses."
    return say(state, "decision", text, decision.cites, decision.player)


def losing_opponent(losers: tuple[int, ...]) -> int:
    """The player whom "the losing opponent" means; -1: of several it is nobody."""
    return losers[0] if len(losers) == 1 else -1
