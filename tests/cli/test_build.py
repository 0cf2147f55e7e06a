"""Building beforehand: said in one line, and quick when nothing has changed."""

from itertools import islice

import pytest

from agot_judge import cli
from agot_judge.text.grammar import FRAGMENTS
from agot_judge.training import pool, shipped
from tests.instances import link_shared

FORTIETH = 40
"""The distance from one position that exercises are made from to the next one: each is tried elsewhere."""


@pytest.fixture(scope="module")
def instance(instance, tmp_path_factory):
    """An instance folder in which nothing is but the tables of the grammars, which take longest to make."""
    folder = tmp_path_factory.mktemp("unbuilt")
    link_shared(folder, {"compiled": instance / "compiled"})
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AGOT_JUDGE_INSTANCE", str(folder))
        every = shipped.positions
        patch.setattr(pool, "positions", lambda edition: islice(every(edition), 0, None, FORTIETH))
        yield folder


def test_it_says_what_is_ready_and_leaves_it_in_the_instance_folder(instance, corpus, capsys):
    assert cli.main(["build"]) == 0

    count = len(list(corpus.paragraphs()))
    said = capsys.readouterr().out
    assert said.startswith(f"{count} paragraphs of 5 documents, {len(FRAGMENTS)} grammars of card text and ")
    assert said.endswith(" exercises are ready\n")
    assert any((instance / "search").iterdir())


def test_building_again_changes_nothing(instance):
    cli.main(["build"])
    assert any((instance / "search").iterdir())
    before = {path: path.stat().st_mtime_ns for path in instance.rglob("*") if path.is_file()}
    cli.main(["build"])
    assert {path: path.stat().st_mtime_ns for path in instance.rglob("*") if path.is_file()} == before
