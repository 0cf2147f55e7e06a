"""Which challenges a player may still initiate, and against whom."""

from collections.abc import Iterator

from agot_judge.editions.second.book import second
from agot_judge.engine.decision import Requirement
from agot_judge.engine.machine import Machine
from agot_judge.engine.state import PastChallenge, State
from agot_judge.engine.titles import supports, title_of
from agot_judge.engine.transition import in_player_order

TYPES = ("military", "intrigue", "power")
_ONE_OF_EACH = ("2e/rr/4.2/2",)
_OPPONENT = ("2e/rr/4.2/6",)
_SUPPORTS = ("2e/rr/supports/1",)
_ADDITIONAL = ("2e/rr/4.2/2", "2e/rr/play-restrictions-and-permissions/1", "2e/rr/title-cards/3")


@second.rule("2e/rr/redirect/3")
def initiated_against(past: PastChallenge) -> int:
    """The opponent against whom the challenge was initiated: the first one, also where it was redirected."""
    return past.defender if past.redirected_from < 0 else past.redirected_from


def opponents_attacked(state: State, player: int, type_: str) -> tuple[int, ...]:
    """The opponents against whom the player has initiated a challenge of this type this phase, in order."""
    return tuple(
        initiated_against(past)
        for past in state.past
        if past.attacker == player and past.type == type_ and past.phase == "challenges"
    )


@second.rule(*_ONE_OF_EACH, *_ADDITIONAL)
def number_requirement(machine: Machine, state: State, player: int, type_: str, against: int) -> Requirement:
    """One challenge of each type; a title may permit an additional one of a type, against a different opponent."""
    before = opponents_attacked(state, player, type_)
    name = machine.game.players[player]
    text = f"{name} has not initiated a {type_} challenge yet this phase."
    if not before:
        return Requirement(text=text, met=True, cites=_ONE_OF_EACH, about="number of challenges")
    if title_of(machine, state, player).additional_challenge != type_:
        return Requirement(text=text, met=False, cites=_ONE_OF_EACH, about="number of challenges")
    text = f"{name}'s title permits one additional {type_} challenge, against a different opponent."
    return Requirement(
        text=text,
        met=len(before) == 1 and against not in before,
        cites=_ADDITIONAL,
        about="number of challenges",
    )


@second.rule(*_OPPONENT, *_SUPPORTS)
def opponent_requirements(machine: Machine, state: State, player: int, against: int) -> Iterator[Requirement]:
    """What must hold for the player to initiate a challenge against another one."""
    yield Requirement(
        text="The opponent is another player in the game.",
        met=0 <= against < len(state.players) and against != player and not state.players[against].eliminated,
        cites=_OPPONENT,
        about="opponent",
    )
    yield Requirement(
        text="The attacking player's title does not support the opponent's.",
        met=not supports(machine, state, player, against),
        cites=_SUPPORTS,
        about="opponent",
    )


@second.rule(*_ONE_OF_EACH, *_OPPONENT, *_SUPPORTS)
def opponents(machine: Machine, state: State, player: int, type_: str) -> tuple[int, ...]:
    """The opponents against whom the player may initiate a challenge of this type now, in player order."""
    return tuple(
        other
        for other in in_player_order(state)
        if other != player
        and number_requirement(machine, state, player, type_, other).met
        and all(one.met for one in opponent_requirements(machine, state, player, other))
    )


@second.rule(*_ONE_OF_EACH)
def types_left(machine: Machine, state: State, player: int) -> tuple[str, ...]:
    """The types of challenge that the player may still initiate this phase against somebody."""
    return tuple(type_ for type_ in TYPES if opponents(machine, state, player, type_))
