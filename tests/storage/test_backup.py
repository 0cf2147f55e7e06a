"""A backup holds all that cannot be made again, is restored whole or not at all, and overwrites nothing."""

import json
import threading
import zipfile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agot_judge.cli import main
from agot_judge.errors import BackupError
from agot_judge.storage import ScenarioStore
from agot_judge.storage.backup import MANIFEST, back_up, restore
from agot_judge.storage.connection import Connected
from agot_judge.storage.tables import CARDS

TEXT = "edition: 2e\nplayers: {Ann: {power: 3}, Böb: {}}\n"


@pytest.fixture
def opened(tmp_path):
    """Opens a database by the name of its file; all are closed at the end."""
    made = []

    def open_one(name):
        made.append(Connected(f"sqlite:///{tmp_path / name}", "saved scenarios"))
        return made[-1]

    yield open_one
    for database in made:
        database.close()


def saved(tmp_path, name, *titles):
    """The ids of boards saved in this database."""
    store = ScenarioStore(f"sqlite:///{tmp_path / name}")
    ids = [store.save(TEXT, title) for title in titles]
    store.close()
    return ids


def test_what_was_backed_up_is_restored(tmp_path, opened):
    (first, second) = saved(tmp_path, "old", "A tie", "Zwölf\nund \x00")
    database = opened("old")
    with database.transaction() as connection:
        connection.execute(CARDS.insert().values(code="01001", data=b"\x00\xff{}"))

    made = back_up(database, tmp_path / "judge.zip")
    assert (made.tables["saved_scenario"].rows, made.tables["card"].rows) == (2, 1)
    restore(opened("new"), tmp_path / "judge.zip")

    store = ScenarioStore(f"sqlite:///{tmp_path / 'new'}")
    assert [store.load(one).title for one in (first, second)] == ["A tie", "Zwölf\nund \x00"]
    store.close()
    with opened("new").transaction() as connection:
        assert connection.execute(CARDS.select()).all() == [("01001", b"\x00\xff{}")]


def test_it_is_taken_while_others_write_and_is_of_one_moment(tmp_path, opened):
    saved(tmp_path, "old", "The first")
    stop = threading.Event()

    def write():
        store, number = ScenarioStore(f"sqlite:///{tmp_path / 'old'}"), 0
        while not stop.is_set():
            number += 1
            store.save(TEXT, f"Number {number}")
        store.close()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        made = [back_up(opened("old"), tmp_path / f"{number}.zip") for number in range(5)]
    finally:
        stop.set()
        writer.join()

    # A board and its place among the unopened ones are saved together.
    assert all(one.tables["saved_scenario"].rows == one.tables["unopened_scenario"].rows for one in made)


def test_nothing_is_overwritten(tmp_path, opened):
    saved(tmp_path, "old", "A tie")
    back_up(opened("old"), tmp_path / "judge.zip")

    with pytest.raises(BackupError, match=r"judge\.zip is there already"):
        back_up(opened("old"), tmp_path / "judge.zip")
    with pytest.raises(BackupError, match=r"not empty \(1 in saved_scenario.*AGOT_JUDGE_DATABASE"):
        restore(opened("old"), tmp_path / "judge.zip")


def changed(file, **parts):
    """A copy of the backup with other contents of some files; None leaves one out."""
    copy = file.with_name("changed.zip")
    with zipfile.ZipFile(file) as old, zipfile.ZipFile(copy, "w") as new:
        for name in old.namelist():
            content = parts.get(name.partition(".")[0], old.read(name))
            if content is not None:
                new.writestr(name, content)
    return copy


@pytest.mark.parametrize(
    ("part", "content", "said"),
    [
        ("saved_scenario", b"", "is not what was backed up"),
        ("saved_scenario", b'["a"]\n', "damaged|not what was"),
        ("saved_scenario", b"{", "damaged"),
        ("saved_scenario", None, "damaged"),
        ("backup", None, "no backup: it has no backup.json"),
        ("backup", b"{}", "no backup"),
        ("backup", json.dumps({"schema": 999, "made": "", "tables": {}}), "newer version"),
    ],
)
def test_a_damaged_backup_is_refused_whole(tmp_path, opened, part, content, said):
    saved(tmp_path, "old", "A tie", "Another")
    back_up(opened("old"), tmp_path / "judge.zip")

    with pytest.raises(BackupError, match=said):
        restore(opened("new"), changed(tmp_path / "judge.zip", **{part: content}))
    with opened("new").transaction() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM saved_scenario").scalar() == 0


@settings(max_examples=50)
@given(st.binary(max_size=300))
def test_whatever_file_is_given_is_refused_with_words(tmp_path_factory, content):
    folder = tmp_path_factory.mktemp("backup")
    (folder / "any.zip").write_bytes(content)
    database = Connected(f"sqlite:///{folder / 'new'}", "saved scenarios")
    with pytest.raises(BackupError):
        restore(database, folder / "any.zip")
    database.close()


def test_the_commands_say_what_they_did(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("AGOT_JUDGE_DATABASE", f"sqlite:///{tmp_path / 'old'}")
    saved(tmp_path, "old", "A tie")
    assert main(["backup", str(tmp_path / "judge.zip")]) == 0
    assert "1 of saved_scenario" in capsys.readouterr().out

    monkeypatch.setenv("AGOT_JUDGE_DATABASE", f"sqlite:///{tmp_path / 'new'}")
    assert main(["restore", str(tmp_path / "judge.zip")]) == 0
    assert "1 of saved_scenario" in capsys.readouterr().out
    assert main(["restore", str(tmp_path / "none.zip")]) == 2
    assert "none.zip cannot be read" in capsys.readouterr().err
    assert MANIFEST in zipfile.ZipFile(tmp_path / "judge.zip").namelist()
