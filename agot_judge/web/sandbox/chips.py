"""Citation chips for what the engine cites."""

from collections.abc import Iterable

from msgspec.structs import replace

from agot_judge.web.library import library
from agot_judge.web.lookup import citation
from agot_judge.web.pages import Citation
from agot_judge.web.urls import paragraph_url


class Chips:
    """Makes each chip once for a page, where the same paragraphs are cited over and over."""

    def __init__(self) -> None:
        self._made: dict[str, Citation] = {}

    def of(self, cites: Iterable[str]) -> tuple[Citation, ...]:
        """The chips of these paragraphs, each once, those of one entry together: after the first, by number alone."""
        by_entry: dict[str, list[Citation]] = {}
        for cite in dict.fromkeys(cites):
            chip = self.one(cite)
            entry, mark, number = chip.label.rpartition(" ¶")
            if mark and entry in by_entry:
                chip = replace(chip, label=f"¶{number}", note=chip.label)
            by_entry.setdefault(entry or chip.label, []).append(chip)
        return tuple(chip for chips in by_entry.values() for chip in chips)

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
