"""Step 4.2.4: the claim result, by type of challenge."""

from msgspec.structs import replace

from agot_judge.counted import counted
from agot_judge.editions.second.frames import Claim
from agot_judge.editions.second.rulebook import second
from agot_judge.editions.second.timing.conflicts import in_conflict_over
from agot_judge.editions.second.winning.winning import ELIMINATED
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import card_options, characters, is_character_of, label, labels
from agot_judge.engine.state.decision import PASS, Answer, Decision, Option, Requirement, opportunity_for
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence, Step
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import Challenge, State
from agot_judge.engine.state.transition import ask, in_player_order, push, say
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.titles import title_of
from agot_judge.engine.values.values import claim_of, has_exception
from agot_judge.explain.sums import say_plot_value
from agot_judge.explain.wording import describe
from agot_judge.rules.effects.hand_choice import random_discards
from agot_judge.rules.prohibitions.forbidding import not_forbidden

STEP = "2e/rr/4.2.4"
_VALUE = "2e/rr/claim-or-claim-value"
_APPLIED = (f"{STEP}/1", f"{_VALUE}/2", f"{_VALUE}/3")
_VALUE_DECIDES = (*_APPLIED[1:], _APPLIED[0])
_MILITARY = (f"{STEP}/2", "2e/rr/military-claim/1", "2e/rr/military-claim/3")
_TOO_FEW = ("2e/rr/military-claim/2",)
_CANNOT_BE_KILLED = ("2e/rr/cannot/1", "2e/faq/2.1/1", "2e/faq/2.1/2")
_INTRIGUE = (f"{STEP}/3", "2e/rr/intrigue-claim/1")
_POWER = (f"{STEP}/4", "2e/rr/power-claim/1")
_SAME_PLACE = ("2e/rr/move/2", *_POWER)
_WHISPERS = "2e/faq/master-of-whispers-trial-by-combat"
_AGAINST_ANY = (f"{_WHISPERS}/4", "2e/rr/title-cards/1", f"{_WHISPERS}/2")
_ANY_NUMBER = ("2e/rr/target/6", f"{STEP}/1")
_MUST_BE_CHOSEN = ("2e/rr/military-claim/1", "2e/rr/the-golden-rules/2")
_TOGETHER = ("2e/rr/priority-of-simultaneous-resolution/1",)


@second.step(
    "4.2.4", "Apply claim result", f"{STEP}/1", f"{STEP}/5", "2e/faq/challenge-application-timing-sequence/4"
)
def apply_claim_result(machine: Machine, state: State, step: Step) -> State:
    """If the attacking player is the challenge winner, the claim result is applied; otherwise there is none."""
    before = state
    state = replace(state, step="4.2.4")
    state = push(state, Step(number="4.2.5"))
    cites = (f"{STEP}/1", "2e/faq/challenge-application-timing-sequence/4")
    state = say(state, "framework", "4.2.4 Apply claim result", cites)
    challenge = state.challenge
    if challenge is None or challenge.winner != challenge.attacker:
        lost = challenge is not None and challenge.winner >= 0
        because = (f"{STEP}/5", f"{STEP}/1") if lost else (f"{STEP}/1",)
        return say(state, "framework", "No claim result occurs.", because)
    undetermined = in_conflict_over(machine.at(state), "claim", (challenge.attacker,))
    if undetermined:
        return push(before, step, *undetermined)
    if title_of(machine.at(state), challenge.attacker).claim_against_any == challenge.type:
        return _ask_against_whom(machine.at(state), step, challenge)
    return push(state, claim_occurrence(machine.at(state), challenge))


def claim_occurrence(position: Position, challenge: Challenge, players: tuple[int, ...] = ()) -> Occurrence:
    """The occurrence of claim being applied: to the loser, or in melee to these opponents together."""
    event = Event(
        kind="claim",
        player=challenge.loser,
        other_player=challenge.winner,
        players=players,
        word=challenge.type,
        amount=claim_of(position, challenge.attacker),
        flag=challenge.unopposed,
    )
    return Occurrence(events=(event,))


@second.rule(*_AGAINST_ANY, *_ANY_NUMBER)
def _ask_against_whom(position: Position, step: Step, challenge: Challenge) -> State:
    """The bearer of the title may resolve the claim against any number of opponents, before interrupts to claim."""
    name = position.game.players[challenge.attacker]
    options = tuple(
        Option(label=position.game.players[player], player=player)
        for player in in_player_order(position.state)
        if player != challenge.attacker
    )
    decision = opportunity_for(
        challenge.attacker,
        "claim",
        f"{name} may resolve {challenge.type} claim against any number of opponents.",
        options,
        _AGAINST_ANY,
        most=len(options),
    )
    return ask(position.state, replace(step, stage=1), decision)


