"""Continuous changes of cards: constant abilities that are active, and lasting effects."""

from collections.abc import Iterator
from typing import NamedTuple

from agot_judge.engine.ability import Cards, Modify
from agot_judge.engine.index import FIRST_GAINED, changes
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.reading import ITS_BLANKNESS
from agot_judge.engine.state.board import is_duplicate
from agot_judge.engine.state.state import InForce
from agot_judge.engine.values.candidates import candidates
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.constant_scope import reaches, seen_by, sees_each
from agot_judge.engine.values.matching import cards_meant, matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Apart, Scope, and_this, without_change

_WHATEVER = -1
"""No number of an ability: stands in ``apart`` for whatever would blank the card whose immunity is being found out."""


class Change(NamedTuple):
    """One change of a card that is in force now."""

    modify: Modify
    scope: Scope
    """From where it looks at the game."""
    since: int
    """Serial number of the moment at which it came into force."""


class _Active(NamedTuple):
    """A constant ability that is active."""

    source: int
    modify: Modify
    scope: Scope
    """From where it looks at the game."""
    known: tuple[dict[int, Change | None], dict[int, Change | None]]
    """For cards in play, and for cards elsewhere: what it changes of each that was looked at; None: nothing."""
    among: frozenset[int] | None
    """The only cards that it could change; None: any."""


class _Actives(NamedTuple):
    """The constant abilities that may work on a card, in the order of the game."""

    of_any: tuple[_Active, ...]
    """On a card of which none speaks."""
    of_card: dict[int, tuple[_Active, ...]]


def is_blank(position: Position, card: int, apart: Apart = ()) -> bool:
    """True where the card's printed text box is treated as if it were blank; a duplicate is blank."""
    if not has_modifiers(position):
        return _is_blank(position, card, apart)
    if apart:
        apart = position.that_matter(apart, "blank")
    kept = position.kept_of(ITS_BLANKNESS, card)
    known: bool | None = kept.get((ITS_BLANKNESS, card, apart))
    if known is None:
        known = kept[ITS_BLANKNESS, card, apart] = _is_blank(position, card, apart)
    return known


def _is_blank(position: Position, card: int, apart: Apart) -> bool:
    state = position.state
    here = state.cards[card]
    if here.blank or here.facedown or (here.host >= 0 and is_duplicate(state, card)):
        return True
    if state.challenge is not None and card in state.challenge.assault:
        return True
    for effect in state.in_force:
        modify = effect.modify
        if modify is not None and modify.blank and _lasts_on(position, effect, card, apart):
            return True
    if "blank" not in position.index.constants or (card, _WHATEVER, "blank") in apart:
        return False
    return any(change.modify.blank for change in modifiers(position, card, "blank", apart))


def scope_of_lasting(effect: InForce, apart: Apart = ()) -> Scope:
    """From where a lasting or delayed effect looks at the game: with what was chosen for it."""
    return Scope(
        source=effect.source,
        you=effect.controller,
        targets=effect.targets,
        x=effect.x,
        that_player=effect.that_player,
        chosen_player=effect.chosen_player,
        words=effect.words,
        paid=effect.paid,
        those=effect.those,
        deeds=effect.deeds,
        gone=effect.gone,
        shown=effect.shown,
        departed=effect.departed,
        its_player=effect.its_player,
        host=effect.host,
        triggered=effect.triggered,
        apart=apart,
    )


def _lasts_on(position: Position, effect: InForce, card: int, apart: Apart) -> bool:
    """True where a lasting effect works on the card: one of its fixed cards, or the one in the position that it names."""
    if card in effect.cards:
        return True
    if effect.position is None:
        return False
    scope = scope_of_lasting(effect, apart)
    return matches_in(position, effect.position, card, scope)


def constants(position: Position, card: int, what: str, apart: Apart = ()) -> Iterator[Change]:
    """The active constant abilities that change this (``strength``, ``icons`` ...) about the card."""
    for change in _reaching(position, card, what, apart):
        if not _ignores(position, card, what, change.scope):
            yield change


