"""Packs: many files in one, which a browser reads in one go."""

from hypothesis import given
from hypothesis import strategies as st

from agot_judge.offline.pack import packed, unpacked


@given(st.dictionaries(st.text(max_size=20), st.binary(max_size=50), max_size=6))
def test_what_is_packed_is_unpacked(files):
    """Every file is there again, in its order."""
    assert list(unpacked(packed(files)).items()) == list(files.items())


def test_more_may_be_said_of_a_file():
    """The index says it beside the place of the file, and the files stay as they are."""
    data = packed({"/": b"page"}, {"/": {"headers": {"Content-Type": "text/html"}}})

    assert b'"headers":{"Content-Type":"text/html"}' in data
    assert unpacked(data) == {"/": b"page"}
