"""``agot-judge cards compile`` and ``coverage``: what of the cards' text is understood."""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator

import msgspec

from agot_judge.cards.card import Card
from agot_judge.cards.importers.obtain import obtain
from agot_judge.cards.importers.shapes import read_data
from agot_judge.catalog.compiling import compiler_for
from agot_judge.catalog.documents import EDITIONS
from agot_judge.catalog.stored import stored_cards
from agot_judge.cli.cards_show import NONE_IMPORTED
from agot_judge.engine.ability.triggers import Limit
from agot_judge.errors import CardDataError
from agot_judge.scenario.structured import struct_as_data
from agot_judge.scenario.yaml_writer import Data
from agot_judge.text.compiled import CompiledLine, Correction
from agot_judge.text.coverage import STATUSES, coverage_of

MOST_CAUSES = 40

Compiled = tuple[Card, tuple[CompiledLine, ...]]


def compile_cards(arguments: argparse.Namespace) -> int:
    """Print each card's lines with what was understood. Raises CardDataError."""
    for card, lines in _compiled(arguments.files, arguments.edition):
        if arguments.json:
            sys.stdout.buffer.write(msgspec.json.encode(as_data(card, lines)) + b"\n")
        else:
            print("\n".join(_readable(card, lines)), end="\n\n")
    sys.stdout.buffer.flush()
    return 0


def coverage(arguments: argparse.Namespace) -> int:
    """Print how many lines are understood, by type and by set, and what stands in the way. Raises CardDataError."""
    for line in report(_compiled(arguments.files, arguments.edition)):
        print(line)
    return 0


def _compiled(files: list[str], edition: str | None) -> Iterator[Compiled]:
    """The cards of the files, or all imported ones, each with its lines; only those of the edition, if one is named."""
    cards: tuple[Card, ...]
    if files:
        cards = tuple(card for name in files for card in read_data(name, obtain(name)).cards)
        if not cards:
            raise CardDataError(f"{', '.join(files)}: there are no cards in it.")
        if edition and not any(card.edition == edition for card in cards):
            there = " and ".join(sorted({card.edition for card in cards}))
            raise CardDataError(f"{', '.join(files)}: no card is of {edition}: they are of {there}.")
    else:
        stored = stored_cards()
        cards = tuple(card for one in EDITIONS for card in stored.pool(one).cards)
        if not any(card.edition == edition or not edition for card in cards):
            raise CardDataError(NONE_IMPORTED)
    for one in EDITIONS:
        of_edition = tuple(card for card in cards if card.edition == one and edition in (None, one))
        compiler = compiler_for(of_edition, one)
        for card in of_edition:
            yield card, compiler.card(card.face)


def as_data(card: Card, lines: Iterable[CompiledLine]) -> dict[str, Data]:
    """A card as one object: its code, its name, and its lines."""
    return {"code": card.face.code, "name": card.face.name, "lines": [_line(line) for line in lines]}


def _line(line: CompiledLine) -> dict[str, Data]:
    tree: dict[str, Data] = {}
    if line.abilities:
        tree["abilities"] = [struct_as_data(ability) for ability in line.abilities]
    if line.keywords:
        tree["keywords"] = [str(keyword) for keyword in line.keywords]
    return {
        "text": line.text,
        "status": line.status,
        "kind": line.kind,
        "phase": line.phase,
        "forced": line.forced,
        "trigger": struct_as_data(line.trigger) if line.trigger is not None else None,
        "limit": _limit(line.limit) if line.limit is not None else None,
        "tree": tree or None,
        "unread": [[span.start, span.end] for span in line.unread],
        **({"corrections": [_correction(line, one) for one in line.corrections]} if line.corrections else {}),
    }


def _correction(line: CompiledLine, one: Correction) -> Data:
    """A misprint as it stands in the text, and what was read in its place."""
    return {"printed": line.text[one.span.start : one.span.end], "meant": one.meant}


def _limit(limit: Limit) -> dict[str, Data]:
    """Every field of a limit, also those that are as in most: once per round would be an empty mapping."""
    return {name: getattr(limit, name) for name in limit.__struct_fields__}


def _readable(card: Card, lines: Iterable[CompiledLine]) -> Iterator[str]:
    yield f"{card.label}  {card.face.code}"
    for line in lines:
        yield f"  [{line.status}] {line.text}"
        for one in line.corrections:
            yield f"      read as “{one.meant}”: “{line.text[one.span.start : one.span.end]}”"
        if line.message and line.status != "compiled":
            yield from (f"      {part}" for part in line.message.splitlines())


def report(compiled: Iterable[Compiled]) -> Iterator[str]:
    """The table: lines by type and by set, each with its shares; then the causes, the commonest first."""
    read = tuple(compiled)
    whole = coverage_of(line for _, lines in read for line in lines)
    yield f"{len(read)} cards, {whole.lines} lines"
    yield from _table("type", read, lambda card: card.face.type)
    yield from _table("set", read, lambda card: card.face.pack or "-")
    yield from _table("all", read, lambda card: "all")
    yield f"{'lines':>7}  cause"
    yield from (f"{count:>7}  {cause}" for cause, count in whole.causes[:MOST_CAUSES])
    if len(whole.causes) > MOST_CAUSES:
        yield f"         and {len(whole.causes) - MOST_CAUSES} more causes"


def _table(name: str, read: tuple[Compiled, ...], group_of: Callable[[Card], str]) -> Iterator[str]:
    groups: dict[str, list[CompiledLine]] = {}
    for card, lines in read:
        groups.setdefault(group_of(card), []).extend(lines)
    yield f"{name:<12}{'lines':>7}" + "".join(f"{status:>18}" for status in STATUSES)
    for group in sorted(groups):
        found = coverage_of(groups[group])
        shares = "".join(
            f"{found.by_status[status]:>9}{100 * found.share(status):>7.1f} %" for status in STATUSES
        )
        yield f"{group:<12}{found.lines:>7}{shares}"
