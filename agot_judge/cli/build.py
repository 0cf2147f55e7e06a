"""``agot-judge build``: make beforehand what the first page would otherwise wait for."""

import argparse


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``build`` to the commands."""
    parser = subparsers.add_parser(
        "build",
        help="parse the documents, build the search index and the tables that read card text, read which test shows what",
    )
    parser.set_defaults(func=_build)


def _build(_arguments: argparse.Namespace) -> int:
    """Open the corpus, the index, the grammars and the tests once; the instance folder keeps what was missing or stale."""
    from agot_judge.corpus.store import load_corpus
    from agot_judge.coverage import EDITIONS_COVERED, shown_by_tests
    from agot_judge.search import open_index
    from agot_judge.text.topics import TOPICS

    corpus = load_corpus()
    open_index(corpus)
    for edition in EDITIONS_COVERED:
        shown_by_tests(corpus, edition)
    grammars = [topic.table for topic in TOPICS]
    print(
        f"{sum(1 for _ in corpus.paragraphs())} paragraphs of {len(corpus.documents())} documents "
        f"and {len(grammars)} grammars of card text are ready"
    )
    return 0
