"""The page about scenario files names every key that a file may have."""

import pytest

from agot_judge.places import ROOT
from agot_judge.scenario.format import KEYS
from agot_judge.scenario.read_points import STOP_KEYS
from agot_judge.scenario.vocabulary import ENTRIES, OTHER_VERBS, USES

PAGE = (ROOT / "docs" / "scenario-files.md").read_text(encoding="utf-8")
BY_HAND = ("here", "after_line", "anyway")


@pytest.mark.parametrize("key", [*KEYS, *ENTRIES, *USES, *OTHER_VERBS, *BY_HAND])
def test_a_key_of_a_file_is_named(key):
    assert f"`{key}`" in PAGE or f"`{key}:" in PAGE


@pytest.mark.parametrize("key", STOP_KEYS)
def test_a_key_of_a_stop_is_shown(key):
    assert f"{key}: " in PAGE.split("`stop: {")[1].split("}`")[0]
