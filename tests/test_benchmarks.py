"""The benchmarks' own arithmetic: which side of a budget is the good one, what a pack has alone."""

import json
import os
import shutil
import subprocess
import sys

import pytest

from agot_judge.places import ROOT
from agot_judge.text.names import shipped_names
from agot_judge.web import create_app
from benchmarks import decision_costs, hostile_files, printed_engine
from benchmarks.engine import BOARD as STANDARD
from benchmarks.flipped_bits import compared, flip, make_instance
from benchmarks.grafted_lines import Line, Phrases
from benchmarks.hostile_files import ALL, try_file
from benchmarks.instance_answers import answers
from benchmarks.measure import Measurement, median_of_pairs, table
from benchmarks.mutated_files import mutated
from benchmarks.printed_lines import measure as printed_lines
from benchmarks.unseen_packs import measure as unseen_packs
from tests.amounts import share
from tests.cards.made_up import throneteki


def measurement(value, unit):
    return Measurement(name="it", value=value, unit=unit, budget=100, peer="the other", peer_value=50)


@pytest.mark.parametrize(
    ("value", "unit", "kept"),
    [
        (99, "ms", True),
        (101, "ms", False),
        (101, "decisions/s", True),
        (99, "decisions/s", False),
        (101, "%", True),
        (99, "%", False),
    ],
)
def test_of_a_time_less_is_better_and_of_the_others_more(value, unit, kept):
    assert measurement(value, unit).within_budget is kept


def test_the_table_shows_the_budget_and_the_peer():
    lines = table([measurement(150, "ms"), measurement(150, "pages/s")]).splitlines()
    assert lines[1].split(maxsplit=1) == [
        "it",
        "150.0 ms       100 ms       OVER BUDGET  3.00 x the other (50.0)",
    ]
    assert " ok " in lines[2]


def test_the_median_is_not_moved_by_one_slow_moment():
    ours, peers = iter([1.0, 900.0, 2.0]), iter([5.0, 4.0, 6.0])
    assert median_of_pairs(3, lambda: next(ours), lambda: next(peers)) == (2.0, 5.0)


def test_calls_a_decision_do_not_depend_on_the_host(tmp_path):
    """In a process of its own, as they are measured: what other tests leave in the caches of this one makes a few calls."""
    board = {"name": "plain", "board": printed_engine.load_text(STANDARD)}
    asked = tmp_path / "boards.json"
    asked.write_text(json.dumps({"boards": [board, board], "copied": {"cards": [1, 2]}, "batches": 1}))
    done = subprocess.run(
        [sys.executable, decision_costs.__file__, str(asked)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=True,
        text=True,
    )
    first, again = json.loads(done.stdout)
    assert first["count"] == again["count"] > 10
    assert first["calls"] == again["calls"] > first["count"]


def test_what_only_one_pack_needs_is_unknown_to_it_when_it_is_taken_as_unseen(tmp_path):
    """Of three lines two have everything in common; the third needs a rule that no other pack's text uses."""
    common = "<b>Reaction:</b> After you win a challenge, stand Miller of the Vale."
    alone = (
        "<b>Reaction:</b> After you win a challenge, switch the top card with the bottom card of your deck."
    )
    files = []
    for name, text in (("one", common), ("two", f"{common}\n{alone}")):
        file = tmp_path / f"{name}.json"
        file.write_text(json.dumps({"code": name, "name": name, "cards": [throneteki(text=text)]}))
        files.append(str(file))

    header, compiled, *_ = unseen_packs(files)

    assert header.value == 100
    assert compiled.value == pytest.approx(200 / 3)
    assert compiled.peer_value == 100


def test_every_line_of_the_packs_is_timed_and_the_slowest_named(tmp_path):
    """The longer of two lines takes longer; the note names its card and how many lines are over the budget."""
    long = (
        "<b>Reaction:</b> After you win a challenge by 5 or more STR, kneel Old Tam to choose up to 3 characters "
        "controlled by the losing opponent, and kneel each of them. Then, if you control another Lord, draw 2 cards."
    )
    file = tmp_path / "one.json"
    cards = [throneteki(name="Old Tam", text=long), throneteki(code="90002", name="Bessa", text="Stealth.")]
    file.write_text(json.dumps({"code": "one", "name": "one", "cards": cards}))

    whole, slowest = printed_lines([str(file)])

    assert whole.note == "2 lines"
    assert slowest.note.startswith("of Old Tam; ")
    assert slowest.value > slowest.peer_value


def test_phrases_of_two_occurrences_in_one_are_put_into_a_line():
    line = Line(
        "Reaction: After an opponent draws a card or marshals a card into shadows, draw 1 card.", "character"
    )
    phrases = Phrases()
    phrases.take(line, shipped_names())
    assert all(", draw" in graft.text for graft in phrases.grafted(20))


def test_a_file_is_changed_in_the_same_way_by_the_same_seed():
    assert [mutated(seed, ALL) for seed in range(40)] == [mutated(seed, ALL) for seed in range(40)]
    assert sum(mutated(seed, ALL)[1] not in ALL.values() for seed in range(100)) > 90


@pytest.mark.long
def test_no_file_that_is_wrong_gives_a_traceback_or_500(new_instance):
    """A short and fixed part of ``python -m benchmarks hostile_files``: command line, page and API in turn."""
    folder = new_instance()
    with hostile_files.instance(folder) as app:
        for seed in range(share(1000)):
            try_file(app, folder, seed)


@pytest.mark.long
def test_no_flipped_bit_changes_what_a_page_says_in_silence(index_folder, instance, tmp_path, monkeypatch):
    """A short and fixed part of ``python -m benchmarks flipped_bits``, in one process: the database and what is sealed."""
    whole = tmp_path / "whole"
    for name in ("corpus", "search", "compiled"):
        shutil.copytree(instance / name, whole / name)
    monkeypatch.setenv("AGOT_JUDGE_INSTANCE", str(whole))
    make_instance(whole)
    boards = tuple(json.loads((whole / "boards.json").read_text()))
    before = _answers_over(whole, boards, monkeypatch)
    assert all(answer.status == 200 and not answer.says_so for answer in before.values())

    became = set()
    for seed in range(share(30)):
        flipped = tmp_path / "flipped"
        shutil.copytree(whole, flipped)
        where = flip(flipped, seed)
        try:
            became.add(compared(before, _answers_over(flipped, boards, monkeypatch)))
        except Exception as error:
            error.add_note(f"seed {seed}, {where}")
            raise
        shutil.rmtree(flipped)
    assert became <= {"mended", "said"}


def _answers_over(folder, boards, monkeypatch):
    monkeypatch.setenv("AGOT_JUDGE_INSTANCE", str(folder))
    return answers(create_app().test_client(), boards)
