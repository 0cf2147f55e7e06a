"""Lines of traces to be read against the paragraphs that they cite, drawn by lot or one of each kind.

``python -m benchmarks.citations FILE... [--cards PACK...] [--kinds] [--draw 60] [--seed 1]`` runs the scenarios and
prints lines of their traces, each with its citations in their order and the beginning of each paragraph. ``--kinds``
prints one line of each kind instead: those whose words differ only in names and numbers count as one kind.
"""

import argparse
import random
import re
from collections.abc import Iterator
from pathlib import Path

from agot_judge.cards.importers.obtain import obtain
from agot_judge.cards.importers.shapes import read_data
from agot_judge.cards.pool import Pools
from agot_judge.corpus.model import body
from agot_judge.corpus.store import Corpus, load_corpus
from agot_judge.scenario.execution import run_text
from agot_judge.scenario.result import TraceLine

BEGINNING = 130
"""Characters of a paragraph that are printed beside its id."""

Found = tuple[str, TraceLine]
"""The name of the file, and a line of its trace."""


def main(words: list[str]) -> int:
    """Print the lines; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.citations")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--cards", nargs="+", default=[], metavar="PACK", help="packs of printed cards")
    parser.add_argument("--kinds", action="store_true", help="one line of each kind, the commonest first")
    parser.add_argument("--draw", type=int, default=60, metavar="NUMBER")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    corpus = load_corpus()
    found = list(_lines(given.files, given.cards))
    if given.kinds:
        for count, one in _kinds(found):
            print(f"{count} x ", end="")
            _print(corpus, one)
        return 0
    for one in random.Random(given.seed).sample(found, min(given.draw, len(found))):
        _print(corpus, one)
    return 0


def _lines(files: list[Path], cards: list[str]) -> Iterator[Found]:
    pool = Pools(card for file in cards for card in read_data(file, obtain(file)).cards)
    for file in files:
        for line in run_text(file.read_text(encoding="utf-8"), pool).trace:
            if line.cites:
                yield file.name, line


def _kinds(found: list[Found]) -> list[tuple[int, Found]]:
    """One line of each kind and of each first citation with how many there are, the commonest first."""
    kinds: dict[tuple[str, tuple[str, ...]], list[Found]] = {}
    for one in found:
        line = one[1]
        kinds.setdefault((_words(line.text), line.cites), []).append(one)
    return sorted(((len(lines), lines[0]) for lines in kinds.values()), key=lambda kind: -kind[0])


def _words(text: str) -> str:
    """The text without what differs between boards: quotations, names, numbers."""
    text = re.sub(r"\"[^\"]*\"", "Q", text)
    text = re.sub(r"(?:[A-Z][\w'’-]*(?:#\d+)?(?: (?:of|the|for) (?=[A-Z]))?[ ,]*)+", "N ", text)
    return re.sub(r"(?:N (?:and|or) )+N", "N", re.sub(r"[-+]?\d+", "0", text))


def _print(corpus: Corpus, found: Found) -> None:
    file, line = found
    print(f"[{line.kind}] {line.step} {line.text}   ({file}:{line.n})")
    for cite in line.cites:
        text = " ".join(body(corpus.paragraph(cite)).split())
        print(f"    {cite}: {text[:BEGINNING]}")


if __name__ == "__main__":
    import sys

    raise SystemExit(main(sys.argv[1:]))
