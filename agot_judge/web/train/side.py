"""A player's side of the board as an exercise shows it: all that can decide its question."""

import re
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.state.state import PlayerState, State
from agot_judge.explain.in_force import said_in_force
from agot_judge.scenario.sight import Sight
from agot_judge.training.names import names
from agot_judge.training.played import Played
from agot_judge.training.so_far import has_passed, used_this_round
from agot_judge.web.train.card_on_board import CardOnBoard, card_on_board, words_of

_OF_THE_DECK = re.compile(r"\b(?:deck|draws?|drawn|search\w*|pillage|insight)\b", re.IGNORECASE)
"""Words of a board or a question by which it may matter how many cards a deck has."""
_OF_GOLD = re.compile(r"\b(?:gold|income)\b", re.IGNORECASE)
"""Words of a question by which it may matter how much gold a plot gives."""
_OF_INCOME = re.compile(r"\bincome\b", re.IGNORECASE)
_OF_COSTS = re.compile(r"\b(?:costs? \d|printed cost|assault|cost of)\b", re.IGNORECASE)
"""Words of a board or a question by which it may matter what a card in play costs."""
_LIMITED = re.compile(r"\((?:Limit|Max)\b")
_OF_PLOTS = re.compile(r"\b(?:plot deck|used pile)\b", re.IGNORECASE)
"""Words of a question by which it may matter how many plots are left."""


class Side(Struct, frozen=True, kw_only=True):
    """A player's side of the board."""

    name: str
    facts: tuple[str, ...]
    play: tuple[CardOnBoard, ...]
    hand: tuple[CardOnBoard, ...]

    @property
    def cards(self) -> tuple[CardOnBoard, ...]:
        """The cards in play and in hand."""
        return (*self.play, *self.hand)


def side_of(played: Played, place: int, state: State, player: int, told: str, happens: str = "") -> Side:
    """A player's side where so many answers have been given. ``told`` is all that is told beside the board: what it names is
    shown, wherever it lies. ``happens`` is what comes until the answer is there."""
    sight = Sight(played.machine, state)
    hand = tuple(card_on_board(sight, card) for card in state.players[player].hand if card >= 0)
    texts = "\n".join((told, *(words_of(sight, card) for card in _everywhere(state))))
    shown = tuple(
        _with_cost(sight, card) if _OF_COSTS.search(texts) else card_on_board(sight, card)
        for card in _in_view(sight, state, player, told)
    )
    return Side(
        name=played.machine.game.players[player],
        facts=(
            *_facts(sight, state, player),
            *_income(sight, state.players[player].plot, told, happens),
            *_decks(state.players[player], texts, told),
            *_piles(sight, state.players[player]),
            *_so_far(played, place, state, player, told),
            *_in_force(sight, state, player),
        ),
        play=shown,
        hand=hand,
    )


def _everywhere(state: State) -> Iterator[int]:
    """The cards in play and in hands."""
    for player in state.players:
        yield from (card for card in (player.plot, *player.play, *player.hand) if card >= 0)


def _decks(player: PlayerState, texts: str, told: str) -> Iterator[str]:
    """The number of cards that a deck still has, where a text speaks of it; of the plot deck where the question does."""
    if player.deck is not None and _OF_THE_DECK.search(texts):
        yield f"{_cards(len(player.deck))} in the deck" if player.deck else "deck empty"
    if player.plot >= 0 and _OF_PLOTS.search(told):
        yield f"{_cards(len(player.plots))} in the plot deck" if player.plots else "plot deck empty"


def _cards(number: int) -> str:
    return f"{number} card{'' if number == 1 else 's'}"


def _income(sight: Sight, plot: int, told: str, happens: str) -> Iterator[str]:
    """The gold of the revealed plot, where gold is asked for or an income is collected before the answer is there."""
    if plot >= 0 and (_OF_GOLD.search(told) or _OF_INCOME.search(happens)):
        gold = sight.machine.game.cards[plot].definition.face.gold
        if gold is not None:
            yield f"plot gold {gold}"


