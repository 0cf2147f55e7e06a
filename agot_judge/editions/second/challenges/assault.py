"""Assault: the locations that one with assault can target as it is declared as an attacker, and that become blank."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Declaration, Requirement
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say, without
from agot_judge.engine.values.continuous import is_blank
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import count_exceptions, has_keyword
from agot_judge.explain.wording import describe
from agot_judge.rules.prohibitions.forbidding import not_forbidden, not_immune
from agot_judge.rules.resolution.scope_of import of_keyword

ASSAULT = ("2e/rr/assault/1", "2e/rr/assault/5")
_BLANK = ("2e/rr/assault/1", "2e/rr/assault/2", "2e/rr/assault/3")
_ELIGIBLE = ("2e/rr/assault/5",)
_ONE = ("2e/rr/assault/1", "2e/rr/the-golden-rules/2")
Pairs = tuple[tuple[int, int], ...]


def assault_requirements(
    position: Position, declared: Declaration, card: int, location: int
) -> Iterator[Requirement]:
    """Each requirement of an attacker to target this location with assault."""
    mine, theirs = position.game.cards[card].definition.face, position.game.cards[location].definition.face
    yield Requirement(
        text=f"{label(position.game, card)} is declared as an attacker and has assault.",
        failing=f"{label(position.game, card)} is not declared as an attacker, or has no assault.",
        met=card in declared.attackers and has_keyword(position, card, "assault"),
        cites=ASSAULT,
    )
    yield Requirement(
        text=f"{label(position.game, location)} is a location with lower printed cost that the defending player "
        "controls.",
        failing=f"{label(position.game, location)} is no location with lower printed cost that the defending player "
        "controls.",
        met=theirs.type == "location"
        and location in position.state.players[declared.against].play
        and isinstance(mine.cost, int)
        and isinstance(theirs.cost, int)
        and theirs.cost < mine.cost,
        cites=ASSAULT,
    )
    yield not_forbidden(position, card, "target using assault", ASSAULT)
    yield not_forbidden(position, location, "be targeted by assault", ASSAULT)
    yield not_immune(position, location, of_keyword(position.state, card))


@second.rule(*ASSAULT)
def assault_targets(position: Position, attackers: tuple[int, ...], against: int) -> Pairs:
    """Pairs: an attacker with assault, a location of the player that it can target."""
    probe = Declaration(type="", against=against, attackers=attackers)
    return tuple(
        (card, location)
        for card in attackers
        if has_keyword(position, card, "assault")
        for location in position.state.players[against].play
        if all(r.met for r in assault_requirements(position, probe, card, location))
    )


def more_than_its_own(position: Position, card: int, targeted: int) -> int:
    """The number of locations that this one targets are none of the additional ones that its text lets it target."""
    return max(0, targeted - count_exceptions(position, card, "targets an additional"))


@second.rule(*_ONE)
def too_many(position: Position, pairs: Pairs) -> str:
    """The reason why these cannot be targeted in one challenge: one location, and additional ones as card texts say; empty: they
    can."""
    targeted = [card for card, _ in pairs]
    if len({location for _, location in pairs}) != len(pairs):
        return "A location is targeted using assault once in a challenge."
    if sum(more_than_its_own(position, card, targeted.count(card)) for card in set(targeted)) > 1:
        return "Only one location may be targeted using assault in each challenge."
    return ""


@second.event("assault", "2e/rr/assault/1", "2e/rr/assault/2", *_ELIGIBLE)
def assault(machine: Machine, state: State, event: Event) -> State | None:
    """A location targeted by assault is blank until the end of the challenge; it may have been so, or kneeling, before."""
    challenge = state.challenge
    before = None if challenge is None else replace(challenge, assault=without(challenge.assault, event.card))
    was_blank = is_blank(machine.at(replace(state, challenge=before)), event.card)
    cites = _BLANK + (_ELIGIBLE if was_blank or state.cards[event.card].kneeling else ())
    return say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
