"""Effects of one deed that is done to several cards."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.trees.at_once import Effects, at_once


def done_at_once(reading: Reading, effects: Effects) -> Effects:
    """The effects of one deed on several cards, each named on its own: ``kill this card and that character``.

    What is picked is picked one after the other where a card could be picked for both; costs are paid together in any case.
    """
    if len(effects) < 2 or reading.clause.part == "cost" or not _apart(effects):
        return effects
    deeds = reading.discourse.effects.with_one_deed(len(effects))
    reading.discourse = replace(reading.discourse, effects=deeds)
    return at_once(tuple((one,) for one in effects))


def _apart(effects: Effects) -> bool:
    """True where no card can be picked for two of them: nothing is, or they are picked from cards of different types."""
    worked_on = [getattr(one, "on", None) for one in effects]
    if not any(isinstance(on, Cards) and on.pick is not None for on in worked_on):
        return True
    types = [kind for on in worked_on for kind in (on.type if isinstance(on, Cards) else ("",))]
    of_some_type = all(isinstance(on, Cards) and on.type for on in worked_on)
    return of_some_type and len(types) == len(set(types))
