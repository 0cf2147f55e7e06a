"""Permissions: cards that may be marshaled, played or ambushed from elsewhere as if they were in hand."""

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from agot_judge.editions.second.book import second
from agot_judge.engine.ability import Permit
from agot_judge.engine.continuous import active
from agot_judge.engine.machine import Machine
from agot_judge.engine.matching import matches_in
from agot_judge.engine.scope import Scope, players_said
from agot_judge.engine.state import State, Use

_PERMISSION = ("2e/rr/play-restrictions-and-permissions/1",)
WORDS: dict[str, Literal["marshal", "play", "ambush", "marshal into shadows", "duplicate"]] = {
    "marshal": "marshal",
    "duplicate": "duplicate",
    "shadow": "marshal into shadows",
    "ambush": "ambush",
    "play": "play",
}
"""How permissions name the ways of using a card."""
PERMISSION = -2
"""The number under which the use of a permission with a limit is counted; abilities are counted from 0."""


@second.rule(*_PERMISSION)
def permission(
    machine: Machine, state: State, player: int, card: int, way: str
) -> tuple[Permit, Scope] | None:
    """What lets the player use this card, which is not in hand, in this way; None where nothing does."""
    return next(
        (
            (effect, scope)
            for effect, scope in _permissions(machine, state, player, way)
            if effect.cards is not None and matches_in(machine, state, effect.cards, card, scope)
        ),
        None,
    )


@second.rule(*_PERMISSION)
def permitted(machine: Machine, state: State, player: int, way: str) -> tuple[int, ...]:
    """The cards outside the hand that the player may use in this way."""
    found = list(_permissions(machine, state, player, way))
    if not found:
        return ()
    return tuple(
        card
        for card, here in enumerate(state.cards)
        if here.zone != "hand"
        and (here.zone != "play" or here.facedown)
        and any(
            effect.cards is not None and matches_in(machine, state, effect.cards, card, scope)
            for effect, scope in found
        )
    )


def _permissions(machine: Machine, state: State, player: int, way: str) -> Iterator[tuple[Permit, Scope]]:
    word = WORDS.get(way)
    if word is None or (Permit not in machine.index.standing and not state.in_force):
        return
    for effect, scope, _ in active(machine, state, Permit):
        if effect.may != word or player not in players_said(machine.game, state, effect.player, scope):
            continue
        if effect.limit is None or _used(state, scope.source, player) < effect.limit.times:
            # Of several players each may use his or her own; "you" may use those of a player known before.
            yield effect, scope if effect.player == "you" else replace(scope, that_player=player)


def _used(state: State, source: int, player: int) -> int:
    """How often the player has used what this card permits."""
    copy = state.cards[source].entered if source >= 0 else 0
    return sum(
        use.times
        for use in state.uses
        if (use.card, use.ability, use.player, use.copy) == (source, PERMISSION, player, copy)
    )


@second.rule(*_PERMISSION, "2e/rr/limits-and-maxima/1")
def permission_used(machine: Machine, state: State, player: int, card: int, way: str) -> Use | None:
    """What counts against the limit of the permission by which the card is used; None without one."""
    found = permission(machine, state, player, card, way)
    if found is None or found[0].limit is None:
        return None
    effect, scope = found
    assert effect.limit is not None
    return Use(
        card=scope.source,
        title=machine.game.cards[scope.source].definition.face.name,
        ability=PERMISSION,
        player=player,
        period=effect.limit.period,
        copy=state.cards[scope.source].entered,
    )
