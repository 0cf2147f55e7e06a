"""A fresh clone: what the Makefile offers, what is pinned, what CI calls."""

import re
import subprocess
import tomllib
from importlib.metadata import version

import pytest

from agot_judge.places import ROOT

PIN = re.compile(r"^([A-Za-z0-9_.-]+)==([0-9][0-9a-z.]*)$")


def pins(name: str) -> dict[str, str]:
    """Package to version, of one requirements file; fails on a line that pins nothing."""
    lines = [line for line in (ROOT / name).read_text().splitlines() if line and line[0] not in "#-"]
    found = [PIN.match(line) for line in lines]
    assert [line for line, match in zip(lines, found, strict=True) if not match] == []
    return {match[1]: match[2] for match in found if match}


def test_make_help_lists_every_target():
    targets = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    help_text = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout

    assert targets
    assert re.findall(r"^make ([\w-]+) +\S", help_text, re.MULTILINE) == targets[1].split()


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt"])
def test_what_runs_here_is_what_is_pinned(name):
    pinned = pins(name)
    assert {package: version(package) for package in pinned} == pinned


def test_every_dependency_has_its_reason_written_down():
    reasons = (ROOT / "docs/decisions/0001-dependencies.md").read_text()
    direct = (ROOT / "requirements.txt").read_text().split("# What those need in turn.")[0]
    chosen = re.findall(r"^([\w-]+)==", direct, re.MULTILINE)

    assert chosen
    assert [package for package in chosen if package.lower() not in reasons.lower()] == []


def test_the_build_itself_is_pinned():
    build = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    assert all(PIN.match(requirement) for requirement in build)


def test_ci_runs_the_tests_as_a_person_would():
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o100
    assert script.read_text().rstrip().endswith("\nmake test")


def test_the_readme_names_the_commands_that_there_are():
    targets = set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = set(re.findall(r"\bmake ([a-z-]+)`", (ROOT / "README.md").read_text()))
    assert {"run", "test", "test-all"} <= named <= targets


def test_every_setting_is_in_the_readme():
    sources = "".join(path.read_text() for path in sorted((ROOT / "agot_judge").rglob("*.py")))
    settings = set(re.findall(r"AGOT_JUDGE_[A-Z]+", sources))
    assert settings == set(re.findall(r"AGOT_JUDGE_[A-Z]+", (ROOT / "README.md").read_text()))
