"""Permissions: cards that may be marshaled, played or ambushed from elsewhere as if they were in hand."""

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Cards, Permit
from agot_judge.engine.index import Index
from agot_judge.engine.state.board import label
from agot_judge.engine.state.state import State, Use
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.matching import each_in, matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.engine.values.standing import active
from agot_judge.explain.lacks import lacks

_PERMISSION = ("2e/rr/play-restrictions-and-permissions/1",)
WORDS: dict[str, Literal["marshal", "play", "ambush", "marshal into shadows", "duplicate"]] = {
    "marshal": "marshal",
    "duplicate": "duplicate",
    "shadow": "marshal into shadows",
    "ambush": "ambush",
    "play": "play",
}
"""The names that permissions give to the ways of using a card."""
PERMISSION = -2
"""The number under which the use of a permission with a limit is counted; abilities are counted from 0."""


def has_permissions(position: Position) -> bool:
    """True where any effect might let cards be used that are not in hand."""
    return position.may_be_in_force(Permit)


@second.rule(*_PERMISSION)
def permission(position: Position, player: int, card: int, way: str) -> tuple[Permit, Scope] | None:
    """The permission that lets the player use this card, which is not in hand, in this way; None where nothing does."""
    found = _permission(position, player, card, way)
    return None if found is None else found[:2]


def _permission(position: Position, player: int, card: int, way: str) -> tuple[Permit, Scope, int] | None:
    if not has_permissions(position):
        return None
    return next(
        (
            found
            for found in _permissions(position, player, way)
            if found[0].cards is not None and matches_in(position, found[0].cards, card, found[1])
        ),
        None,
    )


@second.rule(*_PERMISSION)
def permitted(position: Position, player: int, way: str) -> tuple[int, ...]:
    """The cards outside the hand that the player may use in this way."""
    found = list(_permissions(position, player, way)) if has_permissions(position) else []
    if not found:
        return ()
    return tuple(
        card
        for card, here in enumerate(position.state.cards)
        if here.zone != "hand"
        and (here.zone != "play" or here.facedown)
        and any(
            effect.cards is not None and matches_in(position, effect.cards, card, scope)
            for effect, scope, _ in found
        )
    )


def why_not_permitted(position: Position, player: int, card: int, way: str) -> str:
    """The permission that does not reach the card, and the reason: ``; Old Tam does not let it be (not tyrell)``."""
    said = []
    for effect, scope, number in _for_player(position, player, way):
        cards = effect.cards
        if cards is None or not matches_in(position, Cards(zone=cards.zone, this=cards.this), card, scope):
            continue
        lacking = list(lacks(position, cards, card, scope))
        if _is_used_up(position.state, effect, scope, player, number) and effect.limit is not None:
            often = "once" if effect.limit.times == 1 else f"{effect.limit.times} times"
            lacking.append(f"the limit, {often} per {effect.limit.period}, is used up")
        who = label(position.game, scope.source) if scope.source >= 0 else "an effect"
        said.append(f"; {who} does not let it be used as if it were ({'; '.join(lacking)})")
    return "".join(dict.fromkeys((*said, *_not_now(position, player, card, way))))


def is_where_some_may_be_used(position: Position, card: int, way: str) -> bool:
    """True where a text speaks of cards that are used in this way from where this one is, whoever may and whether now or not."""
    word = WORDS.get(way)
    found = (
        [(effect, scope) for effect, scope, _ in active(position, Permit)] if position.state.in_force else []
    )
    for source, effect, _, _ in position.standing(Permit):
        if isinstance(effect, Permit):
            found.append((effect, Scope(source=source, you=position.state.cards[source].controller)))
    return any(
        effect.may == word
        and effect.cards is not None
        and matches_in(position, Cards(zone=effect.cards.zone, this=effect.cards.this), card, scope)
        for effect, scope in found
    )


