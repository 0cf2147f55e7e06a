"""Challenges, as texts speak of them."""

from msgspec import Struct

from agot_judge.text.reading import Reading
from agot_judge.text.topic import Topic

challenges = Topic("challenges", "challenge")


class Challenge(Struct, frozen=True):
    """A challenge of one of these types (none given: any)."""

    types: tuple[str, ...] = ()
    unopposed: bool | None = None


@challenges.rule
def typed(reading: Reading, *types: str) -> Challenge:
    return Challenge(types)


@challenges.rule
def any_type(reading: Reading) -> Challenge:
    return Challenge()


@challenges.rule
def unopposed(reading: Reading, *types: str) -> Challenge:
    return Challenge(types, True)
