"""Questions about a state in windows of six steps: where to start, which window is open, who could use what."""

from msgspec.structs import replace

from agot_judge.engine.ability import Change
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Decision, Requirement
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import (
    ActionWindow,
    Initiation,
    PuttingIntoPlay,
    Resolution,
    Spending,
    Step,
)
from agot_judge.engine.state.points import Point, SequencePoint
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push
from agot_judge.errors import ScenarioError
from agot_judge.rules.questions import SharedQuestions, choice_requirements
from agot_judge.rules.resolution.by_hand import made_by_judge
from agot_judge.rules.six_steps.challenges.claim import claim_requirements
from agot_judge.rules.six_steps.challenges.declaration import declarations
from agot_judge.rules.six_steps.challenges.defenders import defender_requirements
from agot_judge.rules.six_steps.entering.attaching import attachment_requirements
from agot_judge.rules.six_steps.entering.requirements import entry_requirements, opportunity
from agot_judge.rules.six_steps.frames import Entering, Pending, Starting, Window
from agot_judge.rules.six_steps.impossible import impossible
from agot_judge.rules.six_steps.setup_cards import placing_requirements, setup_of
from agot_judge.rules.six_steps.starting import start
from agot_judge.rules.six_steps.under_way import describe_frame
from agot_judge.rules.six_steps.ways import innermost_window, ways
from agot_judge.rules.six_steps.window.options import passives, responses, saves_and_cancels
from agot_judge.rules.six_steps.window.record import innermost
from agot_judge.rules.six_steps.window.segment import actions


class SixStepQuestions(SharedQuestions):
    """See ``engine.rulebook.Questions``."""

    asking = (Initiation, Resolution, Entering, PuttingIntoPlay, Spending, Starting)
    entering_frame = Entering
    ways = staticmethod(ways)
    impossible = staticmethod(impossible)
    declarations = staticmethod(declarations)
    describe = staticmethod(describe_frame)

    def start(self, machine: Machine, state: State, point: Point) -> State:
        """The state with the frames of this point on its stack. Raises ScenarioError for a mulligan: there is none."""
        if not isinstance(point, SequencePoint) or point.name not in ("setup", "mulligan"):
            return start(machine, state, point)
        setup = setup_of(machine.edition)
        if point.name == "mulligan":
            raise ScenarioError(setup.no_mulligan)
        number = setup.placing if any(player.hand for player in state.players) else setup.first
        return push(replace(state, step=number, phase="", stop="setup"), Step(number=number))

    def window(self, machine: Machine, state: State) -> str:
        """The kind of the innermost open window, or ``none``."""
        frame = innermost_window(state)
        if frame is None:
            return "none"
        if isinstance(frame, ActionWindow):
            return "action"
        if isinstance(frame, Pending):
            return "save/cancel"
        is_passive = frame.step == 4 or any(due.passives for due in frame.due)
        return "passive" if is_passive else "response"

    def window_step(self, state: State) -> int:
        """The step of the innermost action window; 0 outside of one."""
        window = innermost(state)
        return 0 if window is None else window.step

    def usable(self, machine: Machine, state: State, player: int) -> tuple[tuple[int, int], ...]:
        """Card and ability of everything that the player could use in the innermost open window."""
        frame, position = innermost_window(state), machine.at(state)
        if frame is None:
            return ()
        if isinstance(frame, ActionWindow):
            options = actions(machine, state, player)
        elif isinstance(frame, Pending):
            options = saves_and_cancels(position, frame, player)
        elif frame.step == 5:
            options = responses(position, frame, player)
        else:
            options = passives(position, frame)
        return tuple(dict.fromkeys((option.card, option.ability) for option in options))

    def entering(
        self, machine: Machine, state: State, player: int, card: int, way: str, host: int = -1
    ) -> tuple[Requirement, ...]:
        """Each requirement of playing the card in this way, attached to ``host``."""
        position = machine.at(state)
        found = [opportunity(position), *entry_requirements(position, player, card, way)]
        if host >= 0 and machine.game.cards[card].definition.face.type == "attachment" and way != "duplicate":
            found += attachment_requirements(position, player, card, host)
        return tuple(found)

    def option_requirements(
        self, machine: Machine, state: State, decision: Decision, card: int
    ) -> tuple[Requirement, ...]:
        """Each requirement of being an option of the decision, met or not."""
        position = machine.at(state)
        top = state.stack[-1] if state.stack else None
        if decision.kind == "defenders" and state.challenge is not None:
            return tuple(defender_requirements(position, decision.player, state.challenge.type, card))
        if decision.kind == "claim":
            return claim_requirements(position, decision.player, card)
        if decision.kind == "setup":
            setup = setup_of(machine.edition)
            return tuple(placing_requirements(position, decision.player, card, setup))
        found = choice_requirements(position, decision, card)
        if found is None and decision.kind == "target" and isinstance(top, Entering):
            return tuple(attachment_requirements(position, decision.player, top.card, card))
        return found or ()

    def answered(self, state: State, event: int) -> Event | None:
        """The occurrence of this index in the innermost window."""
        frame = innermost_window(state)
        events = (
            frame.announced
            if isinstance(frame, Pending)
            else frame.occurred
            if isinstance(frame, Window)
            else ()
        )
        return events[event] if 0 <= event < len(events) else None

    def replaces(self, state: State, depth: int, player: int) -> bool:
        """A replacement is made as the thing would happen, and waits for nothing."""
        return False

    def by_hand(self, machine: Machine, state: State, changes: tuple[Change, ...]) -> State:
        """The state in which the change of the judge happens in the window that is open, or in one of its own."""
        if any(isinstance(frame, Window) for frame in state.stack):
            return push(state, made_by_judge(changes))
        return push(state, Window(), Starting(resolution=made_by_judge(changes)))
