"""The cards that a question names: what stands above the paragraphs that are found."""

from functools import lru_cache

from flask import request
from msgspec import Struct

from agot_judge.cards.card import Card
from agot_judge.cards.pool import Pool, Pools
from agot_judge.catalog.documents import EDITION
from agot_judge.corpus.store import Corpus
from agot_judge.search import CardNames, FoundCard, Search
from agot_judge.web.card_library import pools_while_reachable
from agot_judge.web.card_models import CardRow
from agot_judge.web.card_pages import card_row
from agot_judge.web.card_text import Line, lines_of
from agot_judge.web.cards_named import known_name, said_of
from agot_judge.web.library import library
from agot_judge.web.library_cards import ShippedCard, shipped_cards
from agot_judge.web.pages import Citation
from agot_judge.web.urls import card_url

MOST = 3
"""The most cards that stand above the paragraphs."""

WITH_TEXT = 2
"""Where more cards share the name, their texts are a tap away."""


class PrintedFace(Struct, frozen=True, kw_only=True):
    """An imported card of the name."""

    row: CardRow
    text: tuple[Line, ...]
    """Empty where too many cards share the name."""


class ShownCard(Struct, frozen=True, kw_only=True):
    """A card that is named, with what is known of it."""

    title: str
    url: str
    """The page of the card; empty where there is none."""
    faces: tuple[PrintedFace, ...]
    shipped: tuple[ShippedCard, ...]
    """The cards of this name in the library, where none is imported."""
    errata: tuple[Citation, ...]
    rulings: tuple[Citation, ...]


def card_names() -> CardNames:
    """The cards that are known now: the imported ones, and those that the documents name."""
    return _names(library().search, pools_while_reachable())


@lru_cache(maxsize=2)
def _names(search: Search, pools: Pools) -> CardNames:
    return search.names_with(dict.fromkeys(pools.titles()), pools.text_of)


def shown_cards(found: tuple[FoundCard, ...], edition: str) -> tuple[ShownCard, ...]:
    """The cards of which something is known in ``edition``, the first ones named."""
    corpus, pool = library().corpus, pools_while_reachable().of(edition)
    shown = (_shown(request.root_path, corpus, pool, one.title, edition) for one in found)
    return tuple(one for one in shown if one.faces or one.shipped or one.errata or one.rulings)[:MOST]


@lru_cache(maxsize=256)
def _shown(_root: str, corpus: Corpus, pool: Pool, title: str, edition: str) -> ShownCard:
    """The faces and paragraphs of a card, with addresses below a root, kept: whoever types asks for them at every letter."""
    cards = _of_different_facts(pool, title)
    shipped = shipped_cards(title) if edition == EDITION and not cards else ()
    name = known_name(corpus, title)
    said = said_of(corpus, name, edition) if name else None
    return ShownCard(
        title=title,
        url=card_url(title) if name or cards else "",
        faces=tuple(
            PrintedFace(row=card_row(card), text=lines_of(card.face.text) if len(cards) <= WITH_TEXT else ())
            for card in cards
        ),
        shipped=shipped,
        errata=tuple(one.citation for one in said.errata) if said else (),
        rulings=tuple(
            mention.citation for group in said.groups for mention in group.mentions if not group.note
        )
        if said
        else (),
    )


def _of_different_facts(pool: Pool, title: str) -> tuple[Card, ...]:
    """The cards of this title, printings of the same one counted once."""
    codes = {face.code for face in pool.named(title)}
    return tuple(card for card in pool.printings(title) if card.face.code in codes)
