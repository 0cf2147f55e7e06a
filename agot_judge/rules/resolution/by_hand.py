"""Effects that the judge resolves by hand: the changes are made, the timing around them is enforced."""

from msgspec.structs import replace

from agot_judge.engine.ability import Effect, Kill, Kneel, Move, PutIntoPlay, Sacrifice, Stand
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.decision import JUDGE, Answer, Change, Decision, Requirement
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence, PuttingIntoPlay, Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, push, say
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.explain.left_open import Question, say_open
from agot_judge.rules.effects.effect_events import events_on

_CITES = ("2e/rr/effects/3",)
_ON_CARDS: dict[str, Effect] = {
    "kill": Kill(),
    "sacrifice": Sacrifice(),
    "kneel": Kneel(),
    "stand": Stand(),
}
_MOVES: dict[str, Effect] = {
    "hand": Move(to="hand"),
    "discard": Move(to="discard"),
    "deck": Move(to="top of deck"),
    "dead": Move(to="dead"),
    "shadows": Move(to="shadows"),
    "out of game": Move(to="out of game"),
    "play": PutIntoPlay(),
}
"""By the zone to which a card is moved."""
PUTTING = ("put into play", "put into play from shadows")
"""The occurrences in which effects put cards into play."""


def ask_judge(state: State, text: str) -> State:
    """The state in which the judge is asked to resolve this by hand; what is in progress receives the answer."""
    decision = Decision(
        player=JUDGE,
        kind="by hand",
        text=f"Resolve by hand: {text}",
        options=(),
        least=0,
        most=0,
        cites=_CITES,
    )
    top = state.stack[-1]
    return ask(replace(state, stack=state.stack[:-1]), top, decision)


UNIDENTIFIED = (
    "the cards are not identified: name them in place of their number, top first, as in deck: [NAME, NAME, 8]"
)


def left_to_judge(state: State, frame: Resolution, why: str = UNIDENTIFIED) -> State:
    """The judge resolves the rest by hand: cards that nobody identified have no characteristics."""
    top = state.stack[-1]
    assert type(top) is Resolution
    over = replace(top, done=len(top.effects), then=())
    text = f"{frame.text or 'the rest of the effect'} ({why})"
    return ask_judge(replace(state, stack=(*state.stack[:-1], over)), text)


def left_open(state: State, frame: Resolution, question: Question) -> State:
    """The trace says what the documents leave open; the judge, who reads them one way or the other, resolves the rest."""
    return left_to_judge(say_open(state, question, frame.player), frame, question.text)


@shared.rule(*_CITES)
def resolved_by_hand(
    machine: Machine, state: State, frame: Resolution, decision: Decision, given: Answer
) -> State:
    """The judge's changes happen together, as the effect would have made them."""
    state = push(state, frame)
    state = say(state, "by-hand", f"By hand: {frame.text or decision.text}", decision.cites)
    events = tuple(
        event for change in given.by_hand or () for event in _events(machine.at(state), frame, change)
    )
    entering = tuple(event for event in events if event.kind in PUTTING)
    if entering:
        state = push(state, PuttingIntoPlay(events=entering))
    others = tuple(event for event in events if event.kind not in PUTTING)
    return push(state, Occurrence(events=others, nested=True)) if others else state


def _events(position: Position, frame: Resolution, change: Change) -> tuple[Event, ...]:
    player = change.player if change.player >= 0 else frame.player
    event = Event(
        kind="gain power",
        player=player,
        amount=change.amount,
        source=frame.card,
        by=frame.player,
        cause="effect",
    )
    if change.do == "draw":
        return tuple(replace(event, kind="draw", amount=0) for _ in range(change.amount))
    if change.do == "gain gold":
        return (replace(event, kind=change.do),)
    if change.do == "gain power":
        cards = change.cards or (-1,)
        return tuple(
            replace(event, card=card, player=player if card < 0 else position.state.cards[card].controller)
            for card in cards
        )
    effect = _MOVES["discard"] if change.do == "discard" else _ON_CARDS.get(change.do) or _MOVES[change.to]
    scope = Scope(source=frame.card, you=frame.player)
    return events_on(position, effect, change.cards, scope, "effect")


@shared.objection("by hand", *_CITES)
def objections(machine: Machine, state: State, decision: Decision, given: Answer) -> list[Requirement]:
    """The answer is a list of changes, each of a kind that can be made here."""
    if given.by_hand is None:
        text = "Say what the effect does: a list of changes."
        return [Requirement(text=text, met=False, cites=_CITES)]
    return [
        Requirement(
            text=f"A card can be moved by hand to {' or '.join(_MOVES)} only.",
            met=change.do != "move" or change.to in _MOVES,
            cites=_CITES,
        )
        for change in given.by_hand
    ]
