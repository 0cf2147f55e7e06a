"""An oracle for rebuilding: hashes of the meaning of printed lines, of scenarios' results and of random play.

``python -m benchmarks.oracle write FILE --cards PACK... --first PACK... --scenarios FILE... --boards NUMBER`` keeps them;
``python -m benchmarks.oracle compare FILE ...`` with the same words exits with 1 where one differs.

A line is known by its card's code and its number, so that no printed text is kept. A field of a tree that has its
default is left out of the hash: a field that no tree uses can go without a difference.
"""

import argparse
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import NODEFAULT, UNSET, Struct

from agot_judge.cards.importers.obtain import obtain
from agot_judge.cards.importers.shapes import read_data
from agot_judge.cards.model import CardFace
from agot_judge.cards.pool import Pools
from agot_judge.errors import AgotJudgeError
from agot_judge.scenario.execution import run_text
from agot_judge.scenario.result import as_json
from agot_judge.text.compile import compile_card
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.lines.splitting import lines
from agot_judge.text.names import Names
from agot_judge.text.templatings import compiler_in, names_in
from agot_judge.text.unparse import unparse_line
from benchmarks.playouts import Playout
from benchmarks.random_boards import Boards
from benchmarks.text_boards import OWN, TextBoards

Hashes = dict[str, str]


def main(words: list[str]) -> int:
    """Keep the hashes, or compare with those that are kept; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.oracle")
    parser.add_argument("do", choices=("write", "compare"))
    parser.add_argument("file", type=Path, metavar="FILE", help="where the hashes are kept, as JSON")
    parser.add_argument("--cards", nargs="+", default=[], metavar="PACK", help="packs of printed cards")
    parser.add_argument("--first", nargs="+", default=[], metavar="PACK", help="packs of First Edition cards")
    parser.add_argument("--scenarios", nargs="+", default=[], type=Path, metavar="FILE")
    parser.add_argument("--boards", type=int, default=0, metavar="NUMBER", help="random boards of each kind")
    given = parser.parse_args(words)
    found = dict(_of_lines(given.cards)) | dict(_of_first_lines(given.first))
    found |= dict(_of_scenarios(given.scenarios, given.cards))
    found |= dict(_of_play(given.boards, given.cards))
    if given.do == "write":
        given.file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
        print(f"{len(found)} hashes kept")
        return 0
    kept = msgspec.json.decode(given.file.read_bytes(), type=Hashes)
    different = sorted(name for name in kept.keys() | found.keys() if kept.get(name) != found.get(name))
    for name in different:
        print(f"{name}: {kept.get(name, 'not there')[:24]} -> {found.get(name, 'not there')[:24]}")
    print(f"{len(found) - len(different)} of {len(found)} the same, {len(different)} different")
    return 1 if different else 0


def _of_lines(files: list[str]) -> Iterator[tuple[str, str]]:
    """By card and number of the line: its status, and the hash of its whole meaning."""
    faces = [card.face for file in files for card in read_data(file, obtain(file)).cards]
    names = Names.of(faces)
    for face in faces:
        for number, line in enumerate(compile_card(face, names)):
            yield f"line {face.code} {number}", f"{line.status} {_hash(_meaning(line))}"
            if line.status == "compiled" and line.abilities:
                yield f"wording {face.code} {number}", _hash(_wording(line, face).encode())


def _of_first_lines(files: list[str]) -> Iterator[tuple[str, str]]:
    """By place in the packs, card and number of the line: its status, and the hash of its whole meaning."""
    faces = [card.face for file in files for card in read_data(file, obtain(file)).cards]
    compiler = compiler_in(names_in("first", faces))
    for place, face in enumerate(faces):
        for number, line in enumerate(compiler.card(face)):
            yield f"first {place} {face.code} {number}", f"{line.status} {_hash(_meaning(line))}"


def _of_scenarios(files: list[Path], cards: list[str]) -> Iterator[tuple[str, str]]:
    """By file: its exit status, and the hash of its whole result with the trace."""
    pool = Pools(card for file in cards for card in read_data(file, obtain(file)).cards)
    for file in files:
        result = run_text(file.read_text(encoding="utf-8"), pool)
        yield f"scenario {file.name}", f"exit {result.exit} {_hash(as_json(result))}"


def _of_play(count: int, files: list[str]) -> Iterator[tuple[str, str]]:
    """By kind of board and seed: how many answers random legal play took, and the hash of its trace."""
    by_type = _by_type([card.face for file in files for card in read_data(file, obtain(file)).cards])

    class PrintedBoards(TextBoards):
        """Boards of made-up cards with the lines of printed ones."""

        def lines_for(self, type_: str) -> tuple[str, ...]:
            return by_type[type_]

    for boards in (Boards, PrintedBoards) if by_type else (Boards,):
        for seed in range(count):
            playout = Playout(seed, boards)
            try:
                ended = playout.play()
            except AgotJudgeError as error:
                ended = error.message
            trace = msgspec.json.encode([ended, playout.trace])
            yield f"play {boards.__name__} {seed}", f"{len(playout.answers)} answers {_hash(trace)}"


def _by_type(faces: list[CardFace]) -> dict[str, tuple[str, ...]]:
    """The lines of each type of card, the title of each card replaced."""
    found: dict[str, list[str]] = {}
    for face in faces:
        found.setdefault(face.type, []).extend(
            face.text[span.start : span.end].replace(face.name, OWN) for span in lines(face.text)
        )
    return {type_: tuple(texts) for type_, texts in found.items()}


def _wording(line: CompiledLine, face: CardFace) -> str:
    try:
        return unparse_line(line, face.name)
    except AgotJudgeError as error:
        return error.message


def _meaning(line: CompiledLine) -> bytes:
    return msgspec.json.encode(
        _plain([line.kind, line.phase, line.forced, line.trigger, line.limit, line.abilities, line.keywords]),
        order="deterministic",
    )


def _plain(value: Any) -> Any:
    """The value without the fields that have their defaults."""
    if isinstance(value, Struct):
        tag = value.__struct_config__.tag
        fields = {
            field.name: _plain(getattr(value, field.name))
            for field in msgspec.structs.fields(value)
            if getattr(value, field.name) != _default(field)
        }
        return fields | ({"tag": tag} if isinstance(tag, str) else {})
    if isinstance(value, tuple | list):
        return [_plain(one) for one in value]
    return value


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not NODEFAULT:
        return field.default_factory()
    return UNSET if field.default is NODEFAULT else field.default


def _hash(content: bytes) -> str:
    return sha256(content).hexdigest()[:16]


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (AgotJudgeError, OSError) as error:
        print(error, file=sys.stderr)
        sys.exit(2)
