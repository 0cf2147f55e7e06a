"""Melee titles: who bears which, what they add, who is whose rival, and the titles that nobody bears."""

from agot_judge.cards.title import NO_ABILITIES, TitleAbilities
from agot_judge.engine.values.position import Position

TITLE_ABILITY = 1001
"""The ability number of what a title lets its bearer do."""
TITLE_POOL = "title pool"
"""The zone of the titles that no player controls."""


def title_of(position: Position, player: int) -> TitleAbilities:
    """The abilities of the player's title for its bearer; nothing for a player without one, or whose title is blank."""
    title = position.state.players[player].title
    if title < 0 or position.state.cards[title].blank:
        return NO_ABILITIES
    return position.game.cards[title].definition.title


def title_pool(position: Position) -> tuple[int, ...]:
    """The titles that no player controls."""
    return tuple(
        card
        for card, here in enumerate(position.state.cards)
        if here.zone == TITLE_POOL and position.game.cards[card].definition.face.type == "title"
    )


def is_rival(position: Position, player: int, other: int) -> bool:
    """True where the player's title names the other's as a rival."""
    mine, theirs = position.state.players[player].title, position.state.players[other].title
    if mine < 0 or theirs < 0:
        return False
    rival = position.game.cards[theirs].definition.face.name
    return rival in position.game.cards[mine].definition.face.rivals


def supports(position: Position, player: int, other: int) -> bool:
    """True where the player's title supports the other's."""
    mine, theirs = position.state.players[player].title, position.state.players[other].title
    if mine < 0 or theirs < 0:
        return False
    supported = position.game.cards[theirs].definition.face.name
    return supported in position.game.cards[mine].definition.face.supports


def title_strength(position: Position, player: int) -> int:
    """The STR that the player's title contributes to the present challenge, if he or she has a participant in it."""
    state = position.state
    if state.players[player].title < 0 or state.challenge is None:
        return 0
    return _by_type(title_of(position, player).strength, state.challenge.type)


def title_dominance(position: Position, player: int) -> int:
    """The STR that the player's title contributes to his or her total for dominance."""
    return title_of(position, player).dominance


def title_cards_drawn(position: Position, player: int) -> int:
    """The number of cards more that the player's title lets him or her draw in the draw phase."""
    return title_of(position, player).cards_drawn


def title_plot_modifier(position: Position, player: int, name: str) -> int:
    """The number that the player's title adds to a value (``gold``, ``claim`` ...) of his or her revealed plot card."""
    if position.state.players[player].title < 0:
        return 0
    does = title_of(position, player)
    if name == "gold":
        return does.gold
    if name == "reserve":
        return does.reserve
    challenge = position.state.challenge
    if name != "claim" or challenge is None or challenge.attacker != player:
        return 0
    if not is_rival(position, player, challenge.defender):
        return 0
    return _by_type(does.claim_against_rivals, challenge.type)


def _by_type(pairs: tuple[tuple[str, int], ...], type_: str) -> int:
    return sum(amount for challenge, amount in pairs if challenge == type_)
