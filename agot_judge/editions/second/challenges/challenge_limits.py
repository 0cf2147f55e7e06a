"""The challenges that a player may still initiate, and against whom."""

from collections.abc import Iterator

from agot_judge.counted import counted
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Forbid, InitiateChallenge
from agot_judge.engine.state.board import CHALLENGE_TYPES, initiated_against
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import in_player_order
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.engine.values.standing import active
from agot_judge.engine.values.titles import supports, title_of
from agot_judge.rules.prohibitions.forbidden_players import forbidden_to
from agot_judge.rules.prohibitions.forbidding import who_forbids

_ONE_OF_EACH = ("2e/rr/4.2/2",)
_OPPONENT = ("2e/rr/4.2/6",)
_SUPPORTS = ("2e/rr/supports/1",)
_CANNOT = ("2e/rr/cannot/1",)
_BY_TEXT = ("2e/rr/the-golden-rules/2",)
_ADDITIONAL = ("2e/rr/4.2/2", "2e/rr/play-restrictions-and-permissions/1", "2e/rr/title-cards/3")


def opponents_attacked(state: State, player: int, type_: str) -> tuple[int, ...]:
    """The opponents against whom the player has initiated a challenge of this type this phase, in order."""
    return tuple(
        initiated_against(past)
        for past in state.past
        if past.attacker == player and past.type == type_ and past.phase == "challenges"
    )


@second.rule(*_ONE_OF_EACH, *_ADDITIONAL)
def number_requirement(position: Position, player: int, type_: str, against: int) -> Requirement:
    """One challenge of each type, and those additional ones that effects or a title permit."""
    state = position.state
    before = opponents_attacked(state, player, type_)
    name = position.game.players[player]
    text = f"{name} may initiate one more {type_} challenge this phase."
    if not before:
        return Requirement(text=text, met=True, cites=_ONE_OF_EACH, about="number of challenges")
    additional = _additional(position, player)
    initiated = (*_initiated(state, player), (type_, against, len(state.past)))
    ordinary = tuple((1, (one,), None, 0) for one in CHALLENGE_TYPES)
    if _are_permitted(initiated, (*ordinary, *additional)):
        return Requirement(text=text, met=True, cites=_ADDITIONAL, about="number of challenges")
    if title_of(position, player).additional_challenge == type_:
        text = f"{name}'s title permits one additional {type_} challenge, against a different opponent."
        met = _is_different(before, against) and _are_permitted(
            initiated, (*ordinary, *additional, (1, (type_,), None, 0))
        )
        return Requirement(text=text, met=met, cites=_ADDITIONAL, about="number of challenges")
    text = f"{name} has not initiated a {type_} challenge yet this phase."
    exactly = [many for many, types, only, _ in additional if types == (type_,) and only is None]
    if exactly and len(exactly) == len(additional):
        text = (
            f"{name} has initiated fewer than {counted(1 + sum(exactly), f'{type_} challenge')} this phase."
        )
    elif additional:
        text = f"Another {type_} challenge of {name} this phase is permitted."
    against_it = f"{name} has initiated the {type_} challenge of this phase already."
    return Requirement(
        text=text, failing=against_it, met=False, cites=_ONE_OF_EACH, about="number of challenges"
    )


@second.rule(*_ADDITIONAL, *_BY_TEXT)
def about_additional(position: Position, player: int, type_: str) -> tuple[str, ...]:
    """The paragraphs to cite for a challenge that is not the first of its type: a title permits it, or the text of a card,
    which takes precedence."""
    if not opponents_attacked(position.state, player, type_):
        return ()
    by_title = title_of(position, player).additional_challenge == type_
    by_text = any(type_ in types for _, types, _, _ in _additional(position, player))
    return (*(_ADDITIONAL if by_title else _ADDITIONAL[:2]), *(_BY_TEXT if by_text else ()))


def _is_different(before: tuple[int, ...], against: int) -> bool:
    """True where one of the challenges, the next one included, is against another opponent than those before it."""
    every = (*before, against)
    return any(opponent not in every[:index] for index, opponent in enumerate(every) if index)


Permission = tuple[int, tuple[str, ...], tuple[int, ...] | None, int]
"""A number of challenges of one of these types, against one of these opponents (None: any), after so many this round."""


@second.rule(*_ADDITIONAL)
def _additional(position: Position, player: int) -> tuple[Permission, ...]:
    """The additional challenges that effects permit the player."""
    found: list[Permission] = []
    for rule, scope, lasting in active(position, InitiateChallenge):
        if player not in players_said(position.game, position.state, rule.player, scope):
            continue
        named = scope.words[0] if rule.type == "chosen" and scope.words else rule.type
        types = (named,) if named else CHALLENGE_TYPES
        against = (
            None if rule.against is None else players_said(position.game, position.state, rule.against, scope)
        )
        since = 0 if lasting is None else lasting.challenges_before
        found.append((1, types, against, since))
    return tuple(found)


Initiated = tuple[str, int, int]
"""A challenge: its type, against whom, and how many were initiated before it this round."""


