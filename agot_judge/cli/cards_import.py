"""``agot-judge cards import``: files and addresses into the store, and what that changed."""

import argparse
from collections.abc import Iterable, Iterator
from difflib import ndiff

from agot_judge.cards.card import Card
from agot_judge.cards.changes import ChangedCard
from agot_judge.cards.importers.obtain import obtain
from agot_judge.cards.importers.shapes import read_data
from agot_judge.cards.importers.sources import CardData
from agot_judge.catalog.decks import Deck, deck_of
from agot_judge.catalog.documents import errata_of
from agot_judge.catalog.importing import Imported, import_data
from agot_judge.catalog.stored import stored_cards
from agot_judge.corpus.store import load_corpus
from agot_judge.counted import counted
from agot_judge.scenario.yaml_writer import Data, as_yaml

MOST_LISTED = 30
SHORT = 60
"""Characters of a change that is written out."""


def run(arguments: argparse.Namespace) -> int:
    """Import the cards that are named, all or nothing; then print the decks. Raises CardDataError, StorageError."""
    stored = stored_cards()
    files = [read_data(source, obtain(source)) for source in arguments.sources]
    others = [file for file in files if not file.decks]
    if others:
        done = import_data(stored.store, others, errata_of(load_corpus()), arguments.dry_run)
        most = None if arguments.all else MOST_LISTED
        for line in _report(others, done, arguments.dry_run, most):
            print(line)
    lists = [(file, listed) for file in files for listed in file.decks]
    decks = [(file, deck_of(file.source, listed, stored.pools, load_corpus())) for file, listed in lists]
    for number, (file, deck) in enumerate(decks):
        if number:
            print("---")  # the next document of YAML
        if file.read_as:
            print(f"# {file.source} is no UTF-8 and was read as {file.read_as}")
        print(deck_as_yaml(deck), end="")
        for one in deck.lines:
            print(f"#   {one.place}: {' '.join(one.words.split())} => {one.taken}")
    return 0


def _report(files: Iterable[CardData], done: Imported, is_dry: bool, most: int | None) -> Iterator[str]:
    for file in files:
        counts = [counted(len(file.cards), "card")] if file.cards else []
        counts += [counted(len(file.packs), "pack")] if file.packs else []
        counts += [counted(len(file.lists), "restricted list")] if file.lists else []
        yield f"{file.source}: {file.shape}, {', '.join(counts)}"
        if file.unused:
            listed = ", ".join(f"{name} ({count})" for name, count in file.unused)
            yield f"  nothing is kept of these fields: {listed}"
    changes = done.changes
    would = "would be " if is_dry else ""
    yield (
        f"{len(changes.added)} {would}added, {len(changes.changed)} changed, {len(changes.removed)} removed, "
        f"{changes.same} as before"
    )
    yield from _listed(most, "+", (_name(card) for card in changes.added))
    yield from _listed(most, "~", (_change(one) for one in changes.changed))
    yield from _listed(most, "-", (_name(card) for card in changes.removed))
    if done.damaged:
        yield from _listed(most, "was damaged:", done.damaged)
        yield "  What this import has of it is mended. Import the files of the rest again."
    if done.without_cards:
        yield from _listed(most, "nothing kept of a pack without cards here:", done.without_cards)
        yield "  Import the list of packs again once you have their cards."
    yield from _listed(most, "list", (one.name for one in done.lists))
    touched = (*changes.added, *(one.after for one in changes.changed))
    yield from _listed(
        most,
        "erratum",
        (f"{_name(card)}: {one.outcome} [{one.cite}]" for card in touched for one in card.errata),
    )


def _listed(most: int | None, mark: str, lines: Iterable[str]) -> Iterator[str]:
    every = list(lines)
    yield from (f"  {mark} {line}" for line in every[:most])
    if most is not None and len(every) > most:
        yield f"  {mark} and {len(every) - most} more; --all lists them"


def _name(card: Card) -> str:
    return f"{card.face.code} {card.label}"


def _change(one: ChangedCard) -> str:
    """The card with what changed: short values as they were and are, a text by its lines that differ."""
    said: list[str] = []
    lines: list[str] = []
    for field in one.fields:
        before, after = (
            getattr(card.face, field) if hasattr(card.face, field) else getattr(card, field)
            for card in (one.before, one.after)
        )
        shown = f"{_shown(before)} -> {_shown(after)}"
        is_short = field != "text" and _shown(before) and _shown(after) and len(shown) < SHORT
        said.append(f"{field} {shown}" if is_short else field)
        if field == "text":
            lines += _lines_that_differ(before, after)
    return "".join((f"{_name(one.after)}: {', '.join(said)}", *(f"\n      {line}" for line in lines)))


def _shown(value: object) -> str:
    """A value in a few words; empty where it is none of those that can be shown so."""
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) or "none" if all(isinstance(one, str) for one in value) else ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def _lines_that_differ(before: str, after: str) -> Iterator[str]:
    for line in ndiff(before.splitlines(), after.splitlines()):
        if line[:1] in ("-", "+"):
            yield line


def deck_as_yaml(deck: Deck) -> str:
    """The part of a scenario's player that has the deck: faction, agenda, plot deck, and the draw deck in list order."""

    def every(cards: tuple[tuple[Card, int], ...]) -> list[Data]:
        return [card.label for card, copies in cards for _ in range(copies)]

    data: dict[str, Data] = {}
    if deck.faction:
        data["faction"] = deck.faction
    if deck.agendas:
        data["agenda"] = [card.label for card in deck.agendas]
    data["plots"] = every(deck.plots)
    data["deck"] = every(deck.cards)
    count = sum(copies for _, copies in deck.cards)
    plots = sum(copies for _, copies in deck.plots)
    return f"# {' '.join(deck.name.split())}: {counted(count, 'card')}, {counted(plots, 'plot')}\n" + as_yaml(
        data
    )
