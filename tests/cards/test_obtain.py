"""Files and addresses within bounds."""

import gzip
import io
import sys
from email.message import Message
from types import SimpleNamespace
from urllib.error import HTTPError

import pytest

from agot_judge.cards.importers import obtain
from agot_judge.errors import CardDataError


def test_a_file_is_read(tmp_path):
    (tmp_path / "a.json").write_bytes(b"[]")
    assert obtain.obtain(str(tmp_path / "a.json")) == b"[]"


def test_a_file_over_the_limit_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(obtain, "LIMIT_BYTES", 10)
    (tmp_path / "a.json").write_bytes(b"x" * 11)
    with pytest.raises(CardDataError, match="too large"):
        obtain.obtain(str(tmp_path / "a.json"))


@pytest.mark.parametrize("address", ["http://example.org/a", "file:///etc/passwd", "ftp://x/y", "https:///a"])
def test_only_https_addresses_are_read(address):
    with pytest.raises(CardDataError, match="only https"):
        obtain.obtain(address)


def test_an_address_that_cannot_be_reached_says_so():
    with pytest.raises(CardDataError, match="cannot be reached"):
        obtain.fetch("https://localhost:1/cards")


class Answer:
    """An answer that never ends."""

    length: int | None = None

    def read1(self, size: int) -> bytes:
        return b"x" * size


def test_an_answer_over_the_limit_is_given_up(monkeypatch):
    monkeypatch.setattr(obtain, "LIMIT_BYTES", 200_000)
    with pytest.raises(CardDataError, match="too large"):
        obtain._within_bounds("https://x", Answer(), until=float("inf"))


def test_an_answer_that_takes_too_long_is_given_up():
    with pytest.raises(CardDataError, match="takes longer"):
        obtain._within_bounds("https://x", Answer(), until=0.0)


class Broken:
    """An answer whose connection ended too early."""

    length: int | None = 7

    def read1(self, size: int) -> bytes:
        return b""


def test_an_answer_that_stops_before_its_end_is_refused():
    with pytest.raises(CardDataError, match="stopped before the end: 7 bytes are missing"):
        obtain._within_bounds("https://x", Broken(), until=float("inf"))


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("https://[::1/cards", "cannot be read: Invalid IPv6 URL"),
        ("https://localhost:abc/cards", "cannot be read: nonnumeric port"),
        ("https://localhost:1/a b/ö?q=“x”", "cannot be reached"),
    ],
)
def test_an_odd_address_is_an_error_with_its_reason(address, words):
    with pytest.raises(CardDataError) as error:
        obtain.fetch(address)
    assert words in error.value.message


@pytest.mark.parametrize("sent", ["/api/v3/cards", "https://example.org/api/v3/cards"])
def test_a_redirect_is_not_followed_and_names_the_whole_address(monkeypatch, sent):
    headers = Message()
    headers["Location"] = sent

    def refuse(request, timeout):
        raise HTTPError(request.full_url, 301, "Moved", headers, None)

    monkeypatch.setattr(obtain, "_opener", lambda: SimpleNamespace(open=refuse))
    with pytest.raises(
        CardDataError, match=r"It sends to https://example\.org/api/v3/cards: give that address"
    ):
        obtain.fetch("https://example.org/cards")


def test_a_gzip_file_is_unpacked(tmp_path):
    (tmp_path / "a.json.gz").write_bytes(gzip.compress(b"[]"))
    assert obtain.obtain(str(tmp_path / "a.json.gz")) == b"[]"


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (gzip.compress(b"x" * 1000, mtime=0), "too large"),
        (gzip.compress(bytes(range(60)), mtime=0)[:-9], "a gzip file that ends in the middle"),
        (b"\x1f\x8b\x08 none", "a damaged gzip file"),
        (b"PK\x03\x04 and so on", "a zip archive. Unpack it, and import the files in it"),
    ],
)
def test_what_cannot_be_unpacked_says_why(tmp_path, monkeypatch, data, words):
    monkeypatch.setattr(obtain, "LIMIT_BYTES", 100)
    (tmp_path / "a").write_bytes(data)
    with pytest.raises(CardDataError) as error:
        obtain.obtain(str(tmp_path / "a"))
    assert words in error.value.message


def test_a_dash_is_standard_input(monkeypatch):
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(b"[]")))
    assert obtain.obtain("-") == b"[]"


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("", "only an empty word"),
        (".", r". is a folder. Give the files in it: ./*.json"),
        ("thronesdb.com/api/public/cards/", "An address is written https://thronesdb.com/api/public/cards/"),
    ],
)
def test_what_is_no_file_says_what_to_give(source, words):
    with pytest.raises(CardDataError) as error:
        obtain.obtain(source)
    assert words in error.value.message
