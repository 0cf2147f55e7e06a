"""Triggering conditions: after ``After`` or ``When``."""

from msgspec.structs import replace

from agot_judge.engine.ability import Delayed, Effect, Forbid, Instead, Later, Trigger
from agot_judge.engine.ability.words import OR_LEAVES
from agot_judge.text.grammar.effects.delayed import UNTIL
from agot_judge.text.unparse.cards import a
from agot_judge.text.unparse.occurrences import ability, meanwhile, of_card, of_event
from agot_judge.text.unparse.templates import FORMS, PARTS, said_of
from agot_judge.text.unparse.wording import Wording, who


def trigger(wording: Wording, found: Trigger) -> str:
    """The occurrence without its first word."""
    if len(found.or_else) == 1 and (said := _in_one(wording, replace(found, or_else=()), found.or_else[0])):
        return said
    if found.or_else:
        first, *others = [trigger(wording, one) for one in (replace(found, or_else=()), *found.or_else)]
        player = f"{who(found.player)} "
        if first.startswith(player):  # said once: what both are about is not one card
            others = [one.removeprefix(player) for one in others]
        return " or ".join((first, *others))
    said = occurrence(wording, found)
    if found.phase and found.event not in ("phase begins", "phase ends"):
        said += f" during the {found.phase[0]} phase"
    return said


def _in_one(wording: Wording, first: Trigger, other: Trigger) -> str:
    """Two occurrences in one: ``enters play under your control or your discard pile``; empty for others."""
    card = other.card
    if first.card is not None and other == Trigger(
        event="initiate", would=True, player=first.player, ability_kind="when revealed"
    ):
        return f"the effects of {ability(wording, first)} or when revealed ability would initiate"
    if card is None or first != Trigger(event="enter play", card=replace(card, controller="you")):
        return ""
    if other != Trigger(event="enter pile", card=card, player="you", to="discard"):
        return ""
    return f"{a(wording, card)} enters play under your control or your discard pile"


def occurrence(wording: Wording, found: Trigger) -> str:
    """The occurrence, without another that does as well."""
    if found.card is None or found.event == "initiate":
        return of_event(wording, found)
    return of_card(wording, found, found.card) + meanwhile(wording, found)


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
    if found.on == "moved" and found.period.endswith(OR_LEAVES):
        said = said.replace(wording.reference("moved"), f"each card you placed under {wording.title}")
    return f"{said_of('effects', 'Delayed', wording, found)}, {said}"


FORMS["period"] = lambda wording, period: period.removesuffix(OR_LEAVES)
PARTS["or_leaves"] = lambda wording, found: (
    f", or if {wording.title} leaves play" if found.period.endswith(OR_LEAVES) else ""
)
