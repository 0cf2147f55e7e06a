"""``one of those characters gets -1 STR, and one gets -2 STR``."""

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Cards, Pick
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.text.one_each import each_gets_one
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.changes import added
from agot_judge.text.topics.lasting import Subject
from agot_judge.text.topics.sentences import Effects
from agot_judge.text.topics.strength_kept import lasting

__all__ = ["lasting"]


@lasting.rule
def one_gets_each(reading: Reading, on: Subject, first: str, *others: int | str) -> Effects:
    """Each of the others is said of ``one``. Raises Unclear where these are not as many as were chosen."""
    one_of_them = isinstance(on, Cards) and on.among == "target" and on.pick == Pick()
    signed = [first, *(str(change) for change in others[1::2])]
    chosen = reading.choices[0] if len(reading.choices) == 1 else None
    if not one_of_them or chosen is None or any(number != 1 for number in others[::2]):
        raise Unclear("of which cards")
    if not chosen.least == chosen.most == len(signed) or len(signed) > len(TARGETS):
        raise Unclear("how many of them get something")
    return (each_gets_one(tuple(Modify(**added("strength", change, None)) for change in signed)),)
