"""The number of references in the text lead somewhere, by the words that make them."""

from msgspec import Struct

from agot_judge.corpus.model import Unresolved
from agot_judge.corpus.store import Corpus

KINDS = ("related", "see", "step", "ruling")
"""Links that words of the text make to another place of the rules; cards are counted apart."""


class References(Struct, frozen=True):
    """The result of `count_references`."""

    resolved: int
    """References that lead to an entry or a paragraph."""
    unresolved: tuple[Unresolved, ...]
    """The references that lead nowhere in the corpus, with the reasons."""
    emptied: tuple[Unresolved, ...]
    """Of those resolved: what leads to the place of something that is lost."""
    orphaned: tuple[Unresolved, ...]
    """Reviewed relations of which one end is retired and redirects nowhere: no words of the text make them."""
    cards: int
    """Times that a paragraph names a card, an erratum's own card left out."""
    cards_with_number: int
    """Of those, with set and collector number beside the name."""

    @property
    def share(self) -> float:
        """The share of references that are resolved, from 0 to 1; 1 where there is none."""
        total = self.resolved + len(self.unresolved)
        return self.resolved / total if total else 1.0


def count_references(corpus: Corpus) -> References:
    """The references of all documents."""
    links = [link for paragraph in corpus.paragraphs() for link in paragraph.links]
    cards = [link for link in links if link.kind == "names-card"]
    return References(
        resolved=sum(link.kind in KINDS and bool(link.text) for link in links),
        unresolved=tuple(one for one in corpus.unresolved if one.words and not one.to),
        emptied=tuple(one for one in corpus.unresolved if one.to),
        orphaned=tuple(one for one in corpus.unresolved if not one.words),
        cards=len(cards),
        cards_with_number=sum(link.text.endswith(")") for link in cards),
    )
