"""Files with something wrong in them: bits, bytes, lines, letters and values that nobody would write."""

import json
from random import Random
from typing import Any

ODD_BYTES = (
    *(
        b"\0",
        b"\xff",
        b"\xfe\xff",
        b"\xef\xbb\xbf",
        b"\xed\xa0\x80",
        b"\x80",
        b"\xc3",
        b"\xf4\x90\x80\x80",
        b"\x1a",
        b"\x7f",
    ),
    *(
        b"\r",
        b"\n\n\n",
        b"\t",
        b"\x0b",
        b"\x0c",
        b"\xe2\x80\xa8",
        b"\xc2\xa0",
        b"\xe2\x80\x8b",
        b"\xe2\x80\xae",
        b"\x85",
    ),
    *(
        b"[b]",
        b"===",
        b"----",
        b"<",
        b"<![CDATA[",
        b"&#0;",
        b"&lt;",
        b"<!DOCTYPE a>",
        b"{",
        b"]",
        b'"',
        b"\\",
        b"\\ud800",
        b"|",
    ),
    *(
        b"3x ",
        b"#001 ",
        b"999999999x",
        b"\xd9\xa3x ",
        "３x ".encode(),
        "²".encode(),
        b"House: ",
        b"Agenda: ",
        b"Sideboard\n",
        b"(",
    ),
)
ENCODINGS = (
    "utf-16",
    "utf-16-le",
    "utf-16-be",
    "utf-32",
    "utf-8-sig",
    "cp1252",
    "latin-1",
    "utf-7",
    "cp037",
    "shift_jis",
)
SAID = (b"klingon", b"utf-16", b"utf-32", b"cp1252", b"big5", b"idna", b"hex", b"rot13", b"\0", b"")
"""Encodings that an XML declaration may name."""
ODD_VALUES: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        -1,
        -2,
        1.5,
        1e308,
        10**30,
        "",
        " ",
        "X",
        "-",
        "−1",
        "٣",
        "²",
        "0x1",
        "1e3",
        [],
        {},
        [None],
        [[]],
    ),
    *(
        {"": {}},
        "\x00",
        "\ud800",
        "\u2028",
        "\u202e",
        "a" * 9000,
        "<script>",
        "{{7*7}}",
        "../..",
        "'; --",
        ["a", 1],
        {"a": 1},
        "01001",
    ),
)
COPIED = 400
"""Bytes that are copied at most."""


def mutated(seed: int, files: dict[str, bytes]) -> tuple[str, bytes]:
    """One of the files by its name, changed in one to four places. The same seed gives the same."""
    random = Random(seed)
    name = random.choice(sorted(files))
    data = files[name]
    for _ in range(random.choice((1, 1, 1, 2, 2, 3, 4))):
        data = random.choice((_bits, _odd, _cut, _copied, _lines, _value, _value, _encoded, _declared))(
            random, data
        )
    return name, data


def _bits(random: Random, data: bytes) -> bytes:
    changed = bytearray(data)
    for _ in range(random.choice((1, 1, 3)) if data else 0):
        changed[random.randrange(len(changed))] ^= 1 << random.randrange(8)
    return bytes(changed)


def _odd(random: Random, data: bytes) -> bytes:
    at = random.randrange(len(data) + 1)
    until = at + random.choice((0, 0, 1, 5))
    return data[:at] + random.choice(ODD_BYTES) * random.choice((1, 1, 1, 40)) + data[until:]


def _cut(random: Random, data: bytes) -> bytes:
    first, last = sorted(random.randrange(len(data) + 1) for _ in range(2))
    return random.choice((data[:first], data[last:], data[:first] + data[last:]))


def _copied(random: Random, data: bytes) -> bytes:
    at, to = (random.randrange(len(data) + 1) for _ in range(2))
    return data[:to] + data[at : at + random.randrange(COPIED)] + data[to:]


def _lines(random: Random, data: bytes) -> bytes:
    lines = data.split(b"\n")
    at = random.randrange(len(lines))
    change = random.randrange(5)
    if change == 0:
        del lines[at]
    elif change == 1:
        lines.insert(random.randrange(len(lines)), lines[at])
    elif change == 2:
        random.shuffle(lines)
    elif change == 3:
        lines[at] = lines[at] * random.choice((2, 50))
    else:
        lines[at] = b" ".join(random.sample(words, len(words))) if (words := lines[at].split()) else b"\t"
    return b"\n".join(lines)


def _value(random: Random, data: bytes) -> bytes:
    """A value of a JSON file exchanged, taken out or put under another key; other files lose a word."""
    try:
        tree = json.loads(data)
    except (ValueError, RecursionError):
        words = data.split(b" ")
        words[random.randrange(len(words))] = random.choice(ODD_BYTES)
        return b" ".join(words)
    holders = [
        (one, key) for one in _every(tree) for key in (one if isinstance(one, dict) else range(len(one)))
    ]
    if holders:
        holder, key = random.choice(holders)
        change = random.randrange(4)
        if change == 0:
            del holder[key]
        elif change == 1 and isinstance(holder, dict):
            other = random.choice(sorted(map(str, holder)))
            holder[other] = holder.pop(key)
        else:
            holder[key] = random.choice(ODD_VALUES)
    return json.dumps(tree, ensure_ascii=random.random() < 0.5).encode("utf-8", "surrogatepass")


def _every(tree: Any) -> list[Any]:
    """Every object and list in the tree."""
    inner = tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ()
    own = [tree] if isinstance(tree, dict | list) else []
    return own + [one for value in inner for one in _every(value)]


def _encoded(random: Random, data: bytes) -> bytes:
    return data.decode("utf-8", "replace").encode(random.choice(ENCODINGS), "replace")


def _declared(random: Random, data: bytes) -> bytes:
    said = random.choice(SAID)
    if b'"utf-8"' in data:
        return data.replace(b'"utf-8"', b'"' + said + b'"')
    return b'<?xml version="1.0" encoding="' + said + b'"?>' + data
