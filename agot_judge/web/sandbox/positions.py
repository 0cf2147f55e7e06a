"""Where one can stand on a line of play: after each line of the trace, and at each decision."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.machine import MAX_STEPS, Machine
from agot_judge.engine.pause import paused
from agot_judge.engine.state.decision import Answer
from agot_judge.engine.state.state import State
from agot_judge.errors import OutOfBudget

MOST_POSITIONS = 5000
"""A longer line of play is cut here: no page could show it."""


class Position(Struct, frozen=True, kw_only=True):
    """One place to stand."""

    key: str
    """As an address has it: the number of lines written so far; ``17.2`` for a second decision after the same line."""
    line: int
    """The number of lines of the trace that are written."""
    state: State
    before: State
    """The state of the place before, for what has just changed."""
    is_stop: bool = False
    """True where somebody decides here, or nothing is left to happen."""
    decision: int = -1
    """At a decision: how many were taken before it."""


class Positions:
    """All places of one line of play, in order, and the ways between them."""

    def __init__(self, places: tuple[Position, ...]) -> None:
        self.places = places
        self._by_key = {place.key: number for number, place in enumerate(places)}

    def number(self, key: str) -> int:
        """The place that an address names: the last one where it names none, the nearest where the line has changed."""
        found = self._by_key.get(key)
        if found is not None:
            return found
        line = key.partition(".")[0]
        if not (line.isascii() and line.isdigit()):
            return len(self.places) - 1
        return max(
            (number for number, place in enumerate(self.places) if place.line <= int(line[:9])), default=0
        )

    def previous_stop(self, number: int) -> int:
        """The decision before a place, or the first place."""
        return max((other for other in range(number) if self.places[other].is_stop), default=0)

    def next_stop(self, number: int) -> int:
        """The decision after a place, or the last place."""
        after = range(number + 1, len(self.places))
        return next((other for other in after if self.places[other].is_stop), len(self.places) - 1)

    def next_step(self, number: int) -> int:
        """The first place of the framework step that follows, or the last place."""
        here = self.places[number].state
        after = range(number + 1, len(self.places))
        changed = (other for other in after if self.places[other].state.step != here.step)
        return next(changed, len(self.places) - 1)

    def previous_step(self, number: int) -> int:
        """The first place of this framework step; from there, of the one before."""
        first = self._first_of_step(number)
        return first if first != number or number == 0 else self._first_of_step(number - 1)

    def _first_of_step(self, number: int) -> int:
        step = self.places[number].state.step
        while number > 0 and self.places[number - 1].state.step == step:
            number -= 1
        return number


def positions(machine: Machine, state: State, answers: tuple[Answer, ...]) -> Positions:
    """Every place from this state on while there are answers: up to a decision without one, or to the end.

    Raises IllegalMove for an answer that is not legal there.
    """
    walk = _Walk(state)
    taken, steps = 0, 0
    while len(walk.places) < MOST_POSITIONS:
        steps += 1
        if steps > MAX_STEPS:
            raise OutOfBudget(f"Nobody had to decide for {MAX_STEPS} steps: the game goes in a circle.")
        if taken < len(answers) and _is_between(machine, state, answers[taken]):
            state = paused(state)
        if state.asking is not None:
            walk.stop(state, taken)
            if taken == len(answers):
                break
            state = machine.apply(state, answers[taken])
            taken, steps = taken + 1, 0
        elif machine.is_over(state):
            walk.stop(state, -1)
            break
        else:
            state = machine.step(state)
        walk.see(state)
    return Positions(tuple(walk.places))


def _is_between(machine: Machine, state: State, answer: Answer) -> bool:
    """True where this is the place between two decisions at which the judge changes something."""
    is_there = 0 < answer.after_line <= len(state.log)
    return is_there and state.asking is None and not machine.is_over(state)


class _Walk:
    """The places so far."""

    def __init__(self, state: State) -> None:
        line = len(state.log)
        self.places = [Position(key=str(line), line=line, state=state, before=state)]
        self._stop = state
        """The state at the last decision, from which the next one counts what has changed."""

    def see(self, state: State) -> None:
        """A place for each line that this state has and the last one has not."""
        last = self.places[-1]
        for line in range(last.line + 1, len(state.log) + 1):
            # Where one rule wrote several lines, whoever decides after them decides after the last.
            here = state if line == len(state.log) else replace(state, asking=None)
            self.places.append(Position(key=str(line), line=line, state=here, before=last.state))

    def stop(self, state: State, decision: int) -> None:
        """Somebody decides here, or it is the end: the place after the last line, or one more there."""
        last = self.places[-1]
        key = last.key
        here = Position(
            key=key, line=last.line, state=state, before=self._stop, is_stop=True, decision=decision
        )
        if last.is_stop:
            head, _, tail = key.partition(".")
            self.places.append(replace(here, key=f"{head}.{int(tail or 1) + 1}"))
        else:
            self.places[-1] = here
        self._stop = state
