"""Statements of the official documents about cards: errata, and the paragraphs that name them."""

from functools import lru_cache

from agot_judge.cards.errata import Erratum
from agot_judge.cards.pool import plain
from agot_judge.corpus.store import Corpus

EDITION = "2e"
"""The edition of which the cards are if nothing else is said."""
EDITIONS = ("2e", "1e")
"""The editions whose cards can be imported."""
TEMPLATINGS = {"2e": "", "1e": "first"}
"""The templating of the cards of each edition."""


def errata_of(corpus: Corpus) -> tuple[Erratum, ...]:
    """Every erratum of a card in the documents of the editions whose cards can be imported."""
    return tuple(
        Erratum(
            edition=corpus.document(entry.document).edition,
            title=entry.card.title,
            set=entry.card.set,
            number=int(entry.card.number) if entry.card.number.isdigit() else None,
            text=paragraph.text,
            cite=paragraph.id,
        )
        for entry in corpus.entries()
        if entry.kind == "erratum"
        and entry.card is not None
        and corpus.document(entry.document).edition in EDITIONS
        for paragraph in entry.paragraphs
    )


@lru_cache(maxsize=4)
def names_with_rulings(corpus: Corpus, edition: str) -> frozenset[str]:
    """The names, as `plain` has them, of the cards that a paragraph of the edition names which is no erratum of the card."""
    return frozenset(
        plain(name)
        for name in corpus.cards()
        for paragraph, link in corpus.naming(name, edition)
        if link.kind != "erratum-of"
    )
