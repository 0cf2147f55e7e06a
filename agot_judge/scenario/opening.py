"""Where a run begins and ends.

A scenario that says no ``start`` begins at the earliest point that what it gives allows:

- a challenge with a winner: step 4.2.3, for what follows the comparison of STR;
- a challenge with defenders: the action window after step 4.2.1;
- any other challenge: the action window after step 4.2, in which attackers were declared;
- no challenge, but challenges in its history: the action window after step 4.2.6;
- otherwise, with revealed plots: the draw phase; without: the plot phase.
"""

from msgspec.structs import replace

from agot_judge.engine.ability import ByHand
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import ActionWindow
from agot_judge.engine.state.points import EffectPoint, OccurrencePoint, Point, SequencePoint, StepPoint
from agot_judge.engine.state.state import NOBODY, State
from agot_judge.engine.state.transition import push
from agot_judge.engine.values.values import attacking_strength, defending_strength
from agot_judge.errors import NotSupportedYet, ScenarioError
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.model import PastChallenge, Scenario
from agot_judge.scenario.points import EffectStart, EndOfPhase, EventStart, Place
from agot_judge.scenario.roster import Roster
from agot_judge.scenario.vocabulary import LAST_STEPS, PHASES, STEPS

WITHIN_A_CHALLENGE = ("4.2.1", "4.2.2", "4.2.3", "4.2.4", "4.2.5", "4.2.6")
AFTER_THE_COMPARISON = WITHIN_A_CHALLENGE[2:]
BEFORE = {"setup": "setup 8", "mulligan": "mulligan"}
"""The points before the game."""
FIRST_STEPS = {phase: f"{number}.1" for number, phase in enumerate(PHASES, 1)}


def start_run(loaded: Loaded, roster: Roster, machine: Machine, state: State) -> State:
    """The state at the start, nothing of it done.

    Raises NotSupportedYet for a point that the machine does not reach yet, and ScenarioError for one that the rest of
    the scenario does not allow.
    """
    scenario = loaded.scenario
    line = loaded.line("start")
    window = ""
    if scenario.start is None:
        point, window = _earliest(scenario)
    elif isinstance(scenario.start, EffectStart):
        point = _effect(scenario, scenario.start, roster)
    elif isinstance(scenario.start, EventStart):
        point = _occurrence(loaded, scenario.start, roster, machine, state)
    else:
        point = _point(scenario.start)
    step = _step(point)
    if step in WITHIN_A_CHALLENGE and state.challenge is None:
        raise ScenarioError("This start is within a challenge. Say which: add 'challenge:'.", line)
    if step in AFTER_THE_COMPARISON:
        state = _with_totals(loaded, machine, state, line)
    if state.challenge is not None:
        state = replace(state, phase="challenges")
    stop = place_step(scenario.stop) if scenario.stop is not None else None
    try:
        state = machine.start(state, point, stop=stop or None)
    except NotSupportedYet as error:
        how = "" if scenario.start is not None else " Say where the run starts, such as 'start: challenges'."
        raise NotSupportedYet(f"{error.message}{how}", line) from None
    if state.over or state.asking is not None:
        return state  # the game ends as it stands
    if window:
        return push(replace(state, step=window), ActionWindow(after=window))
    if stop and machine.is_at(state, stop):
        # The run is to end when the step in which it starts is reached anew.
        return replace(machine.step(replace(state, stop="")), stop=stop)
    return state


def place_step(place: Place) -> str:
    """The framework step at whose beginning a place is; empty for ``end``. Raises NotSupportedYet."""
    if isinstance(place, EndOfPhase):
        return LAST_STEPS[place.phase]
    words = {"end": "", "duck": "4.2.2", "end-of-round": "7.5", "round": "1.1", **BEFORE, **FIRST_STEPS}
    step = words.get(place.word, place.word)
    if step and step not in STEPS and place.word not in BEFORE:
        raise NotSupportedYet(f"not supported yet: the point {place.word}.")
    return step


def _point(place: Place) -> Point:
    if isinstance(place, EndOfPhase):
        return SequencePoint(name="end-of-phase", phase=place.phase)
    if place.word in ("duck", "end-of-round", "round", "setup", "mulligan"):
        return SequencePoint(name=place.word)
    return StepPoint(number=place_step(place))


