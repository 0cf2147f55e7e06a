"""Challenges, as texts speak of them."""

from agot_judge.engine.ability import Condition
from agot_judge.text.unparse.wording import article, listed, who

ORDINALS = {1: "first", 2: "second", 3: "third"}
ROLES = ("attacking", "defending", "participating")


def types_of(types: tuple[str, ...]) -> str:
    """``[military] or [power]``."""
    return listed([f"[{name}]" for name in types if name != "any"], "or")


def challenge(types: tuple[str, ...], *, unopposed: bool | None = None) -> str:
    """``an unopposed [military] challenge``."""
    if types == ("chosen",):
        return "a challenge of the chosen type"
    words = [word for word in ("unopposed" if unopposed else "", types_of(types), "challenge") if word]
    return f"{article(words[0].removeprefix('['))} {' '.join(words)}"


def plural(types: tuple[str, ...]) -> str:
    """``[military] challenges``."""
    if types == ("chosen",):
        return "challenges of the chosen type"
    return f"{types_of(types)} challenges".strip()


def initiated_by(nth: Condition) -> Condition | None:
    """What is said of the same player besides."""
    if nth.nth_by == "any":
        return None
    if nth.nth_by == "you":
        return Condition(you_are="attacking player")
    return Condition(player=nth.nth_by, player_is="attacking player")


def so_manyth(nth: Condition) -> str:
    """``the first [power] challenge you initiated this round``."""
    assert nth.nth_challenge is not None
    kind = f"[{nth.nth_type}] " if nth.nth_type else ""
    said = f"the {ORDINALS.get(nth.nth_challenge, str(nth.nth_challenge))} {kind}challenge"
    if nth.nth_against is not None:
        said += f" initiated against {who(nth.nth_against)}"
    elif nth.nth_by != "any":
        said += f" {who(nth.nth_by)} initiated"
    else:
        said += " each player initiated"
    return f"{said} this {nth.nth_period}"