def ignored(position: Position, card: int, what: str) -> Iterator[Change]:
    """The changes that would apply, but that the card is immune to them."""
    if position.may_be_changed("immune"):
        for change in _reaching(position, card, what, ()):
            if _ignores(position, card, what, change.scope):
                yield change


def _reaching(position: Position, card: int, what: str, apart: Apart = ()) -> Iterator[Change]:
    """The active constant abilities that say this of the card, whether it is immune to them or not."""
    elsewhere = position.state.cards[card].zone != "play"
    actives = _actives(position, what, apart)
    for active in actives.of_card.get(card, actives.of_any):
        known = active.known[elsewhere]
        if card not in known:
            known[card] = _change(position, card, active)
        change = known[card]
        if change is not None:
            yield change


def _change(position: Position, card: int, active: _Active) -> Change | None:
    modify = active.modify
    scope = seen_by(modify, active.scope, card)
    if modify.condition is not None and not holds_in(position, modify.condition, scope):
        return None
    if not reaches(position, modify.on, card, scope):
        return None
    return Change(modify, scope, position.state.cards[active.source].entered)


def _actives(position: Position, what: str, apart: Apart) -> _Actives:
    """The constant abilities that change this about cards which are active, whatever card is looked at: the printed ones,
    then those that cards have gained."""
    kept = position.kept[what][0]
    found: _Actives | None = kept.get((what, apart))
    if found is None:
        found = kept[what, apart] = _by_card(tuple(_find_actives(position, what, apart)))
    return found


def _by_card(actives: tuple[_Active, ...]) -> _Actives:
    """The active abilities by card: those that work among some cards only are looked at for these alone."""
    spoken_of = {card for active in actives for card in active.among or ()}
    return _Actives(
        tuple(active for active in actives if active.among is None),
        {
            card: tuple(active for active in actives if active.among is None or card in active.among)
            for card in spoken_of
        },
    )


def _among(position: Position, modify: Modify, scope: Scope) -> frozenset[int] | None:
    """The only cards that a constant ability could change, as far as plain facts say so."""
    on = modify.on
    if on in ("self", "host"):
        return frozenset(cards_meant(position, on, scope))
    if not isinstance(on, Cards) or on.zone != "play" or on.among is not None or sees_each(modify):
        return None
    return frozenset(candidates(position, on, scope))


def _find_actives(position: Position, what: str, apart: Apart) -> Iterator[_Active]:
    for source, modify, number in position.constants(what):
        scope = scope_if_active(position, source, number, what, apart)
        if scope is not None:
            stores = position.kept_of_ability(source, number, what)[1]
            key = source, number, what, apart, id(modify)
            where = "among", key
            if where not in stores[0]:
                stores[0][where] = _among(position, modify, scope)
            known = stores[0].setdefault(key, {}), stores[1].setdefault(key, {})
            yield _Active(source, modify, scope, known, stores[0][where])
    for number, modify in position.index.gained_constants.get(what, ()):
        for holder in holders(position, number, what, apart):
            within = without_change(apart, holder, number, what)
            scope = Scope(source=holder, you=position.state.cards[holder].controller, apart=within)
            yield _Active(holder, modify, scope, ({}, {}), _among(position, modify, scope))


def _ignores(position: Position, card: int, what: str, scope: Scope) -> bool:
    """True where the card is immune to what the constant ability of another card says of it.

    A card that something would blank is as immune to that as it was before.
    """
    if what == "immune" or card == scope.source:
        return False
    within = and_this(scope.apart, (card, _WHATEVER, "blank")) if what == "blank" else scope.apart
    return is_immune(position, card, scope.source, within)


def is_immune(position: Position, card: int, source: int, apart: Apart = ()) -> bool:
    """True where the card is immune to the effects of the card ``source``, and has not lost all immunities."""
    return not is_its_own(position, card, source) and is_said_immune(position, card, source, apart)


def is_its_own(position: Position, card: int, source: int) -> bool:
    """True where the source is the card itself, and the edition has no card be immune to its own abilities."""
    return card == source and not position.index.conventions.is_immune_to_itself


