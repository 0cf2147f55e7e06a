"""What card texts demand for initiating a challenge: gold, or cards from hand."""

from collections.abc import Iterator

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Effect, Forbid, PayGold
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say
from agot_judge.engine.values.amounts import amount_of, number_of
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.rules.costs.spending import spendable
from agot_judge.rules.prohibitions.forbidden_players import forbidden_to

_COSTS = ("2e/rr/costs/2", "2e/rr/costs/3")
_AT_ONCE = ("2e/rr/4.2/4", "2e/rr/costs/5")


@second.rule(*_COSTS)
def challenge_costs(
    position: Position, player: int, type_: str, against: int
) -> Iterator[tuple[Forbid, Scope]]:
    """Each effect in force that lets the player initiate such a challenge only for a cost."""

    def concerns(forbid: Forbid) -> bool:
        of_type = not forbid.challenge or type_ in forbid.challenge
        return bool(forbid.unless_paid) and forbid.cannot == "initiate challenges" and of_type

    for forbid, scope in forbidden_to(position, player, concerns):
        if forbid.against is None or against in players_said(
            position.game, position.state, forbid.against, scope
        ):
            yield forbid, scope


@second.rule(*_COSTS, *_AT_ONCE)
def payable(position: Position, player: int, type_: str, against: int) -> Iterator[Requirement]:
    """Whether the player can pay all that the challenge costs."""
    gold = cards = 0
    for forbid, scope in challenge_costs(position, player, type_, against):
        for cost in forbid.unless_paid:
            amount = _amount(position, cost, scope)
            gold, cards = (gold + amount, cards) if isinstance(cost, PayGold) else (gold, cards + amount)
    have = spendable(position, player) if gold else 0
    if gold:
        text = f"The additional cost of {gold} gold can be paid ({have} in the gold pool)."
        yield Requirement(text=text, met=gold <= have, cites=(*_COSTS, *_AT_ONCE), about="gold")
    if cards:
        hand = number_of(position, "hand", player)
        text = f"{cards} cards in hand can be discarded for the additional cost."
        yield Requirement(text=text, met=cards <= hand, cites=(*_COSTS, *_AT_ONCE), about="cost")


def _amount(position: Position, cost: Effect, scope: Scope) -> int:
    return amount_of(position, getattr(cost, "amount", 0), scope)


@second.rule(*_COSTS, *_AT_ONCE)
def paid_for_challenge(machine: Machine, state: State, player: int, type_: str, against: int) -> State:
    """The state in which what the challenge costs is paid next, before it is initiated."""
    for forbid, scope in reversed(tuple(challenge_costs(machine.at(state), player, type_, against))):
        text = f"An additional cost of initiating the challenge ({label(machine.game, scope.source)})."
        state = say(state, "ability", text, (*_COSTS, *_AT_ONCE), player)
        paying = Resolution(
            player=scope.you, card=scope.source, effects=forbid.unless_paid, that_player=player
        )
        state = push(state, paying)
    return state