@second.step_answer("4.2.4", *_AGAINST_ANY, *_ANY_NUMBER)
def against_whom(machine: Machine, state: State, step: Step, decision: Decision, given: Answer) -> State:
    """The opponents that were chosen, together; where none is chosen, claim is applied to the loser as ever."""
    challenge = state.challenge
    if challenge is None:
        return state
    name = machine.game.players[decision.player]
    if given == PASS:
        loser = machine.game.players[challenge.loser]
        text = f"{name} resolves {challenge.type} claim against {loser} alone."
        state = say(state, "decision", text, _ANY_NUMBER, decision.player)
        return push(state, claim_occurrence(machine.at(state), challenge))
    chosen = tuple(decision.options[option].player for option in sorted(given.options))
    text = f"{name} resolves {challenge.type} claim against {_names(machine.game, chosen)}."
    state = say(state, "decision", text, _AGAINST_ANY, decision.player)
    return push(state, claim_occurrence(machine.at(state), challenge, chosen))


def _names(game: Game, players: tuple[int, ...]) -> str:
    return " and ".join(game.players[player] for player in players)


@second.rule("2e/rr/claim-or-claim-value/2", "2e/rr/modifiers/1")
def value_of_claim(position: Position, event: Event) -> int:
    """The claim value with which the claim is applied: interrupts may have changed it since it became imminent."""
    challenge = position.state.challenge
    return event.amount if challenge is None else claim_of(position, challenge.attacker)


@second.event("claim", *_APPLIED, *_TOGETHER)
def claim_is_applied(machine: Machine, state: State, event: Event) -> State | None:
    """The potency of claim is the claim value on the attacking player's revealed plot card, as it is at this moment."""
    event = replace(event, amount=value_of_claim(machine.at(state), event))
    players = tuple(player for player in in_player_order(state) if player in event.players) or event.players
    first, *following = players or (event.player,)
    cites = (*_APPLIED, *(_TOGETHER if following else ()))
    if state.challenge is not None:
        state = say_plot_value(machine.at(state), state.challenge.attacker, "claim")
    state = say(state, "occurrence", describe(machine, event) + ".", cites, first)
    frame = Claim(type=event.word, player=first, amount=event.amount, following=tuple(following))
    return push(state, frame)


@second.frame(
    Claim,
    "2e/rr/claim-or-claim-value/1",
    "2e/rr/claim-or-claim-value/3",
    *_MILITARY,
    *_TOO_FEW,
    *_INTRIGUE,
    *_POWER,
    *_TOGETHER,
)
def claim(machine: Machine, state: State, frame: Claim) -> State:
    """Military: the defending player chooses and kills; intrigue: discards at random; power: moves power."""
    if frame.amount <= 0:
        return say(state, "effect", "The claim value is 0: nothing is to be satisfied.", _VALUE_DECIDES)
    if state.players[frame.player].eliminated:
        text = (
            f"{machine.game.players[frame.player]} is out of the game: there is nobody to satisfy the claim."
        )
        return _next(say(state, "effect", text, ELIMINATED), frame)
    if frame.type == "intrigue":
        return _intrigue(machine, state, frame)
    if frame.type == "power":
        return _power(machine, state, frame)
    return _military(machine, state, frame)


def _hit(state: State, frame: Claim) -> tuple[int, ...]:
    """The players in the game whom the claim hits, from the present one on."""
    return tuple(
        player for player in (frame.player, *frame.following) if not state.players[player].eliminated
    )


@second.rule("2e/rr/4.2.4/1")
def _winner(state: State, frame: Claim) -> int:
    """The player whose claim it is: the attacking player; outside of a challenge who is as good as the winning opponent."""
    return state.challenge.attacker if frame.to < 0 and state.challenge is not None else frame.to


@second.rule(*_TOGETHER)
def _next(state: State, frame: Claim) -> State:
    """The next player whom the claim hits; after the last one all that was chosen is killed simultaneously."""
    if frame.following:
        return push(state, replace(frame, player=frame.following[0], following=frame.following[1:]))
    if not frame.cards:
        return state
    winner = _winner(state, frame)
    events = tuple(
        Event(kind="kill", card=card, player=state.cards[card].controller, cause="claim", other_player=winner)
        for card in frame.cards
    )
    return push(state, Occurrence(events=events, nested=True))


