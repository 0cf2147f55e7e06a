"""Numbers that a player has."""

from agot_judge.engine.ability.cards import PlayerMeasure
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.phrases.person import Person

possessions = Fragment(__name__, "owned", "value")


@possessions.rule
def cards_in(reading: Reading, where: PlayerMeasure) -> PlayerMeasure:
    """The number of cards in a place."""
    return where


@possessions.rule
def cards_in_owned(reading: Reading, owner: Person, where: PlayerMeasure) -> PlayerMeasure:
    """``in his or her hand``: of whoever it is said."""
    return where


@possessions.rule
def gold(reading: Reading, owner: Person) -> PlayerMeasure:
    """The gold in a gold pool."""
    return "gold"


@possessions.rule
def gold_alone(reading: Reading) -> PlayerMeasure:
    """The gold of a player."""
    return "gold"


@possessions.rule
def faction_power(reading: Reading, owner: Person) -> PlayerMeasure:
    """The power on a faction card."""
    return "faction power"


@possessions.rule
def total_power(reading: Reading) -> PlayerMeasure:
    """The power of a player."""
    return "power"


@possessions.rule
def hand(reading: Reading) -> PlayerMeasure:
    """The number of cards in hand."""
    return "hand"


@possessions.rule
def discard(reading: Reading) -> PlayerMeasure:
    """The number of cards in the discard pile."""
    return "discard"


@possessions.rule
def initiative(reading: Reading) -> PlayerMeasure:
    """The initiative value."""
    return "initiative"


@possessions.rule
def gold_value(reading: Reading) -> PlayerMeasure:
    """The gold value."""
    return "income"


@possessions.rule
def claim(reading: Reading) -> PlayerMeasure:
    """The claim value."""
    return "claim"


@possessions.rule
def reserve(reading: Reading) -> PlayerMeasure:
    """The reserve value."""
    return "reserve"


@possessions.rule
def power_total(reading: Reading) -> PlayerMeasure:
    """The power of a player: ``power total``."""
    return "power"


@possessions.rule
def hand_size(reading: Reading) -> PlayerMeasure:
    """The number of cards in hand: ``hand size``."""
    return "hand"
