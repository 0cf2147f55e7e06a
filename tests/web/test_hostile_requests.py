"""Requests that nobody sends by mistake are answered, never met by a fault of the program."""

import pytest

from benchmarks.hostile_requests import Maker, faults
from benchmarks.hostile_walks import walked
from tests.amounts import share, step

REQUESTS = 1500
WALKS = 25


@pytest.mark.long
def test_no_fuzzed_request_meets_a_fault(app):
    assert [(seed, wrong) for seed, _, wrong in faults(app, range(0, REQUESTS, step()))] == []


@pytest.mark.long
def test_no_walk_through_forms_and_links_meets_one(app):
    """Training, exams, sets, events with appeals, the builder and uploads are reached by what was pressed before."""
    requests, found = walked(app, range(share(WALKS)))
    assert found == []
    assert requests > 5 * share(WALKS)


def test_a_seed_makes_the_same_request_again(app):
    assert Maker(app).request(7) == Maker(app).request(7)
    assert Maker(app).request(7) != Maker(app).request(8)


@pytest.mark.parametrize("host", ["a" * 200, "http://x y", "[", "x" * 70 + ".com"])
def test_a_host_that_is_none_is_refused_in_plain_words(client, host):
    response = client.get("/", environ_overrides={"HTTP_HOST": host})
    assert response.status_code in (200, 400)
    assert "Traceback" not in response.text
    assert response.headers["X-Frame-Options"] == "DENY"


@pytest.mark.parametrize("path", ["", "/", "/sandbox"])
def test_a_line_break_in_the_query_is_refused(client, path):
    """An address without its last slash is sent on, and what it asks would stand in a header."""
    response = client.get(path, query_string="other=1e\rb")
    assert response.status_code == 400
    assert "line break after the question mark" in response.text
