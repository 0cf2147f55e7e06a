"""Events: where they may be played from, what they cost, and their state while they are played."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine.ability import PlayOnly
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.state import Deed, State
from agot_judge.engine.state.transition import with_card
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.engine.values.values import has_keyword
from agot_judge.rules.effects.piles import out_of_its_zone
from agot_judge.rules.six_steps.entering.costs import cost_of
from agot_judge.rules.six_steps.entering.requirements import limited_requirements, prohibitions
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
_PLAYED = (f"{FAQ}/4.4/2", f"{FAQ}/3.13/1")
_RESTRICTED = (f"{FAQ}/event-cards-play-restrictions/2",)
_MORIBUND = (f"{FAQ}/moribund-state-for-events/1", f"{FAQ}/4.8/2")


@six_steps.rule(*_PLAYED)
def can_be_played_from_there(position: Position, player: int, card: int) -> bool:
    """True where an event is where the player may play it: in hand."""
    return position.state.cards[card].zone == "hand"


def might_be_played_from_there(position: Position, card: int) -> bool:
    """True where an event is in hand, whose ever it is."""
    return position.state.cards[card].zone == "hand"


@six_steps.rule(*_RESTRICTED)
def play_requirements(position: Position, player: int, card: int) -> Iterator[Requirement]:
    """The card's own demands of being played, but for its cost."""
    yield from limited_requirements(position, player, card)
    yield from prohibitions(position, player, card, "play")
    for ability in position.game.cards[card].definition.abilities:
        for effect in ability.effects if ability.kind == "constant" else ():
            if isinstance(effect, PlayOnly):
                met = holds_in(position, effect.condition, Scope(source=card, you=player))
                yield Requirement(
                    text=f"Its play restriction holds: {ability.text}",
                    failing=f"Its play restriction does not hold: {ability.text}",
                    met=met,
                    cites=_RESTRICTED,
                    about="condition",
                )


def play_cost(position: Position, player: int, card: int, x: int = 0) -> int:
    """The gold that playing this event costs by its printed cost; what its text says to pay is a cost of its own."""
    return cost_of(position, player, card, "play", x)


@six_steps.rule(*_PLAYED, *_MORIBUND)
def being_played(machine: Machine, state: State, player: int, card: int) -> State:
    """The state in which the event is being played: moribund until step 6; a deathbound one for the dead pile."""
    here = state.cards[card]
    to = "dead" if has_keyword(machine.at(state), card, "deathbound") else "discard"
    state = out_of_its_zone(machine.at(state), card)
    state = with_card(state, card, replace(here, zone="being played", leaving=to))
    deed = Deed(way="play", card=card, player=player, phase=state.phase)
    return replace(state, deeds=(*state.deeds, deed))
