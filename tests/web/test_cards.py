"""The pages of imported cards: search, a card, a name that several bear, a board with a card on it."""

from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from agot_judge.cards.importers.shapes import read_data
from agot_judge.catalog.importing import import_data
from agot_judge.catalog.stored import stored_cards
from agot_judge.errors import StorageError
from agot_judge.web import create_app
from agot_judge.web.api_operation import PREFIX
from tests.amounts import long
from tests.cards.made_up import as_file, thronesdb
from tests.web.building import board_in
from tests.web.filling import visit
from tests.web.importing import app_with_cards
from tests.web.markup import read


@pytest.fixture(scope="module")
def client(new_instance):
    folder = new_instance()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AGOT_JUDGE_INSTANCE", str(folder))
        with app_with_cards(folder) as app:
            yield app.test_client()


@pytest.fixture(scope="module")
def app(client):
    return client.application


def page(client, address: str, status: int = 200):
    response = client.get(address)
    assert response.status_code == status
    return read(response.text)


def test_a_card_without_a_text_says_so(client, new_instance, monkeypatch):
    assert page(client, "/cards/90001").all(data_testid="no-text") == []
    monkeypatch.setenv("AGOT_JUDGE_INSTANCE", str(new_instance()))
    import_data(stored_cards().store, [read_data("x", as_file([thronesdb(text="")]))], [])
    found = page(create_app().test_client(), "/cards/90001")
    assert found.one(data_testid="no-text").text == "It was imported without a text."


def test_all_cards_are_listed_at_first(client):
    found = page(client, "/cards")
    assert found.one(data_testid="count").text == "9 cards"
    links = [link.attributes["href"] for link in found.one(data_testid="rows").all("a")]
    assert "/cards/90002" in links
    assert len(links) == 9


def test_a_query_is_answered_and_stays_in_the_field(client):
    found = page(client, "/cards?q=f:stark|greyjoy+s>3")
    assert found.one(data_testid="count").text == "2 cards"
    assert found.one(data_testid="filter").attributes["value"] == "f:stark|greyjoy s>3"


def test_a_wrong_query_shows_its_place_and_the_nearest_right_one(client):
    problem = page(client, "/cards?q=t:character+f:strak").one(data_testid="problem")
    assert problem.one("mark").text == "strak"
    assert problem.one(data_testid="instead").attributes["href"] == "/cards?q=t:character+f:stark"


def test_nothing_found_offers_the_nearest_query_that_finds_something(client):
    found = page(client, "/cards?q=t:character+Gray+Alys")
    link = found.one(data_testid="instead")
    assert link.attributes["href"] == "/cards?q=t:character+grey+Alys"
    joined = page(client, "/cards?q=f:stark+or+f:tyrell")
    assert "Write f:stark|tyrell for one of several" in joined.one(data_testid="note").text


def test_nothing_found_offers_a_way_on(client):
    words = page(client, "/cards?q=zzz").one(data_testid="count")
    assert "None of the 9 imported cards fits" in words.text
    assert words.one("a").attributes["href"] == "/?q=zzz"


def test_results_come_in_pages(client, monkeypatch):
    monkeypatch.setattr("agot_judge.web.card_pages.ROWS", 4)
    first = page(client, "/cards")
    assert first.one(data_testid="count").text == "1 to 4 of 9 cards"
    last = page(client, "/cards?start=8")
    assert last.one(data_testid="count").text == "9 to 9 of 9 cards"
    assert first.all("a", rel="next")[0].attributes["href"] == "/cards?start=4"
    assert last.all("a", rel="prev")[0].attributes["href"] == "/cards?start=4"
    assert page(client, "/cards?start=400").one(data_testid="count").text.startswith("There are only 9")


@pytest.mark.parametrize("start", ["-1", "x", "9" * 30, "²"])
def test_a_start_that_is_no_number_is_the_beginning(client, start):
    assert "9 cards" in page(client, f"/cards?start={start}").one(data_testid="count").text


def test_the_help_lists_everything_that_can_be_asked(client):
    links = [link.attributes["href"] for link in page(client, "/cards").all("a") if link.all("code")]
    assert len(links) > 25
    unread = {link for link in links if 'data-testid="problem"' in client.get(link).text}
    assert unread == {"/cards?q=e:Core"}, "only the pack of that example is not imported here"


@pytest.mark.parametrize(
    "address", ["/cards/90001", "/cards/Miller of the Vale", "/cards/miller of the vale (alp)"]
)
def test_a_card_is_read_by_code_and_by_name(client, address):
    found = page(client, address).one(data_testid="printed-card")
    assert found.one("h1").text == "Miller of the Vale"
    assert "The Alpine Set · 90001" in found.text
    assert found.one(data_testid="text").all("b")[0].text == "Reaction:"


