"""Triggering conditions."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.words import Duration
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.grammar.occurrences.parts import together
from agot_judge.text.grammar.occurrences.players.doing import drawn
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.trees.either_trigger import either_of

triggers = Fragment(__name__, "trigger", "phase", "awaited")


_USED = {"draw": "insight", "discard from deck": "pillage", "bypass": "stealth"}
"""With which keyword it is done."""


_SOMEBODY = frozenset({"player", "player's", "opponent", "opponent's", "controller", "owner"})
"""Words for players than whom another one is another; without them it is another than you."""


@triggers.rule
def trigger(reading: Reading, *parts: Trigger) -> Trigger:
    """One occurrence, or one of several that differ only in what happens."""
    before, another, _ = reading.clause.words.lower().partition("another player")
    of_challenge = before.rstrip().endswith(("challenge against", "challenge to"))
    of_nobody = _SOMEBODY.isdisjoint(before.split())
    if another and "you" not in before.split() and not of_challenge and not of_nobody:
        raise Unclear("another than which player")  # read as another than you
    first, *others = (part for part in parts if part.event)
    for other in others:
        first = either_of(first, other)
    of_all = [part for part in parts if not part.event]
    if of_all and first.or_else:
        raise Unclear("of which of two triggering conditions it is said")
    first = together(first, *of_all)
    keyword = _USED.get(first.event)
    if keyword is not None and first.card is not None and keyword in first.card.keyword:
        # "after you draw a card with insight"
        raise Unclear("whether the card has the keyword, or it was used")
    if first.event == "draw phase draw" and first.phase != ("draw",):
        return drawn(first)
    return first


class Awaited(Struct, frozen=True):
    """An occurrence for which a delayed effect waits, and until when; None: nothing is said."""

    trigger: Trigger
    until: Duration | None


@triggers.rule
def awaited(reading: Reading, *found: Trigger) -> Awaited:
    """The occurrence that is awaited."""
    return Awaited(trigger(reading, *found), reading.awaited_in or None)


@triggers.rule
def awaited_in(reading: Reading, *parts: Any) -> Awaited:
    """The occurrence that is awaited in a period."""
    *found, period = parts
    return Awaited(trigger(reading, *found), period)


@triggers.rule
def awaited_in_next(reading: Reading, found: Trigger, name: str) -> Awaited:
    """``reveals a plot card during the next plot phase``."""
    return Awaited(replace(trigger(reading, found), phase=(name,)), f"through {name}")


@triggers.rule
def in_challenge(reading: Reading, challenge: Challenge) -> Trigger:
    """The challenge during which it happens."""
    if "against another" in reading.clause.words:  # said of what happens, not of the challenge
        raise Unclear("than whom it is another")
    return Trigger(event="", when=(challenge.condition(),))


@triggers.rule
def in_phase(reading: Reading, name: str) -> Trigger:
    """The phase in which it happens."""
    if not name:
        raise Unclear("within which phase")
    return Trigger(event="", phase=(name,))


triggers.means(
    phase=FIRST,
    any_phase="",
)
