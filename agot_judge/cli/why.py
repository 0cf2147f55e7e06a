"""``agot-judge why``: why a player may or may not use a card where a scenario stands."""

import argparse
from collections.abc import Iterator

import msgspec

from agot_judge.cli.scenario_file import add_point, add_scenario, load_file, print_json
from agot_judge.engine.state.decision import Requirement
from agot_judge.scenario.citing import project_corpus
from agot_judge.scenario.result import BY_HAND
from agot_judge.scenario.why import OneCard, WayToUse, Why, why

MOST_PARTS = 8
"""More cards that were tried than this are only counted."""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``why`` to the commands."""
    parser = subparsers.add_parser(
        "why",
        help="list what a player would need to use a card, met or not, with its citations",
        epilog="Exit status: 0 answered; 2 the scenario is invalid, a move is illegal, or nobody knows the card; 3 the "
        "answer hangs on a text that is not understood.",
    )
    add_scenario(parser)
    parser.add_argument("--card", metavar="NAME", required=True, help="the card, as the scenario names it")
    parser.add_argument(
        "--player", metavar="P", default="", help="who would use it (without this, whoever controls it)"
    )
    add_point(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(func=_why)


def _why(arguments: argparse.Namespace) -> int:
    found = why(load_file(arguments.scenario), arguments.card, arguments.player, arguments.at)
    if arguments.json:
        print_json(msgspec.json.encode(found))
    else:
        for line in _report(found):
            print(line)
    return BY_HAND if any(one.hangs_on for one in found.cards) else 0


def _report(found: Why) -> Iterator[str]:
    at = found.at
    where = f"At step {at.step}" if at.step else "Before the first step"
    window = f", {at.window} window" if at.window != "none" else ""
    yield f"{where}{window}. {at.decision}".rstrip()
    for one in found.cards:
        yield from _card(one)


def _card(one: OneCard) -> Iterator[str]:
    verdict = "may use" if one.is_legal else "may not use"
    yield f"{one.player} {verdict} {one.card}."
    for way in one.ways:
        yield from _way(way)
    for text in one.hangs_on:
        card = text.card or "in force"
        yield f"  That is not decided: it hangs on a text that is not understood: {card}: {text.text}"
    for line in one.unread:
        yield f"  Not understood, so nothing is said about it: {line}"


def _way(way: WayToUse) -> Iterator[str]:
    number = f" {way.ability}" if way.ability else ""
    yield f"  {'yes' if way.is_legal else 'no'}: {way.verb}{number}: {way.text}"
    for requirement in way.requirements:
        mark = "+" if requirement.met else "-"
        yield f"    {mark} {requirement.text}{_cites(requirement)}"
        if requirement.met:
            continue
        if requirement.remedy and requirement.remedy != requirement.text.rstrip("."):
            yield f"        It would take: {requirement.remedy}."
        for part in requirement.parts[:MOST_PARTS]:
            yield f"        {part.text}{_cites(part)}"
        if len(requirement.parts) > MOST_PARTS:
            yield f"        ... and {len(requirement.parts) - MOST_PARTS} more."


def _cites(requirement: Requirement) -> str:
    corpus = project_corpus()
    labels = (corpus.cite_label(id_) if id_ in corpus else id_ for id_ in requirement.cites)
    return f"  [{'; '.join(labels)}]" if requirement.cites else ""
