"""For what cards cannot be chosen: as targets, for claim."""

from agot_judge.engine.ability.cards import Cards
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.changes import Fields, changes

__all__ = ["changes"]


@changes.rule
def not_chosen_for_claim(reading: Reading, icon: str | None) -> Fields:
    """Only for [military] claim are cards chosen."""
    if icon not in (None, "military"):
        raise Unclear("claim for which no card is chosen")
    return {"cannot": ("be chosen for claim",)}


@changes.rule
def not_killed_by_claim(reading: Reading, icon: str | None) -> Fields:
    """What cannot be killed cannot be chosen for it (2e/faq/2.1/1)."""
    return not_chosen_for_claim(reading, icon)


@changes.rule
def not_targeted(reading: Reading) -> Fields:
    return {"cannot": ("be chosen as a target",)}


@changes.rule
def not_targeted_by(reading: Reading, sources: Cards) -> Fields:
    return {"_parts": ({**not_targeted(reading), "by": sources},)}


@changes.rule
def not_the_only_target(reading: Reading, sources: Cards | None = None) -> Fields:
    """``cannot be chosen as the only target of opponents' events``."""
    words = {"cannot": ("be chosen as the only target",)}
    return words if sources is None else {"_parts": ({**words, "by": sources},)}
