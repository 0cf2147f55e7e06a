"""``agot-judge explore``: everything that legal play can come to from where a scenario stands."""

import argparse
from collections.abc import Iterator

from agot_judge.cli.counts import count_of
from agot_judge.cli.scenario_file import add_point, add_scenario, load_file, print_json
from agot_judge.engine.two_processes import explore_in_two
from agot_judge.scenario.explored import Explored, Outcome, as_json
from agot_judge.scenario.exploring import MOST_STATES, explore_scenario
from agot_judge.scenario.result import BY_HAND

QUESTIONS = (
    "A question names fields of checks, joined by commas: cards.NAME.FIELD, players.NAME.FIELD, challenge.FIELD, "
    "winner. Outcomes are then told apart by these alone, as in: --question 'cards.Hodor.zone, players.Ann.power'."
)


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``explore`` to the commands."""
    parser = subparsers.add_parser(
        "explore",
        help="find all outcomes of legal play, and whether an order of choices matters",
        epilog=f"{QUESTIONS} Exit status: 0 explored (a bound that was hit is said); 2 the scenario or the question "
        "is invalid or a move is illegal; 3 the outcomes hang on a text that is not understood.",
    )
    add_scenario(parser)
    add_point(parser)
    parser.add_argument("--question", metavar="EXPR", default="", help="by what outcomes are told apart")
    parser.add_argument(
        "--max-states",
        metavar="N",
        type=count_of,
        default=MOST_STATES,
        help=f"follow at most N states ({MOST_STATES})",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(func=_explore)


def _explore(arguments: argparse.Namespace) -> int:
    loaded = load_file(arguments.scenario)
    found = explore_scenario(loaded, arguments.question, arguments.max_states, arguments.at, explore_in_two)
    if arguments.json:
        print_json(as_json(found))
    else:
        for line in _report(found, arguments.scenario):
            print(line)
    return BY_HAND if found.hangs_on else 0


def _report(found: Explored, name: str) -> Iterator[str]:
    yield found.title or name
    if not found.is_complete:
        yield (
            f"The bound was hit: {found.states} states were followed, {found.unfollowed} more were found and not "
            "followed. There may be other outcomes."
        )
    for text in found.hangs_on:
        card = text.card or "in force"
        yield f"What follows is not decided: it hangs on a text that is not understood: {card}: {text.text}"
    for group in found.alike:
        yield f"Nothing tells these cards apart; one stands for all, in any order: {', '.join(group)}."
    outcomes = "1 outcome" if found.outcomes_found == 1 else f"{found.outcomes_found} different outcomes"
    yield (
        f"{outcomes}, by {_lines(found.lines)} of play through {found.states} state{'' if found.states == 1 else 's'}"
        f"{', whichever of the alike cards is which' if found.alike else ''}."
    )
    for outcome in found.outcomes:
        yield from _outcome(outcome)
    if found.outcomes_found > len(found.outcomes):
        yield f"... and {found.outcomes_found - len(found.outcomes)} more."
    yield from _order(found)


def _outcome(outcome: Outcome) -> Iterator[str]:
    endless = ", and endlessly many that go in a circle" if outcome.is_endless else ""
    alike = "; or the same with alike cards in each other's places" if outcome.of_alike else ""
    yield f"{outcome.number}. {_values(outcome)}{alike} ({_lines(outcome.lines)}{endless})"
    yield from (f"     - {move}" for move in outcome.words)


def _values(outcome: Outcome) -> str:
    if outcome.stopped:
        return f"not followed to its end: {outcome.stopped}"
    said = "; ".join(f"{path}: {_shown(value)}" for path, value in outcome.values.items())
    return said or "nothing that can be seen is different"


def _order(found: Explored) -> Iterator[str]:
    if found.order_matters is None:
        yield "Whether the order of the same moves matters was not found out within the bounds."
    elif found.two_orders is None:
        yield "The order of the same moves never matters."
    else:
        two = found.two_orders
        yield f"The order of the same moves matters. One comes to outcome {two.outcome}:"
        yield from (f"     - {move}" for move in two.moves)
        yield f"The other comes to outcome {two.other_outcome}:"
        yield from (f"     - {move}" for move in two.other_moves)


def _lines(count: int) -> str:
    return "1 line" if count == 1 else f"{count} lines"


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_shown, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {_shown(one)}' for key, one in value.items())}}}"
    return str(value)
