"""Published ids keep their meaning."""

import argparse

import pytest

from agot_judge.cli.corpus import lock
from agot_judge.corpus.lock import drift, lock_file, meanings, publish, read_lock, retired_ids, written
from agot_judge.corpus.manifest import DEFAULT_ROOT
from agot_judge.errors import CorpusError


def test_no_published_id_is_lost_or_stands_for_other_words(corpus):
    found = drift(read_lock(lock_file(DEFAULT_ROOT)), meanings(corpus), retired_ids(corpus))

    assert (found.lost, found.changed) == ((), ())


def test_every_paragraph_is_published(corpus):
    locked = read_lock(lock_file(DEFAULT_ROOT))

    assert [paragraph.id for paragraph in corpus.paragraphs() if paragraph.id not in locked] == []


def test_a_retired_id_is_not_lost():
    assert drift({"a": "1", "b": "2"}, {"b": "2"}, retired=["a"]).lost == ()
    assert written({"a": "1", "b": "2"}, {"b": "2", "c": "3"}) == "b 2\nc 3\na 1\n"


def test_what_is_lost_changed_and_new_is_told_apart():
    found = drift({"a": "1", "b": "2", "c": "3"}, {"a": "1", "b": "9", "d": "4"})

    assert (found.lost, found.changed, found.new) == (("c",), ("b",), ("d",))


def test_publishing_adds_what_is_new(corpus, tmp_path):
    path = tmp_path / "ids.lock"
    known = meanings(corpus)
    path.write_text(f"2e/rr/stealth/1 {known['2e/rr/stealth/1']}\n")

    found = publish(corpus, path)

    assert len(found.new) == len(known) - 1
    assert read_lock(path) == known


def test_nothing_is_published_over_an_id_that_has_drifted(corpus, tmp_path):
    path = tmp_path / "ids.lock"
    path.write_text("2e/rr/stealth/1 000000000000\n2e/rr/gone/1 000000000000\n")

    found = publish(corpus, path)

    assert (found.lost, found.changed) == (("2e/rr/gone/1",), ("2e/rr/stealth/1",))
    assert path.read_text().count("\n") == 2


@pytest.mark.parametrize("text", ["2e/rr/stealth/1\n", "a 1\na 1\n"])
def test_a_malformed_list_is_refused(tmp_path, text):
    path = tmp_path / "ids.lock"
    path.write_text(text)

    with pytest.raises(CorpusError, match="expected an id of its own"):
        read_lock(path)


def test_the_command_publishes_once_and_then_refuses_a_changed_meaning(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("agot_judge.cli.corpus.DEFAULT_ROOT", tmp_path)

    assert lock(argparse.Namespace()) == 0
    assert lock(argparse.Namespace()) == 0
    assert capsys.readouterr().out.endswith("0 new ids published\n")

    path = lock_file(tmp_path)
    path.write_text(path.read_text().replace("2e/rr/stealth/1 ", "2e/rr/stealth/1 0"))
    assert lock(argparse.Namespace()) == 1
    assert "2e/rr/stealth/1 is published for other words" in capsys.readouterr().out