def _with_cost(sight: Sight, number: int) -> CardOnBoard:
    """The card, in play with its printed cost as well."""
    card = card_on_board(sight, number)
    cost = sight.machine.game.cards[number].definition.face.cost
    is_told = cost is None or any(mark.startswith("cost ") for mark in card.marks)
    return card if is_told else replace(card, marks=(*card.marks, f"cost {cost}"))


def _so_far(played: Played, place: int, state: State, player: int, told: str) -> Iterator[str]:
    """The cards that the player has used this round, but for those of whose limit it would be the answer and whose use is
    told; and that he or she has passed in the window that is open."""
    labels = {card.label: card.definition.face.text for card in played.machine.game.cards}
    used = [
        label
        for label in used_this_round(played, len(state.log), played.player(player))
        if not (_LIMITED.search(labels[label]) and told.count(label) > 1)
    ]
    if used:
        yield f"used this round: {', '.join(used)}"
    if place < len(played.moments) and has_passed(played, played.moments[place], player):
        yield "has passed in this window"


def _in_view(sight: Sight, state: State, player: int, told: str) -> tuple[int, ...]:
    """The cards of a side that are shown by themselves: what says nothing of its own stands with the card that it is on,
    and of the piles what the question names."""
    own = state.players[player]
    hosted = {card for card in own.play if state.cards[card].host >= 0}
    ruling = tuple(card for card in (own.plot, *own.agendas, own.title) if card >= 0)
    silent = {card for card in (*hosted, *ruling) if not words_of(sight, card)}
    labels = {
        card: sight.machine.game.cards[card].label
        for card in (*own.dead, *own.discard, *own.shadows, *own.used, *own.plots)
        if card >= 0
    }
    labels |= {
        number: card.label
        for number, card in enumerate(sight.machine.game.cards)
        if state.cards[number].zone == "being played" and state.cards[number].controller == player
    }
    named = tuple(card for card, label in labels.items() if names(told, label) and words_of(sight, card))
    return tuple(card for card in (*ruling, *own.play, *named) if card not in silent)


def _facts(sight: Sight, state: State, player: int) -> tuple[str, ...]:
    plot = state.players[player].plot
    facts = (
        [sight.machine.game.cards[plot].label, f"claim {sight.of_player(player, 'claim')}"]
        if plot >= 0
        else []
    )
    facts += [f"{sight.of_player(player, 'power')} power", f"{sight.of_player(player, 'gold')} gold"]
    if state.first_player == player:
        facts.append("first player")
    if state.players[player].title >= 0:
        facts.append(f"title {sight.machine.game.cards[state.players[player].title].label}")
    return tuple(facts)


def _piles(sight: Sight, player: PlayerState) -> tuple[str, ...]:
    """The piles that everybody may look through, by the cards that lie in them."""
    piles = {"dead pile": player.dead, "discard pile": player.discard, "used pile": player.used}
    shadowed = (f"{len(player.shadows)} in shadows",) if player.shadows else ()
    return shadowed + tuple(
        f"{pile}: {', '.join(_in_pile(sight, card) for card in cards if card >= 0)}"
        for pile, cards in piles.items()
        if any(card >= 0 for card in cards)
    )


def _in_force(sight: Sight, state: State, player: int) -> tuple[str, ...]:
    """The lasting and delayed effects that a player has brought into force."""
    return tuple(
        f"in force: {said_in_force(sight.machine.game, one)}"
        for one in state.in_force
        if one.controller == player
    )


def _in_pile(sight: Sight, number: int) -> str:
    """The card with its type, where that is not what one expects of a pile."""
    card = sight.machine.game.cards[number]
    face = card.definition.face
    return card.label if face.type in ("character", "plot", "") else f"{card.label} ({face.type})"
