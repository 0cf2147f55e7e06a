"""Challenges, as texts speak of them."""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.cards import Compare, Condition, Count, PlayerNumber
from agot_judge.engine.ability.words import Who
from agot_judge.text.description import narrowed
from agot_judge.text.fragment import Fragment
from agot_judge.text.none_of_somebody import asked_of_those_in_it
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear, cards_of
from agot_judge.text.substitution import spoken_of

challenges = Fragment(__name__, "challenge", "role", "side", "ordinal", "circumstance")

Fields = dict[str, Any]
Side = Literal["attacking player", "defending player"]
EITHER = Condition(any_of=(Condition(you_are="attacking player"), Condition(you_are="defending player")))
"""You take part in the challenge, on whichever side."""
SIDES = {"attacking player": "initiated_by", "defending player": "against"}


class Challenge(Struct, frozen=True, kw_only=True):
    """A challenge as it is described. Every field that is given must hold."""

    types: tuple[str, ...] = ()
    """One of these; none given: any; ``chosen``: the type named or chosen."""
    unopposed: bool | None = None
    when: tuple[Condition, ...] = ()
    """``in which this character is participating``."""
    by_at_least: int = 0
    """Won or lost by so much STR or more."""
    as_player: Side | None = None
    """What the one who wins or loses it is."""
    against: Who = "any"
    against_where: Condition | None = None
    """What must be true of that player, who is ``this opponent`` in it."""
    initiated_by: Who = "any"
    by_whoever: bool = False
    """``each player initiates``, ``his or her first challenge``: each player's are counted apart."""
    won_by: Who = "any"
    lost_by: Who = "any"
    plural: bool = False
    definite: bool = False
    """``the challenge``, ``this challenge``: the present one, where a period is not named."""
    every: bool = False
    """``each challenge``: where it is said of a past one, of all of them."""
    ordinal: int | None = None
    """The so-manyth of ``period``."""
    is_next: bool = False
    """The next one that is initiated in ``period``."""
    yours: bool = False
    """``your second challenge``: of those that you initiate, or, where it is won, of those that you win."""
    period: str = ""
    each: bool = False
    """``each phase``, not ``this phase``."""

    def only(self, *names: str) -> "Challenge":
        """The challenge itself. Raises Unclear if anything besides these fields is said of it: that must not be lost."""
        none = Challenge()
        for name in self.__struct_fields__:
            if name not in ("plural", "definite", "every", "by_whoever", "yours", *names) and getattr(
                self, name
            ) != getattr(none, name):
                raise Unclear("more is said of the challenge")
        return self

    def nth(self, ordinal: int) -> Condition:
        """That the present challenge is the so-manyth of its type and player in the period.

        Raises Unclear where more is said of it: the first in which something is so need not be the first.
        """
        if self.against == "you" and replace(
            self, against="any", ordinal=None, period="", each=False
        ) == Challenge(types=self.types):
            return Condition(nth_challenge=ordinal, nth_by="any", nth_against="you")
        others = (self.against, self.won_by, self.lost_by)
        sided = (self.unopposed, self.as_player, self.against_where)
        one_sided = self.by_whoever or self.initiated_by != "any"
        if self.when or len(self.types) > 1 or not one_sided or {*others} != {"any"} or {*sided} != {None}:
            raise Unclear("which challenges are counted")
        return Condition(
            nth_challenge=ordinal,
            nth_type=self.types[0] if len(self.types) == 1 else "",
            nth_by=self.initiated_by,
            nth_period="round" if self.period == "round" else "phase",
        )

    def _next(self) -> Condition:
        """That it is the next challenge of this phase. Raises Unclear where more is said of it."""
        if (
            replace(self, is_next=False, period="", initiated_by="any") != Challenge()
            or self.period != "phase"
        ):
            raise Unclear("which challenge is the next")
        return Condition(next_challenge=-1, nth_by=self.initiated_by)

    def condition(self) -> Condition:
        """That the present challenge is such a one. Raises Unclear for what is not said of a present challenge."""
        if self.by_at_least and self.won_by == "any" and self.lost_by == "any":
            raise Unclear("by how much a challenge was won")
        found = [*self.when]
        if self.as_player is not None:
            found.append(Condition(you_are=self.as_player))
        for who, role in (
            (self.initiated_by, "attacking player"),
            (self.against if self.ordinal is None else "any", "defending player"),
            (self.won_by if self.ordinal is None else "any", "winner"),
            (self.lost_by if self.ordinal is None else "any", "loser"),
        ):
            if who != "any":
                found.append(is_player(who, role))
        if self.against_where is not None:
            found.append(spoken_of(self.against_where, "defending player"))
        if self.by_at_least:
            found.append(
                Condition(
                    compare=Compare(
                        left=PlayerNumber(what="winning STR", player="winner"),
                        relation="at least",
                        right=self.by_at_least,
                    )
                )
            )
        if self.ordinal is not None:
            found.append(self.nth(self.ordinal))
        if self.is_next:
            return self._next()
        here = Condition(challenge=self.types or ("any",), unopposed=self.unopposed)
        return replace(here, all_of=tuple(found)) if found else here


