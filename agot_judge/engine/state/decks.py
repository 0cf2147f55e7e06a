"""The known cards of a draw deck: all of its cards, or those on top of one of unknown size."""

from msgspec.structs import replace

from agot_judge.engine.state.state import UNKNOWN, PlayerState
from agot_judge.engine.state.transition import without


def known_cards(player: PlayerState) -> tuple[int, ...]:
    """The cards of the deck of which the place is known, top first; ``UNKNOWN`` for one that nobody identified."""
    return player.deck_top if player.deck is None else player.deck


def top_card(player: PlayerState) -> int:
    """The card on top of a deck that is not empty; ``UNKNOWN`` where nobody has identified it."""
    known = known_cards(player)
    return known[0] if known else UNKNOWN


def with_known_cards(player: PlayerState, known: tuple[int, ...]) -> PlayerState:
    """The player with these in place of the known cards of the deck, top first."""
    return replace(player, deck_top=known) if player.deck is None else replace(player, deck=known)


def without_card(player: PlayerState, card: int) -> PlayerState:
    """The player without the card in the deck: the topmost such one where it is ``UNKNOWN``."""
    known = known_cards(player)
    return with_known_cards(player, without(known, card)) if card in known else player
