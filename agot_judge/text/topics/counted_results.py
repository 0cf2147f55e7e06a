"""Challenges won or lost of which one is counted: those of the player who wins or loses them."""

from msgspec.structs import replace

from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.reading import Unclear
from agot_judge.text.so_many_times import so_many_times
from agot_judge.text.topics.challenges import Challenge
from agot_judge.text.topics.states_of_players import PERIODS, PREVIOUS


def counted(event: str, challenge: Challenge) -> Challenge:
    """``win your second challenge``: those that you win are counted, not those that you initiate."""
    if challenge.ordinal is None or event not in ("win challenge", "lose challenge"):
        return challenge
    if challenge.by_whoever:
        return _of_each_player(event, challenge)
    if not challenge.yours:
        return challenge
    if event == "win challenge":
        return replace(challenge, initiated_by="any", won_by="you")
    return replace(challenge, initiated_by="any", lost_by="you")


def _of_each_player(event: str, challenge: Challenge) -> Challenge:
    """``a player wins his or her third challenge in a round``: each player's are counted apart."""
    period = PERIODS[challenge.only("types", "ordinal", "period", "each").period or PREVIOUS]
    if period == PREVIOUS or len(challenge.types) > 1 or challenge.ordinal is None:
        raise Unclear("which challenges are counted")
    alone = Trigger(event=event, challenge=challenge.types)
    found = so_many_times(alone, challenge.ordinal, period)
    return Challenge(types=challenge.types, when=found)
