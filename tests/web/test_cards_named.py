"""All that names a card."""

import html
import re

from tests.web.markup import read


def card(client, name):
    response = client.get(f"/cards/{name}")
    assert response.status_code == 200, name
    return read(response.text)


def test_a_card_has_its_erratum(client):
    page = card(client, "Driftwood Cudgel")
    assert [
        one.attributes["data-id"]
        for one in page.one(data_testid="erratum").all("p")
        if "data-id" in one.attributes
    ] == ["2e/faq/errata-driftwood-cudgel/1"]


def test_a_question_about_a_card_comes_with_its_answer(client):
    page = card(client, "Catelyn Stark")
    groups = {one.one("h2").text: one for one in page.all(data_testid="mentions")}
    shown = [
        one.attributes["data-id"]
        for one in groups["Questions and answers"].all("li")
        if "data-id" in one.attributes
    ]
    assert shown[:2] == ["2e/faq/catelyn-stark/1", "2e/faq/catelyn-stark/2"]


def test_an_example_that_names_a_card_stands_under_examples_and_set_and_number_are_as_cited(client):
    page = card(client, "The Wall")
    groups = {one.one("h2").text: one for one in page.all(data_testid="mentions")}
    assert "2e/rr/assault/6" in [one.attributes.get("data-id") for one in groups["Examples"].all("li")]
    assert page.one(data_testid="cited").text == "Cited as Core Set, 137."


def test_every_card_listed_has_a_page_that_says_something(client):
    listed = [
        link.attributes["href"]
        for link in read(client.get("/cards").text).one(data_testid="cards").all("a")
        if re.match("/cards/", link.attributes["href"])
    ]
    assert len(listed) > 200
    for address in listed:
        page = read(client.get(html.unescape(address)).text)
        assert page.all(data_testid="mentions") or page.all(data_testid="erratum"), address


def test_every_link_of_the_corpus_to_a_card_leads_to_a_card(client, corpus):
    names = {
        link.to.removeprefix("card:")
        for p in corpus.paragraphs()
        for link in p.links
        if link.to.startswith("card:")
    }
    assert names
    for name in names:
        assert client.get(f"/cards/{name}", follow_redirects=True).status_code == 200, name


def test_case_and_kinds_of_quotes_of_a_name_do_not_matter(client):
    response = client.get("/cards/driftwood CUDGEL")
    assert (response.status_code, response.location) == (302, "/cards/Driftwood%20Cudgel")
    assert client.get("/cards/Jaqen H’ghar").location == "/cards/Jaqen%20H'ghar"


def test_a_card_that_no_document_names_is_said_so_with_a_way_on(client):
    response = client.get("/cards/Nobody At All")
    assert response.status_code == 404
    notice = read(response.text).one(data_testid="unknown")
    assert notice.one("a").attributes["href"] == "/?q=Nobody+At+All"


def test_the_list_can_be_filtered_by_name(client):
    page = read(client.get("/cards?q=cudgel").text)
    assert [link.text for link in page.all("a", href="/cards/Driftwood%20Cudgel")] == ["Driftwood Cudgel"]
    assert page.one(data_testid="count").text == "1 card"


def test_quotation_marks_before_a_name_do_not_count_in_the_alphabet(client):
    page = read(client.get("/cards").text).one(data_testid="cards")
    names = [link.text for link in page.all("a") if link.attributes["href"].startswith("/cards/")]
    bare = [name.lstrip('"“').casefold() for name in names]
    assert any(name.startswith('"') for name in names)
    assert bare == sorted(bare)


def test_without_an_import_the_page_says_how_to_import(client):
    assert "agot-judge cards import" in read(client.get("/cards").text).one(data_testid="import").text
    assert read(client.get("/cards-named").text).all(data_testid="import") == []


def test_a_card_of_the_library_has_its_facts_and_what_its_abilities_do(client):
    shipped = card(client, "Ghaston Grey").one(data_testid="shipped")
    assert "import card data for the printed text" in shipped.text
    assert (
        "After you lose a challenge as the defending player"
        in shipped.one(data_testid="shipped-abilities").text
    )


def test_what_the_library_does_not_know_for_certain_is_said(client):
    shipped = card(client, "Hot Pie").one(data_testid="shipped")
    assert "does not know for certain: faction, loyal" in shipped.one(data_testid="unsure").text
    assert "Neutral" not in shipped.text


def test_a_card_is_found_by_its_title_where_a_document_writes_it_otherwise(client):
    response = client.get("/cards/Hedge Knight")
    assert response.status_code == 302
    assert response.location.endswith("/cards/A%20Hedge%20Knight")
