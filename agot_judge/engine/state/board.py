"""Plain facts of a state: where cards are, whose they are, what is known of a deck, who takes part in the challenge."""

from collections.abc import Iterable

from msgspec.structs import replace

from agot_judge.engine.state.decision import Option
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import UNKNOWN, PastChallenge, PlayerState, State
from agot_judge.engine.state.transition import without

CHALLENGE_TYPES = ("military", "intrigue", "power")


def is_attacking(state: State, card: int) -> bool:
    """True where the card participates in the present challenge on the attacking player's side."""
    return state.challenge is not None and card in state.challenge.attackers


def is_defending(state: State, card: int) -> bool:
    """True where the card participates in the present challenge on the defending player's side."""
    return state.challenge is not None and card in state.challenge.defenders


def is_participating(state: State, card: int) -> bool:
    """True where the card participates in the present challenge."""
    return is_attacking(state, card) or is_defending(state, card)


def is_bypassed(state: State, card: int) -> bool:
    """True where the card is bypassed by stealth in the present challenge."""
    return state.challenge is not None and any(card == bypassed for _, bypassed in state.challenge.stealth)


def is_duplicate(state: State, card: int) -> bool:
    """True where the card lies beneath another one as its duplicate."""
    host = state.cards[card].host
    return host >= 0 and card in state.cards[host].duplicates


def label(game: Game, card: int) -> str:
    """The name of a card as the game tells copies apart; ``an unidentified card`` where nobody knows it."""
    return game.cards[card].label if card >= 0 else "an unidentified card"


def labels(game: Game, cards: tuple[int, ...] | list[int]) -> str:
    """The names of cards, joined for a sentence."""
    names = [label(game, card) for card in cards]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else "nothing"


def card_options(game: Game, cards: Iterable[int]) -> tuple[Option, ...]:
    """Each of these cards as an option of a decision."""
    return tuple(Option(label=label(game, card), card=card) for card in cards)


def controlled(state: State, player: int) -> tuple[int, ...]:
    """Every card in play under this player's control: faction card, plot, title, and what he or she has in play."""
    cards = state.players[player]
    return (cards.faction, *(card for card in (cards.plot, cards.title) if card >= 0), *cards.play)


def in_play(state: State) -> tuple[int, ...]:
    """Every card in play, player by player: what somebody in the game controls."""
    return tuple(
        card
        for player, here in enumerate(state.players)
        if not here.eliminated
        for card in controlled(state, player)
    )


def has_copies_in_play(game: Game, state: State, card: int) -> bool:
    """True where other cards in play share its title."""
    title = game.cards[card].definition.face.name
    return any(game.cards[other].definition.face.name == title for other in in_play(state) if other != card)


def is_character_of(game: Game, state: State, player: int, card: int) -> bool:
    """True where the card is a character that this player controls."""
    here = state.cards[card]
    return (
        here.zone == "play"
        and here.controller == player
        and has_type_of_character(game, state, card)
        and here.host < 0
        and not here.facedown
    )


def has_type_of_character(game: Game, state: State, card: int) -> bool:
    """True where it is a character by its type: the one that an effect has given it, or the printed one."""
    return type_of(game, state, card) == "character"


def type_of(game: Game, state: State, card: int) -> str:
    """The card's type: the one that an effect has given it, or the printed one."""
    return state.cards[card].becomes or game.cards[card].definition.face.type


def characters(game: Game, state: State, player: int) -> tuple[int, ...]:
    """The characters that this player controls."""
    return tuple(
        card
        for card in state.players[player].play
        if has_type_of_character(game, state, card)
        and state.cards[card].host < 0
        and not state.cards[card].facedown
    )


def played_out_of(state: State, card: int) -> str:
    """The zone from which the event was played last; one that has not been played yet would be from where it is."""
    zone = state.cards[card].zone
    if zone in ("hand", "shadows", "deck"):
        return zone
    return next((deed.out_of for deed in reversed(state.deeds) if deed.card == card), "") or "hand"


def initiated_against(past: PastChallenge) -> int:
    """The opponent against whom the challenge was initiated: the first one, also where it was redirected."""
    return past.first_defender


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
