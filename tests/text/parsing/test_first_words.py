"""Only what may begin with a word is looked for there; nothing is missed by it."""

from functools import cache
from pathlib import Path

import pytest

from agot_judge.text.parsing.fragment import Fragment, offering
from agot_judge.text.parsing.lattice import Chunk, Lattice
from agot_judge.text.parsing.lexer import words_of
from agot_judge.text.parsing.normalize import normalize
from agot_judge.text.parsing.parser_stack import Node
from tests.text.reading import NAMES

LINES = [
    line
    for line in Path(__file__).parents[1].joinpath("wordings.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


@cache
def _everything():
    kinds = sorted({start.upper() for fragment in Fragment.all.values() for start in fragment.starts})
    return {kind: offering(kind) for kind in kinds}


class _Patient(Lattice):
    """Looks for every kind of chunk at every place."""

    def _beginning_at(self, place):
        return _everything()


def _read_as(node):
    """The whole of a reading, for comparison."""
    if isinstance(node, Chunk):
        return (node.type, node.first, node.last, node.fragment.name, _read_as(node.tree))
    return (node.name, [_read_as(part) for part in node.parts]) if isinstance(node, Node) else node


@pytest.mark.parametrize("line", LINES[::40])
def test_what_is_not_looked_for_could_not_have_been_found(line):
    words = words_of(normalize(line), "Harwin the Miller", NAMES)
    quick, patient = Lattice(words), _Patient(words)
    for kind in _everything():
        for place in range(len(words)):
            found = [_read_as(chunk) for chunk in patient.chunks(kind, place)]
            assert [_read_as(chunk) for chunk in quick.chunks(kind, place)] == found


def test_a_message_names_the_words_with_which_what_could_stand_there_begins():
    words = words_of(normalize("Draw the."), "Old Tam", NAMES)
    lattice = Lattice(words)
    lattice.begin("EFFECT", 0)
    assert lattice.chunks("EFFECT", 0) == ()
    stop = lattice.stop()
    assert stop.place == 2
    patient = _Patient(words)
    patient.begin("EFFECT", 0)
    patient.chunks("EFFECT", 0)
    assert stop.expected() == patient.stop().expected()
