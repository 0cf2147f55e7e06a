"""Pages and API where cards of both editions are imported: each is searched and read in its own."""

import pytest

from agot_judge.cards.importers.shapes import read_data
from agot_judge.catalog.importing import import_data
from agot_judge.catalog.stored import stored_cards
from agot_judge.web import create_app
from tests.cards.made_up import as_file, first_edition_library, little_library


@pytest.fixture(scope="module")
def client(tmp_path_factory, corpus):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AGOT_JUDGE_INSTANCE", str(tmp_path_factory.mktemp("instance")))
        store = stored_cards().store
        libraries = {"second": little_library(), "first": first_edition_library()}
        files = [read_data(f"{name}.json", as_file(cards)) for name, cards in libraries.items()]
        import_data(store, files, [])
        app = create_app()
        app.testing = True
        yield app.test_client()
        store.close()


def test_the_search_shows_one_edition_and_offers_the_other(client):
    second = client.get("/cards").text
    assert "Miller of the Vale" in second
    assert "Septon of the Mill" not in second
    assert "/cards?edition=1e" in second
    first = client.get("/cards?edition=1e&q=crest:holy").text
    assert "Septon of the Mill" in first
    assert "Miller of the Vale" not in first
    assert 'name="edition" value="1e"' in first


def test_an_edition_that_has_no_cards_is_that_of_the_rules(client):
    assert "Miller of the Vale" in client.get("/cards?edition=ccg").text


def test_a_card_says_its_edition_and_leads_to_its_name_in_the_other(client):
    page = client.get("/cards/mill_4").text
    assert "First Edition · Mills Afire · mill_4" in page
    assert "Of this name in other editions" in page
    assert "/cards/90002" in page
    assert "/sandbox?card=mill_4&amp;edition=1e" in page


def test_a_card_of_the_first_edition_says_what_each_line_means(client):
    """1e/faq/responses/1: what a text says is its own edition's, and read by its templating."""
    page = client.get("/cards/mill_1").text
    assert 'data-testid="understood"' in page
    assert '<span class="tag">understood</span>' in page
    lines = client.get("/api/v1/cards/mill_1").json["understood"]
    assert [line["status"] for line in lines] == ["compiled", "compiled"]
    assert lines[1]["kind"] == "response"
    assert lines[1]["wording"] == "Response: After Septon of the Mill gains power, draw 1 card."


def test_a_board_with_a_card_of_the_first_edition_is_of_that_edition(client):
    page = client.get("/sandbox?card=mill_1&edition=1e").text
    assert "Septon of the Mill" in page


@pytest.mark.parametrize(
    ("query", "codes"),
    [
        ("kw:renown", ["mill_4", "mill_1"]),
        ("ability:response", ["mill_4", "mill_1"]),
        ('ability:"when revealed"', ["mill_3"]),
        ("ability:passive", []),
        ("has:ability t:location", []),
    ],
)
def test_keywords_and_headers_of_the_first_edition_are_searched_for(client, query, codes):
    """1e/faq/player-action/6: the header of a player action is its phase; other abilities are responses and passives."""
    found = client.get("/api/v1/cards", query_string={"edition": "1e", "q": query}).json
    assert sorted(card["code"] for card in found["cards"]) == sorted(codes)


def test_the_facts_of_the_first_edition_are_shown(client):
    page = client.get("/cards/mill_2").text
    assert "<dt>Income</dt><dd>1</dd>" in page
    assert "<dt>Influence</dt><dd>2</dd>" in page


def test_a_question_that_names_a_card_of_the_first_edition_shows_its_text(client):
    page = client.get("/results?q=septon+of+the+mill+response&edition=1e").text
    assert "After Septon of the Mill claims power" in page


def test_the_api_gives_the_cards_of_an_edition(client):
    found = client.get("/api/v1/cards?edition=1e&q=influence>0").json
    assert [(card["code"], card["edition"], card["influence"]) for card in found["cards"]] == [
        ("mill_2", "1e", 2)
    ]
    wrong = client.get("/api/v1/cards?edition=3e")
    assert wrong.status_code == 400
    assert "Give 2e or 1e" in wrong.text


def test_the_api_says_of_which_edition_a_deck_is(client):
    text = "House: Stark\n3x Septon of the Mill\n"
    (deck,) = client.get("/api/v1/file", query_string={"text": text}).json["decks"]
    assert (deck["edition"], deck["faction"]) == ("1e", "stark")


def test_a_deck_of_octgn_is_of_the_edition_whose_cards_it_names(client):
    """OCTGN has a game of its own for each edition: the cards tell, not its number."""
    text = (
        '<deck game="other"><section name="House"><card id="a" qty="1">House Stark</card></section>'
        '<section name="Characters"><card id="b" qty="3">Septon of the Mill</card></section>'
        '<section name="Plots"><card id="c" qty="1">A Calm Sea</card></section></deck>'
    )
    (deck,) = client.get("/api/v1/file", query_string={"text": text}).json["decks"]
    assert (deck["edition"], deck["faction"]) == ("1e", "stark")
