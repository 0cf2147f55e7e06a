"""The look-up page: what it shows for a query, with and without script."""

from html import escape
from urllib.parse import parse_qs, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.web.markup import read


def asked(client, query, path="/", **more):
    response = client.get(path, query_string={"q": query, **more})
    assert response.status_code == 200
    return read(response.text)


def test_without_a_query_the_page_helps_to_begin_with_searches_that_find_something(client):
    page = asked(client, "")
    links = page.one(data_testid="ways").all("a")
    assert len(links) >= 4
    for link in links:
        found = read(client.get(link.attributes["href"]).text)
        assert found.all(data_testid="hit"), link.text
        assert not found.all(data_testid="notes"), link.text


def test_the_query_stays_in_the_field_and_in_the_title(client):
    page = asked(client, "unopposed")
    assert page.one("input", name="q").attributes["value"] == "unopposed"
    assert page.one("title").text.startswith("unopposed")


def test_hits_stand_under_the_title_of_their_entry_with_document_and_version(client):
    entry = asked(client, "unopposed", edition="2e").all(data_testid="entry")[0]
    assert entry.one("h2").text == "Unopposed, Unopposed Challenge"
    assert "Rules Reference" in entry.one("header").text
    first = entry.all(data_testid="hit")[0]
    assert first.attributes["data-id"] == "2e/rr/unopposed/1"
    assert "unopposed" in [mark.text for mark in first.all("mark")]


def test_no_entry_stands_twice(client):
    titles = [
        entry.one("h2").one("a").attributes["href"]
        for entry in asked(client, "claim").all(data_testid="entry")
    ]
    assert len(titles) == len(set(titles))


def test_the_script_is_sent_the_same_results_alone(client):
    whole = asked(client, "stealth").one(data_testid="results")
    alone = asked(client, "stealth", path="/results")
    assert whole.text == alone.text
    assert not alone.all("html")


def test_editions_are_links_with_counts_that_keep_the_query(client):
    page = asked(client, "stealth", edition="any")
    chips = {
        chip.attributes["data-edition"]: chip for chip in page.all("a") if "data-edition" in chip.attributes
    }
    assert list(chips) == ["", "2e", "1e", "ccg"]
    assert "aria-current" in chips[""].attributes
    assert int(chips["2e"].text.split()[-1]) > 0
    only = read(client.get(chips["ccg"].attributes["href"]).text)
    assert {hit.attributes["data-id"].split("/")[0] for hit in only.all(data_testid="hit")} == {"ccg"}
    assert only.one("input", name="edition").attributes["value"] == "ccg"
    assert parse_qs(urlsplit(chips["ccg"].attributes["href"]).query) == {"q": ["stealth"], "edition": ["ccg"]}


def test_an_answer_stands_under_its_question_and_the_question_not_alone(client):
    page = asked(client, "Catelyn Stark", edition="2e")
    entry = page.all(data_testid="entry")[0]
    assert [hit.attributes["data-id"] for hit in entry.all(data_testid="hit")] == ["2e/faq/catelyn-stark/2"]
    assert entry.one(data_testid="question").text.startswith("Which abilities does Catelyn Stark")


def test_a_hit_that_is_overridden_says_by_what_before_its_text(client):
    page = asked(client, "currently valid targets", edition="2e")
    hit = next(one for one in page.all(data_testid="hit") if one.attributes["data-id"] == "2e/rr/target/4")
    assert hit.text.startswith("Overridden by FAQ 3.3 ¶1")


def test_a_hit_carries_its_quotation_with_citation_and_address(client):
    hit = asked(client, "4.2.3").all(data_testid="hit")[0]
    quotation = hit.attributes["data-quotation"]
    assert quotation.startswith("“If the challenge was unopposed")
    assert "— RR 4.2.3 ¶1 (Rules Reference" in quotation
    assert quotation.endswith("http://localhost/r/2e/rr/4.2.3/1")


def test_a_hit_links_to_its_paragraph_in_its_entry(client):
    page = asked(client, "4.2.2")
    places = [
        link.attributes["href"] for link in page.all("a") if "hit__text" in link.attributes.get("class", "")
    ]
    assert "/r/2e/rr/4.2.2/2#p2" in places


def test_an_overridden_paragraph_is_opened_at_the_top_where_what_overrides_it_stands(client):
    page = asked(client, "currently valid targets", edition="2e")
    places = [
        link.attributes["href"] for link in page.all("a") if "hit__text" in link.attributes.get("class", "")
    ]
    assert "/r/2e/rr/target/4" in places


