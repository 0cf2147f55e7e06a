"""``agot-judge rules``: what the engine knows about the rules, and where its code does what they say."""

import argparse
import sys
from typing import TYPE_CHECKING

from agot_judge.cli.counts import count_of
from agot_judge.editions import DEFAULT_EDITION, EDITIONS, played, rulebook_for

if TYPE_CHECKING:
    from agot_judge.corpus.store import Corpus
    from agot_judge.coverage import Coverage, Covered
    from agot_judge.coverage.where import Located

WIDTH = 60
"""The number of characters of a paragraph that are printed beside its id."""
PARAGRAPHS, TESTS = 4, 3
"""The number of paragraphs and of tests that are printed of each rule."""

ASKING = """\
what may be asked for:
  stealth, "winning a challenge"    the title of an entry
  4.2.4                             a framework step or a ruling
  2e/rr/stealth, 2e/rr/stealth/1    an entry or a paragraph, by its id
  challenge_keywords, claim:claim   a module, a function
  keyword order                     words of names, docstrings and paragraphs
"""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``rules`` to the commands."""
    parser = subparsers.add_parser("rules", help="where the rules are in the code, and which are implemented")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    where = commands.add_parser(
        "where",
        help="find the code that does what a rule says, and the tests that show it",
        description="Prints the rules of the engine that are asked for, best first: the place of each, its docstring, the "
        "paragraphs on which it rests, and the tests that show them.",
        epilog=ASKING,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    where.add_argument("asked", nargs="+", metavar="WORDS|ID", help="words, a title, a step, ids, a name")
    where.add_argument("--edition", choices=tuple(EDITIONS), help="of one edition (all that an engine runs)")
    where.add_argument("--limit", type=count_of, default=8, help="how many at most (%(default)s)")
    where.add_argument("--json", action="store_true", help="print all of them as one JSON list")
    where.set_defaults(func=_where)
    coverage = commands.add_parser(
        "coverage",
        help="which paragraphs are implemented, by which code, and shown by which test",
        description="Every paragraph of an edition's documents in force is shown, implemented, open or "
        "not mechanical. Printed are the counts, and what is not yet both implemented and shown.",
    )
    coverage.add_argument(
        "--edition",
        choices=tuple(EDITIONS),
        default=DEFAULT_EDITION,
        metavar="EDITION",
        help="the edition whose rules they are (%(default)s)",
    )
    coverage.add_argument("--json", action="store_true", help="print all paragraphs as one JSON object")
    coverage.set_defaults(func=_coverage)
    assumptions = commands.add_parser(
        "assumptions",
        help="what is assumed where an edition's documents are silent",
        description="Each declared assumption: its number, the paragraph to which it is anchored, and what is assumed. "
        "A scenario puts another number in its place: 'assume: {A3: 12}'.",
    )
    assumptions.add_argument(
        "--edition", choices=tuple(EDITIONS), help="of one edition (all that an engine runs)"
    )
    assumptions.add_argument("--json", action="store_true", help="print all of them as one JSON list")
    assumptions.set_defaults(func=_assumptions)


def _where(arguments: argparse.Namespace) -> int:
    from agot_judge.corpus.store import load_corpus
    from agot_judge.coverage import where

    corpus = load_corpus()
    editions = (arguments.edition,) if arguments.edition else played()
    found = where(corpus, arguments.asked, editions)
    if arguments.json:
        import msgspec

        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        return 0
    for rule in found[: arguments.limit]:
        _print_rule(corpus, rule)
    if (left := len(found) - arguments.limit) > 0:
        print(f"{left} more: --limit {len(found)}")
    return 0


def _print_rule(corpus: "Corpus", rule: "Located") -> None:
    """The name and the place of a rule on one line; below it what it says, rests on and is shown by."""
    from agot_judge.corpus.model import body
    from agot_judge.coverage.source import place_of_test

    print(f"{rule.rule}  {rule.place}")
    print(f"  {rule.says}")
    for id_ in rule.rests_on[:PARAGRAPHS]:
        print(f"    {corpus.cite_label(id_)}  {_short(body(corpus.paragraph(id_)))}")
    _print_more(rule.rests_on, PARAGRAPHS, "paragraph")
    for name in rule.shown_by[:TESTS]:
        print(f"    {place_of_test(name)}  {name.partition('::')[2]}".rstrip())
    _print_more(rule.shown_by, TESTS, "test")
    print()


def _print_more(listed: tuple[str, ...], printed: int, kind: str) -> None:
    if (left := len(listed) - printed) > 0:
        print(f"    and {left} more {kind}{'' if left == 1 else 's'}")


def _coverage(arguments: argparse.Namespace) -> int:
    from agot_judge.corpus.store import load_corpus
    from agot_judge.coverage import coverage_of

    corpus = load_corpus()
    found = coverage_of(corpus, arguments.edition)
    if arguments.json:
        _print_json(found)
        return 0
    for name, number in found.counts().items():
        print(f"{number:5} {name}")
    texts = {one.id: corpus.paragraph(one.id).text for one in found.paragraphs}
    _print_list("Mechanical, not implemented", found.having("open"), texts)
    if found.tests_are_known:
        _print_list("Implemented, not shown", found.having("implemented"), texts)
    else:
        print("\nWhich tests show them is not known: the tests are not beside the program.")
    return 0


def _assumptions(arguments: argparse.Namespace) -> int:
    """Print the declared assumptions of the editions that an engine runs."""
    from agot_judge.corpus.store import load_corpus

    corpus = load_corpus()
    editions = (arguments.edition,) if arguments.edition else played()
    found = [(edition, one) for edition in editions for one in rulebook_for(edition).assumptions]
    if arguments.json:
        import msgspec

        listed = [{"edition": edition, **msgspec.to_builtins(one)} for edition, one in found]
        sys.stdout.buffer.write(msgspec.json.encode(listed) + b"\n")
        return 0
    for edition, one in found:
        number = "" if one.value is None else f" (assume: {{{one.id}: {one.value}}})"
        print(f"{edition} {one.id}{number}  [{corpus.cite_label(one.anchor)}]")
        print(f"    {one.text}")
    if not found:
        print("Nothing is assumed: the documents of these editions say all that the engine does.")
    return 0


def _print_list(title: str, paragraphs: "tuple[Covered, ...]", texts: dict[str, str]) -> None:
    print(f"\n{title}: {len(paragraphs)}")
    for paragraph in paragraphs:
        print(f"  {paragraph.id}  {_short(texts[paragraph.id])}")
        if paragraph.code:
            print(f"      {', '.join(paragraph.code)}")
        elif paragraph.reason:
            print(f"      {paragraph.reason}")


def _short(words: str) -> str:
    return words if len(words) <= WIDTH else f"{words[: WIDTH - 1].rstrip()}…"


def _print_json(found: "Coverage") -> None:
    import msgspec

    whole = {"edition": found.edition, "documents": found.documents, "counts": found.counts()}
    whole["paragraphs"] = msgspec.to_builtins(found.paragraphs)
    sys.stdout.buffer.write(msgspec.json.encode(whole) + b"\n")
