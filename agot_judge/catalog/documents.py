"""What the official documents say of cards: errata, and the paragraphs that name them."""

from functools import lru_cache

from agot_judge.cards.errata import Erratum
from agot_judge.cards.pool import plain
from agot_judge.corpus.model import Entry
from agot_judge.corpus.store import Corpus

EDITION = "2e"
"""The edition whose cards can be imported."""


def errata_of(corpus: Corpus) -> tuple[Erratum, ...]:
    """Every erratum of a card in the documents of the edition."""
    return tuple(
        Erratum(
            title=entry.card.title,
            number=int(entry.card.number) if entry.card.number.isdigit() else None,
            text=paragraph.text,
            cite=paragraph.id,
        )
        for entry in corpus.entries()
        if entry.kind == "erratum" and entry.card is not None and _is_of_edition(corpus, entry)
        for paragraph in entry.paragraphs
    )


@lru_cache(maxsize=4)
def names_with_rulings(corpus: Corpus) -> frozenset[str]:
    """The names, as `plain` has them, of the cards that a paragraph names which is no erratum of the card."""
    return frozenset(
        plain(name)
        for name in corpus.cards()
        for paragraph, link in corpus.naming(name, EDITION)
        if link.kind != "erratum-of"
    )


def _is_of_edition(corpus: Corpus, entry: Entry) -> bool:
    return corpus.document(entry.document).edition == EDITION
