"""The reach of a description while an ability is only being considered: players not chosen yet, cards not identified."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, On
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import known_cards
from agot_judge.engine.state.state import UNKNOWN
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.matching import each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said

LATER = (*TARGETS, "cost")
"""The words for cards that are not settled yet while an ability is only being considered. The cards on which the effect before
worked are: that effect must have the potential to change the game state itself."""
RECEIVERS = (
    "those",
    "shown",
    "searched",
    "chosen player",
    "that player",
    "acting player",
    "controller",
    "owner",
    "its player",
)
_PILES = ("hand", "shadows", "discard", "dead")


def seen_by(position: Position, on: Cards, scope: Scope) -> tuple[Scope, ...]:
    """The scopes of the description, one for each player who picks; of each player who may yet be chosen."""
    if on.controller == "chosen player" and scope.chosen_player < 0:
        players = players_who(position, on.controller, scope)
        return tuple(replace(scope, chosen_player=player) for player in players)
    if on.controller in ("controller", "owner") and scope.card < 0:
        # Whose card will be spoken of is not settled: as of each player's faction card.
        factions = tuple(player.faction for player in position.state.players if not player.eliminated)
        return tuple(replace(scope, card=faction) for faction in factions if faction >= 0)
    if on.pick is None or on.pick.by == "you":
        return (scope,)
    players = players_who(position, on.pick.by, scope)
    return tuple(replace(scope, that_player=player) for player in players)


@shared.rule("2e/rr/effects/4", "2e/rr/abilities/6")
def holds_unknown(position: Position, on: On, scope: Scope) -> bool:
    """True where the description reaches cards that nobody has identified: any of them might be what it asks for."""
    if not isinstance(on, Cards) or on.zone == "play" or on.among is not None:
        return False  # what was spoken of before has been identified
    zones = (on.zone,) if isinstance(on.zone, str) else on.zone
    for seen in seen_by(position, on, scope):
        for player in players_who(position, on.controller, seen):
            cards = position.state.players[player]
            if any(UNKNOWN in getattr(cards, zone) for zone in zones if zone in _PILES):
                return True
            if "deck" in zones:
                top = None if on.top is None else amount_of(position, on.top, seen)
                known = known_cards(cards)
                is_short = cards.deck is None and (top is None or top > len(known))
                if is_short or UNKNOWN in known[:top]:
                    return True
    return False


def has_cards(position: Position, cards: Cards, scope: Scope) -> bool:
    """True where there is anything in the areas that a description names; in open areas, anything that fits."""
    zones = (cards.zone,) if isinstance(cards.zone, str) else cards.zone
    for seen in seen_by(position, cards, scope):
        for player in players_who(position, cards.controller, seen):
            areas = position.state.players[player]
            if ("deck" in zones and areas.deck != ()) or (
                "hand" in zones and any(card != scope.source for card in areas.hand)
            ):
                return True
            if "shadows" in zones and areas.shadows:
                return True
        here = each_in(position, cards, seen)
        if any(card != scope.source or position.state.cards[card].zone != "hand" for card in here):
            return True  # what is played is no longer in the hand
    return False


def players_who(position: Position, who: Any, scope: Scope) -> tuple[int, ...]:
    """The players who are meant; anybody, while the one who is has not been chosen yet."""
    meant = players_said(position.game, position.state, who, scope)
    if not meant and who in RECEIVERS:
        return players_said(position.game, position.state, "any", scope)
    return meant
