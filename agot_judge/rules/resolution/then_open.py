"""The part after "then" where a card that was to be put into play entered it as a duplicate."""

from agot_judge.engine.ability import Cards
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import is_duplicate
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.explain.left_open import Question

AS_DUPLICATE = Question(
    id="Q2",
    asked='whether what comes before "then" resolves in its entirety where the card that it puts into play enters play as a'
    " duplicate",
    readings=(
        "no such card was put into play, for a duplicate has no type and no traits there, and what follows does not resolve",
        "the card was put into play, and what follows resolves",
    ),
    cites=("2e/rr/the-word-then/1", "2e/rr/put-into-play/5", "2e/rr/duplicates/5"),
)
RESOLVES = 2
"""The reading by which what follows resolves."""


@shared.rule(*AS_DUPLICATE.cites)
def entered_as_duplicate(state: State, frame: Resolution) -> bool:
    """True where the effects before "then" have put a card into play that they describe, and it is a duplicate there."""
    put = tuple(card for did in frame.deeds if did.deed == "put into play" for card in did.cards)
    if not any(card >= 0 and is_duplicate(state, card) for card in put):
        return False
    return any(frame.targets) or any(
        isinstance(node, Cards) and (node.type or node.trait or node.faction) for node in nodes(frame.effects)
    )
