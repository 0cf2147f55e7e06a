"""Conditions: how many challenges a player has won, lost or initiated, beside a number or another player's."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Compare, Happenings
from agot_judge.text.topics.comparisons import TURNED
from agot_judge.text.unparse.challenges import challenge, plural
from agot_judge.text.unparse.wording import has, who

RESULTS = {"win challenge": "won", "lose challenge": "lost", "initiate challenge": "initiated"}


def so_often(found: Compare, other: str) -> str:
    """``you have won more challenges than each opponent this phase``; empty where the condition is no such."""
    left, right = found.left, found.right
    if isinstance(left, Happenings) and isinstance(right, Happenings):
        if left.event not in RESULTS or replace(left, player="you") != replace(right, player="you"):
            return ""
        more = {"more than": "more", "less than": "fewer"}.get(found.relation, f"{found.relation} as many")
        than = "as" if more.endswith("as many") else "than"
        which = f"unopposed {plural(left.challenge)}" if left.unopposed else plural(left.challenge)
        return f"{_did(left)} {more} {which} {than} {other} this {left.period}"
    if isinstance(left, int) and isinstance(right, Happenings) and right.event in RESULTS:
        return f"{other} has {RESULTS[right.event]} {_so_many(TURNED[found.relation], left, right)}"
    if isinstance(left, Happenings) and isinstance(right, int) and left.event in RESULTS:
        return f"{_did(left)} {_so_many(found.relation, right, left)}"
    return ""


def _did(number: Happenings) -> str:
    return f"{has(number.player)} {RESULTS[number.event]}"


def _so_many(relation: str, many: int, number: Happenings) -> str:
    """``a [military] challenge this phase``, ``2 or fewer challenges this phase``."""
    how = f" by {number.by_at_least} or more STR" if number.by_at_least else ""
    how += f" as the {number.as_player}" if number.as_player else ""
    how += f" against {who(number.to_player)}" if number.to_player else ""
    if relation == "at least" and many == 1:
        return f"{challenge(number.challenge, unopposed=number.unopposed or None)}{how} this {number.period}"
    which = plural(number.challenge)
    which = f"unopposed {which}" if number.unopposed else which
    words = {"at most": f"{many} or fewer", "exactly": f"exactly {many}"}
    return f"{words.get(relation, f'{many} or more')} {which}{how} this {number.period}"