def test_icons_and_tags_of_a_text_become_what_they_mean(client):
    text = page(client, "/cards/90112").one(data_testid="text")
    assert [one.text for one in text.all("i")] == ["hum"]
    assert "House Stark" in text.text
    assert "power" in text.text
    assert "[odd]" in text.text
    assert "<u>" not in client.get("/cards/90112").text


def test_an_erratum_is_shown_with_what_was_printed(client):
    found = page(client, "/cards/90112")
    note = found.one(data_testid="errata-note")
    assert "The text above has this erratum" in note.text
    assert note.one("a").attributes["data-cite"] == "2e/faq/errata-driftwood-cudgel/1"
    assert "(Limit once per phase.)" in found.one(data_testid="text").text
    assert "(Limit once per phase.)" not in note.text
    assert found.one(data_testid="erratum")


def test_what_the_engine_understood_stands_by_line(client):
    lines = page(client, "/cards/90002").one(data_testid="understood").all("li")
    assert [line.all("span")[0].text for line in lines] == ["understood"]
    assert "keywords" in lines[0].text
    not_understood = page(client, "/cards/90112").one(data_testid="understood")
    assert not_understood.all("mark")


def test_a_banned_card_says_where(client):
    assert (
        "Banned in joust: Spring (The Club, 2033)"
        in page(client, "/cards/90005").one(data_testid="restrictions").text
    )


def test_a_shared_name_lists_its_cards(client):
    rows = page(client, "/cards/Grey Alys").one(data_testid="shared-name")
    assert [link.attributes["href"] for link in rows.one(data_testid="rows").all("a")] == [
        "/cards/90002",
        "/cards/91001",
    ]
    others = page(client, "/cards/90002").one(data_testid="rows")
    assert [link.attributes["href"] for link in others.all("a")] == ["/cards/91001"]


def test_a_card_that_is_only_named_keeps_its_page(client):
    assert page(client, "/cards/Catelyn Stark").one(data_testid="card")
    assert page(client, "/cards/Nobody At All", 404).one(data_testid="unknown")
    assert page(client, "/cards-named").one(data_testid="cards")


def test_a_card_is_put_on_a_board(client):
    link = page(client, "/cards/90002").one(data_testid="put-on-board").attributes["href"]
    board = visit(client, link)
    assert "Grey Alys" in board.words
    stepped = board.press("do", "update", p1_quick="Miller of the Vale")
    assert "Miller of the Vale" in stepped.words


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("Grey Alys (Bay)", "Grey Alys (Bay)"),
        ("Oar on Grey Alys (Alp)", "Oar"),
        ("A Toll Is Due", "A Toll Is Due"),
        ("A Toll Is Due (Alp)", "A Toll Is Due"),
        (
            "Miller of the Vale (Nix) attacking",
            "No “Miller of the Vale” is of the pack (Nix). There is:",
        ),
    ],
)
def test_a_quick_line_takes_imported_cards(client, line, shown):
    board = visit(client, "/sandbox?card=90002").press("do", "update", p0_quick=line)
    assert shown in board.words


def test_a_quick_line_says_which_cards_a_shared_name_can_mean(client):
    board = visit(client, "/sandbox").press("do", "update", p0_quick="Grey Alys attacking")
    assert "Which Grey Alys?" in board.words
    assert [value for _, value in board.form().buttons if value.startswith("line:0:")] == [
        "line:0:Grey Alys (Alp) attacking",
        "line:0:Grey Alys (Bay) attacking",
    ]
    assert "cost" in board.part("instead")


def test_a_quick_line_with_a_shared_name_is_taken_as_one_of_its_cards_by_a_button(client):
    board = visit(client, "/sandbox").press("do", "update", p1_quick="2 grey alys kneeling; Oar in hand")
    taken = board.press("do", "line:1:2 Grey Alys (Bay) kneeling; Oar in hand")
    assert taken.status == 200
    scenario = board_in(taken)
    zones = {listed.key: [card.name for card in listed.cards] for listed in scenario.players[1].lists[1:]}
    assert zones == {"play": ["Grey Alys"] * 2, "hand": ["Oar"]}
    assert taken.form().fields["p1-quick"] == ""


def test_a_plot_in_a_quick_line_is_the_revealed_plot(client):
    board = visit(client, "/sandbox").press("do", "update", p0_quick="A Calm Sea")
    fields = board.form().fields
    assert (fields["p0-claim"], fields["p0-income"], fields["p0-reserve"]) == ("1", "4", "6")


def test_a_code_that_nobody_has_gives_an_empty_board(client):
    assert client.get("/sandbox?card=nope").status_code == 200


