"""Printed lines with a phrase of another one in them: ``python -m benchmarks.grafted_lines PACK... [--count 6000]``.

A phrase (cards, a player, a challenge, an effect ..) stands in place of one of the same kind. Such a line is grammatical,
and no card says it. Each part of each rule has its turn, whether many cards need it or one, and each shape of phrase is as
likely: "no opponent" as "you". It is counted how many of them are understood, which guards (``raise Unclear``) answer there
that answer to no printed line, and how many would be refused were only the combinations of printed lines known.
"""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest import mock

from agot_judge.cards.importers.obtain import obtain
from agot_judge.cards.importers.shapes import read_data
from agot_judge.cards.model import CardFace, CardType
from agot_judge.errors import AgotJudgeError
from agot_judge.places import ROOT
from agot_judge.text.compile import compile_text
from agot_judge.text.discourse import meanings
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.lines.splitting import lines
from agot_judge.text.names import Names
from agot_judge.text.parsing.lattice import Chunk
from agot_judge.text.parsing.parser_stack import Node
from benchmarks.unseen_packs import Construct, alternative, each_construct

COUNT = 6000
OWN = "Old Tam"
SHORTEST = 4
"""Phrases of fewer letters stand in other words too."""

Guards = set[tuple[str, int]]


class Line(NamedTuple):
    """A line, and the type of its card."""

    text: str
    type: CardType

    def is_understood(self, names: Names) -> bool:
        """True where all of it has a meaning."""
        found = compile_text(self.text, CardFace(name=OWN, type=self.type), names)
        return bool(found) and all(line.status == "compiled" for line in found)


def main(words: list[str]) -> int:
    """Print what came of it. Raises CardDataError."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.grafted_lines")
    parser.add_argument("packs", nargs="+", metavar="PACK", help="packs of printed cards")
    parser.add_argument("--count", type=int, default=COUNT, help=f"lines that are made ({COUNT})")
    given = parser.parse_args(words)
    faces = [card.face for file in given.packs for card in read_data(file, obtain(file)).cards]
    names = Names.of([*faces, CardFace(name=OWN, type="character")])
    attested: set[Construct] = set()
    of_print, of_grafts = Guards(), Guards()
    with each_construct(alternative, attested.add), _noted(of_print):
        phrases = Phrases()
        printed = tuple(_printed(faces))
        for line in printed:
            phrases.take(line, names)
    grafts = tuple(phrases.grafted(given.count))
    with _noted(of_grafts):
        understood = [graft for graft in grafts if graft.is_understood(names)]
    with each_construct(alternative, lambda construct: _needed(construct, attested)):
        refused = sum(not graft.is_understood(names) for graft in understood)
    print(f"{len(printed)} printed lines, {len(attested)} combinations; {len(grafts)} grafts of them:")
    print(f"{len(understood)} are understood, {refused} of them by a combination that no printed line has;")
    print(
        f"{len(of_grafts - of_print)} guards answer that answer to no printed line, {len(of_print)} to some."
    )
    return 0


def _printed(faces: list[CardFace]) -> list[Line]:
    """Every line once, the title of its card replaced."""
    found = (
        Line(face.text[span.start : span.end].replace(face.name, OWN), face.type)
        for face in faces
        for span in lines(face.text)
    )
    return list(dict.fromkeys(found))


class Phrases:
    """The phrases of printed lines: where each stands, and those of its kind by their shape."""

    def __init__(self) -> None:
        self._spots: dict[tuple[str, ...], list[tuple[Line, str]]] = {}
        """By fragment, rule, number of the part and kind: the lines that have it, and the phrase there."""
        self._alike: dict[str, dict[tuple[str, ...], list[str]]] = {}
        """By kind and by the rules that a phrase was read by: the phrases."""

    def take(self, line: Line, names: Names) -> None:
        """Keep the phrases of a line, if it is understood."""
        found: list[Chunk] = []
        meaning_of = meanings.meaning

        def meaning(reading: Reading, chunk: Chunk) -> Any:
            value = meaning_of(reading, chunk)
            found.append(chunk)
            return value

        with mock.patch.object(meanings, "meaning", meaning):
            if not line.is_understood(names):
                return
        for chunk in found:
            alike = self._alike.setdefault(chunk.type, {}).setdefault(tuple(sorted(chunk.ways())), [])
            alike.append(chunk.text)
            for spot, phrase in _spots(chunk):
                if len(phrase) >= SHORTEST and phrase in line.text:
                    self._spots.setdefault(spot, []).append((line, phrase))

    def grafted(self, count: int) -> Iterator[Line]:
        """A number of lines, always the same ones: one phrase of each is of another line."""
        random = Random(7)
        spots = sorted(spot for spot in self._spots if spot[-1] in self._alike)
        for number in range(count):
            spot = spots[number % len(spots)]
            line, phrase = random.choice(self._spots[spot])
            shapes = self._alike[spot[-1]]
            other = random.choice(shapes[random.choice(list(shapes))])
            yield line._replace(text=line.text.replace(phrase, other, 1))


def _spots(chunk: Chunk) -> Iterator[tuple[tuple[str, ...], str]]:
    """Each part of the rules of a chunk that is a phrase itself: where it stands, and what it says."""
    waiting = [chunk.tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Node):
            for number, part in enumerate(node.parts):
                if isinstance(part, Chunk):
                    yield (chunk.fragment.name, node.name, str(number), part.type), part.text
                else:
                    waiting.append(part)


@contextmanager
def _noted(guards: Guards) -> Iterator[None]:
    """While texts are read, the place of each guard that answers is noted."""

    def raised(self: Unclear, *said: object) -> None:
        frame = sys._getframe(1)
        guards.add((str(Path(frame.f_code.co_filename).relative_to(ROOT)), frame.f_lineno))
        Exception.__init__(self, *said)

    with mock.patch.object(Unclear, "__init__", raised):
        yield


def _needed(construct: Construct, attested: set[Construct]) -> None:
    if construct not in attested:
        raise Unclear("no printed line has it")


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (AgotJudgeError, OSError) as error:
        print(error, file=sys.stderr)
        sys.exit(2)