def is_player(who: Who, role: Any) -> Condition:
    """That this player is the attacking player, the winner ..."""
    return Condition(you_are=role) if who == "you" else Condition(player=who, player_is=role)


def exists(reading: Reading, noun: Noun, **fields: Any) -> Condition:
    """That there are such cards, of which the fields hold too. Raises Unclear where the number is not certain."""
    if noun.also:  # "a Knight and a Lady": one of each
        each = (replace(noun, also=()), *noun.also)
        return Condition(all_of=tuple(exists(reading, one, **fields) for one in each))
    cards = narrowed(cards_of(noun), **fields)
    reading.describe(noun, cards)
    if noun.different or noun.holds_together or noun.at_random or (noun.any_number and noun.least == 0):
        raise Unclear("what must hold of the cards together")
    if noun.quantity == "no":
        return Condition(exists=cards, count_at_most=0)
    if noun.quantity == "each" and noun.ref is None:
        raise Unclear("each of several cards")
    if noun.quantity != "some":
        return Condition(exists=cards)
    if not isinstance(noun.least, int) or not isinstance(noun.most, int):
        raise Unclear("a number must stand here")
    if noun.least == 0:
        return Condition(exists=cards, count_at_most=noun.most)
    if noun.exactly:
        return Condition(compare=Compare(left=Count(cards=cards), relation="exactly", right=noun.least))
    return Condition(exists=cards, count_at_least=noun.least)


# -- which challenge -----------------------------------------------------------------------------------------------


@challenges.rule
def challenge(reading: Reading, base: Challenge, *which: Fields) -> Challenge:
    found = base
    for fields in which:
        more = dict(fields)
        said = tuple(part for one in more.pop("when", ()) for part in one_by_one(one))
        found = replace(found, when=(*found.when, *said))
        for name, value in more.items():
            if getattr(found, name) != getattr(Challenge(), name):
                raise Unclear(f"{name} said twice")
            found = replace(found, **{name: value})
    return found


def one_by_one(found: Condition) -> tuple[Condition, ...]:
    """What must be true, where it is several things at once: the same however it was said."""
    return found.all_of if found.all_of and found == Condition(all_of=found.all_of) else (found,)


@challenges.rule
def types(reading: Reading, *found: str) -> tuple[str, ...]:
    return found


@challenges.rule
def typed(reading: Reading, article: str, unopposed: str | None, found: tuple[str, ...]) -> Challenge:
    return replace(any_type(reading, article, unopposed), types=found)


@challenges.rule
def any_type(reading: Reading, article: str, unopposed: str | None) -> Challenge:
    known, every = article == "this", article == "each"
    return Challenge(unopposed=True if unopposed else None, definite=known, every=every)


@challenges.rule
def plural_typed(reading: Reading, found: tuple[str, ...]) -> Challenge:
    return Challenge(types=found, plural=True)


@challenges.rule
def plural(reading: Reading) -> Challenge:
    return Challenge(plural=True)


