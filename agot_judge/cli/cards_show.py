"""``agot-judge cards search`` and ``show``: imported cards in the terminal."""

import argparse
import sys
from collections.abc import Iterator

from agot_judge.cards.card import Card
from agot_judge.cards.pool import plain
from agot_judge.catalog.catalog import CurrentCatalog
from agot_judge.catalog.documents import EDITION
from agot_judge.catalog.stored import stored_cards
from agot_judge.corpus.store import Corpus, load_corpus
from agot_judge.errors import CardDataError
from agot_judge.spelling import did_you_mean, shown

NONE_IMPORTED = (
    "No cards are imported. Take them from a file or an address: agot-judge cards import FILE_OR_URL"
)


def search(arguments: argparse.Namespace) -> int:
    """Print what the query finds; 0 also where nothing is found. Raises QueryError."""
    catalog = CurrentCatalog(stored_cards(), load_corpus)()
    if not catalog.pool.cards:
        print(NONE_IMPORTED, file=sys.stderr)
    found = catalog.find(" ".join(arguments.query), arguments.limit)
    for card in found.cards:
        if arguments.json:
            _print_json(card)
        else:
            print(f"{card.face.code}  {card.label}  {' · '.join(facts(card))}")
    if found.total > len(found.cards):
        print(f"{found.total - len(found.cards)} more; --limit {found.total} shows all", file=sys.stderr)
    return 0


def show(arguments: argparse.Namespace) -> int:
    """Print every printing of a card. Raises CardDataError with the nearest name where there is none."""
    pool = stored_cards().pool
    name = " ".join(arguments.name)
    found = pool.printings(name)
    if not found:
        hint = did_you_mean(name, pool.names()) if pool.cards else NONE_IMPORTED
        raise CardDataError(f"There is no card {shown(name)}. {hint}")
    corpus = load_corpus()
    for card in found:
        if arguments.json:
            _print_json(card)
        else:
            print("\n".join((*_lines(card), *_said(corpus, card))), end="\n\n")
    return 0


def facts(card: Card) -> Iterator[str]:
    """What is printed on a card besides its text, part by part."""
    face = card.face
    yield ", ".join(face.factions) or "neutral"
    yield face.type
    if face.loyal:
        yield "loyal"
    if face.unique:
        yield "unique"
    numbers = {
        "cost": face.cost,
        "STR": face.strength,
        "gold": face.gold,
        "initiative": face.initiative,
        "claim": face.claim,
        "reserve": face.reserve,
    }
    yield from (f"{name} {value}" for name, value in numbers.items() if value is not None)
    if face.icons:
        yield ", ".join(face.icons)
    if face.traits:
        yield ". ".join(face.traits) + "."


def _lines(card: Card) -> Iterator[str]:
    yield f"{card.label}  {card.face.code}"
    yield " · ".join(facts(card))
    if card.face.text:
        yield card.face.text
    for one in card.errata:
        yield f"Erratum, {one.outcome} [{one.cite}]"


def _said(corpus: Corpus, card: Card) -> Iterator[str]:
    """The paragraphs that name the card, each by its citation."""
    names = [name for name in corpus.cards() if plain(name) == plain(card.face.name)]
    ids = dict.fromkeys(paragraph.id for name in names for paragraph, _ in corpus.naming(name, EDITION))
    yield from (f"Named by {corpus.cite_label(id_)} [{id_}]" for id_ in ids)


def _print_json(card: Card) -> None:
    import msgspec

    sys.stdout.buffer.write(msgspec.json.encode(card) + b"\n")
    sys.stdout.buffer.flush()
