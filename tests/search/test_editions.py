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
        ("what happens to attachments in the collectible game", "ccg"),
        ("my attacker was killed in the Iron Throne starter", "ccg"),
        ("edition one, does he stay knelt", "1e"),
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


def test_where_another_edition_may_be_meant_as_well_its_best_answer_is_among_the_first_five(search):
    """1e FAQ: a response is played in its own step; the Second Edition has reactions instead."""
    results = search.find("when can I play a response in the challenge")
    lead, other, again, *_ = editions(results)
    assert {lead, other} == {"1e", "2e"}
    assert again == lead
    assert {hit.id.partition("/")[0] for hit in results.hits[:5]} == {"1e", "2e"}
    scores = [hit.score for hit in results.hits]
    assert scores == sorted(scores, reverse=True)


def first_five(results):
    """The editions of the first five hits."""
    return [hit.id.partition("/")[0] for hit in results.hits[:5]]


def test_a_card_that_only_an_older_edition_names_brings_that_edition_among_the_first_five(search):
    """1e FAQ Narrow Escape."""
    assert "1e" in first_five(search.find("can Narrow Escape get back characters that were sacrificed"))
    assert "1e" not in first_five(search.find("can an event get back characters that were sacrificed"))


def test_a_card_of_that_name_that_is_imported_speaks_for_no_older_edition(search):
    """Only cards of the Second Edition can be imported: where others are, a card that is none of them is an older one's."""
    asked = "when he plays Narrow Escape who gets the killed characters back"
    printed = search.names_with(["Narrow Escape"], lambda _title: "")
    other = search.names_with(["Hedge Knight"], lambda _title: "")
    assert "1e" not in first_five(search.find(asked, names=printed))
    assert "1e" in first_five(search.find(asked, names=other))


def test_an_old_card_is_one_of_an_older_edition(search):
    """1e FAQ Harrenhal."""
    asked = "can the opponent use{} Harrenhal after a challenge he lost"
    assert "1e" not in first_five(search.find(asked.format("")))
    assert "1e" in first_five(search.find(asked.format(" the old")))


def test_the_old_game_is_none_of_the_second_edition(search):
    assert search.find("which challenges in the old game").lead in ("1e", "ccg")
    assert search.find("which challenges in the game").lead == "2e"


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
