"""Marshaling a card in the sandbox: each way of using a card out of play is a button of its own."""

from pathlib import Path

import pytest

from agot_judge.web.sandbox.shares import board_of, url
from tests.web.filling import visit

BOARD = Path(__file__).parents[1] / "scenario" / "data" / "entering-play.yaml"


@pytest.fixture
def page(client, app):
    """The board of the scenario file at its first decision."""
    text = BOARD.read_text(encoding="utf-8")
    with app.test_request_context():
        return visit(client, url(board_of(text[: text.index("run:")])))


def test_every_way_to_use_a_card_is_a_button_that_says_what_it_costs(page):
    decision = page.part("decision")

    assert "Marshal Grey Squire#1" in decision
    assert "Marshal Night Spy into shadows" in decision
    assert "Marshal Young Lord#1 as a duplicate" in decision
    assert "Bring Hill Watch out of shadows" in decision
    assert "The cost of 2 gold can be paid (7 in the gold pool)." in decision


def test_an_attachment_is_marshaled_by_two_presses_and_written_as_two_moves(page):
    marshaled = page.press("answer", "6")
    assert "What is Iron Knife attached to?" in marshaled.part("decision")

    attached = marshaled.press("answer", "1")

    text = attached.client.get(attached.link("yaml")).text
    assert "marshal: Iron Knife" in text
    assert "choose: Rose Guard" in text or "choose: [Rose Guard]" in text
