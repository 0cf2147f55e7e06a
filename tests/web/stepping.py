"""The page on which a board is stepped."""

from threading import local

from agot_judge.web.sandbox.examples import examples
from agot_judge.web.sandbox.shares import board_of, url
from tests.web.filling import visit


def text_of(name):
    return next(example.text for example in examples() if example.name == name)


def open_board(client, app, text):
    with app.test_request_context():
        return visit(client, url(board_of(text)))


def file_of(page):
    return page.client.get(page.link("yaml")).text


def forget_boards(monkeypatch):
    """Nothing is kept of what was asked before, as in another process."""
    monkeypatch.setattr("agot_judge.web.sandbox.loading.OWN", local())
