"""The board as it stands at a place of its line of play, as a board of its own to be edited."""

from msgspec.structs import replace

from agot_judge.errors import AgotJudgeError
from agot_judge.scenario.builder import build
from agot_judge.scenario.carried_over import not_carried_over
from agot_judge.scenario.format import write
from agot_judge.scenario.written_position import written_position
from agot_judge.web.sandbox.line_of_play import Line
from agot_judge.web.sandbox.loading import load
from agot_judge.web.sandbox.positions import Position

NOT_CARRIED = "Not carried over:"


def text_from_here(line: Line, place: Position) -> str:
    """The text of a scenario that begins at this place. Its note says where it is from, and what it does not carry over."""
    written = written_position(line.board, place.state)
    from_line = f"From line {place.line} of the board before." if place.line else ""
    scenario = replace(written.scenario, note=from_line)
    try:
        again = build(load(write(scenario)))
        left_out = not_carried_over(line.board, place.state, written, again)
    except AgotJudgeError:
        # The page of a board that cannot be stepped says itself what stands against it.
        left_out = written.left_out
    if left_out:
        scenario = replace(scenario, note=f"{from_line} {NOT_CARRIED} {' '.join(left_out)}".strip())
    return write(scenario)
