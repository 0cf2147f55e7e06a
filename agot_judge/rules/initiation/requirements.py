"""What must hold for an ability to be initiated: one set of predicates to list what is legal, to refuse what is
not, and to explain why not."""

from collections.abc import Iterator

from agot_judge.engine.ability import (
    Ability,
    Choose,
    Effect,
)
from agot_judge.engine.index import FIRST_GAINED
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import is_duplicate
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.events import Event
from agot_judge.engine.values.matching import each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.engine.values.values import is_blank
from agot_judge.explain.none_of_that_kind import why_none_of_that_kind
from agot_judge.rules.costs.costs import can_be_paid, cost_requirements, is_played
from agot_judge.rules.costs.x_of_zero import only_0_is_left
from agot_judge.rules.effects.places import sent_to
from agot_judge.rules.initiation.as_it_ended import holds_of_it
from agot_judge.rules.initiation.limits import limit_requirement
from agot_judge.rules.initiation.ruled_out import is_ruled_out
from agot_judge.rules.initiation.users import may_use
from agot_judge.rules.potential.no_potential import CHANGES, POTENTIAL, quoting, without_potential
from agot_judge.rules.potential.possible_scope import holds_unknown
from agot_judge.rules.potential.potential import could_change, on_their_own, saves_in_vain
from agot_judge.rules.potential.why_unaffected import what_spares, why_spared
from agot_judge.rules.prohibitions.trigger_prohibitions import trigger_prohibitions
from agot_judge.rules.resolution.scope_of import scope_before
from agot_judge.rules.targets.choosing import enough, words_to_name
from agot_judge.rules.targets.effects_on_targets import TARGETS, is_of_cards
from agot_judge.rules.targets.spoken_of_targets import (
    asked_target,
    is_among,
    speaks_of_chosen_player,
    speaks_of_words,
)
from agot_judge.rules.targets.target_options import (
    chooses_nobody,
    speaks_of_payment,
    target_options,
    ways_to_pay,
)

_IN_PLAY = ("2e/rr/abilities/5",)
_BLANK = ("2e/rr/blank/1",)
_CONTROL = ("2e/rr/abilities/2",)
_ELIMINATED = ("2e/rr/winning-the-game/3",)
_PHASE = ("2e/rr/actions/2",)
_RESTRICTION = (
    "2e/rr/play-restrictions-and-permissions/1",
    "2e/rr/initiating-abilities-marshaling-cards/2",
)
_TARGET = ("2e/rr/target/3",)


_GONE = ("2e/faq/2.4/1",)
_DUPLICATE = ("2e/rr/duplicates/5",)
_MOST_SPARED = 3
"""Of so many cards at most it is said what spares them."""
_WHO = {
    "controller": ("The player controls it.", "The player does not control it."),
    "any player": ("Any player may use it.", ""),
    "opponent": (
        "The player is an opponent of its controller.",
        "The player is no opponent of its controller.",
    ),
}


def may_initiate(position: Position, player: int, card: int, ability: int, event: Event | None) -> bool:
    """Whether every requirement but the timing is met."""
    if event is not None:
        return _may_initiate(position, player, card, ability, event)
    known = position.known
    may = known.get(("may initiate", player, card, ability))
    if may is None:
        may = _may_initiate(position, player, card, ability, None)
        known["may initiate", player, card, ability] = may
    return bool(may)


def _may_initiate(position: Position, player: int, card: int, ability: int, event: Event | None) -> bool:
    if is_ruled_out(position, card, ability):
        return False
    if not all(one.met for one in _before_costs(position, player, card, ability, event)):
        return False
    definition = position.ability(card, ability)
    return can_be_paid(position, player, card, definition, event) and _has_targets_and_potential(
        position, player, card, definition, event
    )


@shared.rule(*_IN_PLAY, "2e/faq/2.4/1")
def _zones_of_use(ability: Ability, event: Event | None) -> tuple[str, ...]:
    """Where the card may be: of an ability that answers one thing or another, where that one brought it; else in play."""
    if event is None or ability.trigger is None or not ability.trigger.or_else or len(ability.zones) == 1:
        return ability.zones
    brought = sent_to(event)
    return (brought,) if brought in ability.zones else ("play",)


