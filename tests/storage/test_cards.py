"""The store of cards: what was imported is there after a restart, changes are made whole or not at all."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from agot_judge.cards.changes import Changes, compare
from agot_judge.cards.importers.shapes import read_data
from agot_judge.cards.importers.sources import RestrictedList, Restrictions
from agot_judge.catalog.importing import import_data
from agot_judge.errors import ImportedMeanwhile, StorageError
from agot_judge.sealed import opened, sealed
from agot_judge.storage import CardStore, ScenarioStore
from agot_judge.storage.card_records import seal_of_all
from agot_judge.storage.card_tables import CardTables
from tests.cards.made_up import as_file, little_library, thronesdb


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'kept.sqlite3'}"


@pytest.fixture
def store(url):
    store = CardStore(url)
    yield store
    store.close()


def cards(*listed):
    return read_data("cards.json", as_file(list(listed))).cards


def test_what_was_imported_is_there_as_it_was(store, url):
    listed = cards(*little_library())
    store.save(compare((), listed), (), ["cards.json"], 0)

    later = CardStore(url)
    assert later.cards() == tuple(sorted(listed, key=lambda card: card.face.code))
    later.close()


def test_changes_are_made(store):
    store.save(compare((), cards(thronesdb(), thronesdb("90002", "Oar"))), (), ["a"], 0)
    store.save(compare(store.cards(), cards(thronesdb(cost=9), thronesdb("90003", "Rope"))), (), ["b"], 1)

    assert [(card.face.code, card.face.cost) for card in store.cards()] == [("90001", 9), ("90003", 3)]


def test_imports_are_recorded_and_one_that_changes_nothing_is_not(store):
    assert store.last_import() == 0
    store.save(compare((), cards(thronesdb())), (), ["a.json", "b.json"], 0)
    store.save(compare(store.cards(), cards(thronesdb())), (), ["a.json"], 1)

    assert store.last_import() == 1
    only = store.imports()[0]
    assert (only.sources, only.added, only.changed, only.removed) == (("a.json", "b.json"), 1, 0, 0)
    assert only.created.utcoffset().total_seconds() == 0


def test_restricted_lists_are_kept_by_name(store):
    first = RestrictedList(name="Spring", formats=(Restrictions(format="joust", restricted=("90001",)),))
    newer = RestrictedList(name="Spring", formats=(Restrictions(format="joust", banned=("90001",)),))
    store.save(Changes(), (first,), ["a"], 0)
    store.save(Changes(), (newer,), ["b"], 1)
    assert store.lists() == (newer,)


def test_what_was_compared_before_another_import_is_not_saved(store):
    store.save(compare((), cards(thronesdb())), (), ["a"], 0)
    compared_before = Changes(added=cards(thronesdb("90002", "Oar")))

    with pytest.raises(ImportedMeanwhile, match="at the same time"):
        store.save(compared_before, (), ["b"], 0)
    assert [card.face.code for card in store.cards()] == ["90001"]
    assert store.last_import() == 1


def test_without_a_file_there_are_no_cards_and_none_is_made(store, tmp_path):
    assert (store.cards(), store.lists(), store.imports(), store.last_import()) == ((), (), (), 0)
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_scenarios_alone_has_no_cards(store, url):
    scenarios = ScenarioStore(url)
    scenarios.save("edition: 2e", "x")
    scenarios.close()
    assert (store.cards(), store.lists(), store.imports(), store.last_import()) == ((), (), (), 0)


def test_what_sqlalchemy_reads_is_the_same(store, url):
    listed = RestrictedList(name="Spring", formats=(Restrictions(format="joust", restricted=("90001",)),))
    store.save(compare((), cards(*little_library())), (listed,), ["a.json"], 0)
    tables = CardTables(url)

    assert (tables.kept().cards, tables.kept().lists) == (store.cards(), store.lists())
    assert (tables.imports(), tables.last_import()) == (store.imports(), store.last_import())
    tables.close()


def test_cards_kept_by_another_version_are_to_be_imported_anew(store, url, tmp_path):
    store.save(compare((), cards(thronesdb())), (), ["a"], 0)
    with closing(sqlite3.connect(tmp_path / "kept.sqlite3")) as connection:
        connection.execute("UPDATE card SET data = ?", (b'{"face": 3}',))
        connection.commit()
    with pytest.raises(StorageError, match="import them anew"):
        store.cards()


def test_cards_kept_by_another_version_can_be_imported_anew(store, url, tmp_path):
    listed = RestrictedList(name="Spring")
    store.save(compare((), cards(thronesdb(), thronesdb("91001", pack_code="Bay"))), (listed,), ["a"], 0)
    with closing(sqlite3.connect(tmp_path / "kept.sqlite3")) as connection:
        connection.execute("UPDATE card SET data = ? WHERE code = '91001'", (b'{"face": 3}',))
        connection.execute("UPDATE restricted_list SET data = ?", (b"{}",))
        connection.commit()

    import_data(store, [read_data("a.json", as_file([thronesdb(cost=9)]))], [])
    assert [(card.face.code, card.face.cost) for card in store.cards()] == [("90001", 9)]
    assert store.lists() == ()


def test_cards_are_read_from_a_folder_in_which_nothing_can_be_written(store, url, tmp_path, monkeypatch):
    store.save(compare((), cards(thronesdb())), (), ["a"], 0)
    store.close()
    assert [path.name for path in tmp_path.iterdir()] == ["kept.sqlite3"]
    monkeypatch.setattr(os, "access", lambda path, mode: False)  # whoever runs the tests may write everywhere
    asked: list[str] = []
    monkeypatch.setattr(sqlite3, "connect", _noting(asked, sqlite3.connect))

    assert [card.face.code for card in CardStore(url).cards()] == ["90001"]
    assert "immutable=1" in asked[0]


def _noting(asked, connect):
    """Connect, and note the address that was asked for."""

    def noting(address, **given):
        asked.append(address)
        return connect(address, **given)

    return noting


def test_reading_imports_no_database_library(store, url):
    store.save(compare((), cards(thronesdb())), (), ["a"], 0)
    code = (
        f"import sys; from agot_judge.storage import CardStore; assert CardStore({url!r}).cards(); "
        "print('sqlalchemy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_a_database_that_cannot_be_reached_says_so(tmp_path):
    (tmp_path / "broken").write_text("this is no database, whatever its name may be")
    store = CardStore(f"sqlite:///{tmp_path / 'broken'}")
    with pytest.raises(StorageError, match=r"imported cards \(broken\)"):
        store.cards()


def flip(path, table, column, where, byte, bit=0):
    """Flip one bit of a kept value, as a disk may."""
    with closing(sqlite3.connect(path)) as connection:
        value = connection.execute(f"SELECT {column} FROM {table} WHERE {where}").fetchone()[0]
        is_text = isinstance(value, str)
        letters = bytearray(value.encode() if is_text else value)
        letters[byte] ^= 1 << bit
        connection.execute(
            f"UPDATE {table} SET {column} = {'CAST(? AS TEXT)' if is_text else '?'} WHERE {where}",
            (bytes(letters),),
        )
        connection.commit()


def in_order(library):
    """The cards of the library in the order of their codes."""
    return tuple(sorted(cards(*library), key=lambda card: card.face.code))


@pytest.mark.parametrize("byte", [0, 15, 16, 40, -1])
def test_a_card_that_is_damaged_is_said_to_be_and_the_rest_is_read(store, tmp_path, byte):
    store.save(compare((), cards(*little_library())), (RestrictedList(name="Spring"),), ["a"], 0)
    store.close()
    flip(tmp_path / "kept.sqlite3", "card", "data", "code = '90002'", byte)

    kept = store.kept()
    assert kept.damaged == ("card 90002",)
    assert [card.face.code for card in kept.cards] == [
        code for code in sorted(one["code"] for one in little_library()) if code != "90002"
    ]
    assert [one.name for one in kept.lists] == ["Spring"]


def test_an_import_mends_a_damaged_card_and_leaves_the_others_said(store, tmp_path):
    library = little_library()
    store.save(compare((), cards(*library)), (), ["a"], 0)
    store.close()
    for code in ("90002", "91001"):
        flip(tmp_path / "kept.sqlite3", "card", "data", f"code = '{code}'", 100)

    other_pack = [one for one in library if one["pack_code"] == "Bay"]
    done = import_data(store, [read_data("a.json", as_file(other_pack))], [])
    assert done.damaged == ("card 90002", "card 91001")
    assert store.kept().damaged == ("card 90002",)
    import_data(store, [read_data("a.json", as_file(library))], [])
    assert store.kept().damaged == ()
    assert store.cards() == in_order(library)


@pytest.mark.parametrize("column", ["code", "data"])
def test_damage_where_nothing_changes_is_mended_too(store, tmp_path, column):
    """A code that is damaged leads astray only whoever goes by it: the card itself is whole."""
    library = little_library()
    store.save(compare((), cards(*library)), (), ["a"], 0)
    store.close()
    flip(tmp_path / "kept.sqlite3", "card", column, "code = '90002'", -1, bit=3)
    assert len(store.kept().damaged) == 1

    import_data(store, [read_data("a.json", as_file(library))], [])
    assert store.kept().damaged == ()
    assert store.cards() == in_order(library)


def test_whatever_a_seal_begins_with_it_is_one(store):
    """One seal in 256 begins with the sign with which a record begins that has none."""
    many = cards(*(thronesdb(f"9{number:04}", f"Miller {number}") for number in range(1500)))
    store.save(compare((), many), (), ["a"], 0)
    assert (len(store.cards()), store.kept().damaged) == (1500, ())


def test_a_card_that_is_gone_or_there_twice_is_noticed(store, tmp_path):
    store.save(compare((), cards(*little_library())), (), ["a"], 0)
    store.close()
    with closing(sqlite3.connect(tmp_path / "kept.sqlite3")) as connection:
        connection.execute("DELETE FROM card WHERE code = '90002'")
        connection.commit()
    assert store.kept().damaged == ("the list of cards: 7 are there, and not all as they were imported",)


def test_a_table_that_is_gone_is_damage_and_not_an_empty_store(store, tmp_path):
    store.save(compare((), cards(*little_library())), (), ["a"], 0)
    store.close()
    with closing(sqlite3.connect(tmp_path / "kept.sqlite3")) as connection:
        connection.execute("ALTER TABLE card_import RENAME TO card_impost")
        connection.commit()
    with pytest.raises(StorageError, match="its table card_import is gone"):
        store.last_import()


def test_what_an_earlier_version_kept_without_a_seal_is_read_and_sealed_by_the_next_import(store, tmp_path):
    library = little_library()
    store.save(compare((), cards(*library)), (), ["a"], 0)
    store.close()
    with closing(sqlite3.connect(tmp_path / "kept.sqlite3")) as connection:
        connection.execute("UPDATE card SET data = substr(data, 17)")
        connection.execute("DROP TABLE card_seal")
        connection.commit()
    assert (store.cards(), store.kept().damaged) == (in_order(library), ())

    import_data(store, [read_data("b.json", as_file([thronesdb(cost=9)]))], [])
    store.close()
    with closing(sqlite3.connect(tmp_path / "kept.sqlite3")) as connection:
        rows = connection.execute("SELECT data FROM card").fetchall()
    assert not any(data.startswith(b'{"') for (data,) in rows)


def test_cards_that_an_earlier_version_kept_with_fewer_fields_are_whole(store, tmp_path):
    """The seal of the table is that of the records as they stand there, not as this version would write them."""
    library = little_library()
    store.save(compare((), cards(*library)), (), ["a"], 0)
    store.close()
    with closing(sqlite3.connect(tmp_path / "kept.sqlite3")) as connection:
        kept = connection.execute("SELECT code, data FROM card").fetchall()
        older = {code: (opened(data) or b"").replace(b'"income":null,', b"") for code, data in kept}
        for code, record in older.items():
            connection.execute("UPDATE card SET data = ? WHERE code = ?", (sealed(record), code))
        seal = seal_of_all(older.values())
        connection.execute("UPDATE card_seal SET data = ? WHERE name = 'card'", (seal,))
        connection.commit()
    assert (store.cards(), store.kept().damaged) == (in_order(library), ())


@pytest.mark.parametrize("created", [2**62, -(2**62), None, "x", b"\xff"])
def test_a_time_that_cannot_be_one_stops_nothing(store, tmp_path, created):
    store.save(compare((), cards(thronesdb())), (), ["a"], 0)
    store.close()
    with closing(sqlite3.connect(tmp_path / "kept.sqlite3")) as connection:
        connection.execute("PRAGMA ignore_check_constraints = 1")
        connection.execute("PRAGMA writable_schema = 1")
        connection.execute(
            "UPDATE sqlite_master SET sql = replace(sql, 'NOT NULL', '') WHERE name = 'card_import'"
        )
        connection.commit()
    with closing(sqlite3.connect(tmp_path / "kept.sqlite3")) as connection:
        connection.execute("UPDATE card_import SET created = ?", (created,))
        connection.commit()
    assert store.imports()[0].created.year == 1970
    assert len(store.cards()) == 1
