"""The things that rest on a paragraph, by kind, each with where it is seen."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from flask import url_for
from msgspec import Struct

from agot_judge.changes.exercises import exercise
from agot_judge.changes.scenarios import Compared
from agot_judge.corpus.dependents import Citing
from agot_judge.training.curriculum import lesson
from agot_judge.training.resting import is_stale
from agot_judge.web.library import library
from agot_judge.web.sandbox.examples import FOLDER, examples
from agot_judge.web.sandbox.shares import carried
from agot_judge.web.sandbox.shares import url as board_url
from agot_judge.web.train.exercise_page import KINDS as KINDS_OF_EXERCISES
from agot_judge.web.urls import card_url

KINDS = {
    "rule": "Rules in code",
    "card ruling": "Card rulings",
    "scenario": "Scenarios and examples",
    "exercise": "Exercises",
    "lesson": "Lessons",
    "search phrase": "Search phrases",
    "relation": "Reviewed relations",
    "case": "Cases of your events",
    "code": "Other places in code",
    "data": "Other data",
}
"""The kinds in the order of the page."""
NO_RUNS: Mapping[str, Compared] = MappingProxyType({})
IN_FILES = ("scenario", "relation", "code", "data")
"""Kinds that are named by a file and a line."""


class Thing(Struct, frozen=True):
    """One thing that rests on a paragraph."""

    text: str
    url: str
    """Empty where no page shows it."""
    note: str = ""
    """Its ends under both texts, where it was run."""


class Listed(Struct, frozen=True):
    """The things of one kind."""

    kind: str
    count: int
    things: tuple[Thing, ...]


def listed(
    citing: Iterable[Citing], counts: Mapping[str, int], runs: Mapping[str, Compared] = NO_RUNS
) -> tuple[Listed, ...]:
    """The things by kind, those in files by their files, with what came of those that were run."""
    by_kind: dict[str, list[Citing]] = {}
    for one in citing:
        by_kind.setdefault(one.kind, []).append(one)
    return tuple(
        Listed(
            words, counts[kind], _files(by_kind[kind], runs) if kind in IN_FILES else _things(by_kind[kind])
        )
        for kind, words in KINDS.items()
        if kind in by_kind
    )


def files_of(citing: Iterable[Citing]) -> dict[str, list[str]]:
    """The files of things that are named by a file and a line, each with its lines."""
    lines: dict[str, list[str]] = {}
    for one in citing:
        file, _, line = one.name.rpartition(":")
        lines.setdefault(file, []).append(line)
    return lines


def in_words(run: Compared) -> str:
    """The ends of a scenario under both texts."""
    if not run.is_played:
        return "not run: it is no scenario, or takes too long"
    if run.is_same:
        return "the same under both texts"
    said = [f"differs first in line {run.line}, {run.text}"] if run.line else []
    if run.then != run.now:
        said.append(f"ended before: {run.then}; ends now: {run.now}")
    return "; ".join(said)


def _files(citing: Iterable[Citing], runs: Mapping[str, Compared]) -> tuple[Thing, ...]:
    return tuple(
        Thing(f"{file}: {', '.join(lines)}", _example(file), in_words(runs[file]) if file in runs else "")
        for file, lines in files_of(citing).items()
    )


def _example(file: str) -> str:
    """The address of the board of a shipped example; empty for other files."""
    if FOLDER.name not in file.split("/"):
        return ""
    name = file.rpartition("/")[2].removesuffix(".yaml").partition("-")[2]
    board = next((carried(one.text) for one in examples() if one.name == name), None)
    return board_url(board) if board is not None else ""


def _things(citing: Iterable[Citing]) -> tuple[Thing, ...]:
    return tuple(_thing(one) for one in citing)


def _thing(one: Citing) -> Thing:
    before, _, after = one.name.partition("/")
    if one.kind == "rule":
        return Thing(one.name, url_for("coverage.coverage", q=min(one.ids), edition=_edition(one)))
    if one.kind == "card ruling":
        return Thing(one.name, card_url(one.name))
    if one.kind == "search phrase":
        return Thing(one.name, url_for("rules.look_up", q=one.name))
    if one.kind == "exercise":
        return _exercise(before, after)
    if one.kind == "lesson":
        found = lesson(before, after)
        title = found.title if found is not None else after
        return Thing(title, url_for("train.lesson_page", id_=after, edition=before))
    return Thing(after, url_for("events.case", event=before, number=after))


def _exercise(edition: str, id_: str) -> Thing:
    """An exercise by its kind; a stale one is not offered, so that no page shows it."""
    found = exercise(edition, id_)
    if found is None or is_stale(library().corpus, found):
        return Thing(f"{id_}, stale: made again by agot-judge train build", "")
    return Thing(
        f"{KINDS_OF_EXERCISES[found.kind]} ({id_})", url_for("train.exercise", id_=id_, edition=edition)
    )


def _edition(one: Citing) -> str:
    return min(one.ids).partition("/")[0]
