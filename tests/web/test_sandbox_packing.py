"""Links that hold a board: they open for ever, and a damaged one says so."""

import zlib
from base64 import urlsafe_b64encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_judge.web.sandbox.packing import MOST_BYTES, VERSION, WORDS, CannotUnpack, pack, unpack

SENT_IN_2026 = "1t2HDVuwoVEPcDi0HjIGFLcTQWni5Bi34wGUxFwA"


@given(st.text(st.characters(codec="utf-8")))
def test_what_was_packed_comes_back(text):
    assert unpack(pack(text)) == text


def test_a_link_that_somebody_sent_long_ago_still_opens():
    assert unpack(SENT_IN_2026) == "edition: 2e\nplayers: {Ann: {power: 3}, Bob: {}}\nstart: end-of-round\n"


def test_the_dictionary_of_the_packing_never_changes():
    assert zlib.crc32(WORDS.encode()) == 3566275255


def test_a_board_takes_a_fraction_of_its_letters():
    board = "edition: 2e\nplayers:\n" + "".join(
        f"  {name}:\n    faction: stark\n    plot: {{name: Plot of {name}, gold: 5, claim: 1}}\n    play:\n"
        f"      - Card {number}: attacking\n"
        for number, name in enumerate(("Ann", "Bob"))
    )
    assert len(pack(board)) < len(board) / 3


@pytest.mark.parametrize(
    "damage", [lambda link: link[:-3], lambda link: link[:20] + "x" + link[21:], lambda link: ""]
)
def test_a_link_that_was_cut_or_mistyped_is_refused(damage):
    with pytest.raises(CannotUnpack, match="cut off or mistyped"):
        unpack(damage(pack("edition: 2e\nplayers: {Ann: {}, Bob: {}}\n")))


@given(st.text(max_size=60))
def test_anything_else_is_refused_and_never_breaks(link):
    try:
        text = unpack(link)
    except CannotUnpack:
        return
    assert unpack(pack(text)) == text


def test_what_would_unpack_to_more_than_any_board_is_refused():
    bomb = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = bomb.compress(b"x" * (MOST_BYTES * 4)) + bomb.flush()
    check = zlib.crc32(b"x" * (MOST_BYTES * 4)).to_bytes(4, "big")[:2]
    with pytest.raises(CannotUnpack):
        unpack(VERSION + urlsafe_b64encode(check + data).decode().rstrip("="))
