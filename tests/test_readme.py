"""The README is complete, and the ruling worked in it is what the program says."""

import argparse
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from agot_judge.cli import COMMANDS, main
from agot_judge.places import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"```(yaml|text)\n(.*?)```", re.DOTALL)


def test_the_worked_ruling_is_what_the_program_prints(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    blocks = dict(BLOCK.findall(README))
    scenario = tmp_path / "ruling.yaml"
    scenario.write_text(blocks["yaml"], encoding="utf-8")

    assert main(["run", str(scenario)]) == 0
    printed = capsys.readouterr().out.splitlines()

    assert blocks["text"].splitlines() == [line for line in printed if line != str(scenario)]


def section(title: str) -> str:
    return README.partition(f"## {title}\n")[2].partition("\n## ")[0]


def commands() -> Iterator[str]:
    """Every command of the command line: ``search``, ``cards import``."""
    parser = argparse.ArgumentParser()
    subparsers = parser.add_subparsers()
    for name in COMMANDS:
        import_module(f"agot_judge.cli.{name}").add_parser(subparsers)
    return leaves(parser, ())


def leaves(parser: argparse.ArgumentParser, words: tuple[str, ...]) -> Iterator[str]:
    below = [one.choices for one in parser._actions if isinstance(one, argparse._SubParsersAction)]
    if not below:
        yield " ".join(words)
    for choices in below:
        for name, child in choices.items():
            yield from leaves(child, (*words, name))


def test_every_command_is_listed_and_none_that_there_is_not():
    listed = re.findall(r"^ +agot-judge (\w+(?: [a-z]+)?)", section("On the command line"), re.MULTILINE)
    assert sorted(listed) == sorted(commands())


def test_every_package_and_folder_has_a_row():
    rows = re.findall(r"`([^`\s]+)`", section("Where things are"))
    folders = [
        path.relative_to(ROOT).as_posix()
        for path in (*ROOT.glob("agot_judge/*"), *(ROOT / name for name in ("corpus", "tests", "benchmarks")))
        if path.is_dir() and path.name != "__pycache__"
    ]
    assert [folder for folder in folders if folder not in {row.rstrip("/") for row in rows}] == []


def test_every_path_that_is_named_exists():
    rows = re.findall(r"^\| (`.+?`) \|", section("Where things are"), re.MULTILINE)
    named = [path for row in rows for path in re.findall(r"`([^`]+)`", row)]
    assert [path for path in named if not list(ROOT.glob(path.rstrip("/")))] == []
