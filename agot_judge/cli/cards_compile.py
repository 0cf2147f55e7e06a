"""``agot-judge cards compile`` and ``coverage``: what of the cards' text is understood."""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from agot_judge.cards.card import Card
from agot_judge.cards.importers.obtain import obtain
from agot_judge.cards.importers.shapes import read_data
from agot_judge.catalog.stored import stored_cards
from agot_judge.cli.cards_show import NONE_IMPORTED
from agot_judge.errors import CardDataError
from agot_judge.scenario.write_abilities import struct_as_data
from agot_judge.scenario.yaml_writer import Data
from agot_judge.text.compile import compile_card
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.names import Names

STATUSES = ("compiled", "header", "unread")
MOST_CAUSES = 40

Compiled = tuple[Card, tuple[CompiledLine, ...]]


def compile_cards(arguments: argparse.Namespace) -> int:
    """Print each card's lines with what was understood. Raises CardDataError."""
    for card, lines in _compiled(arguments.files):
        if arguments.json:
            sys.stdout.buffer.write(msgspec.json.encode(as_data(card, lines)) + b"\n")
        else:
            print("\n".join(_readable(card, lines)), end="\n\n")
    sys.stdout.buffer.flush()
    return 0


def coverage(arguments: argparse.Namespace) -> int:
    """Print how many lines are understood, by type and by set, and what stands in the way. Raises CardDataError."""
    for line in report(_compiled(arguments.files)):
        print(line)
    return 0


def _compiled(files: list[str]) -> Iterator[Compiled]:
    """The cards of the files, or all imported ones, each with its lines."""
    cards: tuple[Card, ...]
    if files:
        cards = tuple(card for name in files for card in read_data(name, obtain(name)).cards)
        if not cards:
            raise CardDataError(f"{', '.join(files)}: there are no cards in it.")
    else:
        cards = stored_cards().pool.cards
        if not cards:
            raise CardDataError(NONE_IMPORTED)
    names = Names.of(card.face for card in cards)
    for card in cards:
        yield card, compile_card(card.face, names)


def as_data(card: Card, lines: Iterable[CompiledLine]) -> dict[str, Data]:
    """A card as one object: its code, its name, and its lines."""
    return {"code": card.face.code, "name": card.face.name, "lines": [_line(line) for line in lines]}


def _line(line: CompiledLine) -> dict[str, Data]:
    tree: Data = None
    if line.ability is not None:
        tree = struct_as_data(line.ability)
    elif line.keywords:
        tree = {"keywords": [str(keyword) for keyword in line.keywords]}
    return {
        "text": line.text,
        "status": line.status,
        "kind": line.kind,
        "phase": line.phase,
        "forced": line.forced,
        "trigger": struct_as_data(line.trigger) if line.trigger is not None else None,
        "limit": struct_as_data(line.limit) if line.limit is not None else None,
        "tree": tree,
        "unread": [[span.start, span.end] for span in line.unread],
    }


def _readable(card: Card, lines: Iterable[CompiledLine]) -> Iterator[str]:
    yield f"{card.label}  {card.face.code}"
    for line in lines:
        yield f"  [{line.status}] {line.text}"
        if line.message and line.status != "compiled":
            yield from (f"      {part}" for part in line.message.splitlines())


def report(compiled: Iterable[Compiled]) -> Iterator[str]:
    """The table: lines by type and by set, each with its shares; then the causes, the commonest first."""
    by_type: dict[str, Counter[str]] = {}
    by_set: dict[str, Counter[str]] = {}
    total: Counter[str] = Counter()
    causes: Counter[str] = Counter()
    cards = 0
    for card, lines in compiled:
        cards += 1
        for line in lines:
            for counts in (
                by_type.setdefault(card.face.type, Counter()),
                by_set.setdefault(card.face.pack or "-", Counter()),
                total,
            ):
                counts[line.status] += 1
            if line.status != "compiled":
                causes[line.cause or "no cause given"] += 1
    yield f"{cards} cards, {total.total()} lines"
    yield _head("type")
    yield from (_row(name, by_type[name]) for name in sorted(by_type))
    yield _head("set")
    yield from (_row(name, by_set[name]) for name in sorted(by_set))
    yield _head("all")
    yield _row("", total)
    yield f"{'lines':>7}  cause"
    yield from (f"{count:>7}  {cause}" for cause, count in causes.most_common(MOST_CAUSES))
    if len(causes) > MOST_CAUSES:
        yield f"         and {len(causes) - MOST_CAUSES} more causes"


def _head(name: str) -> str:
    return f"{name:<12}{'lines':>7}" + "".join(f"{status:>18}" for status in STATUSES)


def _row(name: str, counts: Counter[str]) -> str:
    lines = counts.total()
    shares = "".join(
        f"{counts[status]:>9}{100 * counts[status] / lines if lines else 0:>7.1f} %" for status in STATUSES
    )
    return f"{name:<12}{lines:>7}{shares}"
