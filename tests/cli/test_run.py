"""agot-judge run: what it prints, and its exit status."""

import io
import json
import sys
import time

import pytest

from agot_judge import cli

BOARD = """\
title: A plain challenge
edition: 2e
players:
  Ann: {faction: stark, plot: {name: Plain Plot, claim: 1}, play: [{Grey Hound: attacking}]}
  Bob: {faction: tyrell, power: 1}
cards:
  Grey Hound: {type: character, faction: stark, str: 2, icons: [power]}
challenge: {type: power, attacker: Ann, defender: Bob}
start: duck
run:
  - advance: end
"""


@pytest.fixture
def file(tmp_path):
    """Writes a scenario file and gives its name."""

    def write(text, name="scenario.yaml"):
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return str(path)

    return write


def test_the_trace_is_printed_one_line_a_step_with_its_citations(file, capsys):
    assert cli.main(["run", file(BOARD + "  - check: {challenge: {winner: Ann}}\n")]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "A plain challenge"
    assert out[1] == "   1 4.2.2 Compare STR to determine challenge winner  [RR 4.2.2 ¶1]"
    assert out[-2] == "ok (1 of 1 checks hold)"


def test_nested_lines_are_indented(file, capsys):
    cli.main(["run", file(BOARD.replace("type: power,", "type: intrigue,").replace("power: 1", "hand: 2"))])
    lines = [line for line in capsys.readouterr().out.splitlines() if "discards an unidentified card" in line]
    assert lines
    assert all(line[4:7] == "   " for line in lines)


def test_a_check_that_fails_shows_what_there_is(file, capsys):
    assert (
        cli.main(["run", file(BOARD + "  - check: {players: {Ann: {power: 9}, Bob: {eliminated: yes}}}\n")])
        == 1
    )
    out = capsys.readouterr().out.splitlines()
    assert out[-4:-1] == [
        "line 12: players.Ann.power is 2, expected 9",
        "line 12: players.Bob.eliminated is no, expected yes",
        "FAILS (0 of 2 checks hold)",
    ]


def test_a_citation_that_no_paragraph_has_is_said_in_the_words_of_the_file(file, capsys):
    assert cli.main(["run", file(BOARD + "  - check: {cites: [the choise still serves]}\n")]) == 1
    line = capsys.readouterr().out.splitlines()[-3]
    assert line.startswith("line 12: cites is {meant: no paragraph has these words, cited: [2e/rr/")
    assert line.endswith("]}, expected the choise still serves")


def test_json_is_one_object_on_one_line(file, capfdbinary):
    assert cli.main(["run", "--json", file(BOARD + "  - check: {challenge: {winner: Ann}}\n")]) == 0
    (line,) = capfdbinary.readouterr().out.splitlines()
    found = json.loads(line)
    assert list(found) == ["title", "ok", "exit", "error", "checks", "trace", "final", "unread"]
    assert (found["title"], found["ok"], found["exit"], found["error"]) == (
        "A plain challenge",
        True,
        0,
        None,
    )
    assert found["checks"] == [
        {"line": 12, "ok": True, "field": "challenge.winner", "expected": "Ann", "got": "Ann"}
    ]
    assert list(found["trace"][0]) == ["n", "depth", "kind", "step", "text", "player", "cites"]
    assert [entry["n"] for entry in found["trace"]] == list(range(1, len(found["trace"]) + 1))
    names = {card["name"] for card in found["final"]["cards"]}
    assert names == {"Plain Plot", "Grey Hound", "Ann's faction card", "Bob's faction card"}
    assert found["final"]["players"]["Ann"]["faction_power"] == 2


def test_every_line_that_applies_a_rule_cites_a_paragraph_of_the_corpus(file, capfdbinary, corpus):
    cli.main(["run", "--json", file(BOARD)])
    for entry in json.loads(capfdbinary.readouterr().out)["trace"]:
        assert entry["cites"], entry["text"]
        assert all(cite in corpus for cite in entry["cites"]), entry


def test_many_files_run_in_one_process_and_the_highest_status_counts(file, capsys):
    names = [
        file(BOARD, "one.yaml"),
        file(BOARD + "  - check: {winner: Bob}\n", "two.yaml"),
        file("edition: 2e", "three.yaml"),
    ]
    assert cli.main(["run", *names[:2]]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "1 of 2 scenarios hold."
    assert cli.main(["run", *names]) == 2


def test_an_error_names_its_line_and_what_is_meant(file, capsys):
    assert cli.main(["run", file(BOARD.replace("advance: end", "advanse: end"))]) == 2
    out = capsys.readouterr().out
    assert "error: line 11: 'advanse' is no player and no kind of entry. Did you mean 'advance'?" in out


def test_an_illegal_move_names_the_rule_that_forbids_it(file, capfdbinary):
    text = BOARD.replace("start: duck", "start: '4.2.1'").replace(
        "- advance: end", "- Ann: {defend: [Grey Hound]}"
    )
    assert cli.main(["run", "--json", file(text)]) == 2
    error = json.loads(capfdbinary.readouterr().out)["error"]
    assert error["line"] == 11
    assert "it was not possible before the end of the run" in error["message"]

    text = BOARD.replace("start: duck", "start: '4.2'").replace(
        "challenge: {type: power, attacker: Ann, defender: Bob}\n", ""
    )
    text = text.replace("- advance: end", "- Ann: {challenge: {type: military, with: [Grey Hound]}}")
    assert cli.main(["run", "--json", file(text)]) == 2
    error = json.loads(capfdbinary.readouterr().out)["error"]
    assert "Grey Hound does not have the military challenge icon" in error["message"]
    assert "2e/rr/4.2/7" in error["cites"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"\xff\xfe", "This is not UTF-8 text."),
        (b"", "The scenario is empty."),
        (b"a: &a [*a, *a]", "*a refers to nothing"),
        (b"[" * 100_000, "nested more than 40 deep"),
        (b"x: y\n" * 2_000_000, "A scenario may have at most 1 MiB"),
    ],
    ids=["bytes", "empty", "alias", "deep", "ten megabytes"],
)
def test_bad_input_is_answered_soon_with_a_message(file, capsys, text, said):
    began = time.process_time()
    assert cli.main(["run", file(text)]) == 2
    assert time.process_time() - began < 1
    captured = capsys.readouterr()
    assert said in captured.out
    assert "Traceback" not in captured.out + captured.err


def test_a_file_that_is_not_there_does_not_stop_the_others(file, capsys):
    assert cli.main(["run", "no/such/file.yaml", file(BOARD)]) == 2
    out = capsys.readouterr().out
    assert "error: no/such/file.yaml: No such file or directory." in out
    assert out.splitlines()[-1] == "1 of 2 scenarios hold."


def test_standard_input_is_read(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(BOARD.encode())))
    assert cli.main(["run", "-"]) == 0
    assert "ok" in capsys.readouterr().out
