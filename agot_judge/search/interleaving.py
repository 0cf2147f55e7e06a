"""One list of the paragraphs of several editions: whose come first, and how many of the others stand among the first ones."""

from collections.abc import Mapping, Sequence

AMONG_FIRST = (0.64, 0.11, 0.07, 0.05, 0.04)
"""The chance that the best, the second best paragraph of an edition is the one that is looked for, where that edition is
meant."""

MIXED = 0.15
"""An edition less likely than so much of the likeliest one is not meant as well."""

OTHERS = 0.3
"""The share of a list that paragraphs of the editions that do not lead have, where there are others to show."""


def interleaved(
    shares: Mapping[str, float], orders: Mapping[str, Sequence[int]], limit: int
) -> tuple[int, ...]:
    """At most ``limit`` paragraphs out of ``orders``, those of each edition, best first.

    ``shares`` say how likely each edition is meant, the likeliest first: it leads. Another one that may be meant as well
    stands behind the first of the leading ones with so many as belong among the first five. The others of the leading
    edition follow, and behind them some of every other edition.
    """
    first = _taken(shares, orders, min(limit, len(AMONG_FIRST)))
    shown = [number for name in shares for number in orders[name][: first[name]]]
    lead, *others = shares
    behind = _behind({name: orders[name][first[name] :] for name in others}, shares)
    held = sum(first[name] for name in others)
    rest = max(0, min(len(behind), int(limit * OTHERS) - held))
    led = orders[lead][first[lead] : limit - held - rest]
    return (*shown, *led, *behind[: limit - len(shown) - len(led)])


def _taken(
    shares: Mapping[str, float], orders: Mapping[str, Sequence[int]], places: int
) -> Mapping[str, int]:
    """The number of paragraphs of each edition that stand at the first ``places``, so that the one looked for is likeliest among
    them."""
    taken = dict.fromkeys(shares, 0)
    least = MIXED * max(shares.values())
    for _ in range(places):
        left = [name for name in shares if taken[name] < len(orders[name])]
        left = [name for name in left if shares[name] >= least] or left
        if not left:
            break
        best = max(left, key=lambda name: shares[name] * AMONG_FIRST[taken[name]])
        taken[best] += 1
    return taken


def _behind(orders: Mapping[str, Sequence[int]], shares: Mapping[str, float]) -> list[int]:
    """The paragraphs of several editions in one order: by how likely each is the one that is looked for."""
    likely = {
        number: shares[name] * (AMONG_FIRST[place] if place < len(AMONG_FIRST) else 0.0)
        for name, order in orders.items()
        for place, number in enumerate(order)
    }
    return sorted(likely, key=lambda number: -likely[number])
