"""What is sent is small: text goes gzipped to whoever takes it so, the same words to whoever does not."""

import gzip
import re
from urllib.parse import urljoin

import pytest

from tests.web.stepping import open_board, text_of

PACKED = {"Accept-Encoding": "gzip, deflate, br"}
MOST_BYTES = 60 * 1024
"""What a step may weigh on a first visit, styles and scripts with it."""


@pytest.mark.parametrize("address", ["/", "/glossary", "/static/style.css", "/static/js/page.js"])
def test_text_is_gzipped_for_those_who_accept_it_and_says_so(client, address):
    plain, packed = client.get(address), client.get(address, headers=PACKED)
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Accept-Encoding" in packed.headers["Vary"]
    assert "Content-Encoding" not in plain.headers
    assert "Accept-Encoding" in plain.headers["Vary"]
    assert gzip.decompress(packed.data) == plain.data
    assert int(packed.headers["Content-Length"]) == len(packed.data) < len(plain.data)


def test_what_is_not_accepted_or_asked_for_in_part_is_sent_as_it_is(client):
    assert "Content-Encoding" not in client.get("/", headers={"Accept-Encoding": "gzip;q=0"}).headers
    part = client.get("/static/style.css", headers={**PACKED, "Range": "bytes=0-99"})
    assert "Content-Encoding" not in part.headers


def test_a_page_that_the_browser_has_is_not_sent_again(client):
    address = "/r/2e/rr/stealth/1"
    first = client.get(address, headers=PACKED)
    again = client.get(address, headers={**PACKED, "If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


def test_a_step_weighs_at_most_60_kB_on_a_first_visit(client, app):
    page = open_board(client, app, text_of("two-on-one"))
    files = set(re.findall(r'(?:href|src)="(/static/[^"]+)"', page.text))
    assert files
    loaded: set[str] = set()
    while files - loaded:
        one = (files - loaded).pop()
        loaded.add(one)
        if one.split("?")[0].endswith(".js"):
            text = gzip.decompress(client.get(one, headers=PACKED).data).decode()
            files |= {urljoin(one, name) for name in re.findall(r'"(\./[\w-]+\.js)"', text)}
    answers = {one: client.get(one, headers=PACKED) for one in (page.address, *loaded)}
    assert {one.status_code for one in answers.values()} == {200}
    sizes = {one: len(answer.data) for one, answer in answers.items()}
    assert sum(sizes.values()) <= MOST_BYTES, sizes
