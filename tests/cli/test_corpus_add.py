"""The dry run of a newer text lists what is kept here beside what is in the code: exercises, saved boards, cases."""

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from agot_judge.changes.boards import Boards
from agot_judge.cli import main
from agot_judge.cli.imported import IMPORTED
from agot_judge.corpus.dependents import depending
from agot_judge.events.bodies import CaseOpened, CaseRuled
from agot_judge.events.numbers import number_of
from agot_judge.places import ROOT
from agot_judge.storage import EventStore, ScenarioStore, database_url
from agot_judge.training.pool import build, keep, kept_pool
from agot_judge.training.resting import hash_of
from agot_judge.training.stale import in_force
from tests.events.entries import EVENT, Device, cited, uuid
from tests.training.boards import CLAIM, boards
from tests.web.stepping import text_of

COST = "2e/faq/3.2/1"
PHASE = "2e/faq/end-of-phase-timing-sequence/2"
"""The shipped example of the end of a phase cites it."""
NEWER = (
    ("that card cannot be saved.\n", "that card cannot be saved by any means.\n"),
    ("1. Interrupts to the end of phase may be used.", "1. Interrupts to the end of the phase may be used."),
)


@pytest.fixture
def here(new_instance, monkeypatch):
    """An instance folder of this test's own."""
    monkeypatch.setenv("AGOT_JUDGE_INSTANCE", str(new_instance()))
    kept_pool.cache_clear()
    yield
    kept_pool.cache_clear()


@pytest.fixture
def dry_run(here, corpus, tmp_path, monkeypatch, capsys):
    """Runs the command on a copy of the corpus; the lines that it prints."""
    monkeypatch.setenv("AGOT_JUDGE_CACHE", str(tmp_path / "kept"))
    root = shutil.copytree(ROOT / "corpus", tmp_path / "corpus")
    text = corpus.source("2e/faq")
    for before, after in NEWER:
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    file = tmp_path / "newer.txt"
    file.write_text(text, encoding="utf-8")
    command = ["corpus", "add", str(file), "--document", "2e/faq", "--version", "4.2", "--dry-run"]

    def run():
        assert main([*command, "--root", str(root)]) == 0
        return capsys.readouterr().out.splitlines()

    return run


def made_pool(corpus):
    """Exercises of which the first rests on the paragraph that changes."""
    pool = build(corpus, "2e", boards(CLAIM), {str(one.id) for one in corpus.paragraphs("2e")})
    first = replace(pool.exercises[0], rests_on=((COST, hash_of(corpus, COST)),))
    return replace(pool, exercises=(first, *pool.exercises[1:]))


def test_exercises_boards_and_cases_are_listed(dry_run, corpus):
    pool = made_pool(corpus)
    keep(pool)
    board = ScenarioStore(database_url()).save(text_of("end-of-phase"), "Phase")
    other = ScenarioStore(database_url()).save(text_of("two-on-one"), "Duck")
    device, case = Device("one"), uuid(1)
    entries = (
        device.say("case.opened", case, CaseOpened(question="Saved?")),
        device.say("case.ruled", case, CaseRuled(answer="No", cites=(cited(COST, "FAQ 3.2 ¶1"),))),
    )
    EventStore(database_url()).make(EVENT, entries, "")

    lines = dry_run()

    assert f"  exercise 2e/{pool.exercises[0].id}: {COST}" in lines
    assert sum(line.startswith("  exercise ") for line in lines) == 1
    assert f"  saved board {board} Phase: {PHASE}" in lines
    assert not any(other in line for line in lines)
    assert f"  case {EVENT}/{number_of(case, set())}: {COST}" in lines
    assert any(line.startswith("  rule agot_judge.rules.costs.costs.payment: ") for line in lines)
    assert any(line.startswith("  search phrase ") for line in lines)


def test_where_nothing_is_kept_no_database_is_made(dry_run):
    assert not any(line.startswith(("  saved board", "  case ", "  exercise ")) for line in dry_run())
    assert not Path(database_url().removeprefix("sqlite:///")).exists()


@pytest.mark.usefixtures("here")
def test_boards_are_played_a_few_at_a_time_and_remembered():
    store, looking = ScenarioStore(database_url()), Boards()
    store.save(text_of("end-of-phase"), "one")
    store.save("no scenario", "two")

    assert (looking.look(store, IMPORTED, 0).waiting, looking.look(store, IMPORTED, 1).waiting) == (2, 1)
    whole = looking.look(store, IMPORTED, 1)
    assert (whole.waiting, whole.unplayed) == (0, 1)
    assert [one.ids for one in depending({PHASE}, whole.citing)] == [(PHASE,)]
    assert looking.look(store, IMPORTED, 0) == whole


@pytest.mark.usefixtures("here")
def test_a_stale_exercise_is_not_offered(corpus):
    pool = made_pool(corpus)
    stale = replace(pool.exercises[0], rests_on=((COST, "other words"),))
    offered = in_force(corpus, replace(pool, exercises=(stale, *pool.exercises[1:])))
    assert offered.exercises == pool.exercises[1:]
    assert in_force(corpus, pool) == pool
