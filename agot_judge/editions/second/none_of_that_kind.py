"""Cards that look like what a description asks for, and are none: duplicates, facedown cards, neutral ones, cards in shadows."""

from agot_judge.editions.second.book import second
from agot_judge.editions.second.characteristics import FACEDOWN
from agot_judge.engine.ability import Cards
from agot_judge.engine.board import in_play
from agot_judge.engine.machine import Machine
from agot_judge.engine.state import State
from agot_judge.engine.values import factions

_DUPLICATES = ("2e/rr/duplicates/4",)
_IN_SHADOWS = ("2e/rr/shadows.while-a-card-is-in-shadows/1",)
_NEUTRAL = ("2e/rr/neutral/2",)


@second.rule(*_DUPLICATES, *FACEDOWN, *_NEUTRAL, *_IN_SHADOWS)
def why_none_of_that_kind(machine: Machine, state: State, cards: Cards) -> tuple[str, ...]:
    """The paragraphs because of which some card is none of those described, of which there are none."""
    if cards.zone != "play":
        return ()
    here = tuple(in_play(state))
    found: tuple[str, ...] = ()
    if cards.type == ("attachment",) and any(state.cards[card].duplicates for card in here):
        found += _DUPLICATES
    if any(state.cards[card].facedown and _is(machine, cards, card) for card in here):
        found += FACEDOWN
    if {"in-faction", "out-of-faction"} & set(cards.faction) and any(
        _is(machine, cards, card) and not factions(machine, state, card) for card in here
    ):
        found += _NEUTRAL
    if any(card >= 0 and _is(machine, cards, card) for player in state.players for card in player.shadows):
        found += _IN_SHADOWS
    return found


def _is(machine: Machine, cards: Cards, card: int) -> bool:
    """Whether a card of such a type is printed on it."""
    return machine.game.cards[card].definition.face.type in cards.type
