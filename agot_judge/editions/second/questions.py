"""The questions to the Second Edition about a state: where to start, which window is open, who could use what."""

from agot_judge.editions.second.challenges.claim import claim_requirements
from agot_judge.editions.second.challenges.declaration import declarations
from agot_judge.editions.second.challenges.defenders import defender_requirements
from agot_judge.editions.second.entering.attaching import attachment_requirements
from agot_judge.editions.second.entering.entry_requirements import entry_requirements, opportunity
from agot_judge.editions.second.frames import Bestowing, Entering, Redirect
from agot_judge.editions.second.impossible import impossible
from agot_judge.editions.second.round.plot_choice import plot_requirements
from agot_judge.editions.second.round.setup_placing import hiding_requirements, placing_requirements
from agot_judge.editions.second.starting import start
from agot_judge.editions.second.timing.action_window import actions
from agot_judge.editions.second.timing.opportunities import opportunities
from agot_judge.editions.second.timing.ways import innermost_window, ways
from agot_judge.editions.second.under_way import describe_frame
from agot_judge.engine.ability import Change
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Decision, Requirement
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import (
    ActionWindow,
    Initiation,
    Occurrence,
    PuttingIntoPlay,
    Resolution,
    Spending,
)
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push
from agot_judge.engine.values.titles import TITLE_ABILITY
from agot_judge.rules.costs.cost_alternatives import with_cost_chosen
from agot_judge.rules.costs.cost_choice import beside_targets
from agot_judge.rules.questions import SharedQuestions, choice_requirements
from agot_judge.rules.resolution.by_hand import made_by_judge

WINDOWS = {2: "cancel", 3: "forced interrupt", 4: "interrupt", 6: "forced reaction", 7: "reaction"}


class SecondEditionQuestions(SharedQuestions):
    """See ``engine.rulebook.Questions``."""

    asking = (Initiation, Resolution, Entering, PuttingIntoPlay, Bestowing, Spending, Redirect)
    entering_frame = Entering
    start = staticmethod(start)
    ways = staticmethod(ways)
    impossible = staticmethod(impossible)
    declarations = staticmethod(declarations)
    describe = staticmethod(describe_frame)

    def window(self, machine: Machine, state: State) -> str:
        """The kind of the innermost open window, or ``none``."""
        frame = innermost_window(state)
        if frame is None:
            return "none"
        if isinstance(frame, ActionWindow):
            return "action"
        if frame.stage == 2 and not any(event.kind == "initiate" for event in frame.events):
            return "interrupt"
        return WINDOWS[frame.stage]

    def window_step(self, state: State) -> int:
        """Windows have no numbered steps."""
        return 0

    def usable(self, machine: Machine, state: State, player: int) -> tuple[tuple[int, int], ...]:
        """Card and ability of everything that the player could use in the innermost open window."""
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Redirect) and not top.chosen:
            bearer = state.cards[top.title].controller
            return ((top.title, TITLE_ABILITY),) if player == bearer else ()
        frame = innermost_window(state)
        if frame is None:
            return ()
        if isinstance(frame, ActionWindow):
            options = actions(machine, state, player)
        else:
            options = opportunities(machine.at(state), frame, player)
        return tuple(dict.fromkeys((option.card, option.ability) for option in options))

    def entering(
        self, machine: Machine, state: State, player: int, card: int, way: str, host: int = -1
    ) -> tuple[Requirement, ...]:
        """Each requirement of marshaling, ambushing or bringing out the card in this way, attached to ``host``.

        At setup, of placing it into shadows.
        """
        position = machine.at(state)
        if way == "shadow" and state.asking is not None and state.asking.kind == "setup":
            return hiding_requirements(position, player, card)
        found = [
            opportunity(position, player),
            *entry_requirements(position, player, card, way),
        ]
        if host >= 0 and machine.game.cards[card].definition.face.type == "attachment" and way != "duplicate":
            found += attachment_requirements(position, player, card, host)
        return tuple(found)

    def option_requirements(
        self, machine: Machine, state: State, decision: Decision, card: int
    ) -> tuple[Requirement, ...]:
        """Each requirement of being an option of the decision, met or not, for declaring defenders and for claim."""
        position = machine.at(state)
        if decision.kind == "defenders" and state.challenge is not None:
            type_ = state.challenge.type
            return tuple(defender_requirements(position, decision.player, type_, card))
        if decision.kind == "claim":
            return claim_requirements(position, decision.player, card)
        if decision.kind == "setup":
            return placing_requirements(position, decision.player, card)
        if decision.kind == "plot":
            return plot_requirements(position, decision.player, card)
        found = choice_requirements(position, decision, card)
        top = state.stack[-1] if state.stack else None
        if found is not None and decision.kind == "cost" and isinstance(top, Initiation):
            ability = with_cost_chosen(machine.ability(top.card, top.ability), top.way)
            return (*found, *beside_targets(position, top, ability, card))
        if decision.kind == "target" and isinstance(top, Entering):
            return tuple(attachment_requirements(position, decision.player, top.card, card))
        if decision.kind == "target" and isinstance(top, PuttingIntoPlay):
            return tuple(attachment_requirements(position, decision.player, top.events[top.done].card, card))
        return found or ()

    def answered(self, state: State, event: int) -> Event | None:
        """The occurrence of this index in the innermost window."""
        frame = next((frame for frame in reversed(state.stack) if isinstance(frame, Occurrence)), None)
        if frame is None:
            return None
        events = frame.happened if frame.stage >= 6 else frame.events
        return events[event] if 0 <= event < len(events) else None

    def replaces(self, state: State, depth: int, player: int) -> bool:
        """True where a replacement effect of the player waits at this depth, to resolve after all interrupts."""
        return any(
            instead.by == player
            for frame in state.stack[depth : depth + 1]
            if isinstance(frame, Occurrence)
            for _, instead in frame.replaced
        )

    def by_hand(self, machine: Machine, state: State, changes: tuple[Change, ...]) -> State:
        """Reactions to what the judge changes have their windows after all of it, before what was asked is asked anew."""
        return push(state, Occurrence(events=(), stage=6), made_by_judge(changes))
