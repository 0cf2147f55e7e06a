"""The player whom ``that player`` means after ``if an opponent has 5 or more cards in hand``: one of whom it is true."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import astuple, replace

from agot_judge.engine.ability import Compare, Condition
from agot_judge.engine.ability.ability import Effect, ForEach, If
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import Relation, Who
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.trees.substitution import spoken_of

Effects = tuple[Effect, ...]
Known = tuple[Who, Condition]
"""The players of whom it may be true, and the condition of one of them: ``this opponent``."""


def of_one(condition: Condition) -> Known | None:
    """The condition on one opponent, or one player; None: it is said of nobody of whom there may be several."""
    compare, exists = condition.compare, condition.exists
    if compare is not None and compare.versus == "an opponent":
        theirs = Condition(compare=_theirs_first(replace(compare, versus="")))
        return ("opponent", theirs) if condition == Condition(compare=compare) else None
    if exists is not None and exists.controller == "opponent":
        theirs = Condition(
            exists=replace(exists, controller="this opponent"), count_at_least=condition.count_at_least
        )
        same = replace(theirs, exists=exists)
        return ("opponent", theirs) if condition == same else None
    if len(condition.any_of) == 2 and condition == Condition(any_of=condition.any_of):
        found = of_one(condition.any_of[1])
        if found is not None and spoken_of(found[1], "you") == condition.any_of[0]:
            return ("any", found[1])
    return None


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
    found = of_one(condition)
    if found is None:
        raise Unclear("of which player it is true")
    player, true = found
    return (ForEach(player=player, one=True, where=true, effects=effects),)


def as_it_was_said(found: ForEach) -> If | None:
    """``if an opponent ..``, before what is done by that opponent; None where it was not said so."""
    where = found.where
    if not found.one or found.player != "opponent" or where is None:
        return None
    if where.compare is not None:
        compare = replace(_theirs_first(where.compare), versus="an opponent")
        condition = Condition(compare=compare)
    elif where.exists is not None:
        exists = replace(where.exists, controller="opponent")
        condition = Condition(exists=exists, count_at_least=where.count_at_least)
    else:
        return None
    known = of_one(condition)
    if known is None or known[1] != where or not speaks_of_one(found.effects):
        return None
    return If(condition=condition, effects=found.effects)


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
