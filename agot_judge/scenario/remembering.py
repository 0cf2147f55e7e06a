"""A machine that remembers where each state has led, so that a line is played once however often it is gone along."""

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Answer, Requirement
from agot_judge.engine.state.state import State

STATE_BYTES = 2500
"""About what a state takes beside the one before it."""


class RememberingMachine(Machine):
    """The same machine. What follows a state depends on nothing else, so it may be remembered; states are told apart by
    identity, which whoever begins with the same state meets again."""

    def __init__(self, machine: Machine) -> None:
        self.__dict__.update(machine.__dict__)
        self._plain = machine
        self._after: dict[int, tuple[State, State]] = {}
        self._answered: dict[tuple[int, Answer], tuple[State, State]] = {}
        self._against: dict[tuple[int, Answer], tuple[State, tuple[Requirement, ...]]] = {}

    @property
    def bytes_taken(self) -> int:
        """About what the remembered states take."""
        return STATE_BYTES * (len(self._after) + len(self._answered) + len(self._against))

    def resolve(self, state: State) -> State:
        """See Machine."""
        found = self._after.get(id(state))
        if found is None:
            # The state is kept beside what follows it, lest another one come to have its identity.
            found = self._after[id(state)] = (state, super().resolve(state))
        return found[1]

    def apply(self, state: State, answer: Answer) -> State:
        """See Machine."""
        key = (id(state), answer)
        found = self._answered.get(key)
        if found is None:
            found = self._answered[key] = (state, super().apply(state, answer))
        return found[1]

    def reasons_against(self, state: State, answer: Answer) -> tuple[Requirement, ...]:
        """See Machine."""
        key = (id(state), answer)
        found = self._against.get(key)
        if found is None:
            found = self._against[key] = (state, super().reasons_against(state, answer))
        return found[1]

    def exploring(self) -> Machine:
        """See Machine: many lines that are gone along once."""
        return self._plain.exploring()

    def without_abilities(self) -> Machine:
        """See Machine."""
        return self._plain.without_abilities()