def is_said_immune(position: Position, card: int, source: int, apart: Apart = ()) -> bool:
    """True where what the card says of its immunity covers the card ``source``, be it the card itself."""
    if source < 0 or position.state.despite or not position.may_be_changed("immune"):
        return False
    found = modifiers(position, card, "immune", apart)
    return not any(change.modify.loses_immunities for change in found) and any(
        matches_in(position, description, source, change.scope)
        for change in found
        for description in change.modify.immune_to
    )


def holders(position: Position, number: int, what: str, apart: Apart) -> Iterator[int]:
    """The cards in play that have gained the ability of this number. It is not printed: a blank card has it too."""
    if not position.may_be_changed("abilities"):
        return
    ability = position.index.gained[number - FIRST_GAINED]
    for player in position.state.players:
        for card in player.play:
            if (card, number, what) not in apart and any(
                ability in change.modify.gains_abilities
                for change in modifiers(position, card, "abilities", apart)
            ):
                yield card


def scope_if_active(position: Position, source: int, number: int, what: str, apart: Apart) -> Scope | None:
    """From where a constant ability that changes this looks at the game, if it is active, and not one that is excluded."""
    excluded = position.state.excluded
    if excluded and any((source, number) in one.off for one in excluded):
        return None
    return scope_in_itself(position, source, number, what, apart)


def scope_in_itself(position: Position, source: int, number: int, what: str, apart: Apart) -> Scope | None:
    """The same, whether it is excluded or not: its card is in play (where it works) and not blank, and its condition is
    true."""
    ability = position.game.cards[source].definition.abilities[number]
    zone, there = ability.zone, position.state.cards[source].zone
    if there != zone and (isinstance(zone, str) or there not in zone):
        return None
    if apart and (source, number, what) in apart:
        return None
    kept = position.kept_of_ability(source, number, what)[0][0]
    key = source, number, what, apart
    if key not in kept:
        kept[key] = _scope_in_itself(position, source, number, what, apart)
    scope: Scope | None = kept[key]
    return scope


def _scope_in_itself(position: Position, source: int, number: int, what: str, apart: Apart) -> Scope | None:
    ability = position.game.cards[source].definition.abilities[number]
    here = position.state.cards[source]
    within = without_change(apart, source, number, what)
    if is_blank(position, source, within):
        return None
    scope = Scope(source=source, you=here.controller, apart=within, x=here.x)
    if ability.condition is not None and not holds_in(position, ability.condition, scope):
        return None
    return scope


def modifiers(position: Position, card: int, what: str, apart: Apart = ()) -> tuple[Change, ...]:
    """The changes of this (``strength``, ``icons`` ...) about the card now.

    Lasting effects come first, in the order in which they came into force, then the constant abilities in play.
    """
    if not position.may_be_changed(what):
        return ()
    if apart:
        apart = position.that_matter(apart, what)
    kept = position.kept_of(what, card)
    key = what, card, apart
    found: tuple[Change, ...] | None = kept.get(key)
    if found is None:
        found = kept[key] = _modifiers(position, card, what, apart)
    return found


def _modifiers(position: Position, card: int, what: str, apart: Apart) -> tuple[Change, ...]:
    found: list[Change] = []
    for effect in position.state.in_force:
        modify = effect.modify
        if modify is None or what not in _changes(modify):
            continue
        if not _lasts_on(position, effect, card, apart):
            continue
        scope = scope_of_lasting(effect, apart)
        scope = seen_by(modify, scope, card)
        if modify.condition is None or holds_in(position, modify.condition, scope):
            found.append(Change(modify, scope, effect.serial))
    if what in position.index.constants:
        found += constants(position, card, what, apart)
    return tuple(found)


def has_modifiers(position: Position) -> bool:
    """True where anything at all could change a card now."""
    return bool(position.index.constants or position.state.in_force)


def occurs(position: Position, keyword: str) -> bool:
    """True where any card of the game could have this keyword now: it is printed on one, or keywords are changed."""
    return keyword in position.index.keywords or position.may_be_changed("keywords")


_changes = ByIdentity(changes)
