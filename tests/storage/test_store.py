"""Saved scenarios: the same content has one id; a confirmed save is there whatever happens next."""

import os
import signal
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_judge.errors import DamagedScenario, ScenarioError, StorageError, TooLongToSave, UnknownScenario
from agot_judge.storage import LIMIT_BYTES, ScenarioStore
from agot_judge.storage.model import id_of

TEXT = "title: A tie\nedition: 2e\nplayers: {Ann: {power: 3}, Böb: {}}\n"


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'scenarios.sqlite3'}"


@pytest.fixture
def store(url):
    store = ScenarioStore(url)
    yield store
    store.close()


def test_what_was_saved_is_loaded_as_it_was(store):
    first = store.save(TEXT, "A tie")
    second = store.save(TEXT + "note: later\n", "A tie", parent=first)

    loaded = store.load(second)
    assert (loaded.text, loaded.title, loaded.parent) == (TEXT + "note: later\n", "A tie", first)
    assert loaded.created.utcoffset().total_seconds() == 0
    assert store.load(first).parent is None


def test_saving_again_gives_the_same_id_and_changes_nothing(store):
    first = store.save(TEXT, "A tie")
    other = store.save(TEXT, "Another title")

    assert store.save(TEXT, "A tie", parent=other) == first
    assert store.load(first).parent is None
    assert other != first


def test_ids_fit_into_an_address(store):
    assert store.save(TEXT, "A tie").isalnum()
    assert len(store.save(TEXT, "A tie")) == 16


@given(st.text(), st.text(), st.text(), st.text())
def test_only_the_same_title_and_text_have_the_same_id(title, text, other_title, other_text):
    same = (title, text) == (other_title, other_text)
    assert (id_of(title, text) == id_of(other_title, other_text)) == same


def test_another_store_on_the_same_database_finds_it(store, url):
    scenario_id = store.save(TEXT, "A tie")
    store.close()

    again = ScenarioStore(url)
    assert again.load(scenario_id).text == TEXT
    again.close()


def test_an_unknown_id_is_said_to_be_unknown(store):
    with pytest.raises(UnknownScenario, match="no scenario is saved as 'nowhere'"):
        store.load("nowhere")
    with pytest.raises(UnknownScenario):
        store.save(TEXT, "A tie", parent="nowhere")


def test_the_limit_counts_bytes_and_names_itself(store):
    exactly = "é" * (LIMIT_BYTES // 2)
    assert store.load(store.save(exactly, "")).text == exactly

    with pytest.raises(TooLongToSave, match="256 KiB are allowed"):
        store.save(exactly + "x", "")
    with pytest.raises(UnknownScenario):
        store.load(id_of("", exactly + "x"))


def test_half_a_character_is_refused(store):
    with pytest.raises(ScenarioError, match="no character, at position 2"):
        store.save("ab\ud800", "")


@pytest.mark.parametrize(
    "url", ["nonsense", "nonsense://here", "postgresql+nodriver://host/db", "sqlite://host:x/"]
)
def test_a_wrong_setting_is_named(url):
    with pytest.raises(StorageError, match="AGOT_JUDGE_DATABASE"):
        ScenarioStore(url).load("anything")


def test_a_database_that_cannot_be_opened_is_an_error_without_the_text(tmp_path):
    store = ScenarioStore(f"sqlite:///{tmp_path / 'missing folder' / 'scenarios.sqlite3'}")
    with pytest.raises(StorageError, match="unable to open") as caught:
        store.save(TEXT, "A tie")
    assert "Ann" not in caught.value.message


def test_a_store_that_is_not_used_imports_no_database_library():
    program = "import sys, agot_judge.storage as s; s.ScenarioStore('sqlite://'); print('sqlalchemy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_many_threads_with_stores_of_their_own_lose_nothing(url):
    saved: list[str] = []

    def save_some(who: int) -> None:
        store = ScenarioStore(url)
        saved.extend(store.save(f"{who} {number}", "") for number in range(10))
        store.close()

    threads = [threading.Thread(target=save_some, args=(who,)) for who in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    store = ScenarioStore(url)
    assert sorted(store.load(scenario_id).text for scenario_id in saved) == sorted(
        f"{who} {number}" for who in range(6) for number in range(10)
    )
    store.close()


SAVING_FOR_EVER = """
import sys
from itertools import count
from agot_judge.storage import ScenarioStore
store = ScenarioStore(sys.argv[1])
for number in count():
    print(store.save(f"{sys.argv[2]} {number} " + "x" * 20000, "killed"), flush=True)
"""


def test_a_kill_in_the_middle_of_saving_loses_nothing_that_was_confirmed(url, tmp_path):
    confirmed: list[str] = []
    for life in range(4):
        command = [sys.executable, "-c", SAVING_FOR_EVER, url, str(life)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as saver:
            assert saver.stdout
            for _ in range(25 + life):
                confirmed.append(saver.stdout.readline().strip())
            os.kill(saver.pid, signal.SIGKILL)
            confirmed += saver.stdout.read().split()

    store = ScenarioStore(url)
    assert len(confirmed) >= 4 * 25
    assert {store.load(scenario_id).id for scenario_id in confirmed} == set(confirmed)
    store.close()
    with sqlite3.connect(tmp_path / "scenarios.sqlite3") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()


def damage(url):
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        connection.execute("UPDATE saved_scenario SET text = replace(text, 'Ann', 'Anm')")
        connection.commit()


def test_a_scenario_that_is_not_as_it_was_saved_is_said_to_be_damaged(store, url):
    """Its id is made of its content, so a letter that changed on the disk is noticed."""
    id_, other = store.save("Ann attacks.", "A board"), store.save("Bob defends.", "Another")
    store.close()
    damage(url)
    with pytest.raises(DamagedScenario, match=f"the scenario {id_} is damaged"):
        store.load(id_)
    assert store.load(other).text == "Bob defends."


def test_saving_a_damaged_scenario_again_mends_it(store, url):
    id_ = store.save("Ann attacks.", "A board")
    store.close()
    damage(url)
    assert store.save("Ann attacks.", "A board") == id_
    assert store.load(id_).text == "Ann attacks."


def test_the_texts_of_the_rules_under_which_it_was_saved_first_stay(store):
    """A ruling given under FAQ 4.1 was given under it, however often its board is saved later."""
    id_ = store.save(TEXT, "A tie", documents={"2e/faq": "4.1"})
    assert store.save(TEXT, "A tie", documents={"2e/faq": "4.2"}) == id_
    assert store.load(id_).documents == {"2e/faq": "4.1"}
    assert store.load(store.save(TEXT, "Another")).documents == {}
