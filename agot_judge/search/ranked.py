"""The statements of a ranking: which paragraphs match, in which order, and what is known of each."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from agot_judge.citation import CitationId
from agot_judge.search.query import Asked
from agot_judge.search.scoring import Best, ByPhrases


class About(Struct, frozen=True):
    """A card that was named, for a paragraph that is about it."""

    title: str
    worth: float


class Ranked(Struct, frozen=True):
    """One paragraph that matches."""

    id: CitationId
    score: float
    matched: int
    """The words of the query it has, as a bit for each."""
    meant: int
    """The same with the words that it has something else for."""
    named: str
    """``number``, ``title`` or ``other word`` where the entry was named so, else empty."""
    best: Best | None
    """The phrase that asks for it most like the query does."""
    card: str
    """The card that was named, where the paragraph is about it."""


class Ranking(Struct, frozen=True, kw_only=True):
    """The paragraphs that match, best first."""

    asked: Asked
    """The query that was searched."""
    order: tuple[int, ...]
    """Document numbers, as many as were wanted: those of the leading edition first."""
    lead: str
    """The edition that was chosen, or that the words speak of."""
    has_more: bool
    """True where there are others behind these."""
    scores: Mapping[int, float]
    matched: Sequence[int]
    meant: Sequence[int]
    named: Mapping[int, str]
    by_phrases: ByPhrases
    cards: Mapping[int, About]
    counted: Mapping[str, int]
    """For each edition, how many paragraphs were named or have as many of the words as any has."""
    all_words: int
    """The bits of a paragraph that has every word of the query."""
    unknown: tuple[str, ...]
    """Words as typed that stand in no paragraph, and for which none has anything else."""
    slips: Mapping[str, str]
    """Stems that nothing has, each with the word that was searched instead, a letter away."""
    searched: tuple[frozenset[str], ...]
    """For each word of the query, the stems that were searched for it."""
    missing_phrase: bool
    """True where a quoted phrase stands in no paragraph, so that its words were searched alone."""
    notes: tuple[str, ...]
    """Filters that were left out, each in one sentence."""
