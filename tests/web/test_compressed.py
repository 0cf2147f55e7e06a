"""Pages are sent compressed to browsers that take them so."""

import gzip
import re

import pytest

from tests.web.stepping import open_board, text_of

GZIP = {"Accept-Encoding": "gzip, br"}


@pytest.mark.parametrize("path", ["/", "/?q=duplicate", "/glossary", "/errata", "/timing", "/sandbox"])
def test_a_page_is_sent_compressed_to_who_takes_it_so(client, path):
    plain, small = client.get(path), client.get(path, headers=GZIP)
    assert small.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(small.data) == plain.data
    assert "Content-Encoding" not in plain.headers
    assert "Accept-Encoding" in small.headers["Vary"]
    assert int(small.headers["Content-Length"]) == len(small.data) < len(plain.data) / 2


def test_a_step_of_a_board_with_its_styles_and_scripts_is_less_than_60_kb(client, app):
    """Everything that a first visit loads: the page, its styles, its scripts and what those import."""
    page = open_board(client, app, text_of("two-on-one"))
    found = client.get(page.address, headers=GZIP)
    total = len(found.data)
    seen = set()
    waiting = re.findall(
        r'(?:href|src)="(/static/[^"]+\.(?:css|js|svg))"', gzip.decompress(found.data).decode()
    )
    while waiting:
        address = waiting.pop()
        if address in seen:
            continue
        seen.add(address)
        one = client.get(address, headers=GZIP)
        total += len(one.data)
        if address.endswith(".js"):
            is_small = one.headers.get("Content-Encoding") == "gzip"
            text = (gzip.decompress(one.data) if is_small else one.data).decode()
            folder = address.rsplit("/", 1)[0]
            named = re.findall(r'(?:from|import) "\./([\w.-]+)"', text)
            waiting += [f"{folder}/{name}" for name in named]
    assert total < 60_000, total


def test_the_same_page_is_not_sent_twice(client):
    first = client.get("/glossary", headers=GZIP)
    again = client.get("/glossary", headers={**GZIP, "If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304
    assert again.data == b""


def test_what_is_short_is_sent_as_it_is(client):
    assert "Content-Encoding" not in client.get("/sandbox/in-hand", headers=GZIP).headers
