"""The hand as a single entity: to discard or reveal it is not to discard or reveal its cards. What a search by type shows."""

from msgspec.structs import replace

from agot_judge.editions.first.rulebook import first
from agot_judge.engine.ability import Cards, DiscardFromHand, Reveal, Search
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.events import AS_ONE
from agot_judge.engine.state.frames import Occurrence, Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.rules.effects import effects_hand_and_deck, effects_searching
from agot_judge.rules.effects.affecting import meant

FAQ = "1e/faq"
_HAND = (f"{FAQ}/4.13/1",)
_REVEALED = (f"{FAQ}/4.13/2", f"{FAQ}/4.13/3")
_WHOLE = Cards(zone="hand")


@first.effect(DiscardFromHand, *_HAND)
def discard_from_hand(machine: Machine, state: State, frame: Resolution, effect: DiscardFromHand) -> State:
    """A hand that is discarded whole is no card that is discarded, and one of 0 cards can be."""
    if not effect.all_of_it:
        return effects_hand_and_deck.discard_from_hand(machine, state, frame, effect)
    players = meant(machine.at(state), frame, effect.player)
    names = " and ".join(machine.game.players[player] for player in players)
    many = sum(len(state.players[player].hand) for player in players)
    text = f"{names} discards the hand as a single entity ({many} cards)."
    state = say(state, "effect", text, _HAND, frame.player)
    if not many:
        return state
    return as_one(effects_hand_and_deck.discard_from_hand(machine, state, frame, effect))


@first.effect(Reveal, f"{FAQ}/1.3/1", *_REVEALED)
def reveal(machine: Machine, state: State, frame: Resolution, effect: Reveal) -> State:
    """A hand that is revealed whole is no card that is revealed; single cards of it still can be."""
    if not _is_hand(effect):
        return effects_searching.reveal(machine, state, frame, effect)
    state = say(state, "effect", "The hand is revealed as a single entity.", _REVEALED[:1], frame.player)
    return as_one(effects_searching.reveal(machine, state, frame, effect))


def _is_hand(effect: Reveal) -> bool:
    on = effect.on
    return (
        isinstance(on, Cards) and replace(on, controller="any", owner="any", controller_where=None) == _WHOLE
    )


@first.rule(*_HAND, *_REVEALED)
def as_one(state: State) -> State:
    """The state in which what is about to happen to each card happens to the hand: no card effect answers it card by card."""
    top = state.stack[-1]
    if not isinstance(top, Occurrence):
        return state
    events = tuple(replace(event, marks=(*event.marks, AS_ONE)) for event in top.events)
    return replace(state, stack=(*state.stack[:-1], replace(top, events=events)))


@first.effect(Search, f"{FAQ}/1.2/1", f"{FAQ}/verifying-a-card-searched-for/2")
def search(machine: Machine, state: State, frame: Resolution, effect: Search) -> State:
    """The card that is found is revealed where a specific type is searched for, though the text does not say so."""
    says_so = any(isinstance(one, Reveal) for one in frame.effects[frame.done :])
    if not says_so and any(_is_specific(cards) for cards in effect.kinds):
        effect = replace(effect, reveal=True)
    return effects_searching.search(machine, state, frame, effect)


def _is_specific(cards: Cards) -> bool:
    any_card = Cards(zone=cards.zone, controller=cards.controller, owner=cards.owner, pick=cards.pick)
    return replace(cards, top=None, bottom=None) != any_card
