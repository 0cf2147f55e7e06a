"""Exercises drawn by lot for somebody who reads them without their keys.

    python -m benchmarks.blind_reading SEED [NUMBER] [FOLDER]

Writes two files: the questions as the page shows them, and the keys. As many of each kind are drawn as the number
allows; the reader answers all before opening the second file.
"""

import random
import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from agot_judge.corpus.store import Corpus, load_corpus
from agot_judge.training.model import Exercise
from agot_judge.training.pool import kept_pool
from agot_judge.web import create_app
from agot_judge.web.train.card_on_board import CardOnBoard
from agot_judge.web.train.position import Position, played_again, position

DEFAULT_NUMBER = 60


def drawn(exercises: tuple[Exercise, ...], seed: int, number: int) -> tuple[Exercise, ...]:
    """Exercises drawn by lot: the kinds take turns, so that each has as many as it can."""
    lot = random.Random(seed)
    kinds: dict[str, list[Exercise]] = {}
    for one in sorted(exercises, key=lambda one: one.id):
        kinds.setdefault(one.kind, []).append(one)
    for some in kinds.values():
        lot.shuffle(some)
    turns = zip_longest(*(kinds[kind] for kind in sorted(kinds)))
    found = [one for turn in turns for one in turn if one is not None][:number]
    return tuple(sorted(found, key=lambda one: (one.kind, one.id)))


def question(corpus: Corpus, one: Exercise) -> Iterator[str]:
    """The lines of a question as its page shows it, without its key."""
    shown = position(corpus, played_again(one), one)
    yield from _board(shown)
    yield f"   ASK ({one.takes}): {one.prompt}"
    for number, choice in enumerate(one.choices, 1):
        yield f"     {number}) {choice.text}"


def key(one: Exercise) -> Iterator[str]:
    """The lines that say which choices are right, by which paragraphs, and why."""
    yield f"   KEY {', '.join(str(place + 1) for place in one.key)}; best {one.best}; {one.proof}"
    yield f"   accepted: {', '.join(one.accepted)}"
    for number, choice in enumerate(one.choices, 1):
        if choice.because or choice.belief:
            yield f"     {number}) {choice.because} {choice.belief}"


def _board(shown: Position) -> Iterator[str]:
    if shown.challenge:
        yield f"   {shown.challenge}"
    for side in shown.sides:
        yield f"   {side.name}: {' · '.join(side.facts)}"
        for where, cards in (("play", side.play), ("hand", side.hand)):
            for card in cards:
                yield f"     {where}: {_card(card)}"
    for line in shown.before:
        yield f"   before: {line.text}"


def _card(card: CardOnBoard) -> str:
    return f"{card.name} [{', '.join(card.marks)}] {' / '.join(card.text.splitlines())}"


def main() -> None:
    """Write the questions and the keys."""
    seed = int(sys.argv[1])
    number = int(sys.argv[2]) if len(sys.argv) > 2 else DEFAULT_NUMBER
    folder = Path(sys.argv[3] if len(sys.argv) > 3 else ".")
    pool = kept_pool("2e")
    if pool is None:
        sys.exit("no exercises are made yet: run 'agot-judge train build'")
    corpus = load_corpus()
    chosen = drawn(pool.exercises, seed, number)
    for name, lines_of_one in (("questions", lambda one: question(corpus, one)), ("keys", key)):
        path = folder / f"blind-{seed}-{name}.txt"
        with create_app().test_request_context(), path.open("w", encoding="utf-8") as file:
            for place, one in enumerate(chosen, 1):
                print(f"{place}. {one.id} {one.kind}", *lines_of_one(one), "", sep="\n", file=file)
        print(f"{len(chosen)} {name}: {path}")


if __name__ == "__main__":
    main()
