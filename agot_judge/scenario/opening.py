"""Where a run begins and ends.

A scenario that says no ``start`` begins at the earliest point that what it gives allows, as its edition declares it.
"""

from msgspec.structs import replace

from agot_judge.engine.ability import ByHand
from agot_judge.engine.framework import DefaultStart, Framework
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.points import EffectPoint, OccurrencePoint, Point, SequencePoint, StepPoint
from agot_judge.engine.state.state import NOBODY, State
from agot_judge.engine.values.values import attacking_strength, defending_strength
from agot_judge.errors import NotSupportedYet, ScenarioError
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.model import PastChallenge, Scenario
from agot_judge.scenario.points import Again, EffectStart, EndOfPhase, EventStart, InWindow, Place, Stop
from agot_judge.scenario.roster import Roster


def start_run(loaded: Loaded, roster: Roster, machine: Machine, state: State) -> State:
    """The state at the start, nothing of it done.

    Raises NotSupportedYet for a point that the machine does not reach yet, and ScenarioError for one that the rest of
    the scenario does not allow.
    """
    scenario = loaded.scenario
    framework = machine.rulebook.framework
    challenges = framework.challenges
    line = loaded.line("start")
    window = ""
    point: Point
    if scenario.start is None:
        default = _earliest(scenario, framework)
        point, window = StepPoint(number=default.step), default.window_after
    elif isinstance(scenario.start, InWindow):
        point, window = StepPoint(number=scenario.start.step), scenario.start.after
    elif isinstance(scenario.start, EffectStart):
        point = _effect(scenario, scenario.start, roster)
    elif isinstance(scenario.start, EventStart):
        point = _occurrence(loaded, scenario.start, roster, machine, state)
    else:
        point = _point(scenario.start, framework)
    step = _step(point, framework)
    if challenges is not None and step in challenges.within and state.challenge is None:
        raise ScenarioError("This start is within a challenge. Say which: add 'challenge:'.", line)
    if challenges is not None and step in challenges.after_winner:
        state = _with_totals(loaded, machine, state, line)
    if challenges is not None and state.challenge is not None:
        state = replace(state, phase=challenges.phase)
    stop, time = _stop(scenario.stop, framework)
    try:
        state = machine.start(state, point, stop=stop or None, time=time)
    except ScenarioError as error:
        how = (
            ""
            if scenario.start is not None
            else f" Say where the run starts, such as 'start: {framework.example_phase}'."
        )
        raise type(error)(f"{error.message}{how}", line) from None
    if state.over or state.asking is not None:
        return state  # the game ends as it stands
    if window:
        return machine.questions.window_after(machine, state, window)
    if stop and machine.is_at(state, stop):
        # The run is to end when the step in which it starts is reached anew.
        return replace(machine.step(replace(state, stop="", stop_time=1)), stop=stop, stop_time=time)
    return state


def _stop(stop: Stop | None, framework: Framework) -> tuple[str, int]:
    """The step at whose beginning the run ends, empty where nothing is said, and which of the times that it begins."""
    if stop is None:
        return "", 1
    if isinstance(stop, Again):
        return place_step(stop.point, framework), stop.time
    return place_step(stop, framework), 1


def place_step(place: Place, framework: Framework) -> str:
    """The framework step at whose beginning a place is; empty for ``end``. Raises NotSupportedYet."""
    if isinstance(place, EndOfPhase):
        ending = framework.phase(place.phase)
        return ending.last if ending is not None else ""
    sequence, phase = framework.sequence(place.word), framework.phase(place.word)
    named = sequence if sequence is not None else phase
    step = "" if place.word == "end" else named.first if named is not None else place.word
    is_before_game = sequence is not None and sequence.is_before_game
    if step and step not in framework.numbers and not is_before_game:
        raise NotSupportedYet(f"not supported yet: the point {place.word}.")
    return step


def _point(place: Place, framework: Framework) -> Point:
    if isinstance(place, EndOfPhase):
        return SequencePoint(name="end-of-phase", phase=place.phase)
    if framework.sequence(place.word) is not None:
        return SequencePoint(name=place.word)
    return StepPoint(number=place_step(place, framework))


def _step(point: Point, framework: Framework) -> str:
    """The step with which the point begins; empty where it is none."""
    if isinstance(point, StepPoint):
        return point.number
    sequence = framework.sequence(point.name) if isinstance(point, SequencePoint) else None
    return sequence.first if sequence is not None else ""


def _earliest(scenario: Scenario, framework: Framework) -> DefaultStart:
    """The earliest point that the scenario allows. Raises NotSupportedYet where the edition declares none."""
    found = (one for one in framework.default_starts if _gives(scenario, one.given, framework))
    start = next(found, None)
    if start is None:
        raise NotSupportedYet("not supported yet: a board that does not say where its run starts.")
    return start


def _gives(scenario: Scenario, given: str, framework: Framework) -> bool:
    """True where the scenario gives this, in the words of a default start."""
    if given in ("winner", "defenders", "challenge"):
        challenge = scenario.challenge
        is_enough = given == "challenge" or (
            _is_marked_defending(scenario)
            if given == "defenders"
            else challenge is not None and challenge.winner != ""
        )
        return challenge is not None and is_enough
    if given == "challenges before":
        phases = ("", framework.challenges.phase if framework.challenges is not None else "")
        return any(isinstance(past, PastChallenge) and past.phase in phases for past in scenario.history)
    if given == "plots":
        return any(cards.key == "plot" for player in scenario.players for cards in player.lists)
    return not given


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
