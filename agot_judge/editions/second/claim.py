"""Step 4.2.4: the claim result, by type of challenge."""

from msgspec.structs import replace

from agot_judge.editions.second.book import second
from agot_judge.editions.second.hand_choice import random_discard
from agot_judge.editions.second.winning import ELIMINATED
from agot_judge.editions.second.wording import describe
from agot_judge.engine.board import characters, label, labels
from agot_judge.engine.decision import Answer, Decision, Option, Requirement
from agot_judge.engine.events import Event
from agot_judge.engine.frames import Claim, Occurrence, Step
from agot_judge.engine.machine import Machine
from agot_judge.engine.state import State
from agot_judge.engine.transition import ask, push, say
from agot_judge.engine.values import cannot, claim_of

STEP = "2e/rr/4.2.4"
_APPLIED = (f"{STEP}/1", "2e/rr/claim-or-claim-value/2")
_MILITARY = (f"{STEP}/2", "2e/rr/military-claim/1", "2e/rr/military-claim/3")
_TOO_FEW = ("2e/rr/military-claim/2",)
_INTRIGUE = (f"{STEP}/3", "2e/rr/intrigue-claim/1")
_POWER = (f"{STEP}/4", "2e/rr/power-claim/1")


@second.step("4.2.4", "Apply claim result", f"{STEP}/1", f"{STEP}/5")
def apply_claim_result(machine: Machine, state: State, step: Step) -> State:
    """If the attacking player is the challenge winner, the claim result is applied; otherwise there is none."""
    state = replace(state, step="4.2.4")
    state = push(state, Step(number="4.2.5"))
    cites = (f"{STEP}/1", "2e/faq/challenge-application-timing-sequence/4")
    state = say(state, "framework", "4.2.4 Apply claim result", cites)
    challenge = state.challenge
    if challenge is None or challenge.winner != challenge.attacker:
        return say(state, "framework", "No claim result occurs.", (f"{STEP}/5", f"{STEP}/1"))
    event = Event(
        kind="claim",
        player=challenge.loser,
        other_player=challenge.winner,
        word=challenge.type,
        amount=claim_of(machine, state, challenge.attacker),
    )
    return push(state, Occurrence(events=(event,)))


@second.event("claim", *_APPLIED)
def claim_is_applied(machine: Machine, state: State, event: Event) -> State | None:
    """The potency of claim is the claim value on the attacking player's revealed plot card."""
    state = say(state, "occurrence", describe(machine, event) + ".", _APPLIED, event.player)
    return push(state, Claim(type=event.word, player=event.player, amount=event.amount))


@second.frame(Claim, *_MILITARY, *_TOO_FEW, *_INTRIGUE, *_POWER)
def claim(machine: Machine, state: State, frame: Claim) -> State:
    """Military: the defending player chooses and kills; intrigue: discards at random; power: moves power."""
    if frame.amount <= 0:
        return say(state, "effect", "The claim value is 0: nothing is to be satisfied.", _APPLIED)
    if state.players[frame.player].eliminated:
        text = (
            f"{machine.game.players[frame.player]} is out of the game: there is nobody to satisfy the claim."
        )
        return say(state, "effect", text, ELIMINATED)
    if frame.type == "intrigue":
        return _intrigue(machine, state, frame)
    if frame.type == "power":
        return _power(machine, state, frame)
    return _military(machine, state, frame)


@second.rule(*_MILITARY, *_TOO_FEW, "2e/faq/2.1/1", "2e/faq/2.1/2")
def _military(machine: Machine, state: State, frame: Claim) -> State:
    """Different characters are chosen, as many as the claim value; one that cannot be killed cannot be chosen."""
    pool = tuple(
        card
        for card in characters(machine.game, state, frame.player)
        if all(r.met for r in claim_requirements(machine, state, frame.player, card))
    )
    name = machine.game.players[frame.player]
    if not pool:
        text = f"{name} has no character to kill for claim."
        return say(state, "effect", text, (*_TOO_FEW, f"{STEP}/2"), frame.player)
    amount = min(frame.amount, len(pool))
    cites = _MILITARY + (_TOO_FEW if amount < frame.amount else ())
    plural = "different characters" if amount > 1 else "character"
    return ask(
        state,
        frame,
        Decision(
            player=frame.player,
            kind="claim",
            text=f"{name} chooses {amount} {plural} to kill (claim {frame.amount}).",
            options=tuple(Option(label=label(machine.game, card), card=card) for card in pool),
            least=amount,
            most=amount,
            cites=cites,
        ),
    )


@second.rule(*_MILITARY, "2e/faq/2.1/1")
def claim_requirements(machine: Machine, state: State, player: int, card: int) -> tuple[Requirement, ...]:
    """What a character must fulfil to be chosen for military claim."""
    name = label(machine.game, card)
    return (
        Requirement(
            text=f"{name} is a character under the defending player's control.",
            met=card in characters(machine.game, state, player),
            cites=_MILITARY,
        ),
        Requirement(
            text=f"Nothing says that {name} cannot be killed.",
            met=not cannot(machine, state, card, "be killed"),
            cites=("2e/rr/cannot/1", "2e/faq/2.1/1"),
        ),
        Requirement(
            text=f"Nothing says that {name} cannot leave play.",
            met=not cannot(machine, state, card, "leave play"),
            cites=("2e/rr/cannot/1", "2e/faq/2.1/1"),
        ),
    )


@second.frame_answer(Claim, *_MILITARY)
def chosen_for_claim(
    machine: Machine, state: State, frame: Claim, decision: Decision, given: Answer
) -> State:
    """The chosen characters are all killed simultaneously."""
    cards = tuple(decision.options[option].card for option in given.options)
    name = machine.game.players[frame.player]
    text = f"{name} chooses {labels(machine.game, cards)} for military claim."
    state = say(state, "decision", text, decision.cites, frame.player)
    events = tuple(Event(kind="kill", card=card, player=frame.player, cause="claim") for card in cards)
    return push(state, Occurrence(events=events, nested=True))


@second.rule(*_INTRIGUE, "2e/rr/intrigue-claim/2")
def _intrigue(machine: Machine, state: State, frame: Claim) -> State:
    """Cards are discarded at random from the defending player's hand, as many as possible."""
    have = len(state.players[frame.player].hand)
    name = machine.game.players[frame.player]
    if have < frame.amount:
        text = f"{name} has {have} cards in hand: as much of the claim as possible is satisfied."
        state = say(state, "effect", text, ("2e/rr/intrigue-claim/2",), frame.player)
    return random_discard(machine, state, frame.player, frame.amount, "claim")


@second.rule(*_POWER, "2e/rr/power-claim/2")
def _power(machine: Machine, state: State, frame: Claim) -> State:
    """Power moves from the defending player's faction card to the attacking player's, as much as possible."""
    challenge = state.challenge
    if challenge is None:
        return state
    faction = state.players[frame.player].faction
    have = state.cards[faction].power
    name = machine.game.players[frame.player]
    if have < frame.amount:
        text = f"{name} has {have} power on the faction card: as much of the claim as possible is satisfied."
        state = say(state, "effect", text, ("2e/rr/power-claim/2",), frame.player)
    if have == 0:
        return state
    event = Event(
        kind="move power",
        player=frame.player,
        other_player=challenge.attacker,
        amount=min(have, frame.amount),
        cause="claim",
    )
    return push(state, Occurrence(events=(event,), nested=True))
