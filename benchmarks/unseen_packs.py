"""How much of a pack would be understood had its cards never been seen: each pack without what it alone needs.

``python -m benchmarks unseen_packs --cards FILE...``: packs of cards, whose texts are not part of the project. A rule of
the grammars that only one pack's texts use is as good as written for that pack; each pack is compiled anew without such
rules. What is left is what texts of other packs, or of no pack, have in common with it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from agot_judge.cards.card import Card
from agot_judge.cards.importers.obtain import obtain
from agot_judge.cards.importers.shapes import read_data
from agot_judge.errors import CardDataError
from agot_judge.text.compile import compile_text
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.coverage import coverage_of
from agot_judge.text.discourse.reading import Unclear
from agot_judge.text.names import Names
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import Meaning
from benchmarks.measure import Measurement

HEADER_BUDGET = 95
COMPILED_BUDGET = 75

Construct = tuple[str, ...]
"""A rule of a grammar; or a rule and the kinds of its parts, so that each alternative and optional part is one of its own."""
Called = Callable[[str, str, tuple[Any, ...]], Construct]


def rule(fragment: str, name: str, parts: tuple[Any, ...]) -> Construct:
    """The rule alone."""
    return (fragment, name)


def alternative(fragment: str, name: str, parts: tuple[Any, ...]) -> Construct:
    """The rule with what it was made of: words of the templates as they are, of everything else the kind."""
    kinds = (part if isinstance(part, str) and part.islower() else type(part).__name__ for part in parts)
    return (fragment, name, *kinds)


def measure(cards: list[str]) -> tuple[Measurement, ...]:
    """Lines understood at least to their header, and compiled, of packs that are taken as unseen. Raises CardDataError."""
    packs: dict[str, list[Card]] = defaultdict(list)
    for file in cards:
        packs[file] += read_data(file, obtain(file)).cards
    if len(packs) < 2:
        raise CardDataError("--cards needs two packs at least: each is looked at with what the others have.")
    names = Names.of(card.face for found in packs.values() for card in found)
    whole = coverage_of(line for found in packs.values() for line in compiled(found, names))
    return tuple(
        Measurement(
            name=f"lines of unseen packs, {what}, by {kind}",
            value=100 * share,
            unit="%",
            budget=budget,
            peer="the packs as they are",
            peer_value=100 * of_whole,
            note=f"{whole.lines} lines",
        )
        for kind, called in (("rule", rule), ("alternative", alternative))
        for what, budget, share, of_whole in _shares(packs, names, called, whole.share)
    )


def _shares(
    packs: dict[str, list[Card]], names: Names, called: Called, of_whole: Callable[..., float]
) -> Iterator[tuple[str, int, float, float]]:
    used: dict[str, set[Construct]] = {}
    for pack, cards in packs.items():
        used[pack] = set()
        with each_construct(called, used[pack].add):
            compiled(cards, names)
    lines: list[CompiledLine] = []
    for pack, cards in packs.items():
        known = set[Construct]().union(*(found for other, found in used.items() if other != pack))
        with each_construct(called, _without(known)):
            lines += compiled(cards, names)
    found = coverage_of(lines)
    yield (
        "header or better",
        HEADER_BUDGET,
        found.share("compiled", "header"),
        of_whole("compiled", "header"),
    )
    yield "compiled", COMPILED_BUDGET, found.share("compiled"), of_whole("compiled")


def compiled(cards: list[Card], names: Names) -> list[CompiledLine]:
    """The lines of the cards, compiled anew."""
    return [line for card in cards for line in compile_text(card.face.text or "", card.face, names)]


def _without(known: set[Construct]) -> Callable[[Construct], None]:
    def needed(construct: Construct) -> None:
        if construct not in known:
            raise Unclear("no other pack has it")

    return needed


@contextmanager
def each_construct(called: Called, seen: Callable[[Construct], None]) -> Iterator[None]:
    """While texts are read, each construct is shown to ``seen`` before its meaning is asked for."""
    kept = {fragment.name: fragment.meanings for fragment in Fragment.all.values()}

    def watched(fragment: str, name: str, meaning: Meaning) -> Meaning:
        def with_parts(reading: Any, *parts: Any) -> Any:
            seen(called(fragment, name, parts))
            return meaning(reading, *parts)

        return with_parts

    for fragment in Fragment.all.values():
        fragment.meanings = {
            name: watched(fragment.name, name, meaning) for name, meaning in fragment.meanings.items()
        }
    try:
        yield
    finally:
        for fragment in Fragment.all.values():
            fragment.meanings = kept[fragment.name]
