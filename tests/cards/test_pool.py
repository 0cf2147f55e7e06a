"""Names of cards: one card, several that share a name, printings of one card."""

import pytest

from agot_judge.cards.changes import compare
from agot_judge.cards.importers.shapes import read_data
from agot_judge.cards.pool import NO_CARDS, Pool, Pools, plain, told_apart
from tests.cards.made_up import as_file, little_library, thronesdb


def cards(*listed):
    return read_data("cards.json", as_file(list(listed))).cards


@pytest.fixture
def pool():
    return Pool(cards(*little_library()))


def test_a_bare_name_means_its_only_card(pool):
    assert [face.code for face in pool.named("Miller of the Vale")] == ["90001"]


def test_a_shared_name_means_each(pool):
    assert [face.code for face in pool.named("Grey Alys")] == ["90002", "91001"]


@pytest.mark.parametrize("name", ["Grey Alys (Bay)", "Grey Alys (By the Bay)", "grey alys (bay)", "91001"])
def test_the_pack_or_the_code_tells_which(pool, name):
    assert [face.code for face in pool.named(name)] == ["91001"]


def test_an_unknown_name_means_none(pool):
    assert pool.named("Grey Alice") == ()
    assert NO_CARDS.named("Grey Alys", "2e") == ()


def test_printings_of_one_card_count_once():
    pool = Pool(cards(thronesdb(), thronesdb("91009", pack_code="Bay", deck_limit=1)))
    assert [face.code for face in pool.named("Miller of the Vale")] == ["90001"]
    assert len(pool.printings("Miller of the Vale")) == 2
    assert pool.names() == ("Miller of the Vale",)


def test_names_are_the_shortest_that_mean_one_card(pool):
    assert {"Miller of the Vale", "Grey Alys (Alp)", "Grey Alys (Bay)"} <= set(pool.names())
    assert "Grey Alys" not in pool.names()
    assert all(len(pool.named(name)) == 1 for name in pool.names())


def test_accents_quotes_and_case_do_not_matter():
    assert plain("  “Dæmon’s  Élan” ") == plain('"dæmon\'s elan"')


def test_changes_name_the_fields():
    before = cards(thronesdb(), thronesdb("90002", "Grey Alys"))
    after = cards(thronesdb(cost=4, illustrator="B. Painter"), thronesdb("90003", "Oar"))

    changes = compare(before, after)
    assert [card.face.code for card in changes.added] == ["90003"]
    assert [(one.after.face.code, one.fields) for one in changes.changed] == [
        ("90001", ("cost", "illustrator"))
    ]
    assert [card.face.code for card in changes.removed] == ["90002"]


def test_packs_that_are_not_imported_are_left_alone():
    before = cards(thronesdb(), thronesdb("91001", "Grey Alys", pack_code="Bay"))
    changes = compare(before, cards(thronesdb()))
    assert changes.is_nothing
    assert changes.same == 1


def test_two_cards_of_one_name_in_one_pack_are_told_apart_by_their_codes():
    pool = Pool(cards(thronesdb(), thronesdb("90009", cost=5)))
    meant = pool.named("Miller of the Vale (Alp)")
    assert told_apart(meant) == ("90001 (Miller of the Vale (Alp))", "90009 (Miller of the Vale (Alp))")
    assert pool.names() == ("90001", "90009")


def test_an_edition_that_is_asked_for_without_cards_is_none_that_has_some():
    pools = Pools(cards(*little_library()))
    assert not pools.of("ccg").cards
    assert pools.editions == ("2e",)