def _step(point: Point) -> str:
    if isinstance(point, StepPoint):
        return point.number
    return "4.2.2" if isinstance(point, SequencePoint) and point.name == "duck" else ""


def _earliest(scenario: Scenario) -> tuple[Point, str]:
    """The earliest point that the scenario allows, and the action window before it, if any."""
    if scenario.challenge is not None:
        if scenario.challenge.winner:
            return StepPoint(number="4.2.3"), ""
        if _is_marked_defending(scenario):
            return StepPoint(number="4.2.2"), "4.2.1"
        return StepPoint(number="4.2.1"), "4.2"
    if any(isinstance(past, PastChallenge) and past.phase in ("", "challenges") for past in scenario.history):
        return StepPoint(number="4.2"), "4.2.6"
    plots = any(cards.key == "plot" for player in scenario.players for cards in player.lists)
    return StepPoint(number="2.1" if plots else "1.1"), ""


def _is_marked_defending(scenario: Scenario) -> bool:
    return any(index.marks.defending for index in Roster(scenario).positions)


def _with_totals(loaded: Loaded, machine: Machine, state: State, line: int) -> State:
    """The state whose challenge has the result that the scenario gives, with the totals as they now are."""
    challenge, given = state.challenge, loaded.scenario.challenge
    if challenge is None or given is None:
        return state
    if not challenge.determined:
        raise ScenarioError(
            "This start is after the winner was determined. Add 'winner:' to the challenge, or start at duck.",
            line,
        )
    attacking, defending = attacking_strength(machine.at(state)), defending_strength(machine.at(state))
    by = given.by or (abs(attacking - defending) if challenge.winner >= 0 else 0)
    challenge = replace(
        challenge,
        attacking_strength=attacking,
        defending_strength=defending,
        by=by,
        unopposed=challenge.winner == challenge.attacker and defending == 0,
    )
    return replace(state, challenge=challenge)


def _effect(scenario: Scenario, start: EffectStart, roster: Roster) -> Point:
    source = roster.find(start.source)
    why = f" (Not understood: {start.why_not})" if start.why_not else ""
    return EffectPoint(
        effects=start.effects or (ByHand(text=f"{start.text}{why}"),),
        then=start.then,
        card=source[0] if len(source) == 1 else -1,
        player=_player(scenario, start.controller),
    )


def _occurrence(loaded: Loaded, start: EventStart, roster: Roster, machine: Machine, state: State) -> Point:
    line = loaded.line("start", "event")
    if start.event != "discard" and start.event not in machine.rulebook.events:
        raise NotSupportedYet(f"not supported yet: the occurrence {start.event!r}.", line)
    source = roster.find(start.source)
    by = _player(loaded.scenario, start.controller)
    events = []
    for name in start.cards:
        found = roster.find(name)
        if len(found) != 1:
            labels = ", ".join(roster.positions[card].label for card in found)
            raise ScenarioError(f"{name!r} can mean {labels}. Name one.", loaded.line("start", "cards"))
        card = found[0]
        kind, to = _what_happens(start.event, state.cards[card].zone)
        if not kind:
            raise ScenarioError(
                f"{roster.positions[card].label} is not in play: {start.event!r} cannot happen to it.",
                loaded.line("start", "cards"),
            )
        events.append(
            Event(
                kind=kind,
                card=card,
                player=state.cards[card].controller,
                source=source[0] if len(source) == 1 else -1,
                by=by,
                cause="effect" if by != NOBODY else "",
                amount=1,
                to=to,
            )
        )
    return OccurrencePoint(events=tuple(events))


def _what_happens(event: str, zone: str) -> tuple[str, str]:
    """The occurrence of this name for a card in the zone, and where the card goes; none where it cannot happen there."""
    to = {"return to hand": "hand", "put into deck": "deck", "discard": "discard"}.get(event, "")
    if zone == "play":
        return ("discard from play" if event == "discard" else event), to if event == "put into deck" else ""
    if event == "discard" and zone in ("hand", "deck", "shadows"):
        return f"discard from {zone}", ""
    if to:
        return "move card", to
    if event == "put into play":
        return ("put into play from shadows" if zone == "shadows" else event), ""
    return (event, "") if event == "draw" else ("", "")


def _player(scenario: Scenario, name: str) -> int:
    return [player.name for player in scenario.players].index(name) if name else NOBODY
