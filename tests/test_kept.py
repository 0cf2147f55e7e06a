"""What is kept between requests: the same as what is made anew, within bounds of number and size."""

import pytest

from agot_judge.kept import Kept, is_keeping, keeping, kept_or_made


def made(calls, value, size=1):
    def make():
        calls.append(value)
        return value

    return make, lambda _: size


def test_what_is_kept_is_made_once():
    calls: list[str] = []
    with keeping(Kept(10)):
        assert [kept_or_made("key", *made(calls, "value")) for _ in range(3)] == ["value"] * 3
    assert calls == ["value"]


def test_without_anything_that_keeps_it_is_made_each_time():
    calls: list[str] = []
    assert not is_keeping()
    for _ in range(3):
        kept_or_made("key", *made(calls, "value"))
    assert len(calls) == 3


def test_what_was_not_used_for_longest_goes_first_when_there_is_too_much():
    calls: list[str] = []
    kept = Kept(2)
    for key in ("one", "two"):
        with keeping(kept):
            kept_or_made(key, *made(calls, key))
    with keeping(kept):
        kept_or_made("one", *made(calls, "one"))
        kept_or_made("three", *made(calls, "three"))
    assert len(kept) == 2
    calls.clear()
    with keeping(kept):
        for key in ("one", "three", "two"):
            kept_or_made(key, *made(calls, key))
    assert calls == ["two"]


def test_what_grows_while_it_is_used_is_weighed_anew():
    kept, grown = Kept(10), [1]
    with keeping(kept):
        kept_or_made("key", lambda: grown, lambda one: one[0])
    assert len(kept) == 1
    with keeping(kept):
        grown[0] = 11
    assert len(kept) == 0


def test_no_more_than_so_many_are_kept():
    kept = Kept(100, most=3)
    with keeping(kept):
        for key in range(9):
            kept_or_made(key, *made([], key))
    assert len(kept) == 3


def test_what_cannot_be_made_is_not_kept():
    def fails():
        raise ValueError("no")

    kept = Kept(10)
    with pytest.raises(ValueError, match="no"), keeping(kept):
        kept_or_made("key", fails, lambda _: 1)
    assert len(kept) == 0
    assert not is_keeping()
