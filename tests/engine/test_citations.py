"""No rule without a paragraph, and no paragraph that does not exist."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from agot_judge.corpus.store import Corpus
from agot_judge.editions import played, rulebook_for
from agot_judge.engine.ability import (
    AttachesTo,
    DeckBuilding,
    Effect,
    KneelInfluence,
    PlayOnly,
    Rivalry,
    TitleRight,
)
from agot_judge.engine.state.frames import Frame
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


@pytest.mark.parametrize("edition", played())
def test_every_rule_rests_on_paragraphs_that_exist(edition: str, corpus: Corpus):
    cites = rulebook_for(edition).cites
    assert [rule.__name__ for rule, paragraphs in cites.items() if not paragraphs] == []
    missing = {
        paragraph: rule.__name__
        for rule, paragraphs in cites.items()
        for paragraph in paragraphs
        if paragraph not in corpus
    }
    assert missing == {}


@pytest.mark.parametrize("edition", played())
def test_every_rule_cites_its_own_edition(edition: str):
    for paragraphs in rulebook_for(edition).cites.values():
        assert all(paragraph.startswith(f"{edition}/") for paragraph in paragraphs)


def frames_named(edition: str) -> set[type[Frame]]:
    """The kinds of frames of which the modules of an edition, and the shared ones with rules that it has, speak."""
    rulebook = rulebook_for(edition)
    own = type(rulebook.questions).__module__.rpartition(".")[0]
    modules = {name for name in sys.modules if name.startswith(own)} | {
        rule.__module__ for rule in rulebook.cites
    }
    named = (value for name in modules for value in vars(sys.modules[name]).values())
    return {value for value in named if isinstance(value, type) and issubclass(value, Frame)} - {Frame}


@pytest.mark.parametrize("edition", played())
def test_every_kind_of_frame_that_an_edition_speaks_of_has_a_rule(edition: str):
    assert frames_named(edition) <= set(rulebook_for(edition).frame_kinds)


@pytest.mark.parametrize("edition", played())
def test_every_kind_of_effect_has_a_rule(edition: str):
    of_constant_abilities = {AttachesTo, PlayOnly, DeckBuilding, Rivalry, TitleRight}
    of_others = {KneelInfluence} if edition == "2e" else set()
    assert set(rulebook_for(edition).effects) == set(get_args(Effect)) - of_constant_abilities - of_others
