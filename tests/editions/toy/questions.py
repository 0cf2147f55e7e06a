"""What can be asked of the toy edition about a state. Most has one answer: there is nothing of the kind."""

from msgspec.structs import replace

from agot_judge.engine.ability import Change
from agot_judge.engine.machine import Machine
from agot_judge.engine.rulebook import OpenThing
from agot_judge.engine.state.decision import Requirement, Way
from agot_judge.engine.state.frames import Frame, Resolution, Step
from agot_judge.engine.state.points import EffectPoint, OccurrencePoint, Point, SequencePoint
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push
from agot_judge.errors import NotSupportedYet
from tests.editions.toy.deeds import IN_TURN, requirements
from tests.editions.toy.frames import Deeds
from tests.editions.toy.framework import FRAMEWORK


class ToyQuestions:
    """See ``engine.rulebook.Questions``."""

    def start(self, machine: Machine, state: State, point: Point) -> State:
        """The state with the frames of this point on its stack; a run ends with its phase, or with the round."""
        if isinstance(point, OccurrencePoint):
            raise NotSupportedYet("not supported yet: starting with an occurrence.")
        if isinstance(point, EffectPoint):
            return push(state, Resolution(player=point.player, card=point.card, effects=point.effects))
        number, stop = FRAMEWORK.numbers[0], "round"
        if not isinstance(point, SequencePoint):
            number, stop = point.number, "phase"
        elif (phase := FRAMEWORK.phase(point.phase)) is not None:
            number, stop = phase.last, "phase"
        state = replace(state, step=number, phase=FRAMEWORK.phase_of(number), stop=stop)
        return push(state, Step(number=number))

    def window(self, machine: Machine, state: State) -> str:
        """``deeds`` while they are open."""
        return "deeds" if any(isinstance(frame, Deeds) for frame in state.stack) else "none"

    def window_step(self, state: State) -> int:
        """A window has no steps."""
        return 0

    def usable(self, machine: Machine, state: State, player: int) -> tuple[tuple[int, int], ...]:
        """Each card whose deed the player could do."""
        if self.window(machine, state) == "none":
            return ()
        cards = state.players[player].play
        return tuple(
            (card, 0) for card in cards if all(r.met for r in requirements(machine, state, player, card))
        )

    def requirements(self, machine: Machine, state: State, player: int, card: int) -> tuple[Requirement, ...]:
        """Each requirement of a deed."""
        is_open = self.window(machine, state) == "deeds"
        opened = Requirement(text="Deeds are open.", met=is_open, cites=IN_TURN)
        return (opened, *requirements(machine, state, player, card))

    def ways(self, machine: Machine, state: State, player: int, card: int) -> tuple[Way, ...]:
        """The one way of using a card."""
        ability = 0 if machine.game.cards[card].definition.abilities else -1
        needed = self.requirements(machine, state, player, card)
        return (Way(verb="trigger", text="Do its deed", ability=ability, requirements=needed),)

    def describe(self, machine: Machine, state: State, frame: Frame) -> OpenThing | None:
        """The window, or the deed whose effects resolve."""
        if isinstance(frame, Deeds):
            return OpenThing(kind="window", text="Deeds are open", cite=IN_TURN[0])
        return OpenThing(kind="ability", text="A deed") if isinstance(frame, Resolution) else None

    def window_after(self, machine: Machine, state: State, step: str) -> State:
        """The state in which deeds are open."""
        return push(replace(state, step=step), Deeds(turn=state.first_player))

    def open_after(self, state: State) -> str:
        """The step of the window, while it is open."""
        return FRAMEWORK.windows_after[0].after if any(isinstance(f, Deeds) for f in state.stack) else ""

    def replaces(self, state: State, depth: int, player: int) -> bool:
        """Nothing is replaced."""
        return False

    def by_hand(self, machine: Machine, state: State, changes: tuple[Change, ...]) -> State:
        """Nothing is changed by hand."""
        return state

    def asks_where(self, machine: Machine, state: State) -> bool:
        """Nothing goes on anything."""
        return False

    def asks_in_a_row(self, state: State) -> bool:
        """A deed asks for nothing."""
        return False

    def none(self, *_: object, **__: object) -> tuple[()]:
        """Nothing is required, and nothing is impossible."""
        return ()

    def nothing(self, *_: object, **__: object) -> None:
        """There is nothing of the kind."""

    impossible = entering = option_requirements = player_requirements = none
    account_of_card = account_of_player = account_of_challenge = nothing
    answers = answered = repeat = nothing
