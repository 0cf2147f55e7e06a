"""The page of the rules that the engine enforces."""

import re

import pytest

from agot_judge.coverage import coverage_of, report
from agot_judge.web import coverage as shown_coverage
from agot_judge.web.coverage import MARKS
from tests.web.markup import read


def opened(client, query=""):
    return read(client.get(f"/coverage{query}").text)


def paragraphs(page):
    return {one.all("a")[0].attributes["data-cite"]: one for one in page.all("li", data_testid="paragraph")}


def test_a_paragraph_leads_to_its_text_its_code_and_the_rulings_that_show_it(client):
    one = paragraphs(opened(client, "?q=2e/rr/military-claim/4"))["2e/rr/military-claim/4"]

    assert one.all("a")[0].attributes["href"].startswith("/r/2e/rr/military-claim/4")
    assert one.attributes["data-status"] == "shown"
    assert "the choice still serves to satisfy the claim" in one.text
    assert "saves:card_is_saved" in [code.text for code in one.all("code")]
    assert re.search(r"saves:card_is_saved agot_judge/\S+\.py:\d+", one.text)
    assert "A save still serves to satisfy claim tests/rulings/second/claim/test_claim.py" in one.text


def test_what_is_not_mechanical_says_why(client):
    one = paragraphs(opened(client, "?q=2e/rr/loyal/1"))["2e/rr/loyal/1"]
    assert "Not mechanical" in one.text
    assert "Building a deck" in one.text


@pytest.mark.parametrize("status", MARKS)
def test_a_status_filters_and_its_chip_has_the_count(client, status):
    page = opened(client, f"?status={status}")
    chip = page.one("nav", aria_label="Standing").one("a", aria_current="true")

    assert {one.attributes["data-status"] for one in paragraphs(page).values()} <= {status}
    count = page.one(data_testid="count").text.partition(" ")[0]
    assert chip.text == f"{MARKS[status]} {0 if count == 'No' else count}"


def test_the_first_are_shown_and_the_rest_is_a_tap_away(client):
    page = opened(client)
    more = page.one("a", data_testid="more").attributes["href"]
    assert set(paragraphs(page)) < set(paragraphs(opened(client, more.removeprefix("/coverage"))))


def test_words_that_nothing_has_lead_to_the_search(client):
    count = opened(client, "?q=zeppelin").one(data_testid="count")
    assert count.text.startswith("No paragraph here has these words.")
    assert count.one("a").attributes["href"] == "/?q=zeppelin"


def test_an_edition_without_an_engine_says_so(client, monkeypatch):
    monkeypatch.setattr(shown_coverage, "_coverage", lambda corpus, edition: None)
    page = opened(client, "?edition=ccg")
    assert page.one(data_testid="no-engine").text.startswith("No engine runs the Iron Throne Edition yet")
    assert not page.all(data_testid="paragraph")


@pytest.mark.parametrize("query", ["?edition=3e", "?status=perhaps", "?limit=-4", "?limit=many"])
def test_what_is_not_known_is_as_if_not_asked(client, query):
    assert paragraphs(opened(client, query))


def test_the_foot_of_every_page_leads_there(client):
    foot = read(client.get("/").text).one("nav", aria_label="Lists")
    assert "/coverage" in [link.attributes["href"] for link in foot.all("a")]


def test_the_page_of_a_paragraph_says_whether_the_engine_enforces_it(client):
    assert (
        read(client.get("/r/2e/rr/military-claim/4").text)
        .one(data_testid="enforced")
        .text.startswith("The engine enforces this, and a test shows it.")
    )
    assert "No engine could" in read(client.get("/r/2e/rr/loyal/1").text).one(data_testid="enforced").text
    deadly = read(client.get("/r/ccg/rules/deadly/1").text).one(data_testid="enforced")
    assert deadly.text.startswith("The engine enforces this, and a test shows it.")
    assert not read(client.get("/r/2e/rr/military-claim").text).all(data_testid="enforced")


def test_the_interface_gives_the_same_as_data(client, corpus):
    found = client.get("/api/v1/coverage/2e").json

    assert [one["id"] for one in found["paragraphs"]] == [
        one.id for one in coverage_of(corpus, "2e").paragraphs
    ]
    save = next(one for one in found["paragraphs"] if one["id"] == "2e/rr/military-claim/4")
    assert save["status"] == "shown"
    missing = client.get("/api/v1/coverage/3e")
    assert missing.status_code == 404
    assert "there is one for 2e" in missing.text


def test_where_the_tests_are_not_installed_it_says_that_they_are_not_known(client, monkeypatch):
    monkeypatch.setattr(report, "has_tests", lambda: False)
    monkeypatch.setattr(report, "shown_by_tests", lambda corpus, edition: {})
    monkeypatch.setattr(shown_coverage, "_coverage", lambda corpus, edition: coverage_of(corpus, edition))

    page = opened(client, "?q=2e/rr/military-claim/4")

    assert "which tests show them is not known" in page.one(data_testid="coverage").text
    assert paragraphs(page)["2e/rr/military-claim/4"].attributes["data-status"] == "implemented"
