"""A card leaves play: for its owner's zone, without what was on it and what was in force on it."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import is_duplicate, is_participating, known_cards, label, with_known_cards
from agot_judge.engine.state.events import Event, effect_source
from agot_judge.engine.state.state import CardState, State
from agot_judge.engine.state.transition import say, with_card, with_player, without
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import is_prohibited
from agot_judge.explain.wording import describe
from agot_judge.rules.effects.piles import moved_out_of_play, put_in_pile
from agot_judge.rules.lasting.expiry_with_source import end_with_card, waits_for_it, without_the_card
from agot_judge.rules.six_steps.frames import Pending, Window
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
STEP = (f"{FAQ}/action-window-step-6/1",)
_POWER = (f"{FAQ}/moribund/5", f"{FAQ}/moribund/7")
_OWNER = (f"{FAQ}/3.29/1", f"{FAQ}/3.29/2")
_EVENT = (f"{FAQ}/moribund-state-for-events/1",)
_AT_ONCE = ("ccg/rules/events/1",)
_DEATHBOUND = (f"{FAQ}/4.8/2",)
_IF_IN_PLAY = (f"{FAQ}/3.13/3",)
_BETWEEN_PILES = (
    f"{FAQ}/3.29/2",
    f"{FAQ}/errata-asshai-initiate/1",
    "ccg/rules/actions-and-passive-abilities/2",
)
_REMOVED = (f"{FAQ}/3.29/2", "ccg/rules/the-golden-rule/1")
_ENDS = {"top of deck": "deck", "bottom of deck": "deck"}


@six_steps.rule(
    *_OWNER,
    f"{FAQ}/3.29/1",
    *_POWER,
    *_EVENT,
    *_DEATHBOUND,
    f"{FAQ}/4.5/1",
    f"{FAQ}/4.5/2",
    f"{FAQ}/4.5/3",
    f"{FAQ}/3.26/1",
)
def leave(machine: Machine, state: State, window: Window, card: int) -> State:
    """The state without this card in play: power on it goes back to the pool, its duplicates to the discard pile."""
    here = state.cards[card]
    owner = machine.game.cards[card].owner
    zone = _ENDS.get(here.leaving, here.leaving)
    if here.zone != "play":
        state = with_card(state, card, CardState(zone=zone, controller=owner))
        where = f"{here.leaving} pile" if here.leaving in ("discard", "dead") else here.leaving
        text = f"{label(machine.game, card)} is placed in its owner's {where}."
        is_event = machine.game.cards[card].definition.face.type == "event"
        to_dead = (*_DEATHBOUND, "ccg/rules/deathbound/2") if here.leaving == "dead" else ()
        cites = (*(_EVENT if is_event else STEP), *to_dead)
        state = put_in_pile(say(state, "state", text, cites), owner, card, zone)
        return _in_its_deck(state, here.leaving, owner, card) if zone == "deck" else state
    if here.controller != owner:
        text = f"{label(machine.game, card)} goes to a pile, hand or deck of its owner, {machine.game.players[owner]}."
        state = say(state, "state", text, _OWNER[::-1], owner)
    if here.power:
        text = f"{here.power} power on {label(machine.game, card)} goes back to the pool."
        state = say(state, "state", text, _POWER)
    for duplicate in here.duplicates:
        of = owner if duplicate < 0 else machine.game.cards[duplicate].owner
        if duplicate >= 0:
            state = with_card(state, duplicate, CardState(zone="discard", controller=of))
        state = put_in_pile(state, of, duplicate, "discard")
        state = say(state, "state", "Its duplicate is placed in the discard pile.", STEP)
    controller = state.players[here.controller]
    if card in controller.play:
        state = with_player(state, here.controller, replace(controller, play=without(controller.play, card)))
    host = here.host
    if host >= 0 and state.cards[host].zone == "play" and card in state.cards[host].attachments:
        there = state.cards[host]
        state = with_card(state, host, replace(there, attachments=without(there.attachments, card)))
    state = with_card(state, card, CardState(zone=zone, controller=owner, left_with=here.attachments))
    state = put_in_pile(state, owner, card, zone)
    if zone == "deck":
        said = (event.to for event in reversed(window.occurred) if event.card == card and event.to)
        to = here.leaving if here.leaving in _ENDS else next(said, here.leaving)
        state = _in_its_deck(state, to, owner, card)
    if is_participating(state, card):
        state = _not_in_challenge(state, card)
    return _expired(machine, state, card)


def can_leave(position: Position, event: Event) -> bool:
    """True where the card of the event is in play, on its own, and nothing says that it cannot leave play."""
    card, state = event.card, position.state
    here = state.cards[card]
    if here.zone != "play" or is_prohibited(position, card, "leave play", source=effect_source(event)):
        return False
    return not is_duplicate(state, card) and card in state.players[here.controller].play


@six_steps.event("move card", *_BETWEEN_PILES)
def move_card(machine: Machine, state: State, event: Event) -> State | None:
    """A card that is out of play moves to another place at once: it does not leave play."""
    zone = _ENDS.get(event.to, event.to)
    came_from = state.cards[event.card].zone
    if came_from == "play" or (came_from == zone and zone != "deck"):
        return None
    return _moved(machine, state, event, zone, _BETWEEN_PILES)


@six_steps.event("remove from game", *_REMOVED)
def remove_from_game(machine: Machine, state: State, event: Event) -> State | None:
    """A card that is out of play is out of the game."""
    if state.cards[event.card].zone in ("play", "out of game"):
        return None
    return _moved(machine, state, event, "out of game", _REMOVED)


def _moved(machine: Machine, state: State, event: Event, zone: str, cites: tuple[str, ...]) -> State:
    state = say(state, "occurrence", f"{describe(machine, event)}.", cites, event.player)
    return moved_out_of_play(machine.at(state), event.card, zone)


def leaves_at_once(machine: Machine) -> bool:
    """True where cards leave play at once in the edition, and not in step 6 of the window."""
    return not machine.rulebook.framework.word_for_leaving


@six_steps.rule(*_AT_ONCE, "ccg/rules/deathbound/2")
def event_resolved(machine: Machine, state: State, what: Pending) -> State:
    """The state in which an event that has been resolved, or canceled, is in a pile, where cards leave at once."""
    card = what.resolution.card if what.resolution is not None else -1
    if card < 0 or not leaves_at_once(machine) or state.cards[card].zone != "being played":
        return state
    return leave(machine, state, Window(), card)


def _in_its_deck(state: State, to: str, owner: int, card: int) -> State:
    """The state with the card under its owner's deck, where it was put there or shuffled in; on top otherwise."""
    if to not in ("bottom of deck", "deck"):
        return state
    cards = state.players[owner]
    rest = tuple(one for one in known_cards(cards) if one != card)
    if cards.deck is None:
        return with_player(state, owner, with_known_cards(cards, rest if to == "bottom of deck" else ()))
    return with_player(state, owner, with_known_cards(cards, (*rest, card)))


