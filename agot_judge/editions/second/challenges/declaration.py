"""Who may be declared as an attacker, against whom, with which targets of stealth and assault."""

from collections.abc import Iterator
from itertools import combinations, pairwise, product
from typing import NamedTuple

from msgspec.structs import replace

from agot_judge.budget import spend
from agot_judge.editions.second.challenges.against import not_forbidden_against
from agot_judge.editions.second.challenges.assault import (
    ASSAULT,
    Pairs,
    assault_requirements,
    assault_targets,
    too_many,
)
from agot_judge.editions.second.challenges.challenge_limits import (
    challenges_left,
    number_requirement,
    opponent_requirements,
    prohibitions,
)
from agot_judge.editions.second.challenges.declared_by_card_text import (
    CAN_KNEEL,
    can_kneel_as,
    may_attack,
    together_requirements,
)
from agot_judge.editions.second.challenges.stealth import (
    STEALTH,
    bypasses,
    stealth_requirements,
    stealth_targets,
)
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import is_character_of, label
from agot_judge.engine.state.decision import PASS, Answer, Decision, Declaration, Requirement
from agot_judge.engine.state.state import Challenge, State
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import count_exceptions, has_keyword, icons, is_prohibited
from agot_judge.errors import OutOfBudget
from agot_judge.explain.none_of_that_kind import FACEDOWN

MAX_DECLARATIONS = 5_000
_DECLARED = "be declared as an attacker"
_ONE_OF_EACH = ("2e/rr/4.2/2",)
_ATTACKER = ("2e/rr/4.2/7",)
_ICON = (*_ATTACKER, "2e/rr/challenge-icons/1")
_SUPPORTS = ("2e/rr/supports/1",)


class _Declaring(NamedTuple):
    """Who would declare a card as an attacker, in what challenge; against -1: it is not known which opponent."""

    player: int
    type: str
    against: int


def _is_theirs(position: Position, declaring: _Declaring, card: int) -> bool:
    return is_character_of(position.game, position.state, declaring.player, card)


def _is_standing(position: Position, declaring: _Declaring, card: int) -> bool:
    return may_attack(position, card)


def _has_icon(position: Position, declaring: _Declaring, card: int) -> bool:
    return declaring.type in icons(position, card)


def _can_kneel(position: Position, declaring: _Declaring, card: int) -> bool:
    return can_kneel_as(_as_initiated(position, declaring), card, "attacker")


def _is_not_forbidden(position: Position, declaring: _Declaring, card: int) -> bool:
    return not is_prohibited(_as_initiated(position, declaring), card, _DECLARED)


_CRITERIA = {
    _is_theirs: (
        "{} is a character under the attacking player's control.",
        "{} is no character under the attacking player's control.",
        _ATTACKER,
    ),
    _is_standing: ("{} is standing.", "{} is kneeling.", _ATTACKER),
    _has_icon: ("{} has the {} challenge icon.", "{} does not have the {} challenge icon.", _ICON),
    _can_kneel: (
        "{} can kneel as it is declared.",
        "{} cannot kneel as it is declared.",
        (*_ATTACKER, *CAN_KNEEL),
    ),
}
"""The requirements of a character to be declared as an attacker besides that nothing forbids it, how that and its contrary are
said, and the paragraphs that demand it."""


@second.rule(*_ICON)
def attacker_requirements(
    position: Position, player: int, type_: str, against: int, card: int
) -> Iterator[Requirement]:
    """The requirements of a character to be declared as an attacker in a challenge of this type against the opponent (-1: it
    is not known which)."""
    declaring = _Declaring(player, type_, against)
    name = label(position.game, card)
    for is_met, (words, contrary, cites) in _CRITERIA.items():
        hidden = FACEDOWN if is_met is _is_theirs and position.state.cards[card].facedown else ()
        yield Requirement(
            text=words.format(name, type_),
            failing=contrary.format(name, type_),
            met=is_met(position, declaring, card),
            cites=cites + hidden,
        )
    yield not_forbidden_against(_as_initiated(position, declaring), card, _DECLARED)


def _as_initiated(position: Position, declaring: _Declaring) -> Position:
    """The position with such a challenge under way: "cannot be declared as an attacker in [power] challenges"."""
    state = position.state
    if not position.may_be_changed("cannot"):
        return position
    known = position.known
    found: Position | None = known.get(declaring)
    if found is None:
        challenge = Challenge(type=declaring.type, attacker=declaring.player, defender=declaring.against)
        found = known[declaring] = position.at(replace(state, challenge=challenge))
    return found


@second.rule(*_ATTACKER)
def eligible_attackers(position: Position, player: int, type_: str, against: int) -> tuple[int, ...]:
    """The player's cards that may be declared as attackers in a challenge of this type against the opponent."""
    pool = [card for card in _able_to_attack(position, player) if type_ in icons(position, card)]
    if not position.may_be_changed("cannot"):
        return tuple(pool)
    declaring = _Declaring(player, type_, against)
    return tuple(
        [
            card
            for card in pool
            if _can_kneel(position, declaring, card) and _is_not_forbidden(position, declaring, card)
        ]
    )


