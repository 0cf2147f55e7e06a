"""What can be asked of the Second Edition about a state: where to start, which window is open, who could use what."""

from collections.abc import Iterator

from agot_judge.editions.second.action_window import CITES as ACTION_CITES
from agot_judge.editions.second.action_window import actions
from agot_judge.editions.second.attaching import attachment_requirements
from agot_judge.editions.second.claim import claim_requirements
from agot_judge.editions.second.declaration import declarations
from agot_judge.editions.second.defenders import defender_requirements
from agot_judge.editions.second.entry_requirements import entry_requirements, opportunity, ways_to_explain
from agot_judge.editions.second.impossible import impossible
from agot_judge.editions.second.opportunities import (
    DUPLICATE_CITES,
    events_open_to,
    is_met,
    opportunities,
)
from agot_judge.editions.second.plot_choice import plot_requirements
from agot_judge.editions.second.redirect import redirect_requirements, redirect_timing
from agot_judge.editions.second.requirements import initiation_requirements
from agot_judge.editions.second.setup_placing import placing_requirements
from agot_judge.editions.second.starting import start
from agot_judge.engine.decision import Answer, Decision, Requirement
from agot_judge.engine.events import Event
from agot_judge.engine.frames import ActionWindow, Entering, Occurrence, PuttingIntoPlay, Redirect, Step
from agot_judge.engine.machine import Machine
from agot_judge.engine.points import Point
from agot_judge.engine.rulebook import Impossible
from agot_judge.engine.state import State
from agot_judge.engine.titles import TITLE_ABILITY

WINDOWS = {2: "cancel", 3: "forced interrupt", 4: "interrupt", 6: "forced reaction", 7: "reaction"}
_TIMING = {
    "action": ("2e/rr/actions/1", "2e/rr/action-windows/1"),
    "interrupt": ("2e/rr/interrupts/1", "2e/rr/interrupts/2"),
    "reaction": ("2e/rr/reactions/1", "2e/rr/reactions/2"),
    "when revealed": ("2e/rr/when-revealed/1",),
    "constant": ("2e/rr/constant-abilities/1",),
}


