"""``agot-judge cards search`` and ``show``: imported cards in the terminal."""

import argparse
import sys
from collections.abc import Iterator

from agot_judge.cards.card import Card
from agot_judge.cards.pool import plain
from agot_judge.catalog.catalog import CardHits, CurrentCatalog
from agot_judge.catalog.documents import EDITION, EDITIONS
from agot_judge.catalog.stored import stored_cards
from agot_judge.corpus.store import Corpus, load_corpus
from agot_judge.errors import CardDataError
from agot_judge.scenario.library import LibraryCard, find_in_library
from agot_judge.spelling import perhaps, shown

NONE_IMPORTED = (
    "No cards are imported. Take them from a file or an address: agot-judge cards import FILE_OR_URL"
)
FROM_LIBRARY = "Facts from the library; import card data for the printed text. In the engine's wording:"


def search(arguments: argparse.Namespace) -> int:
    """Print what the query finds; 0 also where nothing is found. Raises QueryError."""
    catalog = CurrentCatalog(stored_cards(), load_corpus)(arguments.edition)
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
    if catalog.pool.cards and not found.total:
        print(f"None of the {len(catalog.pool.cards)} imported cards fits. {_hint(found)}", file=sys.stderr)
    return 0


def _hint(found: CardHits) -> str:
    said = f"Did you mean {found.instead}?" if found.instead else "Leave out a condition."
    return f"{said} {found.note}".rstrip()


def show(arguments: argparse.Namespace) -> int:
    """Print every printing of a card. Raises CardDataError with the nearest name where there is none."""
    pools = stored_cards().pools
    name = " ".join(arguments.name)
    found = tuple(card for edition in EDITIONS for card in pools.of(edition).printings(name))
    shipped = () if found else find_in_library(name)
    for known in shipped:
        _print_shipped(known, arguments.json)
    if not found and not shipped:
        names = [one for edition in pools.editions for one in pools.names(edition)]
        hint = perhaps(name, names) if names else NONE_IMPORTED
        raise CardDataError(f"There is no card {shown(name)}. {hint}".rstrip())
    corpus = load_corpus()
    for card in found:
        if arguments.json:
            _print_json(card)
        else:
            print("\n".join((*_lines(card), *_said(corpus, (card.face.name,), card.edition))), end="\n\n")
    return 0


def _print_shipped(card: LibraryCard, as_json: bool) -> None:
    """A card of the library: what it knows, in the engine's wording, and what it does not know for certain."""
    from agot_judge.text.unparse import unparse

    face, abilities = card.definition.face, card.definition.abilities or ()
    if as_json:
        from agot_judge.scenario.structured import tree_as_data

        as_data = {"face": face, "library": True, "abilities": tree_as_data(abilities)}
        _print_json(as_data | {"unsure": card.definition.unsure})
        return
    print(f"{card.label}  {face.code}".rstrip())
    faction, type_, *others = facts(Card(face=face))
    known = {"faction": faction, "type": type_}
    named = (words for key, words in known.items() if key not in card.definition.unsure)
    print(" · ".join((*named, *others)))
    print(FROM_LIBRARY)
    for line in (*face.text.splitlines(), *(unparse(ability, face.name) for ability in abilities)):
        print(f"  {line}")
    if card.definition.unsure:
        print(f"Not known for certain: {', '.join(card.definition.unsure)}")
    print("\n".join(_said(load_corpus(), card.labels, EDITION)), end="\n\n")


def facts(card: Card) -> Iterator[str]:
    """The print on a card besides its text, part by part."""
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
        "income": face.income,
        "influence": face.influence or None,
        "initiative": face.initiative,
        "claim": face.claim,
        "reserve": face.reserve,
    }
    yield from (f"{name} {value}" for name, value in numbers.items() if value is not None)
    if face.icons:
        yield ", ".join(face.icons)
    if face.naval:
        yield f"naval {', '.join(face.naval)}"
    if face.crests:
        yield f"crest {', '.join(face.crests)}"
    if face.traits:
        yield ". ".join(face.traits) + "."


def _lines(card: Card) -> Iterator[str]:
    yield f"{card.label}  {card.face.code}"
    yield " · ".join(facts(card))
    if card.face.text:
        yield card.face.text
    for one in card.errata:
        yield f"Erratum, {one.outcome} [{one.cite}]"


def _said(corpus: Corpus, titles: tuple[str, ...], edition: str) -> Iterator[str]:
    """The paragraphs that name the card by one of its titles, each by its citation."""
    wanted = {plain(title) for title in titles}
    names = [name for name in corpus.cards() if plain(name) in wanted]
    ids = dict.fromkeys(paragraph.id for name in names for paragraph, _ in corpus.naming(name, edition))
    yield from (f"Named by {corpus.cite_label(id_)} [{id_}]" for id_ in ids)


def _print_json(card: object) -> None:
    import msgspec

    sys.stdout.buffer.write(msgspec.json.encode(card) + b"\n")
    sys.stdout.buffer.flush()
