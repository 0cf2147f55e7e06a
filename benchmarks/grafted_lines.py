"""Printed lines with a phrase of another one in them: ``python -m benchmarks.grafted_lines PACK... [--count 6000]``.

A phrase (cards, a player, a challenge, an effect ..) stands in place of one of the same kind. Such a line is grammatical,
and no card says it. It is counted how many of them are understood, which guards (``raise Unclear``) answer there that
answer to no printed line, and how many would be refused were only the combinations of printed lines known.
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
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.lines.splitting import lines
from agot_judge.text.names import Names
from agot_judge.text.parsing.lattice import Chunk
from benchmarks.unseen_packs import Construct, alternative, each_construct

COUNT = 6000
OWN = "Old Tam"
SHORTEST = 4
"""Phrases of fewer letters stand in other words too."""

Guards = set[tuple[str, int]]


class Line(NamedTuple):
    """A line, the type of its card, and its phrases with their kinds."""

    text: str
    type: CardType
    phrases: tuple[tuple[str, str], ...] = ()

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
        printed = [line for one in _printed(faces) if (line := _with_phrases(one, names)).phrases]
    grafts = tuple(_grafted(printed, given.count))
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


def _with_phrases(line: Line, names: Names) -> Line:
    """The line with the phrases of which it consists; none where it is not understood."""
    found: dict[tuple[str, str], None] = {}
    meaning_of = Reading.meaning

    def meaning(self: Reading, chunk: Chunk) -> Any:
        value = meaning_of(self, chunk)
        found[chunk.type, chunk.text] = None
        return value

    with mock.patch.object(Reading, "meaning", meaning):
        is_understood = line.is_understood(names)
    phrases = ((kind, text) for kind, text in found if len(text) >= SHORTEST and text in line.text)
    return line._replace(phrases=tuple(phrases) if is_understood else ())


def _grafted(printed: list[Line], count: int) -> Iterator[Line]:
    """So many lines, always the same ones: one phrase of each is of another line, at times two."""
    by_kind: dict[str, list[str]] = {}
    for line in printed:
        for kind, text in line.phrases:
            by_kind.setdefault(kind, []).append(text)
    alike = {kind: list(dict.fromkeys(texts)) for kind, texts in by_kind.items()}
    random = Random(7)
    for _ in range(count):
        text, type_, phrases = random.choice(printed)
        for kind, phrase in random.choices(phrases, k=random.choice((1, 1, 1, 2))):
            text = text.replace(phrase, random.choice(alike[kind]), 1)
        yield Line(text, type_)


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
