"""Ties for initiative and dominance that a player decides because the text of a card says so."""

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Permit
from agot_judge.engine.state.decision import Decision, Option
from agot_judge.engine.state.transition import in_player_order
from agot_judge.engine.values.continuous import active
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import players_said

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
        options, cites = deciding, (*_SEVERAL, *BY_TEXT)
    else:
        (player,) = deciding
        tie = " and ".join(names[one] for one in tied)
        text = f"{tie} are tied: {names[player]} chooses who wins {contest}."
        options, cites = tied, BY_TEXT
    return Decision(
        player=player,
        kind="winner",
        text=text,
        options=tuple(Option(label=names[one], player=one) for one in options),
        cites=cites,
    )
