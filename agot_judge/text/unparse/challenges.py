"""Challenges, as texts speak of them."""

from agot_judge.engine.ability import Condition
from agot_judge.text.unparse.wording import Unworded, article, listed, who

ORDINALS: dict[int | None, str] = {1: "first", 2: "second", 3: "third"}


def challenge(types: tuple[str, ...], *, unopposed: bool | None = None) -> str:
    """A challenge of one of the types: ``an unopposed [military] challenge``."""
    if unopposed is False:  # one that must not be so, which no card asks
        raise Unworded
    if types == ("chosen",):
        return "a challenge of the chosen type"
    kinds = listed([f"[{name}]" for name in types if name != "any"], "or")
    words = [word for word in ("unopposed" if unopposed else "", kinds, "challenge") if word]
    return f"{article(words[0].removeprefix('['))} {' '.join(words)}"


def challenges(types: tuple[str, ...]) -> str:
    """Challenges of one of the types: ``[military] challenges``."""
    return challenge(types).partition(" ")[2].replace("challenge", "challenges", 1)


def so_manyth(nth: Condition) -> str:
    """The challenge by its number: ``the first [power] challenge you initiated this round``."""
    kind = f"[{nth.nth_type}] " if nth.nth_type else ""
    by = "each player" if nth.nth_by == "any" else who(nth.nth_by)
    whose = f"initiated against {who(nth.nth_against)}" if nth.nth_against is not None else f"{by} initiated"
    return f"the {ORDINALS.get(nth.nth_challenge, nth.nth_challenge)} {kind}challenge {whose} this {nth.nth_period}"
