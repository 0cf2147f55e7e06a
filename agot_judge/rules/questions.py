"""The questions about a state that every edition answers alike: accounts, choices that are open, loops."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Answer, Decision, Requirement, Way
from agot_judge.engine.state.frames import ActionWindow, Frame, Initiation, Resolution, Together
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push
from agot_judge.engine.values.position import Position
from agot_judge.errors import IllegalMove
from agot_judge.explain.accounts import account_of_card
from agot_judge.explain.accounts_of_players import account_of_challenge, account_of_player
from agot_judge.rules.costs.cost_alternatives import with_cost_chosen
from agot_judge.rules.costs.payers import payer_requirements
from agot_judge.rules.initiation.ways import requirements_of_ways
from agot_judge.rules.resolution.loops import show_loop, state_times
from agot_judge.rules.resolution.scope_of import scope_before
from agot_judge.rules.targets.target_requirements import (
    pick_requirements,
    player_requirements,
    requirements_now,
    target_requirements,
)
from agot_judge.rules.targets.where_it_goes import is_where_it_goes

_DECLARING = {"challenge": "challenge", "defend": "defenders"}
"""The ways of using a character by declaring it, and the decisions at which that is done."""


class SharedQuestions(ABC):
    """See ``engine.rulebook.Questions``."""

    asking: ClassVar[tuple[type[Frame], ...]]
    """The frames that may ask one thing after the other."""
    entering_frame: ClassVar[type[Frame]]
    """The frame of a card that a player brings into play."""
    account_of_card = staticmethod(account_of_card)
    account_of_player = staticmethod(account_of_player)
    account_of_challenge = staticmethod(account_of_challenge)

    @abstractmethod
    def ways(self, machine: Machine, state: State, player: int, card: int) -> tuple[Way, ...]:
        """Each way for the player to use the card now, with all that it takes."""

    def requirements(self, machine: Machine, state: State, player: int, card: int) -> tuple[Requirement, ...]:
        """Each requirement of using the card in the innermost open window, now or when the turn comes round."""
        kind = state.asking.kind if state.asking is not None else ""
        every = self.ways(machine, state, player, card)
        declaring = [way for way in every if _DECLARING.get(way.verb) == kind]
        return requirements_of_ways(machine.game, card, every, declaring)

    def player_requirements(
        self, machine: Machine, state: State, decision: Decision, player: int
    ) -> tuple[Requirement, ...]:
        """Each requirement of being the player chosen at the decision, met or not."""
        top = state.stack[-1] if state.stack else None
        if decision.kind != "target" or not isinstance(top, Initiation | Resolution):
            return ()
        return tuple(player_requirements(machine.at(state), top, player))

    @abstractmethod
    def declarations(self, position: Position, decision: Decision) -> Iterator[Answer]:
        """Every legal way to declare a challenge, the pass first."""

    def answers(self, machine: Machine, state: State, decision: Decision) -> Iterator[Answer] | None:
        """Every way to declare a challenge; None for decisions that are answered with options."""
        if decision.kind == "challenge":
            return self.declarations(machine.at(state), decision)
        return iter(()) if decision.kind == "by hand" else None

    def window_after(self, machine: Machine, state: State, step: str) -> State:
        """The state with the action window after this step on its stack."""
        return push(replace(state, step=step), ActionWindow(after=step))

    def open_after(self, state: State) -> str:
        """The step after which the innermost open action window stands; empty where none is open."""
        opened = (
            frame for frame in reversed(state.stack) if isinstance(frame, ActionWindow) and frame.turn >= 0
        )
        return next((frame.after for frame in opened), "")

    def asks_in_a_row(self, state: State) -> bool:
        """True where an ability, or a card on its way into play, may ask one thing after the other."""
        return any(isinstance(frame, self.asking) for frame in state.stack)

    def asks_where(self, machine: Machine, state: State) -> bool:
        """True where the decision awaited is on what an attachment or a duplicate goes."""
        top = state.stack[-1] if state.stack else None
        is_target = state.asking is not None and state.asking.kind == "target"
        return (is_target and isinstance(top, self.entering_frame)) or is_where_it_goes(machine.at(state))

    def repeat(
        self, machine: Machine, state: State, before: State, answers: tuple[Answer, ...], times: int
    ) -> State | None:
        """The state in which the player has said how many times the loop is executed; None where nothing is one."""
        try:
            loop, _ = show_loop(machine, before, answers)
        except IllegalMove:
            return None
        return state_times(machine.at(state), loop, times)


def choice_requirements(position: Position, decision: Decision, card: int) -> tuple[Requirement, ...] | None:
    """Each requirement of being a target of the ability under way, or of paying its cost; None where neither is chosen."""
    stack = position.state.stack
    top = stack[-1] if stack else None
    if decision.kind == "target" and isinstance(top, Initiation):
        return tuple(target_requirements(position, top, decision.player, card))
    if decision.kind in ("target", "discard") and isinstance(top, Resolution | Together):
        one = top.branches[top.ready] if isinstance(top, Together) else top
        return (*requirements_now(position, one, card), *pick_requirements(position, one, card))
    if decision.kind == "cost" and isinstance(top, Initiation) and top.stage in (3, 4):
        ability = with_cost_chosen(position.ability(top.card, top.ability), top.way)
        scope = scope_before(top.card, decision.player, top.trigger)
        cost = ability.costs[len(top.paid)]
        return tuple(payer_requirements(position, decision.player, cost, card, scope))
    return None