class SecondEditionQuestions:
    """See ``engine.rulebook.Questions``."""

    def start(self, machine: Machine, state: State, point: Point) -> State:
        """The state with the frames of this point on its stack."""
        return start(machine, state, point)

    def window(self, machine: Machine, state: State) -> str:
        """The kind of the innermost open window, or ``none``."""
        frame = _innermost_window(state)
        if frame is None:
            return "none"
        if isinstance(frame, ActionWindow):
            return "action"
        if frame.stage == 2 and not any(event.kind == "initiate" for event in frame.events):
            return "interrupt"
        return WINDOWS[frame.stage]

    def usable(self, machine: Machine, state: State, player: int) -> tuple[tuple[int, int], ...]:
        """Card and ability of everything that the player could use in the innermost open window."""
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Redirect) and not top.chosen:
            bearer = state.cards[top.title].controller
            return ((top.title, TITLE_ABILITY),) if player == bearer else ()
        frame = _innermost_window(state)
        if frame is None:
            return ()
        if isinstance(frame, ActionWindow):
            options = actions(machine, state, player)
        else:
            options = opportunities(machine, state, frame, player)
        return tuple(dict.fromkeys((option.card, option.ability) for option in options))

    def requirements(self, machine: Machine, state: State, player: int, card: int) -> tuple[Requirement, ...]:
        """Each requirement of using the card in the innermost open window, met or not."""
        frame = _innermost_window(state)
        abilities = machine.game.cards[card].definition.abilities
        found: list[Requirement] = []
        if machine.game.cards[card].definition.title.redirects:
            found.append(redirect_timing(state))
            found += redirect_requirements(machine, state, player, card)
        ways = ways_to_explain(machine, state, player, card)
        for way in ways:
            found += self.entering(machine, state, player, card, way)
        for number, ability in enumerate(abilities):
            if ways and ability.zone == "play":
                continue
            trigger = ability.trigger
            event: Event | None = None
            if isinstance(frame, Occurrence) and trigger is not None:
                fitting = (
                    open_event
                    for open_event in events_open_to(frame)
                    if is_met(machine, state, trigger, open_event, card, player)
                )
                event = next(fitting, None)
            timely = _is_timely(self.window(machine, state), ability.kind, event)
            found.append(
                Requirement(
                    text=f"The window that is open is one for this {ability.kind}, and its triggering "
                    "condition has occurred.",
                    met=timely,
                    cites=_TIMING[ability.kind],
                )
            )
            if isinstance(frame, Occurrence):
                found.append(
                    Requirement(
                        text="It has not been used yet for this triggering condition.",
                        met=not any(used[:2] == (card, number) for used in frame.used),
                        cites=_TIMING[ability.kind],
                    )
                )
            found += initiation_requirements(machine, state, player, card, number, event)
        if state.cards[card].duplicates:
            saving = isinstance(frame, Occurrence) and any(
                option.card == card and option.ability not in range(len(abilities))
                for option in (opportunities(machine, state, frame, player) if frame.stage == 2 else ())
            )
            text = "It would leave play, and its duplicate can save it."
            found.append(Requirement(text=text, met=saving, cites=DUPLICATE_CITES))
        if not found:
            text = "It has an ability that could be used."
            found.append(Requirement(text=text, met=False, cites=ACTION_CITES))
        return tuple(found)

    def entering(
        self, machine: Machine, state: State, player: int, card: int, way: str, host: int = -1
    ) -> tuple[Requirement, ...]:
        """Each requirement of marshaling, ambushing or bringing out the card in this way, attached to ``host``."""
        found = [opportunity(machine, state, player), *entry_requirements(machine, state, player, card, way)]
        if host >= 0 and machine.game.cards[card].definition.face.type == "attachment" and way != "duplicate":
            found += attachment_requirements(machine, state, player, card, host)
        return tuple(found)

    def option_requirements(
        self, machine: Machine, state: State, decision: Decision, card: int
    ) -> tuple[Requirement, ...]:
        """Each requirement of being an option of the decision, met or not, for declaring defenders and for claim."""
        if decision.kind == "defenders" and state.challenge is not None:
            type_ = state.challenge.type
            return tuple(defender_requirements(machine, state, decision.player, type_, card))
        if decision.kind == "claim":
            return claim_requirements(machine, state, decision.player, card)
        if decision.kind == "setup":
            return placing_requirements(machine, state, decision.player, card)
        if decision.kind == "plot":
            return plot_requirements(machine, state, decision.player, card)
        top = state.stack[-1] if state.stack else None
        if decision.kind == "target" and isinstance(top, Entering):
            return tuple(attachment_requirements(machine, state, decision.player, top.card, card))
        if decision.kind == "target" and isinstance(top, PuttingIntoPlay):
            return tuple(
                attachment_requirements(machine, state, decision.player, top.events[top.done].card, card)
            )
        return ()

    def impossible(self, machine: Machine, state: State) -> tuple[Impossible, ...]:
        """What on this board could not have come about."""
        return impossible(machine, state)

    def answers(self, machine: Machine, state: State, decision: Decision) -> Iterator[Answer] | None:
        """Every way to declare a challenge; None for decisions that are answered with options."""
        if decision.kind == "challenge":
            return declarations(machine, state, decision)
        return iter(()) if decision.kind == "by hand" else None


def _is_timely(window: str, kind: str, event: Event | None) -> bool:
    if kind == "action":
        return window == "action"
    family = {"cancel": "interrupt", "forced interrupt": "interrupt", "forced reaction": "reaction"}
    return family.get(window, window) == kind and event is not None


def _innermost_window(state: State) -> ActionWindow | Occurrence | None:
    for frame in reversed(state.stack):
        if isinstance(frame, ActionWindow):
            return frame if frame.turn >= 0 else None
        if isinstance(frame, Occurrence):
            return frame if frame.stage in WINDOWS else None
        if isinstance(frame, Step | Redirect):
            return None
    return None