def test_nothing_found_offers_the_nearest_titles_and_what_can_be_typed(client):
    page = asked(client, "stealth kind:erratum", edition="ccg")
    assert page.one(data_testid="count").text == "Nothing found"
    assert "Stealth" in page.one(data_testid="suggestions").text
    assert page.all(data_testid="ways")


def test_odd_syntax_is_reported_and_still_finds(client):
    page = asked(client, 'kidn:ruling "unopposed')
    notes = page.one(data_testid="notes").text
    assert "did you mean “kind:”" in notes
    assert "quotation mark" in notes
    assert page.all(data_testid="hit")


def test_a_slip_is_repaired_and_it_is_said(client):
    page = asked(client, "stelth", edition="2e")
    assert "“stealth” for “stelth”" in page.one(data_testid="notes").text
    assert page.all(data_testid="hit")[0].attributes["data-id"] == "2e/rr/stealth/1"


def test_what_is_overridden_stands_beneath_what_overrides_it(client):
    page = asked(client, "currently valid targets are eligible to be chosen", edition="2e")
    ids = [hit.attributes["data-id"] for hit in page.all(data_testid="hit")]
    assert ids.index("2e/rr/target/4") == ids.index("2e/faq/3.3/1") + 1


def test_more_results_are_a_link_away(client):
    page = asked(client, "challenge", edition="2e")
    more = page.one(data_testid="more").attributes["href"]
    assert len(read(client.get(more).text).all(data_testid="hit")) > len(page.all(data_testid="hit"))


@pytest.mark.parametrize("limit", ["0", "-5", "x", "", "99999999", "1e9"])
def test_a_foolish_limit_is_no_error(client, limit):
    assert client.get("/", query_string={"q": "claim", "limit": limit}).status_code == 200


def test_an_unknown_edition_is_no_error(client):
    page = asked(client, "claim", edition="<b>")
    assert "no edition" in page.one(data_testid="notes").text
    assert asked(client, "", edition="<b>").all(data_testid="ways")


@pytest.mark.parametrize("path", ["/", "/results"])
def test_an_unknown_edition_alone_is_named_too(client, path):
    """Nothing is left to search for: the first page came without a word of what was wrong."""
    page = asked(client, "ed:9e", path)
    assert "no edition “9e”" in page.one(data_testid="notes").text
    assert page.one(data_testid="ways")


@pytest.mark.parametrize(
    "typed", ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "{{ 7*7 }}", "%3Cb%3E"]
)
def test_what_is_typed_is_text_and_never_markup(client, typed):
    markup = client.get("/", query_string={"q": typed}).text
    assert escape(typed) in markup.replace("&#34;", "&quot;")
    assert not {one.name for one in read(markup).one("main")} & {"script", "img", "b"}


ALLOWED = {
    "",
    "a",
    "dd",
    "details",
    "div",
    "dl",
    "dt",
    "h1",
    "h2",
    "header",
    "i",
    "kbd",
    "li",
    "mark",
    "nav",
    "ol",
    "p",
    "span",
    "summary",
    "ul",
}


@given(
    st.text(
        alphabet=st.one_of(st.characters(exclude_categories=["Cs"]), st.sampled_from("<>&\"'/=(:*-")),
        max_size=60,
    )
)
def test_nothing_that_is_typed_breaks_the_page(app, typed):
    response = app.test_client().get("/results", query_string={"q": typed})
    assert response.status_code == 200
    names = {one.name for one in read(response.text)}
    assert names <= ALLOWED


def test_what_is_found_by_how_players_ask_is_not_counted_by_its_words(client):
    """The count of paragraphs with most of the words would contradict what is shown."""
    page = read(client.get("/", query_string={"q": "he died, can he come back into play this turn"}).text)
    assert page.all(data_testid="hit")[0].attributes["data-id"].startswith("2e/")
    assert "0" not in [word.strip() for word in page.one(data_testid="count").text.split()]


def test_ten_paragraphs_are_shown_at_first_and_more_on_demand(client):
    page = read(client.get("/", query_string={"q": "challenge"}).text)
    assert len(page.all(data_testid="hit")) == 10
    assert "limit=20" in page.one(data_testid="more").attributes["href"]


def test_without_an_edition_the_others_stand_below_under_their_own_heading(client):
    page = asked(client, "stealth", edition="any")
    assert page.one(data_testid="others").text.strip() == "Other editions"
    ids = [hit.attributes["data-id"].partition("/")[0] for hit in page.all(data_testid="hit")]
    assert ids[0] == "2e"
    assert ids == sorted(ids, key=lambda edition: edition != "2e")
    assert not asked(client, "stealth", edition="2e").all(data_testid="others")


