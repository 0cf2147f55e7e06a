"""The slip of a ruling: its codes are read as a phone reads them, and lead to the case and to the board. 2.4 and 2.13."""

from urllib.parse import urlsplit

import pytest

from agot_judge.events.bodies import Frozen
from agot_judge.events.code import LETTERS, MOST_VERSION, code, from_letters, in_letters
from agot_judge.web.events.slip_page import board_code
from agot_judge.web.sandbox.examples import examples
from tests.web.desks import organiser, words
from tests.web.markup import read
from tests.web.scanning import scanned, svg_of
from tests.web.stepping import open_board, text_of


def version(text, level):
    made = code(text, level)
    assert made is not None
    return made.version


@pytest.fixture
def ola(app):
    return organiser(app)


def ruled_from_a_board(ola, app, text):
    board = open_board(ola.client, app, text)
    path = urlsplit(board.address).path
    number = ola.client.post(f"{path}/case").headers["Location"].split("/c/")[1].partition("#")[0]
    ola.post(f"/c/{number}/rule", answer="Yes.", cite=["2e/rr/save/1"])
    return number


def test_the_first_code_leads_to_the_case_and_is_small(ola):
    number = ola.ruled("Is he saved?", "Yes.")
    svg = svg_of(ola.get(f"/c/{number}/slip"), "address-code")
    address = scanned(svg)
    assert address == f"HTTP://LOCALHOST/E/{ola.event.upper()}/C/{number}"
    assert version(address, "M") <= 3
    page = ola.client.get(urlsplit(address).path, follow_redirects=True)
    assert words(read(page.text), "number") == [number]


def test_the_second_code_is_the_board_which_is_stepped_from_it(ola, app):
    number = ruled_from_a_board(ola, app, text_of("two-on-one"))
    link = scanned(svg_of(ola.get(f"/c/{number}/slip"), "board-code"))
    assert link.startswith("HTTP://LOCALHOST/S/")
    stranger = app.test_client()
    page = stranger.get(urlsplit(link).path, follow_redirects=True)
    assert page.status_code == 200
    assert "Ann wins the challenge" in page.text


@pytest.mark.parametrize("example", [one.name for one in examples()])
def test_every_example_fits_into_a_code_that_is_read_back_letter_for_letter(app, example):
    text = text_of(example)
    with app.test_request_context():
        link, svg, note = board_code(Frozen(text=text, at="17.2"))
    assert note == ""
    assert scanned(svg) == link
    page = app.test_client().get(urlsplit(link).path)
    assert page.status_code == 302
    assert page.headers["Location"].endswith("?at=17.2")


def test_a_board_that_is_too_large_for_a_code_is_left_out_and_that_is_said(app):
    noise = "\n".join(f"# {number * 7919 % 99991} {number * 104729 % 999983}" for number in range(400))
    with app.test_request_context():
        link, svg, note = board_code(Frozen(text=f"edition: 2e\n{noise}\n"))
    assert (link, svg) == ("", "")
    assert "too large for a code" in note
    assert code("A" * 4000, "L") is None
    assert version("A" * 1800, "L") <= MOST_VERSION


def test_without_an_address_that_is_known_there_is_no_code_that_leads_nowhere(ola):
    number = ola.ruled("Is he saved?", "Yes.")
    page = ola.client.get(f"/e/{ola.event}/c/{number}/slip", headers={"Host": "evil.example"})
    assert page.status_code == 403  # the cookie is of another host
    assert svg_of(page.text, "address-code") == ""


def test_letters_hold_any_bytes_and_stand_in_an_address_as_they_are():
    for length in range(60):
        data = bytes((length * 37 + place * 151) % 256 for place in range(length))
        assert from_letters(in_letters(data)) == data
    assert not set(LETTERS) & set(" %./?#")


@pytest.mark.parametrize("wrong", ["A", "::::", "ABC", "2E", "$$$$$$", "Ä", "0" * 3000])
def test_letters_that_were_read_wrong_are_said_to_hold_no_board(client, wrong):
    page = client.get(f"/S/{wrong}")
    assert page.status_code == 404
    assert "Scan it again" in page.text


def test_a_case_from_a_board_keeps_it_with_versions_and_the_lines_that_decide(ola, app):
    number = ruled_from_a_board(ola, app, text_of("two-on-one"))
    opened = next(one["body"] for one in ola.entries()["entries"] if one["kind"] == "case.opened")
    board = opened["board"]
    assert board["text"] == text_of("two-on-one")
    assert board["said"].startswith("Ann wins the challenge")
    assert {"2e/rr/4.2.2/1", "2e/rr/4.2.2/2"} <= {cite for line in board["lines"] for cite in line["cites"]}
    assert any(title == "Frequently Asked Questions" for title, _ in board["documents"])
    page = read(ola.get(f"/c/{number}"))
    assert ola.client.get(page.one(data_testid="board").attributes["href"]).status_code == 200


def test_without_an_event_a_ruling_on_a_board_is_ones_own_and_the_server_keeps_nothing(app, client):
    board = open_board(client, app, text_of("two-on-one"))
    page = client.post(f"{urlsplit(board.address).path}/case")
    form = read(page.text).one(data_testid="own-form")
    sent = {
        one.attributes["name"]: one.attributes.get("value", "") for one in form.all("input", type="hidden")
    }
    made = client.post(
        "/rulings/new", data={**sent, "question": "Who wins?", "answer": "Ann.", "cite": ["2e/rr/4.2.2/2"]}
    )
    assert made.status_code == 200
    assert scanned(svg_of(made.text, "board-code")).startswith("HTTP://LOCALHOST/S/")
    assert svg_of(made.text, "address-code") == ""
    assert "Set-Cookie" not in made.headers
