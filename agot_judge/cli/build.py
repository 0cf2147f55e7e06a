"""``agot-judge build``: make beforehand what the first page would otherwise wait for."""

import argparse


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``build`` to the commands."""
    parser = subparsers.add_parser("build", help="parse the documents and build the search index")
    parser.set_defaults(func=_build)


def _build(_arguments: argparse.Namespace) -> int:
    """Open the corpus and the index once: each is built when it is missing or stale, and kept in the instance folder."""
    from agot_judge.corpus.store import load_corpus
    from agot_judge.search import open_index

    corpus = load_corpus()
    open_index(corpus)
    print(
        f"{sum(1 for _ in corpus.paragraphs())} paragraphs of {len(corpus.documents())} documents are ready"
    )
    return 0
