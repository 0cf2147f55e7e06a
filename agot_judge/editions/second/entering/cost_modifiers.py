"""Changes of the cost of a card: constant abilities, and lasting effects, for the next such card too."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Cards
from agot_judge.engine.ability import Cost as CostChange
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.state import InForce, State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.engine.values.standing import active

_MODIFIERS = ("2e/rr/initiating-abilities-marshaling-cards/4", "2e/rr/modifiers/2")
WORDS = {
    "marshal": "marshal",
    "play": "play",
    "shadow": "marshal into shadows",
    "ambush": "ambush",
    "unshadow": "bring out of shadows",
    "play from shadows": "bring out of shadows",
    "put into play from shadows": "bring out of shadows",
}
"""How the effects that change costs name the ways of using a card; a duplicate costs nothing."""
NOTHING = 0


@second.rule(
    *_MODIFIERS, "2e/rr/modifiers/3", "2e/rr/shadows.bringing-a-card-out-of-shadows/1", "2e/rr/the-letter-x/1"
)
def modified_cost(position: Position, player: int, card: int, way: str, base: int) -> int:
    """The cost with everything that is in force and changes it, 0 or more.

    An effect that reduces "to a minimum of" some number takes nothing off beyond that.
    """
    cost = base
    floors: list[tuple[int, int]] = []
    for effect, scope, _ in _changes(position, player, card, way):
        amount = _amount(position, effect, card, scope)
        if effect.to_a_minimum_of:
            floors.append((amount, effect.to_a_minimum_of))
        else:
            cost -= amount
    for amount, least in floors:
        cost -= max(0, min(amount, cost - least))
    return max(NOTHING, cost)


def _amount(position: Position, effect: CostChange, card: int, scope: Scope) -> int:
    """By how much the effect reduces the cost of this card."""
    if effect.instead is not None:
        cards, other = effect.instead
        if matches_in(position, replace(cards, zone="any"), card, scope):
            return amount_of(position, other, scope)
    return amount_of(position, effect.reduce, scope)


def _changes(
    position: Position, player: int, card: int, way: str
) -> Iterator[tuple[CostChange, Scope, InForce | None]]:
    """The effects in force that change the cost of this card for this player in this way."""
    if not position.state.in_force and CostChange not in position.index.standing:
        return
    word = WORDS.get(way)
    if word is None:
        return  # a duplicate costs nothing
    if CostChange in position.index.standing:
        yield from _of_the_card_itself(position, card, word)
    if not position.may_be_in_force(CostChange):
        return
    for effect, scope, lasting in active(position, CostChange):
        if word not in effect.ways or player not in players_said(
            position.game, position.state, effect.player, scope
        ):
            continue
        if effect.player != "you":
            scope = replace(scope, that_player=player)
        theirs = replace(scope, this_opponent=player)
        if effect.where is not None and not holds_in(position, effect.where, theirs):
            continue
        if not _is_meant(position, effect.cards, card, scope):
            continue
        if effect.first_each is not None and _was_before(position, effect, player, way, scope):
            continue
        if lasting is not None and effect.next is not None and lasting.left <= 0:
            continue
        yield effect, scope, lasting


def _of_the_card_itself(
    position: Position, card: int, word: str
) -> Iterator[tuple[CostChange, Scope, InForce | None]]:
    """The card's own words about its cost: of no use in play, so it holds where the card is paid for."""
    here = position.state.cards[card]
    for ability in position.game.cards[card].definition.abilities:
        if ability.kind != "constant" or ability.zone != "play" or here.zone == "play":
            continue
        scope = Scope(source=card, you=here.controller)
        if ability.condition is not None and not holds_in(position, ability.condition, scope):
            continue
        for effect in ability.effects:
            if isinstance(effect, CostChange) and effect.cards.this and word in effect.ways:
                yield effect, scope, None


def _is_meant(position: Position, cards: Cards, card: int, scope: Scope) -> bool:
    """True where the description fits the card where it is now; "a card that you marshal" says nothing of a zone."""
    return matches_in(position, replace(cards, zone="any") if cards.zone == "play" else cards, card, scope)


@second.rule(*_MODIFIERS)
def _was_before(position: Position, effect: CostChange, player: int, way: str, scope: Scope) -> bool:
    """True where the player has used such a card in such a way this round (phase): the first one has been."""
    anywhere = replace(effect.cards, zone="any", controller="any")
    return any(
        deed.player == player
        and WORDS.get(deed.way) in effect.ways
        and (effect.first_each != "phase" or deed.phase in ("", position.state.phase))
        and deed.card >= 0
        and matches_in(position, anywhere, deed.card, scope)
        for deed in position.state.deeds
    )


@second.rule(*_MODIFIERS, "2e/rr/modifiers/6")
def say_modified_cost(position: Position, player: int, card: int, way: str, base: int, cost: int) -> State:
    """The state with a line that says what the cost has become, and by which cards."""
    if base == cost:
        return position.state
    cites = (*_MODIFIERS, *(("2e/rr/modifiers/6",) if cost == NOTHING else ()))
    how = how_modified(position, player, card, way, base)
    return say(
        position.state,
        "state",
        f"The cost of {label(position.game, card)} is {cost} gold, {how}.",
        cites,
        player,
    )


@second.rule(*_MODIFIERS)
def how_modified(position: Position, player: int, card: int, way: str, base: int) -> str:
    """``modified from 3 (Fiefdom -1)``: from what, and by which cards."""
    by: list[str] = []
    for effect, scope, _ in _changes(position, player, card, way):
        less = _amount(position, effect, card, scope)
        by += [f"{label(position.game, scope.source)} {-less:+d}"] if less and scope.source >= 0 else []
    return f"modified from {base}" + (f" ({', '.join(by)})" if by else "")


@second.rule(*_MODIFIERS, "2e/rr/lasting-effects/1")
def use_up(machine: Machine, state: State, player: int, card: int, way: str) -> State:
    """The state in which what changed the cost of "the next" such card is used up by this one."""
    used = {
        lasting.serial
        for effect, _, lasting in _changes(machine.at(state), player, card, way)
        if lasting is not None and effect.next is not None
    }
    if not used:
        return state
    kept: list[InForce] = []
    for lasting in state.in_force:
        if lasting.serial in used:
            name = label(machine.game, lasting.source) if lasting.source >= 0 else "a card effect"
            state = say(state, "state", f"The change of the cost by {name} is used up.", _MODIFIERS, player)
            lasting = replace(lasting, left=lasting.left - 1)
            if lasting.left <= 0:
                continue
        kept.append(lasting)
    return replace(state, in_force=tuple(kept))
