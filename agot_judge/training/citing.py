"""Rarity of citations: how rarely each paragraph is cited, and which paragraphs could be taken for another."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from agot_judge.corpus.model import Paragraph
from agot_judge.corpus.store import Corpus
from agot_judge.engine.state.trace import Entry
from agot_judge.training.model import entry_of
from agot_judge.training.played import Played

COMMON, RARE = 0.25, 0.08
"""The shares of traces above which a citation is one of the commonest, and up to which it tells something (V4)."""
LEAST_LETTERS = 40
_CHANGING = ("overrides", "overridden-by", "refines", "refined-by")
"""Links between paragraphs of which one changes what the other says: both decide what one does."""
_NAMING = ("related", "see", "step", "ruling")
"""Links by which an entry names another one."""
_RULES = ("rule", "bullet", "step", "ruling", "answer", "item")


def grounds(entry: Entry) -> tuple[str, ...]:
    """All paragraphs on which a line may be said to rest: those that it shows, then those that say as much (decision 25)."""
    return (*entry.cites, *(cite for cite in entry.applied if cite not in entry.cites))


class Citing:
    """In which share of the traces each paragraph is cited."""

    def __init__(
        self, played: Iterable[Played], count: Mapping[str, int] | None = None, traces: int = 0
    ) -> None:
        """The counts of these boards, beside those that were counted before."""
        self.count: Counter[str] = Counter(count or {})
        self.traces = traces
        for one in played:
            self.traces += 1
            self.count.update({cite for entry in one.trace for cite in grounds(entry)})

    def share(self, cite: str) -> float:
        """From 0 to 1."""
        return self.count[cite] / self.traces if self.traces else 0.0

    def is_rare(self, cite: str) -> bool:
        """True where the citation tells something: a trace in many does without it."""
        return self.count[cite] <= max(1, RARE * self.traces)

    def rarest(self, cites: Sequence[str]) -> str:
        """The one that is cited most rarely; the first of several."""
        return min(cites, key=lambda cite: (self.count[cite], cites.index(cite)), default="")

    def deciding(self, entry: Entry, own: Sequence[str] = ()) -> str:
        """The paragraph that tells most of a line: one that its position is about, else the rarest that it shows, else the
        rarest of all; empty for a line that rests on none."""
        every = grounds(entry)
        about = tuple(cite for cite in own if cite in every and self.is_rare(cite))
        shown = tuple(cite for cite in entry.cites if self.is_rare(cite))
        return self.rarest(about or shown or every)


def is_a_rule(paragraph: Paragraph) -> bool:
    """True for a paragraph that says something by itself: no heading, no example, no part of a list."""
    return paragraph.kind in _RULES and paragraph.lead_in is None and len(paragraph.text) > LEAST_LETTERS


def changing(paragraph: Paragraph) -> frozenset[str]:
    """The paragraphs that change what this one says, or that it changes."""
    return frozenset(link.to for link in paragraph.links if link.kind in _CHANGING)


def of_the_entry(corpus: Corpus, cite: str) -> tuple[str, ...]:
    """The paragraphs of the entry of a paragraph."""
    return tuple(one.id for one in corpus.entry(entry_of(cite)).paragraphs)


def of_named_entries(corpus: Corpus, cite: str) -> tuple[str, ...]:
    """The paragraphs of the entries that the entry of a paragraph names: by "see also", as a step, or as the rule of a ruling;
    of its edition alone."""
    edition = f"{cite.partition('/')[0]}/"
    own = entry_of(cite)
    links = [link for one in corpus.entry(own).paragraphs for link in one.links if link.kind in _NAMING]
    named = dict.fromkeys(_named_entry(link.to) for link in links if link.to.startswith(edition))
    return tuple(one.id for entry in named if entry != own for one in corpus.entry(entry).paragraphs)


def _named_entry(id_: str) -> str:
    return entry_of(id_) if id_.rpartition("/")[2].isdigit() and id_.count("/") > 2 else id_


def mistakable(corpus: Corpus, cites: Sequence[str], not_these: frozenset[str]) -> tuple[str, ...]:
    """Paragraphs that could be taken for one of these: of the same entries, then of related ones.

    Left out are headings, examples and lists, what is cited in the trace (``not_these``), and what is linked to a right
    one (V4).
    """
    right = [corpus.paragraph(cite) for cite in cites]
    linked = {link.to for paragraph in right for link in paragraph.links}
    entries = dict.fromkeys(entry_of(cite) for cite in cites)
    related = dict.fromkeys(
        link.to
        for entry in entries
        for paragraph in corpus.entry(entry).paragraphs
        for link in paragraph.links
        if link.kind in ("related", "see", "step")
    )
    found: list[str] = []
    for entry in (*entries, *related):
        id_ = _named_entry(entry)
        if id_.startswith("card:"):
            continue
        for paragraph in corpus.entry(id_).paragraphs:
            if is_a_rule(paragraph) and paragraph.id not in not_these and paragraph.id not in linked:
                found.append(paragraph.id)
    return tuple(dict.fromkeys(found))
