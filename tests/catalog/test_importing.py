"""Importing: all or nothing, the same again changes nothing, errata applied, packs and lists kept."""

import pytest

from agot_judge.cards.errata import Erratum
from agot_judge.cards.importers.shapes import read_data
from agot_judge.catalog import importing
from agot_judge.catalog.importing import import_data
from agot_judge.errors import CardDataError
from agot_judge.storage import CardStore
from tests.cards.made_up import as_file, little_library, thronesdb


@pytest.fixture
def store(tmp_path):
    store = CardStore(f"sqlite:///{tmp_path / 'kept.sqlite3'}")
    yield store
    store.close()


def file(data, name="cards.json"):
    return read_data(name, as_file(data))


def test_the_same_files_again_change_nothing(store):
    first = import_data(store, [file(little_library())], [])
    again = import_data(store, [file(little_library())], [])

    assert (len(first.changes.added), again.changes.is_nothing, again.changes.same) == (8, True, 8)
    assert store.last_import() == 1


def test_a_trial_changes_nothing(store):
    assert len(import_data(store, [file(little_library())], [], is_trial=True).changes.added) == 8
    assert store.cards() == ()


def test_errata_are_in_the_text_that_is_kept(store):
    words = 'Should read: "Insight. Renown."'
    erratum = Erratum(edition="2e", title="Miller of the Vale", number=1, text=words, cite="2e/faq/x/1")
    import_data(store, [file([thronesdb(text="Insight.")])], [erratum])

    kept = store.cards()[0]
    assert kept.face.text == "Insight. Renown."
    assert (kept.errata[0].outcome, kept.errata[0].before) == ("applied", "Insight.")
    assert import_data(store, [file([thronesdb(text="Insight.")])], [erratum]).changes.is_nothing


def test_a_list_of_packs_tells_of_cards_imported_before_and_later(store):
    packs = [{"code": "Alp", "name": "The Alpine Set", "cycle_position": 3, "available": "2031-02-03"}]
    import_data(store, [file([thronesdb()])], [])
    told = import_data(store, [file(packs, "packs.json")], [])
    later = import_data(store, [file([thronesdb()])], [])

    assert [one.fields for one in told.changes.changed] == [("cycle", "released")]
    assert later.changes.is_nothing
    assert (store.cards()[0].released, store.cards()[0].cycle) == ("2031-02-03", 3)


def test_a_list_of_packs_removes_no_card(store):
    import_data(store, [file([thronesdb(), thronesdb("90002", "Oar")])], [])
    import_data(store, [file([{"code": "Alp", "name": "Alps", "available": "2031-02-03"}])], [])
    assert len(store.cards()) == 2


def test_restricted_lists_are_kept_once(store):
    listed = [{"name": "Spring", "formats": [{"name": "joust", "banned": ["90001"]}]}]
    assert [one.name for one in import_data(store, [file(listed)], []).lists] == ["Spring"]
    assert import_data(store, [file(listed)], []).lists == ()
    assert store.lists()[0].formats[0].banned == ("90001",)


def test_two_files_that_disagree_are_refused_whole(store):
    files = [file([thronesdb()], "one.json"), file([thronesdb(cost=9)], "two.json")]
    with pytest.raises(CardDataError, match=r"two\.json: card 90001 .* differs from the one in one\.json"):
        import_data(store, files, [])
    assert store.cards() == ()


def test_an_import_that_another_one_came_before_is_compared_anew(store, monkeypatch):
    compared = importing._compared

    def slowly(kept, read, cards):
        done = compared(kept, read, cards)
        if kept.last_import() == 0:
            monkeypatch.setattr(importing, "_compared", compared)
            import_data(kept, [file([thronesdb(), thronesdb("90002", "Oar")])], [])
        return done

    monkeypatch.setattr(importing, "_compared", slowly)
    changes = import_data(store, [file([thronesdb(cost=9)])], []).changes
    assert ([one.fields for one in changes.changed], len(changes.removed)) == ([("cost",)], 1)
    assert [(card.face.code, card.face.cost) for card in store.cards()] == [("90001", 9)]
