"""``agot-judge build``: make beforehand what the first page would otherwise wait for."""

import argparse
from functools import partial


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``build`` to the commands."""
    parser = subparsers.add_parser(
        "build",
        help="parse the documents, make the search index, the tables that read card text and the exercises, read the tests",
    )
    parser.set_defaults(func=_build)


def _build(_arguments: argparse.Namespace) -> int:
    """Open or make what pages need, once; the instance folder keeps what was missing or stale."""
    from agot_judge.corpus.store import load_corpus
    from agot_judge.coverage import shown_by_tests
    from agot_judge.editions import played
    from agot_judge.search import open_index
    from agot_judge.text.grammar import FRAGMENTS
    from agot_judge.training.pool import ready
    from agot_judge.training.proved import proved

    corpus = load_corpus()
    open_index(corpus)
    for edition in played():
        shown_by_tests(corpus, edition)
    grammars = [fragment.table for fragment in FRAGMENTS]
    pools = [ready(corpus, edition, partial(proved, corpus, edition)) for edition in played()]
    exercises = sum(len(pool.exercises) for pool in pools if pool is not None)
    print(
        f"{sum(1 for _ in corpus.paragraphs())} paragraphs of {len(corpus.documents())} documents, "
        f"{len(grammars)} grammars of card text and {exercises} exercises are ready"
    )
    return 0