@shared.rule(
    "2e/rr/initiating-abilities-marshaling-cards/3",
    *_IN_PLAY, *_BLANK, *_PHASE, *_RESTRICTION, *CHANGES, "2e/rr/abilities/7", "2e/rr/event-cards/2",
)  # fmt: skip
def initiation_requirements(
    position: Position, player: int, card: int, number: int, event: Event | None
) -> Iterator[Requirement]:
    """Steps 1 and 2 of Initiating Abilities: play restrictions and permissions, targets, costs."""
    ability = position.ability(card, number)
    yield from _before_costs(position, player, card, number, event)
    yield from cost_requirements(position, player, card, ability, event)
    yield from _effect_requirements(position, player, card, ability, event)


def _before_costs(
    position: Position, player: int, card: int, number: int, event: Event | None
) -> Iterator[Requirement]:
    state = position.state
    ability = position.ability(card, number)
    here = state.cards[card]
    played = is_played(position.game, card, ability)
    there = (
        position.entry_rules.can_be_played_from_there(position, player, card)
        if played
        else here.zone in _zones_of_use(ability, event)
    )
    besides = (
        position.entry_rules.why_not_permitted(position, player, card, "play") if played and not there else ""
    )
    where = "play" if ability.zone == "play" else f"the {' or '.join(ability.zones)}"
    yield Requirement(
        text=f"It is in {where}{besides}.",
        failing=f"It is not in {where}{besides}.",
        met=there,
        cites=_IN_PLAY,
        about="zone",
    )
    if played:
        yield from position.entry_rules.play_requirements(position, player, card)
    is_on_another = here.host >= 0 and is_duplicate(state, card)
    yield Requirement(
        text=f"Its text box is not blank{'; a duplicate has no text' if is_on_another else ''}.",
        failing="A duplicate has no text." if is_on_another else "Its text box is blank.",
        met=number >= FIRST_GAINED or not is_blank(position, card) or (played and here.facedown),
        cites=_DUPLICATE if is_on_another else _BLANK,
        about="blank",
    )
    yield Requirement(
        text=_WHO[ability.initiated_by][0],
        failing=_WHO[ability.initiated_by][1],
        met=may_use(position, player, card, ability)
        or (played and position.entry_rules.may_play_of_another(position, player, card)),
        cites=_CONTROL,
        about="control",
    )
    if state.players[player].eliminated:
        yield Requirement(
            text="The player is still in the game.",
            failing="The player is out of the game.",
            met=False,
            cites=_ELIMINATED,
            about="eliminated",
        )
    yield from trigger_prohibitions(position, player, card, ability, event)
    if ability.phase is not None:
        yield Requirement(
            text=f"It is the {ability.phase} phase.",
            failing=f"It is not the {ability.phase} phase.",
            met=state.phase == ability.phase,
            cites=_PHASE,
            about="phase",
        )
    if ability.condition is not None:
        holds = holds_of_it(position, ability.condition, scope_before(card, player, event), event)
        yield Requirement(
            text=quoting("Its condition is true", ability, met=holds),
            failing=quoting("Its condition is not true", ability, met=holds),
            met=holds,
            cites=_RESTRICTION,
            about="condition",
        )
    if ability.left_to_judge:
        yield Requirement(
            text=f"The judge decides whether it is true: {ability.left_to_judge}.",
            met=True,
            cites=_RESTRICTION,
            about="condition",
        )
    if ability.limit is not None:
        yield limit_requirement(position, player, card, number)


def _has_targets_and_potential(
    position: Position, player: int, card: int, ability: Ability, event: Event | None
) -> bool:
    scope = scope_before(card, player, event)
    options = target_options(position, player, card, ability, event) if ability.choose else ()
    return all(
        enough(position, choose, legal, scope) for choose, legal in zip(ability.choose, options, strict=True)
    ) and (
        not ability.effects
        or position.index.conventions.may_be_in_vain
        or _has_potential(position, player, card, ability, event, options)
    )


def _has_potential(
    position: Position,
    player: int,
    card: int,
    ability: Ability,
    event: Event | None,
    options: tuple[tuple[tuple[int, ...], ...], ...],
) -> bool:
    """Whether the effects could change the game state."""
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
