"""The index on disk: built once, whole, by whoever comes first."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from agot_judge.corpus.store import load_corpus
from agot_judge.search import find, open_index
from agot_judge.search.building import fingerprint


def opened_and_asked(folder: str) -> str:
    return find(open_index(load_corpus(), Path(folder)), "Stealth", "2e").hits[0].id


def test_the_index_knows_every_paragraph(corpus, tmp_path):
    assert set(open_index(corpus, tmp_path).ids) == {paragraph.id for paragraph in corpus.paragraphs()}


def test_an_index_that_is_fresh_is_opened_and_not_built_again(corpus, tmp_path):
    open_index(corpus, tmp_path)
    place = tmp_path / fingerprint(corpus)
    before = {path.name: path.stat().st_mtime_ns for path in place.iterdir()}

    open_index(corpus, tmp_path)
    assert {path.name: path.stat().st_mtime_ns for path in place.iterdir()} == before


def test_a_damaged_index_is_built_again(corpus, tmp_path):
    open_index(corpus, tmp_path)
    for path in (tmp_path / fingerprint(corpus)).iterdir():
        path.write_bytes(b"")

    assert find(open_index(corpus, tmp_path), "Stealth", "2e").hits


def test_an_index_broken_off_in_the_middle_is_in_nobodys_way(corpus, tmp_path):
    left = tmp_path / "building-by-one-who-was-killed"
    left.mkdir()
    (left / "half").write_text("half")
    assert find(open_index(corpus, tmp_path), "Stealth", "2e").hits


def test_where_nothing_can_be_kept_the_index_serves_all_the_same(corpus, tmp_path):
    blocked = tmp_path / "a file, not a folder"
    blocked.write_text("")
    assert find(open_index(corpus, blocked), "Stealth", "2e").hits
    assert blocked.read_text() == ""


def test_several_that_start_at_once_end_with_one_whole_index(corpus, tmp_path):
    with ProcessPoolExecutor(3, mp_context=get_context("spawn")) as processes:
        answers = list(processes.map(opened_and_asked, [str(tmp_path)] * 3))
    assert set(answers) == {"2e/rr/stealth/1"}
    assert [path.name for path in tmp_path.iterdir()] == [fingerprint(corpus)]
