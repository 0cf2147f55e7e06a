"""Boards are kept: the way back to the board in hand, titles, short links, what a chat shows, the ruling in three lines."""

import re
from urllib.parse import urljoin

import pytest
from werkzeug.datastructures import MultiDict

from tests.web.filling import follow, visit
from tests.web.stepping import open_board

UNTITLED = (
    "edition: 2e\nplayers:\n  Ann: {plot: Feast, play: [{Robb: attacking}, {Grey: attacking}]}\n"
    "  Bob: {play: [{Tyrion: defending}, Page]}\n"
    "cards:\n  Feast: {type: plot, claim: 1}\n  Robb: {type: character, str: 5}\n  Grey: {type: character, str: 4}\n"
    "  Tyrion: {type: character, str: 3}\n  Page: {type: character, str: 1}\n"
    "challenge: {type: military, attacker: Ann, defender: Bob}\nstart: duck\n"
)


def test_the_board_tab_returns_to_the_board_in_hand(saved):
    again = visit(saved.client, "/sandbox/in-hand")
    assert again.part("decision") == saved.part("decision")
    assert "/sandbox/s/" in again.address
    look_up = visit(saved.client, "/")
    assert 'href="/sandbox/in-hand"' in look_up.text


def test_a_browser_without_a_board_gets_a_new_one(client):
    assert visit(client, "/sandbox/in-hand").status == 200
    assert "Start from an example" in visit(client, "/sandbox/in-hand").words


@pytest.mark.parametrize(
    "address", ["https://elsewhere.example/", "//elsewhere.example/sandbox/s/x", "/sandbox/s/../..", "x"]
)
def test_no_cookie_leads_elsewhere(client, address):
    client.set_cookie("board", address, path="/sandbox/in-hand")
    response = client.get("/sandbox/in-hand")
    assert response.location == "/sandbox"


def test_a_board_without_a_title_is_called_by_who_attacks_whom(client, app):
    page = open_board(client, app, UNTITLED)
    assert "<h1" in page.text
    assert "Robb + Grey v Tyrion, military" in page.words
    assert "<title>Robb + Grey v Tyrion, military" in page.text


def test_a_chat_shows_the_ruling_in_one_sentence(saved):
    """RR Duplicates ¶2, Kill ¶1: who was saved and who died, the first thing that a judge is asked."""
    words = re.search(r'<meta property="og:description" content="([^"]*)"', saved.text)
    assert words is not None
    assert words[1].startswith("Lion of the Rock is saved. Gate Guard is killed.")
    title = re.search(r'<meta property="og:title" content="([^"]*)"', saved.text)
    assert title is not None
    assert title[1] == "Two attackers, one defender, a duplicate"


def test_the_ruling_is_three_lines_with_what_decides_it_and_the_link(saved):
    lines = saved.text.split('data-testid="ruling">')[1].split("</textarea>")[0].strip().splitlines()
    assert len(lines) == 3
    assert "Gate Guard is killed." in lines[0]
    assert lines[1].startswith("RR Save ¶1")
    assert "RR 4.2.4 ¶2" in lines[1]
    assert lines[2].startswith("http")


def test_a_short_link_is_made_on_request_and_leads_to_the_same_place(saved):
    form = next(form for form in saved.forms if "/short" in form.action)
    short = follow(saved.client, urljoin(saved.address, form.action), MultiDict())
    assert re.search(r"/sandbox/k/[\w-]{6,24}\?at=", short.address)
    assert short.part("decision") == saved.part("decision")
    assert not any("/short" in form.action for form in short.forms)


def test_looking_at_a_board_keeps_nothing(saved, app):
    with app.test_request_context():
        assert "/sandbox/s/" in saved.address
