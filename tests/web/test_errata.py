"""Errata by card."""

from urllib.parse import quote

import pytest

from tests.web.markup import read


def errata(client, query=""):
    return read(client.get(f"/errata{query}").text).all(data_testid="erratum")


def titles(client, query=""):
    return [one.one("h2").text for one in errata(client, query)]


def test_every_erratum_is_listed_once_with_its_text(client, corpus):
    shown = [
        p.attributes["data-id"] for one in errata(client) for p in one.all("p") if "data-id" in p.attributes
    ]
    expected = [p.id for entry in corpus.entries() if entry.kind == "erratum" for p in entry.paragraphs]
    assert sorted(shown) == sorted(expected)


def test_an_erratum_says_card_set_number_and_version(client):
    (erratum,) = errata(client, "?q=ser+horas")
    assert erratum.one("h2").one("a").attributes["href"] == "/cards/Ser%20Horas%20Redwyne"
    assert "Westeros 63" in erratum.text
    assert "since version 1.0" in erratum.text


def test_a_number_that_is_not_sure_says_so_and_why(client, corpus):
    doubtful = next(
        entry for entry in corpus.entries() if entry.card and entry.card.doubt and entry.card.number
    )
    listed = errata(client, f"?q={quote(doubtful.card.title)}")
    erratum = next(one for one in listed if doubtful.card.doubt in one.text)
    assert f"{doubtful.card.number}?" in erratum.text
    assert "Not sure" in erratum.text


def test_an_erratum_of_a_rulebook_is_no_card(client):
    (erratum,) = [
        one for one in errata(client, "?edition=2e") if "Rules Reference page 26" in one.one("h2").text
    ]
    assert "Rulebook" in erratum.text
    assert erratum.one("h2").one("a").attributes["href"].startswith("/r/2e/faq/")


@pytest.mark.parametrize("query", ["?q=driftwood", "?q=DRIFTWOOD+cudgel", "?q=cudgel&edition=2e"])
def test_the_filter_takes_words_of_card_and_text(client, query):
    found = titles(client, query)
    assert found == ["Driftwood Cudgel"]


def test_the_filter_takes_a_collector_number_and_kinds_of_quotes_do_not_matter(client):
    assert "Rose Garden" in titles(client, "?q=C89")
    assert titles(client, "?q=jaqen+h’ghar") == titles(client, "?q=jaqen+h'ghar") != []


def test_editions_and_orders_keep_the_filter(client):
    page = read(client.get("/errata?q=crown+of+suns&edition=1e&by=set").text)
    addresses = [
        link.attributes["href"] for link in page.all("a") if "chip" in link.attributes.get("class", "")
    ]
    assert "/errata?q=crown+of+suns&by=set" in addresses
    assert any("by=version" in address and "q=crown+of+suns" in address for address in addresses)
    hidden = {
        one.attributes["name"]: one.attributes["value"]
        for one in page.one("form", id="filter").all("input")
        if one.attributes["type"] == "hidden"
    }
    assert hidden == {"edition": "1e", "by": "set"}


def test_the_newest_come_first_by_number_not_by_letter(client):
    page = read(client.get("/errata?edition=1e&by=version").text)
    words = [one.text for one in page.all("span") if one.text.startswith("since version")]
    versions = [tuple(int(part) for part in one.removeprefix("since version ").split(".")) for one in words]
    assert versions == sorted(versions, reverse=True)


def test_nothing_found_leads_to_the_search(client):
    page = read(client.get("/errata?q=xyzzy").text)
    assert not page.all(data_testid="erratum")
    assert page.one(data_testid="count").one("a").attributes["href"] == "/?q=xyzzy"