def _able_to_attack(position: Position, player: int) -> list[int]:
    """The player's characters that may be declared as attackers in one challenge or another."""
    known, key = position.known, ("able to attack", player)
    found: list[int] | None = known.get(key)
    if found is None:
        found = known[key] = [
            card
            for card in position.state.players[player].play
            if is_character_of(position.game, position.state, player, card) and may_attack(position, card)
        ]
    return found


@second.objection("challenge", *_ONE_OF_EACH, *_ATTACKER, *STEALTH, *ASSAULT, *_SUPPORTS)
def objections(machine: Machine, state: State, decision: Decision, given: Answer) -> list[Requirement]:
    """Every requirement of a declaration, met or not."""
    position = machine.at(state)
    declared = given.declaration
    if declared is None:
        text = "A challenge is declared with its type, opponent and attackers."
        return [Requirement(text=text, met=False, cites=decision.cites)]
    player = decision.player
    found = [
        number_requirement(position, player, declared.type, declared.against),
        *opponent_requirements(position, player, declared.against),
        *prohibitions(position, player, declared.type, declared.against),
        Requirement(
            text="At least one character is declared as an attacker, each once.",
            failing="No character is declared as an attacker, or one of them twice.",
            met=bool(declared.attackers) and len(set(declared.attackers)) == len(declared.attackers),
            cites=_ATTACKER,
        ),
    ]
    for card in declared.attackers:
        found += attacker_requirements(position, player, declared.type, declared.against, card)
    attacking = as_declared(position, player, declared)
    for card, bypassed in declared.stealth:
        found += stealth_requirements(machine.at(attacking), declared, card, bypassed)
    for card, location in declared.assault:
        found += assault_requirements(machine.at(attacking), declared, card, location)
    found += _each_once(machine.at(attacking), declared)
    pool = eligible_attackers(position, player, declared.type, declared.against)
    return [
        *found,
        *together_requirements(machine.at(attacking), player, "attacker", pool, declared.attackers),
    ]


@second.rule("2e/rr/stealth/1", "2e/rr/assault/1", "2e/rr/4.2/7")
def as_declared(position: Position, player: int, declared: Declaration) -> State:
    """The state with these attackers declared: what they have while attacking (alone) counts for their targets."""
    state = position.state
    if not position.index.constants and not position.index.standing and not state.in_force:
        return state
    challenge = Challenge(
        type=declared.type, attacker=player, defender=declared.against, attackers=declared.attackers
    )
    return replace(state, challenge=challenge)


def _each_once(position: Position, declared: Declaration) -> Iterator[Requirement]:
    bypassing = [card for card, _ in declared.stealth]
    yield Requirement(
        text="Each character with stealth bypasses one character.",
        failing="A character with stealth bypasses one character only.",
        met=len(set(declared.stealth)) == len(declared.stealth)
        and all(bypassing.count(card) <= bypasses(position, card) for card in bypassing),
        cites=STEALTH,
    )
    wrong = too_many(position, declared.assault)
    yield Requirement(
        text=wrong or "Only one location may be targeted using assault in each challenge.",
        met=not wrong,
        cites=ASSAULT,
    )


def declarations(position: Position, decision: Decision) -> Iterator[Answer]:
    """Every legal answer to the opportunity to initiate a challenge, the pass first.

    Raises OutOfBudget after ``MAX_DECLARATIONS``.
    """
    player = decision.player
    yield PASS
    found = 0
    for type_, against in challenges_left(position, player):
        pool = eligible_attackers(position, player, type_, against)
        for size in range(1, len(pool) + 1):
            for attackers in combinations(pool, size):
                spend()
                plain = Declaration(type=type_, against=against, attackers=attackers)
                attacking = as_declared(position, player, plain)
                together = together_requirements(position.at(attacking), player, "attacker", pool, attackers)
                if not all(requirement.met for requirement in together):
                    continue
                for stealth, assault in _targets(position.at(attacking), attackers, against):
                    found += 1
                    if found > MAX_DECLARATIONS:
                        raise OutOfBudget(f"More than {MAX_DECLARATIONS} ways to initiate a challenge.")
                    yield Answer(declaration=replace(plain, stealth=stealth, assault=assault))


def _targets(position: Position, attackers: tuple[int, ...], against: int) -> Iterator[tuple[Pairs, Pairs]]:
    sneaking = [
        card
        for card in attackers
        if has_keyword(position, card, "stealth")
        for _ in range(bypasses(position, card))
    ]
    visible = [(None, *stealth_targets(position, card, against)) for card in sneaking]
    possible = assault_targets(position, attackers, against)
    most = 1 + sum(count_exceptions(position, card, "targets an additional") for card in attackers)
    assaults: list[Pairs] = [
        pairs
        for many in range(min(most, len(possible)) + 1)
        for pairs in combinations(possible, many)
        if not too_many(position, pairs)
    ]
    for chosen in product(*visible):
        spend()
        pairs = tuple(
            (card, target) for card, target in zip(sneaking, chosen, strict=True) if target is not None
        )
        if any(first[0] == second[0] and first[1] >= second[1] for first, second in pairwise(pairs)):
            continue  # the same character by the same one, or the same two in another order
        for assault in assaults:
            yield pairs, assault