def _not_now(position: Position, player: int, card: int, way: str) -> Iterator[str]:
    """The permission that would reach the card if the condition of its ability were true."""
    for source, effect, number, _ in position.standing(Permit):
        ability = position.ability(source, number)
        if not isinstance(effect, Permit) or effect.may != WORDS.get(way):
            continue
        scope = Scope(source=source, you=position.state.cards[source].controller, that_player=player)
        if ability.condition is None or player not in players_said(
            position.game, position.state, effect.player, scope
        ):
            continue
        fits = effect.cards is None or matches_in(position, effect.cards, card, scope)
        if fits and not holds_in(position, ability.condition, scope):
            name = label(position.game, source)
            yield f'; the condition of {name} for using it as if it were is not true ("{ability.text}")'


def _permissions(position: Position, player: int, way: str) -> Iterator[tuple[Permit, Scope, int]]:
    return (
        (effect, scope, number)
        for effect, scope, number in _for_player(position, player, way)
        if not _is_used_up(position.state, effect, scope, player, number)
    )


def _for_player(position: Position, player: int, way: str) -> Iterator[tuple[Permit, Scope, int]]:
    """The permissions of this way that speak of the player, used up or not, with the number under which their use is counted:
    each
    lasting one of a card has a number of its own."""
    word = WORDS.get(way)
    if word is None or not has_permissions(position):
        return
    for effect, scope, lasting in active(position, Permit):
        if (
            effect.may == word
            and effect.onto is None
            and player in players_said(position.game, position.state, effect.player, scope)
        ):
            # Of several players each may use his or her own; "you" may use those of a player known before.
            number = PERMISSION if lasting is None else PERMISSION - lasting.serial
            yield effect, scope if effect.player == "you" else replace(scope, that_player=player), number


@second.rule(*_PERMISSION, "2e/rr/duplicates/3", "2e/faq/1.2/1")
def permitted_below(position: Position, player: int, card: int) -> tuple[int, ...]:
    """The cards in play on one of which a text lets the player marshal this card as a duplicate, without being its copy."""
    if not has_permissions(position):
        return ()
    found = (
        host
        for effect, scope, _ in active(position, Permit)
        if effect.may == "duplicate" and effect.onto is not None and effect.cards is not None
        if scope.you == player and matches_in(position, effect.cards, card, scope)
        for host in each_in(position, effect.onto, scope)
        if position.game.cards[host].owner == player == position.state.cards[host].controller
    )
    return tuple(dict.fromkeys(found))


def lets_itself_be_duplicate(index: Index, card: int) -> bool:
    """True where a text of the card itself says that it may be marshaled as a duplicate on others than its copies."""
    return any(
        source == card and isinstance(effect, Permit) and effect.onto is not None
        for source, effect, *_ in index.standing.get(Permit, ())
    )


def _is_used_up(state: State, effect: Permit, scope: Scope, player: int, number: int) -> bool:
    return effect.limit is not None and _used(state, scope.source, player, number) >= effect.limit.times


def _used(state: State, source: int, player: int, number: int) -> int:
    """The number of times that the player has used this card's permission."""
    copy = state.cards[source].entered if source >= 0 else 0
    return sum(
        use.times
        for use in state.uses
        if (use.card, use.ability, use.player, use.copy) == (source, number, player, copy)
    )


@second.rule(*_PERMISSION, "2e/rr/limits-and-maxima/1")
def permission_used(position: Position, player: int, card: int, way: str) -> Use | None:
    """The use that counts against the limit of the permission by which the card is used; None without one."""
    found = _permission(position, player, card, way)
    if found is None or found[0].limit is None:
        return None
    effect, scope, number = found
    assert effect.limit is not None
    return Use(
        card=scope.source,
        title=position.game.cards[scope.source].definition.face.name,
        ability=number,
        player=player,
        period=effect.limit.period,
        copy=position.state.cards[scope.source].entered,
    )
