"""What players do with cards, in a word: triggering conditions."""

from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading
from agot_judge.text.topics.events_of_players import Fields, cards_done, events_of_players

__all__ = ["events_of_players"]


@events_of_players.rule
def marshal(reading: Reading) -> str:
    return "marshal"


@events_of_players.rule
def play(reading: Reading) -> str:
    return "play event"


@events_of_players.rule
def ambush(reading: Reading) -> str:
    return "ambush"


@events_of_players.rule
def draw_verb(reading: Reading) -> str:
    return "draw"


@events_of_players.rule
def reveal(reading: Reading) -> str:
    return "reveal"


@events_of_players.rule
def sacrifice(reading: Reading) -> str:
    return "sacrifice"


@events_of_players.rule
def kill(reading: Reading) -> str:
    return "kill"


@events_of_players.rule
def kneel(reading: Reading) -> str:
    return "kneel"


@events_of_players.rule
def stand(reading: Reading) -> str:
    return "stand"


@events_of_players.rule
def discard(reading: Reading) -> str:
    return "discard"


@events_of_players.rule
def save(reading: Reading) -> str:
    return "save"


# -- with a keyword ------------------------------------------------------------------------------------------------


@events_of_players.rule
def pillage(reading: Reading, noun: Noun) -> Fields:
    """``use pillage to discard a card``."""
    return cards_done(reading, ("discard",), noun, {"cause": "pillage"})


@events_of_players.rule
def intimidate(reading: Reading, noun: Noun) -> Fields:
    return cards_done(reading, ("kneel",), noun, {"cause": "intimidate"})


@events_of_players.rule
def draw_by_insight(reading: Reading, noun: Noun) -> Fields:
    return cards_done(reading, ("draw",), noun, {"cause": "insight"})
