"""The glossary from A to Z."""

import pytest

from agot_judge.web.glossary import sort_name
from agot_judge.web.sentences import first_sentence
from tests.web.markup import read


def terms(client, query=""):
    page = read(client.get(f"/glossary{query}").text)
    return {term.all("dt")[0].one("a").text: term for term in page.all(data_testid="term")}


def test_a_term_has_its_first_sentence_and_leads_to_its_entry(client):
    term = terms(client)["Dead Pile"]
    assert term.one("dd").text == "The dead pile is an out of play area."
    assert term.one("a").attributes["href"] == "/r/2e/rr/dead-pile"


def test_every_glossary_entry_of_the_second_edition_is_there(client, corpus):
    listed = set(terms(client))
    for entry in corpus.entries("2e/rr"):
        if entry.kind == "entry" and entry.path == ("Glossary",):
            assert entry.title in listed


def test_other_editions_define_the_term_below_in_their_own_words(client):
    stealth = terms(client)["Stealth"]
    assert [one.text for one in stealth.all("span") if one.attributes.get("class") == "tag"] == ["2e", "CCG"]
    assert stealth.all("dd")[1].text.startswith("For each of your attacking characters")


def test_what_only_another_edition_defines_has_a_place_of_its_own(client):
    assert (
        terms(client)["Deathbound"].one("dt", class_="term__title").one("a").attributes["href"]
        == "/r/1e/faq/4.8"
    )


def test_an_entry_that_only_sends_on_says_where_to(client):
    link = terms(client)["Control"].one("dd").one("a")
    assert (link.text, link.attributes["href"]) == ("Ownership and Control", "/r/2e/rr/ownership-and-control")


def test_the_same_in_another_printing_is_no_second_definition(client):
    assert len([name for name in terms(client) if name.startswith("Unopposed")]) == 1
    assert not [
        link
        for link in read(client.get("/glossary").text).all("a")
        if "2e/rr-p23/unopposed" in link.attributes["href"]
    ]


def test_letters_are_in_order_and_lead_to_their_terms(client):
    page = read(client.get("/glossary").text)
    letters = [one.text for one in page.all("h2") if one.attributes.get("class") == "letter__name"]
    assert letters == sorted(letters)
    for letter in letters:
        assert page.one("h2", id=f"letter-{letter}")
        assert page.all("a", href=f"#letter-{letter}")


@pytest.mark.parametrize(
    ("title", "sorted_as"),
    [
        ('The word "Then"', 'then"'),
        ("Phase 4: Challenges", "challenges"),
        ("Stealth", "stealth"),
        ('What is a "Player Action"?', 'player action"?'),
    ],
)
def test_a_title_is_sorted_by_its_first_word_that_says_something(title, sorted_as):
    assert sort_name(title) == sorted_as


def test_the_filter_works_without_script_and_keeps_the_edition(client):
    found = terms(client, "?q=dead+pile&edition=2e")
    assert "Dead Pile" in found
    assert "Ambush (X)" not in found
    page = read(client.get("/glossary?q=dead+pile&edition=1e").text)
    field = page.one("input", id="filter-words")
    assert (field.attributes["name"], field.attributes["value"]) == ("q", "dead pile")
    assert page.one("input", type="hidden", name="edition").attributes["value"] == "1e"


def test_one_edition_alone_has_its_own_titles_and_definitions(client):
    found = terms(client, "?edition=ccg")
    tags = {
        one.text
        for term in found.values()
        for one in term.all("span")
        if one.attributes.get("class") == "tag"
    }
    assert tags == {"CCG"}
    assert "Agendas" in found
    assert "Agenda Cards" not in found


def test_what_no_term_has_is_offered_to_the_search(client):
    page = read(client.get("/glossary?q=xyzzy").text)
    assert page.one(data_testid="count").one("a").attributes["href"] == "/?q=xyzzy"


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("One. Two.", "One."),
        ("Some cards (e.g. Robb Stark) may. Others may not.", "Some cards (e.g. Robb Stark) may."),
        (
            'See Appendix I, "4. Challenges phase" on page 9.',
            'See Appendix I, "4. Challenges phase" on page 9.',
        ),
        ('They are "in play." A card leaves play.', 'They are "in play."'),
        ("No stop", "No stop"),
        ("", ""),
    ],
)
def test_the_first_sentence_ends_where_a_reader_would_end_it(text, first):
    assert first_sentence(text) == first
