"""A word with a letter wrong is read as the one that was meant, and it is said."""

import pytest

from agot_judge.search.slips import Spellings


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("strenght", "strength"), ("allready", "already"), ("chalenge", "challenge"), ("kneelimg", "kneeling")],
)
def test_a_letter_may_be_left_out_put_in_wrong_or_changed_with_its_neighbour(typed, meant):
    assert Spellings(["already", "challenge", "kneeling", "strength"]).right(typed) == meant


def test_of_several_words_the_commonest_is_meant():
    assert Spellings(["marshal", "martial"]).right("marthal") == "marshal"


def test_what_is_more_than_a_letter_away_is_no_slip():
    assert Spellings(["strength"]).right("strong") == ""


def test_the_word_that_was_meant_is_searched_and_it_is_said(search):
    """RR Dominance: the step counts STR and gold."""
    right = search.find("does gold count for dominance", "2e")
    wrong = search.find("does gold count for dominanse", "2e")
    assert [hit.id for hit in wrong.hits] == [hit.id for hit in right.hits]
    assert "“dominanse” was read as “dominance”." in wrong.notes


@pytest.mark.parametrize("word", ["Dominanse", "domin", "dominans"])
def test_a_name_or_the_beginning_of_a_word_is_no_slip(search, word):
    """With a capital inside a sentence it is a name; the last word may be unfinished while one types."""
    notes = search.find(f"do we count gold in {word}", "2e").notes
    assert not any("was read as “" in note for note in notes)
