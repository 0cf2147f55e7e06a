"""What must be true for an ability to be used, an effect to resolve, or a constant ability to be active.

Descriptions of cards speak of conditions, and these of cards: they stand together in ``cards``.
"""

from agot_judge.engine.ability.cards import Compare, Condition, Happened

__all__ = ["Compare", "Condition", "Happened"]
