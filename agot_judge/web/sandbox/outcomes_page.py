"""The page that answers "does it matter?": all outcomes of legal play from a place of a board, each with a line to it."""

from typing import Any

from agot_judge.editions import framework_for
from agot_judge.errors import AgotJudgeError, ScenarioError
from agot_judge.scenario.exploring import Explored, Outcome, explore_from
from agot_judge.scenario.outcome_question import read_question
from agot_judge.web.sandbox.line_of_play import Line
from agot_judge.web.sandbox.not_understood import outcomes_hang_on
from agot_judge.web.sandbox.pages import Notice, OrderShown, OutcomeShown, OutcomesPage
from agot_judge.web.sandbox.positions import Position
from agot_judge.web.sandbox.run_text import with_run
from agot_judge.web.sandbox.shares import Board, Standing, board_of, url

MOST_STATES = 3_000
"""A page is to come at once: more states than these are for the command line."""
MOST_SHOWN = 30
MOST_FACTS = 12
"""More differences of one outcome are not listed: a question says which are wanted."""


def outcomes_page(board: Board, line: Line, standing: Standing, question: str) -> OutcomesPage:
    """The page for a place of a line of play, outcomes told apart by what the question names."""
    place = line.places.places[line.places.number(standing.at)]
    here = Standing(at=place.key, other=standing.other)
    question = question.strip()
    notices: tuple[Notice, ...] = ()
    found: Explored | None = None
    try:
        asked = read_question(line.board, question) if question else None
        found = explore_from(line.board.machine, place.state, asked, MOST_STATES)
        notices = outcomes_hang_on(line, place, found, question)
    except ScenarioError as error:
        notices = (Notice(title="This question cannot be read", text=error.message),)
    if found is not None and not found.is_complete:
        text = f"{found.states} states were followed and {found.unfollowed} more found. There may be other outcomes."
        notices += (Notice(title="There is more than this page follows", text=text, level="warn"),)
    two = found.two_orders if found is not None else None
    shown = found.outcomes[:MOST_SHOWN] if found is not None else ()
    return OutcomesPage(
        title=line.board.loaded.scenario.title or "Board",
        back_url=url(board, "", here),
        question=question,
        at=place.key,
        others=standing.other,
        notices=notices,
        has_challenges=framework_for(line.board.loaded.scenario.edition).challenges is not None,
        verdict=_verdict(found) if found is not None else "",
        order=_order(found) if found is not None else "",
        two_orders=OrderShown(
            moves=two.moves,
            outcome=two.outcome,
            other_moves=two.other_moves,
            other_outcome=two.other_outcome,
        )
        if two is not None
        else None,
        decision=found.first_choice if found is not None else "",
        choices=_choices(found) if found is not None else (),
        outcomes=tuple(_outcome(board, line, place, standing, one) for one in shown),
        more=found.outcomes_found - len(shown) if found is not None else 0,
    )


def _verdict(found: Explored) -> str:
    if not found.outcomes:
        return "No line came to its end within this bound."
    lines = f"{found.lines} line{'' if found.lines == 1 else 's'} of legal play"
    if found.outcomes_found > 1:
        return f"It matters: {lines} come to {found.outcomes_found} different outcomes."
    if not found.is_complete:
        return f"As far as was followed it does not matter: {lines} come to one outcome."
    return f"It does not matter: every line of legal play ({found.lines}) comes to the same outcome."


def _order(found: Explored) -> str:
    if found.order_matters is None:
        return "Whether the order of the same moves matters was not found out within this bound."
    if found.two_orders is None:
        return "The order of the same moves never matters."
    return "The order of the same moves matters: here are two lines with the same moves."


def _choices(found: Explored) -> tuple[tuple[str, str], ...]:
    """Where the first decision makes a difference: what each answer leaves open."""
    if len({choice.outcomes for choice in found.first_choices}) < 2 or found.outcomes_found > MOST_SHOWN:
        return ()
    return tuple(
        (choice.move, ", ".join(map(str, choice.outcomes)) or "not followed to an end")
        for choice in found.first_choices
    )


def _outcome(board: Board, line: Line, place: Position, standing: Standing, outcome: Outcome) -> OutcomeShown:
    facts = [(path.removeprefix("cards."), _shown(value)) for path, value in outcome.values.items()]
    more = len(facts) - MOST_FACTS
    if more > 0:
        facts = [*facts[:MOST_FACTS], ("and", f"{more} more differences")]
    endless = ", and endlessly many in circles" if outcome.is_endless else ""
    return OutcomeShown(
        number=outcome.number,
        facts=tuple(facts),
        stopped=outcome.stopped,
        lines=f"{outcome.lines} line{'' if outcome.lines == 1 else 's'}{endless}",
        moves=outcome.words,
        url=_url(board, line, place, standing, outcome),
    )


def _url(board: Board, line: Line, place: Position, standing: Standing, outcome: Outcome) -> str:
    """The board with the line to this outcome played."""
    scenario = line.board.loaded.scenario
    try:
        run = (*line.run_before(place), *outcome.entries)
        played = board_of(with_run(board.text, scenario, run), scenario.title)
    except AgotJudgeError:
        return ""  # too long to be kept: the line itself is still shown
    return url(played, "", Standing(other=standing.other))


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join(map(_shown, value)) or "none"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_shown(one)}" for key, one in value.items()) or "none"
    return str(value)