@second.rule(*_MILITARY, *_TOO_FEW, "2e/faq/2.1/1", "2e/faq/2.1/2")
def _military(machine: Machine, state: State, frame: Claim) -> State:
    """Different characters are chosen, as many as the claim value; one that cannot be killed cannot be chosen."""
    pool = tuple(
        card
        for card in characters(machine.game, state, frame.player)
        if all(r.met for r in claim_requirements(machine.at(state), frame.player, card))
    )
    name = machine.game.players[frame.player]
    spared = tuple(card for card in characters(machine.game, state, frame.player) if card not in pool)
    if spared:
        text = f"{labels(machine.game, spared)} cannot be chosen for claim."
        state = say(state, "state", text, _CANNOT_BE_KILLED, frame.player)
    if not pool:
        text = f"{name} has no character to kill for claim."
        return _next(say(state, "effect", text, (*_TOO_FEW, f"{STEP}/2"), frame.player), frame)
    amount = min(frame.amount, len(pool))
    cites = _MILITARY[: 3 if amount > 1 else 2] + (_TOO_FEW if amount < frame.amount else ())
    required = _must_be_chosen(machine.at(state), frame.player)
    if required:
        text = f"{labels(machine.game, required)} must be chosen for claim, if able."
        state = say(state, "state", text, _MUST_BE_CHOSEN, frame.player)
    if len(required) >= amount:
        pool = required or pool
    else:
        pool = tuple(card for card in pool if card not in required)
        amount -= len(required)
    plural = "different characters" if amount > 1 else "character"
    return ask(
        state,
        frame,
        Decision(
            player=frame.player,
            kind="claim",
            text=f"{name} chooses {amount} {plural} to kill (claim {frame.amount}).",
            options=card_options(machine.game, pool),
            least=amount,
            most=amount,
            cites=cites,
        ),
    )


@second.rule(*_MILITARY, *_CANNOT_BE_KILLED)
def claim_requirements(position: Position, player: int, card: int) -> tuple[Requirement, ...]:
    """The requirements of a character to be chosen for military claim."""
    name = label(position.game, card)
    return (
        Requirement(
            text=f"{name} is a character under the defending player's control.",
            failing=f"{name} is no character under the defending player's control.",
            met=is_character_of(position.game, position.state, player, card),
            cites=_MILITARY,
        ),
        not_forbidden(position, card, "be killed", _CANNOT_BE_KILLED),
        not_forbidden(position, card, "be chosen for claim"),
        not_forbidden(position, card, "leave play", _CANNOT_BE_KILLED),
    )


@second.rule(*_MUST_BE_CHOSEN)
def _must_be_chosen(position: Position, player: int) -> tuple[int, ...]:
    """The player's characters that can be chosen for claim, and of which something in force says that they must be."""
    return tuple(
        card
        for card in characters(position.game, position.state, player)
        if has_exception(position, card, "must be chosen for claim")
        and all(r.met for r in claim_requirements(position, player, card))
    )


@second.frame_answer(Claim, *_MILITARY)
def chosen_for_claim(
    machine: Machine, state: State, frame: Claim, decision: Decision, given: Answer
) -> State:
    """The chosen characters are all killed simultaneously, and with them any that had to be chosen besides."""
    cards = tuple(decision.options[option].card for option in given.options)
    offered = {option.card for option in decision.options}
    required = _must_be_chosen(machine.at(state), frame.player)
    cards += tuple(card for card in required if card not in offered)
    name = machine.game.players[decision.player]
    text = f"{name} chooses {labels(machine.game, cards)} for military claim."
    cites = tuple(cite for cite in decision.cites if cite != _MILITARY[2])
    state = say(state, "decision", text, cites, decision.player)
    return _next(state, replace(frame, cards=frame.cards + cards))


@second.rule(*_INTRIGUE, "2e/rr/intrigue-claim/2")
def _intrigue(machine: Machine, state: State, frame: Claim) -> State:
    """Cards are discarded at random from the defending player's hand, as many as possible."""
    amounts: list[tuple[int, int]] = []
    for player in _hit(state, frame):
        have = len(state.players[player].hand)
        name = machine.game.players[player]
        if have < frame.amount:
            text = (
                f"{name} has {counted(have, 'card')} in hand: as much of the claim as possible is satisfied."
            )
            state = say(state, "effect", text, ("2e/rr/intrigue-claim/2",), player)
        amounts.append((player, frame.amount))
    return random_discards(state, tuple(amounts), "claim", winner=_winner(state, frame))


@second.rule(*_POWER, "2e/rr/power-claim/2", "2e/rr/move/2")
def _power(machine: Machine, state: State, frame: Claim) -> State:
    """Power moves from the defending player's faction card to the attacking player's, as much as possible."""
    to = _winner(state, frame)
    if to < 0:
        return state
    events: list[Event] = []
    for player in _hit(state, frame):
        have = state.cards[state.players[player].faction].power
        name = machine.game.players[player]
        if player == to:
            text = f"No power moves: {name}'s power would move to the card where it is."
            state = say(state, "effect", text, _SAME_PLACE, player)
            continue
        if have < frame.amount:
            text = (
                f"{name} has {have} power on the faction card: as much of the claim as possible is satisfied."
            )
            state = say(state, "effect", text, ("2e/rr/power-claim/2",), player)
        if have:
            amount = min(have, frame.amount)
            events.append(
                Event(
                    kind="move power",
                    player=player,
                    other_player=to,
                    amount=amount,
                    cause="claim",
                )
            )
    return push(state, Occurrence(events=tuple(events), nested=True)) if events else state
