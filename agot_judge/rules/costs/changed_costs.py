"""Changes of the gold cost of a card that are in force: of constant abilities, of its own text, and for the next such card."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, Cost
from agot_judge.engine.state.state import InForce
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.engine.values.standing import active


class CostChange(NamedTuple):
    """One change of the cost of a card: what says so, from where it looks at the game, and what is in force of it."""

    effect: Cost
    scope: Scope
    lasting: InForce | None


def changes_of_cost(
    position: Position, player: int, card: int, way: str, words: Mapping[str, str]
) -> Iterator[CostChange]:
    """The effects in force that change the cost of this card for this player in this way; ``words``: how they call the ways of
    using a card that cost something."""
    if not position.state.in_force and Cost not in position.index.standing:
        return
    word = words.get(way)
    if word is None:
        return  # a duplicate costs nothing
    if Cost in position.index.standing:
        yield from _of_the_card_itself(position, card, word)
    if not position.may_be_in_force(Cost):
        return
    for effect, scope, lasting in active(position, Cost):
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
        if effect.first_each is not None and _was_before(position, effect, card, player, scope, words):
            continue
        if lasting is not None and effect.next is not None and lasting.left <= 0:
            continue
        yield CostChange(effect, scope, lasting)


def changed_by(position: Position, change: CostChange, card: int) -> int:
    """By how much the change reduces the cost of this card."""
    if change.effect.instead is not None:
        cards, other = change.effect.instead
        if matches_in(position, replace(cards, zone="any"), card, change.scope):
            return amount_of(position, other, change.scope)
    return amount_of(position, change.effect.reduce, change.scope)


def with_changes(position: Position, cost: int, changes: Iterator[CostChange], card: int) -> int:
    """The cost with all of them, below 0 too. One that reduces "to a minimum of" some number takes nothing off beyond that."""
    floors: list[tuple[int, int]] = []
    for change in changes:
        amount = changed_by(position, change, card)
        if change.effect.to_a_minimum_of:
            floors.append((amount, change.effect.to_a_minimum_of))
        else:
            cost -= amount
    for amount, least in floors:
        cost -= max(0, min(amount, cost - least))
    return cost


def used_up(changes: Iterator[CostChange]) -> frozenset[int]:
    """The serial numbers of the changes that are about "the next" card, which this is."""
    return frozenset(
        change.lasting.serial
        for change in changes
        if change.lasting is not None and change.effect.next is not None
    )


def without_one_use(in_force: tuple[InForce, ...], used: frozenset[int]) -> tuple[InForce, ...]:
    """The effects in force, with each of those ``used`` used once more, and without those of which nothing is left."""
    kept = (
        replace(lasting, left=lasting.left - 1) if lasting.serial in used else lasting for lasting in in_force
    )
    return tuple(lasting for lasting in kept if lasting.serial not in used or lasting.left > 0)


def _of_the_card_itself(position: Position, card: int, word: str) -> Iterator[CostChange]:
    """The card's own words about its cost: of no use in play, so it holds where the card is paid for."""
    here = position.state.cards[card]
    for ability in position.game.cards[card].definition.abilities:
        if ability.kind != "constant" or ability.zone != "play" or here.zone == "play":
            continue
        scope = Scope(source=card, you=here.controller)
        if ability.condition is not None and not holds_in(position, ability.condition, scope):
            continue
        for effect in ability.effects:
            if isinstance(effect, Cost) and effect.cards.this and word in effect.ways:
                yield CostChange(effect, scope, None)


def _is_meant(position: Position, cards: Cards, card: int, scope: Scope) -> bool:
    """True where the description fits the card where it is now; "a card that you marshal" says nothing of a zone."""
    return matches_in(position, replace(cards, zone="any") if cards.zone == "play" else cards, card, scope)


def _was_before(
    position: Position, effect: Cost, card: int, player: int, scope: Scope, words: Mapping[str, str]
) -> bool:
    """True where the player has used such a card in such a way this round (phase): the first one has been. An event that is being
    played is not before itself."""
    anywhere = replace(effect.cards, zone="any", controller="any")
    deeds = position.state.deeds
    if position.state.cards[card].zone == "being played" and deeds and deeds[-1].card == card:
        deeds = deeds[:-1]
    return any(
        deed.player == player
        and words.get(deed.way) in effect.ways
        and (effect.first_each != "phase" or deed.phase in ("", position.state.phase))
        and deed.card >= 0
        and matches_in(position, anywhere, deed.card, scope)
        for deed in deeds
    )
