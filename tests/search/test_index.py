"""The index on disk: built once, whole, by whoever comes first. Of one document; the search tests ask that of all five."""

import shutil
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from agot_judge.corpus.store import Corpus
from agot_judge.search import find, open_index
from agot_judge.search.building import fingerprint
from tests.search.small import ANSWER, ASKED, one_document


@pytest.fixture(scope="module")
def faq() -> Corpus:
    """The FAQ alone."""
    return one_document()


@pytest.fixture(scope="module")
def built(faq, tmp_path_factory):
    """A folder with the index of the FAQ."""
    folder = tmp_path_factory.mktemp("built")
    open_index(faq, folder)
    return folder


@pytest.fixture
def copied(built, tmp_path):
    """A copy of that folder."""
    return Path(shutil.copytree(built, tmp_path / "copied"))


def first_hit(corpus: Corpus, folder: Path) -> str:
    return find(open_index(corpus, folder), ASKED, "2e").hits[0].id


def opened_and_asked(folder: str) -> str:
    return first_hit(one_document(), Path(folder))


def test_the_index_knows_every_paragraph(corpus, index_folder):
    assert set(open_index(corpus, index_folder).ids) == {paragraph.id for paragraph in corpus.paragraphs()}


def test_an_index_that_is_fresh_is_opened_and_not_built_again(faq, copied):
    place = copied / fingerprint(faq)
    before = {path.name: path.stat().st_mtime_ns for path in place.iterdir()}
    assert before

    assert first_hit(faq, copied) == ANSWER
    assert {path.name: path.stat().st_mtime_ns for path in place.iterdir()} == before


def test_a_damaged_index_is_built_again(faq, copied):
    for path in (copied / fingerprint(faq)).iterdir():
        path.write_bytes(b"")

    assert first_hit(faq, copied) == ANSWER


def test_an_index_broken_off_in_the_middle_is_in_nobodys_way(faq, tmp_path):
    left = tmp_path / "building-by-one-who-was-killed"
    left.mkdir()
    (left / "half").write_text("half")
    assert first_hit(faq, tmp_path) == ANSWER


def test_where_nothing_can_be_kept_the_index_serves_all_the_same(faq, tmp_path):
    blocked = tmp_path / "a file, not a folder"
    blocked.write_text("")
    assert first_hit(faq, blocked) == ANSWER
    assert blocked.read_text() == ""


def test_several_that_start_at_once_end_with_one_whole_index(faq, tmp_path):
    with ProcessPoolExecutor(3, mp_context=get_context("spawn")) as processes:
        answers = list(processes.map(opened_and_asked, [str(tmp_path)] * 3))
    assert set(answers) == {ANSWER}
    assert [path.name for path in tmp_path.iterdir()] == [fingerprint(faq)]
