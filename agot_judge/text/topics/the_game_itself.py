"""What players do that is no matter of cards: become first player, win the game, determine dominance, check reserve."""

from agot_judge.engine.ability.effects_on_players import BecomeFirst, CarryOut, WinGame
from agot_judge.text.reading import Reading
from agot_judge.text.topics.hands_and_decks import hands_and_decks
from agot_judge.text.topics.sentences import Effects

__all__ = ["hands_and_decks"]


@hands_and_decks.rule
def become_first(reading: Reading) -> Effects:
    return (BecomeFirst(player=reading.subject),)


@hands_and_decks.rule
def choose_first(reading: Reading) -> Effects:
    return (BecomeFirst(player=reading.subject, chooses=True),)


@hands_and_decks.rule
def win_game(reading: Reading) -> Effects:
    return (WinGame(player=reading.subject),)


@hands_and_decks.rule
def determine_dominance(reading: Reading) -> Effects:
    return (CarryOut(what="determine dominance"),)


@hands_and_decks.rule
def check_reserve(reading: Reading) -> Effects:
    return (CarryOut(what="check reserve", player=reading.subject),)
