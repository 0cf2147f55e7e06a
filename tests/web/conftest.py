"""Boards opened on the stepping page."""

import pytest

from tests.web.stepping import open_board, text_of


@pytest.fixture
def duck(client, app):
    """The example in which two attackers win by claim 2 against a character with a duplicate."""
    return open_board(client, app, text_of("two-on-one"))


@pytest.fixture
def saved(duck):
    """The same after both characters were chosen and the duplicate has saved one."""
    return duck.press("answer", "set", option=["0", "1"]).press("answer", "0")
