"""The page that answers "does it matter?": all outcomes of legal play from a place of a board, each with a line to it."""

from itertools import islice

from msgspec.structs import replace

from agot_judge.editions import framework_for
from agot_judge.errors import ScenarioError
from agot_judge.scenario.entries import Entry
from agot_judge.scenario.explored import Explored, Outcome
from agot_judge.scenario.exploring import explore_from
from agot_judge.scenario.outcome_question import Question, read_question
from agot_judge.web.limits import OUTCOMES_SECONDS
from agot_judge.web.sandbox.line_of_play import Line
from agot_judge.web.sandbox.moves_in_words import said
from agot_judge.web.sandbox.not_understood import outcomes_hang_on
from agot_judge.web.sandbox.outcome_table import Table, outcome_table, renumbered
from agot_judge.web.sandbox.outcome_words import in_words, of_what, rank
from agot_judge.web.sandbox.outcomes_shown import OrderShown, OutcomeShown, OutcomesPage, Subject
from agot_judge.web.sandbox.packing import pack
from agot_judge.web.sandbox.pages import Linked, Notice
from agot_judge.web.sandbox.positions import Position
from agot_judge.web.sandbox.run_text import run_as_text, with_run
from agot_judge.web.sandbox.shares import Board, Standing, carried, url

MOST_STATES = 3_000
"""A page is to come soon: more states than these are for the command line."""
MOST_FOLLOWED_TWICE = 800
"""Where so many states at most were followed, they are once more, from the first decision that leaves a choice."""
MOST_FORCED = 20
MOST_SHOWN = 30
MOST_ALIKE = 8
MOST_FACTS = 12
"""More differences of one outcome are not listed: a question says which are wanted."""


NARROWER = (
    "Say what is in dispute, or go forward to a later decision and look from there. Without a limit: take the board as a file "
    "and run agot-judge explore --max-states N."
)


def outcomes_page(board: Board, line: Line, standing: Standing, question: str) -> OutcomesPage:
    """The page for a place of a line of play, outcomes told apart by what the question names.

    Where nobody decides they are those from the next decision, which is offered.
    """
    place = _decided_at(line, standing)
    question = question.strip()
    try:
        asked = read_question(line.board, question) if question else None
        found = explore_from(line.board.machine, place.state, asked, MOST_STATES)
        notices = outcomes_hang_on(line, place, found, question)
    except ScenarioError as error:
        wrong = Notice(title="This question cannot be read", text=error.message)
        return replace(asking_page(board, line, standing, question), notices=(wrong,))
    two = found.two_orders
    listed = found.outcomes[:MOST_SHOWN]
    return replace(
        asking_page(board, line, standing, question),
        notices=(*notices, *map(_alike, found.alike), *(() if found.is_complete else (_not_all(found),))),
        verdict=_verdict(found),
        order=_order(found),
        two_orders=OrderShown(
            moves=_said(line, two.entries),
            outcome=two.outcome,
            other_moves=_said(line, two.other_entries),
            other_outcome=two.other_outcome,
        )
        if two is not None
        else None,
        table=_table(line, place, found, asked),
        outcomes=tuple(_outcome(board, line, place, standing, one) for one in listed),
        more=found.outcomes_found - len(listed),
    )


def asking_page(board: Board, line: Line, standing: Standing, question: str = "") -> OutcomesPage:
    """The page before it is asked: the outcomes are found by a press alone, since they may take long."""
    here = Standing(at=line.places.places[line.places.number(standing.at)].key, other=standing.other)
    place = _decided_at(line, standing)
    return OutcomesPage(
        title=line.board.loaded.scenario.title or "Board",
        back_url=url(board, "", here),
        question=question,
        ask_url=url(board, "outcomes", here),
        most_seconds=round(OUTCOMES_SECONDS),
        take_url=url(board, "line", Standing(other=standing.other)),
        subjects=_subjects(line, place),
        cards=_cards(line, place),
        next_decision=_next_decision(board, place, here),
        has_challenges=framework_for(line.board.loaded.scenario.edition).challenges is not None,
    )


def _not_all(found: Explored) -> Notice:
    """The time that was spent, the outcomes that were found until then, and how to ask for less."""
    spent = f" in the {found.spent} that this page may take" if found.spent else ""
    text = (
        f"{found.states:,} states were followed{spent} and {found.unfollowed:,} more found. "
        f"There may be other outcomes. {NARROWER}"
    )
    return Notice(title="There is more than this page follows", text=text, level="warn")


def _alike(group: tuple[str, ...]) -> Notice:
    """Cards of which one stands for all."""
    text = (
        f"Nothing tells {', '.join(group[:MOST_ALIKE])}{' and others' if len(group) > MOST_ALIKE else ''} apart: to follow "
        "more, one of them stands for all, in any order. An outcome may come with these cards in each other's places, and "
        "its lines are those to all of these."
    )
    return Notice(title="One alike card stands for all", text=text)


def _decided_at(line: Line, standing: Standing) -> Position:
    """The place asked for, or the next one at which somebody decides."""
    number = line.places.number(standing.at)
    place = line.places.places[number]
    return place if place.is_stop else line.places.places[line.places.next_stop(number)]


