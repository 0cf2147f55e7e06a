"""What the one player does of whom something is true: ``the player with the most gold draws 1 card``.

Said as if there could be only one: where several are tied, no paragraph says which of them is meant.
"""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import ForEach
from agot_judge.engine.ability.cards import Count, On, PlayerNumber
from agot_judge.engine.ability.conditions import Condition
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.doings import may_choose, player_does, player_may
from agot_judge.text.topics.doings import may_choose_and as player_may_choose_and
from agot_judge.text.topics.people_with_values import people
from agot_judge.text.topics.sentences import Effects

__all__ = ["people", "the_one_player"]

the_one_player = Topic("the_one_player", "effect")


@people.rule
def the_one_who(reading: Reading, person: Person, where: Condition) -> Person:
    """The most that "the opponent" has is the most of the opponents."""
    compare = where.compare
    most = compare.right if compare is not None else None
    of_all = isinstance(most, Count | PlayerNumber) and most.of_several != "total"
    if person.whoever == "any" or not of_all:
        return replace(person, where=where)
    if compare is None or not isinstance(most, PlayerNumber):
        raise Unclear("the most of the opponents, or of all players")
    return replace(person, where=Condition(compare=replace(compare, right=replace(most, player="opponent"))))


@the_one_player.rule
def does(reading: Reading, person: Person, found: Effects) -> Effects:
    return _of_one(player_does(reading, person, found))


@the_one_player.rule
def wants(reading: Reading) -> None:
    """What is chosen from here on is no target: it is chosen as it is done, by that player."""
    reading.optional = True


@the_one_player.rule
def may(reading: Reading, person: Person, wants: None, found: Effects) -> Effects:
    return _of_one(player_may(reading, person, None, found))


the_one_player.rule(may_choose)


@the_one_player.rule
def may_choose_and(reading: Reading, person: Person, chosen: tuple[Noun, On], found: Effects) -> Effects:
    return _of_one(player_may_choose_and(reading, person, chosen, found))


def _of_one(found: Effects) -> Effects:
    """Raises Unclear for what is not done by each player for himself."""
    each = [one for one in found if isinstance(one, ForEach) and one.where is not None]
    if len(each) < len(found):
        raise Unclear("what one player does, whoever it is")
    return tuple(replace(one, the_one=True) for one in each)
