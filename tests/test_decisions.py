"""The decisions: numbered, dated, listed, and naming files that there are."""

import re

import pytest

from agot_judge.places import ROOT

FOLDER = ROOT / "docs/decisions"
DECISIONS = sorted(FOLDER.glob("0*.md"))
DAY = r"\d{4}-\d\d-\d\d"
STATUS = re.compile(rf"Status: (accepted|superseded by \d+), {DAY}(; revised {DAY})?\.")


def test_they_are_numbered_one_after_the_other():
    assert [int(path.name[:4]) for path in DECISIONS] == list(range(1, len(DECISIONS) + 1))


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.stem)
def test_each_has_its_number_its_status_and_a_place_in_the_list(path):
    heading, empty, status, *_ = path.read_text(encoding="utf-8").splitlines()
    number = int(path.name[:4])

    assert heading.startswith(f"# {number}. ")
    assert empty == ""
    assert STATUS.fullmatch(status), status
    assert f"| [{number}]({path.name}) |" in (FOLDER / "README.md").read_text(encoding="utf-8")


def test_every_module_that_is_named_exists():
    names = {
        path.name
        for folder in ("agot_judge", "tests", "benchmarks")
        for path in (ROOT / folder).rglob("*.py")
    }
    names |= {path.name for path in ROOT.glob("*.py")}
    named = {
        (path.name, name)
        for path in DECISIONS
        for name in re.findall(r"`(?:[\w/]+/)?(\w+\.py)`", path.read_text(encoding="utf-8"))
    }
    assert sorted(one for one in named if one[1] not in names) == []
