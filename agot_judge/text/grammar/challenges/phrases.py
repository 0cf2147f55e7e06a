"""Challenges as texts speak of them: which ones, of which type, between which players."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import AGAINST_YOU, Condition, Count
from agot_judge.engine.ability.walk import given
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges import challenges
from agot_judge.text.grammar.challenges.challenge import (
    SIDES,
    Challenge,
    is_player,
)
from agot_judge.text.grammar.conditions.cards.existence import controls
from agot_judge.text.parsing.template import ALL, FIRST, READING, SECOND, call
from agot_judge.text.phrases.person import Person


@challenges.rule
def challenge(reading: Reading, base: Challenge, *which: Challenge) -> Challenge:
    """The challenge, with all that is said of it."""
    found = base
    for part in which:
        when = tuple(one for condition in part.when for one in conjuncts(condition))
        found = replace(found, when=(*found.when, *when))
        for name, value in given(replace(part, when=())).items():
            if getattr(found, name) != getattr(Challenge(), name):
                raise Unclear(f"{name} said twice")
            found = replace(found, **{name: value})
    return found


def conjuncts(found: Condition) -> tuple[Condition, ...]:
    """The conditions of which ``found`` says that all of them are true, and nothing else; any other condition alone."""
    return found.all_of if found.all_of and found == Condition(all_of=found.all_of) else (found,)


@challenges.rule
def of_types(
    reading: Reading, article: str, unopposed: str | None, types: tuple[str, ...] | None
) -> Challenge:
    """The challenge of a type, ``a [military] challenge``, or whatever its type: ``this challenge``."""
    return Challenge(
        types=types or (),
        unopposed=True if unopposed else None,
        definite=article == "this",
        every=article == "each",
    )


@challenges.rule
def of_that_type(reading: Reading, article: str = "") -> Challenge:
    """The challenge of the type that was chosen: ``a challenge of that type``."""
    if not reading.knows_type():
        raise Unclear("no type of challenge was chosen")
    return Challenge(types=("chosen",), plural=True)


@challenges.rule
def ordinal(reading: Reading, many: int, found: tuple[str, ...] | None) -> Challenge:
    """The challenge by its number in the phase: ``the second challenge``."""
    return Challenge(types=found or (), ordinal=many)


@challenges.rule
def such_that(reading: Reading, *states: Condition) -> Challenge:
    """The challenge with these states as its conditions (``when``). Of a state that says several things at once, who attacks
    and who defends are fields of it."""
    found = Challenge()
    for state in states:
        together = conjuncts(_of_no_opponent(state))
        for one in together:
            who: Who | None = "you" if one.you_are is not None else one.player
            field = SIDES.get(one.you_are or one.player_is) if len(together) > 1 else None
            if field is None or who is None or one != is_player(who, one.you_are or one.player_is):
                found = replace(found, when=(*found.when, one))
            else:
                found = replace(found, **{field: who})
    return found


def _of_no_opponent(state: Condition) -> Condition:
    """``an opponent controls no participating characters``: no opponent has one, for in melee whoever has nothing to do with the
    challenge is an opponent without one. Any other state as it is."""
    compare = state.compare
    if compare is None or compare.versus != "an opponent" or not isinstance(compare.right, Count):
        return state
    cards = compare.right.cards
    takes_part = cards.participating or cards.attacking or cards.defending
    if not takes_part or compare.left != 0 or compare.relation != "exactly":
        return state
    return Condition(exists=replace(cards, controller="opponent"), count_at_most=0)


@challenges.rule
def against(reading: Reading, person: Person) -> Challenge:
    """The player against whom it is: ``against an opponent``."""
    if person.every and reading.clause.part == "trigger":
        raise Unclear("when a challenge is against each of several players")
    return Challenge(against=person.whoever, every=person.every, against_where=person.where)


@challenges.rule
def with_result(reading: Reading, person: Person, verb: str) -> Challenge:
    """``a challenge you won``."""
    if not verb.startswith("initiate"):
        return Challenge(won_by=person.who) if "w" in verb else Challenge(lost_by=person.who)
    return Challenge(by_whoever=True) if person.who == "any" else Challenge(initiated_by=person.who)


challenges.means(
    types=ALL,  # The types that are named: "[military] or [power]"
    plural_typed=Challenge(types=FIRST, plural=True),  # The challenges of a type: "[intrigue] challenges"
    as_player=Challenge(as_player=FIRST),  # The side of the player: "as the defending player"
    by=Challenge(by_at_least=FIRST),  # The STR by which it is won: "by 5 or more STR"
    in_period=Challenge(period=FIRST),  # The period in which it was: "this phase"
    in_each_period=Challenge(period=FIRST, each=True),  # The period, in each of which it counts: "each round"
    plural=Challenge(plural=True),
    next_=Challenge(is_next=True),
    circumstance=call(challenge, READING, Challenge(), FIRST),  # A challenge of which nothing else is said
    # The roles of cards in it
    participating={"participating": True},
    attacking={"attacking": True},
    defending={"defending": True},
    attacking_alone={"attacking": True, "alone": True},
    either_role_alone={"participating": True, "alone": True},
    as_attacker={"attacking": True},
    alone={"participating": True, "alone": True},
    against_you={"participating": True, "controller": "opponent", "controller_where": AGAINST_YOU},
    attacker="attacking player",
    defender="defending player",
    first=1,
    third=3,
    any_such="any",
    this_one="this",
    each_one="each",
    # The state that a player controls or controlled cards in it: "in which you controlled a Lord"
    in_which_player_controls=call(such_that, READING, call(controls, READING, FIRST, SECOND)),
)
