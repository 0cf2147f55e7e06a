"""agot-judge explore and bench: what they print, and their exit status."""

import io
import json
import sys

import pytest

from agot_judge import cli
from tests.scenario.test_exploring import BOARD, COPIES, ORDERED


@pytest.fixture
def file(tmp_path):
    """Writes a scenario file and gives its name."""

    def write(text):
        path = tmp_path / "scenario.yaml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def test_outcomes_are_listed_with_a_line_to_each(file, capsys):
    assert cli.main(["explore", file(BOARD), "--question", "cards.Rose.zone"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Claim and a save",
        "2 different outcomes, by 6 lines of play through 11 states.",
        "1. cards.Rose.zone: play (4 lines)",
        "     - Bob: {choose: Thorn}",
        "     - Ann: {decline: renown}",
        "2. cards.Rose.zone: dead (2 lines)",
        "     - Bob: {choose: Rose}",
        "     - Bob: pass",
        "     - Ann: {decline: renown}",
        "The order of the same moves never matters.",
    ]


def test_an_order_that_matters_is_printed_with_both_lines(file, capsys):
    cli.main(["explore", file(ORDERED), "--question", "cards.Hound.kneeling"])
    out = capsys.readouterr().out
    assert "The order of the same moves matters." in out
    assert "     - Ann: {trigger: Hill}\n     - Bob: pass\n     - Ann: {trigger: Vale}\n" in out


def test_a_bound_that_is_hit_is_printed_first(file, capsys):
    assert cli.main(["explore", file(BOARD), "--max-states", "3"]) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith("The bound was hit: 3 states were followed")


def test_json_is_one_object_on_one_line(file, capsysbinary):
    assert cli.main(["explore", "--json", file(BOARD), "--question", "winner, cards.Rose.zone"]) == 0
    out = capsysbinary.readouterr().out
    assert out.count(b"\n") == 1
    found = json.loads(out)
    assert found["is_complete"]
    assert found["outcomes"][0]["values"] == {"winner": "none", "cards.Rose.zone": "play"}
    assert found["outcomes"][0]["moves"] == [{"Bob": {"choose": "Thorn"}}, {"Ann": {"decline": "renown"}}]


def test_a_scenario_from_standard_input(monkeypatch, capsys):
    class Piped:
        buffer = io.BytesIO(BOARD.encode())

    monkeypatch.setattr(sys, "stdin", Piped)
    assert cli.main(["explore", "-"]) == 0
    assert "6 different outcomes" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--question", "cards.Rosie.zone"], "Did you mean 'Rose'?"),
        (["--at", "4.9"], "4.9"),
        (["--at", "dominance"], "dominance"),
    ],
)
def test_what_cannot_be_asked_is_refused(file, capsys, arguments, words):
    assert cli.main(["explore", file(BOARD), *arguments]) == 2
    assert words in capsys.readouterr().err


def test_bench_prints_decisions_and_times(file, capsysbinary):
    text = BOARD + "run:\n  - Bob: {choose: Rose}\n  - Bob: {trigger: Rose}\n"
    assert cli.main(["bench", file(text), "--repeat", "3", "--json"]) == 0
    found = json.loads(capsysbinary.readouterr().out)
    assert found["decisions"] == 3
    assert found["repeat"] == 3
    assert found["median_ms"] > 0
    assert found["decisions_per_second"] == pytest.approx(3000 / found["median_ms"])
    assert found["states_end_equal"]


def test_bench_makes_the_moves_alone(file, capsys):
    """A check between two moves changes nothing about where the second one finds its place."""
    text = BOARD + "run:\n  - advance: '4.2.4'\n%s  - advance: next\n  - Bob: {choose: Rose}\n"
    checked = text % "  - check: {step: '4.2.4'}\n"

    assert cli.main(["bench", file(text % ""), "--repeat", "1"]) == 0
    alone = capsys.readouterr().out.partition(",")[0]
    assert cli.main(["bench", file(checked), "--repeat", "1"]) == 0
    assert capsys.readouterr().out.partition(",")[0] == alone


def test_bench_takes_the_first_answer_where_the_run_does_not_say(file, capsys):
    assert cli.main(["bench", file(BOARD), "--repeat", "1"]) == 0
    assert capsys.readouterr().out.startswith("3 decisions a run")


def test_cards_of_which_one_stands_for_all_are_named_and_so_are_outcomes_that_tell_of_one(file, capsys):
    assert cli.main(["explore", file(COPIES), "--max-states", "5"]) == 0
    told = capsys.readouterr().out
    assert (
        "Nothing tells these cards apart; one stands for all, in any order: Thorn#1, Thorn#2, Thorn#3, Thorn#4."
        in told
    )
    assert "; or the same with alike cards in each other's places (" in told
    assert "The bound was hit" not in told
