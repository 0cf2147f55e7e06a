"""Things that cards gain and lose, and STR that is added."""

from typing import Any

from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.constants.changes import changes
from agot_judge.text.grammar.constants.changes.fields import Fields, added, at_a_time, together
from agot_judge.text.parsing.template import FIRST, SECOND, call
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
    strength=call(added, FIRST),  # The STR that is added: "+2 STR"
    strength_per=call(added, FIRST, SECOND),  # The STR that is added for each of something
    gains_when=call(at_a_time, FIRST, condition=SECOND),  # "gains renown while you are the first player"
    gains_when_in_role=call(at_a_time, FIRST, _role=SECOND),  # "gains renown while attacking"
    strength_when=call(at_a_time, call(added, FIRST), condition=SECOND),
    strength_when_in_role=call(at_a_time, call(added, FIRST), _role=SECOND),
)
