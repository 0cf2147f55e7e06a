"""Bytes as they were before somebody packed them, and the text that they are in whatever encoding."""

import codecs
import re
import zlib

from msgspec import Struct

from agot_judge.errors import CardDataError
from agot_judge.spelling import shown

_GZIP = b"\x1f\x8b"
_ZIP = b"PK\x03\x04"
_MARKED = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_UNMARKED = (
    (re.compile(rb"[^\0]\0\0\0", re.DOTALL), "utf-32-le"),
    (re.compile(rb"\0\0\0[^\0]", re.DOTALL), "utf-32-be"),
    (re.compile(rb"[^\0]\0[^\0]\0", re.DOTALL), "utf-16-le"),
    (re.compile(rb"\0[^\0]\0[^\0]", re.DOTALL), "utf-16-be"),
)
"""The beginnings of texts whose first letters are Latin, each with its encoding."""
WINDOWS = "cp1252"
MOST_FOREIGN = 8
"""More than one letter in so many beyond ASCII is no text of an old editor."""


class Text(Struct, frozen=True):
    """The text of a file."""

    text: str
    read_as: str = ""
    """The encoding, where the file did not say it and it is not UTF-8."""


def unpacked(source: str, data: bytes, limit: int) -> bytes:
    """The content of a gzip file, at most ``limit`` bytes of it; anything else as it is. Raises CardDataError."""
    if data.startswith(_ZIP):
        raise CardDataError(f"{source} is a zip archive. Unpack it, and import the files in it.")
    if not data.startswith(_GZIP):
        return data
    unpacking = zlib.decompressobj(zlib.MAX_WBITS | 16)
    try:
        found = unpacking.decompress(data, limit)
    except zlib.error as error:
        raise CardDataError(f"{source} is a damaged gzip file: {error}.") from error
    if unpacking.unconsumed_tail:
        raise CardDataError(f"{source} is too large: at most {limit // 1024 // 1024} MiB are read.")
    if not unpacking.eof:
        raise CardDataError(f"{source} is a gzip file that ends in the middle. Obtain it anew.")
    return found


def text_of(source: str, data: bytes) -> Text:
    """The text of a file: UTF-8, UTF-16 or UTF-32 with or without a mark, else Windows-1252 as old editors write it.

    Raises CardDataError, with the byte and its line, where it is none of them.
    """
    mark, encoding = next((one for one in _MARKED if data.startswith(one[0])), (b"", ""))
    encoding = encoding or next((name for sign, name in _UNMARKED if sign.match(data)), "utf-8")
    body = data[len(mark) :]
    try:
        return _without_nul(source, Text(body.decode(encoding)))
    except UnicodeDecodeError as error:
        if encoding != "utf-8" or mark:
            raise CardDataError(
                f"{source}: byte {len(mark) + error.start + 1} is no {encoding.upper()[:6].rstrip('-')}, which the file "
                "begins with. Save it as UTF-8."
            ) from error
        wrong = error
    try:
        text = body.decode(WINDOWS)
    except UnicodeDecodeError:
        text = ""
    if not text or sum(sign > "\x7f" for sign in text) * MOST_FOREIGN > len(text):
        raise CardDataError(not_utf8(source, body, wrong.start)) from wrong
    return _without_nul(source, Text(text, "Windows-1252"))


def not_utf8(source: str, data: bytes, start: int) -> str:
    """The message about the byte at ``start``, which is no UTF-8."""
    line = data.count(b"\n", 0, start) + 1
    around = data[max(data.rfind(b"\n", 0, start) + 1, start - 20) : start + 20].split(b"\n")[0]
    return (
        f"{source}: byte {start + 1}, in line {line}, is no UTF-8: {shown(around.decode(WINDOWS, 'replace'))}. "
        "Save the file as UTF-8."
    )


def _without_nul(source: str, found: Text) -> Text:
    """The text, which has no NUL in it: what has is no text. Raises CardDataError."""
    place = found.text.find("\0")
    if place >= 0:
        line = found.text.count("\n", 0, place) + 1
        raise CardDataError(
            f"{source}: line {line} has a byte that is no text. It is no text file, or damaged."
        )
    return found
