"""The stems by which words meet."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_judge.search.analysis import ANALYZER, SIGN, Term, american_spelling, carrying, stems, terms


@given(st.text())
def test_a_query_is_read_as_the_index_reads_its_texts(text):
    indexed = tuple(Term(token.text, token.startchar, token.endchar) for token in ANALYZER(text, chars=True))
    assert terms(text) == indexed


@pytest.mark.parametrize(
    ("british", "american"),
    [("armour", "armor"), ("honourable", "honorable"), ("dishonoured", "dishonored"), ("defences", "defenses"),
     ("greyjoy", "greyjoy"), ("hour", "hour"), ("four", "four"), ("reflavoured", "reflavoured")],
)  # fmt: skip
def test_british_spellings_become_american(british, american):
    assert american_spelling(british) == american


@pytest.mark.parametrize(
    "words", [("cancelled", "canceled"), ("marshalling", "marshaling"), ("armours", "armor")]
)
def test_both_spellings_meet_in_one_stem(words):
    assert len({stems(word) for word in words}) == 1


def test_of_a_sentence_the_words_that_carry_its_meaning_are_kept():
    assert carrying("I do please kneel the guy") == ("kneel", "gui")
    assert carrying("What is it") == ("what", "is", "it")


def test_words_that_tell_questions_apart_are_kept_too():
    """Whose card, which of two first, may or must: a question for another paragraph."""
    assert carrying("whose card is it when both must go") == ("whose", "card", "when", "both", "must")


@pytest.mark.parametrize(
    "text", ["his blockers are at -1", "and then +2", "minus three", "Plus one", "a −1 token"]
)
def test_a_number_with_a_sign_is_by_how_much_a_value_changes(text):
    """RR Modifiers: ``+2`` asks for what a bonus does, ``2`` for how many there are."""
    assert SIGN in carrying(text)


@pytest.mark.parametrize("text", ["claim 2", "4.2.1", "face-down", "2-1 against me", "plots"])
def test_other_numbers_have_no_sign(text):
    assert SIGN not in carrying(text)
