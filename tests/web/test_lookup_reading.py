"""The pages on which the documents are read."""

import pytest

from agot_judge.web.lookup import version_in_words
from tests.amounts import step
from tests.web.markup import read


def opened(client, path):
    response = client.get(path)
    assert response.status_code == 200, path
    return read(response.text)


def test_a_paragraph_is_marked_in_its_entry_as_in_the_book(client, corpus):
    page = opened(client, "/r/2e/rr/4.2.2/2")
    assert page.one("h1").text == "4.2.2 Compare STR to determine challenge winner"
    shown = page.one(data_testid="paragraphs").all("li")
    assert [one.attributes["data-id"] for one in shown] == [
        p.id for p in corpus.entry("2e/rr/4.2.2").paragraphs
    ]
    marked = page.one(data_testid="marked")
    assert marked.attributes["data-id"] == "2e/rr/4.2.2/2"
    assert marked.attributes["id"] == "p2"
    assert corpus.paragraph("2e/rr/4.2.2/2").text in marked.text


def test_the_headings_above_lead_to_their_entries(client):
    page = opened(client, "/r/2e/rr/4.2.3/1")
    path = next(one for one in page.all("ol") if one.attributes.get("class") == "read__path")
    assert path.text.startswith("Rules Reference Appendix I: Timing and Gameplay")
    links = {link.text: link.attributes["href"] for link in path.all("a")}
    assert links["4. Challenges phase"] == "/r/2e/rr/4"
    assert links["4.2 Active player may initiate a challenge"] == "/r/2e/rr/4.2"
    assert links["Rules Reference"] == "/r/2e/rr"


def test_what_overrides_a_paragraph_stands_before_it_with_its_words_and_the_reason(client, corpus):
    markup = client.get("/r/2e/rr/target/4").text
    notice = read(markup).one(data_testid="overriding")
    assert notice.text.startswith("This paragraph is overridden by FAQ 3.3 ¶1")
    assert corpus.paragraph("2e/faq/3.3/1").text in notice.text
    assert "The FAQ takes precedence" in notice.text
    assert markup.index('data-testid="overriding"') < markup.index('data-testid="paragraphs"')


def test_an_answer_that_overrides_comes_with_its_question(client, corpus):
    notice = opened(client, "/r/2e/rr/4.2.5/1").one(data_testid="overriding")
    assert corpus.paragraph("2e/faq/resolving-keywords/1").text in notice.text


def test_an_entry_says_which_of_its_paragraphs_are_overridden(client):
    page = opened(client, "/r/2e/rr/target")
    assert not page.all(data_testid="marked")
    assert page.one(data_testid="overriding").text.startswith("RR Target ¶4 is overridden by FAQ 3.3 ¶1")


def test_before_and_after_lead_through_the_document(client):
    page = opened(client, "/r/2e/rr/4.2.2/4")
    assert page.one(data_testid="previous").attributes["href"] == "/r/2e/rr/4.2.2/3#p3"
    assert page.one(data_testid="next").attributes["href"] == "/r/2e/rr/4.2.3/1"
    entry = opened(client, "/r/2e/rr/4.2.2")
    assert entry.one(data_testid="next").attributes["href"] == "/r/2e/rr/4.2.3"


def test_the_ends_of_a_document_lead_on_one_side_only(client, corpus):
    entries = corpus.entries("2e/faq")
    assert not opened(client, f"/r/{entries[0].paragraphs[0].id}").all(data_testid="previous")
    assert not opened(client, f"/r/{entries[-1].paragraphs[-1].id}").all(data_testid="next")


def test_relations_are_links_grouped_by_kind_those_that_lead_here_too(client):
    relations = opened(client, "/r/2e/rr/stealth/1").one(data_testid="relations")
    groups = {
        group.one("h2").text: [link.text for link in group.all("a")] for group in relations.all("section")
    }
    assert "RR Keywords" in groups["Related"]
    assert "RR Stealth" not in groups["Related"]
    named = opened(client, "/r/2e/rr/4.2.3/1").one(data_testid="relations")
    assert "RR Unopposed, Unopposed Challenge ¶2" in named.text


def test_an_erratum_leads_to_what_names_its_card(client):
    relations = opened(client, "/r/2e/faq/errata-driftwood-cudgel/1").one(data_testid="relations")
    link = next(one for one in relations.all("a") if one.text == "Driftwood Cudgel")
    assert "2e/faq/errata-driftwood-cudgel/1" in client.get(link.attributes["href"]).text


def test_the_source_stands_beside_the_reading_text_with_file_lines_and_offsets(client, corpus):
    paragraph = corpus.paragraph("2e/rr/unopposed/2")
    source = opened(client, f"/r/{paragraph.id}").one(data_testid="source")
    text = corpus.source("2e/rr")
    (span,) = paragraph.spans
    line = text.count("\n", 0, span.start) + 1
    assert f"000_e5b4a9449c659a31.txt, line {line}, characters {span.start}–{span.end}" in source.text
    assert " ".join(text[span.start : span.end].split()) in source.one(data_testid="raw").text
    assert source.one(data_testid="reading").text == paragraph.text


