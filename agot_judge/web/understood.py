"""What the engine understood of a card's text, line by line."""

from agot_judge.cards.model import CardFace
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.kept import Compiler
from agot_judge.text.normalize import normalize
from agot_judge.text.unparse import unparse_line
from agot_judge.web.card_models import UnderstoodLine
from agot_judge.web.card_text import runs_of


def understood(face: CardFace, compiler: Compiler) -> tuple[UnderstoodLine, ...]:
    """Each line of the card's text with what was understood of it."""
    return tuple(understood_line(line, face.name) for line in compiler.card(face))


def understood_line(line: CompiledLine, title: str) -> UnderstoodLine:
    """One line of the card of this title, cut where what was not understood begins and ends."""
    pieces: list[tuple[str, bool]] = []
    at = 0
    for span in sorted(line.unread):
        start, end = max(span.start, at), max(span.end, at)
        pieces += [(line.text[at:start], False), (line.text[start:end], True)]
        at = end
    pieces.append((line.text[at:], False))
    wording = wording_of(line, title)
    return UnderstoodLine(
        status=line.status,
        pieces=tuple((runs_of(text), is_unread) for text, is_unread in pieces if text),
        kind=kind_of(line),
        cause="" if line.status == "compiled" else line.cause,
        wording=runs_of(wording),
        keeps_words=wording == normalize(line.text).text,
    )


def wording_of(line: CompiledLine, title: str) -> str:
    """What was understood of the line, in canonical wording; empty where it was not understood."""
    return unparse_line(line, title) if line.status != "unread" else ""


def kind_of(line: CompiledLine) -> str:
    """What kind of line it was taken for: ``forced reaction``, ``challenges action``; empty where it was for none."""
    words = (line.phase or "", "forced" if line.forced else "", line.kind or "")
    return " ".join(word for word in words if word)
