"""The changelog is read by judges: by date, edition and area, each paragraph cited as it is in a trace."""

import datetime
import re

import pytest

from agot_judge.places import ROOT

LINES = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
AREAS = {
    "2e": {
        "Challenges",
        "Claim and keywords",
        "Timing",
        "Saves and replacements",
        "Costs and targets",
        "Effects",
        "Entering and leaving play",
        "Cannot and immunity",
        "Players and melee",
        "Plots and phases",
        "Card text",
        "Left to the judge",
        "Citations",
    },
    "All editions": {"Search and pages", "Board", "Scenario files", "Imports", "Command line"},
}
AREAS |= {"1e": AREAS["2e"], "ccg": AREAS["2e"]}


def headings(mark: str) -> list[str]:
    return [line.removeprefix(f"{mark} ") for line in LINES if line.startswith(f"{mark} ")]


def test_every_part_has_its_dates_the_newest_first():
    spans = [[datetime.date.fromisoformat(day) for day in title.split(" to ")] for title in headings("##")]
    days = [day for span in spans for day in reversed(span)]
    assert days == sorted(set(days), reverse=True)


def test_below_a_date_come_editions_with_known_areas_each_once():
    seen: set[str] = set()
    for line in LINES:
        if line.startswith("## "):
            seen = set()
        elif line.startswith("### "):
            edition, _, area = line.removeprefix("### ").partition(": ")
            assert area in AREAS[edition], line
            assert line not in seen, line
            seen.add(line)


def test_every_ruling_is_a_bullet_below_an_area():
    opening = LINES.index(next(line for line in LINES if line.startswith("## ")))
    known = re.compile(r"(## \d|### |- [\"“`A-Z0-9]|  \S|$)")
    assert [line for line in LINES[opening:] if not known.match(line)] == []
    for before, line in zip(LINES[opening:], LINES[opening + 1 :], strict=False):
        assert not (line.startswith("- ") and before.startswith("## ")), line


@pytest.mark.parametrize("cited", re.findall(r"\[((?:RR|FAQ) [^\]]+)\]", "\n".join(LINES)))
def test_every_cited_paragraph_is_in_the_documents(cited, corpus):
    labels = {corpus.cite_label(one.id) for one in (*corpus.entries(), *corpus.paragraphs())}
    assert [label for label in " ".join(cited.split()).split("; ") if label not in labels] == []
