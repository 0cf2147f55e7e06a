"""The player whom ``that player`` means after ``while an opponent ..``."""

from agot_judge.engine.ability import Condition
from agot_judge.text.discourse.reading import Reading


def while_true(reading: Reading, condition: Condition) -> Reading:
    """The reading after a condition: who has a part in the challenge is "that player", and no other of several is."""
    if reading.player != "that player":
        return reading
    roles = {
        part.player_is
        for part in (condition, *condition.all_of)
        if part.player == "opponent" and part.player_is in ("attacking player", "defending player")
    }
    other = reading.fork()
    other.player, other.subject = (roles.pop() if len(roles) == 1 else None), "you"
    return other
