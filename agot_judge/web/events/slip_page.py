"""The slip of a ruling: on paper, for the table and for whoever asks again."""

from flask import url_for
from msgspec import Struct

from agot_judge.events.bodies import Frozen
from agot_judge.events.code import code, in_letters
from agot_judge.events.fold import people_of
from agot_judge.events.names import nameless, shown
from agot_judge.events.state import Case, Event
from agot_judge.web.events.case_page import STANDING_WORDS, Quote, clock, quote
from agot_judge.web.origins import own_address
from agot_judge.web.sandbox.packing import packed_bytes

MOST_QUOTES = 3
ADDRESS_LEVEL = "M"
BOARD_LEVEL = "L"
BOARDS = "/S/"


class Slip(Struct, frozen=True, kw_only=True):
    """A slip."""

    event: str
    number: str
    round: str
    table: str
    at: str
    judge: str
    people: tuple[str, ...]
    question: str
    answers: tuple[str, ...]
    """One; several where two are at odds."""
    reason: str
    quotes: tuple[Quote, ...]
    left_out: int
    """The number of quotations that have no room."""
    standing: str
    address: str
    address_svg: str
    board_svg: str
    board_link: str
    board_note: str
    """A sentence that says why the board has no code; empty where it has one, or where there is no board."""


def slip(event: Event, case: Case, address: str, has_names: bool) -> Slip:
    """The slip of a case; ``address`` is where the case is read, empty where it has none."""
    opened = case.opened
    board = opened.board if opened is not None else None
    link, svg, note = board_code(board)
    read = (lambda text: shown(text, event)) if has_names else nameless
    made = code(address.upper(), ADDRESS_LEVEL) if address else None
    quotes = tuple(quote(cited) for cited in case.cites)
    return Slip(
        event=event.facts.name,
        number=case.number,
        round=opened.round if opened else "",
        table=opened.table if opened else "",
        at=clock(case.answered_at or case.opened_at),
        judge=", ".join(dict.fromkeys(event.who(one.member) for one in case.stands)),
        people=people_of(event, opened) if opened is not None and has_names else (),
        question=read(opened.question) if opened else "",
        answers=tuple(read(one.answer) for one in case.stands),
        reason=read(case.stands[0].reason) if case.stands else "",
        quotes=quotes[:MOST_QUOTES],
        left_out=max(0, len(quotes) - MOST_QUOTES),
        standing=STANDING_WORDS[case.standing],
        address=address,
        address_svg=made.svg if made is not None else "",
        board_svg=svg,
        board_link=link,
        board_note=note,
    )


def board_code(board: Frozen | None) -> tuple[str, str, str]:
    """The address in which a board travels whole, its code, and a sentence in place of a code that there cannot be."""
    if board is None:
        return "", "", ""
    host = own_address()
    if not host:
        return "", "", "No code of the board: the server does not know its own address."
    link = f"{host}{BOARDS}{in_letters(packed_bytes(board.text))}".upper()
    if board.at:
        link += f"/{board.at}"
    made = code(link, BOARD_LEVEL)
    if made is None:
        return "", "", "The board is too large for a code: it stands in the case."
    return link, made.svg, ""


def case_address(event: Event, case: Case) -> str:
    """The address of a case in capitals, as a small code has it; empty where the server does not know its own."""
    host = own_address()
    return (
        f"{host}{url_for('events.case_in_capitals', event=event.id.upper(), number=case.number)}"
        if host
        else ""
    )
