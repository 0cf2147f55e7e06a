"""Pieces of a paragraph that match, and the part of a long one to show."""

from hypothesis import given
from hypothesis import strategies as st

from agot_judge.search.analysis import stems
from agot_judge.search.highlight import EXCERPT, Fragment, excerpt


def test_words_match_by_their_stem_and_keep_their_spelling():
    assert excerpt("Kneeling cards kneel.", {"kneel"}) == (
        Fragment("Kneeling", True),
        Fragment(" cards ", False),
        Fragment("kneel", True),
        Fragment(".", False),
    )


def test_an_icon_is_marked_within_its_brackets():
    assert excerpt("a [military] challenge", stems("military")) == (
        Fragment("a [", False),
        Fragment("military", True),
        Fragment("] challenge", False),
    )


def test_of_a_long_paragraph_the_sentence_with_the_words_is_shown():
    filler = "Nothing in this sentence matters to anybody at the table. " * 12
    text = filler + "A duplicate saves the character. " + filler
    shown = excerpt(text, set(stems("duplicate saves")))

    joined = "".join(piece.text for piece in shown)
    assert "A duplicate saves the character." in joined
    assert joined.startswith("… ")
    assert joined.endswith(" …")
    assert len(joined) <= EXCERPT + 10


def test_a_long_sentence_without_an_end_is_cut_at_a_word():
    shown = "".join(piece.text for piece in excerpt("power " * 300, {"power"}))
    assert shown.endswith("power …")
    assert len(shown) < EXCERPT + 20


@given(st.text(max_size=EXCERPT), st.text())
def test_the_pieces_of_any_short_text_are_that_text(text, query):
    pieces = excerpt(text, set(stems(query)))
    assert "".join(piece.text for piece in pieces) == text
    assert all(piece.text for piece in pieces)


@given(st.text(min_size=EXCERPT, max_size=4 * EXCERPT), st.text())
def test_what_is_shown_of_any_text_stands_in_it(text, query):
    shown = "".join(piece.text for piece in excerpt(text, set(stems(query))))
    assert shown.removeprefix("… ").removesuffix(" …").strip() in text
