"""The requirements for an ability to be initiated: one set of predicates to list what is legal, to refuse what is
not, and to explain why not."""

from collections.abc import Iterator

from agot_judge.engine.ability import (
    Ability,
    Choose,
    Effect,
)
from agot_judge.engine.ability.later_choices import TARGETS, is_of_cards
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.events import Event
from agot_judge.engine.values.matching import each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.explain.none_of_that_kind import why_none_of_that_kind
from agot_judge.rules.costs.costs import can_be_paid, cost_requirements
from agot_judge.rules.costs.values_of_x import only_0_is_left
from agot_judge.rules.initiation.restrictions import (
    BLANK,
    IN_PLAY,
    PHASE,
    RESTRICTION,
    is_unrestricted,
    restrictions,
)
from agot_judge.rules.initiation.ruled_out import is_ruled_out
from agot_judge.rules.potential.no_potential import CHANGES, POTENTIAL, quoting, without_potential
from agot_judge.rules.potential.possible_scope import holds_unknown
from agot_judge.rules.potential.potential import could_change, on_their_own, saves_in_vain
from agot_judge.rules.potential.why_unaffected import what_spares, why_spared
from agot_judge.rules.resolution.scope_of import scope_before
from agot_judge.rules.targets.asked_of_targets import (
    asked_target,
    is_among,
    speaks_of_chosen_player,
    speaks_of_words,
)
from agot_judge.rules.targets.choosing import enough, words_to_name
from agot_judge.rules.targets.one_target import one_choice, targets_for_one
from agot_judge.rules.targets.target_options import (
    chooses_nobody,
    speaks_of_payment,
    target_options,
    ways_to_pay,
)

_TARGET = ("2e/rr/target/3",)


_GONE = ("2e/faq/2.4/1",)
_MOST_SPARED = 3
"""Of so many cards at most it is said what spares them."""


def may_initiate(position: Position, player: int, card: int, ability: int, event: Event | None) -> bool:
    """True where every requirement but the timing is met."""
    if event is not None:
        return _may_initiate(position, player, card, ability, event)
    known = position.known
    may = known.get(("may initiate", player, card, ability))
    if may is None:
        may = _may_initiate(position, player, card, ability, None)
        known["may initiate", player, card, ability] = may
    return bool(may)


def _may_initiate(position: Position, player: int, card: int, ability: int, event: Event | None) -> bool:
    if is_ruled_out(position, card, ability) or not is_unrestricted(position, player, card, ability, event):
        return False
    definition = position.ability(card, ability)
    return can_be_paid(position, player, card, definition, event) and _has_targets_and_potential(
        position, player, card, definition, event
    )


@shared.rule(
    "2e/rr/initiating-abilities-marshaling-cards/3",
    *IN_PLAY, *BLANK, *PHASE, *RESTRICTION, *CHANGES, "2e/rr/abilities/7", "2e/rr/event-cards/2",
)  # fmt: skip
def initiation_requirements(
    position: Position, player: int, card: int, number: int, event: Event | None
) -> Iterator[Requirement]:
    """Steps 1 and 2 of Initiating Abilities: play restrictions and permissions, targets, costs."""
    ability = position.ability(card, number)
    yield from restrictions(position, player, card, number, event)
    yield from cost_requirements(position, player, card, ability, event)
    yield from _effect_requirements(position, player, card, ability, event)


def _has_targets_and_potential(
    position: Position, player: int, card: int, ability: Ability, event: Event | None
) -> bool:
    if (choose := one_choice(ability)) is not None:
        found = _has_one_target(position, player, card, ability, choose, event)
        if found is not None:
            return found
    scope = scope_before(card, player, event)
    options = target_options(position, player, card, ability, event) if ability.choose else ()
    return all(
        enough(position, choose, legal, scope) for choose, legal in zip(ability.choose, options, strict=True)
    ) and (
        not ability.effects
        or position.index.conventions.may_be_in_vain
        or _has_potential(position, player, card, ability, event, options)
    )


def _has_one_target(
    position: Position, player: int, card: int, ability: Ability, choose: Choose, event: Event | None
) -> bool | None:
    """The same of an ability that one target is enough for; None where all that may be chosen must be looked at."""
    scope = scope_before(card, player, event)
    effects = [
        effect for effect in on_their_own(ability.effects) if getattr(effect, "on", None) == TARGETS[0]
    ]
    if not effects or position.index.conventions.may_be_in_vain or chooses_nobody(position, choose, scope):
        return None
    is_one = False
    for target in targets_for_one(position, player, card, ability, choose, event):
        is_one = True
        if any(could_change(position, effect, player, card, ability, event, target) for effect in effects):
            return not (
                only_0_is_left(position, player, card, ability, event, scope)
                or saves_in_vain(position, ability, card, event)
            )
    return None if is_one else False


def _has_potential(
    position: Position,
    player: int,
    card: int,
    ability: Ability,
    event: Event | None,
    options: tuple[tuple[tuple[int, ...], ...], ...],
) -> bool:
    """True where the effects could change the game state."""
    scope = scope_before(card, player, event)
    return not (
        only_0_is_left(position, player, card, ability, event, scope)
        or saves_in_vain(position, ability, card, event)
    ) and any(
        _could_change(position, effect, player, card, ability, event, options)
        for effect in on_their_own(ability.effects)
    )