def _next_decision(board: Board, place: Position, standing: Standing) -> Linked | None:
    """The decision from which the outcomes of a place are found where nobody decides; None where somebody does."""
    if place.key == standing.at and place.state.asking is not None:
        return None
    asking = place.state.asking
    if asking is None:
        return Linked("Nobody decides before the end.", "")
    following = Standing(at=place.key, other=standing.other)
    return Linked(asking.text, url(board, "outcomes", following))


def _verdict(found: Explored) -> str:
    if not found.outcomes:
        return "No line came to its end within this bound."
    lines = f"{found.lines} line{'' if found.lines == 1 else 's'} of legal play"
    if found.alike and found.outcomes_found == 1:
        return (
            f"As far as was followed it does not matter but for which of the alike cards is which: {lines}."
        )
    if found.outcomes_found > 1:
        which = ", whichever of the alike cards is which" if found.alike else ""
        return f"It matters: {lines} come to {found.outcomes_found} different outcomes{which}."
    if not found.is_complete:
        return f"As far as was followed it does not matter: {lines} come to one outcome."
    return f"It does not matter: every line of legal play ({found.lines}) comes to the same outcome."


def _order(found: Explored) -> str:
    if found.order_matters is None:
        return "Whether the order of the same moves matters was not found out within this bound."
    if found.two_orders is None:
        return "The order of the same moves never matters."
    return "The order of the same moves matters: here are two lines with the same moves."


def _subjects(line: Line, place: Position) -> tuple[Subject, ...]:
    """The subjects of disputes, the most frequent first, each as the question that the page then asks."""
    machine, state = line.board.machine, place.state
    players = machine.game.players
    characters = [
        card
        for player in state.players
        for card in player.play
        if machine.game.cards[card].definition.face.type == "character"
    ]
    found = [
        Subject("who dies", _question(*(f"cards.{_name(line, card)}.zone" for card in characters))),
        Subject("power", _question(*(f"players.{name}.power" for name in players))),
        Subject("cards in hand", _question(*(f"players.{name}.hand" for name in players))),
    ]
    if state.challenge is not None:
        found.append(Subject("the challenge", "challenge.winner"))
    found.append(Subject("who wins the game", "winner"))
    return tuple(one for one in found if one.question)


def _cards(line: Line, place: Position) -> tuple[Subject, ...]:
    """Each card in play, as the question about it."""
    cards = [card for player in place.state.players for card in player.play]
    names = [(line.board.machine.game.cards[card].label, _name(line, card)) for card in cards]
    return tuple(
        Subject(label, _question(f"cards.{name}.zone", f"cards.{name}.kneeling", f"cards.{name}.power"))
        for label, name in names
    )


def _name(line: Line, card: int) -> str:
    label = line.board.machine.game.cards[card].label
    return f'"{label}"' if "," in label else label


def _question(*paths: str) -> str:
    return ", ".join(paths)


def _table(line: Line, place: Position, found: Explored, asked: Question | None) -> Table | None:
    """The table for the first decision that leaves a choice; its numbers are those of the outcomes that are listed."""
    machine = line.board.machine
    framework = machine.rulebook.framework
    if len(found.first_choices) != 1 or found.states > MOST_FOLLOWED_TWICE:
        return outcome_table(found, framework)
    state = machine.run(place.state)
    for _ in range(MOST_FORCED):
        answers = list(islice(machine.legal_answers(state), 2)) if state.asking is not None else []
        if len(answers) != 1:
            break
        state = machine.run(machine.take(state, answers[0]))
    later = outcome_table(explore_from(machine, state, asked, MOST_STATES), framework)
    return later if later is None else renumbered(later, found)


def _said(line: Line, entries: tuple[Entry, ...]) -> tuple[str, ...]:
    framework = line.board.machine.rulebook.framework
    return tuple(said(entry, framework) for entry in entries)


def _outcome(board: Board, line: Line, place: Position, standing: Standing, outcome: Outcome) -> OutcomeShown:
    facts = [
        (of_what(path), in_words(path, outcome.values[path])) for path in sorted(outcome.values, key=rank)
    ]
    more = len(facts) - MOST_FACTS
    if more > 0:
        facts = [*facts[:MOST_FACTS], ("and", f"{more} more differences")]
    alike = ", or to the same with alike cards in each other's places" if outcome.of_alike else ""
    run = (*line.run_before(place), *outcome.entries)
    played = carried(with_run(board.text, line.board.loaded.scenario, run))
    endless = ", and endlessly many in circles" if outcome.is_endless else ""
    return OutcomeShown(
        number=outcome.number,
        facts=tuple(facts),
        stopped=outcome.stopped,
        lines=f"{outcome.lines} line{'' if outcome.lines == 1 else 's'}{alike}{endless}",
        moves=_said(line, outcome.entries),
        url=url(played, "", Standing(other=standing.other)) if played is not None else "",
        packed=pack(run_as_text(run)) if played is None else "",
    )
