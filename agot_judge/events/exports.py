"""An event as a file: its entries as JSON, which can be taken in again, and its cases as CSV for a spreadsheet."""

import csv
import io
from collections.abc import Iterable

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from agot_judge.errors import EntryError
from agot_judge.events.bodies import PersonNamed
from agot_judge.events.entry import Entry, plain, read_entry
from agot_judge.events.fold import people_of
from agot_judge.events.moments import in_words
from agot_judge.events.names import nameless, shown
from agot_judge.events.sent import decoded
from agot_judge.events.state import Case, Event

FORMAT = "agot-judge event 1"
COLUMNS = (
    "number",
    "round",
    "table",
    "opened",
    "call began",
    "answered",
    "judge",
    "people",
    "edition",
    "question",
    "standing",
    "answer",
    "reason",
    "paragraphs",
    "cards",
    "appeals",
    "conflicts",
)
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


class _File(Struct, frozen=True):
    """The file, its entries not read yet: what is wrong in one costs no more than that one."""

    entries: list[Raw]
    format: str = ""


def as_json(event: str, entries: Iterable[Entry], has_names: bool) -> bytes:
    """All entries as a file; without names those of people are left out."""
    kept = [
        plain(one if has_names or not isinstance(one.body, PersonNamed) else _unnamed(one)) for one in entries
    ]
    return msgspec.json.format(
        msgspec.json.encode({"format": FORMAT, "event": event, "entries": kept}), indent=1
    )


def _unnamed(entry: Entry) -> Entry:
    return replace(entry, body=PersonNamed(label=""))


def from_json(data: bytes) -> tuple[Entry, ...]:
    """The entries of such a file. Raises EntryError, which says what is wrong and where."""
    found = decoded(data, _File, "file of rulings")
    if found.format != FORMAT:
        raise EntryError(f"This is no file of rulings: it does not say “format”: “{FORMAT}”, with “entries”.")
    entries = []
    for number, one in enumerate(found.entries, 1):
        try:
            entries.append(read_entry(decoded(one, dict[str, object], "entry")))
        except EntryError as error:
            raise EntryError(f"Entry {number}: {error.message}") from error
    return tuple(entries)


def as_csv(event: Event, has_names: bool) -> str:
    """The cases as RFC 4180 has it, a row each; a cell that a spreadsheet would compute begins with an apostrophe."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for case in event.cases:
        writer.writerow([safe(cell) for cell in _cells(event, case, has_names)])
    return file.getvalue()


def safe(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.startswith(_FORMULA) else cell


def _cells(event: Event, case: Case, has_names: bool) -> tuple[str, ...]:
    opened = case.opened
    read = (lambda text: shown(text, event)) if has_names else nameless
    return (
        case.number,
        opened.round if opened else "",
        opened.table if opened else "",
        _moment(case.opened_at),
        _moment(opened.call_began) if opened else "",
        _moment(case.answered_at),
        "; ".join(dict.fromkeys(event.who(one.member) for one in case.stands)) or event.who(case.opened_by),
        "; ".join(people_of(event, opened)) if opened and has_names else "",
        opened.edition if opened else "",
        read(opened.question) if opened else "",
        case.standing,
        " / ".join(read(one.answer) for one in case.stands),
        " / ".join(read(one.reason) for one in case.stands if one.reason),
        "; ".join(cited.label for cited in case.cites),
        "; ".join(opened.cards) if opened else "",
        str(len(case.appeals)),
        "; ".join(one.kind for one in case.conflicts),
    )


def _moment(ms: int) -> str:
    return in_words(ms, "%Y-%m-%d %H:%M:%S")
