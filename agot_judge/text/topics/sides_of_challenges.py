"""On which side a player was who won or lost a challenge that is over."""

from msgspec.structs import replace

from agot_judge.engine.ability.conditions import Condition
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.challenges import Challenge, Side


def on_a_side(reading: Reading, challenge: Challenge) -> Challenge:
    """``won a challenge you initiated``: as the attacking player; one that the other player initiated, as the defender."""
    by, who = challenge.initiated_by, reading.subject
    if challenge.every:
        raise Unclear("whether it was so of every challenge")
    if by == "any":
        return _on_the_side_where_you_are(challenge) if who == "you" and challenge.period else challenge
    if challenge.as_player is not None or by not in ("you", "opponent") or "you" not in (by, who):
        raise Unclear("who won or lost the challenges that a player initiated")
    side: Side = "attacking player" if by == who else "defending player"
    return replace(challenge, initiated_by="any", as_player=side)


def _on_the_side_where_you_are(challenge: Challenge) -> Challenge:
    """``you won a challenge this phase in which you were the defending player``: as the defending player."""
    sides: tuple[Side, ...] = ("attacking player", "defending player")
    for side in sides:
        if challenge.as_player is None and challenge.when == (Condition(you_are=side),):
            return replace(challenge, when=(), as_player=side)
    return challenge
