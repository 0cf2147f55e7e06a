"""What must hold for an ability to be initiated: one set of predicates to list what is legal, to refuse what is
not, and to explain why not."""

from collections.abc import Iterator

from agot_judge.editions.second.book import second
from agot_judge.editions.second.costs import cost_requirements, is_played
from agot_judge.editions.second.playing import can_be_played_from_there, play_requirements
from agot_judge.editions.second.potential import TARGETS, could_change
from agot_judge.editions.second.scopes import scope_before
from agot_judge.engine.ability import Ability
from agot_judge.engine.amounts import amount_of
from agot_judge.engine.decision import Requirement
from agot_judge.engine.events import Event
from agot_judge.engine.index import FIRST_GAINED
from agot_judge.engine.machine import Machine
from agot_judge.engine.state import State
from agot_judge.engine.values import each, holds, is_blank

_IN_PLAY = ("2e/rr/abilities/5",)
_BLANK = ("2e/rr/blank/1",)
_CONTROL = ("2e/rr/abilities/2",)
_ELIMINATED = ("2e/rr/winning-the-game/3",)
_PHASE = ("2e/rr/actions/2",)
_RESTRICTION = ("2e/rr/play-restrictions-and-permissions/1",)
_LIMIT = ("2e/rr/limits-and-maxima/1", "2e/rr/limits-and-maxima/3", "2e/rr/limits-and-maxima/4")
_TARGET = ("2e/rr/target/3",)
_CHANGE = ("2e/rr/abilities/6", "2e/rr/costs/7")


def may_initiate(
    machine: Machine, state: State, player: int, card: int, ability: int, event: Event | None
) -> bool:
    """Whether every requirement but the timing is met."""
    return all(
        requirement.met
        for requirement in initiation_requirements(machine, state, player, card, ability, event)
    )


@second.rule(
    "2e/rr/initiating-abilities-marshaling-cards/2", "2e/rr/initiating-abilities-marshaling-cards/3",
    *_IN_PLAY, *_BLANK, *_PHASE, *_RESTRICTION, *_CHANGE, "2e/rr/abilities/7", "2e/rr/event-cards/2",
)  # fmt: skip
def initiation_requirements(
    machine: Machine, state: State, player: int, card: int, number: int, event: Event | None
) -> Iterator[Requirement]:
    """Steps 1 and 2 of Initiating Abilities: play restrictions and permissions, targets, costs."""
    ability = machine.ability(card, number)
    here = state.cards[card]
    played = is_played(machine, card, ability)
    yield Requirement(
        text=f"It is in {'play' if ability.zone == 'play' else 'the ' + ability.zone}.",
        met=can_be_played_from_there(machine, state, player, card) if played else here.zone == ability.zone,
        cites=_IN_PLAY,
        about="zone",
    )
    if played:
        yield from play_requirements(machine, state, player, card)
    yield Requirement(
        text="Its text box is not blank.",
        met=number >= FIRST_GAINED or not is_blank(machine, state, card),
        cites=_BLANK,
        about="blank",
    )
    yield Requirement(
        text="The player controls it.", met=here.controller == player, cites=_CONTROL, about="control"
    )
    if state.players[player].eliminated:
        yield Requirement(
            text="The player is still in the game.", met=False, cites=_ELIMINATED, about="eliminated"
        )
    if ability.phase is not None:
        yield Requirement(
            text=f"It is the {ability.phase} phase.",
            met=state.phase == ability.phase,
            cites=_PHASE,
            about="phase",
        )
    if ability.condition is not None:
        yield Requirement(
            text="Its condition is true.",
            met=holds(machine, state, ability.condition, card, player),
            cites=_RESTRICTION,
            about="condition",
        )
    if ability.limit is not None:
        yield limit_requirement(machine, state, player, card, number)
    yield from cost_requirements(machine, state, player, card, ability)
    yield from _effect_requirements(machine, state, player, card, ability, event)


def _effect_requirements(
    machine: Machine, state: State, player: int, card: int, ability: Ability, event: Event | None
) -> Iterator[Requirement]:
    if ability.choose:
        legal = legal_targets(machine, state, player, card, ability)
        for choose, targets in zip(ability.choose, legal, strict=True):
            yield Requirement(
                text="There is a legal target.",
                met=len(targets)
                >= max(1, amount_of(machine, state, choose.least, scope_before(card, player))),
                cites=_TARGET,
                about="target",
            )
    if ability.effects:
        yield Requirement(
            text="Its effect has the potential to change the game state.",
            met=any(
                could_change(machine, state, effect, player, card, ability, event)
                for effect in ability.effects
            ),
            cites=_CHANGE,
            about="change",
        )


@second.rule("2e/rr/target/3", "2e/rr/target/8", "2e/faq/3.3/1", "2e/faq/2.3/1")
def legal_targets(
    machine: Machine, state: State, player: int, card: int, ability: Ability
) -> tuple[tuple[int, ...], ...]:
    """By choice: the cards that may be chosen. They fit, and some effect on them could affect them."""
    return tuple(
        _legal_for(machine, state, player, card, ability, position) for position in range(len(ability.choose))
    )


def _legal_for(
    machine: Machine, state: State, player: int, card: int, ability: Ability, position: int
) -> tuple[int, ...]:
    fitting = each(machine, state, ability.choose[position].cards, card, player)
    on_target = [
        [effect for effect in effects if getattr(effect, "on", None) == TARGETS[position]]
        for effects in (ability.effects, ability.then)
    ]
    effects = on_target[0] or on_target[1]
    return tuple(
        target
        for target in fitting
        if not effects
        or any(
            could_change(machine, state, effect, player, card, ability, None, target) for effect in effects
        )
    )


@second.rule("2e/rr/limits-and-maxima/1", "2e/rr/limits-and-maxima/3", "2e/rr/limits-and-maxima/4")
def limit_requirement(machine: Machine, state: State, player: int, card: int, number: int) -> Requirement:
    """A limit counts each copy of the ability and each entry into play; a maximum counts all copies by title."""
    definition = machine.game.cards[card].definition
    limit = machine.ability(card, number).limit
    assert limit is not None
    used = sum(
        use.times
        for use in state.uses
        if use.player == player
        and use.ability == number
        and use.period == limit.period
        and (
            use.title == definition.face.name
            if limit.per_title
            else use.card == card and use.copy == state.cards[card].entered
        )
    )
    word = "Max" if limit.per_title else "Limit"
    return Requirement(
        text=f"{word} {limit.times} per {limit.period}: used {used} times.",
        met=used < limit.times,
        cites=_LIMIT,
        about="limit",
    )
