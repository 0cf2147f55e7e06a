"""The documents as books: contents, chapters, deep links."""

import pytest

from agot_judge.web.chapters import LETTERS_FROM, chapters
from tests.web.markup import read


def opened(client, path):
    response = client.get(path)
    assert response.status_code == 200, path
    return read(response.text)


def test_every_entry_stands_in_exactly_one_chapter_of_its_document(corpus):
    for document in corpus.documents():
        found = [entry.id for chapter in chapters(corpus, document.id) for entry in chapter.entries]
        assert sorted(found) == sorted(entry.id for entry in corpus.entries(document.id))


def test_no_chapter_is_too_long_to_scroll_through_and_none_is_named_twice(corpus):
    for document in corpus.documents():
        cut = chapters(corpus, document.id)
        assert max(len(chapter.entries) for chapter in cut) < LETTERS_FROM
        assert len({chapter.slug for chapter in cut}) == len(cut)


def test_a_chapter_never_takes_the_address_of_an_entry_that_stands_in_another(corpus):
    for document in corpus.documents():
        for chapter in chapters(corpus, document.id):
            namesake = f"{document.id}/{chapter.slug}"
            if any(entry.id == namesake for entry in corpus.entries(document.id)):
                assert namesake in [entry.id for entry in chapter.entries]


def test_the_glossary_is_cut_by_letters_and_the_framework_by_phases(corpus):
    titles = [chapter.title for chapter in chapters(corpus, "2e/rr")]
    assert "Glossary: S" in titles
    assert titles[-7:] == [
        "1 Plot phase",
        "2 Draw phase",
        "3 Marshaling phase",
        "4 Challenges phase",
        "5 Dominance phase",
        "6 Standing phase",
        "7 Taxation phase",
    ]


def test_the_contents_of_a_document_lead_to_every_chapter_and_to_every_entry(client, corpus):
    page = opened(client, "/book/2e/faq").one(data_testid="document")
    links = {link.attributes["href"] for link in page.all("a")}
    for chapter in chapters(corpus, "2e/faq"):
        assert f"/book/2e/faq/{chapter.slug}" in links
        for entry in chapter.entries:
            place = f"/book/2e/faq/{chapter.slug}#{entry.id.removeprefix('2e/faq/')}/"
            assert place in links or entry.title == chapter.title


def test_a_chapter_has_the_text_of_its_entries_under_their_headings(client, corpus):
    page = opened(client, "/book/2e/rr/glossary-s").one(data_testid="chapter")
    stealth = page.one("section", id="stealth/")
    assert stealth.one("h2").text == "Stealth"
    shown = [one.attributes["data-id"] for one in stealth.all("li") if "data-id" in one.attributes]
    assert shown == [paragraph.id for paragraph in corpus.entry("2e/rr/stealth").paragraphs]
    assert corpus.paragraph("2e/rr/stealth/1").text in stealth.text


def test_every_chapter_is_whole_and_no_place_on_it_is_named_twice(client, corpus):
    for document in corpus.documents():
        for chapter in chapters(corpus, document.id):
            page = opened(client, f"/book/{document.id}/{chapter.slug}")
            names = [one.attributes["id"] for one in page if "id" in one.attributes]
            assert len(names) == len(set(names)), chapter.slug
            for entry in chapter.entries:
                assert all(
                    f"{entry.id.removeprefix(document.id + '/')}/{p.ordinal}" in names
                    for p in entry.paragraphs
                )


def test_the_contents_beside_a_chapter_mark_it_and_list_its_entries(client):
    contents = opened(client, "/book/2e/rr/glossary-s").one(data_testid="contents")
    current = [link for link in contents.all("a") if link.attributes.get("aria-current") == "page"]
    assert [link.attributes["href"] for link in current] == ["/book/2e/rr/glossary-s"]
    assert "/book/2e/rr/glossary-s#stealth/" in [link.attributes["href"] for link in contents.all("a")]


def test_chapters_lead_through_the_whole_document(client, corpus):
    cut = chapters(corpus, "ccg/rules")
    path, seen = f"/book/ccg/rules/{cut[0].slug}", 0
    assert not opened(client, path).all(data_testid="previous")
    while path:
        seen += 1
        following = opened(client, path).all(data_testid="next")
        path = following[0].attributes["href"] if following else ""
    assert seen == len(cut)


@pytest.mark.parametrize(
    ("asked", "place"),
    [
        ("2e/rr/stealth/2", "/book/2e/rr/glossary-s#stealth/2"),
        ("2e/rr/stealth", "/book/2e/rr/glossary-s#stealth/"),
        ("2e/faq/3.3/1", "/book/2e/faq/rulings-and-clarifications#3.3/1"),
        ("2e/rr/4.2", "/book/2e/rr/4-challenges-phase#4.2/"),
    ],
)
def test_a_paragraph_and_an_entry_have_a_place_in_the_book(client, asked, place):
    response = client.get(f"/book/{asked}")
    assert (response.status_code, response.location) == (302, place)
    page, _, anchor = place.partition("#")
    assert opened(client, page).one(id=anchor)


def test_what_is_in_no_book_is_answered_with_the_nearest(client):
    response = client.get("/book/2e/rr/stelth")
    assert response.status_code == 404
    assert "/r/2e/rr/stealth" in [
        link.attributes["href"] for link in read(response.text).one(data_testid="nearest").all("a")
    ]


def test_a_chapter_prints_where_it_comes_from(client):
    page = opened(client, "/book/2e/rr/glossary-s")
    printed = next(one for one in page.all("p") if one.attributes.get("class") == "print-only")
    assert printed.text.startswith("Rules Reference, Glossary: S (Second Edition,")
    assert printed.text.endswith("http://localhost/book/2e/rr/glossary-s")
