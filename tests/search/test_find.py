"""What is found for what is typed, in the five documents."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_judge.corpus.model import body
from agot_judge.search import open_index
from agot_judge.search.results import Search
from tests.amounts import long


def first(search: Search, query: str, edition: str | None = None) -> str:
    return search.find(query, edition).hits[0].id


@pytest.mark.parametrize(
    ("number", "paragraph"),
    [
        ("4.2.1", "2e/rr/4.2.1/1"),
        ("step 4.2.3", "2e/rr/4.2.3/1"),
        ("(3.3)", "2e/faq/3.3/1"),
        ("3.3", "2e/rr/3.3/1"),
    ],
)
def test_a_number_finds_its_step_or_ruling_first(search, number, paragraph):
    assert first(search, number, "2e") == paragraph


def test_a_bare_number_finds_the_step_and_the_ruling_that_bear_it(search):
    entries = [hit.id.rpartition("/")[0] for hit in search.find("3.3", "2e").hits]
    assert {"2e/rr/3.3", "2e/faq/3.3"} <= set(entries[:4])


def test_a_sub_step_comes_before_the_rest_of_its_step(search, corpus):
    assert corpus.paragraph(first(search, "1.3.III")).text.startswith("III. Initiate When Revealed")


def test_of_a_numbered_entry_every_paragraph_is_found_in_order(search, corpus):
    ids = [paragraph.id for paragraph in corpus.entry("2e/rr/4.2.2").paragraphs]
    assert [hit.id for hit in search.find("4.2.2").hits[: len(ids)]] == ids


@pytest.mark.parametrize(
    ("title", "entry"),
    [
        ("Stealth", "2e/rr/stealth"),
        ("stealth", "2e/rr/stealth"),
        ("unopposed", "2e/rr/unopposed"),
        ("claim", "2e/rr/claim-or-claim-value"),
        ("Ambush", "2e/rr/ambush"),
        ("then", "2e/rr/the-word-then"),
        ("X", "2e/rr/the-letter-x"),
        ("Catelyn Stark", "2e/faq/catelyn-stark"),
        ("terminal condition", "2e/faq/terminal-condition"),
    ],
)
def test_a_title_or_a_part_of_one_finds_its_entry_first(search, title, entry):
    assert first(search, title, "2e").startswith(f"{entry}/")


def test_a_title_that_only_sends_elsewhere_finds_where_it_sends(search, corpus):
    """RR Set 1: See "Modifiers"."""
    assert corpus.paragraph(first(search, "Set", "2e")).entry == "2e/rr/modifiers"


def test_the_printed_page_is_folded_under_the_text_that_is_kept_up_to_date(search):
    found = [hit.id for hit in search.find("would", "2e", 50).hits]
    assert "2e/rr/the-word-would/1" in found
    assert not [id_ for id_ in found if id_.startswith("2e/rr-p23/")]
    assert first(search, "would doc:rr-p23", "2e") == "2e/rr-p23/would/1"


@pytest.mark.parametrize(
    ("query", "paragraph"),
    [
        ("how many cards may I have as duplicates under one character", "2e/rr/duplicates/"),
        ("he sneaked past my blocker", "2e/rr/stealth/"),
        ("undefended attack", "2e/rr/unopposed/"),
    ],
)
def test_table_talk_finds_the_rule_in_its_own_words(search, query, paragraph):
    assert any(hit.id.startswith(paragraph) for hit in search.find(query, "2e").hits[:3])


@pytest.mark.parametrize(
    ("word", "entry"), [("dupe", "2e/rr/duplicates"), ("tap", "2e/rr/kneel"), ("sac", "2e/rr/sacrifice")]
)
def test_another_word_for_a_title_finds_its_entry(search, word, entry):
    assert any(hit.id.startswith(f"{entry}/") for hit in search.find(word, "2e").hits[:2])


def test_why_a_paragraph_was_found_names_words_and_the_phrase_that_asks_for_it(search, corpus):
    whys = {hit.id: hit.why for hit in search.find("duplicate marshal cost", "2e").hits}
    assert any(why.startswith("all words") for why in whys.values())
    assert any("asked as: “" in why for why in whys.values())


def test_a_word_reached_by_the_thesaurus_is_said_to_be(search):
    """“Sac” stands in no paragraph of the Rules Reference; the entry is Sacrifice."""
    hits = search.find("sac cost kind:bullet doc:2e/rr").hits
    assert any(hit.id.startswith("2e/rr/sacrifice/") for hit in hits)
    assert any("other words for sac" in hit.why for hit in hits)
    assert search.find("dupe", "2e").hits[0].why == "another word for the name"


@pytest.mark.parametrize(
    ("typed", "same"), [("armour", "armor"), ("Honoured", "honored"), ("defence", "defense")]
)
def test_british_and_american_spellings_find_the_same(search, typed, same):
    found, expected = ([hit.id for hit in search.find(query).hits] for query in (typed, same))
    assert found == expected != []


def test_words_that_never_stand_together_find_what_has_the_most_of_them(search):
    results = search.find("dominance stealth redirect mulligan", "2e")
    assert results.hits
    assert any("No paragraph has all of the words" in note for note in results.notes)
    assert all("of 4 words" in hit.why for hit in results.hits)


def test_quoted_words_must_stand_in_a_row(search, corpus):
    results = search.find('"cannot be saved"')
    assert results.hits
    for hit in results.hits:
        assert "cannot be saved" in corpus.paragraph(hit.id).text


def test_quoted_words_that_stand_nowhere_are_searched_alone_and_it_is_said(search):
    results = search.find('"stealth dominance"')
    assert results.hits
    assert any("quoted words" in note for note in results.notes)


def test_only_the_edition_asked_for_is_found_and_all_are_counted(search):
    results = search.find("stealth", "ccg")
    assert {hit.id.partition("/")[0] for hit in results.hits} == {"ccg"}
    counts = dict(results.by_edition)
    assert counts["2e"] > 0
    assert results.total == counts["ccg"]


def test_the_edition_in_the_words_goes_before_the_one_chosen(search):
    results = search.find("moribund ed:1e", "2e")
    assert results.edition == "1e"
    assert {hit.id.partition("/")[0] for hit in results.hits} == {"1e"}
    assert results.query == "moribund"


def test_an_unknown_edition_is_reported_and_all_are_searched(search):
    results = search.find("stealth", "3e")
    assert results.edition == ""
    assert results.hits
    assert any("3e" in note for note in results.notes)


def test_an_answer_comes_with_its_question(search, corpus):
    hit = next(hit for hit in search.find("Catelyn Stark", "2e").hits if hit.question)
    assert hit.id == "2e/faq/catelyn-stark/2"
    assert hit.question.id == "2e/faq/catelyn-stark/1"
    assert "".join(piece.text for piece in hit.question.fragments).startswith("Which abilities does Catelyn")


def test_a_question_that_names_the_card_leads_to_the_answer_that_does_not(search):
    assert "2e/faq/resolving-keywords/2" in [
        hit.id for hit in search.find("resolving keywords pillage order", "2e").hits[:3]
    ]


def test_what_overrides_a_paragraph_comes_with_it(search):
    """RR Target 4 is overruled by FAQ 3.3."""
    hits = {
        hit.id: hit for hit in search.find("currently valid targets are eligible to be chosen", "2e").hits
    }
    assert hits["2e/rr/target/4"].overriding == ("2e/faq/3.3/1",)


def test_what_overrides_stands_above_what_it_overrides_unless_that_was_cited_by_its_number(search, corpus):
    overridden = [paragraph for paragraph in corpus.paragraphs("2e") if corpus.overriding(paragraph.id)]
    assert overridden
    for paragraph in overridden:
        found = [hit.id for hit in search.find(paragraph.text, "2e", 20).hits]
        for one in corpus.overriding(paragraph.id):
            assert found.index(one.id) < found.index(paragraph.id), paragraph.id
    found = [hit.id for hit in search.find("4.2.5", "2e").hits]
    assert found.index("2e/rr/4.2.5/1") < found.index("2e/faq/resolving-keywords/2") < 6


@pytest.mark.parametrize("id_", ["2e/rr/stealth/2", "1e/faq/errata-toll-gate/1", "ccg/rules/introduction/2"])
def test_an_id_finds_its_paragraph_first(search, id_):
    assert first(search, id_) == id_


def test_an_unfinished_word_finds_what_begins_with_it(search):
    assert first(search, "unoppos", "2e").startswith("2e/rr/unopposed/")
    assert first(search, "unopp", "2e").startswith(("2e/rr/unopposed/", "2e/rr-p23/unopposed/"))


def test_a_slip_is_repaired_only_where_nothing_is_found_otherwise(search):
    results = search.find("stelth", "2e")
    assert results.hits == search.find("stealth", "2e").hits
    assert any("“stealth” for “stelth”" in note for note in results.notes)

    results = search.find("stelth claim", "2e")
    assert results.hits == search.find("claim stelth", "2e").hits
    assert not any("for “stelth”" in note for note in results.notes)
    assert "stealth claim" in [suggestion.query for suggestion in results.suggestions]


def test_where_one_edition_has_nothing_the_others_are_offered(search):
    results = search.find("moribund", "2e")
    assert not results.hits
    assert "1e" in [suggestion.edition for suggestion in results.suggestions]


@pytest.mark.parametrize("typed", ["", "   ", "???", '""', "()", "\0", "“”"])
def test_nothing_to_search_for_finds_nothing(search, typed):
    assert search.find(typed).hits == ()


def test_a_limit_is_kept_and_more_is_announced(search):
    results = search.find("challenge", limit=3)
    assert len(results.hits) == 3
    assert results.has_more
    assert not search.find("moribund", "1e", limit=200).has_more


SYNTAX = st.sampled_from(
    ['"', "“", "(", ")", "*", "~", "^", ":", "-", "AND ", " OR ", "or ", "NOT ", "kind:", "ed:2e ",
     "doc:faq ", "cites:", "step:4", "card:", "ver:", "-(", "-doc:", "kidn:x ", "dupe ", "pick up ", "<b>", "[[", "]",
     "4.2", "4.2.", "(3.3", "claim", "stealth ", "\\", "{", "}", "%", "&", "|", "'", "\0", "\ud7ff", "…", "\n"]
)  # fmt: skip


@long(100)
@given(st.one_of(st.text(), st.lists(SYNTAX, max_size=30).map("".join)), st.sampled_from([None, "2e", "zz"]))
def test_nothing_that_is_typed_raises_and_every_hit_shows_words_of_its_paragraph(
    search, corpus, typed, edition
):
    results = search.find(typed, edition)
    for hit in results.hits:
        shown = "".join(piece.text for piece in hit.fragments)
        assert shown.removeprefix("… ").removesuffix(" …") in body(corpus.paragraph(hit.id))
    scores = [hit.score for hit in results.hits]
    assert scores == sorted(scores, reverse=True)


def test_the_same_words_find_the_same_in_an_index_built_anew(search, corpus, tmp_path):
    again = Search(open_index(corpus, tmp_path))
    for query in ("claim", "first player chooses order", "4.2", "attachment discarded"):
        assert again.find(query) == search.find(query)


def test_what_is_looked_up_beforehand_changes_nothing(search, corpus):
    warm = Search(open_index(corpus))
    warm.warm_up(50)
    assert warm.find("can my dupe save him", "2e") == search.find("can my dupe save him", "2e")
