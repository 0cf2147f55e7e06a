"""Delayed effects: what they wait for."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Delayed, Forbid, Instead, Later
from agot_judge.engine.ability.words import OR_LEAVES
from agot_judge.text.grammar.effects.delayed import UNTIL
from agot_judge.text.unparse.conditions import condition
from agot_judge.text.unparse.triggers import trigger
from agot_judge.text.unparse.wording import Wording, who

BEGINNINGS = {"phase begins": "phase", "round begins": "round"}


def when_due(wording: Wording, found: Delayed | Later, said: str) -> str:
    """What is done then, ``said`` in words of its own, and what it waits for."""
    one = found.effects[0] if len(found.effects) == 1 else None
    when = trigger(wording, found.trigger) if isinstance(found, Later) else ""
    if isinstance(found, Later) and isinstance(one, Forbid) and one.cannot == "reveal plots":
        return f"{who(one.player)} cannot reveal a new plot card during the next plot phase"
    if isinstance(found, Later) and isinstance(one, Instead):
        time = f"the next time {when} this {found.until}" if found.once else f"if {when}"
        return f"{time}, {said.removeprefix('instead ')} instead"
    if isinstance(found, Later):
        if found.once and UNTIL.get(found.trigger.event) == found.until and found.trigger.card is None:
            return f"if {when.replace(' a challenge', ' this challenge')}, {said}"
        if found.until.startswith("through ") and found.once:
            name = found.until.removeprefix("through ")
            what = trigger(wording, replace(found.trigger, phase=()))
            return f"if {what} during the next {name} phase, {said}"
        beginning = BEGINNINGS.get(found.trigger.event)
        if beginning == "phase" and found.until == "round" and found.once and found.trigger.phase:
            return f"at the beginning of the {found.trigger.phase[0]} phase, {said}"
        if beginning and found.until == "game" and found.once and not found.trigger.when:
            named = "".join(f"{phase} " for phase in found.trigger.phase)
            return f"at the beginning of the next {named}{beginning}, {said}"
        start = "the next time" if found.once else "each time"
        return f"{start} {when} this {found.until}, {said}"
    period = found.period.removesuffix(OR_LEAVES)
    start = f"at the end of the {found.phase} {period}".replace("  ", " ")
    if period != found.period:
        start += f", or if {wording.title} leaves play"
        placed = wording.reference("moved") if found.on == "moved" else ""
        said = said.replace(placed, f"each card you placed under {wording.title}") if placed else said
    if found.if_in_play and isinstance(found.on, str):
        start += f", if {wording.reference(found.on)} is still in play"
    elif found.if_with_token and isinstance(found.on, str):
        start += f", if {wording.reference(found.on)} still has a {found.if_with_token} token"
    elif found.condition is not None:
        start += f", {condition(wording, found.condition)}"
    return f"{start}, {said}"
