"""The faults of a scenario: all of it at once, each problem with its line and what to do about it."""

from msgspec import Struct

from agot_judge.counted import counted
from agot_judge.errors import ScenarioError


class Problem(Struct, frozen=True):
    """One thing that is wrong. ``line`` counts from 1; 0 where no line is known."""

    line: int
    message: str
    """The sentence that says what is wrong and what was expected."""
    suggestion: str = ""
    """The sentence that says what to do about the problem."""

    def __str__(self) -> str:
        place = f"line {self.line}: " if self.line else ""
        return f"{place}{self.message}{' ' if self.suggestion else ''}{self.suggestion}"


class InvalidScenario(ScenarioError):
    """A scenario that cannot be read; ``problems`` in the order of their lines, at least one."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems), problems[0].line)
        self.problems = problems


class Problems:
    """The problems found so far. Reading goes on after each, so that a writer sees all of them together."""

    MOST = 100
    """Beyond this many the rest is counted, not kept: the file is something else than a scenario."""

    def __init__(self) -> None:
        self._found: list[Problem] = []
        self._more = 0

    @property
    def are_there(self) -> bool:
        """True where anything was found."""
        return bool(self._found)

    def copy(self) -> "Problems":
        """The same, to which others may be added."""
        other = Problems()
        other._found, other._more = list(self._found), self._more
        return other

    def add(self, line: int, message: str, suggestion: str = "") -> None:
        """Note a problem; the same one at the same line is kept once."""
        problem = Problem(line, message, suggestion)
        if len(self._found) >= self.MOST:
            self._more += 1
        elif problem not in self._found:
            self._found.append(problem)

    def raise_if_any(self) -> None:
        """Raises InvalidScenario with all that was found."""
        if not self._found:
            return
        found = sorted(self._found, key=lambda problem: problem.line)
        if self._more:
            found.append(
                Problem(
                    0, f"There {'is' if self._more == 1 else 'are'} {counted(self._more, 'problem')} more."
                )
            )
        raise InvalidScenario(tuple(found))
