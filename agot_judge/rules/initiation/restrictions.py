"""Play restrictions of an ability, before its costs and targets are looked at: the place of its card, who uses it,
its phase, its condition, its limit."""

from collections.abc import Iterator

from agot_judge.counted import counted
from agot_judge.engine.ability import (
    Ability,
    Limit,
)
from agot_judge.engine.index import FIRST_GAINED
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import is_duplicate
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Initiation
from agot_judge.engine.state.state import State
from agot_judge.engine.values.amounts import number_of
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import is_blank
from agot_judge.rules.costs.costs import is_played
from agot_judge.rules.effects.places import sent_to
from agot_judge.rules.initiation.as_it_ended import holds_of_it
from agot_judge.rules.potential.no_potential import quoting
from agot_judge.rules.prohibitions.forbidden_players import trigger_prohibitions
from agot_judge.rules.resolution.scope_of import scope_before

IN_PLAY = ("2e/rr/abilities/5",)
BLANK = ("2e/rr/blank/1",)
_CONTROL = ("2e/rr/abilities/2",)
_ELIMINATED = ("2e/rr/winning-the-game/3",)
PHASE = ("2e/rr/actions/2",)
RESTRICTION = (
    "2e/rr/play-restrictions-and-permissions/1",
    "2e/rr/initiating-abilities-marshaling-cards/2",
)
_DUPLICATE = ("2e/rr/duplicates/5",)
_WHO = {
    "controller": ("The player controls it.", "The player does not control it."),
    "any player": ("Any player may use it.", ""),
    "opponent": (
        "The player is an opponent of its controller.",
        "The player is no opponent of its controller.",
    ),
}


@shared.rule(*IN_PLAY, "2e/faq/2.4/1")
def _zones_of_use(ability: Ability, event: Event | None) -> tuple[str, ...]:
    """Where the card may be: of an ability that answers one thing or another, where that one brought it; else in play."""
    if event is None or ability.trigger is None or not ability.trigger.or_else or len(ability.zones) == 1:
        return ability.zones
    brought = sent_to(event)
    return (brought,) if brought in ability.zones else ("play",)


@shared.rule(*IN_PLAY, *BLANK, *_CONTROL, *_ELIMINATED, *PHASE, *RESTRICTION)
def is_unrestricted(position: Position, player: int, card: int, number: int, event: Event | None) -> bool:
    """True where all of the ``restrictions`` are met: the plain facts first."""
    state = position.state
    ability = position.ability(card, number)
    here = state.cards[card]
    played = is_played(position.game, card, ability)
    rules = position.entry_rules
    if (ability.phase is not None and state.phase != ability.phase) or state.players[player].eliminated:
        return False
    there = (
        rules.can_be_played_from_there(position, player, card)
        if played
        else here.zone in _zones_of_use(ability, event)
    )
    if not there or not (
        may_use(position, player, card, ability)
        or (played and rules.may_play_of_another(position, player, card))
    ):
        return False
    if number < FIRST_GAINED and not (played and here.facedown) and is_blank(position, card):
        return False
    if played and not all(one.met for one in rules.play_requirements(position, player, card)):
        return False
    if any(trigger_prohibitions(position, player, card, ability, event)):
        return False
    scope = scope_before(card, player, event)
    if ability.condition is not None and not holds_of_it(position, ability.condition, scope, event):
        return False
    return ability.limit is None or limit_requirement(position, player, card, number).met


