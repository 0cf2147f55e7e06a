"""Cards that an effect stands in the standing phase, where a player cannot stand more than so many of them there."""

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Forbid, Stand
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.explain.left_open import Question
from agot_judge.rules.effects.affecting import affected, on_cards
from agot_judge.rules.potential.can_affect import could_affect
from agot_judge.rules.prohibitions.forbidden_players import forbidden_to
from agot_judge.rules.resolution.by_hand import left_open
from agot_judge.rules.resolution.scope_of import scope_of_resolution

BEYOND_THE_LIMIT = Question(
    asked="whether what an effect stands counts where a player cannot stand more than so many cards in the standing phase",
    readings=(
        "it counts, and the player cannot stand what is beyond that number",
        "only what the player stands in the step is counted, and the effect stands the card",
    ),
    cites=("2e/rr/cannot/1", "2e/rr/6.2/1"),
)


@second.effect(Stand, "2e/rr/effects/3", "2e/rr/stand/1", *BEYOND_THE_LIMIT.cites)
def stand(machine: Machine, state: State, frame: Resolution, effect: Stand) -> State:
    """The cards stand; beyond a number that the player cannot exceed the judge says what the prohibition means."""
    position = machine.at(state)
    scope = scope_of_resolution(frame)
    cards = affected(position, frame, effect)
    able = tuple(card for card in cards if card >= 0 and could_affect(position, effect, card, scope))
    limits = () if frame.by_hand else _limits(position, frame.player)
    if any(_exceeds(position, frame.player, able, *limit) for limit in limits):
        return left_open(state, frame, BEYOND_THE_LIMIT)
    return on_cards(machine, state, frame, effect)


def _limits(position: Position, player: int) -> tuple[tuple[Forbid, Scope], ...]:
    """The prohibitions that leave the player a number of cards to stand in this phase."""
    found = forbidden_to(position, player, lambda one: one.cannot == "stand" and one.more_than is not None)
    return tuple(found)


def _exceeds(position: Position, player: int, cards: tuple[int, ...], forbid: Forbid, scope: Scope) -> bool:
    """True where these come on top of as many as the player cannot exceed, with what he or she has stood in this phase."""
    assert forbid.more_than is not None
    state = position.state
    stood = (
        happening.card
        for happening in state.history
        if "stand" in happening.kinds
        and (happening.round, happening.phase) == (state.round, state.this_phase)
        and state.cards[happening.card].controller == player
    )
    concerned = [
        card
        for card in (*stood, *cards)
        if forbid.cards is None or matches_in(position, forbid.cards, card, scope)
    ]
    added = any(forbid.cards is None or matches_in(position, forbid.cards, card, scope) for card in cards)
    return added and len(concerned) > amount_of(position, forbid.more_than, scope)
