"""Effects that the judge resolves by hand: the changes are made, the timing around them is enforced."""

from msgspec.structs import replace

from agot_judge.engine.ability import Change, Changes
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.decision import JUDGE, Answer, Decision
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import NOBODY, State
from agot_judge.engine.state.transition import ask, push, say
from agot_judge.explain.left_open import Question, say_open

_CITES = ("2e/rr/effects/3",)
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


def made_by_judge(changes: tuple[Change, ...]) -> Resolution:
    """The resolution of the changes that the judge makes in the midst of play, as no player's effect."""
    return Resolution(player=NOBODY, card=NOBODY, effects=(Changes(changes=changes),), by_hand=True)


@shared.rule(*_CITES)
def resolved_by_hand(state: State, frame: Resolution, decision: Decision, given: Answer) -> State:
    """The state in which the judge's changes are made next, within the effect."""
    state = push(state, frame)
    state = say(state, "by-hand", f"By hand: {frame.text or decision.text}", decision.cites)
    if not given.by_hand:
        return state
    changes = replace(frame, effects=(Changes(changes=given.by_hand),), then=(), done=0, picked=())
    return push(state, changes)
