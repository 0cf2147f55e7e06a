"""``draw up to 2 cards``, ``pay up to 3 gold``: the player says how many."""

from collections.abc import Callable

from agot_judge.engine.ability.ability import Effect, Either, May
from agot_judge.text.discourse.reading import Reading, Unclear


def up_to(reading: Reading, many: int, effects: Callable[[int], tuple[Effect, ...]]) -> tuple[Effect, ...]:
    """Each option is a number; none of them may be taken. Raises Unclear for a cost."""
    if reading.clause.part == "cost":
        raise Unclear("how much is paid")
    options = tuple(effects(count) for count in range(many, 0, -1))
    if reading.clause.optional and reading.subject != "you":
        raise Unclear("what follows if another player does it")
    either = Either(options=options, player=reading.subject)
    return (either,) if reading.clause.optional else (May(player=reading.subject, effects=(either,)),)
