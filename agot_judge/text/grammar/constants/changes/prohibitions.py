"""Things that cannot happen to cards."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import EITHER
from agot_judge.text.grammar.constants.changes import changes
from agot_judge.text.grammar.constants.changes.parts import Apart, Change, together
from agot_judge.text.parsing.template import FIRST

_TAKEN_AWAY = ("lose ", "have its STR")
"""The beginnings of the words for things that only card effects do."""


@changes.rule
def cannot_bound(reading: Reading, words: tuple[str, ...], *bounds: Modify) -> Apart:
    """The prohibitions with their bounds: by which effects, when, unless."""
    times = tuple(bound.during for bound in bounds if bound.during is not None)
    found = replace(together(tuple(replace(bound, during=None) for bound in bounds)), cannot=words)
    if found.by == Cards(zone="any") and any(word.startswith(_TAKEN_AWAY) for word in words):
        found = replace(found, by=None)
    if found.by is not None and any(word.startswith("lose ") for word in words):
        raise Unclear("which of the effects that take something away")
    if times:
        when = times[0] if len(times) == 1 else Condition(all_of=times)
        found = replace(found, during=_on_either_side(when) if "participate" in words else when)
    return Apart(found)


def _on_either_side(when: Condition) -> Condition:
    """Both players take part in a challenge "against" each other, whoever initiated it (2e/rr/against/1)."""
    against = Condition(you_are="defending player")
    return replace(when, all_of=tuple(EITHER if one == against else one for one in when.all_of))


@changes.rule
def not_the_only_target(reading: Reading, sources: Cards | None = None) -> Change:
    """``cannot be chosen as the only target of opponents' events``."""
    found = Modify(cannot=("be chosen as the only target",), by=sources)
    return found if sources is None else Apart(found)


changes.means(
    cannot=Modify(cannot=FIRST),  # The prohibitions after "cannot"
    by_effects=Modify(by=FIRST),
    at_time=Modify(during=FIRST),
    unless_so=Modify(unless=FIRST),
)
