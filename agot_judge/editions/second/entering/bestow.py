"""Bestow (X): gold moved to a card as it enters play."""

from msgspec.structs import replace

from agot_judge.editions.second.frames import Bestowing
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import is_duplicate, label
from agot_judge.engine.state.decision import PASS, Answer, Decision, Option
from agot_judge.engine.state.events import Event, facets
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, in_player_order, push, say, with_card
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import keywords
from agot_judge.explain.left_open import Question, reading_of, say_open
from agot_judge.explain.wording import describe
from agot_judge.rules.costs.spending import spend, spendable

_BESTOW = ("2e/rr/bestow/1", "2e/rr/bestow/2")
_ON_THE_CARD = ("2e/rr/bestow/3",)
SEVERAL_VALUES = Question(
    id="Q1",
    asked="which value counts where a card has bestow with several",
    readings=("the highest one counts", "each counts", "they are one instance, of which no value is said"),
    playable=2,
    cites=("2e/rr/keywords/3", "2e/rr/bestow/1"),
    followed=1,
)
_EACH = 2
"""The reading by which each value counts."""


@second.rule(*_BESTOW, "2e/rr/keywords/3")
def bestow_value(position: Position, card: int) -> int:
    """The most gold that bestow lets be moved to this card; 0 without the keyword.

    Several instances with different values: the documents do not say which counts; the highest is taken, unless the judge
    reads that each does.
    """
    values = [one.value or 0 for one in keywords(position, card) if one.name == "bestow"]
    if reading_of(position.game, SEVERAL_VALUES) == _EACH:
        return sum(values)
    return max(values, default=0)


@second.rule(*_BESTOW, "2e/rr/duplicates/5", "2e/rr/first-player/4")
def bestow_what_entered(position: Position, happened: tuple[Event, ...]) -> State:
    """The state in which controllers of cards with bestow that have just entered play may move gold to them.

    It comes before any reaction to that. Several cards: in player order of their controllers.
    """
    state = position.state
    entered = [
        event.card
        for event in happened
        if "enter play" in facets(event.kind)
        and state.cards[event.card].zone == "play"
        and not is_duplicate(state, event.card)
        and bestow_value(position, event.card) > 0
    ]
    if not entered:
        return state
    order = in_player_order(state)
    cards = sorted(entered, key=lambda card: order.index(state.cards[card].controller))
    return push(state, Bestowing(cards=tuple(cards)))


@second.frame(Bestowing, *_BESTOW)
def offer(machine: Machine, state: State, frame: Bestowing) -> State:
    """Ask the controller of the next card how much gold is moved to it, from none to X or all there is."""
    if not frame.cards:
        return state
    card = frame.cards[0]
    here = state.cards[card]
    rest = replace(frame, cards=frame.cards[1:])
    most = min(bestow_value(machine.at(state), card), spendable(machine.at(state), here.controller))
    if here.zone != "play" or most <= 0:
        return push(state, rest)
    if len({one.value for one in keywords(machine.at(state), card) if one.name == "bestow"}) > 1:
        followed = reading_of(machine.game, SEVERAL_VALUES) - 1
        state = say_open(state, SEVERAL_VALUES, here.controller, followed)
    decision = Decision(
        player=here.controller,
        kind="number",
        text=f"How much gold is moved to {label(machine.game, card)} by bestow?",
        options=tuple(
            Option(label=str(amount), word=str(amount), cites=_BESTOW) for amount in range(most + 1)
        ),
        may_pass=True,
        keyword="bestow",
        cites=_BESTOW,
    )
    return ask(state, frame, decision)


@second.frame_answer(Bestowing, *_BESTOW)
def bestowed(machine: Machine, state: State, frame: Bestowing, decision: Decision, given: Answer) -> State:
    """Any amount up to X, or none."""
    state = push(state, replace(frame, cards=frame.cards[1:]))
    amount = 0 if given == PASS else int(decision.options[given.options[0]].word)
    card = frame.cards[0]
    who = machine.game.players[decision.player]
    text = f"{who} moves {amount} gold to {label(machine.game, card)}."
    state = say(state, "decision", text, _BESTOW, decision.player)
    if amount == 0:
        return state
    moved = Event(kind="bestow", card=card, player=decision.player, amount=amount, cause="bestow")
    return push(state, Occurrence(events=(moved,), nested=True))


@second.event("bestow", *_BESTOW, *_ON_THE_CARD)
def bestow(machine: Machine, state: State, event: Event) -> State | None:
    """Gold moves from the gold pool to the card: it is not in the pool any longer."""
    amount = min(event.amount, spendable(machine.at(state), event.player))
    here = state.cards[event.card]
    if amount <= 0 or here.zone != "play":
        return None
    state = say(state, "occurrence", describe(machine, event) + ".", (*_BESTOW, *_ON_THE_CARD), event.player)
    state = spend(machine.at(state), event.player, amount)
    return with_card(state, event.card, replace(here, gold=here.gold + amount))
