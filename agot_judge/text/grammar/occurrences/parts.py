"""Parts of a triggering condition: each is a ``Trigger`` in which only what that part says is given, with no kind where it says
none: ``by a card effect``."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.discourse.reading import Unclear
from agot_judge.text.phrases.noun import Noun

_NOTHING = Trigger(event="")
_OF_TYPES: dict[tuple[str, tuple[str, ...]], str] = {
    ("reveal", ("plot",)): "reveal plot",
    ("marshal", ("duplicate",)): "marshal duplicate",  # which is not to marshal a card (2e/rr/duplicates/8)
}
"""The kinds of occurrences that have another name where they happen to cards of these types."""
_DUPLICATES = frozenset({"enter play", "marshal duplicate", "put into play", "attach"})
"""The kinds of occurrences that are a duplicate's own."""


def kinds_of(trigger: Trigger) -> tuple[str, ...]:
    """The kinds of occurrences of which it may be any; none where it says nothing of that."""
    return (trigger.event, *trigger.or_events) if trigger.event else ()


def together(*parts: Trigger) -> Trigger:
    """The occurrence of which all parts are said, of any of their kinds. Raises Unclear where something is said twice."""
    fields: dict[str, Any] = {}
    for part in parts:
        for name in Trigger.__struct_fields__:
            value = getattr(part, name)
            if name in ("event", "or_events", "when") or value == getattr(_NOTHING, name):
                continue
            if fields.setdefault(name, value) != value:
                raise Unclear(f"{name} said twice")
    event, *or_events = dict.fromkeys(kind for part in parts for kind in kinds_of(part))
    when = tuple(condition for part in parts for condition in part.when)
    return Trigger(event=event, or_events=tuple(or_events), when=when, **fields)


def parted(parts: tuple[Trigger, ...]) -> list[Trigger]:
    """The occurrences, parted where more is said of one kind than of another, each with what is said of all of them.

    ``is saved or returned to your hand``: only what is returned must be yours.
    """
    apart: dict[Trigger, list[Trigger]] = {}
    for part in parts:
        if part.event:
            apart.setdefault(replace(part, event="", or_events=()), []).append(part)
    of_all = [part for part in parts if not part.event]
    return [together(*alike, *of_all) for alike in apart.values()]


def to_such_cards(found: Trigger, noun: Noun) -> Trigger:
    """The occurrence as it happens to cards of this type, so many at a time: ``1 or more cards``, ``exactly 1 card`` is once for
    all that happens together; ``a card`` says nothing of that.

    Raises Unclear for ``2 cards``, which says neither, and for what happens to duplicates and is no occurrence of their own.
    """
    if not found.or_events:
        found = replace(found, event=_OF_TYPES.get((found.event, noun.types), found.event))
    if "duplicate" in noun.types and not _DUPLICATES.issuperset(kinds_of(found)):
        raise Unclear("what happens to duplicates")
    counted = noun.any_number or noun.exactly
    (replace(noun, quantity="the") if counted else noun).of_one()
    if noun.quantity != "some" or not counted:
        return found
    found = replace(found, one_or_more=True, exactly=noun.exactly)
    return found if noun.least == 1 else replace(found, at_least=noun.least)
