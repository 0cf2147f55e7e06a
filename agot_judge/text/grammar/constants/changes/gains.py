"""What cards gain and lose, and STR that is added."""

from typing import Any

from agot_judge.engine.ability.cards import Condition
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.challenges.occasions import TakingPart
from agot_judge.text.grammar.constants.changes import changes
from agot_judge.text.grammar.constants.changes.fields import Fields, added, together
from agot_judge.text.grammar.numbers.per import Per
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.person import Unclear


@changes.rule
def changes_(reading: Reading, *found: Fields) -> Fields:
    """``gets +1 STR and gains renown while attacking``: what is said last of all holds for all of it; not of ``+1 STR, and
    gains renown while attacking``, nor of the same number changed once more: ``+1 STR and +2 STR while ..``."""
    *before, last = found
    parts = last.get("_parts", ())
    when = {name: parts[0][name] for name in ("_role", "condition") if parts and name in parts[0]}
    if when and len(parts) == 1 and not any("_parts" in one for one in before):
        again = any("strength" in one for one in before) and "strength" in parts[0]
        parted = len(found) == 2 and ", and " in reading.clause.words
        if again or parted:
            return {"_parts": (*before, *parts)}
        return {"_parts": (*({**one, **when} for one in before), *parts)}
    return with_what_is_gained(together(found))


@changes.rule
def strength(reading: Reading, change: str) -> Fields:
    """The STR that is added: ``+2 STR``."""
    return added("strength", change)


@changes.rule
def strength_per(reading: Reading, change: str, per: Per) -> Fields:
    """The STR that is added for each of something."""
    return added("strength", change, per)


@changes.rule
def gains_when(reading: Reading, found: Fields, when: Condition) -> Fields:
    """The fields of what it gains at some time."""
    return {"_parts": ({**found, "condition": when},)}


@changes.rule
def strength_when(reading: Reading, change: str, when: Condition) -> Fields:
    """The STR that is added at some time."""
    return gains_when(reading, added("strength", change), when)


@changes.rule
def strength_when_in_role(reading: Reading, change: str, part: TakingPart) -> Fields:
    """The STR that is added while it takes part."""
    return gains_when_in_role(reading, added("strength", change), part)


@changes.rule
def gains_when_in_role(reading: Reading, found: Fields, part: TakingPart) -> Fields:
    """The fields of what it gains while it takes part."""
    return {"_parts": ({**found, "_role": part},)}


def with_what_is_gained(fields: dict[str, Any]) -> dict[str, Any]:
    """The changes themselves. Raises Unclear for ``loses all traits and gains the Lord trait``, in one breath."""
    for what in ("icons", "keywords", "traits"):
        if "all" in fields.get(f"loses_{what}", ()) and fields.get(f"gains_{what}", ()):
            raise Unclear("whether what is gained is lost as well")
    return fields


changes.means(
    gains=FIRST,
    loses=FIRST,
    immune={"immune_to": (FIRST,)},  # The immunity: "immune to opponents' events"
    # "immune to opponents' triggered effects": not to what a constant ability or a keyword does
    immune_to_triggered={"immune_to_triggered": (FIRST,)},
)
