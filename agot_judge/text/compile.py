"""Printed text to the ability tree."""

from msgspec.structs import replace

from agot_judge.budget import reached, spend
from agot_judge.cards.model import CardFace
from agot_judge.citation import Span
from agot_judge.text.compiled import CompiledLine, Correction
from agot_judge.text.lines.constant_lines import compile_untriggered
from agot_judge.text.lines.header import header_of
from agot_judge.text.lines.quoted import with_quoted_abilities
from agot_judge.text.lines.record import stopped_in
from agot_judge.text.lines.setup_orders import setup_orders
from agot_judge.text.lines.splitting import Joining, lines
from agot_judge.text.lines.triggered_lines import compile_triggered
from agot_judge.text.lines.unread import Trouble
from agot_judge.text.names import Names, shipped_names
from agot_judge.text.parsing.lattice import Lattice, TooManyReadings
from agot_judge.text.parsing.lexer import words_of
from agot_judge.text.parsing.misprints import misprints_in
from agot_judge.text.parsing.normalize import normalize
from agot_judge.text.parsing.pasted import as_plain_lines


def compile_card(face: CardFace, names: Names | None = None) -> tuple[CompiledLine, ...]:
    """The meaning of every ability line of the card."""
    return compile_text(face.text, face, names)


def compile_text(text: str, face: CardFace, names: Names | None = None) -> tuple[CompiledLine, ...]:
    """The meaning of every ability line of ``text`` on the card ``face``, whose own text does not count.

    A line that ends with a colon is one line with the bullets after it.
    """
    known = names or shipped_names()
    plain = as_plain_lines(text)
    reached(f"the text of {face.name[:60]}")

    def read(span: Span) -> CompiledLine:
        return replace(
            compile_line(plain[span.start : span.end], face, known), text=text[span.start : span.end]
        )

    return tuple(Joining(plain, lines(plain), read).lines())


def compile_line(line: str, face: CardFace, names: Names) -> CompiledLine:
    """One ability line with its meaning, as far as the line is understood."""
    spend()
    clean = normalize(line)
    words = with_quoted_abilities(words_of(clean, face.name, names), line)
    lattice = Lattice(words)
    header = header_of(words)
    try:
        found = (
            compile_triggered(line, lattice, header, face)
            if header is not None
            else setup_orders(line, lattice, face) or compile_untriggered(line, lattice, face)
        )
    except TooManyReadings:
        whole = Span(0, len(line))
        return stopped_in(
            CompiledLine(text=line, status="unread"), Trouble("too many readings", whole), whole
        )
    slips = misprints_in(clean.text, face.name, names)
    corrections = tuple(Correction(clean.printed(slip.start, slip.end), slip.meant) for slip in slips)
    return replace(found, corrections=corrections) if corrections else found
