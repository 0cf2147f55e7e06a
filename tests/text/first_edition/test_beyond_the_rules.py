"""Texts that are understood and that the engine of the First Edition does not carry out: they are left to the judge."""

from pathlib import Path

import pytest

import agot_judge.rules
from agot_judge.text.first_edition.beyond_the_rules import EXCEPTIONS
from tests.text.first_edition.test_templates import line


@pytest.mark.parametrize(
    "text",
    [
        "Grey Reed must be declared as an attacker, if able.",
        "Grey Reed must be chosen for military claim, if able.",
        "You may play characters from your discard pile as if they were in your hand.",
    ],
)
def test_what_would_be_passed_over_is_left_to_the_judge(text):
    """1e/faq/4.10/1: all effects are resolved, so that none is taken as read and then not done."""
    found = line(text)
    assert found.status == "header", found
    assert found.cause == "left to the judge"


def test_what_the_engine_asks_for_is_not_among_it():
    """An exception that the shared rules or those of the six steps learn to ask for leaves the list."""
    folder = Path(agot_judge.rules.__file__).parent
    code = "\n".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    assert [word for word in sorted(EXCEPTIONS) if f'"{word}"' in code] == []


@pytest.mark.parametrize("text", ["Each character enters play knelt.", "Grey Reed enters play knelt."])
def test_what_it_carries_out_is_followed(text):
    assert line(text).status == "compiled"
