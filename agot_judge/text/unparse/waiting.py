"""Delayed effects: what they wait for."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Delayed, Effect, Forbid, Instead, Later
from agot_judge.engine.ability.words import OR_LEAVES
from agot_judge.text.grammar.effects.delayed import UNTIL
from agot_judge.text.unparse.conditions import condition
from agot_judge.text.unparse.triggers import trigger
from agot_judge.text.unparse.wording import Wording, who

THROUGH = "through "


def when_due(wording: Wording, found: Delayed | Later, said: str) -> str:
    """The effects, ``said`` in words of their own, after the time for which they wait."""
    return _later(wording, found, said) if isinstance(found, Later) else _delayed(wording, found, said)


def _later(wording: Wording, found: Later, said: str) -> str:
    one: Effect | None = found.effects[0] if len(found.effects) == 1 else None
    if isinstance(one, Forbid) and one.cannot == "reveal plots":
        return f"{who(one.player)} cannot reveal a new plot card during the next plot phase"
    waits, when = found.trigger, trigger(wording, found.trigger)
    if isinstance(one, Instead):
        time = f"the next time {when} this {found.until}" if found.once else f"if {when}"
        return f"{time}, {said.removeprefix('instead ')} instead"
    if not found.once:
        return f"each time {when} this {found.until}, {said}"
    time = f"the next time {when} this {found.until}"
    if UNTIL.get(waits.event) == found.until and waits.card is None:
        time = f"if {when.replace(' a challenge', ' this challenge')}"
    elif found.until.startswith(THROUGH):
        what = trigger(wording, replace(waits, phase=()))
        time = f"if {what} during the next {found.until.removeprefix(THROUGH)} phase"
    return f"{time}, {said}"


def _delayed(wording: Wording, found: Delayed, said: str) -> str:
    period = found.period.removesuffix(OR_LEAVES)
    start = f"at the end of the {found.phase} {period}".replace("  ", " ")
    if period != found.period:
        start += f", or if {wording.title} leaves play"
        placed = wording.reference("moved") if found.on == "moved" else ""
        said = said.replace(placed, f"each card you placed under {wording.title}") if placed else said
    card = wording.reference(found.on) if isinstance(found.on, str) else ""
    if found.if_in_play and card:
        start += f", if {card} is still in play"
    elif found.if_with_token and card:
        start += f", if {card} still has a {found.if_with_token} token"
    elif found.condition is not None:
        start += f", {condition(wording, found.condition)}"
    return f"{start}, {said}"
