"""Seasons: no document of the edition says when it is Winter or Summer, so whether it is is left to the judge."""

import re
from collections.abc import Callable

from msgspec.structs import replace

from agot_judge.engine.ability import Ability
from agot_judge.engine.ability.effects_on_players import ByHand
from agot_judge.text.compiled import CompiledLine

_SEASON = r"it is (?:not )?(?:Winter|Summer)(?: or (?:Winter|Summer))?"
_OF_USE = re.compile(
    rf"(?P<header>(?:Limited )?\w+(?: Phase)?: )If (?P<when>{_SEASON}), (?P<body>.+)", re.DOTALL
)
_AND_YOU = re.compile(
    rf"(?P<header>(?:Limited )?Response: )If (?P<when>{_SEASON}) and (?P<body>.+)", re.DOTALL
)
_OF_TRIGGER = re.compile(
    rf"(?P<before>(?:(?:Limited )?Response: )?After [^,.]+?),? and (?P<when>{_SEASON}), (?P<body>.+)",
    re.DOTALL,
)
_SENTENCE = re.compile(rf"(?:^|(?<=[.)] ))(?:Then, )?(?:If|While|if) {_SEASON}\b")
CAUSE = "season"


def with_season(text: str, reads: Callable[[str], CompiledLine]) -> CompiledLine | None:
    """The line, whose season the judge decides; ``reads`` reads the line without it. None: it speaks of none, or elsewhere."""
    without = _without_condition(text)
    if without is not None:
        said, when = without
        found = reads(said)
        if found.status == "unread":
            return None
        judged = tuple(replace(one, left_to_judge=when, text=text) for one in found.abilities)
        return replace(found, text=text, status="header", abilities=judged, cause=CAUSE)
    spoken = _SENTENCE.search(text)
    if spoken is None:
        return None
    before, sentence = text[: spoken.start()].strip(), text[spoken.start() :]
    if not before:
        left = Ability(kind="constant", effects=(ByHand(text=sentence),), text=sentence)
        return CompiledLine(
            text=text, status="header", kind="constant", abilities=(left,), left=(sentence,), cause=CAUSE
        )
    found = reads(before)
    if found.status == "unread" or not found.abilities:
        return None
    return replace(
        found,
        text=text,
        status="header",
        abilities=_and_by_hand(found.abilities, text, sentence),
        left=(*found.left, sentence),
        cause=CAUSE,
    )


def _without_condition(text: str) -> tuple[str, str] | None:
    """The line without the season of which its use depends, and the season."""
    used = _OF_USE.fullmatch(text)
    if used is not None:
        return f"{used['header']}{used['body'][:1].upper()}{used['body'][1:]}", used["when"]
    used = _AND_YOU.fullmatch(text)
    if used is not None:
        return f"{used['header']}After {used['body']}", used["when"]
    used = _OF_TRIGGER.fullmatch(text)
    return None if used is None else (f"{used['before']}, {used['body']}", used["when"])


def _and_by_hand(abilities: tuple[Ability, ...], text: str, sentence: str) -> tuple[Ability, ...]:
    """The abilities before the sentence, and it: what a triggered one does besides, or a constant text of its own."""
    left = ByHand(text=sentence)
    *others, last = abilities
    if last.kind == "constant":
        return (*abilities, Ability(kind="constant", effects=(left,), text=sentence))
    if last.then:
        return (*others, replace(last, then=(*last.then, left), text=text))
    return (*others, replace(last, effects=(*last.effects, left), text=text))
