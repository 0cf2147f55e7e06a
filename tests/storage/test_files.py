"""Scenarios as plain files, as a browser keeps them: what the store says is the same as with a database."""

import pytest

from agot_judge.errors import DamagedScenario, StorageError, TooLongToSave, UnknownScenario
from agot_judge.storage import ScenarioStore


@pytest.fixture
def store(tmp_path):
    """A store whose scenarios are files."""
    return ScenarioStore(f"files://{tmp_path}")


def test_what_is_saved_is_loaded(store, tmp_path):
    """Its text, title and parent are there again, in another process too."""
    parent = store.save("edition: 2e\n", "A board")
    child = store.save("edition: 2e\nrun: []\n", "A board", parent)

    loaded = ScenarioStore(f"files://{tmp_path}").load(child)

    assert (loaded.text, loaded.title, loaded.parent) == ("edition: 2e\nrun: []\n", "A board", parent)


def test_saved_twice_is_saved_once(store, tmp_path):
    """The id is made of the content; when it was first saved stays."""
    first = store.save("edition: 2e\n", "A board")
    made = store.load(first).created

    assert store.save("edition: 2e\n", "A board") == first
    assert store.load(first).created == made
    assert len(list(tmp_path.rglob("*.json"))) == 1


@pytest.mark.parametrize("name", ["aaaaaaaaaaaaaaaa", "../secret", "", "a/b"])
def test_what_was_never_saved_is_unknown(store, name):
    """Whatever an address says, no other file is read."""
    with pytest.raises(UnknownScenario):
        store.load(name)


def test_a_damaged_file_is_told(store, tmp_path):
    """What is no scenario any more, and what is another one, are not shown as if they were."""
    name = store.save("edition: 2e\n", "A board")
    (file,) = tmp_path.rglob("*.json")
    whole = file.read_bytes()

    file.write_bytes(whole.replace(b"A board", b"B board"))
    with pytest.raises(DamagedScenario):
        store.load(name)
    file.write_bytes(whole[:20])
    with pytest.raises(StorageError):
        store.load(name)


def test_a_damaged_copy_is_put_back(store, tmp_path):
    """Saving it again mends it."""
    name = store.save("edition: 2e\n", "A board")
    (file,) = tmp_path.rglob("*.json")
    file.write_bytes(b"{")

    assert store.save("edition: 2e\n", "A board") == name
    assert store.load(name).title == "A board"


def test_too_long_is_refused(store):
    """The same limit as on a server: what is saved here is brought there."""
    with pytest.raises(TooLongToSave):
        store.save("x" * 300_000, "A board")
