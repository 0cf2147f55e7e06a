"""The answer of the API about a file of cards or a deck list: what each line or entry was taken for."""

from typing import Annotated

from flask import url_for
from msgspec import Struct

from agot_judge.cards.card import Card
from agot_judge.cards.importers.shapes import read_data
from agot_judge.cards.pool import Pools
from agot_judge.catalog.decks import Deck, deck_of
from agot_judge.corpus.store import Corpus
from agot_judge.errors import CardDataError
from agot_judge.web.api_models import about
from agot_judge.web.api_responses import Refusal


class ReadLine(Struct, frozen=True, kw_only=True):
    """A line that has words, and what it was taken for."""

    place: Annotated[str, about("Where in the text: `line 7`.")]
    words: str
    taken: Annotated[str, about("`3 Hedge Knight (TKP), character`; `a heading`; `no card: a remark`.")]


class CopiesOfCard(Struct, frozen=True, kw_only=True):
    """A card of a deck."""

    code: str
    label: Annotated[str, about("The name by which a scenario means this card alone.")]
    copies: int
    url: Annotated[str, about("Where the API gives the card.")]


class ListedDeck(Struct, frozen=True, kw_only=True):
    """A deck, each card of it imported."""

    name: str
    edition: Annotated[str, about("The edition of its cards: 2e or 1e.")]
    faction: Annotated[str, about("Empty where the list names none.")]
    agendas: tuple[str, ...]
    plots: tuple[CopiesOfCard, ...]
    cards: Annotated[tuple[CopiesOfCard, ...], about("The draw deck, in the order of the list.")]
    lines: Annotated[tuple[ReadLine, ...], about("Every line, with what it was taken for.")]


class ReadCard(Struct, frozen=True, kw_only=True):
    """A card that a file of cards describes."""

    code: str
    label: str
    type: str


class UnusedField(Struct, frozen=True, kw_only=True):
    """A field of which an import keeps nothing."""

    name: str
    count: Annotated[int, about("How many entries have it.")]


class FileAnswer(Struct, frozen=True, kw_only=True):
    """The content of a text."""

    shape: Annotated[str, about("`deck list`, `ThronesDB cards`, `throneteki packs` ..")]
    decks: tuple[ListedDeck, ...]
    cards: tuple[ReadCard, ...]
    packs: Annotated[tuple[str, ...], about("Codes of the packs that a list of packs tells of.")]
    restricted_lists: tuple[str, ...]
    unused: tuple[UnusedField, ...]


SOURCE = "text"
"""The name of the file in messages: the parameter that has it."""


def file_answer(pools: Pools, corpus: Corpus, text: str) -> FileAnswer:
    """The content of the text; nothing of it is kept. Raises Refusal with every line that is not clear."""
    try:
        data = read_data(SOURCE, text.encode("utf-8", "replace"))
        decks = [deck_of(SOURCE, listed, pools, corpus) for listed in data.decks]
    except CardDataError as error:
        raise Refusal(400, error.message, SOURCE) from error
    return FileAnswer(
        shape=data.shape,
        decks=tuple(_deck(deck) for deck in decks),
        cards=tuple(
            ReadCard(code=card.face.code, label=card.label, type=card.face.type) for card in data.cards
        ),
        packs=tuple(pack.code for pack in data.packs),
        restricted_lists=tuple(one.name for one in data.lists),
        unused=tuple(UnusedField(name=name, count=count) for name, count in data.unused),
    )


def _deck(deck: Deck) -> ListedDeck:
    return ListedDeck(
        name=deck.name,
        edition=deck.edition,
        faction=deck.faction,
        agendas=tuple(card.label for card in deck.agendas),
        plots=tuple(_copies(*one) for one in deck.plots),
        cards=tuple(_copies(*one) for one in deck.cards),
        lines=tuple(ReadLine(place=one.place, words=one.words, taken=one.taken) for one in deck.lines),
    )


def _copies(card: Card, copies: int) -> CopiesOfCard:
    return CopiesOfCard(
        code=card.face.code, label=card.label, copies=copies, url=url_for("api.card", code=card.face.code)
    )
