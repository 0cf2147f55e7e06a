"""What stands in and beside a paragraph: references, other editions, printings, contradictions, the engine, link previews."""

import pytest

from agot_judge.citation import CitationId
from agot_judge.corpus.model import Link, Paragraph, body
from agot_judge.editions import played, rulebook_for
from agot_judge.web.practice import practice_of
from agot_judge.web.printings import compared
from agot_judge.web.references import pieces_of
from agot_judge.web.same_terms import terms, titled_alike
from tests.web.markup import read


def opened(client, path):
    response = client.get(path)
    assert response.status_code == 200, path
    return read(response.text)


def references(element):
    return {
        link.text: link.attributes["href"]
        for link in element.all("a")
        if link.attributes.get("class") == "ref"
    }


def test_steps_and_entries_named_in_the_text_are_links_that_open_over_the_page(client):
    page = opened(client, "/r/2e/rr/assault/3")
    link = next(one for one in page.one(data_testid="marked").all("a") if one.text == "4.2.6")
    assert link.attributes["href"] == "/r/2e/rr/4.2.6"
    assert link.attributes["data-cite"] == "2e/rr/4.2.6"


def test_every_title_of_a_related_list_is_a_link_of_its_own(client):
    related = opened(client, "/r/2e/rr/abilities/8").one(data_testid="marked")
    found = references(related)
    assert found["Effects"] == "/r/2e/rr/effects"
    assert found["Constant Abilities"] == "/r/2e/rr/constant-abilities"


def test_a_card_named_in_the_text_leads_to_all_that_names_it(client):
    found = references(opened(client, "/r/2e/rr/assault/6").one(data_testid="marked"))
    assert found["The Wall (Core, 137)"] == "/cards/The%20Wall"


def test_the_pieces_of_a_paragraph_are_its_text_whatever_is_linked(corpus, app):
    with app.test_request_context():
        for paragraph in corpus.paragraphs():
            assert "".join(piece.text for piece in pieces_of(corpus, paragraph)) == body(paragraph)


def test_a_name_within_a_longer_one_is_not_taken_for_it(corpus, app):
    paragraph = Paragraph(
        id=CitationId("2e/rr/x/1"),
        entry="2e/rr/x",
        text="Steps 4.2.1 and 4.2. Lasting Effects, Effects.",
        spans=(),
        kind="rule",
        ordinal=1,
        links=(
            Link(kind="step", to="2e/rr/4.2", text="4.2"),
            Link(kind="related", to="2e/rr/effects", text="Effects"),
            Link(kind="related", to="2e/rr/lasting-effects", text="Lasting Effects"),
        ),
    )
    with app.test_request_context():
        pieces = [(piece.text, piece.target) for piece in pieces_of(corpus, paragraph)]
    assert pieces == [
        ("Steps 4.2.1 and ", ""),
        ("4.2", "2e/rr/4.2"),
        (". ", ""),
        ("Lasting Effects", "2e/rr/lasting-effects"),
        (", ", ""),
        ("Effects", "2e/rr/effects"),
        (".", ""),
    ]


@pytest.mark.parametrize(
    ("title", "named"),
    [
        ("Agenda Cards", {"agenda"}),
        ('The word "Cannot"', {"cannot"}),
        ("Phase 4: Challenges", {"challenges phase"}),
        ("Kneel, Kneeling", {"kneel", "kneeling"}),
        ("KEYWORDS", {"keyword"}),
        ("Supports (Melee game only)", {"support"}),
        ('What is a "Player Action"?', {"player action"}),
        ("Marshalling Phase", {"marshaling phase"}),
    ],
)
def test_the_terms_that_a_title_names(title, named):
    assert terms(title) == named


def test_headings_without_text_and_cards_are_no_terms(corpus):
    assert [one.id for one in titled_alike(corpus, corpus.entry("1e/faq/set-iron-throne-edition"))] == [
        "ccg/rules/the-iron-throne-edition"
    ]
    assert titled_alike(corpus, corpus.entry("ccg/rules/the-iron-throne-edition")) == ()
    assert titled_alike(corpus, corpus.entry("2e/faq/errata-driftwood-cudgel")) == ()


def test_the_other_editions_stand_side_by_side_each_in_its_own_words(client, corpus):
    same = opened(client, "/r/2e/rr/agenda-cards/1").one(data_testid="same-term")
    for id_ in ("1e/faq/4.12", "ccg/rules/agendas"):
        assert corpus.entry(id_).paragraphs[0].text in same.text
    assert "decides nothing in the Second Edition" in same.text
    assert "Not in play in any of the three." in same.text


