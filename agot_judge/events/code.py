"""QR codes as SVG, and the letters in which a board goes into one."""

import io

from msgspec import Struct

LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-:"
"""The letters of a QR code's alphanumeric mode that stand in an address as they are: without space, ``%``, ``.`` and ``/``."""
_BASE = len(LETTERS)
MOST_VERSION = 25
"""A larger code is not read from paper by the phones that people have."""


class Code(Struct, frozen=True):
    """A QR code."""

    svg: str
    version: int


def code(text: str, level: str) -> Code | None:
    """The QR code of a text at an error level (``L``, ``M``); None where it would be too large to be read."""
    # Imported here: few pages show a code, and every start would wait for it.
    import segno
    from segno import DataOverflowError

    try:
        made = segno.make(text, error=level, boost_error=False, micro=False)
    except DataOverflowError:
        return None
    version = int(made.version)
    if version > MOST_VERSION:
        return None
    file = io.BytesIO()
    made.save(file, kind="svg", xmldecl=False, svgns=True, omitsize=True, svgclass="qr", lineclass=None)
    return Code(file.getvalue().decode().strip(), version)


def in_terminal(text: str) -> str:
    """The QR code of a text for a terminal, in half blocks: dark where a terminal is light and the other way round is read
    by phones as well."""
    import segno

    file = io.StringIO()
    segno.make(text, error="M", boost_error=False, micro=False).terminal(file, border=2, compact=True)
    return file.getvalue()


def in_letters(data: bytes) -> str:
    """Bytes in ``LETTERS``: three for two bytes, as base45 does, and two for the last one."""
    found: list[str] = []
    for start in range(0, len(data), 2):
        pair = data[start : start + 2]
        number = int.from_bytes(pair, "big")
        for _ in range(len(pair) + 1):
            number, rest = divmod(number, _BASE)
            found.append(LETTERS[rest])
    return "".join(found)


def from_letters(text: str) -> bytes:
    """The bytes that these letters stand for. Raises ValueError for anything else."""
    data = bytearray()
    for start in range(0, len(text), 3):
        part = text[start : start + 3]
        number = 0
        for letter in reversed(part):
            number = number * _BASE + LETTERS.index(letter)
        try:
            data += number.to_bytes(len(part) - 1, "big")
        except OverflowError as error:
            raise ValueError(f"{part!r} stands for nothing") from error
    return bytes(data)
