"""Bytes as they were before somebody packed them, and text as UTF-8."""

import codecs
import zlib

from agot_judge.errors import CardDataError

_GZIP = b"\x1f\x8b"
_ZIP = b"PK\x03\x04"
_UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def unpacked(source: str, data: bytes, limit: int) -> bytes:
    """What a gzip file holds, at most ``limit`` bytes of it; anything else as it is. Raises CardDataError."""
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


def as_utf8(source: str, data: bytes) -> bytes:
    """UTF-16, which some shells and editors write, as UTF-8; anything else as it is. Raises CardDataError."""
    if not data.startswith(_UTF_16):
        return data
    try:
        return data.decode("utf-16").encode()
    except UnicodeDecodeError as error:
        raise CardDataError(
            f"{source}: byte {error.start + 1} is no UTF-16, which the file begins with. Save it as UTF-8."
        ) from error
