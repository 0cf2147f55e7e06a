"""The imported cards beside what the documents say of them; decks looked up; pools that follow an import."""

import pytest

from agot_judge.cards.deck_list import DeckList
from agot_judge.cards.importers.shapes import read_data
from agot_judge.catalog.catalog import CurrentCatalog
from agot_judge.catalog.decks import deck_of
from agot_judge.catalog.documents import EDITIONS, errata_of
from agot_judge.catalog.headers import abilities_in, keywords_in
from agot_judge.catalog.importing import import_data
from agot_judge.catalog.stored import StoredCards
from agot_judge.errors import CardDataError
from agot_judge.storage import CardStore
from tests.cards.made_up import as_file, little_library, thronesdb


def file(data):
    return read_data("cards.json", as_file(data))


@pytest.fixture
def stored(tmp_path):
    stored = StoredCards(CardStore(f"sqlite:///{tmp_path / 'kept.sqlite3'}"))
    yield stored
    stored.store.close()


@pytest.fixture
def current(stored, corpus):
    listed = [
        {
            "name": "Spring",
            "date": "2033",
            "formats": [{"name": "joust", "pods": [{"cards": ["90001", "90002"]}]}],
        }
    ]
    # A made-up card with the name of one that the documents name: only the name is theirs.
    named = thronesdb("90900", "Balon Greyjoy")
    import_data(stored.store, [file([*little_library(), named]), file(listed)], [])
    return CurrentCatalog(stored, lambda: corpus)


def test_a_pool_follows_an_import(stored):
    assert stored.named("Oar", "2e") == ()
    import_data(stored.store, [file(little_library())], [])
    assert [face.code for face in stored.named("Oar", "2e")] == ["90004"]
    assert stored.imported is not None


def test_a_catalog_is_made_once_an_import(stored, current):
    assert current() is current()
    first = current()
    import_data(stored.store, [file([thronesdb("91009", "Rope", pack_code="Bay")])], [])
    assert current() is not first


def test_names_that_begin_so_come_first(current):
    names = [card.face.name for card in current().find("a", 20).cards]
    assert names[:2] == ["A Calm Sea", "A Toll Is Due"]
    assert "Old Bridge" not in names
    assert "Grey Alys" in names


def test_results_come_in_pages(current):
    every = current().find("", 100)
    page = current().find("", 3, 3)
    assert (page.total, page.cards) == (every.total, every.cards[3:6])


def test_what_was_typed_becomes_names(current):
    assert [card.label for card in current().complete("grey a", 5)] == ["Grey Alys (Alp)", "Grey Alys (Bay)"]
    assert [card.label for card in current().complete("alys", 5)] == ["Grey Alys (Alp)", "Grey Alys (Bay)"]
    assert current().complete("  ", 5) == ()


def test_a_card_that_a_ruling_names_is_found_by_it(current, corpus):
    has_ruling = any(link.kind != "erratum-of" for _, link in corpus.naming("Balon Greyjoy", "2e"))
    found = [card.face.code for card in current().find("has:ruling", 9).cards]
    assert ("90900" in found) == has_ruling
    assert "90001" not in found


def test_a_pod_names_the_other_cards(current):
    catalog = current()
    found = catalog.restrictions(catalog.pool.code("90001"))
    assert [(one.kind, one.format, one.others) for one in found] == [("pod", "joust", ("90002",))]
    assert catalog.restrictions(catalog.pool.code("90003")) == ()


def test_the_documents_errata_are_known_with_their_numbers(corpus):
    found = {(one.title, one.number) for one in errata_of(corpus)}
    assert ("Driftwood Cudgel", 112) in found
    assert all(
        one.cite in corpus and one.cite.startswith(f"{one.edition}/") and one.edition in EDITIONS
        for one in errata_of(corpus)
    )
    assert {one.edition for one in errata_of(corpus)} == set(EDITIONS)


@pytest.mark.parametrize(
    ("text", "keywords", "abilities"),
    [
        ("Renown. Ambush (2).", {"renown", "ambush"}, set()),
        ("<b>Action:</b> Draw 1 card.", set(), {"action"}),
        ("<b>Challenges Action:</b> Draw 1 card.", set(), {"action", "challenges action"}),
        ("Forced Reaction: After x, y.", set(), {"reaction", "forced", "forced reaction"}),
        ("<b>When Revealed:</b> Draw 1 card.", set(), {"when revealed"}),
        ("Insight.\nEach Lord gets +1 STR.", {"insight"}, {"constant"}),
    ],
)
def test_keywords_and_kinds_of_ability_are_read_from_the_text(text, keywords, abilities):
    assert (keywords_in(text), abilities_in(text)) == (keywords, abilities)


def listed(name: str, data: bytes) -> DeckList:
    (found,) = read_data(name, data).decks
    return found


DECK = b"Ships\n\nHouse Greyjoy\nThe Long Way\n\n2x A Calm Sea\n3x Grey Alys (Bay)\n1x Oar\n"


def test_a_deck_is_looked_up(current, corpus):
    deck = deck_of("d.txt", listed("d.txt", DECK), current.stored.pools, corpus)

    assert (deck.faction, [card.label for card in deck.agendas]) == ("greyjoy", ["The Long Way (Bay)"])
    assert [(card.label, copies) for card, copies in deck.plots] == [("A Calm Sea (Bay)", 2)]
    assert [(card.label, copies) for card, copies in deck.cards] == [("Grey Alys (Bay)", 3), ("Oar (Alp)", 1)]


def test_ids_of_octgn_are_looked_up(current, corpus):
    data = b'<deck><section name="C"><card qty="2" id="id-of-91001">x</card><card id="no">Oar</card></section></deck>'
    deck = deck_of("d.o8d", listed("d.o8d", data), current.stored.pools, corpus)
    assert [(card.face.code, copies) for card, copies in deck.cards] == [("91001", 2), ("90004", 1)]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (
            b"1x Grey Alys",
            "d.txt, line 1: 'Grey Alys' can mean Grey Alys (Alp), Grey Alys (Bay). Name one so.",
        ),
        (b"1x Old Brige", "d.txt, line 1: there is no card 'Old Brige'. Did you mean 'Old Bridge'?"),
    ],
)
def test_a_card_of_a_deck_that_is_not_clear_is_named(current, corpus, line, words):
    with pytest.raises(CardDataError) as error:
        deck_of("d.txt", listed("d.txt", line), current.stored.pools, corpus)
    assert words in error.value.message


@pytest.mark.parametrize(
    ("query", "instead"),
    [
        ("Gray Alys s>5", "grey Alys s>5"),
        ("f:stark kw:renown allys", "f:stark kw:renown alys"),
        ('"grey allys"', '"grey alys"'),
        ("k:captan|lord", ""),
        ("t:character k:captan", "t:character k:captain"),
        ("k:captan t:plot", ""),
        ("Grey Alys t:plot", ""),
        ("xyzzy", ""),
        ("-k:captan t:title", ""),
    ],
)
def test_a_query_that_finds_nothing_offers_the_nearest_that_does(current, query, instead):
    found = current().find(query, 20)
    assert (found.total, found.instead, found.note) == (0, instead, "")


@pytest.mark.parametrize("query", ["f:stark or f:tyrell", "(f:stark)", "not f:stark", "f:stark and t:plot"])
def test_what_other_languages_join_conditions_with_is_said_to_be_missing(current, query):
    found = current().find(query, 20)
    assert (found.total, found.instead) == (0, "")
    assert "Write f:stark|tyrell for one of several" in found.note
