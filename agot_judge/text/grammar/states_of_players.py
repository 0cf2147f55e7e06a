"""That players are, have or did something, or have more than another; of the challenge and the phase."""

from typing import Any, Literal

from msgspec.structs import replace

from agot_judge.engine.ability.cards import (
    Amount,
    Compare,
    Condition,
    Count,
    Happened,
    PlayerMeasure,
    PlayerNumber,
)
from agot_judge.engine.ability.words import Period, Relation, Who
from agot_judge.text.fragment import Fragment
from agot_judge.text.grammar.challenges import Challenge, Side, on_a_side
from agot_judge.text.grammar.comparisons import TURNED, Relative, beside_each_other
from agot_judge.text.grammar.how_many import HowMany, just, least, most, nothing
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear

states_of_players = Fragment(__name__, "state")
for meaning in (least, most, just, nothing):
    states_of_players.rule(meaning)

EITHER_SIDE = "attacking or defending player"
PREVIOUS: Literal["previous round"] = "previous round"
Within = Period | Literal["previous round"]
"""When something has happened."""
PERIODS: dict[str, Within] = {
    "": "phase",
    "challenge": "challenge",
    "phase": "phase",
    "round": "round",
    "game": "game",
    PREVIOUS: PREVIOUS,
}


def compares(person: Person, left: Amount, relation: Relation, right: Amount) -> Condition:
    """That a number beside one of ``person``, which is the right one, who may be any or each of several opponents."""
    if person.none:
        return Condition(none_of=(compares(Person("opponent"), left, relation, right),))
    if person.who_if_any == "opponent":
        versus: Any = "each opponent" if person.every else "an opponent"
        return Condition(compare=Compare(left=left, relation=relation, right=right, versus=versus))
    if person.who_if_any == "any":
        raise Unclear("any player")
    return Condition(compare=Compare(left=left, relation=relation, right=right))


def said(person: Person) -> Who:
    """How the numbers of ``compares`` speak of the player."""
    return "this opponent" if person.who_if_any == "opponent" else person.who


def of_several(person: Person, found: Condition) -> Condition:
    """That one of several players (or each of them, or none) has so many: not all of them together."""
    if person.none and person.who_if_any == "any":
        return Condition(none_of=(of_several(Person("any"), found),))
    relation: Relation = "at least"
    many = found.count_at_least
    if found.compare is not None:
        if not isinstance(found.compare.left, Count):
            raise Unclear("different ones of one of several players")
        assert isinstance(found.compare.right, int)
        cards, relation, many = found.compare.left.cards, "exactly", found.compare.right
    else:
        assert found.exists is not None
        cards = found.exists
        if found.count_at_most is not None:
            relation, many = ("exactly" if found.count_at_most == 0 else "at most"), found.count_at_most
    of_opponent = Count(cards=replace(cards, controller="this opponent"))
    of_opponents = compares(replace(person, whoever="opponent"), many, TURNED[relation], of_opponent)
    if person.who_if_any == "opponent":
        return of_opponents
    own = replace(found, exists=replace(cards, controller="you"))
    if found.compare is not None:
        left = Count(cards=replace(cards, controller="you"))
        own = Condition(compare=replace(found.compare, left=left))
    both = (own, of_opponents)
    return Condition(all_of=both) if person.every else Condition(any_of=both)


# -- the part a player has -----------------------------------------------------------------------------------------


@states_of_players.rule
def is_player(reading: Reading, person: Person, role: Any) -> Condition:
    if role == EITHER_SIDE:
        sides = ("attacking player", "defending player")
        return Condition(any_of=tuple(is_player(reading, person, side) for side in sides))
    if person.who_if_any == "you":
        return Condition(you_are=role)
    if person.every or person.who_if_any == "any":
        raise Unclear("which player")
    if person.none:
        return Condition(none_of=(Condition(player=person.who_if_any, player_is=role),))
    return Condition(player=person.who_if_any, player_is=role)


