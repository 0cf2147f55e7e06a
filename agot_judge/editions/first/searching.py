"""Searching a deck: what is searched for by its type is shown."""

from msgspec.structs import replace

from agot_judge.editions.first.rulebook import first
from agot_judge.engine.ability import Cards, Reveal, Search
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.rules.effects import effects_searching

FAQ = "1e/faq"


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
