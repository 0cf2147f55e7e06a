"""Earlier cases that are like one: by the paragraphs cited, the cards, the words of the question. Never an answer."""

from collections.abc import Callable, Iterable, Sequence
from math import log, sqrt

from msgspec import Struct

from agot_judge.events.names import nameless
from agot_judge.events.state import Case

MOST = 3
CARDS = 0.3
WORDS = 0.3
LEAST_WORDS = 0.2
"""Words alone are a reason from this share of all on."""


class Features(Struct, frozen=True, kw_only=True):
    """The things by which a case is compared."""

    cites: frozenset[str] = frozenset()
    cards: frozenset[str] = frozenset()
    words: frozenset[str] = frozenset()


class Earlier(Struct, frozen=True, kw_only=True):
    """An earlier case that is like the one at hand."""

    case: Case
    event: str
    score: float
    cites: tuple[str, ...]
    """The ids of the paragraphs that both cite, the rarest first."""
    cards: tuple[str, ...]
    words: tuple[str, ...]


def features(case: Case, words: Callable[[str], frozenset[str]]) -> Features:
    """The features of a case: of an open one, the paragraphs that its board offers."""
    opened = case.opened
    cited = {cited.id for cited in case.cites}
    if not cited and opened is not None and opened.board is not None:
        cited = {cite for line in opened.board.lines for cite in line.cites}
    return Features(
        cites=frozenset(cited),
        cards=frozenset(card.casefold() for card in opened.cards) if opened is not None else frozenset(),
        words=words(nameless(opened.question)) if opened is not None else frozenset(),
    )


def earlier(
    asked: Features, others: Sequence[tuple[str, Case]], words: Callable[[str], frozenset[str]]
) -> tuple[Earlier, ...]:
    """Up to three cases that are like what is asked, the likest first; ``others`` are events' ids with cases."""
    known = [(event, case, features(case, words)) for event, case in others]
    weights = _rarity([found.cites for _, _, found in known] + [asked.cites])
    liked = [
        one
        for event, case, found in known
        if (one := _compared(asked, found, event, case, weights)) is not None
    ]
    return tuple(sorted(liked, key=lambda one: (-one.score, -one.case.opened_at, one.case.uuid))[:MOST])


def _compared(
    asked: Features, found: Features, event: str, case: Case, weights: dict[str, float]
) -> Earlier | None:
    cites = asked.cites & found.cites
    cards = asked.cards & found.cards
    words = asked.words & found.words
    share = len(words) / len(asked.words | found.words) if words else 0.0
    if not cites and not cards and share < LEAST_WORDS:
        return None
    score = _cosine(asked.cites, found.cites, weights)
    score += CARDS * (len(cards) / len(asked.cards | found.cards) if cards else 0.0) + WORDS * share
    return Earlier(
        case=case,
        event=event,
        score=score,
        cites=tuple(sorted(cites, key=lambda one: (-weights[one], one))),
        cards=tuple(sorted(cards)),
        words=tuple(sorted(words)),
    )


def _rarity(cited: Iterable[frozenset[str]]) -> dict[str, float]:
    """The weight of each paragraph: the log of how many cases there are by how many cite it."""
    sets = list(cited)
    counts: dict[str, int] = {}
    for cites in sets:
        for cite in cites:
            counts[cite] = counts.get(cite, 0) + 1
    # One more than there are: a paragraph that all of them cite still says a little.
    return {cite: log((len(sets) + 1) / count) for cite, count in counts.items()}


def _cosine(one: frozenset[str], other: frozenset[str], weights: dict[str, float]) -> float:
    both = sum(weights[cite] ** 2 for cite in one & other)
    if not both:
        return 0.0
    length = sqrt(sum(weights[cite] ** 2 for cite in one)) * sqrt(sum(weights[cite] ** 2 for cite in other))
    return both / length
