"""When something holds."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.conditions import Condition
from agot_judge.text.noun import SELF, Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.attacks import ATTACKER, DEFENDER, beside
from agot_judge.text.topics.challenges import Challenge, besides, exists
from agot_judge.text.topics.conditions import during

occasions = Topic("occasions", "occasion", "taking_part")


class TakingPart(Struct, frozen=True):
    """``while attacking in an intrigue challenge``: the part that a card has, and what is said of the challenge."""

    role: dict[str, Any]
    challenge: Condition | None = None
    of_this: bool = False
    """Only this card can be meant: ``another`` is another than it."""
    lasts: bool = False
    """It is said of an effect that lasts: the cards that it affects are fixed, the part that each of them has is not."""


@occasions.rule
def in_challenge(reading: Reading, challenge: Challenge) -> Condition:
    if reading.words.lower().startswith("for each"):
        raise Unclear("a number of challenges")  # read in another way
    found: Condition = during(reading, challenge)
    return found


@occasions.rule
def in_phase(reading: Reading, phase: str) -> Condition:
    return Condition(phase=(phase,))


@occasions.rule
def in_either_phase(reading: Reading, one: str, other: str) -> Condition:
    """``during the dominance and standing phases``."""
    return Condition(phase=(one, other))


@occasions.rule
def except_in(reading: Reading, challenge: Challenge) -> Condition:
    """``except during [power] challenges``."""
    return Condition(none_of=(during(reading, challenge),))


@occasions.rule
def outside_phase(reading: Reading, phase: str) -> Condition:
    return Condition(none_of=(Condition(phase=(phase,)),))


@occasions.rule
def outside_challenges(reading: Reading) -> Condition:
    return Condition(none_of=(Condition(challenge=("any",)),))


@occasions.rule
def kneeling(reading: Reading) -> TakingPart:
    """``while kneeling``: of the cards of which it is said."""
    return TakingPart({"kneeling": True})


@occasions.rule
def standing(reading: Reading) -> TakingPart:
    return TakingPart({"kneeling": False})


@occasions.rule
def condition(reading: Reading, found: Condition) -> Condition:
    return found


@occasions.rule
def in_role(reading: Reading, role: dict[str, Any]) -> TakingPart:
    return TakingPart(role)


@occasions.rule
def in_role_against(reading: Reading, role: dict[str, Any], person: Person) -> TakingPart:
    """``while attacking a player who ..``, ``while defending against ..``: the player on the other side."""
    if role not in ({"attacking": True}, {"defending": True}):
        raise Unclear("against whom in which part")
    found = beside(person, DEFENDER if role.get("attacking") else ATTACKER)
    return TakingPart(role, Condition(all_of=found) if len(found) != 1 else found[0])


@occasions.rule
def in_role_alongside(reading: Reading, role: dict[str, Any], other: Noun) -> TakingPart:
    """``while attacking alongside a Lady``: both are on the same side."""
    if role not in ({"attacking": True}, {"defending": True}):
        raise Unclear("on which side")
    if other.named:
        return TakingPart(role, exists(reading, other, **role))
    if other.ref is not None or other.quantity not in ("some", "no"):
        raise Unclear("another than which of them")
    beside = replace(other, cards=besides(SELF, other.cards))
    return TakingPart(role, exists(reading, beside, **role), of_this=True)


@occasions.rule
def in_role_in(reading: Reading, role: dict[str, Any], challenge: Challenge) -> TakingPart:
    return TakingPart(role, during(reading, challenge))
