"""Step 4.2.3: challenge bonuses, gained simultaneously."""

from msgspec.structs import replace

from agot_judge.editions.second.round.numbers_changed import saying_what_changed
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence, Step
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say
from agot_judge.engine.values.adjustments import number_as_changed
from agot_judge.engine.values.position import Position
from agot_judge.rules.prohibitions.prohibitions import gains_permitted

STEP = "2e/rr/4.2.3"
_RIVALS = (f"{STEP}/2", "2e/rr/rivals/1", "2e/rr/rivals/2")


@second.step(
    "4.2.3", "Gain challenge bonuses", f"{STEP}/1", *_RIVALS, f"{STEP}/3", "2e/rr/unopposed/2",
    "2e/faq/challenge-application-timing-sequence/3",
)  # fmt: skip
def gain_challenge_bonuses(machine: Machine, state: State, step: Step) -> State:
    """The unopposed bonus and the rivals bonus, as one simultaneous gain."""
    state = replace(state, step="4.2.3")
    state = push(state, Step(number="4.2.4"))
    cites = (f"{STEP}/1", "2e/faq/challenge-application-timing-sequence/3")
    state = say(state, "framework", "4.2.3 Gain challenge bonuses", cites)
    challenge = state.challenge
    if challenge is None:
        return state
    events: list[Event] = []
    if challenge.unopposed:
        player = challenge.attacker
        amount = number_as_changed(machine.at(state), player, "power for unopposed", 1)
        state = saying_what_changed(machine.at(state), player, "power for unopposed", 1)
        gain = Event(kind="gain power", player=player, amount=amount, cause="unopposed")
        events += [gain] if amount else []
    rival = _rival_was_beaten(machine.at(state))
    if rival and _rival_was_beaten_before(state):
        text = "The rivals bonus for this opponent was gained earlier this round: none is gained."
        state = say(state, "framework", text, ("2e/rr/rivals/2",), challenge.winner)
    elif rival:
        events.append(Event(kind="gain power", player=challenge.winner, amount=1, cause="rivals bonus"))
    if not events:
        return say(state, "framework", "No challenge bonus is gained.", (f"{STEP}/1", "2e/rr/unopposed/1"))
    if len(events) > 1:
        state = say(state, "framework", "Both bonuses are gained simultaneously.", (f"{STEP}/3",))
    state, gains = gains_permitted(machine, state, tuple(events))
    return push(state, Occurrence(events=gains)) if gains else state


@second.rule("2e/rr/rivals/1")
def _rival_was_beaten(position: Position) -> bool:
    """In melee, whether the winner's title names the loser's as a rival."""
    state = position.state
    challenge = state.challenge
    if challenge is None or challenge.winner < 0 or position.game.format != "melee":
        return False
    mine, theirs = state.players[challenge.winner].title, state.players[challenge.loser].title
    if mine < 0 or theirs < 0:
        return False
    rival = position.game.cards[theirs].definition.face.name
    return rival in position.game.cards[mine].definition.face.rivals


@second.rule("2e/rr/rivals/2")
def _rival_was_beaten_before(state: State) -> bool:
    """True where the winner has gained the rivals bonus for this opponent already this round."""
    challenge = state.challenge
    return challenge is not None and any(
        past.winner == challenge.winner and past.loser == challenge.loser for past in state.past
    )
