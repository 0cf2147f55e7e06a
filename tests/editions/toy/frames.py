"""What can be on the stack in the toy edition only."""

from agot_judge.engine.state.frames import Frame


class Deeds(Frame, frozen=True, kw_only=True):
    """The window in which deeds are done: whose turn it is, and how many have passed in a row."""

    turn: int
    passes: int = 0
