"""Terminal states: a character that is killed for its STR is 0, as often as it may be saved."""

from agot_judge.engine.values.continuous import modifiers
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import is_prohibited, strength
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
TERMINAL = "terminal condition"
"""The cause of what happens to a card in such a state."""


@six_steps.rule(f"{FAQ}/3.19/1")
def is_terminal(position: Position, card: int) -> bool:
    """True where the character is in a terminal state and is not on its way out of play already."""
    if position.state.cards[card].leaving or strength(position, card) > 0:
        return False
    return any(
        change.modify.killed_at_zero
        and not is_prohibited(position, card, "be killed", source=change.scope.source)
        for change in modifiers(position, card, "killed at zero")
    )