def test_what_may_be_meant_of_another_edition_stands_between_under_its_heading(client):
    """1e FAQ: a response is played in its own step; the Second Edition has reactions instead."""
    page = asked(client, "when can I play a response in the challenge", edition="any")
    ids = [hit.attributes["data-id"].partition("/")[0] for hit in page.all(data_testid="hit")]
    lead = ids[0]
    other = "1e" if lead == "2e" else "2e"
    assert other in ids[:5]
    assert page.one(data_testid="others").text.strip() == "Other editions"
    name = {"1e": "First Edition", "2e": "Second Edition"}[lead]
    assert page.one(data_testid="further").text.strip() == f"More of the {name}"
    assert ids[-1] == lead


def test_the_edition_that_was_chosen_is_kept_until_all_are_asked_for(app):
    """Without script: the address that a chip leads to says it, and the next search without one has it."""
    client = app.test_client()
    assert asked(client, "stealth").one("input", name="edition").attributes["value"] == "2e"
    asked(client, "stealth", edition="ccg")
    page = asked(client, "stealth")
    assert page.one("input", name="edition").attributes["value"] == "ccg"
    every = next(chip for chip in page.all("a") if chip.attributes.get("data-edition") == "")
    assert client.get(every.attributes["href"]).status_code == 200
    assert asked(client, "stealth").one("input", name="edition").attributes["value"] == "any"
    assert {
        hit.attributes["data-id"].split("/")[0] for hit in asked(client, "stealth").all(data_testid="hit")
    } > {"2e"}


def test_what_is_no_edition_is_not_kept(app):
    client = app.test_client()
    asked(client, "stealth", edition="<b>")
    assert client.get_cookie("edition") is None
    client.set_cookie("edition", "9e")
    assert asked(client, "stealth").one("input", name="edition").attributes["value"] == "2e"


def test_who_has_chosen_nothing_reads_the_edition_that_is_played_now(client):
    """BOARD 7: with all editions the charts of another one stood above the paragraph that decides."""
    page = asked(client, "what is the order of the challenge steps")
    assert {hit.attributes["data-id"].split("/")[0] for hit in page.all(data_testid="hit")} == {"2e"}
    assert asked(client, "deadly ed:ccg").all(data_testid="hit")[0].attributes["data-id"].startswith("ccg/")
    assert "1e" in asked(client, "moribund").one(data_testid="suggestions").text


def test_why_a_result_was_found_is_said_where_it_is_asked(client):
    """BOARD 28: the words that were matched stood under each result, whoever wanted to read them."""
    page = asked(client, "duplicate saves from claim")
    assert not page.all(data_testid="why-found")
    assert "words" not in page.one(data_testid="count").text
    told = read(client.get(page.one(data_testid="reasons").attributes["href"]).text)
    assert len(told.all(data_testid="why-found")) == len(told.all(data_testid="hit"))


def test_the_sentence_that_decides_is_marked_off_in_a_long_paragraph(client):
    """RR Stealth 1: what a bypassed character cannot do is its last sentence."""
    page = asked(client, "bypassed by stealth cannot defend")
    hit = next(one for one in page.all(data_testid="hit") if one.attributes["data-id"] == "2e/rr/stealth/1")
    assert hit.one(data_testid="deciding").text.startswith("Each chosen character is considered")
    assert "Stealth is a keyword ability." in hit.text


def test_a_quotation_names_its_document_without_remarks(client):
    """BOARD 28: "version web text, no version printed" is nothing to send to a player."""
    hit = asked(client, "4.2.3").all(data_testid="hit")[0]
    assert "(Rules Reference, web text)" in hit.attributes["data-quotation"]
    ruling = asked(client, "Catelyn Stark").all(data_testid="hit")[0]
    assert "(Frequently Asked Questions, version 4.1)" in ruling.attributes["data-quotation"]


def test_a_card_that_is_named_stands_first_with_what_is_known_of_it(client):
    """FAQ Catelyn Stark; her text is of the library, since nothing is imported."""
    page = asked(client, "can Catelyn stop a dupe from being used")
    (card,) = page.all(data_testid="card")
    assert card.attributes["data-title"] == "Catelyn Stark"
    assert "trigger abilities" in card.text
    assert "FAQ Catelyn Stark" in card.text
    assert page.all(data_testid="hit")[0].attributes["data-id"].startswith("2e/faq/catelyn-stark/")


def test_of_a_question_in_another_edition_no_card_of_the_second_is_shown(client):
    assert not asked(client, "can Areo Hotah be stopped", edition="ccg").all(data_testid="card")


def test_what_was_not_understood_is_said_with_what_was_searched_instead(client):
    notes = asked(client, "can a gobbledygook be killed").one(data_testid="notes").text
    assert "“gobbledygook”" in notes
    assert "searched “killed”" in notes
