"""The player whose card the target is: "that player", where a card of another player was chosen."""

from agot_judge.engine.ability import Cards
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State


def whose_target(
    game: Game, state: State, choices: tuple[Choose, ...], targets: tuple[tuple[int, ...], ...]
) -> int:
    """The player whose card the target is that was chosen among the cards of others, as a text says it: -1 for nobody's."""
    of_cards = (one for one in choices if one.player is None and not one.word)
    for choice, cards in zip(of_cards, targets, strict=False):
        if cards and is_of_others(choice.cards):
            card = cards[0]
            return state.cards[card].controller if choice.cards.zone == "play" else game.cards[card].owner
    return -1


def is_of_others(cards: Cards) -> bool:
    """True where such a card is some other player's: in play an opponent's, elsewhere anybody's."""
    return cards.controller in (("opponent",) if cards.zone == "play" else ("opponent", "any"))
