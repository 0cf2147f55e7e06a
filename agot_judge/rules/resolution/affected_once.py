"""One effect on a card that several players chose for it, or that it names twice: it is affected once."""

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, Modify
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import OF_CARDS_IN_PLAY, Event
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.values.scope import Scope, cards_said

_ADDED_UP = frozenset(
    {
        "place token",
        "remove token",
        "gain power",
        "move power",
        "discard power",
        "place gold",
        "discard gold",
    }
)
"""The deeds that several players can each do to the same card, each player so much of it."""


@shared.rule("2e/rr/priority-of-simultaneous-resolution/1", "2e/rr/save/1")
def each_once(events: tuple[Event, ...], of_one_player: bool) -> tuple[Event, ...]:
    """The occurrences in which no card is affected twice by the same; ``of_one_player``: it is the effect of one only.

    A card that leaves play, kneels or stands does so once, whoever chose it: one save keeps it in play.
    """
    once: list[Event] = []
    for event in events:
        if event.effect is not None and event.cards:
            done = {card for other in once if _is_same_effect(other, event) for card in other.cards}
            left = tuple(card for card in event.cards if card not in done or not of_one_player)
            if left:
                once.append(replace(event, cards=left))
        elif not _is_repeated(event, once, of_one_player):
            once.append(event)
    return tuple(once)


@shared.rule("2e/rr/priority-of-simultaneous-resolution/1")
def affected_before(state: State, frame: Resolution, effect: Modify, scope: Scope) -> frozenset[int]:
    """The targets on which the effects just before this one have put the same: each of "those characters" gets it once."""
    found: set[int] = set()
    for before in reversed(frame.effects[: frame.done]):
        if not isinstance(before, Modify) or isinstance(before.on, Cards) or before.on == effect.on:
            break
        if replace(before, on=effect.on) != effect or not before.on.startswith("target"):
            break
        found.update(cards_said(state, before.on, scope))
    return frozenset(found)


def _is_repeated(event: Event, before: list[Event], of_one_player: bool) -> bool:
    """True where the same is done to the same card already."""
    if event.card < 0 or event.kind not in OF_CARDS_IN_PLAY:
        return False
    if event.kind in _ADDED_UP and not of_one_player:
        return False
    return any(
        (event.kind, event.card, event.amount, event.word, event.to, event.other_card)
        == (other.kind, other.card, other.amount, other.word, other.to, other.other_card)
        for other in before
    )


def _is_same_effect(one: Event, other: Event) -> bool:
    """True where the same comes into force by both, apart from the words by which their cards are named."""
    if one.effect is None or other.effect is None or type(one.effect) is not type(other.effect):
        return False
    named = getattr(one.effect, "on", None), getattr(other.effect, "on", None)
    return one.effect == (other.effect if None in named else replace(other.effect, on=named[0]))
