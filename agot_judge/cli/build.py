"""``agot-judge build``: make beforehand what the first page would otherwise wait for."""

import argparse


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``build`` to the commands."""
    parser = subparsers.add_parser(
        "build", help="parse the documents, build the search index and the tables that read card text"
    )
    parser.set_defaults(func=_build)


def _build(_arguments: argparse.Namespace) -> int:
    """Open the corpus, the index and the grammars once: what is missing or stale is made, and kept in the instance folder."""
    from agot_judge.corpus.store import load_corpus
    from agot_judge.search import open_index
    from agot_judge.text.topics import TOPICS

    corpus = load_corpus()
    open_index(corpus)
    grammars = [topic.table for topic in TOPICS]
    print(
        f"{sum(1 for _ in corpus.paragraphs())} paragraphs of {len(corpus.documents())} documents "
        f"and {len(grammars)} grammars of card text are ready"
    )
    return 0