@six_steps.rule(f"{FAQ}/3.31/1")
def _not_in_challenge(state: State, card: int) -> State:
    """The state in which the card, which is gone, participates no longer."""
    challenge = state.challenge
    if challenge is None:
        return state
    attackers = tuple(other for other in challenge.attackers if other != card)
    defenders = tuple(other for other in challenge.defenders if other != card)
    return replace(state, challenge=replace(challenge, attackers=attackers, defenders=defenders))


@six_steps.rule(f"{FAQ}/moribund/5", f"{FAQ}/3.35/1", f"{FAQ}/3.26/2", *_IF_IN_PLAY)
def _expired(machine: Machine, state: State, card: int) -> State:
    """The state without what was in force on the card, and without what lasted until it left play."""
    for effect in state.in_force:
        if effect.effects and effect.trigger is None and effect.cards == (card,):
            source = label(machine.game, effect.source) if effect.source >= 0 else "a card effect"
            text = f"What {source} would do later is about no card in play any more."
            state = say(state, "expiry", text, (*_IF_IN_PLAY, f"{FAQ}/moribund/5"), effect.controller)
    if any(card in effect.cards and not waits_for_it(effect) for effect in state.in_force):
        lasting = (
            effect if card not in effect.cards or waits_for_it(effect) else without_the_card(effect, card)
            for effect in state.in_force
        )
        state = replace(state, in_force=tuple(effect for effect in lasting if effect is not None))
    return end_with_card(machine, state, card) if state.in_force else state
