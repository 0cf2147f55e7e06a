"""Words that several fragments read are one part of what stands around them; what it means is as if each were followed apart."""

from pathlib import Path

import pytest

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_text
from agot_judge.text.parsing.lattice import Lattice
from tests.text.reading import NAMES, compiled, read

LINES = [
    line
    for line in Path(__file__).parents[1].joinpath("wordings.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
HARWIN = CardFace(name="Harwin the Miller", type="character")


def test_a_line_with_many_such_parts_is_read():
    """Each ``draw 1 card`` has two readings; following each combination of them there would be a thousand million."""
    line = compiled("Action: " + " and ".join(["draw 1 card"] * 30) + ".")

    assert len(line.abilities[0].effects) == 30


@pytest.mark.parametrize(
    "line",
    [
        *LINES[::30],
        "While you control a participating King, each Lord and Lady character you control gets +1 STR.",
        "Action: During the challenges phase, choose a character. Until the end of the phase, set its STR to 1.",
        "Action: Choose a character. Until the end of the phase, that character gets +1 STR and glorps.",
    ],
)
def test_it_is_the_same_as_following_each_reading_apart(line, monkeypatch):
    together = compile_text(line, HARWIN, NAMES)
    monkeypatch.setattr(Lattice, "_parts", Lattice.longest)

    assert compile_text(line, HARWIN, NAMES) == together


@pytest.mark.parametrize("whose", ["that player controls", "you control that player's", "he controls"])
def test_a_condition_that_only_its_comma_ends_may_be_unclear(whose):
    """The list after the comma is no part of the condition; and nobody was spoken of whom it could mean."""
    line = read(f"While {whose} a Knight, each Lord and Lady character gets +1 STR.")

    assert line.status == "unread"
