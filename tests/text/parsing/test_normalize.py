"""Printed text to plain text, and back to where it was printed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_judge.text.parsing.lexer import words_of
from agot_judge.text.parsing.normalize import normalize
from tests.text.reading import NAMES

SAME = (
    ("<b>Action:</b> Kneel it.", "Action: Kneel it."),
    ("<em>Lord</em> and <i>Lady</i>", "Lord and Lady"),
    ("<b>Action:</ b> Kneel it.", "Action: Kneel it."),
    ("the Fool’s “song” – twice", 'the Fool\'s "song" - twice'),
    ("a  card \t in   hand", "a card in hand"),
    ("the Fool&rsquo;s &quot;song&#34; &#8211; twice", 'the Fool\'s "song" - twice'),
    ("Kneel it & stand it", "Kneel it & stand it"),
    ("Gains an icon .", "Gains an icon."),
    ("[power]\u00a0icon", "[power] icon"),
    ("Stealth. <i>(It cannot be seen.)</i>", "Stealth. (It cannot be seen.)"),
    ("Stealth. <i>(This character uses stealth.)</i>", "Stealth."),
    ("Stealth. <i>(Nobody sees it coming.)</i>", "Stealth. (Nobody sees it coming.)"),
    ("Draw 1 card. (Only opponents may initiate it.)", "Draw 1 card. (Only opponents may initiate it.)"),
    ("Draw 1 card. <i>(Limit once per round.)</i>", "Draw 1 card. (Limit once per round.)"),
    ("Place it <em>(at no cost)</em> on him.", "Place it (at no cost) on him."),
    ("Ambush (3). Nothing (at all) more.", "Ambush (3). Nothing (at all) more."),
)


@pytest.mark.parametrize(("printed", "plain"), SAME)
def test_what_is_printed_and_what_is_read(printed, plain):
    assert normalize(printed).text == plain


@given(st.text(alphabet="ab <>i/b&#3;()’“”–.,: [power]\n-", max_size=60))
def test_every_character_knows_where_it_was_printed(printed):
    clean = normalize(printed)

    assert len(clean.offsets) == len(clean.text) + 1
    assert list(clean.offsets) == sorted(clean.offsets)
    assert all(0 <= offset <= len(printed) for offset in clean.offsets)
    for letter, offset in zip(clean.text, clean.offsets, strict=False):
        stands_for_it = printed[offset] == "&"  # an entity begins there
        assert stands_for_it or normalize(printed[offset]).text in (letter, "") or letter in " •'\"-."


def test_italics_are_known_where_they_are():
    clean = normalize("a <i>Lord</i> or Lady")

    assert clean.is_italic(clean.text.index("Lord"))
    assert not clean.is_italic(clean.text.index("Lady"))


def test_a_letter_that_is_longer_in_lower_case_moves_no_offset():
    """Names are looked up in lower case, by the offsets of the plain text."""
    found = words_of(normalize("İİİ Old Tam"), "Old Tam", NAMES)
    (own,) = (word for readings in found.at for word in readings if word.kind == "SELF")
    assert found.clean.text[own.start : own.end] == "Old Tam"
    assert NAMES.said_in("İİİİİİ a Old Tam")