@states_of_players.rule
def is_not_player(reading: Reading, person: Person, role: Any) -> Condition:
    if person.who == "you" and role == "first player":
        return Condition(you_are="not first player")
    if person.who in ("any", "opponent"):
        raise Unclear("one of several players is not")
    return Condition(none_of=(is_player(reading, person, role),))


@states_of_players.rule
def side(reading: Reading, found: Side) -> Side:
    return found


@states_of_players.rule
def either_side(reading: Reading) -> str:
    """``the attacking or defending player``."""
    return EITHER_SIDE


@states_of_players.rule
def first(reading: Reading) -> str:
    return "first player"


@states_of_players.rule
def rival(reading: Reading) -> str:
    return "your rival"


@states_of_players.rule
def does_not_support(reading: Reading, person: Person, other: Person) -> Condition:
    """``if you do not support that player``: whose title yours supports (2e/rr/supports/1)."""
    if person.who != "you" or other.every or other.none or other.who in ("you", "any", "opponent"):
        raise Unclear("who supports whom")
    return Condition(none_of=(Condition(player=other.who, player_is="supported by you"),))


# -- what a player has done ----------------------------------------------------------------------------------------


@states_of_players.rule
def has_done(reading: Reading, person: Person, happened: Happened) -> Condition:
    if person.none:
        return Condition(none_of=(Condition(happened=replace(happened, player=person.who_if_any)),))
    if person.every:
        raise Unclear("each of several players has")
    return Condition(happened=replace(happened, player=person.who_if_any))


@states_of_players.rule
def has_not_done(reading: Reading, person: Person, happened: Happened) -> Condition:
    if person.who in ("any", "opponent"):
        raise Unclear("one of several players has not")
    return Condition(none_of=(has_done(reading, person, happened),))


def happened_in(event: str, challenge: Challenge, at_least: int = 1) -> Happened:
    if challenge.definite and not challenge.period:
        raise Unclear("which challenge")
    challenge.only(
        "types",
        "as_player",
        "unopposed",
        "by_at_least",
        "period",
        "won_by",
        "lost_by",
        "initiated_by",
        "against",
    )
    if event == "initiate challenge" and (challenge.unopposed or challenge.by_at_least):
        raise Unclear("how it ended")
    if event != "initiate challenge" and challenge.initiated_by != "any":
        raise Unclear("who won or lost the challenges that a player initiated")
    said = (challenge.as_player is not None, challenge.unopposed, challenge.by_at_least)
    if challenge.period == PREVIOUS and (any(said) or challenge.against != "any"):
        raise Unclear("how it went in an earlier round")
    return Happened(
        event=event,
        period=PERIODS[challenge.period],
        challenge=challenge.types,
        as_player=challenge.as_player,
        unopposed=bool(challenge.unopposed),
        by_at_least=challenge.by_at_least or 0,
        at_least=at_least,
        to_player=None if challenge.against == "any" else challenge.against,
    )


@states_of_players.rule
def won(reading: Reading, challenge: Challenge) -> Happened:
    return happened_in("win challenge", on_a_side(reading, challenge))


@states_of_players.rule
def lost(reading: Reading, challenge: Challenge) -> Happened:
    return happened_in("lose challenge", on_a_side(reading, challenge))


@states_of_players.rule
def initiated(reading: Reading, challenge: Challenge) -> Happened:
    if challenge.every:
        raise Unclear("whether it was so of every challenge")
    return happened_in("initiate challenge", challenge)


@states_of_players.rule
def lost_many(reading: Reading, many: int, challenge: Challenge) -> Happened:
    return happened_in("lose challenge", on_a_side(reading, challenge), many)


@states_of_players.rule
def drew(reading: Reading, period: str) -> Happened:
    return Happened(event="draw", period=PERIODS[period])


# -- what a player has ---------------------------------------------------------------------------------------------


