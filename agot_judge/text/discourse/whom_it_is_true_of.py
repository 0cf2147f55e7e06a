"""The player whom ``that player`` means after ``if an opponent has 5 or more cards in hand``: one of whom it is true."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import astuple, replace

from agot_judge.engine.ability import Compare, Condition
from agot_judge.engine.ability.ability import Effect, ForEach, If
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import Relation, Who
from agot_judge.text.discourse.reading import Reading, Unclear

Effects = tuple[Effect, ...]


def of_one(condition: Condition) -> Condition | None:
    """The condition on one opponent, ``this opponent``; None: it compares something else than numbers of yours and of one."""
    compare = condition.compare
    if compare is None or compare.versus != "an opponent" or condition != Condition(compare=compare):
        return None
    return Condition(compare=_theirs_first(replace(compare, versus="")))


_TURNED: dict[Relation, Relation] = {
    "at least": "at most",
    "at most": "at least",
    "more than": "less than",
    "less than": "more than",
}


def _theirs_first(compare: Compare) -> Compare:
    """The comparison with what that player has on its left."""
    relation = _TURNED.get(compare.relation, compare.relation)
    return replace(compare, left=compare.right, relation=relation, right=compare.left)


def done_by_one(condition: Condition, effects: Effects) -> Effects | None:
    """The effects, done by or to that player; None where they speak of no such player.

    Raises Unclear where it is not known of whom they speak.
    """
    if not speaks_of_one(effects) or not _is_of_several(condition):
        return None
    where = of_one(condition)
    if where is None:
        raise Unclear("of which player it is true")
    return (ForEach(player="opponent", one=True, where=where, effects=effects),)


def as_it_was_said(found: ForEach) -> If | None:
    """``if an opponent ..``, before what is done by that opponent; None where it was not said so."""
    compare = None if found.where is None else found.where.compare
    if not found.one or found.player != "opponent" or compare is None:
        return None
    condition = Condition(compare=replace(_theirs_first(compare), versus="an opponent"))
    was_said_so = of_one(condition) == found.where and speaks_of_one(found.effects)
    return If(condition=condition, effects=found.effects) if was_said_so else None


def speaks_of_one(tree: object) -> bool:
    """True where it speaks of ``that player``, other than of each of those for whom it is done."""
    return _speaks_of("that player", tree, lambda node: isinstance(node, ForEach) and node.player is not None)


def speaks_of_this_opponent(tree: object) -> bool:
    """True where it speaks of ``this opponent`` where nobody is: outside of what must be true of such a one."""
    return _speaks_of("this opponent", tree, lambda node: isinstance(node, Condition))


def _speaks_of(who: Who, tree: object, is_apart: Callable[[Struct], bool]) -> bool:
    """True where some node speaks of the player, none that is apart and none within such a one."""
    if isinstance(tree, Struct):
        return not is_apart(tree) and _speaks_of(who, astuple(tree), is_apart)
    return isinstance(tree, tuple) and any(part == who or _speaks_of(who, part, is_apart) for part in tree)


def _is_of_several(condition: Condition) -> bool:
    """True where it says something of an opponent, any of several."""
    return any(
        (isinstance(node, Compare) and node.versus == "an opponent")
        or (isinstance(node, Condition) and node.exists is not None and node.exists.controller == "opponent")
        for node in nodes(condition)
    )


def while_true(reading: Reading, condition: Condition) -> Reading:
    """The reading after a condition: who has a part in the challenge is "that player", and no other of several is."""
    if reading.player != "that player":
        return reading
    roles = {
        part.player_is
        for part in (condition, *condition.all_of)
        if part.player == "opponent" and part.player_is in ("attacking player", "defending player")
    }
    other = reading.fork()
    other.player, other.subject = (roles.pop() if len(roles) == 1 else None), "you"
    return other