DECK = """\
Ships

House Greyjoy
The Long Way

1x A Calm Sea
2x Grey Alys (Bay)
1x Miller of the Vale
"""


def test_a_deck_list_fills_a_side(client):
    board = visit(client, "/sandbox").press("do", "deck:1", p1_deck=DECK)
    text = board.form().fields["text"]
    side = text[text.index("Bob:") :]
    assert "faction: greyjoy" in side
    assert "The Long Way" in side
    assert side.count("Grey Alys (Bay)") >= 2
    assert "reserve: 6" in text, "the cards are defined in the scenario, so that a link needs no import"


def test_a_deck_list_that_cannot_be_read_stays_with_what_is_wrong(client):
    board = visit(client, "/sandbox").press("do", "deck:0", p0_deck="3x Old Brigde\n")
    assert "Line 1: there is no card 'Old Brigde'. Did you mean 'Old Bridge'?" in board.words
    assert "3x Old Brigde" in board.text


def test_a_deck_that_is_taken_says_what_each_line_was_taken_for(client):
    board = visit(client, "/sandbox").press("do", "deck:1", p1_deck=DECK)
    lines = read(board.text).one(data_testid="taken").all("li")
    assert [line.text for line in lines] == [
        "line 1 Ships the name of the deck",
        "line 3 House Greyjoy the faction: House Greyjoy",
        "line 4 The Long Way agenda: The Long Way (Bay)",
        "line 6 1x A Calm Sea 1 A Calm Sea (Bay), plot",
        "line 7 2x Grey Alys (Bay) 2 Grey Alys (Bay), character",
        "line 8 1x Miller of the Vale 1 Miller of the Vale (Alp), character",
    ]
    assert board.form().action in board.text
    assert "Grey Alys (Bay)" in visit(client, board.form().action).form().fields["text"]


def test_of_several_decks_in_a_list_one_is_chosen(client):
    two = DECK + "=====\nMills\nHouse Tyrell\n3x Miller of the Vale\n"
    asked = visit(client, "/sandbox").press("do", "deck:0", p0_deck=two)
    assert asked.status == 400
    assert "There are 2 decks in this list. Take one of them:" in asked.words
    taken = asked.press("do", "deck:0:1", p0_deck=two)
    text = taken.form().fields["text"]
    assert "faction: tyrell" in text
    assert "greyjoy" not in text[: text.index("cards:")]


def test_a_pasted_list_of_another_encoding_or_edition_is_refused_in_words(client):
    said = visit(client, "/sandbox").press(
        "do", "deck:0", p0_deck="House Greyjoy\nScurvy Cutthroat (KotS) x1\n"
    )
    assert said.status == 400
    assert "this is a list of the First Edition" in said.words
    said = visit(client, "/sandbox").press(
        "do", "deck:0", p0_deck='<?xml version="1.0" encoding="klingon"?><deck/>'
    )
    assert said.status == 400
    assert "there is no card in it" in said.words


@pytest.fixture
def unreachable(monkeypatch):
    """A database that does not answer any more."""

    def fail(*_: object) -> int:
        said = "the database of imported cards does not answer"
        raise StorageError(f"{said}: gone", said)

    monkeypatch.setattr("agot_judge.storage.cards.CardStore.last_import", fail)


@pytest.mark.usefixtures("unreachable")
def test_without_a_database_boards_are_built_and_documents_read(client):
    assert page(client, "/cards/Catelyn Stark").one(data_testid="card")
    assert client.get("/sandbox?card=90002").status_code == 200
    board = visit(client, "/sandbox").press("do", "update", p0_quick="Somebody New character attacking")
    assert "Somebody New" in board.words
    found = client.get("/cards")
    assert found.status_code == 503
    assert "What is kept here cannot be read now" in found.text
    assert "The database of imported cards does not answer. Rules can be read" in found.text
    asked = client.get(f"{PREFIX}/cards?q=oar")
    assert (asked.status_code, asked.mimetype) == (503, "application/problem+json")
    assert "gone" not in asked.text


@long(80, HealthCheck.function_scoped_fixture)
@given(
    st.text(max_size=40) | st.text(alphabet='fts:!<>="|- ()ab12', max_size=30),
    st.text(max_size=8),
)
def test_whatever_is_asked_is_answered(client, query, start):
    assert client.get("/cards", query_string={"q": query, "start": start}).status_code == 200
    assert client.get("/sandbox", query_string={"card": query}).status_code == 200
    assert client.get(f"{PREFIX}/card-names", query_string={"q": query}).status_code in (200, 400)
    assert client.get(f"{PREFIX}/cards", query_string={"q": query}).status_code in (200, 400)
    # 308: an empty part of a path is left out.
    assert client.get("/cards/" + quote(query, safe="")).status_code in (200, 302, 308, 404)