def has_number(person: Person, relation: Relation, many: int, what: PlayerMeasure) -> Condition:
    """That the player has so many of it; of ``a player`` you or an opponent, of ``each player`` you and each of them."""
    if person.who_if_any == "any":
        if person.none:
            raise Unclear("nobody has so many")
        of_opponents = has_number(replace(person, whoever="opponent"), relation, many, what)
        both = (has_number(Person("you"), relation, many, what), of_opponents)
        return Condition(all_of=both) if person.every else Condition(any_of=both)
    number = PlayerNumber(what=what, player=said(person))
    if person.who_if_any == "opponent":
        return compares(person, many, TURNED[relation], number)
    return compares(person, number, relation, many)


@states_of_players.rule
def has_so_many(reading: Reading, person: Person, how: HowMany, what: PlayerMeasure) -> Condition:
    """``you have 3 or more gold``, ``an opponent has no cards in hand``."""
    return has_number(person, *how, what)


@states_of_players.rule
def has_beside(
    reading: Reading, person: Person, how: Relative, what: PlayerMeasure, other: Person
) -> Condition:
    """``has more gold than you``, ``has at least 2 fewer cards in hand than each opponent``."""
    person, other = beside_each_other(reading, person, how, other)
    if person.who_if_any == other.who_if_any == "opponent":
        raise Unclear("which opponent, and which other")
    if person.who_if_any == "opponent":
        return has_beside(reading, other, how.turned, what, person)
    left = PlayerNumber(what=what, player=person.who)
    return compares(other, left, how.relation, how.beside(PlayerNumber(what=what, player=said(other))))


@states_of_players.rule
def has_value_beside(
    reading: Reading, person: Person, relation: Relation, what: PlayerMeasure, other: Person
) -> Condition:
    return has_beside(reading, person, Relative(relation), what, other)


@states_of_players.rule
def controls_beside(reading: Reading, person: Person, how: Relative, noun: Noun, other: Person) -> Condition:
    person, other = beside_each_other(reading, person, how, other)
    if person.who_if_any == other.who_if_any == "opponent":
        raise Unclear("which opponent, and which other")
    if person.who_if_any == "opponent":
        return controls_beside(reading, other, how.turned, noun, person)
    left = Count(cards=replace(noun.cards, controller=person.who))
    right = Count(cards=replace(noun.cards, controller=said(other)))
    return compares(other, left, how.relation, how.beside(right))


@states_of_players.rule
def numbers_beside(reading: Reading, how: Relative, noun: Noun, other: Noun) -> Condition:
    """``more Winter plot cards than Summer plot cards revealed``: what is said last holds for both."""
    left, right = noun.cards, other.cards
    if right.revealed and left.revealed is None:
        left = replace(left, revealed=True)
    if noun.ref is not None or other.ref is not None or noun.named != other.named:
        raise Unclear("how many")
    more = how.beside(Count(cards=right))
    return Condition(compare=Compare(left=Count(cards=left), relation=how.relation, right=more))


# -- values of plot cards ------------------------------------------------------------------------------------------


@states_of_players.rule
def value_is(reading: Reading, owner: Person, what: PlayerMeasure, how: HowMany) -> Condition:
    """``your claim value is 2 or higher``."""
    return has_number(owner, *how, what)


@states_of_players.rule
def value_beside(
    reading: Reading, owner: Person, what: PlayerMeasure, relation: Relation, other: Person
) -> Condition:
    return has_beside(reading, owner, Relative(relation), what, other)


@states_of_players.rule
def number_beside(
    reading: Reading, noun: Noun, relation: Relation, owner: Person, what: PlayerMeasure
) -> Condition:
    return compares(owner, Count(cards=noun.cards), relation, PlayerNumber(what=what, player=said(owner)))


# -- words ------------------------------------------------------------------------------------------------------


@states_of_players.rule
def higher(reading: Reading) -> Relation:
    return "more than"


@states_of_players.rule
def lower(reading: Reading) -> Relation:
    return "less than"


@states_of_players.rule
def equal_or_lower(reading: Reading) -> Relation:
    return "at most"
