"""The player whose card it is of which is spoken: "its controller", "that character's owner"."""

from agot_judge.engine.ability.words import Ref
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.discourse.that_player import TO_ITS_CONTROLLER
from agot_judge.text.grammar.nouns.heads import type_named
from agot_judge.text.grammar.players import players
from agot_judge.text.parsing.template import READING, call
from agot_judge.text.phrases.person import Person


@players.rule
def owner_who_acts(reading: Reading) -> Person:
    """``its owner draws 1 card``."""
    if reading.clause.part == "effect":
        reading.discourse.must_be_spoken_of_last(_meant(reading, ()))
    return Person("owner")


def _controller(reading: Reading, types: tuple[str, ...]) -> Person:
    if reading.clause.part != "effect":
        return Person("controller")
    meant = _meant(reading, types)
    if meant == "host" and reading.occurrence.card is None:
        return Person("host controller")
    if meant is None and any(one.ref == "cost" for one in reading.discourse.mentions):
        raise Unclear("whose controller it is, what paid or what was concerned since")
    reading.discourse.must_be_spoken_of_last(meant)
    # A cost is paid with one's own cards (2e/rr/costs/3).
    return Person("you" if meant == "cost" else "controller")


def _meant(reading: Reading, types: tuple[str, ...]) -> Ref | None:
    """The card whose controller or owner it is; None: that is not certain. Raises Unclear where it has no name of its own."""
    try:
        noun = reading.noun_meant(types=types, named=False) if types else reading.noun_meant()
    except Unclear:
        if reading.occurrence.event and not reading.discourse.mentions:
            raise
        return None
    if noun.ref is None and reading.occurrence.card is None:
        raise Unclear("whose card it is")
    return noun.ref


@players.rule
def that_ones_controller(reading: Reading, kind: str) -> Person:
    """``that character's controller``: of the one that is called so, not of what was spoken of last."""
    if not _is_another(reading, kind):
        return _controller(reading, type_named(kind))
    meant = reading.noun_meant(types=type_named(kind), named=False)
    if meant.ref == "host":
        return Person("host controller")
    if (
        meant.ref != "occurrence"
        or reading.subject != "you"
        or reading.occurrence.event not in TO_ITS_CONTROLLER
    ):
        raise Unclear("whose controller it is")
    return Person("that player")


@players.rule
def that_ones_owner(reading: Reading, kind: str) -> Person:
    """The owner of the card spoken of."""
    if _is_another(reading, kind):
        raise Unclear("whose owner it is")
    return Person("owner")


def _is_another(reading: Reading, kind: str) -> bool:
    """True where "that character" is another card than the one that was spoken of last."""
    try:
        called, last = reading.noun_meant(types=type_named(kind), named=False), reading.noun_meant()
    except Unclear:
        return False
    done = [one for one in reading.discourse.mentions if one.part == "effect"]
    newest = max(done, key=lambda one: one.step).ref if done else called.ref
    return called.ref is not None and not called.ref == last.ref == newest


players.means(
    # Of the card that is spoken of; where the occurrence has no card, of the one by which it was described
    controller=call(_controller, READING, ()),
)