@challenges.rule
def of_that_type(reading: Reading, article: str = "") -> Challenge:
    if not reading.knows_type():
        raise Unclear("no type of challenge was chosen")
    return Challenge(types=("chosen",), plural=True)


@challenges.rule
def ordinal(reading: Reading, many: int, found: tuple[str, ...] | None) -> Challenge:
    return Challenge(types=found or (), ordinal=many)


@challenges.rule
def next_(reading: Reading) -> Challenge:
    return Challenge(is_next=True)


@challenges.rule
def in_which(reading: Reading, noun: Noun, role: Fields) -> Fields:
    if noun.ref not in (None, "self", "host"):
        raise Unclear("a card that was spoken of")  # what is said of it is read as a state
    return such_that(reading, exists(reading, noun, **role))


@challenges.rule
def in_which_you_control(reading: Reading, noun: Noun) -> Fields:
    return such_that(reading, exists(reading, noun, controller="you"))


@challenges.rule
def such_that(reading: Reading, *states: Condition) -> Fields:
    """Whatever else must be true; who attacks whom has fields of its own."""
    found: Fields = {"when": ()}
    for state in asked_of_those_in_it(states):
        together = one_by_one(state)
        for one in together:
            who: Who | None = "you" if one.you_are is not None else one.player
            field = SIDES.get(one.you_are or one.player_is) if len(together) > 1 else None
            if field is None or who is None or one != is_player(who, one.you_are or one.player_is):
                found["when"] += (one,)
            else:
                found[field] = who
    return found


@challenges.rule
def in_which_you_are(reading: Reading, side: Side) -> Fields:
    return {"when": (Condition(you_are=side),)}


@challenges.rule
def in_which_you_are_either(reading: Reading) -> Fields:
    return {"when": (EITHER,)}


@challenges.rule
def as_player(reading: Reading, side: Side) -> Fields:
    return {"as_player": side}


@challenges.rule
def against(reading: Reading, person: Person) -> Fields:
    if person.every and reading.part == "trigger":
        raise Unclear("when a challenge is against each of several players")
    more = {"every": person.every or None, "against_where": person.where}
    return {"against": person.whoever} | {name: value for name, value in more.items() if value is not None}


@challenges.rule
def with_result(reading: Reading, person: Person, verb: str) -> Fields:
    """``a challenge you won``."""
    if verb.startswith("initiate"):
        return {"by_whoever": True} if person.who == "any" else {"initiated_by": person.who}
    return {"won_by" if "w" in verb else "lost_by": person.who}


@challenges.rule
def in_period(reading: Reading, period: str) -> Fields:
    return {"period": period}


@challenges.rule
def in_each_period(reading: Reading, period: str) -> Fields:
    return {"period": period, "each": True}


@challenges.rule
def any_such(reading: Reading) -> str:
    return "any"


@challenges.rule
def this_one(reading: Reading) -> str:
    return "this"


@challenges.rule
def each_one(reading: Reading) -> str:
    return "each"


# -- sides -----------------------------------------------------------------------------------------------------------


def on_a_side(reading: Reading, challenge: Challenge) -> Challenge:
    """``won a challenge you initiated``: as the attacking player; one that the other player initiated, as the defender."""
    by, who = challenge.initiated_by, reading.subject
    if challenge.every:
        raise Unclear("whether it was so of every challenge")
    if by == "any":
        return _on_the_side_where_you_are(challenge) if who == "you" and challenge.period else challenge
    if challenge.as_player is not None or by not in ("you", "opponent") or "you" not in (by, who):
        raise Unclear("who won or lost the challenges that a player initiated")
    side: Side = "attacking player" if by == who else "defending player"
    return replace(challenge, initiated_by="any", as_player=side)


def _on_the_side_where_you_are(challenge: Challenge) -> Challenge:
    """``you won a challenge this phase in which you were the defending player``: as the defending player."""
    sides: tuple[Side, ...] = ("attacking player", "defending player")
    for side in sides:
        if challenge.as_player is None and challenge.when == (Condition(you_are=side),):
            return replace(challenge, when=(), as_player=side)
    return challenge
