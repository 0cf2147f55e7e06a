"""The readings of a line that names a card: its copies, the name, and the words behind it, in every form that lists have."""

import re
from collections.abc import Iterator

from agot_judge.cards.deck_list import Reading

LONGEST = 200
"""A longer line is no card."""

_TIMES = r"[xX×*]"
_NUMBER = re.compile(r"#\s?(?P<number>\d{1,3})\s*[-:]?\s+(?P<rest>\S.*)")
"""``#035 3 Hedge Knight``: the card's number in its pack stands first."""
_BEFORE = tuple(
    re.compile(pattern)
    for pattern in (
        # 3x Name, 3 x Name, 3xName, (3x) Name, 3x: Name; but 3 Xaro
        rf"[(\[]?(?P<copies>\d{{1,3}})\s*{_TIMES}(?=[\s)\]:.\"“‘'A-Z])\s*[)\]]?\s*[-–:.]?\s*(?P<rest>\S.*)",
        r"[(\[](?P<copies>\d{1,3})[)\]]\s*(?P<rest>\S.*)",
        rf"{_TIMES}\s?(?P<copies>\d{{1,3}})\s*[-–:]?\s+(?P<rest>\S.*)",
        r"(?P<copies>\d{1,3})\s*[-–—:,;]\s*(?P<rest>\S.*)",
        r"(?P<copies>\d{1,3})\s+(?P<rest>\S.*)",
    )
)
_BEHIND = re.compile(
    rf"(?P<rest>\S.*?(?:\s|(?<=[)\]\"”])))\s*[(\[]?{_TIMES}\s?(?P<copies>\d{{1,3}})[)\]]?(?P<tail>(?:\W.*)?)"
)
"""``Hedge Knight (Core) x3``."""
_LOOSE = tuple(
    re.compile(pattern)
    for pattern in (
        rf"(?P<rest>\S.*?)\s*[(\[]\s*(?P<copies>\d)\s*{_TIMES}?\s*[)\]]",
        rf"(?P<rest>\S.*?)\s+(?P<copies>\d)\s*{_TIMES}",
        r"(?P<rest>\S.*?)\s*(?:[-–—:,;=…]|\.{2,})\s*(?P<copies>\d)",
        r"(?P<rest>\S.*?)\s+(?P<copies>\d)",
    )
)
"""``Hedge Knight (3)``, ``Hedge Knight: 3``: the number may be something else than copies."""
_LISTED = re.compile(r"(?P<index>\d{1,2})[.)]\s+(?P<rest>\S.*)")
_BRACKET = re.compile(r"(?P<name>[^(\[{]*[^(\[{\s])\s*[(\[{](?P<inner>[^()\[\]{}]*)[)\]}](?P<tail>.*)")
_SPLIT = re.compile(r"\s+(?:[-–—/|:;=~^†‡]+|//+|#+|<-+|-+>|=>|\.\.+)\s*|\s*[;|\t]\s*|,\s+|\s+(?=#\d)|:\s+")
_MARKS = " *†‡^%~°"
_ENDS = f"{_MARKS},;|"
_AROUND = f"{_MARKS}-–—/|:,;"
_COUNT_CELL = re.compile(rf"{_TIMES}?\s?(?P<copies>\d{{1,3}})\s?{_TIMES}?")


def counted(words: str) -> tuple[Reading, ...]:
    """The readings of a line that says how many copies there are; none where it does not."""
    if len(words) > LONGEST:
        return ()
    numbered = _NUMBER.fullmatch(words)
    if numbered is not None:
        inner = counted(numbered["rest"]) or named(numbered["rest"])
        return tuple(_with_number(one, numbered["number"]) for one in inner)
    found: list[Reading] = []
    for pattern in _BEFORE:
        before = pattern.fullmatch(words)
        if before is not None:
            found += _named(before["rest"], int(before["copies"]), "")
    behind = _BEHIND.fullmatch(words)
    if behind is not None and behind["tail"].lstrip().startswith(("(", "[")):
        found += _named(f"{behind['rest'].strip()} {behind['tail'].strip()}", int(behind["copies"]), "")
    elif behind is not None:
        found += _named(behind["rest"].strip(), int(behind["copies"]), behind["tail"].strip(_AROUND))
    return tuple(dict.fromkeys(found))


def named(words: str) -> tuple[Reading, ...]:
    """The readings of a line that may be a card's name alone, or a name with a number that may be its copies."""
    if len(words) > LONGEST:
        return ()
    whole, *parted = _named(words, 1, "")
    found = [whole]
    for pattern in _LOOSE:
        match = pattern.fullmatch(words)
        if match is not None:
            found += _named(match["rest"], int(match["copies"]), "")
    listed = _LISTED.fullmatch(words)
    if listed is not None:
        found += _named(listed["rest"], 1, f"{listed['index']}.")
        found += counted(listed["rest"])
    return tuple(dict.fromkeys((*found, *parted)))


def of_cells(cells: tuple[str, ...]) -> tuple[Reading, ...]:
    """The readings of a row of a table that has a cell with a number of copies; none where it has none."""
    counts = [(place, count) for place, cell in enumerate(cells) if (count := _COUNT_CELL.fullmatch(cell))]
    if not counts:
        return ()
    place, first = counts[0]
    copies = int(first["copies"])
    others = [cell for at, cell in enumerate(cells) if at != place]
    found: list[Reading] = []
    for cell in others:
        rest = [one for one in others if one is not cell]
        for pack in rest:
            left = " ".join(one for one in rest if one is not pack)
            found.append(Reading(copies=copies, name=cell, behind=pack, left_out=left))
        found += _named(cell, copies, " ".join(rest))
    return tuple(dict.fromkeys(found))


def _named(words: str, copies: int, left_out: str) -> Iterator[Reading]:
    """The name and what stands behind it: whole, before a bracket, before each sign that may part them."""
    whole = words.strip(_MARKS).rstrip(_ENDS)
    yield Reading(copies=copies, name=whole, left_out=left_out)
    bracket = _BRACKET.fullmatch(whole)
    if bracket is not None:
        tail = " ".join(one for one in (bracket["tail"].strip(_AROUND), left_out) if one)
        inner = " ".join(bracket["inner"].split())
        yield Reading(copies=copies, name=bracket["name"], behind=inner, is_bracketed=True, left_out=tail)
    for split in _SPLIT.finditer(whole):
        name, behind = whole[: split.start()], whole[split.end() :]
        if name and behind and not (bracket and split.start() > len(bracket["name"])):
            yield Reading(copies=copies, name=name.strip(_MARKS), behind=behind, left_out=left_out)


def _with_number(reading: Reading, number: str) -> Reading:
    behind = f"{reading.behind} #{number}".strip()
    return Reading(
        copies=reading.copies,
        name=reading.name,
        behind=behind,
        is_bracketed=reading.is_bracketed,
        left_out=reading.left_out,
    )
