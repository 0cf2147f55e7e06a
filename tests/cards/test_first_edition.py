"""Cards of the First Edition beside those of the Second: imported, corrected and named each in its edition."""

import pytest

from agot_judge.cards.card import Card
from agot_judge.cards.errata import Erratum, with_errata
from agot_judge.cards.importers.shapes import read_data
from agot_judge.cards.model import CardFace
from agot_judge.cards.pool import Pools
from agot_judge.catalog.decks import deck_of
from agot_judge.catalog.importing import import_data
from agot_judge.errors import CardDataError, ScenarioError
from agot_judge.scenario.format import load
from agot_judge.storage import CardStore
from tests.cards.made_up import as_file, first_edition, first_edition_library, little_library, thronesdb

FIRST = read_data("first.json", as_file(first_edition_library())).cards
BOTH = Pools((*read_data("second.json", as_file(little_library())).cards, *FIRST))


def test_the_facts_are_those_that_are_printed():
    septon, pond, sea, alys = FIRST
    assert {card.edition for card in FIRST} == {"1e"}
    assert (septon.face.icons, septon.face.naval, septon.face.crests) == (
        ("intrigue", "power"),
        ("power",),
        ("holy",),
    )
    assert (septon.face.code, septon.face.pack, septon.face.factions) == (
        "mill_1",
        "Mills of the West",
        ("stark",),
    )
    assert (pond.face.income, pond.face.influence, pond.face.gold, pond.face.factions) == (1, 2, None, ())
    assert (sea.face.type, sea.face.gold, sea.face.income, sea.face.initiative) == ("plot", 4, None, 2)
    assert sea.face.text == "When revealed, choose a [stark] character."
    assert alys.face.factions == ("stark", "greyjoy")


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("card_type", "Charakter", "Did you mean 'Character'?"),
        ("icons", ["Militry"], "Did you mean 'military'?"),
        ("crest", ["Wars"], "Did you mean 'war'?"),
        ("set", None, "'set': it is empty"),
        ("id", "a/b", "a code has letters"),
    ],
)
def test_a_field_that_is_wrong_is_named_with_the_nearest_right_word(field, value, said):
    with pytest.raises(CardDataError) as error:
        read_data("first.json", as_file([first_edition() | {field: value}]))
    assert "first.json, card 1 (Septon of the Mill)" in error.value.message
    assert said in error.value.message


@pytest.mark.parametrize(("edition", "code"), [("2e", "90002"), ("1e", "mill_4")])
def test_a_name_means_a_card_of_the_edition_that_asks(edition, code):
    assert next(face.code for face in BOTH.named("Grey Alys", edition)) == code


@pytest.mark.parametrize("name", ["Grey Alys (Mills Afire)", "Grey Alys (mill_4)", "mill_4"])
def test_a_set_or_a_code_tells_which(name):
    assert [face.code for face in BOTH.named(name, "1e")] == ["mill_4"]
    assert BOTH.named(name, "2e") == ()


def test_a_scenario_of_the_first_edition_takes_its_cards_from_the_import():
    """The definition has what is printed; a title of the Second Edition is named as one."""
    text = "edition: 1e\nplayers:\n  Ann: {play: [Septon of the Mill]}\n  Bob: {}\n"
    (definition,) = load(text, BOTH).scenario.cards
    assert (definition.face.name, definition.face.crests) == ("Septon of the Mill", ("holy",))
    with pytest.raises(ScenarioError, match="'Oar' is a card of the Second Edition"):
        load(text.replace("Septon of the Mill", "Oar"), BOTH)


def test_a_set_of_both_editions_is_imported_into_each(tmp_path):
    """A pack that is imported anew loses what its new list does not have, and only in its own edition."""
    store = CardStore(f"sqlite:///{tmp_path / 'cards.sqlite3'}")
    second = read_data("second.json", as_file([thronesdb(pack_code="Core")]))
    first = read_data("first.json", as_file([first_edition(set="Core")]))
    import_data(store, [second], ())
    done = import_data(store, [first], ())
    assert (len(done.changes.added), done.changes.removed) == (1, ())
    assert {card.edition for card in store.cards()} == {"1e", "2e"}


