"""The page on which a board is built, and the board that it shows."""

from typing import Any

from agot_judge.scenario.format import read
from agot_judge.web.sandbox.shares import board_of, url
from tests.web.filling import visit

TWO_ON_ONE = {
    "p0_quick": "Robb Stark str 5 attacking; Hedge Knight attacking",
    "p1_quick": "Tyrion Lannister character duplicate 1; Gate Guard",
}


def open_text(client, app, text):
    with app.test_request_context():
        return visit(client, url(board_of(text), "edit"))


def board_in(page) -> Any:
    """The scenario that the page's text says."""
    return read(text_of(page))


def text_of(page):
    return page.form().fields["text"].replace("\r\n", "\n")
