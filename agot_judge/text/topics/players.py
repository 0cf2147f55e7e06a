"""Who is spoken of."""

from msgspec import Struct

from agot_judge.engine.ability.words import Who
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic

players = Topic("players", "player", "owner")


class Person(Struct, frozen=True):
    """A player or several, as a text speaks of them."""

    who: Who
    every: bool = False
    """Each of them: ``each opponent``; otherwise one of them: ``an opponent``."""
    none: bool = False
    """``no opponent``."""


@players.rule
def you(reading: Reading) -> Person:
    return Person("you")


@players.rule
def each_player(reading: Reading) -> Person:
    return Person("any", every=True)


@players.rule
def each_opponent(reading: Reading) -> Person:
    return Person("opponent", every=True)


@players.rule
def a_player(reading: Reading) -> Person:
    return Person("any")


@players.rule
def an_opponent(reading: Reading) -> Person:
    return Person("opponent")


@players.rule
def an_opponent_s(reading: Reading) -> Person:
    return Person("opponent")


@players.rule
def no_opponent(reading: Reading) -> Person:
    return Person("opponent", none=True)


@players.rule
def loser(reading: Reading) -> Person:
    return _spoken_of(reading, "loser")


@players.rule
def winner(reading: Reading) -> Person:
    return _spoken_of(reading, "winner")


@players.rule
def attacker(reading: Reading) -> Person:
    return _spoken_of(reading, "attacking player")


@players.rule
def defender(reading: Reading) -> Person:
    return _spoken_of(reading, "defending player")


@players.rule
def first_player(reading: Reading) -> Person:
    return _spoken_of(reading, "first player")


@players.rule
def chosen_player(reading: Reading) -> Person:
    return Person("chosen player")


@players.rule
def that_player(reading: Reading) -> Person:
    if reading.player is None:
        raise Unclear("no player was spoken of")
    return Person(reading.player)


@players.rule
def they(reading: Reading) -> Person:
    """``his or her`` of whoever does what is being said."""
    return Person(reading.subject)


@players.rule
def controller(reading: Reading) -> Person:
    return Person("controller")


@players.rule
def card_owner(reading: Reading) -> Person:
    return Person("owner")


@players.rule
def host_controller(reading: Reading) -> Person:
    return Person("controller")


def _spoken_of(reading: Reading, who: Who) -> Person:
    reading.player = who
    return Person(who)
