"""Constant abilities that cannot be applied together: each would keep the other from applying."""

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from agot_judge.engine.ability import Modify
from agot_judge.engine.rivals import Named
from agot_judge.engine.state.board import in_play
from agot_judge.engine.state.state import Excluded, State
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.constant_scope import reaches, seen_by
from agot_judge.engine.values.continuous import scope_if_active, scope_in_itself
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope

Pair = tuple[Named, Named]
Pairs = tuple[Pair, ...]


def exclude_each_other(position: Position) -> Pairs:
    """The pairs of constant abilities that exclude each other on this board, with what has been determined there."""
    if not position.index.rivals:
        return ()
    known = position.known
    key = "exclude each other"
    found: Pairs | None = known.get(key)
    if found is None:
        found = known[key] = _find(position)
    return found


def keep_off(position: Position, chosen: Named, among: Iterable[Named]) -> tuple[Named, ...]:
    """The abilities among these that would keep the chosen one from applying, if it were for each of them alone."""
    every = {chosen, *among}
    alone = _without(position, *sorted(every - {chosen}))
    return tuple(
        one
        for one in sorted(every - {chosen})
        if _keeps_from(alone, _without(position, *sorted(every - {one})), chosen)
    )


def _find(position: Position) -> Pairs:
    """Two are looked at without the others that are contested: of three that blank each other any two are such a pair."""
    cards = {
        *in_play(position.state),
        *(card for player in position.state.players for card in player.agendas),
    }
    rivals = [pair for pair in position.index.rivals if pair[0][0] in cards and pair[1][0] in cards]
    found = _pairs_among(position, rivals, {one for pair in rivals for one in pair})
    found = _pairs_among(position, found, {one for pair in found for one in pair})
    paired = {one for pair in found for one in pair}
    for group in connected(rivals):
        if len(group) > 2 and paired.isdisjoint(group):
            found += tuple(_in_a_circle(position, group))
    return found


def connected(pairs: Iterable[Pair]) -> tuple[frozenset[Named], ...]:
    """The abilities in groups that hang together by these pairs."""
    groups: list[frozenset[Named]] = []
    for pair in pairs:
        touched = [group for group in groups if not group.isdisjoint(pair)]
        groups = [group for group in groups if group not in touched]
        groups.append(frozenset(pair).union(*touched))
    return tuple(groups)


def _in_a_circle(position: Position, group: frozenset[Named]) -> Iterator[Pair]:
    """Of three or more that keep each other from applying in a circle: each with the one that it keeps from it.

    They are such a circle if one applies, as things stand, that another one which applies keeps from it.
    """
    applying = {one for one in group if any(_reached(position, one, scope_if_active))}
    against = {one: keep_off(position, one, group) for one in sorted(group)}
    contradicted = (one for one in applying if not applying.isdisjoint(against[one]))
    if any(contradicted):
        yield from ((min(one, other), max(one, other)) for one in against for other in against[one])


def _pairs_among(position: Position, rivals: Iterable[Pair], contested: set[Named]) -> Pairs:
    """The pairs that exclude each other, without the rest of what is contested."""
    return tuple(
        (one, other)
        for one, other in rivals
        if _is_pair(_without(position, *sorted(contested - {one, other})), one, other)
    )


def _is_pair(position: Position, one: Named, other: Named) -> bool:
    """True where each of the two applies where the other does not, and not so where it does."""
    first, second = (_without(position, left_out) for left_out in (other, one))
    return _keeps_from(first, second, one) and _keeps_from(second, first, other)


def _keeps_from(alone: Position, against: Position, ability: Named) -> bool:
    """True where the ability reaches something without the other that it would not reach with it."""
    reached = frozenset(_reached(alone, ability))
    return bool(reached) and not reached <= frozenset(_reached(against, ability))


def _without(position: Position, *abilities: Named) -> Position:
    """The position in which these do not apply."""
    if not abilities:
        return position
    state: State = position.state
    excluded = Excluded(chosen=abilities[0], off=abilities, among=())
    return position.at(replace(state, excluded=(*state.excluded, excluded)))


def _reached(
    position: Position, ability: Named, scope_of: Callable[..., Scope | None] = scope_in_itself
) -> Iterator[tuple[str, int]]:
    """The changes that the ability would make, each with its card, if it were not left out."""
    source, number = ability
    agendas = (card for player in position.state.players for card in player.agendas)
    cards = (*in_play(position.state), *agendas)
    for what, modify in _changes_of(position, ability):
        scope = scope_of(position, source, number, what, ())
        if scope is None:
            continue
        for card in cards:
            seen = seen_by(modify, scope, card)
            if modify.condition is not None and not holds_in(position, modify.condition, seen):
                continue
            if reaches(position, modify.on, card, seen):
                yield what, card


def _changes_of(position: Position, ability: Named) -> Iterator[tuple[str, Modify]]:
    for what, entries in position.index.constants.items():
        for source, modify, number in entries:
            if (source, number) == ability:
                yield what, modify
