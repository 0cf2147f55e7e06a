"""Things that cards gain and lose, and STR that is added."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Modify
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.constants.changes import changes
from agot_judge.text.grammar.constants.changes.parts import Apart, Change, Changes, added, at_a_time, together
from agot_judge.text.parsing.template import FIRST, SECOND, call
from agot_judge.text.phrases.person import Unclear


@changes.rule
def changes_(reading: Reading, *found: Change) -> Changes:
    """``gets +1 STR and gains renown while attacking``: what is said last of all holds for all of it; not of ``+1 STR, and
    gains renown while attacking``, nor of the same number changed once more: ``+1 STR and +2 STR while ..``."""
    always = tuple(one for one in found if isinstance(one, Modify))
    apart = tuple(one for one in found if isinstance(one, Apart))
    if apart == found[-1:] and (apart[0].role or apart[0].change.condition):
        (last,) = apart
        again = last.change.strength != 0 and any(one.strength != 0 for one in always)
        if again or (len(found) == 2 and ", and " in reading.clause.words):
            return found
        when = last.change.condition
        return (*(Apart(replace(one, condition=when), last.role) for one in always), last)
    both = _with_what_is_gained(together(always))
    return apart if both == Modify() else (both, *apart)


def _with_what_is_gained(change: Modify) -> Modify:
    """The change itself. Raises Unclear for ``loses all traits and gains the Lord trait``, in one breath."""
    for lost, gained in (
        (change.loses_icons, change.gains_icons),
        (change.loses_keywords, change.gains_keywords),
        (change.loses_traits, change.gains_traits),
    ):
        if "all" in lost and gained:
            raise Unclear("whether what is gained is lost as well")
    return change


changes.means(
    gains=FIRST,
    loses=FIRST,
    immune=Modify(immune_to=(FIRST,)),  # The immunity: "immune to opponents' events"
    # "immune to opponents' triggered effects": not to what a constant ability or a keyword does
    immune_to_triggered=Modify(immune_to_triggered=(FIRST,)),
    strength=call(added, FIRST),  # The STR that is added: "+2 STR"
    strength_per=call(added, FIRST, SECOND),  # The STR that is added for each of something
    gains_when=call(at_a_time, FIRST, condition=SECOND),  # "gains renown while you are the first player"
    gains_when_in_role=Apart(FIRST, SECOND),  # "gains renown while attacking"
    strength_when=call(at_a_time, call(added, FIRST), condition=SECOND),
    strength_when_in_role=Apart(call(added, FIRST), SECOND),
)
