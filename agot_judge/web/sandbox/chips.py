"""Citation chips for what the engine cites."""

from collections.abc import Iterable

from agot_judge.web.library import library
from agot_judge.web.lookup import citation
from agot_judge.web.pages import Citation
from agot_judge.web.urls import paragraph_url


class Chips:
    """Makes each chip once for a page, where the same paragraphs are cited over and over."""

    def __init__(self) -> None:
        self._made: dict[str, Citation] = {}

    def of(self, cites: Iterable[str]) -> tuple[Citation, ...]:
        """The chips of these paragraphs, in their order, each once."""
        return tuple(self.one(cite) for cite in dict.fromkeys(cites))

    def one(self, cite: str) -> Citation:
        """The chip of one paragraph."""
        made = self._made.get(cite)
        if made is None:
            made = self._made[cite] = self._make(cite)
        return made

    def _make(self, cite: str) -> Citation:
        corpus = library().corpus
        if cite in corpus:
            return citation(corpus, cite)
        # The look-up itself says that no paragraph has this id, and which are near: the board goes on.
        return Citation(id=cite, label=cite, url=paragraph_url(cite))

    def label(self, cite: str) -> str:
        """The chip's words alone."""
        return self.one(cite).label
