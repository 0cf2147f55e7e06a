"""The questions to the Second Edition about a state: where to start, which window is open, who could use what."""

from collections.abc import Iterator

from msgspec.structs import replace

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
from agot_judge.engine.rulebook import Account, Impossible, OpenThing
from agot_judge.engine.state.decision import Answer, Decision, Requirement, Way
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import (
    ActionWindow,
    Frame,
    Initiation,
    Occurrence,
    PuttingIntoPlay,
    Resolution,
    Spending,
    Together,
)
from agot_judge.engine.state.points import Point
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push
from agot_judge.engine.values.titles import TITLE_ABILITY
from agot_judge.errors import IllegalMove
from agot_judge.explain.accounts import account_of_card
from agot_judge.explain.accounts_of_players import account_of_challenge, account_of_player
from agot_judge.rules.costs.cost_alternatives import with_cost_chosen
from agot_judge.rules.costs.cost_choice import beside_targets
from agot_judge.rules.costs.payers import payer_requirements
from agot_judge.rules.initiation.ways import requirements_of_ways
from agot_judge.rules.resolution.by_hand import made_by_judge
from agot_judge.rules.resolution.loops import show_loop, state_times
from agot_judge.rules.resolution.scope_of import scope_before
from agot_judge.rules.targets.picked_requirements import pick_requirements
from agot_judge.rules.targets.players_as_targets import player_requirements
from agot_judge.rules.targets.target_requirements import requirements_now, target_requirements
from agot_judge.rules.targets.where_it_goes import is_where_it_goes

DECLARING = {"challenge": "challenge", "defend": "defenders"}
"""The ways of using a character by declaring it, and the decisions at which that is done."""
ASKING = Initiation | Resolution | Entering | PuttingIntoPlay | Bestowing | Spending | Redirect
"""The frames that may ask one thing after the other."""
WINDOWS = {2: "cancel", 3: "forced interrupt", 4: "interrupt", 6: "forced reaction", 7: "reaction"}


class SecondEditionQuestions:
    """See ``engine.rulebook.Questions``."""

    def start(self, machine: Machine, state: State, point: Point) -> State:
        """The state with the frames of this point on its stack."""
        return start(machine, state, point)

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

    def requirements(self, machine: Machine, state: State, player: int, card: int) -> tuple[Requirement, ...]:
        """Each requirement of using the card in the innermost open window, now or when the turn comes round."""
        kind = state.asking.kind if state.asking is not None else ""
        every = ways(machine, state, player, card)
        declaring = [way for way in every if DECLARING.get(way.verb) == kind]
        return requirements_of_ways(machine.game, card, every, declaring)

    def ways(self, machine: Machine, state: State, player: int, card: int) -> tuple[Way, ...]:
        """Each way for the player to use the card now, with all that it takes."""
        return ways(machine, state, player, card)

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
        top = state.stack[-1] if state.stack else None
        if decision.kind == "target" and isinstance(top, Initiation):
            return tuple(target_requirements(position, top, decision.player, card))
        if decision.kind in ("target", "discard") and isinstance(top, Resolution | Together):
            one = top.branches[top.ready] if isinstance(top, Together) else top
            return (
                *requirements_now(position, one, card),
                *pick_requirements(position, one, card),
            )
        if decision.kind == "cost" and isinstance(top, Initiation) and top.stage == 3:
            ability = with_cost_chosen(machine.ability(top.card, top.ability), top.way)
            cost = ability.costs[len(top.paid)]
            scope = scope_before(top.card, decision.player, top.trigger)
            return (
                *payer_requirements(position, decision.player, cost, card, scope),
                *beside_targets(position, top, ability, card),
            )
        if decision.kind == "target" and isinstance(top, Entering):
            return tuple(attachment_requirements(position, decision.player, top.card, card))
        if decision.kind == "target" and isinstance(top, PuttingIntoPlay):
            return tuple(attachment_requirements(position, decision.player, top.events[top.done].card, card))
        return ()

    def player_requirements(
        self, machine: Machine, state: State, decision: Decision, player: int
    ) -> tuple[Requirement, ...]:
        """Each requirement of being the player chosen at the decision, met or not."""
        top = state.stack[-1] if state.stack else None
        if decision.kind != "target" or not isinstance(top, Initiation | Resolution):
            return ()
        return tuple(player_requirements(machine.at(state), top, player))

    def account_of_card(self, machine: Machine, state: State, card: int, field: str) -> Account | None:
        """The account of this field of the card; None where it is just what is printed."""
        return account_of_card(machine.at(state), card, field)

    def account_of_player(self, machine: Machine, state: State, player: int, field: str) -> Account | None:
        """The account of this field of the player; None where it is just what is printed."""
        return account_of_player(machine.at(state), player, field)

    def account_of_challenge(self, machine: Machine, state: State, field: str) -> Account | None:
        """The account of this field of the challenge; None where there is nothing to say."""
        return account_of_challenge(machine.at(state), field)

    def impossible(self, machine: Machine, state: State) -> tuple[Impossible, ...]:
        """Facts of this board that could not have come about."""
        return impossible(machine.at(state))

    def answers(self, machine: Machine, state: State, decision: Decision) -> Iterator[Answer] | None:
        """Every way to declare a challenge; None for decisions that are answered with options."""
        if decision.kind == "challenge":
            return declarations(machine.at(state), decision)
        return iter(()) if decision.kind == "by hand" else None

    def describe(self, machine: Machine, state: State, frame: Frame) -> OpenThing | None:
        """A frame of the stack in words; None for one that only waits to begin."""
        return describe_frame(machine, state, frame)

    def window_after(self, machine: Machine, state: State, step: str) -> State:
        """The state with the action window after this step on its stack."""
        return push(replace(state, step=step), ActionWindow(after=step))

    def open_after(self, state: State) -> str:
        """The step after which the innermost open action window stands; empty where none is open."""
        opened = (
            frame for frame in reversed(state.stack) if isinstance(frame, ActionWindow) and frame.turn >= 0
        )
        return next((frame.after for frame in opened), "")

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

    def asks_in_a_row(self, state: State) -> bool:
        """True where an ability, or a card on its way into play, may ask one thing after the other."""
        return any(isinstance(frame, ASKING) for frame in state.stack)

    def by_hand(self, machine: Machine, state: State, changes: tuple[Change, ...]) -> State:
        """Reactions to what the judge changes have their windows after all of it, before what was asked is asked anew."""
        return push(state, Occurrence(events=(), stage=6), made_by_judge(changes))

    def asks_where(self, machine: Machine, state: State) -> bool:
        """True where the decision awaited is on what an attachment or a duplicate goes."""
        top = state.stack[-1] if state.stack else None
        is_entering = isinstance(top, Entering) and state.asking is not None and state.asking.kind == "target"
        return is_entering or is_where_it_goes(machine.at(state))

    def repeat(
        self, machine: Machine, state: State, before: State, answers: tuple[Answer, ...], times: int
    ) -> State | None:
        """The state in which the player has said how many times the loop is executed; None where nothing is one."""
        try:
            loop, _ = show_loop(machine, before, answers)
        except IllegalMove:
            return None
        return state_times(machine.at(state), loop, times)
