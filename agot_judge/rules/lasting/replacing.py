"""Replacement effects, when it is time to resolve what they replace; cards that are revealed or take part by effects."""

from msgspec.structs import replace

from agot_judge.engine.ability import DiscardFromDeck, Instead, Ref
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import is_participating
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say, with_card
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.described import type_fits
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, cards_said
from agot_judge.explain.wording import describe
from agot_judge.rules.effects.effect_events import events_on, works_on_cards
from agot_judge.rules.effects.joining import with_joined
from agot_judge.rules.effects.places import has_moved
from agot_judge.rules.resolution.same_deed import NOTHING

_REPLACED = ("2e/rr/replacement-effects/1",)
_REVEAL = ("2e/rr/reveal/1", "2e/rr/reveal/2")
_FOUND = ("2e/rr/search/4",)
_CONCEALED = ("hand", "deck", "shadows")
_ITS_CARD: tuple[Ref, ...] = ("occurrence", "self", "host", "target", "those")
_PART = ("2e/rr/participating/2", "2e/faq/2.10/1")


@shared.event("instead", *_REPLACED, "2e/rr/replacement-effects/3")
def instead(machine: Machine, state: State, event: Event) -> State | None:
    """The replacement resolves; what it replaces is still considered to have occurred.

    One that only sends the card of the occurrence elsewhere does so in the occurrence itself.
    """
    effect = event.effect
    if not isinstance(effect, Instead):
        return None
    if effect == NOTHING:
        return state
    scope = Scope(
        source=event.source,
        you=event.by,
        targets=(event.cards,),
        those=event.cards,
        trigger=event,
        host=event.other_card,
    )
    if len(effect.effects) == 1 and works_on_cards(effect.effects[0]):
        only = effect.effects[0]
        on = getattr(only, "on", None)
        if event.card >= 0 and on in _ITS_CARD and cards_said(state, on, scope) == (event.card,):
            (acting,) = events_on(machine.at(state), only, (event.card,), scope, "effect")
            text = f"Instead: {describe(machine, acting)}."
            state = say(state, "effect", text, _REPLACED, event.by)
            return machine.rulebook.events[acting.kind](machine, state, acting)
    state = say(
        state, "effect", f"Replaced: {describe(machine, _replaced(event))}. Instead:", _REPLACED, event.by
    )
    return push(state, replace(in_its_place(event, effect), is_replacement=True))


def in_its_place(event: Event, effect: Instead) -> Resolution:
    """The resolution of an event of the kind "instead" in the place of what it replaces."""
    return Resolution(
        player=event.by,
        card=event.source,
        triggered=event.flag,
        effects=effect.effects,
        targets=(event.cards,) if event.cards else (),
        those=event.cards,
        trigger=_replaced(event),
        chosen_player=event.other_player,
        words=(event.word,) if event.word else (),
        host=event.other_card,
        that_many=event.amount,
    )


def instead_of(original: Event, frame: Resolution, effect: Instead, amount: int) -> Event:
    """The event that comes in the place of the original one, as the effect that is being carried out says."""
    return Event(
        kind="instead",
        card=original.card,
        player=original.player,
        source=frame.card,
        by=frame.player,
        flag=frame.triggered,
        effect=effect,
        cards=tuple(card for cards in frame.targets for card in cards) or frame.those,
        other_player=frame.chosen_player,
        word=frame.words[0] if frame.words else "",
        other_card=frame.host,
        amount=amount,
        replaces=original,
    )


@shared.rule("2e/faq/scouting-vessel/3")
def how_many_imminent(position: Position, event: Event, replacement: Event | None) -> int:
    """The number of cards about to be discarded from the deck, where more of them than this one are to be instead."""
    effect = replacement.effect if replacement is not None else None
    if replacement is None or not isinstance(effect, Instead):
        return 1
    more = [one for one in effect.effects if isinstance(one, DiscardFromDeck)]
    if event.kind != "discard from deck" or len(more) < len(effect.effects):
        return 1
    scope = Scope(
        source=replacement.source, you=replacement.by, targets=(replacement.cards,), trigger=replacement
    )
    return sum(amount_of(position, one.amount, scope) for one in more)


def _replaced(event: Event) -> Event:
    """The event that is replaced."""
    return event.replaces if event.replaces is not None else replace(event, kind="claim", effect=None)


@shared.event("reveal", *_REVEAL)
def reveal(machine: Machine, state: State, event: Event) -> State | None:
    """The card is shown to the opponents and stays where it is; one that has been moved from there is not shown."""
    if has_moved(state, event):
        return None
    found = _FOUND if _was_searched_for(state, event.card) else ()
    zone = state.cards[event.card].zone
    owner = machine.game.players[machine.game.cards[event.card].owner]
    still = f": it is still in {owner}'s {zone}" if zone in _CONCEALED else ""
    cites = (*(_REVEAL if still else _REVEAL[:1]), *found)
    return say(state, "occurrence", f"{describe(machine, event)}{still}.", cites, event.player)


@shared.rule(*_FOUND)
def _was_searched_for(state: State, card: int) -> bool:
    """True where the card is shown because a search has found it."""
    top = next((frame for frame in reversed(state.stack) if type(frame) is Resolution), None)
    return top is not None and card in top.searched


@shared.event("participate", *_PART, "2e/rr/participating/1")
def participate(machine: Machine, state: State, event: Event) -> State | None:
    """An effect has the character participate in the challenge on the player's side."""
    challenge = state.challenge
    if challenge is None or is_participating(state, event.card) or state.cards[event.card].zone != "play":
        return None
    if not type_fits(machine.at(state), ("character",), event.card):
        return None
    state = say(state, "occurrence", describe(machine, event) + ".", _PART, event.player)
    if "kneeling" in event.marks:
        state = with_card(state, event.card, replace(state.cards[event.card], kneeling=True))
    if event.other_player == challenge.attacker:
        challenge = replace(challenge, attackers=(*challenge.attackers, event.card))
    else:
        challenge = replace(challenge, defenders=(*challenge.defenders, event.card))
    return replace(state, challenge=with_joined(state, challenge, (event.card,)))