def _effect_requirements(
    position: Position, player: int, card: int, ability: Ability, event: Event | None
) -> Iterator[Requirement]:
    scope = scope_before(card, player, event)
    options = target_options(position, player, card, ability, event) if ability.choose else ()
    for choose, legal in zip(ability.choose, options, strict=True):
        are_enough = enough(position, choose, legal, scope)
        text = quoting("There is a legal target", ability, met=are_enough)
        none = quoting("There is no legal target", ability, met=are_enough)
        if not are_enough and holds_unknown(position, choose.cards, scope):
            none = f"{none.removesuffix('.')}; unidentified cards are no targets: name them."
        cites, spared = _why_no_target(position, choose, ability, legal, scope)
        yield Requirement(
            text=text,
            failing=" ".join((none, *spared)),
            met=are_enough,
            cites=(*_TARGET, *cites),
            about="target",
        )
    if ability.effects and not position.index.conventions.may_be_in_vain:
        if _has_potential(position, player, card, ability, event, options):
            yield Requirement(text=POTENTIAL, met=True, cites=CHANGES, about="change")
        else:
            yield without_potential(position, ability, event, scope)


def _why_no_target(
    position: Position, choose: Choose, ability: Ability, legal: tuple[tuple[int, ...], ...], scope: Scope
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The paragraphs because of which cards that fit are no legal targets, and what spares them, in words; only looked for
    where there is none."""
    if any(legal) or not is_of_cards(choose):
        return (), ()
    found: list[str] = []
    spared: list[str] = []
    effects = (*ability.effects, *ability.then)
    for card in each_in(position, choose.cards, scope):
        cites = [cite for effect in effects for cite in why_spared(position, effect, card, scope)]
        found += cites or ["2e/rr/target/8"]
        spared += (one.found for effect in effects for one in what_spares(position, effect, card, scope))
    if not spared and choose.cards.zone not in ("play", "any"):
        found += _GONE  # a card elsewhere is none
    found += why_none_of_that_kind(position, choose.cards)
    return tuple(dict.fromkeys(found)), tuple(dict.fromkeys(spared))[:_MOST_SPARED]


def _could_change(
    position: Position,
    effect: Effect,
    player: int,
    card: int,
    ability: Ability,
    event: Event | None,
    options: tuple[tuple[tuple[int, ...], ...], ...],
) -> bool:
    """An effect on targets could change something if there is a target that it could affect."""
    on = getattr(effect, "on", None)
    chosen = [
        (choose, legal) for choose, legal in zip(ability.choose, options, strict=True) if is_of_cards(choose)
    ]
    of_cards = [legal for _, legal in chosen]
    if on in TARGETS and TARGETS.index(on) < len(of_cards):
        if chooses_nobody(position, chosen[TARGETS.index(on)][0], scope_before(card, player, event)):
            return False
        choosable = [target for cards in of_cards[TARGETS.index(on)] for target in cards]
        return any(
            could_change(position, effect, player, card, ability, event, target) for target in choosable
        )
    if speaks_of_payment(effect):
        return any(
            could_change(position, effect, player, card, ability, event, x=scope.x, paid=scope.paid)
            for scope in ways_to_pay(position, player, card, ability, event)
        )
    among = tuple(tuple(dict.fromkeys(one for cards in legal for one in cards)) for legal in of_cards)
    measured = asked_target(effect)
    if measured in range(len(among)):
        before, after = among[:measured], among[measured + 1 :]
        return any(
            could_change(position, effect, player, card, ability, event, targets=(*before, (one,), *after))
            for one in among[measured]
        )
    if speaks_of_words(effect) and (words := _words(position, player, card, ability, event)):
        return any(
            could_change(position, effect, player, card, ability, event, targets=among, words=(word,))
            for word in words
        )
    return any(
        could_change(position, effect, player, card, ability, event, targets=targets, chosen=chosen)
        for chosen in _players_to_choose(effect, ability, options)
        for targets in (_ways_to_choose(among) if of_cards and is_among(effect) else ((),))
    )


def _ways_to_choose(among: tuple[tuple[int, ...], ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Targets that might be chosen: none, all, and each alone ("each other character that shares a Trait with it")."""
    yield ()
    yield among
    for index, legal in enumerate(among):
        for one in legal:
            yield (*among[:index], (one,), *among[index + 1 :])


def _players_to_choose(
    effect: Effect, ability: Ability, options: tuple[tuple[tuple[int, ...], ...], ...]
) -> tuple[int, ...]:
    """The players whom the effect may mean by the one that is chosen; only -1: it speaks of none."""
    of_players = [
        legal
        for choose, legal in zip(ability.choose, options, strict=True)
        if choose.player is not None and choose.by == "you"
    ]
    if len(of_players) != 1 or not speaks_of_chosen_player(effect):
        return (-1,)
    return tuple(player for legal in of_players[0] for player in legal)


def _words(
    position: Position, player: int, card: int, ability: Ability, event: Event | None
) -> tuple[str, ...]:
    """The words that may be named for the ability as it is initiated: a challenge type, a trait ..."""
    scope = Scope(source=card, you=player, trigger=event)
    return tuple(
        word for choose in ability.choose if choose.word for word in words_to_name(position, choose, scope)
    )


def legal_targets(
    position: Position, player: int, card: int, ability: Ability
) -> tuple[tuple[int, ...], ...]:
    """By choice: the cards that may be chosen by anybody."""
    return tuple(
        tuple(dict.fromkeys(target for cards in legal for target in cards))
        for legal in target_options(position, player, card, ability, None)
    )


def what_is_lacking(
    position: Position, player: int, card: int, number: int, event: Event | None, apart: tuple[str, ...] = ()
) -> tuple[str, tuple[str, ...]]:
    """The requirements of an ability that are not met, in words and with their paragraphs; nothing where all are.

    ``apart``: what these are about is not asked.
    """
    unmet = [
        requirement
        for requirement in initiation_requirements(position, player, card, number, event)
        if not requirement.met and requirement.about not in apart
    ]
    cites = tuple(dict.fromkeys(cite for one in unmet for cite in one.cites))
    return " ".join(f"Not legal: {one.found}" for one in unmet), cites
