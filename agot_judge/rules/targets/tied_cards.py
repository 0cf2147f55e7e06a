"""The character with the highest STR, the player with the most gold: where several have it, the documents do not say
which of them is meant."""

from agot_judge.engine.ability import Cards, Effect
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.values.amounts import is_undetermined
from agot_judge.engine.values.matching import each_in
from agot_judge.engine.values.position import Position
from agot_judge.rules.resolution.scope_of import scope_of_resolution
from agot_judge.rules.resolution.unidentified_cards import HOLDING

TIED = "several cards are tied, and no paragraph says which of them is meant"
OF_ONE_OPPONENT = "of which of several opponents the number is, is not said, and no paragraph says it"
SEVERAL_PLAYERS = "it is true of several players, and no paragraph says which of them is meant"


@ByIdentity
def _the_one(effect: Effect) -> tuple[Cards, ...]:
    if isinstance(effect, HOLDING):
        return ()  # asked of each effect that it holds
    return tuple(node for node in nodes(effect) if isinstance(node, Cards) and node.the_one)


def are_tied(position: Position, frame: Resolution, effect: Effect) -> bool:
    """True where what the effect speaks of as one card are several."""
    scope = scope_of_resolution(frame)
    return any(len(each_in(position, cards, scope)) > 1 for cards in _the_one(effect))


def is_of_which_opponent(position: Position, frame: Resolution, effect: Effect) -> bool:
    """True where a number in the effect is that of one opponent, of whom the text does not say which, where that matters."""
    return not isinstance(effect, HOLDING) and is_undetermined(position, effect, scope_of_resolution(frame))
