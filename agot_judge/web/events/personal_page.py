"""Rulings outside events: the entries of one that a browser keeps, and what is shown of them. The server keeps nothing."""

from typing import Annotated
from uuid import uuid4

import msgspec
from msgspec import Meta, Struct

from agot_judge.errors import EntryError
from agot_judge.events.bodies import CaseOpened
from agot_judge.events.entry import Entry, plain, read_entry
from agot_judge.events.fold import fold
from agot_judge.events.sent import decoded
from agot_judge.events.state import Event
from agot_judge.web.events.case_page import RulingForm, ruling_form
from agot_judge.web.events.kept import now_ms
from agot_judge.web.events.offers import offers
from agot_judge.web.events.typed import NOTHING_TYPED, Typed

OWN = "00000000"
"""The event to which the rulings of one browser belong."""
ME = "00000000-0000-4000-8000-000000000000"
MOST = 2000


class Kept(Struct, frozen=True):
    """The entries that a browser sends to have them shown, and what is asked of them."""

    entries: Annotated[list[object], Meta(max_length=MOST)]
    q: Annotated[str, Meta(max_length=600)] = ""
    number: Annotated[str, Meta(max_length=20)] = ""


class PersonalPage(Struct, frozen=True, kw_only=True):
    """The form of a ruling outside events."""

    question: str
    table: str
    cards: str
    began: str
    edition: str
    board: str
    """The frozen board as JSON, which the form sends back; empty where there is none."""
    board_lines: tuple[str, ...]
    form: RulingForm


def personal_page(opened: CaseOpened | None = None, did: Typed = NOTHING_TYPED) -> PersonalPage:
    """The form, with the board that it begins from, or as it was left."""
    board = opened.board if opened is not None else None
    question = did.value("question", opened.question if opened is not None else "")
    edition = did.value("edition", opened.edition if opened is not None else "")
    form = ruling_form("rule", None, did)
    words = did.value("find") or ("" if board is not None else question)
    lines = board.lines if board is not None else ()
    offered = tuple(cite for line in lines for cite in line.cites)
    ticked = did.cites
    shown = offers(None, edition, words, (*ticked, *offered))
    return PersonalPage(
        question=question,
        table=did.value("table"),
        cards=did.value("cards", "; ".join(opened.cards) if opened is not None else ""),
        began=did.value("began", str(now_ms())),
        edition=edition,
        board=msgspec.json.encode(board).decode() if board is not None else "",
        board_lines=tuple(line.text for line in lines),
        form=msgspec.structs.replace(
            form,
            offers=tuple(msgspec.structs.replace(one, is_ticked=one.id in ticked) for one in shown),
            answer=did.value("answer", board.said if board is not None else ""),
        ),
    )


def read_kept(data: bytes) -> tuple[Kept, Event]:
    """The entries that a browser sends, folded. Raises EntryError."""
    sent = decoded(data, Kept, "list of rulings")
    entries = [read_entry(one) for one in sent.entries]
    for one in entries:
        if one.event != OWN:
            raise EntryError(f"This is the list of an event, {one.event}: take it in at that event's desk.")
    return sent, fold(OWN, entries)


def own_entry(kind: str, subject: str, body: msgspec.Struct, place: int) -> Entry:
    """An entry of a ruling outside events. Raises EntryError."""
    now = now_ms()
    return read_entry(
        {
            "uuid": str(uuid4()),
            "event": OWN,
            "subject": subject,
            "kind": kind,
            "body": msgspec.to_builtins(body),
            "member": ME,
            "device": "browser",
            "n": now * 100 + place,
            "made_at": now,
        }
    )


def as_text(entries: tuple[Entry, ...]) -> str:
    """Entries as JSON, for the browser to keep."""
    return msgspec.json.encode([plain(one) for one in entries]).decode()
