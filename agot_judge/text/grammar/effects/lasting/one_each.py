"""``one of those characters gets -1 STR, and one gets -2 STR``."""

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Cards, Pick
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.constants.changes.fields import Fields, added
from agot_judge.text.grammar.effects.lasting import lasting
from agot_judge.text.grammar.effects.lasting.changes import Subject
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.trees.one_each import each_gets_one


@lasting.rule
def one_gets_each(reading: Reading, on: Subject, first: str, *others: int | str) -> Effects:
    """Each of the others is said of ``one``. Raises Unclear where these are not as many as were chosen."""
    signed = [first, *(str(change) for change in others[1::2])]
    return _one_each(reading, on, others[::2], tuple(Modify(**added(change, None)) for change in signed))


def _one_each(
    reading: Reading, on: Subject, numbers: tuple[int | str | Fields, ...], changes: tuple[Modify, ...]
) -> Effects:
    one_of_them = isinstance(on, Cards) and on.among == "target" and on.pick == Pick()
    chosen = reading.choices[0] if len(reading.choices) == 1 else None
    if not one_of_them or chosen is None or any(number != 1 for number in numbers):
        raise Unclear("of which cards")
    if not chosen.least == chosen.most == len(changes) or len(changes) > len(TARGETS):
        raise Unclear("how many of them get something")
    return (each_gets_one(changes),)
