"""A pause between two decisions, in which the judge says what the players did there."""

from msgspec.structs import replace

from agot_judge.engine.state.decision import JUDGE, Decision
from agot_judge.engine.state.state import State

PAUSE = "pause"
_ASKED = "what is changed here, between two decisions."


def paused(state: State) -> State:
    """The state of a game in which nobody decides, with the judge asked for changes by hand; play goes on after them."""
    return replace(state, asking=Decision(player=JUDGE, kind=PAUSE, text=_ASKED, options=()))
