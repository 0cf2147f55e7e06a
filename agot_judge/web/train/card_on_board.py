"""A card as an exercise shows it: its name, what everybody sees of it, and its text."""

import re

from msgspec import Struct

from agot_judge.cards.model import CardFace
from agot_judge.engine.state.state import NOBODY
from agot_judge.scenario.sight import Sight
from agot_judge.text.templatings import worded_in
from agot_judge.text.unparse import unparse
from agot_judge.training.names import beginnings

_ELSEWHERE = {
    "dead": "in the dead pile",
    "discard": "in the discard pile",
    "used": "in the used pile",
    "plot deck": "in the plot deck",
    "shadows": "in shadows",
    "being played": "being played",
}
_KEYWORDS_ALONE = re.compile(r"(?:[A-Z][\w'-]*(?: [\w'-]+){0,2}(?: ?\([^)]*\))?\.\s*)+")


class CardOnBoard(Struct, frozen=True, kw_only=True):
    """A card as the exercise shows it."""

    name: str
    marks: tuple[str, ...]
    text: str


def words_of(sight: Sight, number: int) -> str:
    """The whole text of a card: where abilities are given as data, beside no text or keywords alone, in canonical wording."""
    definition = sight.machine.game.cards[number].definition
    templating = sight.machine.rulebook.framework.templating
    text = definition.face.text or ""
    is_whole = bool(text) and not _KEYWORDS_ALONE.fullmatch(text)
    abilities = () if is_whole else definition.abilities or ()
    worded = (worded_in(templating, unparse(one, definition.face.name)) for one in abilities)
    return "\n".join(
        (*([text] if text else []), *(line for line in worded if not _says_the_same(text, line)))
    )


def _says_the_same(text: str, worded: str) -> bool:
    """True for canonical wording of what the printed text says already: ``Immune to events.``"""
    return bool(text) and ":" not in worded and bool(beginnings(text) & beginnings(worded))


def card_on_board(sight: Sight, number: int) -> CardOnBoard:
    """The card as it stands."""
    facts = sight.card_facts(number)
    face = sight.machine.game.cards[number].definition.face
    marks = ["unique"] if face.unique else []
    if face.type in ("plot", "agenda", "title"):
        marks.append(face.type)
        marks += [_ELSEWHERE[facts["zone"]]] if facts["zone"] in _ELSEWHERE else []
    elif facts["zone"] == "play":
        marks += _marks_in_play(sight, number, face)
    else:
        marks.append(face.type)
        marks += [f"cost {face.cost}"] if face.cost is not None else []
        marks += [_ELSEWHERE[facts["zone"]]] if facts["zone"] in _ELSEWHERE else []
    marks += face.factions
    marks += sorted(face.traits)
    return CardOnBoard(name=facts["name"], marks=tuple(marks), text=words_of(sight, number))


def _marks_in_play(sight: Sight, number: int, face: CardFace) -> list[str]:
    facts = sight.card_facts(number)
    one = sight.state.cards[number]
    owner = sight.machine.game.cards[number].owner
    marks: list[str] = []
    if face.type == "character":
        marks.append(_strength(facts["str"], face))
        marks += facts["icons"]
        marks += [name for name in ("attacking", "defending", "bypassed", "blank") if facts[name]]
    else:
        marks.append(face.type)
    marks += ["kneeling"] if facts["kneeling"] else []
    marks += [f"{facts[name]} {name}" for name in ("power", "gold") if facts[name]]
    marks += [_counted(facts["duplicates"], "duplicate")] if facts["duplicates"] else []
    marks += [f"with {other}" for other in facts["attachments"]]
    marks += [f"on {sight.machine.game.cards[one.host].label}"] if one.host >= 0 else []
    marks += [f"owned by {facts['owner']}"] if owner not in (one.controller, NOBODY) else []
    return marks


def _strength(value: int, face: CardFace) -> str:
    """The STR that it has, all that changes it counted in, and what is printed where that is another number."""
    return f"STR {value}" if face.strength in (value, None) else f"STR {value} (printed {face.strength})"


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
