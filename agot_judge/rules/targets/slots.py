"""Choices that must be made before an effect resolves: one decision after the other, each with what it fills."""

from typing import Literal, NamedTuple

from msgspec.structs import replace

from agot_judge.engine.state.board import card_options
from agot_judge.engine.state.decision import JUDGE, Answer, Decision, Option
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import in_player_order

Fills = Literal["cards", "player", "index"]
"""The parts of which an answer consists: the numbers of cards, of players, or of the options themselves."""


class Slot(NamedTuple):
    """One choice: the field of the effect that it fills, who chooses, and among what."""

    field: str
    decision: Decision
    fills: Fills = "cards"
    is_implied: bool = False
    """True where the text speaks of one of them without saying that it is chosen, so that the only one is meant."""


def values(slot: Slot, given: Answer) -> tuple[int, ...]:
    """The chosen objects, as numbers of cards, players or options, in the order given."""
    if slot.fills == "cards":
        return tuple(slot.decision.options[option].card for option in given.options)
    if slot.fills == "player":
        return tuple(slot.decision.options[option].player for option in given.options)
    return given.options


def of_cards(
    game: Game,
    field: str,
    player: int,
    cards: tuple[int, ...],
    numbers: tuple[int, int],
    text: str,
    cites: tuple[str, ...],
    kind: str = "target",
    ordered: bool = False,
) -> Slot:
    """A choice of ``numbers`` (at least, at most) of these cards, as many as there are: of less than none, none. Of
    none there is nothing to choose."""
    least, most = (max(0, min(number, len(cards))) for number in numbers)
    cards = cards if most else ()
    decision = Decision(
        player=player,
        kind=kind,
        text=text,
        options=card_options(game, cards),
        least=least,
        most=most,
        ordered=ordered,
        cites=cites,
    )
    return Slot(field, decision)


def of_players(
    game: Game,
    field: str,
    player: int,
    players: tuple[int, ...],
    text: str,
    cites: tuple[str, ...],
    kind: str = "target",
) -> Slot:
    """A choice of one of these players; of none there is nothing to choose."""
    options = tuple(Option(label=game.players[one], player=one) for one in players)
    one = min(1, len(options))
    decision = Decision(
        player=player, kind=kind, text=text, options=options, least=one, most=one, cites=cites
    )
    return Slot(field, decision, "player")


def of_words(
    field: str, player: int, words: tuple[str, ...], text: str, cites: tuple[str, ...], kind: str
) -> Slot:
    """A choice of one of these words."""
    options = tuple(Option(label=word, word=word) for word in words)
    return Slot(field, Decision(player=player, kind=kind, text=text, options=options, cites=cites), "index")


def at_random(slot: Slot, cites: tuple[str, ...]) -> Slot:
    """The same choice left to chance: the judge says what came of it."""
    return slot._replace(decision=replace(slot.decision, player=JUDGE, kind="random", cites=cites))


def one_of_them(slot: Slot) -> Slot:
    """The same choice, of which nobody is asked where only one is left ("an opponent's hand")."""
    return slot._replace(is_implied=True)


def is_settled(slot: Slot) -> bool:
    """True where only one result is possible and nobody is asked: nothing to choose from, chance among cards all alike, or
    the only one that can be meant."""
    decision = slot.decision
    if not decision.options or (slot.is_implied and len(decision.options) == 1):
        return True
    if decision.kind != "random":
        return False
    return decision.least == len(decision.options) or len({option.card for option in decision.options}) == 1


def settled(slot: Slot) -> tuple[int, ...]:
    """The one result of a choice that nobody is asked for."""
    return values(slot, Answer(options=tuple(range(slot.decision.least))))


def in_order(state: State, players: tuple[int, ...]) -> tuple[int, ...]:
    """The players in player order, the first player first."""
    if len(players) < 2:
        return players
    return tuple(player for player in in_player_order(state) if player in players)
