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
_SENTENCE = re.compile(rf"(?:^|(?<=[.)] ))(?:If|While) {_SEASON}\b", re.IGNORECASE)
CAUSE = "season"


def with_season(text: str, reads: Callable[[str], CompiledLine]) -> CompiledLine | None:
    """The line, whose season the judge decides; ``reads`` reads the line without it. None: it speaks of none, or elsewhere."""
    used = _OF_USE.fullmatch(text)
    if used is not None:
        found = reads(f"{used['header']}{used['body'][:1].upper()}{used['body'][1:]}")
        if found.status == "unread":
            return None
        judged = tuple(replace(one, left_to_judge=used["when"], text=text) for one in found.abilities)
        return replace(found, text=text, status="header", abilities=judged, cause=CAUSE)
    said = _SENTENCE.search(text)
    if said is None or text.startswith("Response"):
        return None
    before, sentence = text[: said.start()].strip(), text[said.start() :]
    left = Ability(kind="constant", effects=(ByHand(text=sentence),), text=sentence)
    if not before:
        return CompiledLine(
            text=text, status="header", kind="constant", abilities=(left,), left=(sentence,), cause=CAUSE
        )
    found = reads(before)
    if found.status == "unread":
        return None
    return replace(
        found,
        text=text,
        status="header",
        abilities=(*found.abilities, left),
        left=(*found.left, sentence),
        cause=CAUSE,
    )
