"""Which edition comes first where none is chosen: the Second, unless the words are another one's terms."""

from itertools import groupby

import pytest

from agot_judge.search import find, open_index
from tests.search.small import one_document


def editions(results):
    """The editions of the hits, one for each run of hits."""
    return [name for name, _ in groupby(hit.id.partition("/")[0] for hit in results.hits)]


@pytest.mark.parametrize(
    "query", ["stealth", "claim 2 and only one character", "agenda", "who reacts first", "influence tokens"]
)
def test_without_an_edition_the_second_comes_first_and_the_others_stand_behind(search, query):
    results = search.find(query)
    assert results.lead == "2e"
    assert editions(results)[0] == "2e"
    assert "2e" not in editions(results)[1:]
    assert len(editions(results)) > 1
    scores = [hit.score for hit in results.hits]
    assert scores == sorted(scores, reverse=True)


@pytest.mark.parametrize(
    ("query", "edition"),
    [
        ("moribund", "1e"),
        ("can a moribund character be saved", "1e"),
        ("save/cancel response", "1e"),
        ("in which order do passive abilities go", "1e"),
        ("does the framework action window end", "1e"),
        ("the draw cap", "1e"),
        ("how many doomed before you are knocked out", "ccg"),
        ("gold penalty for a character of another house", "ccg"),
        ("how many power in the first edition", "1e"),
        ("claim in the ccg", "ccg"),
    ],
)
def test_terms_of_another_edition_bring_it_first_and_it_is_said(search, query, edition):
    results = search.find(query)
    assert results.lead == edition
    assert editions(results)[0] == edition
    assert any(f"speak of {edition}" in note for note in results.notes)


@pytest.mark.parametrize("query", ["influence", "house card"])
def test_what_older_editions_alone_have_brings_one_of_them_first(search, query):
    assert search.find(query).lead in ("1e", "ccg")


def test_of_the_edition_that_is_chosen_nothing_else_is_shown(search):
    results = search.find("moribund response", "2e")
    assert results.lead == results.edition == "2e"
    assert editions(results) == ["2e"]


def test_where_the_first_edition_has_nothing_another_leads(search):
    results = search.find("stealth doc:ccg/rules")
    assert results.lead == "ccg"
    assert editions(results) == ["ccg"]


def test_a_few_hits_are_all_of_the_leading_edition(search):
    assert editions(search.find("stealth", limit=3)) == ["2e"]


def test_a_corpus_without_a_single_phrase_that_is_asked_is_searched_all_the_same(tmp_path, monkeypatch):
    monkeypatch.setattr("agot_judge.search.building.load_asked", dict)
    assert find(open_index(one_document(), tmp_path), "terminal condition").hits
