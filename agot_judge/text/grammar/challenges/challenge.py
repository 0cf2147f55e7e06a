"""A challenge as a text speaks of it, and the condition that it makes."""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.cards import Compare, Condition, Count, PlayerNumber
from agot_judge.engine.ability.walk import given
from agot_judge.engine.ability.words import Period, Who
from agot_judge.text.discourse.reading import Reading, Unclear, cards_of
from agot_judge.text.phrases.description import narrowed
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.trees.substitution import spoken_of

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
    """The side of the player who wins or loses the challenge: ``as the defending player``."""
    against: Who = "any"
    against_where: Condition | None = None
    """The condition on the player whom the challenge is against, who is ``this opponent`` in the condition."""
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
    period: Period | Literal[""] = ""
    each: bool = False
    """``each phase``, not ``this phase``."""

    def only(self, *names: str) -> "Challenge":
        """The challenge itself. Raises Unclear if anything besides these fields is said of it: that must not be lost."""
        if given(self).keys() - {"plural", "definite", "every", "by_whoever", "yours", *names}:
            raise Unclear("more is said of the challenge")
        return self

    def nth(self, ordinal: int) -> Condition:
        """The condition that the present challenge is the so-manyth of its type and player in the period.

        Raises Unclear where more is said of the challenge: the first in which something is so need not be the first.
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
        """The condition that the challenge is the next one of this phase. Raises Unclear where more is said of the challenge."""
        if (
            replace(self, is_next=False, period="", initiated_by="any") != Challenge()
            or self.period != "phase"
        ):
            raise Unclear("which challenge is the next")
        return Condition(next_challenge=-1, nth_by=self.initiated_by)

    def condition(self) -> Condition:
        """The condition that the present challenge is such a one. Raises Unclear for what is not said of a present challenge."""
        if self.by_at_least and self.won_by == "any" and self.lost_by == "any":
            raise Unclear("by how much a challenge was won")
        found = [*self.when]
        if self.as_player is not None:
            found.append(Condition(you_are=self.as_player))
        parts = [(self.initiated_by, "attacking player")]
        if self.ordinal is None:  # otherwise these say which challenges are counted
            parts += [(self.against, "defending player"), (self.won_by, "winner"), (self.lost_by, "loser")]
        found += [is_player(who, role) for who, role in parts if who != "any"]
        if self.against_where is not None:
            found.append(spoken_of(self.against_where, "defending player"))
        if self.by_at_least:
            by = PlayerNumber(what="winning STR", player="winner")
            found.append(Condition(compare=Compare(left=by, relation="at least", right=self.by_at_least)))
        if self.ordinal is not None:
            found.append(self.nth(self.ordinal))
        if self.is_next:
            return self._next()
        here = Condition(challenge=self.types or ("any",), unopposed=self.unopposed)
        return replace(here, all_of=tuple(found)) if found else here


def is_player(who: Who, role: Any) -> Condition:
    """The condition that this player is the attacking player, the winner ..."""
    return Condition(you_are=role) if who == "you" else Condition(player=who, player_is=role)


def exists(reading: Reading, noun: Noun, **fields: Any) -> Condition:
    """The condition that there are such cards, of which the fields hold too. Raises Unclear where the number is not certain."""
    if noun.also:  # "a Knight and a Lady": one of each
        each = noun.conjuncts
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