def test_a_repair_is_marked_and_explained_and_what_no_font_shows_has_its_code_point(client):
    """RR printed page 23: the ligature of "This" is a private code point."""
    source = opened(client, "/r/2e/rr-p23/would/2").one(data_testid="source")
    assert "U+E01F" in source.one(data_testid="raw").text
    assert [one.text for one in source.one(data_testid="reading").all("ins")] == ["This"]
    assert "ligature" in source.one(data_testid="repaired").text


def test_what_a_paragraph_is_not_made_of_stands_apart_in_its_lines(client, corpus):
    broken = next(p for p in corpus.paragraphs() if len(p.spans) > 1)
    source = opened(client, f"/r/{broken.id}").one(data_testid="source")
    inside = [one.text for one in source.all("span") if one.attributes.get("class") == "source__in"]
    assert "".join("".join(inside).split()) == "".join("".join(corpus.raw_slices(broken.id)).split())


def test_the_quotation_can_be_selected_without_script(client):
    page = opened(client, "/r/2e/rr/4.2.3/1")
    quotation = page.one("textarea", data_testid="quotation")
    assert "readonly" in quotation.attributes
    assert quotation.text.endswith("http://localhost/r/2e/rr/4.2.3/1")
    assert "hidden" in page.one(data_testid="copy").attributes


@pytest.mark.parametrize(
    "shown",
    [
        ["2e/rr/4.2/4", "2e/rr/4.2/7"],
        ["2e/faq/resolving-keywords/1", "2e/faq/resolving-keywords/2"],
        ["2e/rr/4.2.3/1"],
    ],
)
def test_over_another_page_a_paragraph_opens_with_its_lead_in_or_its_question(client, shown):
    preview = opened(client, f"/preview/{shown[-1]}")
    assert [one.attributes["data-id"] for one in preview.all("li") if "data-id" in one.attributes] == shown


def test_over_another_page_what_overrides_a_paragraph_stands_first_too(client):
    preview = opened(client, "/preview/2e/rr/4.2/7")
    assert not preview.all("html")
    assert opened(client, "/preview/2e/rr/target/4").all(data_testid="overriding")


def test_a_document_is_read_as_a_book(client):
    response = client.get("/r/2e/rr")
    assert (response.status_code, response.location) == (302, "/book/2e/rr")


def test_every_document_is_named_with_its_version_at_the_foot_of_every_page(client, corpus):
    foot = opened(client, "/r/2e/rr/stealth/1").one("footer")
    for document in corpus.documents():
        assert document.title in foot.text
        assert version_in_words(document) in foot.text
    assert "no version printed" not in foot.text


@pytest.mark.parametrize(("asked", "led_to"), [("4.2.3", "2e/rr/4.2.3"), ("2e/rr/stealth/", "2e/rr/stealth")])
def test_a_name_that_only_one_entry_bears_leads_to_it(client, asked, led_to):
    response = client.get(f"/r/{asked}")
    assert (response.status_code, response.location) == (302, f"/r/{led_to}")


@pytest.mark.parametrize(
    ("asked", "nearest"),
    [
        ("2e/rr/stelth", "/r/2e/rr/stealth"),
        ("2e/rr/stealth/99", "/r/2e/rr/stealth"),
        ("(3.3)", "/r/2e/faq/3.3"),
    ],
)
def test_an_unknown_id_is_answered_with_the_nearest(client, asked, nearest):
    response = client.get(f"/r/{asked}")
    assert response.status_code == 404
    links = read(response.text).one(data_testid="nearest").all("a")
    assert nearest in [link.attributes["href"] for link in links]


def test_a_question_mark_of_an_id_is_a_plain_404(client):
    for path in ("/r/", "/r/nonsense-that-nothing-resembles-at-all", "/preview/none/such", "/nowhere"):
        assert client.get(path).status_code == 404


@pytest.mark.long
def test_every_entry_and_its_first_and_last_paragraph_has_a_page(client, corpus):
    """Of each entry its page and those of the two paragraphs at its ends, so that none of them is malformed."""
    for entry in corpus.entries()[:: step()]:
        for id_ in {entry.id, *(p.id for p in (*entry.paragraphs[:1], *entry.paragraphs[-1:]))}:
            response = client.get(f"/r/{id_}")
            assert response.status_code == 200, id_
            read(response.text)


def test_a_framework_step_leads_to_its_place_on_the_chart(client):
    page = read(client.get("/r/2e/rr/4.2.3/1").text)
    assert page.one(data_testid="on-the-chart").attributes["href"] == "/timing/2e#4.2.3"
    assert not read(client.get("/r/2e/rr/stealth/1").text).all(data_testid="on-the-chart")
