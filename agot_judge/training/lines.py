"""Lines of a trace as answers: those that say something new, and those that the same move would bring about otherwise."""

import re
from collections.abc import Iterator

from agot_judge.engine.state.decision import PASS, Answer
from agot_judge.engine.state.trace import Entry
from agot_judge.errors import AgotJudgeError
from agot_judge.training.played import Moment, Played
from agot_judge.training.told import made

MOST_BRANCHES = 12
"""The most legal answers to a decision that are followed."""
SAYING = ("effect", "occurrence", "expiry", "framework")
"""The kinds of lines that say what happens; the others repeat a move, or open and close a window."""
_NOTED = re.compile(
    r"comes into force|will replace how|says what happens instead|are drawn simultaneously|looks? at \d|an unidentified card"
    r"|is placed in its owner's (?:discard|used) pile|^All of it|^Instead: |^Replaced: |initiate, and resolve",
    re.IGNORECASE,
)
"""Words of lines noted on the way: true, but nobody would name them when asked what happens."""
_PLAIN = re.compile(
    r"initiate, and resolve|^Executed: |^The \w+ phase begins|initiates\.$|^Step 6: |is declared as|^The table says so"
    r"|\((?:attacking|defending)\)\.$|initiates an? \w+ challenge|wins initiative|^Initiative: |chooses? .* as target"
)
"""Words of lines that everybody knows to be so."""
_SHOWING = ("state", "ability")
_REPEATED = re.compile(
    r" decides: |\(cost\)|^Refused|cannot be used|the documents leave|\bhas chosen\b|^About to happen|skipped in a|^Then, before",
    re.IGNORECASE,
)
_WINDOWS = ("action", "interrupt", "reaction", "cancel")
"""Decisions in which a pass is no move: of others it chooses nothing, which must be told."""
_BEGUN = ("challenge", "defenders", "plot", "setup", "random", "by hand", "order", "keyword type")
"""Decisions whose answer is said again by the first line after it."""


def says_something(entry: Entry) -> bool:
    """True for a line that says more than the move that brought it about (V1)."""
    return entry.kind in SAYING and bool(entry.cites) and not _REPEATED.search(entry.text)


def is_told(entry: Entry) -> bool:
    """True for a line that somebody would name when asked what happens: it says something, and is no note on the way."""
    return says_something(entry) and not _NOTED.search(entry.text)


def is_a_fact(entry: Entry) -> bool:
    """True for a line that says what happens, or what is so: also how it came to a value, or that a rule lets something be."""
    return says_something(entry) or (
        entry.kind in _SHOWING and bool(entry.cites) and not _REPEATED.search(entry.text)
    )


def is_plain(entry: Entry) -> bool:
    """True for a line that everybody knows to be so: that an effect resolves, that a phase begins, who attacks."""
    return _PLAIN.search(entry.text) is not None


def consequences(moment: Moment) -> tuple[Entry, ...]:
    """The lines after an answer that say what comes of it; none where they only repeat it."""
    if moment.decision.kind in _BEGUN or moment.decision.player < 0:
        return ()
    return tuple(entry for entry in moment.lines if says_something(entry))


def branches(played: Played, moment: Moment) -> Iterator[tuple[Entry, ...]]:
    """The lines that follow each other legal answer, until the next decision."""
    machine, state = played.machine, moment.state
    try:
        for number, answer in enumerate(machine.legal_answers(state)):
            if number == MOST_BRANCHES:
                return
            if answer != moment.answer:
                yield branch(played, moment, answer)
    except AgotJudgeError:
        return


def branch(played: Played, moment: Moment, answer: Answer) -> tuple[Entry, ...]:
    """The lines that follow one answer, until the next decision. Raises what the machine raises."""
    machine = played.machine
    after = machine.run(machine.take(moment.state, answer))
    return tuple(machine.trace(after)[moment.before :])


def moves_before(played: Played, moment: Moment) -> str:
    """The move in words."""
    return made(played, moment) if moment.lines else ""


def moves_until(played: Played, moment: Moment, last: int) -> str:
    """The moves that bring about the lines up to one, in words: what a later player chose is told, for nobody could know it.

    Of passes only the first move is told.
    """
    later = [
        one
        for one in played.moments
        if moment.number <= one.number
        and one.before < last
        and one.decision.player >= 0
        and one.lines
        and (one is moment or one.answer != PASS or one.decision.kind not in _WINDOWS)
    ]
    return " ".join(made(played, one) for one in later)