def _initiated(state: State, player: int) -> tuple[Initiated, ...]:
    """The challenges that the player has initiated this phase."""
    return tuple(
        (past.type, initiated_against(past), number)
        for number, past in enumerate(state.past)
        if past.attacker == player and past.phase == "challenges"
    )


def _are_permitted(challenges: tuple[Initiated, ...], permissions: tuple[Permission, ...]) -> bool:
    """True where each of the challenges is permitted by something that permits no other one of them."""
    if not challenges:
        return True
    (type_, against, before), *rest = challenges
    for number, (left, types, opponents_, since) in enumerate(permissions):
        if left and type_ in types and before >= since and (opponents_ is None or against in opponents_):
            used: Permission = (left - 1, types, opponents_, since)
            if _are_permitted(tuple(rest), (*permissions[:number], used, *permissions[number + 1 :])):
                return True
    return False


@second.rule(*_CANNOT)
def prohibitions(position: Position, player: int, type_: str, against: int) -> Iterator[Requirement]:
    """Each effect in force that says the player cannot initiate such a challenge against that opponent."""

    def concerns(forbid: Forbid) -> bool:
        return forbid.cannot == "initiate challenges" and (not forbid.challenge or type_ in forbid.challenge)

    for forbid, scope in forbidden_to(position, player, concerns):
        if forbid.against is not None and against not in players_said(
            position.game, position.state, forbid.against, scope
        ):
            continue
        yield _prohibition(position, player, forbid, scope)


def _prohibition(position: Position, player: int, forbid: Forbid, scope: Scope) -> Requirement:
    source = who_forbids(position.game, scope.source, forbid)
    name = position.game.players[player]
    if forbid.more_than is None:
        text = f"Nothing says that {name} cannot initiate this challenge ({source})."
        against = f"{source} says that {name} cannot initiate this challenge."
        return Requirement(text=text, failing=against, met=False, cites=_CANNOT, about="cannot")
    most = amount_of(position, forbid.more_than, scope)
    initiated = sum(
        past.attacker == player
        and (not forbid.challenge or past.type in forbid.challenge)
        and (forbid.period == "round" or past.phase == "challenges")
        and (
            forbid.against is None
            or initiated_against(past) in players_said(position.game, position.state, forbid.against, scope)
        )
        for past in position.state.past
    )
    text = f"{name} has initiated fewer than {counted(most, 'such challenge')} ({source})."
    failing = (
        f"{name} has initiated {counted(initiated, 'such challenge')}, and no more are allowed ({source})."
    )
    return Requirement(text=text, failing=failing, met=initiated < most, cites=_CANNOT, about="cannot")


@second.rule(*_OPPONENT, *_SUPPORTS)
def opponent_requirements(position: Position, player: int, against: int) -> Iterator[Requirement]:
    """The requirements for the player to initiate a challenge against another one."""
    yield Requirement(
        text="The opponent is another player in the game.",
        failing="The opponent is no other player in the game.",
        met=0 <= against < len(position.state.players)
        and against != player
        and not position.state.players[against].eliminated,
        cites=_OPPONENT,
        about="opponent",
    )
    if position.game.format != "melee":
        return
    yield Requirement(
        text="The attacking player's title does not support the opponent's.",
        failing="The attacking player's title supports the opponent's.",
        met=not supports(position, player, against),
        cites=_SUPPORTS,
        about="opponent",
    )


@second.rule(*_ONE_OF_EACH, *_OPPONENT, *_SUPPORTS)
def challenges_left(position: Position, player: int) -> tuple[tuple[str, int], ...]:
    """The challenges that the player may still initiate now: each type with each opponent, in player order."""
    known = position.known
    found: tuple[tuple[str, int], ...] | None = known.get(("challenges left", player))
    if found is None:
        found = known["challenges left", player] = tuple(_challenges_left(position, player))
    return found


@second.rule(*_ONE_OF_EACH, *_SUPPORTS, *_CANNOT)
def why_none_is_left(position: Position, player: int) -> tuple[str, tuple[str, ...]]:
    """The reason that no challenge is left to the player, in words, and its paragraphs: a text that forbids it, else
    each type has been initiated or no opponent is left."""
    others = [other for other in in_player_order(position.state) if other != player]
    for type_ in CHALLENGE_TYPES:
        for other in others:
            barred = [one for one in prohibitions(position, player, type_, other) if not one.met]
            if barred and number_requirement(position, player, type_, other).met:
                return barred[0].failing, barred[0].cites
    unsupported = [one for one in others if not supports(position, player, one)]
    cites = _ONE_OF_EACH if len(unsupported) == len(others) else (*_ONE_OF_EACH, *_SUPPORTS)
    return "none is left this phase.", cites


def _challenges_left(position: Position, player: int) -> Iterator[tuple[str, int]]:
    others = [
        other
        for other in in_player_order(position.state)
        if other != player and all(one.met for one in opponent_requirements(position, player, other))
    ]
    for type_ in CHALLENGE_TYPES:
        for other in others:
            if number_requirement(position, player, type_, other).met and all(
                one.met for one in prohibitions(position, player, type_, other)
            ):
                yield type_, other
