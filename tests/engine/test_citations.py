"""No rule without a paragraph, and no paragraph that does not exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from agot_judge.corpus.store import Corpus
from agot_judge.editions import rulebook_for
from agot_judge.engine.ability import AttachesTo, DeckBuilding, Effect, PlayOnly, Rivalry
from agot_judge.engine.state.frames import Frame, Step
from agot_judge.places import ROOT

CITATION = re.compile(r"(2e|1e|ccg)/[a-z0-9-]+/[a-z0-9.-]+/\d+")
RULES = sorted(
    path
    for folder in ("editions", "engine", "explain", "rules")
    for path in (ROOT / "agot_judge" / folder).rglob("*.py")
)


def written(path: Path) -> Iterator[str]:
    """Every paragraph id in a file, in code or in prose; those put together from parts are in the rulebook."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from (match.group() for match in CITATION.finditer(node.value))


@pytest.mark.parametrize("path", RULES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_paragraph_that_the_code_names_exists(path: Path, corpus: Corpus):
    assert [id for id in written(path) if id not in corpus] == []


def test_every_rule_rests_on_paragraphs_that_exist(corpus: Corpus):
    cites = rulebook_for("2e").cites
    assert [rule.__name__ for rule, paragraphs in cites.items() if not paragraphs] == []
    missing = {
        paragraph: rule.__name__
        for rule, paragraphs in cites.items()
        for paragraph in paragraphs
        if paragraph not in corpus
    }
    assert missing == {}


def test_every_rule_cites_its_own_edition():
    for edition in ("2e",):
        for paragraphs in rulebook_for(edition).cites.values():
            assert all(paragraph.startswith(f"{edition}/") for paragraph in paragraphs)


def test_every_kind_of_frame_and_effect_has_a_rule():
    book = rulebook_for("2e")
    frames = {frame for frame in get_args(Frame) if frame is not Step}
    assert frames - set(book.frames) <= set(book.frame_answers)
    of_constant_abilities = {AttachesTo, PlayOnly, DeckBuilding, Rivalry}
    assert set(book.effects) == set(get_args(Effect)) - of_constant_abilities
