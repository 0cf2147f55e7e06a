"""The player whose deck, hand, gold or power is meant by "an opponent's", where there are several opponents, and whose card
a target is."""

from agot_judge.engine.ability import Cards, DiscardFromDeck, DiscardPower, DiscardRandom, LoseGold
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.rules.targets.slots import Slot, in_order, of_players, one_of_them

_ONE = ("2e/rr/effects/3", "2e/rr/effects/4")

FromWhom = DiscardFromDeck | DiscardRandom | LoseGold | DiscardPower
"""Effects that take something from a player."""


def is_from_one(effect: FromWhom) -> bool:
    """True where it is taken from one of the opponents."""
    return effect.player == "opponent" and getattr(effect, "on", None) is None


def _what(effect: FromWhom) -> str:
    if isinstance(effect, DiscardFromDeck):
        return "deck"
    if isinstance(effect, DiscardRandom):
        return "hand"
    return "gold" if isinstance(effect, LoseGold) else "power"


def _having(state: State, effect: FromWhom, players: tuple[int, ...]) -> tuple[int, ...]:
    """The players who have some of what the effect takes."""
    return tuple(player for player in players if _has(state, _what(effect), player))


def _has(state: State, what: str, player: int) -> bool:
    here = state.players[player]
    if what == "power":
        return state.cards[here.faction].power > 0
    return here.deck != () if what == "deck" else bool(here.hand if what == "hand" else here.gold)


@shared.rule(*_ONE)
def of_whom(position: Position, effect: FromWhom, scope: Scope, what_for: str) -> tuple[Slot, ...]:
    """The choice of one of several opponents who have some of it; nothing where nobody has."""
    state = position.state
    if not is_from_one(effect):
        return ()
    opponents = in_order(state, players_said(position.game, state, effect.player, scope))
    having = _having(state, effect, opponents)
    if not having:
        return ()
    text = f"Whose {_what(effect)} for {what_for}?"
    return (one_of_them(of_players(position.game, "from", scope.you, having, text, _ONE)),)


def from_them(
    state: State, effect: FromWhom, chosen: tuple[int, ...], players: tuple[int, ...]
) -> tuple[int, ...]:
    """From whom it is taken, of these players: of several opponents the one who was chosen, or who alone has some."""
    if chosen or not is_from_one(effect) or len(players) < 2:
        return chosen or players
    return _having(state, effect, players)[:1] or players[:1]


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