def restrictions(
    position: Position, player: int, card: int, number: int, event: Event | None
) -> Iterator[Requirement]:
    """Each of them, met or not."""
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
        cites=IN_PLAY,
        about="zone",
    )
    if played:
        yield from position.entry_rules.play_requirements(position, player, card)
    is_on_another = here.host >= 0 and is_duplicate(state, card)
    yield Requirement(
        text=f"Its text box is not blank{'; a duplicate has no text' if is_on_another else ''}.",
        failing="A duplicate has no text." if is_on_another else "Its text box is blank.",
        met=number >= FIRST_GAINED or not is_blank(position, card) or (played and here.facedown),
        cites=_DUPLICATE if is_on_another else BLANK,
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
        phase = position.framework.phase_word(ability.phase)
        yield Requirement(
            text=f"It is the {phase} phase.",
            failing=f"It is not the {phase} phase.",
            met=state.phase == ability.phase,
            cites=PHASE,
            about="phase",
        )
    if ability.condition is not None:
        holds = holds_of_it(position, ability.condition, scope_before(card, player, event), event)
        yield Requirement(
            text=quoting("Its condition is true", ability, met=holds),
            failing=quoting("Its condition is not true", ability, met=holds),
            met=holds,
            cites=RESTRICTION,
            about="condition",
        )
    if ability.left_to_judge:
        yield Requirement(
            text=f"The judge decides whether it is true: {ability.left_to_judge}.",
            met=True,
            cites=RESTRICTION,
            about="condition",
        )
    if ability.limit is not None:
        yield limit_requirement(position, player, card, number)


@shared.rule("2e/rr/abilities/2", "2e/faq/2.7/2")
def may_use(position: Position, player: int, card: int, ability: Ability) -> bool:
    """True where the ability is one for this player to use: its controller's, unless the card says otherwise."""
    controller = position.state.cards[card].controller
    if ability.initiated_by == "any player":
        return True
    return (controller == player) == (ability.initiated_by == "controller")


_LIMIT = ("2e/rr/limits-and-maxima/1", "2e/rr/limits-and-maxima/4")


_MAXIMUM = ("2e/rr/limits-and-maxima/3", "2e/rr/limits-and-maxima/4")


_COUNTED = 7
"""The step of its initiation from which a use is counted."""
_OFTEN = {1: "once", 2: "twice", 3: "three times"}


def _in_use(position: Position, player: int, card: int, number: int, limit: Limit) -> int:
    """The number of its uses under way: its cost is being paid, and what happens there is reacted to."""
    title = position.game.cards[card].definition.face.name
    return sum(
        frame.player == player
        and frame.ability == number
        and (
            position.game.cards[frame.card].definition.face.name == title
            if limit.per_title
            else frame.card == card and frame.copy == position.state.cards[card].entered
        )
        for frame in position.state.stack
        if type(frame) is Initiation and 1 < frame.stage < _COUNTED
    )


@shared.rule("2e/rr/limits-and-maxima/4")
def _by_another(state: State, player: int, limit: Limit, title: str) -> bool:
    """True where another player has used such an ability in this period: that does not count."""
    return any(
        use.title == title and use.player != player and use.period == limit.period for use in state.uses
    )


@shared.rule("2e/rr/limits-and-maxima/1", "2e/rr/limits-and-maxima/3", "2e/rr/limits-and-maxima/4")
def limit_requirement(position: Position, player: int, card: int, number: int) -> Requirement:
    """A limit counts each copy of the ability and each entry into play; a maximum counts all copies by title."""
    state = position.state
    title = position.game.cards[card].definition.face.name
    limit = position.ability(card, number).limit
    assert limit is not None
    used = sum(
        use.times
        for use in state.uses
        if use.player == player
        and use.ability == number
        and use.period == limit.period
        and (use.period == "round" or use.phase in ("", state.phase))
        and (
            use.title == title
            if limit.per_title
            else use.card == card and use.copy == state.cards[card].entered
        )
    )
    used += _in_use(position, player, card, number, limit)
    times = limit.times * (number_of(position, "opponents", player) if limit.for_each_opponent else 1)
    often = _OFTEN.get(times, f"{times} times")
    word = "Max" if limit.per_title else "Limit"
    period = f"per {limit.period}"
    return Requirement(
        text=f"{word} {times} {period} ({often} {period}): used {counted(used, 'time')}.",
        met=used < times,
        cites=(_MAXIMUM if limit.per_title else _LIMIT)[
            : 2 if _by_another(state, player, limit, title) else 1
        ],
        about="limit",
    )
