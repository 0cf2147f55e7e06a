"""Step 4.2.1: the defending player declares defenders."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.editions.second.challenges.against import not_forbidden_against
from agot_judge.editions.second.challenges.declared_by_card_text import (
    CAN_KNEEL,
    TEXT,
    by_exception,
    by_gained_icon,
    can_kneel_as,
    kneels,
    may_defend,
    needs_no_icon,
    say_who_does_not_kneel,
    together_requirements,
)
from agot_judge.editions.second.rulebook import second
from agot_judge.editions.second.winning.winning import ELIMINATED
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import (
    card_options,
    is_bypassed,
    is_character_of,
    is_participating,
    label,
    labels,
)
from agot_judge.engine.state.decision import Answer, Decision, Requirement
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import ActionWindow, Occurrence, Step
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, push, say, settle
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import icons
from agot_judge.explain.none_of_that_kind import FACEDOWN
from agot_judge.explain.wording import describe
from agot_judge.rules.effects.joining import with_joined

CITES = ("2e/rr/4.2.1/1",)
NO_DEFENDERS = "declare no defenders"


@second.rule(*CITES, "2e/rr/challenge-icons/1", "2e/rr/stealth/1", "2e/rr/participating/2")
def defender_requirements(position: Position, player: int, type_: str, card: int) -> Iterator[Requirement]:
    """The requirements of a character to be declared as a defender."""
    state = position.state
    name = label(position.game, card)
    yield Requirement(
        text=f"{name} is a character under the defending player's control.",
        failing=f"{name} is no character under the defending player's control.",
        met=is_character_of(position.game, state, player, card),
        cites=CITES + (FACEDOWN if state.cards[card].facedown else ()),
    )
    yield Requirement(
        text=f"{name} has the {type_} challenge icon.",
        failing=f"{name} does not have the {type_} challenge icon.",
        met=type_ in icons(position, card) or needs_no_icon(position, card, type_),
        cites=(*CITES, "2e/rr/challenge-icons/1"),
    )
    yield Requirement(
        text=f"{name} is standing.",
        failing=f"{name} is kneeling.",
        met=may_defend(position, card),
        cites=CITES,
    )
    yield Requirement(
        text=f"{name} can kneel as it is declared.",
        failing=f"{name} cannot kneel as it is declared.",
        met=can_kneel_as(position, card, "defender"),
        cites=(*CITES, *CAN_KNEEL),
    )
    yield Requirement(
        text=f"{name} was not bypassed by stealth.",
        failing=f"{name} was bypassed by stealth.",
        met=not is_bypassed(state, card),
        cites=("2e/rr/stealth/1", *CITES),
    )
    if is_participating(state, card):  # an effect had it participate after attackers were declared
        yield Requirement(
            text=f"{name} does not participate in the challenge yet.",
            failing=f"{name} participates in the challenge already.",
            met=False,
            cites=("2e/rr/participating/2",),
        )
    yield not_forbidden_against(position, card, "be declared as a defender")


@second.step("4.2.1", "Defending player declares defenders", *CITES)
def declare_defenders(machine: Machine, state: State, step: Step) -> State:
    """The defending player has the option to declare eligible characters as defenders."""
    challenge = state.challenge
    state = replace(state, step="4.2.1")
    state = say(state, "framework", "4.2.1 Defending player declares defenders", CITES)
    if challenge is None:
        return push(state, Step(number="4.2.2"))
    defender = challenge.defender
    if state.players[defender].eliminated:
        text = f"{machine.game.players[defender]} is out of the game."
        return _go_on(machine, say(state, "framework", text, ELIMINATED, defender), ())
    eligible = tuple(
        card
        for card in state.players[defender].play
        if all(r.met for r in defender_requirements(machine.at(state), defender, challenge.type, card))
    )
    name = machine.game.players[defender]
    obliged = any(
        not requirement.met
        for requirement in together_requirements(machine.at(state), defender, "defender", eligible, ())
    )
    decision = Decision(
        player=defender,
        kind="defenders",
        text=f"{name} {'must' if obliged else 'may'} declare defenders.",
        options=card_options(machine.game, eligible),
        least=1 if obliged else 0,
        most=len(eligible),
        may_pass=not obliged,
        cites=(*CITES, *TEXT) if obliged else CITES,
    )
    if not eligible:
        text = f"{name} has no eligible defender."
        return _go_on(machine, settle(say(state, "framework", text, CITES, defender), decision), ())
    return ask(state, replace(step, stage=1), decision)


@second.objection("defenders", *CITES, *TEXT)
def objections(machine: Machine, state: State, decision: Decision, given: Answer) -> list[Requirement]:
    """The demands of card texts of the defenders together."""
    eligible = tuple(option.card for option in decision.options)
    chosen = tuple(eligible[option] for option in given.options if 0 <= option < len(eligible))
    return list(together_requirements(machine.at(state), decision.player, "defender", eligible, chosen))


@second.step_answer("4.2.1", *CITES, "2e/rr/participating/1")
def defenders_are_declared(
    machine: Machine, state: State, step: Step, decision: Decision, given: Answer
) -> State:
    """The defenders are declared and knelt simultaneously."""
    cards = tuple(decision.options[option].card for option in given.options)
    name = machine.game.players[decision.player]
    what = labels(machine.game, cards) if cards else "no defenders"
    state = say(state, "decision", f"{name} declares {what}.", decision.cites, decision.player)
    return _go_on(machine, state, cards)


def _go_on(machine: Machine, state: State, cards: tuple[int, ...]) -> State:
    state = push(state, Step(number="4.2.2"), ActionWindow(after="4.2.1"))
    challenge = state.challenge
    if challenge is None:
        return state
    if not cards:
        none = Event(kind=NO_DEFENDERS, player=challenge.defender, word=challenge.type)
        return push(state, Occurrence(events=(none,))) if NO_DEFENDERS in machine.index.heard else state
    challenge = with_joined(state, replace(challenge, defenders=challenge.defenders + cards), cards)
    state = replace(state, challenge=challenge)
    state = say_who_does_not_kneel(machine, state, cards, "defender")
    events: list[Event] = []
    for card in cards:
        events.append(Event(kind="declare defender", card=card, player=challenge.defender))
        if kneels(machine.at(state), card, "defender"):
            events.append(Event(kind="kneel", card=card, player=challenge.defender, cause="defending"))
    return push(state, Occurrence(events=tuple(events)))


@second.event(NO_DEFENDERS, *CITES)
def declare_no_defenders(machine: Machine, state: State, event: Event) -> State | None:
    """The declaration of no defenders changes nothing, and can be reacted to."""
    return state


@second.event("declare defender", *CITES, "2e/rr/participating/1", "2e/rr/defender/1")
def declare_defender(machine: Machine, state: State, event: Event) -> State | None:
    """A character declared as a defender participates in the challenge."""
    position = machine.at(state)
    cites = (*CITES, "2e/rr/participating/1", *by_gained_icon(position, event.card))
    cites = (*cites, *by_exception(position, event.card))
    text = f"{describe(machine, event)}, and participates."
    return say(state, "occurrence", text, cites, event.player)
