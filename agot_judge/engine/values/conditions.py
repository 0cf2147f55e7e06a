"""True where the conditions of abilities are true."""

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, Compare, Condition, Happened
from agot_judge.engine.ability.words import Who
from agot_judge.engine.state.state import Challenge, PastChallenge
from agot_judge.engine.values.amounts import amount_of, unidentified_among
from agot_judge.engine.values.as_it_was import as_it_left
from agot_judge.engine.values.matching import cards_meant, compares, each_in, matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, challenge_meant, players_said
from agot_judge.engine.values.titles import is_rival, supports
from agot_judge.engine.values.undetermined_opponent import numbers_of_one, of_opponent


def holds_in(position: Position, condition: Condition, scope: Scope) -> bool:
    """True where the condition is true now."""
    state = position.state
    challenge = state.challenge
    if condition.phase and state.phase not in condition.phase:
        return False
    if condition.challenge and not _is_of_type(challenge_meant(state, scope), condition.challenge, scope):
        return False
    if condition.unopposed is not None and (challenge is None or challenge.unopposed != condition.unopposed):
        return False
    if condition.you_are is not None and not _is(position, scope.you, condition.you_are, scope):
        return False
    if condition.player is not None and condition.player_is:
        players = players_said(position.game, state, condition.player, scope)
        if not any(_is(position, player, condition.player_is, scope) for player in players):
            return False
    if condition.card is not None and condition.fits is not None:
        meant = cards_meant(position, condition.card, scope)
        if not meant or not all(_is_such(position, condition.fits, card, scope) for card in meant):
            return False
    if condition.exists is not None and not _count_fits(position, condition, scope):
        return False
    if condition.compare is not None and not _comparison_holds(position, condition.compare, scope):
        return False
    if condition.happened is not None and not _happened(position, condition.happened, scope):
        return False
    if condition.succeeded is not None and condition.succeeded != scope.succeeded:
        return False
    if condition.nth_challenge is not None and not _is_nth(position, condition, scope):
        return False
    if condition.next_challenge is not None and not _is_next(position, condition, scope):
        return False
    return (
        all(holds_in(position, part, scope) for part in condition.all_of)
        and (not condition.any_of or any(holds_in(position, part, scope) for part in condition.any_of))
        and not any(holds_in(position, part, scope) for part in condition.none_of)
    )


def _is_such(position: Position, fits: Cards, card: int, scope: Scope) -> bool:
    """True where the card that is spoken of fits: one that has left play, as it was then, wherever it is now."""
    seen = as_it_left(position, card) if fits.zone == "any" else position
    return matches_in(seen, fits, card, scope)


_BY_WORD: dict[str, Who] = {
    "winner": "winner",
    "loser": "loser",
    "chosen player": "chosen player",
    "acting player": "acting player",
}


def _is(position: Position, player: int, part: str, scope: Scope) -> bool:
    state = position.state
    if part == "first player":
        return state.first_player == player
    if part == "not first player":
        return state.first_player != player
    if part == "your rival":
        return is_rival(position, scope.you, player)
    if part == "supported by you":
        return supports(position, scope.you, player)
    if part == "your supporter":
        return supports(position, player, scope.you)
    if part == "triggering player":
        return scope.trigger is not None and player == scope.trigger.player
    if part in _BY_WORD:
        return player in players_said(position.game, state, _BY_WORD[part], scope)
    challenge = challenge_meant(state, scope)
    if challenge is None:
        return False
    return player == (challenge.attacker if part == "attacking player" else challenge.defender)


def _is_of_type(challenge: Challenge | PastChallenge | None, types: tuple[str, ...], scope: Scope) -> bool:
    if challenge is None:
        return False
    return "any" in types or challenge.type in types or ("chosen" in types and challenge.type in scope.words)


