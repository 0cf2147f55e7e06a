"""The engine's understanding of a card's text, line by line."""

import re

from msgspec import Struct

from agot_judge.cards.model import CardFace
from agot_judge.engine.ability import Ability
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.compiled_cache import Compiler
from agot_judge.text.lines.unread import UNKNOWN
from agot_judge.text.parsing.normalize import normalize
from agot_judge.text.templatings import kind_in, worded_in
from agot_judge.text.unparse import unparse, unparse_line
from agot_judge.web.card_text import Line, runs_of


class UnderstoodLine(Struct, frozen=True, kw_only=True):
    """The engine's understanding of one line of a text."""

    status: str
    """``compiled``, ``header`` or ``unread``."""
    pieces: tuple[tuple[Line, bool], ...] = ()
    """The line as printed, cut where what was not understood begins and ends; whether a piece was not understood."""
    kind: str
    """The kind of line for which it was taken; empty where it was for none."""
    cause: str = ""
    """The reason why reading came to an end, in a few words; empty where all was understood."""
    wording: Line
    """The understanding of the line in canonical wording; empty where nothing was understood."""
    keeps_words: bool = False
    """The wording is what is printed, word for word."""
    unknown: str = ""
    """The word that no template has, as printed; empty where reading came to an end at another thing."""
    near: tuple[str, ...] = ()
    """Words of the templates that look like it, as they would be printed there; the nearest first."""
    corrections: tuple[tuple[str, str], ...] = ()
    """Misprints in it, as printed, each with what was read in its place."""


def understood(face: CardFace, compiler: Compiler) -> tuple[UnderstoodLine, ...]:
    """Each line of the card's text with what was understood of it."""
    return tuple(understood_line(line, face.name, compiler.names.templating) for line in compiler.card(face))


def understood_line(line: CompiledLine, title: str, templating: str = "") -> UnderstoodLine:
    """One line of the card of this title, cut where what was not understood begins and ends."""
    pieces: list[tuple[str, bool]] = []
    at = 0
    for span in sorted(line.unread):
        start, end = max(span.start, at), max(span.end, at)
        pieces += [(line.text[at:start], False), (line.text[start:end], True)]
        at = end
    pieces.append((line.text[at:], False))
    wording = wording_of(line, title, templating)
    unknown, near = _misspelt(line)
    return UnderstoodLine(
        status=line.status,
        pieces=tuple((runs_of(text), is_unread) for text, is_unread in pieces if text),
        kind=kind_of(line, templating),
        cause="" if line.status == "compiled" else said_of(line.cause),
        wording=runs_of(wording),
        keeps_words=normalize(wording).text == normalize(line.text).text,
        unknown=unknown,
        near=near,
        corrections=tuple((line.text[one.span.start : one.span.end], one.meant) for one in line.corrections),
    )


def _misspelt(line: CompiledLine) -> tuple[str, tuple[str, ...]]:
    """The word as printed that no template has, and those like it."""
    if not line.cause.startswith(UNKNOWN):
        return "", ()
    word = re.escape(line.cause.removeprefix(UNKNOWN).removeprefix(": ")).replace("'", "['’]")
    printed = re.search(rf"(?<![\w'’-]){word}(?![\w'’-])", line.text, re.IGNORECASE)
    if printed is None:
        return "", ()
    is_capital = printed[0][:1].isupper()
    return printed[0], tuple(one[:1].upper() + one[1:] if is_capital else one for one in line.expected)


def said_of(cause: str) -> str:
    """The reason why reading came to an end, for a reader: ``cause`` counts alike texts and is terse."""
    before, bar, here = cause.partition(" | ")
    if bar:
        return f"stopped at “{here}”" + ("" if before == "the beginning" else f", after “{before}”")
    number, readings, _ = cause.partition(" readings: ")
    return f"it can be read in {number} ways" if readings else cause


def given_ability(ability: Ability, title: str, templating: str = "") -> UnderstoodLine:
    """An ability that a board gives without a text, in canonical wording."""
    wording = runs_of(worded_in(templating, unparse(ability, title)))
    return UnderstoodLine(status="compiled", kind="given by the board", wording=wording)


def wording_of(line: CompiledLine, title: str, templating: str = "") -> str:
    """The meaning of the line, in canonical wording; empty where it was not understood."""
    return worded_in(templating, unparse_line(line, title)) if line.status != "unread" else ""


def kind_of(line: CompiledLine, templating: str = "") -> str:
    """The kind of line for which it was taken: ``forced reaction``, ``challenges action``; empty where it was for none."""
    words = (line.phase or "", "forced" if line.forced else "", line.kind or "")
    return kind_in(templating, " ".join(word for word in words if word))
