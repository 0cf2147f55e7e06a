"""The standing of paragraphs to one another: what overrides or refines which, and what is the same in another printing."""

from collections.abc import Collection, Iterable, Mapping

from agot_judge.citation import CitationId
from agot_judge.corpus.model import Paragraph
from agot_judge.search.index import SearchIndex

REFINED = 10
"""The number of first paragraphs for which a refinement in another document stands above the refined one, ..."""

REFINING = 0.8
"""... where it has itself so much of the other's score: it may refine what was not asked about."""


class Standing:
    """The relations that decide the order of paragraphs, by document number."""

    def __init__(self, index: SearchIndex) -> None:
        self._ids = index.ids
        self._overriding: dict[int, tuple[int, ...]] = {}
        self._refining: dict[int, tuple[int, ...]] = {}
        self._printing_of: dict[int, int] = {}
        document_of = index.corpus.document_of
        for number, id_ in enumerate(index.ids):
            paragraph = index.corpus.paragraph(id_)
            above = [index.numbers[one.id] for one in index.corpus.overriding(id_)]
            refining = [
                index.numbers[to]
                for to in _linked(paragraph, "refined-by", index.numbers)
                if document_of(to) is not document_of(id_)
            ]
            if above:
                self._overriding[number] = tuple(above)
            if refining:
                self._refining[number] = tuple(refining)
            for to in _linked(paragraph, "printing-of", index.numbers):
                self._printing_of[number] = index.numbers[to]

    def printings(self, number: int) -> tuple[CitationId, ...]:
        """The same paragraph in other printings."""
        return tuple(self._ids[other] for other, main in self._printing_of.items() if main == number)

    def folded(self, order: Iterable[int], found: Collection[int]) -> list[int]:
        """``order`` without the other printings of paragraphs that are ``found``."""
        return [number for number in order if self._printing_of.get(number, -1) not in found]

    def with_precedence(
        self,
        order: list[int],
        scores: dict[int, float],
        inside: Collection[int],
        named: Mapping[int, str],
    ) -> list[int]:
        """``order`` with each overriding paragraph above what it overrides; below entries that were cited by their number.

        Only what is ``inside`` is lifted. ``scores`` become those of the new order: they never rise on the way down.
        """
        placed: dict[int, None] = {number: None for number in order if named.get(number) == "number"}
        for place, number in enumerate(order):
            above = set(self._overriding.get(number, ()))
            if place < REFINED and number not in named:
                least = REFINING * scores[number]
                above.update(n for n in self._refining.get(number, ()) if scores.get(n, 0.0) >= least)
            lifted = [one for one in above if one in inside and one not in placed]
            for one in sorted(lifted, key=lambda one: (-scores.get(one, 0.0), one)):
                scores[one] = max(scores[number], scores.get(one, 0.0))
                placed[one] = None
            placed.setdefault(number)
        lowest = max(scores.values(), default=0.0)
        for number in placed:
            lowest = scores[number] = min(lowest, scores[number])
        return list(placed)


def _linked(paragraph: Paragraph, kind: str, known: Mapping[str, int]) -> list[str]:
    return [link.to for link in paragraph.links if link.kind == kind and link.to in known]
