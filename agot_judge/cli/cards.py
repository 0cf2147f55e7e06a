"""``agot-judge cards``: import cards, search them, show one, compile their text."""

import argparse
from collections.abc import Callable
from importlib import import_module

from agot_judge.cards.query_fields import FIELDS, OPERATORS
from agot_judge.catalog.documents import EDITION, EDITIONS
from agot_judge.cli.counts import count_of

ACTIONS = ("import", "search", "show", "compile", "coverage")


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``cards`` with its actions to the commands."""
    parser = subparsers.add_parser("cards", help="import printed cards, search them, compile their text")
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    importing = actions.add_parser(
        "import",
        help="take cards from files or https addresses into the store",
        epilog="What a file is, is told from what is in it: a list of cards or packs of ThronesDB's API, a pack file of "
        "throneteki, a list of First Edition cards, restricted lists, or a deck list (text in any form, ThronesDB's JSON, "
        "OCTGN .o8d), which is printed as the part of a scenario that has the deck, with what each line was taken for. "
        "The same files again change nothing.",
    )
    importing.add_argument(
        "sources", nargs="+", metavar="FILE_OR_URL", help="a file, - for standard input, or an https address"
    )
    importing.add_argument("--dry-run", action="store_true", help="only show what would change")
    importing.add_argument("--all", action="store_true", help="list every card that changes, however many")
    importing.set_defaults(func=_action("cards_import"))
    searching = actions.add_parser(
        "search",
        help="find cards by ThronesDB's query language",
        epilog=query_help(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    searching.add_argument("query", nargs="+", help="f:stark t:character s>3 x:'\"each character\"'")
    searching.add_argument(
        "--edition", choices=EDITIONS, default=EDITION, help="the edition of the cards (%(default)s)"
    )
    searching.add_argument("--limit", type=count_of, default=20, help="how many at most (%(default)s)")
    searching.add_argument("--json", action="store_true", help="print one JSON object a line")
    searching.set_defaults(func=_action("cards_show", "search"))
    showing = actions.add_parser("show", help="print a card: by name, name with pack, or code")
    showing.add_argument("name", nargs="+", help="Nymeria; 'Nymeria (WotN)'; 03019")
    showing.add_argument("--json", action="store_true", help="print one JSON object a card, on one line")
    showing.set_defaults(func=_action("cards_show", "show"))
    compiling = actions.add_parser("compile", help="print what of each card's text is understood")
    compiling.add_argument(
        "files", nargs="*", metavar="FILE", help="card files, - for standard input; none: all imported cards"
    )
    compiling.add_argument("--json", action="store_true", help="print one JSON object a card, on one line")
    compiling.add_argument("--edition", choices=EDITIONS, help="only cards of this edition")
    compiling.set_defaults(func=_action("cards_compile", "compile_cards"))
    covering = actions.add_parser("coverage", help="print how much of the cards' text is understood")
    covering.add_argument(
        "files", nargs="*", metavar="FILE", help="card files, - for standard input; none: all imported cards"
    )
    covering.add_argument("--edition", choices=EDITIONS, help="only cards of this edition")
    covering.set_defaults(func=_action("cards_compile", "coverage"))


def _action(module: str, function: str = "run") -> Callable[[argparse.Namespace], int]:
    """The function of a module that is imported when it is called: each needs something that the others do without."""

    def run(arguments: argparse.Namespace) -> int:
        made: Callable[[argparse.Namespace], int] = getattr(
            import_module(f"agot_judge.cli.{module}"), function
        )
        return made(arguments)

    return run


def query_help() -> str:
    """The query language, as the command line shows it."""
    lines = ["what may be asked, all conditions together:"]
    for field in FIELDS:
        names = ", ".join(field.names)
        lines.append(f"  {field.example:<28} {names}: {field.about}")
    lines.append("operators:")
    lines += [f"  {sign:<28} {meaning}" for sign, meaning in OPERATORS.items()]
    lines.append("  f:stark|tyrell               one of several values")
    lines.append("  -t:plot, !t:plot             not so; put -- before a query that begins with -")
    return "\n".join(lines)
