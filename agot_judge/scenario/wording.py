"""Moves, decisions and reasons in words, for messages and for the trace."""

from collections.abc import Iterable

from agot_judge.engine.state.decision import Decision, Option, Requirement
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.scenario.entries import Entry
from agot_judge.scenario.write_run import entry_as_data
from agot_judge.scenario.yaml_writer import in_one_line

MOST_LISTED = 20


def move_in_words(entry: Entry) -> str:
    """The entry as the file has it, in one line."""
    return in_one_line(entry_as_data(entry))


def reasons_in_words(reasons: Iterable[Requirement]) -> str:
    """The obstacles that keep a move from being legal, as one text."""
    return " ".join(dict.fromkeys(f"Not legal: {reason.found}" for reason in reasons))


def what_is_asked(reasons: Iterable[Requirement]) -> str:
    """The requirements as one text: words of a reason are looked for in it as well."""
    return " ".join(dict.fromkeys(reason.text for reason in reasons))


def cites_of(reasons: Iterable[Requirement]) -> tuple[str, ...]:
    """The paragraphs on which reasons rest, each once."""
    return tuple(dict.fromkeys(cite for reason in reasons for cite in reason.cites))


def ending_in_words(game: Game, state: State) -> str:
    """The message that somebody has won, so that nothing more happens; empty while the game goes on."""
    return f" The game is over: {game.players[state.winner]} has won." if state.winner >= 0 else ""


def option_in_words(option: Option) -> str:
    """The option's label; with a condition that only the judge can see to be true."""
    if not option.left_to_judge:
        return option.label
    return f"{option.label} (the judge decides whether it is true: {option.left_to_judge})"


def decision_in_words(game: Game, decision: Decision) -> str:
    """Who must decide what, and the legal answers."""
    who = game.players[decision.player] if decision.player >= 0 else "The judge"
    options = list(dict.fromkeys(map(option_in_words, decision.options)))
    listed = ", ".join(options[:MOST_LISTED])
    more = f" and {len(options) - MOST_LISTED} more" if len(options) > MOST_LISTED else ""
    if not options:
        return f"{who} must decide ({decision.kind}): {decision.text}"
    return f"{who} must decide ({decision.kind}): {decision.text} Possible: {listed}{more}."
