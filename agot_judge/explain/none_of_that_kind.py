"""Cards that look like what a description asks for, and are none: duplicates, facedown cards, neutral ones, cards in shadows."""

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, Choose
from agot_judge.engine.ability.cards import Comparison
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import in_play, is_duplicate
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.engine.values.values import factions, is_blank

FACEDOWN = ("2e/rr/facedown-cards/1",)
"""The paragraphs to cite where a card lacks something because it is facedown."""
_DUPLICATES = ("2e/rr/duplicates/4",)
_IN_SHADOWS = ("2e/rr/shadows.while-a-card-is-in-shadows/1",)
_OF_ITS_CONTROLLER = ("2e/rr/attachment-cards/6",)
_NEUTRAL = ("2e/rr/neutral/2",)
_BLANK = ("2e/rr/blank/2",)
_ATTACKING, _DEFENDING = "2e/rr/attacker/1", "2e/rr/defender/1"
_AFFILIATED = {"neutral": "2e/rr/neutral/1", "in-faction": "2e/rr/faction/2"}
_PILES = {"dead": "2e/rr/dead-pile/1", "discard": "2e/rr/discard-pile/1"}
_OF_A_PILE = ("2e/rr/ownership-and-control/3",)


@shared.rule(*_DUPLICATES, *FACEDOWN, *_NEUTRAL, *_IN_SHADOWS)
def why_none_of_that_kind(position: Position, cards: Cards) -> tuple[str, ...]:
    """The paragraphs because of which some card is none of those described, of which there are none."""
    state = position.state
    if cards.zone != "play":
        return ()
    here = tuple(in_play(state))
    found: tuple[str, ...] = ()
    if cards.type == ("attachment",) and any(state.cards[card].duplicates for card in here):
        found += _DUPLICATES
    if any(state.cards[card].facedown and _is(position.game, cards, card) for card in here):
        found += FACEDOWN
    if {"in-faction", "out-of-faction"} & set(cards.faction) and any(
        _is(position.game, cards, card) and not factions(position, card) for card in here
    ):
        found += _NEUTRAL
    if any(
        card >= 0 and _is(position.game, cards, card) for player in state.players for card in player.shadows
    ):
        found += _IN_SHADOWS
    return found


@shared.rule(*_DUPLICATES)
def though_they_have_duplicates(
    state: State, choose: Choose, legal: tuple[tuple[int, ...], ...]
) -> tuple[str, ...]:
    """The paragraphs to cite where cards with duplicates are among the targets of a choice that asks how many attachments they
    have."""
    if not any(card >= 0 and state.cards[card].duplicates for cards in legal for card in cards):
        return ()
    asks = any(isinstance(node, Comparison) and node.of == "attachments" for node in nodes(choose.cards))
    return _DUPLICATES if asks or any(node.attachment for node in choose.cards.excluding) else ()


@shared.rule(*_BLANK)
def though_it_is_printed(
    position: Position, choose: Choose, legal: tuple[tuple[int, ...], ...]
) -> tuple[str, ...]:
    """The paragraphs to cite where a card is among the targets because its text box, with what is asked of it not to have, is
    blank."""
    without = choose.cards.limited is False or any(
        one.keyword or one.trait or one.limited for one in choose.cards.excluding
    )
    return (
        _BLANK
        if without and any(is_blank(position, card) for cards in legal for card in cards if card >= 0)
        else ()
    )


@shared.rule(*_OF_ITS_CONTROLLER)
def whose_attachment(position: Position, cards: Cards, card: int, scope: Scope) -> tuple[str, ...]:
    """The paragraphs to cite where an attachment is none of those described only because another player controls it than the card
    that it is on."""
    state = position.state
    here = state.cards[card]
    if cards.controller == "any" or here.zone != "play" or here.host < 0 or is_duplicate(state, card):
        return ()
    if state.cards[here.host].controller == here.controller:
        return ()
    is_one = matches_in(position, replace(cards, controller="any"), card, scope)
    return _OF_ITS_CONTROLLER if is_one else ()


@shared.rule(_ATTACKING, _DEFENDING, *_AFFILIATED.values(), *_PILES.values(), *_OF_A_PILE)
def term_not_met(position: Position, cards: Cards, card: int, scope: Scope) -> tuple[str, ...]:
    """The paragraphs that define what a description asks for in vain: an attacking character, a neutral one, one of a pile, or a
    card out of play under a player's control."""
    zone = position.state.cards[card].zone
    if cards.zone != zone:
        return (_PILES[cards.zone],) if cards.zone in _PILES and zone in _PILES else ()
    tried: list[tuple[Cards, str]] = []
    if cards.attacking:
        tried.append((Cards(zone=zone, attacking=True), _ATTACKING))
    if cards.defending:
        tried.append((Cards(zone=zone, defending=True), _DEFENDING))
    for word in cards.faction:
        if word in _AFFILIATED:
            tried.append((Cards(zone=zone, faction=(word,)), _AFFILIATED[word]))
    if zone != "play" and cards.controller != "any":
        tried.append((Cards(zone=zone, controller=cards.controller), *_OF_A_PILE))
    return tuple(id_ for part, id_ in tried if not matches_in(position, part, card, scope))


def _is(game: Game, cards: Cards, card: int) -> bool:
    """True where a card of such a type is printed on it."""
    return game.cards[card].definition.face.type in cards.type
