"""Cards that somebody imports on a device: a file of their browser, whole or not at all, and none of it in the bundle."""

import pytest

from agot_judge.cards.changes import compare
from agot_judge.cards.importers.shapes import read_data
from agot_judge.errors import ImportedMeanwhile, StorageError
from agot_judge.storage import CardStore
from tests.cards.made_up import as_file, little_library, thronesdb


@pytest.fixture
def url(tmp_path):
    return f"files://{tmp_path}"


def cards(*listed):
    return read_data("cards.json", as_file(list(listed))).cards


def test_what_was_imported_on_a_device_is_there_when_it_starts_again(url):
    listed = cards(*little_library())
    CardStore(url).save(compare((), listed), (), ["cards.json"], 0)

    later = CardStore(url)
    assert later.cards() == tuple(sorted(listed, key=lambda card: card.face.code))
    assert [(one.number, one.added, one.sources) for one in later.imports()] == [
        (1, len(listed), ("cards.json",))
    ]


def test_a_second_import_changes_the_first(url, tmp_path):
    store = CardStore(url)
    assert (store.last_import(), store.cards(), store.imports()) == (0, (), ())
    store.save(compare((), cards(thronesdb(), thronesdb("90002", "Oar"))), (), ["a"], 0)
    store.save(compare(store.cards(), cards(thronesdb(cost=9), thronesdb("90003", "Rope"))), (), ["b"], 1)

    assert [(card.face.code, card.face.cost) for card in store.cards()] == [("90001", 9), ("90003", 3)]
    assert [one.number for one in store.imports()] == [2, 1]
    assert [path.name for path in (tmp_path / "cards").iterdir()] == ["2.json"]


def test_an_import_that_another_page_has_overtaken_changes_nothing(url):
    store = CardStore(url)
    store.save(compare((), cards(thronesdb())), (), ["a"], 0)
    with pytest.raises(ImportedMeanwhile):
        store.save(compare((), cards(thronesdb("90002", "Oar"))), (), ["b"], 0)
    assert [card.face.code for card in store.cards()] == ["90001"]


def test_a_damaged_file_is_said_and_mended_by_the_next_import(url, tmp_path):
    store = CardStore(url)
    store.save(compare((), cards(thronesdb())), (), ["a"], 0)
    file = tmp_path / "cards" / "1.json"
    file.write_bytes(file.read_bytes()[:-9])
    assert (store.cards(), store.kept().damaged) == ((), ("the list of cards",))

    store.save(compare(store.cards(), cards(thronesdb())), (), ["a"], 1)
    assert [card.face.code for card in store.cards()] == ["90001"]


def test_a_device_without_room_says_so_and_keeps_what_it_had(url, tmp_path):
    """Nothing can be written where a file stands in the place of the folder."""
    (tmp_path / "cards").write_text("")
    with pytest.raises(StorageError, match="this device does not keep the cards"):
        CardStore(url).save(compare((), cards(thronesdb())), (), ["a"], 0)
