"""The position of an exercise as it is shown: the challenge, both sides, the last lines before it."""

import re
from collections.abc import Iterator

from msgspec import Struct

from agot_judge.cards.pool import NO_CARDS, CardPool
from agot_judge.corpus.store import Corpus
from agot_judge.engine.state.state import State
from agot_judge.engine.state.trace import Entry
from agot_judge.errors import UnknownExercise
from agot_judge.scenario.sight import Sight
from agot_judge.training.citing import grounds
from agot_judge.training.disputes.in_words import reason
from agot_judge.training.model import Exercise, entry_of
from agot_judge.training.played import Played, play, state_at
from agot_judge.web.card_library import imported_cards
from agot_judge.web.lookup import citation
from agot_judge.web.pages import Citation
from agot_judge.web.train.choosing import pool_of
from agot_judge.web.train.side import Side, side_of

NOTED = ("Refused: ", "Not legal: ")
"""The words of lines that the run itself has noted: a move or a use of a card that its file says is not legal."""
LINES_BEFORE = 3
ASKS_WHO_DECIDES = "decides"
_NOTE = "The table says so"
_OPENS = re.compile(r"^An action window opens|^(?:Interrupts before|Reactions after):")
_CHOSEN = re.compile(r"cannot be chosen for claim")
_NO_DEFENDER = re.compile(r"has no eligible defender")


class ShownLine(Struct, frozen=True, kw_only=True):
    """A line of the trace that explains the answer."""

    number: int
    depth: int
    text: str
    decides: bool
    citations: tuple[Citation, ...]


class Position(Struct, frozen=True, kw_only=True):
    """The board of an exercise where its question is asked."""

    challenge: str
    """The challenge under way; empty for none."""
    sides: tuple[Side, ...]
    before: tuple[ShownLine, ...]
    """The last lines before the position."""


def played_again(exercise: Exercise) -> Played:
    """The scenario of an exercise, played. Raises UnknownExercise where it cannot be any more."""
    played = play(exercise.scenario, _cards_of(exercise))
    if played is None:
        raise UnknownExercise(
            "The position of this exercise does not hold any more: build the exercises again."
        )
    return played


def _cards_of(exercise: Exercise) -> CardPool:
    """The cards by which it was proved: those that are shipped for an exercise of the pool, whatever was imported since."""
    is_of_pool = pool_of(exercise.edition).exercise(exercise.id) is not None
    return NO_CARDS if is_of_pool else imported_cards()


def position(corpus: Corpus, played: Played, exercise: Exercise) -> Position:
    """The board as it stands where the question is asked."""
    last = _before(played, exercise)
    before = tuple(
        line
        for line in lines_of(corpus, played, exercise, max(1, last + 1 - LINES_BEFORE), last)
        if not _gives_away(played, exercise, line)
    )
    told = "\n".join(
        (exercise.prompt, *(choice.text for choice in exercise.choices), *(line.text for line in before))
    )
    happens = "\n".join(entry.text for entry in played.trace[last : exercise.last])
    return Position(
        challenge=_challenge(played, exercise),
        sides=tuple(
            side_of(played, exercise.place, _state(played, exercise), number, told, happens)
            for number in range(len(played.machine.game.players))
        ),
        before=(*before, *_next_step(played, _state(played, exercise))),
    )


def _next_step(played: Played, state: State) -> Iterator[ShownLine]:
    """The step that comes next, where the board is shown before the next decision."""
    steps = played.machine.rulebook.steps
    number = Sight(played.machine, state).step
    if state.asking is None and number in steps:
        text = f"Next: {number} {steps[number].title}"
        yield ShownLine(number=0, depth=0, text=text, decides=False, citations=())


def _gives_away(played: Played, exercise: Exercise, line: ShownLine) -> bool:
    """True for a line that answers what is asked, that the question says again, or that the board contradicts.

    A note on the table that names the rule which is asked for; which kind of window opens, where it is asked who decides what;
    what may be chosen, where somebody chooses; and that nobody can defend, where the board was set up with defenders.
    """
    text = line.text
    if text.startswith(_NOTE) and _is_about_what_is_asked(exercise, played.trace[line.number - 1]):
        return True
    is_said = text in exercise.prompt or f"{text.rstrip('.')};" in exercise.prompt
    if is_said or (exercise.kind == ASKS_WHO_DECIDES and _OPENS.search(text)):
        return True
    challenge = _state(played, exercise).challenge
    return bool(_CHOSEN.search(text)) or (
        _NO_DEFENDER.search(text) is not None and challenge is not None and bool(challenge.defenders)
    )


def _is_about_what_is_asked(exercise: Exercise, note: Entry) -> bool:
    """True for a line that rests on the entry of a paragraph by which the question is answered."""
    asked = {entry_of(cite) for cite in (exercise.best, *exercise.accepted) if cite}
    return bool(asked & set(map(entry_of, grounds(note))))


def _before(played: Played, exercise: Exercise) -> int:
    """The number of lines at the position."""
    return len(_state(played, exercise).log)


def _state(played: Played, exercise: Exercise) -> State:
    return state_at(played, exercise.place, exercise.lines)


def _challenge(played: Played, exercise: Exercise) -> str:
    challenge = _state(played, exercise).challenge
    if challenge is None:
        return ""
    attacker, defender = played.player(challenge.attacker), played.player(challenge.defender)
    cards = played.machine.game.cards
    targets = [cards[number].label for number in challenge.assault]
    told = f"{challenge.type.capitalize()} challenge: {attacker} against {defender}"
    return f"{told} (target of assault: {', '.join(targets)})" if targets else told


def explaining_lines(corpus: Corpus, played: Played, exercise: Exercise) -> tuple[ShownLine, ...]:
    """The lines by which an answer is explained; of those that the run itself has noted only the refusal that decides, without
    the move as a file has it."""
    return tuple(
        _line(corpus, exercise, entry, reason(entry.text) if _is_noted(entry) else entry.text)
        for entry in played.trace[exercise.first - 1 : exercise.last]
        if not _is_noted(entry) or exercise.best in grounds(entry)
    )


def lines_of(
    corpus: Corpus, played: Played, exercise: Exercise, first: int, last: int
) -> tuple[ShownLine, ...]:
    """The lines of the trace from one to another, both included, from 1; without what the run itself has noted."""
    return tuple(
        _line(corpus, exercise, entry, entry.text)
        for entry in played.trace[first - 1 : last]
        if not _is_noted(entry)
    )


def _line(corpus: Corpus, exercise: Exercise, entry: Entry, text: str) -> ShownLine:
    return ShownLine(
        number=entry.n,
        depth=entry.depth,
        text=text,
        decides=exercise.best in grounds(entry),
        citations=tuple(citation(corpus, cite) for cite in entry.cites),
    )


def _is_noted(entry: Entry) -> bool:
    return any(words in entry.text for words in NOTED)