def test_two_printings_are_compared_word_by_word(client):
    printings = opened(client, "/r/2e/rr-p23/used-pile/1").one(data_testid="printings")
    assert printings.all("del")[0].text == "only here: “Plot Card” on page 15."
    assert printings.all("ins")[0].text == 'only there: "Plot Card".'
    same = opened(client, "/r/2e/rr-p23/unopposed/1").one(data_testid="printings")
    assert "the same words" in same.text
    assert not same.all("del")


def test_words_compared_give_both_texts_back():
    here, there = "a b c d", "a x c d e"
    words = list(compared(here, there))
    assert " ".join(text for text, where in words if where != "there") == here
    assert " ".join(text for text, where in words if where != "here") == there


def test_a_contradiction_stands_above_with_the_other_words_on_both_sides(client, corpus):
    for one, other in (
        ("2e/rr/winning-the-game/3", "2e/rr/2.2/2"),
        ("2e/rr/2.2/2", "2e/rr/winning-the-game/3"),
    ):
        notices = opened(client, f"/r/{one}").all(data_testid="contradiction")
        assert any(body(corpus.paragraph(other)) in notice.text for notice in notices)


def test_the_engine_says_which_rules_rest_on_a_paragraph(client):
    rules = rulebook_for("2e").cites
    cited = next(iter(cites[0] for cites in rules.values() if cites))
    practice = opened(client, f"/r/{cited}").one(data_testid="practice")
    for one in practice_of("2e", [CitationId(cited)]).rules:
        assert " ".join(one.says.split()) in practice.text
        assert one.name not in practice.text


def test_every_paragraph_that_a_rule_cites_shows_that_rule_and_no_other_edition_shows_any(app, corpus):
    with app.test_request_context():
        for edition in played():
            for rule, cites in rulebook_for(edition).cites.items():
                for id_ in cites:
                    found = practice_of(edition, [CitationId(id_)]).rules
                    assert rule.__name__ in [one.name.rpartition(".")[2] for one in found]
        for edition in played():
            others = [p.id for other in played() if other != edition for p in corpus.paragraphs(other)]
            assert not practice_of(edition, others).rules


def test_a_shipped_board_on_which_a_paragraph_comes_up_can_be_opened(client):
    practice = opened(client, "/r/2e/rr/4.2.4/1").one(data_testid="practice")
    boards = [link.attributes["href"] for link in practice.all("a")]
    assert boards
    for board in boards:
        assert client.get(board).status_code == 200


def meta(page):
    return {
        one.attributes.get("property") or one.attributes.get("name", ""): one.attributes.get("content", "")
        for one in page.all("meta")
    }


def test_a_link_to_a_paragraph_shows_its_words_title_and_citation(client, corpus):
    page = opened(client, "/r/2e/rr/stealth/1")
    shown = meta(page)
    assert shown["og:title"] == "RR Stealth ¶1 · Rules Reference"
    assert corpus.paragraph("2e/rr/stealth/1").text.startswith(shown["og:description"].removesuffix(" …"))
    assert len(shown["og:description"]) <= 302
    assert shown["og:url"] == "http://localhost/r/2e/rr/stealth/1"
    assert shown["twitter:card"] == "summary"
    assert shown["twitter:description"] == shown["og:description"] == shown["description"]
    assert page.one("link", rel="canonical").attributes["href"] == shown["og:url"]


@pytest.mark.parametrize(
    "path", ["/book/2e/rr", "/book/2e/rr/glossary-s", "/cards/Driftwood%20Cudgel", "/r/2e/rr/stealth"]
)
def test_every_page_that_is_read_has_a_link_preview_and_one_address(client, path):
    page = opened(client, path)
    shown = meta(page)
    assert shown["og:url"] == f"http://localhost{path}"
    assert shown["og:title"]
    assert shown["og:description"]


def test_a_paragraph_prints_its_citation_and_address(client):
    page = opened(client, "/r/2e/rr/stealth/1")
    printed = next(one for one in page.all("p") if one.attributes.get("class") == "print-only")
    assert printed.text.startswith("RR Stealth ¶1 · Rules Reference")
    assert printed.text.endswith("http://localhost/r/2e/rr/stealth/1")
