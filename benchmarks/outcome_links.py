"""The links of the page of all outcomes: each is followed, and the board there compared with the outcome stated."""

import re
from collections.abc import Iterator
from html import unescape

from flask import Flask
from flask.testing import FlaskClient
from msgspec import Struct

from agot_judge.engine.state.state import State
from agot_judge.errors import OutOfBudget
from agot_judge.scenario.board_facts import board_facts
from agot_judge.web.sandbox.line_of_play import Line, play
from agot_judge.web.sandbox.loading import load
from agot_judge.web.sandbox.outcome_words import in_words, of_what
from agot_judge.web.sandbox.positions import Position
from agot_judge.web.sandbox.shares import Board, Standing, board_at, board_of, url

OUTCOME = re.compile(r'<section [^>]*data-testid="outcome".*?</section>', re.DOTALL)
FACT = re.compile(r"<dt>(.*?)</dt><dd>(.*?)</dd>", re.DOTALL)
STOPPED = re.compile(r"<p[^>]*>Not followed to its end: (.*?)</p>", re.DOTALL)
LINK = re.compile(r'<a [^>]*href="([^"]*)"[^>]*data-testid="go-there"')
PRESS = re.compile(r'<form [^>]*method="post"[^>]*>(?:(?!</form>).)*data-testid="ask"', re.DOTALL)
NONE_ENDS = "No line came to its end within this bound."
BOARD = re.compile(r"/sandbox/([sk])/([^/?]+)")


class Stated(Struct, frozen=True):
    """An outcome as the page states it."""

    facts: tuple[tuple[str, str], ...]
    stopped: str
    link: str
    """Empty where the page gives none: the board would be too long."""


class WrongLink(Struct, frozen=True):
    """A link that does not lead where the page says."""

    place: str
    outcome: int
    """By its number on the page; 0: the page itself."""
    what: str


def wrong_links(
    client: FlaskClient, app: Flask, text: str, places: int = 0, of_last: int = 0
) -> tuple[int, list[WrongLink]]:
    """How many links were followed from the places of a board's line, and those that lead elsewhere.

    ``places``: at most so many places, spread over the line or over its ``of_last`` last places; 0: all of them.
    """
    with app.test_request_context():
        board = board_of(text)
        line = play(load(text))
    found: list[WrongLink] = []
    followed = 0
    for place in _spread(line.places.places[-of_last:], places):
        with app.test_request_context():
            address = url(board, "outcomes", Standing(at=place.key))
        page = ask(client, address)
        if page is None:
            found.append(WrongLink(place.key, 0, "no page of outcomes"))
            continue
        stated = tuple(outcomes_stated(page))
        if not stated and NONE_ENDS not in page:
            found.append(WrongLink(place.key, 0, "no outcome"))
        for number, one in enumerate(stated, 1):
            if one.link:
                followed += 1
                what = _compared(client, app, one)
                if what:
                    found.append(WrongLink(place.key, number, what))
    return followed, found


def ask(client: FlaskClient, address: str) -> str | None:
    """The page of all outcomes at an address, after a press of its button where it waits for one; None for an error."""
    response = client.get(address)
    if response.status_code == 200 and not OUTCOME.search(response.text) and PRESS.search(response.text):
        response = client.post(address)
    return response.text if response.status_code == 200 else None


def outcomes_stated(page: str) -> Iterator[Stated]:
    """What a page of outcomes states, in its order."""
    for section in OUTCOME.findall(page):
        stopped, link = STOPPED.search(section), LINK.search(section)
        yield Stated(
            facts=tuple((unescape(field), unescape(fact)) for field, fact in FACT.findall(section)),
            stopped=unescape(stopped[1]) if stopped else "",
            link=unescape(link[1]) if link else "",
        )


def _spread(places: tuple[Position, ...], most: int) -> tuple[Position, ...]:
    if not most or len(places) <= most:
        return places
    return tuple(places[number * (len(places) - 1) // (most - 1 or 1)] for number in range(most))


def _compared(client: FlaskClient, app: Flask, stated: Stated) -> str:
    """What is different on the board that a link leads to; empty where nothing is."""
    response = client.get(stated.link)
    if response.status_code != 200:
        return f"the link answers {response.status_code}"
    with app.test_request_context():
        line = play(load(_board_of(stated.link).text))
    end = line.places.places[-1].state
    if stated.stopped:
        return _stopped(line, end, stated.stopped)
    if line.result.error is not None:
        return f"a move was not made: {line.result.error.message}"
    if end.asking is not None:
        return f"the line ends at a decision: {end.asking.text}"
    facts = {
        of_what(path): in_words(path, value) for path, value in board_facts(line.board.machine, end).items()
    }
    wrong = [
        f"{field} is {facts.get(field, 'not there')}, stated as {fact}"
        for field, fact in stated.facts
        if field != "and" and facts.get(field, "not there") != fact
    ]
    return "; ".join(wrong)


def _stopped(line: Line, end: State, reason: str) -> str:
    """What is different where an outcome was not followed to its end; empty where the board stops for that reason."""
    said = line.result.error.message if line.result.error is not None else ""
    if end.asking is not None and end.asking.text in reason:
        return ""
    if reason in said or said in reason:
        return ""
    try:
        line.board.machine.run(end)
    except OutOfBudget as error:
        return "" if error.message == reason else error.message
    return f"the line does not stop: {reason}"


def _board_of(link: str) -> Board:
    named = BOARD.search(link)
    assert named is not None, link
    return board_at(named[1], named[2])