def _count_fits(position: Position, condition: Condition, scope: Scope) -> bool:
    assert condition.exists is not None
    count = len(each_in(position, condition.exists, scope))
    if condition.exists.zone != "play":
        count += unidentified_among(position, condition.exists, scope)
    if (position.index.adjusts or position.state.in_force) and condition.exists.zone in ("used", "hand"):
        count += position.values.considered(position, condition.exists, scope)
    if condition.count_at_most is not None:
        return count <= condition.count_at_most
    return count >= condition.count_at_least


def _comparison_holds(position: Position, compare: Compare, scope: Scope) -> bool:
    if not compare.versus and numbers_of_one(compare):
        left, right = (of_opponent(side, "this opponent") for side in (compare.left, compare.right))
        of_any = replace(compare, left=left, right=right)
        return any(
            _comparison_holds(position, of_any, replace(scope, this_opponent=one))
            for one in players_said(position.game, position.state, "opponent", scope)
        )
    left = amount_of(position, compare.left, scope)
    if not compare.versus:
        return compares(left, compare.relation, amount_of(position, compare.right, scope))
    opponents = players_said(position.game, position.state, "opponent", scope)
    results = (
        compares(
            left, compare.relation, amount_of(position, compare.right, replace(scope, this_opponent=opponent))
        )
        for opponent in opponents
    )
    return any(results) if compare.versus == "an opponent" else all(results)


def _happened(position: Position, happened: Happened, scope: Scope) -> bool:
    """True where it has happened so often. ``An opponent has lost 2 or more challenges``: one of them has lost so many."""
    return any(
        _times(position, happened, players, to_players, scope) >= happened.at_least
        for players in _counted_together(position, happened.player, happened.at_least, scope)
        for to_players in _counted_together(position, happened.to_player or "any", happened.at_least, scope)
    )


Group = tuple[int, ...] | None
"""Players of whom it is counted together how often something happened; None: of anybody."""


def _counted_together(position: Position, who: Who, at_least: int, scope: Scope) -> tuple[Group, ...]:
    if who == "any":
        return (None,)
    players = players_said(position.game, position.state, who, scope)
    return tuple((one,) for one in players) if who == "opponent" and at_least > 1 else (players,)


def _times(position: Position, happened: Happened, players: Group, to_players: Group, scope: Scope) -> int:
    return position.values.times_happened(
        position,
        happened.event,
        happened.period,
        players,
        happened.challenge,
        happened.card,
        scope,
        happened.as_player,
        to_players,
        happened.unopposed,
        happened.by_at_least,
    )


def challenges_before(position: Position, by: Who, scope: Scope) -> int:
    """The number of challenges that these players have initiated this round, before the present one."""
    players = players_said(position.game, position.state, by, scope)
    return sum(by == "any" or past.attacker in players for past in position.state.past)


def _is_next(position: Position, condition: Condition, scope: Scope) -> bool:
    """True where the present challenge is the one that comes after so many of the same players."""
    challenge = position.state.challenge
    if challenge is None:
        return False
    by = condition.nth_by
    if by != "any" and challenge.attacker not in players_said(position.game, position.state, by, scope):
        return False
    return challenges_before(position, by, scope) == condition.next_challenge


def _is_nth(position: Position, condition: Condition, scope: Scope) -> bool:
    """True where the present challenge is the so-manyth that the player has initiated in the period."""
    state = position.state
    challenge = state.challenge
    if challenge is None or (condition.nth_type and challenge.type != condition.nth_type):
        return False
    if condition.nth_by != "any" and challenge.attacker not in players_said(
        position.game, state, condition.nth_by, scope
    ):
        return False
    if condition.nth_against is not None:
        against = players_said(position.game, state, condition.nth_against, scope)
        if challenge.defender not in against:
            return False
        before = sum(
            condition.nth_type in ("", past.type) and past.first_defender == challenge.defender
            for past in state.past
            if condition.nth_period == "round" or past.phase == state.phase
        )
        return before + 1 == condition.nth_challenge
    before = sum(
        condition.nth_type in ("", past.type) and past.attacker == challenge.attacker
        for past in state.past
        if condition.nth_period == "round" or past.phase == state.phase
    )
    return before + 1 == condition.nth_challenge
