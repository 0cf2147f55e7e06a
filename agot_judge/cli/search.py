"""``agot-judge search``: the paragraphs that answer, best first."""

import argparse
import sys
from typing import TYPE_CHECKING

from agot_judge.cli.counts import count_of
from agot_judge.editions import EDITIONS
from agot_judge.editions import names as names_of_editions

if TYPE_CHECKING:
    from agot_judge.cards.pool import Pools
    from agot_judge.corpus.store import Corpus
    from agot_judge.search import Results

ANY = "any"

MOST_CARDS = 3
"""The most cards that are shown of those that are named."""

LANGUAGE = """\
what may be typed:
  unopposed                  words; table talk will do: "can I sac my dupe"
  4.2.1, (3.3), Stealth      a step, a ruling, a title, an id: its entry comes first
  '"cannot be saved"'        words in a row
  'kneel -stand'             without a word; put -- before a query that begins with -
  'claim (kill or discard)'  one of several; in a sentence, write OR
  doc:faq                    a document, by its id or short name
  ed:1e                      an edition: 2e, 1e, ccg
  kind:erratum               a kind of paragraph or entry: ruling, example, step, ...
  step:4.2                   a framework step with those below it
  card:"Catelyn Stark"       what is about a card
  cites:stealth              what refers to a paragraph or an entry
  ver:3.12                   what first appeared in a version
Filters may be excluded (-doc:faq). What is not understood is said and read as words.
"""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``search`` to the commands."""
    parser = subparsers.add_parser(
        "search",
        help="find the paragraphs that answer",
        epilog=LANGUAGE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "query", nargs="+", help='words, "phrases", a step or ruling number, a title, an id, filters'
    )
    parser.add_argument(
        "--edition", choices=(*EDITIONS, ANY), default=ANY, help="search one edition only (%(default)s)"
    )
    parser.add_argument("--limit", type=count_of, default=10, help="how many at most (%(default)s)")
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")
    parser.set_defaults(func=_search)


def _search(arguments: argparse.Namespace) -> int:
    """Print what is found; 0 also where nothing is."""
    from agot_judge.catalog.stored import stored_cards
    from agot_judge.corpus.store import load_corpus
    from agot_judge.search import Search, open_index

    corpus = load_corpus()
    search = Search(open_index(corpus))
    pools = stored_cards().pools
    edition = None if arguments.edition == ANY else arguments.edition
    names = search.names_with(dict.fromkeys(pools.titles()), pools.text_of)
    results = search.find(" ".join(arguments.query), edition, arguments.limit, names)
    if arguments.json:
        _print_json(corpus, results)
    else:
        _print_cards(corpus, pools, results)
        _print_text(corpus, results)
    for note in results.notes:
        print(note, file=sys.stderr)
    if not results.hits:
        print("Nothing found.", file=sys.stderr)
    if results.suggestions:
        print("Try: " + "; ".join(one.text for one in results.suggestions), file=sys.stderr)
    return 0


def _print_cards(corpus: "Corpus", pools: "Pools", results: "Results") -> None:
    """The cards that are named, each with its text as far as it is known and the paragraphs that name it."""
    if not results.cards:
        return
    from agot_judge.cli.cards_named import lines_about

    for card in results.cards[:MOST_CARDS]:
        lines = lines_about(corpus, pools.of(results.lead), card.title, results.lead)
        if lines:
            print("\n  ".join(lines), end="\n\n")


def _print_json(corpus: "Corpus", results: "Results") -> None:
    """One object a line, best first. Offsets count characters of the source; ``spans`` lists every piece in reading order."""
    import msgspec

    for hit in results.hits:
        paragraph = corpus.paragraph(hit.id)
        line = {
            "id": hit.id,
            "source": corpus.document_of(hit.id).file,
            "start": min(span.start for span in paragraph.spans),
            "end": max(span.end for span in paragraph.spans),
            "spans": [[span.start, span.end] for span in paragraph.spans],
            "score": hit.score,
            "text": paragraph.text,
        }
        sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")


def _print_text(corpus: "Corpus", results: "Results") -> None:
    """Each paragraph under its citation, what overrides it beside it; those of other editions under a heading, and what
    follows of the leading one under its own."""
    is_lead = True
    for hit in results.hits:
        document = corpus.document_of(hit.id)
        if (document.edition == results.lead) != is_lead:
            is_lead = not is_lead
            print(f"More of the {names_of_editions()[results.lead]}\n" if is_lead else "Other editions\n")
        overriding = "".join(f", overridden by {corpus.cite_label(id_)}" for id_ in hit.overriding)
        print(f"{corpus.cite_label(hit.id)}  ({document.edition}, {hit.id}{overriding})")
        print(f"  {corpus.paragraph(hit.id).text}\n")
