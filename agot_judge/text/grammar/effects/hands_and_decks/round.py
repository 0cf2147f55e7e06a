"""Parts of the round that a player carries out."""

from agot_judge.engine.ability.effects_on_players import BecomeFirst, CarryOut
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.effects.hands_and_decks import hands_and_decks
from agot_judge.text.grammar.sentences import Effects


@hands_and_decks.rule
def become_first(reading: Reading) -> Effects:
    """The becoming of first player."""
    return (BecomeFirst(player=reading.subject),)


@hands_and_decks.rule
def determine_dominance(reading: Reading) -> Effects:
    """The determining of dominance."""
    return (CarryOut(what="determine dominance"),)


@hands_and_decks.rule
def check_reserve(reading: Reading) -> Effects:
    """The checking of reserve."""
    return (CarryOut(what="check reserve", player=reading.subject),)