def card(code: str, pack: str) -> Card:
    face = CardFace(name="Old Mill", type="location", text="Limited.", code=code, pack=pack)
    return Card(face=face, edition="1e")


def erratum(text: str, set_: str, number: int | None = None) -> Erratum:
    return Erratum(
        edition="1e", title="Old Mill", number=number, set=set_, text=text, cite="1e/faq/errata-x/1"
    )


@pytest.mark.parametrize(
    ("code", "pack", "set_", "number"),
    [
        ("core_56", "Core", "A Game of Thrones Core Set", 56),
        ("acoa_82", "Battle of Ruby Ford", "A Clash of Arms", 82),
        ("kotst_3", "Kings of the Storm", "Kings of the Storm", None),
    ],
)
def test_an_erratum_is_of_the_set_under_which_it_stands(code, pack, set_, number):
    (found,) = with_errata([card(code, pack)], [erratum("Should be unique.", set_, number)])
    assert found.face.unique
    assert [(one.outcome, one.cite) for one in found.errata] == [("applied", "1e/faq/errata-x/1")]


@pytest.mark.parametrize(
    ("set_", "number"), [("A Clash of Arms", 81), ("Valyrian Edition", 82), ("Valyrian Edition", None)]
)
def test_a_card_that_was_printed_again_has_the_words_of_its_time(set_, number):
    (found,) = with_errata(
        [card("acoa_82", "Battle of Ruby Ford")], [erratum("Should be unique.", set_, number)]
    )
    assert not found.face.unique
    assert found.errata == ()


def test_an_erratum_of_one_edition_is_of_no_card_of_another():
    second = Card(face=CardFace(name="Old Mill", type="location", code="90001", pack="Alp"))
    assert with_errata([second], [erratum("Should be unique.", "Alp")]) == (second,)


LIST = b"Mills\nHouse: Stark\n3x Septon of the Mill\n2x Mill Pond (Mills of the West)\n1x Grey Alys\n1x A Calm Sea\n"


def listed(data=LIST):
    return read_data("mills.txt", data).decks[0]


def test_a_deck_of_the_first_edition_is_looked_up_among_its_cards(corpus):
    deck = deck_of("mills.txt", listed(), BOTH, corpus, "1e")
    assert (deck.edition, deck.faction) == ("1e", "stark")
    assert [(card.face.code, copies) for card, copies in deck.plots] == [("mill_3", 1)]
    assert [(card.face.code, copies) for card, copies in deck.cards] == [
        ("mill_1", 3),
        ("mill_2", 2),
        ("mill_4", 1),
    ]


def test_a_list_is_of_the_edition_of_which_more_of_its_cards_are(corpus):
    """Nobody says of which edition a list is: one card's name is in both."""
    assert deck_of("mills.txt", listed(), BOTH, corpus).edition == "1e"
    assert (
        deck_of("oars.txt", listed(b"House Greyjoy\n3x Oar\n1x Grey Alys (Bay)\n"), BOTH, corpus).edition
        == "2e"
    )


def test_a_list_of_the_first_edition_is_refused_on_a_board_of_the_second(corpus):
    with pytest.raises(
        CardDataError, match=r"a list of the First Edition.*This board is of the Second Edition"
    ):
        deck_of("mills.txt", listed(), BOTH, corpus, "2e")


def test_a_set_may_be_abbreviated(corpus):
    cards = read_data("first.json", as_file([first_edition(set="Lords of Winter")])).cards
    deck = deck_of("mills.txt", listed(b"House Stark\n3x Septon of the Mill (LoW)\n"), Pools(cards), corpus)
    assert [(card.face.code, copies) for card, copies in deck.cards] == [("mill_1", 3)]
