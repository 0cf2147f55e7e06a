"""Files and addresses within bounds."""

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

    def read1(self, size: int) -> bytes:
        return b"x" * size


def test_an_answer_over_the_limit_is_given_up(monkeypatch):
    monkeypatch.setattr(obtain, "LIMIT_BYTES", 200_000)
    with pytest.raises(CardDataError, match="too large"):
        obtain._within_bounds("https://x", Answer(), until=float("inf"))


def test_an_answer_that_takes_too_long_is_given_up():
    with pytest.raises(CardDataError, match="takes longer"):
        obtain._within_bounds("https://x", Answer(), until=0.0)
