"""A number that is printed as X, where the costs or effects of an ability ask for the printed number of a card."""

from collections.abc import Iterator

from agot_judge.engine.ability import Ability
from agot_judge.engine.ability.cards import CardNumber, Cards
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label
from agot_judge.engine.state.frames import Initiation
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, cards_said

_TREATED_AS_0 = "2e/faq/varyss-riddle-summer-harvest/2"
_LETTER_X = "2e/rr/the-letter-x/1"
_NO_COST = "2e/rr/shadows.printed-cost-of-shadows-cards/3"
_FIELDS = {
    "printed cost": "cost",
    "printed STR": "strength",
    "printed gold": "gold",
    "printed initiative": "initiative",
    "printed claim": "claim",
    "printed reserve": "reserve",
}


@shared.rule(_TREATED_AS_0, _LETTER_X, _NO_COST)
def say_printed_x(position: Position, ability: Ability, scope: Scope) -> State:
    """The state with a line for each X of which the ability asks as a printed number: it is treated as 0, and where something
    else was chosen for it as its card was played, the documents say nothing of which of the two is asked for."""
    state = position.state
    for what, card in dict.fromkeys(_asked(state, ability, scope)):
        printed = getattr(position.game.cards[card].definition.face, _FIELDS[what])
        name = label(position.game, card)
        if printed is None and what == "printed cost":
            text = f"{name} has no printed cost: an X that is to be that cost is 0."
            state = say(state, "state", text, (_LETTER_X, _NO_COST), scope.you)
        if printed != "X":
            continue
        chosen = _chosen_for(state, card) if what == "printed cost" else 0
        text = f"The {what} of {name} is X, which is treated as 0."
        if chosen:
            text = (
                f"The documents leave this open: the {what} of {name}, which is X, is 0 as a printed number, or the {chosen} "
                "that was chosen for X. It is taken to be 0."
            )
        state = say(state, "state", text, (_TREATED_AS_0, _LETTER_X), scope.you)
    return state


def _asked(state: State, ability: Ability, scope: Scope) -> Iterator[tuple[str, int]]:
    """Each printed number of which it asks, and of which card."""
    for node in nodes((ability.costs, ability.choose, ability.effects)):
        if isinstance(node, CardNumber) and node.what in _FIELDS and not isinstance(node.on, Cards):
            yield from ((node.what, card) for card in cards_said(state, node.on, scope))


def _chosen_for(state: State, card: int) -> int:
    """The number that was chosen for X as the card was played, while its effects have yet to resolve."""
    frames = (frame for frame in state.stack if type(frame) is Initiation and frame.card == card)
    return next((frame.x for frame in frames), 0)
