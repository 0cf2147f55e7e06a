"""Whether a state is one that can be: every card in one place, what lies on cards where it belongs, nothing below zero.

This finds faults of the machine. What the rules of an edition do not let come about is ``Machine.impossible``.
"""

from collections.abc import Iterator

from agot_judge.engine.state.board import known_cards
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import CardState, PlayerState, State
from agot_judge.engine.values.position import Position

PILES = {
    "hand": "hand",
    "discard": "discard",
    "dead": "dead",
    "shadows": "shadows",
    "plots": "plot deck",
    "used": "used",
    "agendas": "agenda",
    "removed": "out of game",
}
"""By the list of a player: the zone of the cards in it."""


def faults(position: Position) -> tuple[str, ...]:
    """What is wrong with a state, in words; nothing for a state that can be."""
    return tuple(_faults(position))


def unidentified(state: State) -> int | None:
    """How many unidentified cards there are, beneath others included; None where a deck is of unknown size."""
    if any(player.deck is None for player in state.players):
        return None
    lists = [pile for player in state.players for _, pile in _piles(player)]
    lists += [card.duplicates for card in state.cards]
    return sum(card < 0 for pile in lists for card in pile)


def _piles(player: PlayerState) -> Iterator[tuple[str, tuple[int, ...]]]:
    for field, zone in PILES.items():
        yield zone, getattr(player, field)
    yield "deck", known_cards(player)


def _faults(position: Position) -> Iterator[str]:
    yield from _places(position)
    yield from _what_lies_on_cards(position)
    for number, player in enumerate(position.state.players):
        if player.gold < 0:
            yield f"{position.game.players[number]} has {player.gold} gold"
        if player.chosen is not None and player.chosen >= 0 and player.chosen not in player.plots:
            yield f"{position.game.players[number]} has chosen a plot that is not in the plot deck"
    yield from _challenge(position)
    yield from _limits(position)


def _places(position: Position) -> Iterator[str]:
    """Each card is in one list, and that list is the one for its zone and for the player whose it is."""
    state = position.state
    found: dict[int, list[str]] = {number: [] for number in range(len(state.cards))}
    for number, player in enumerate(state.players):
        who = position.game.players[number]
        for card in (player.faction, player.plot, player.title, *player.play):
            if card >= 0:
                found[card].append(f"in play under {who}")
                if player.eliminated and state.cards[card].zone == "out of game":
                    continue  # the plot of somebody who is out of the game
                if state.cards[card].zone != "play" or state.cards[card].controller != number:
                    yield f"{_name(position.game, card)} is listed in play under {who}, and is not"
        for zone, pile in _piles(player):
            for card in pile:
                if card < 0:
                    continue
                found[card].append(f"in the {zone} of {who}")
                if state.cards[card].zone != zone and not player.eliminated:
                    yield f"{_name(position.game, card)} is listed in the {zone}, and says {state.cards[card].zone}"
                if position.game.cards[card].owner != number:
                    yield f"{_name(position.game, card)} is in the {zone} of {who}, who does not own it"
    for card, here in enumerate(state.cards):
        for below in here.duplicates:
            if below >= 0:
                found[below].append(f"beneath {_name(position.game, card)}")
        owners = state.players[position.game.cards[card].owner]
        is_uncounted = here.zone == "deck" and owners.deck is None and card not in owners.deck_top
        if here.zone in ("being played", "title pool", "under") or is_uncounted or _is_under_an_agenda(here):
            found[card].append(here.zone)
    for card, where in found.items():
        if len(where) != 1:
            yield f"{_name(position.game, card)} is {' and '.join(where) or 'nowhere'} (zone {state.cards[card].zone})"


def _is_under_an_agenda(here: CardState) -> bool:
    return here.zone == "agenda" and here.facedown


def _what_lies_on_cards(position: Position) -> Iterator[str]:
    state = position.state
    about_to_change = {
        event.card
        for frame in state.stack
        if isinstance(frame, Occurrence) and not frame.happened
        for event in frame.events
    }
    for number, here in enumerate(state.cards):
        name = _name(position.game, number)
        if here.power < 0 or here.gold < 0 or any(amount <= 0 for _, amount in here.tokens):
            yield f"{name} has power {here.power}, gold {here.gold}, tokens {here.tokens}"
        for below in (*here.attachments, *here.duplicates):
            if below >= 0 and state.cards[below].host != number:
                yield f"{_name(position.game, below)} lies on {name} and does not know it"
        if here.host >= 0 and here.zone != "under" and not _is_under_an_agenda(here):
            host = state.cards[here.host]
            if number in about_to_change:
                continue  # an attachment that was saved when its card left play is about to leave it after all
            if number not in (*host.attachments, *host.duplicates):
                yield f"{name} says that it lies on {_name(position.game, here.host)}, which does not have it"
            if host.zone != "play":
                yield f"{name} lies on {_name(position.game, here.host)}, which is in the zone {host.zone}"
        # "Place it in shadows with a shadow token on it."; an agenda may have tokens placed on it.
        tokens = here.tokens if here.zone not in ("shadows", "agenda") else ()
        left = (here.power, here.gold, tokens, here.attachments, here.duplicates)
        beneath = here.zone == "under" or _is_under_an_agenda(here)
        if here.zone != "play" and not beneath and (any(left) or here.kneeling or here.host >= 0):
            yield f"{name} is in the zone {here.zone} and still has something on it: {here}"


def _challenge(position: Position) -> Iterator[str]:
    challenge = position.state.challenge
    if challenge is None:
        return
    for cards, player in (
        (challenge.attackers, challenge.attacker),
        (challenge.defenders, challenge.defender),
    ):
        if len(set(cards)) != len(cards):
            yield "a character takes part in the challenge twice"
        for card in cards:
            here = position.state.cards[card]
            if here.zone != "play" or here.controller != player:
                yield f"{_name(position.game, card)} takes part in the challenge, and is not in play there"
    if set(challenge.attackers) & set(challenge.defenders):
        yield "a character takes part in the challenge on both sides"


def _limits(position: Position) -> Iterator[str]:
    """No copy of an ability was used more often than its limit allows."""
    used: dict[tuple[int, int, int, int], int] = {}
    for use in position.state.uses:
        if use.ability < 0:
            continue  # it counts against a limit that no ability has: one limited response a round
        abilities = position.game.cards[use.card].definition.abilities
        if use.ability >= len(abilities):
            continue
        limit = abilities[use.ability].limit
        if limit is not None and limit.period == use.period:
            key = (use.card, use.ability, use.player, use.copy)
            used[key] = used.get(key, 0) + use.times
            if used[key] > limit.times:
                yield f"{_name(position.game, use.card)} was used {used[key]} times, limit {limit.times}"


def _name(game: Game, card: int) -> str:
    return game.cards[card].label
