"""Challenges, as texts speak of them."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import PlayerNumber
from agot_judge.engine.ability.conditions import Condition
from agot_judge.engine.ability.words import Who
from agot_judge.text.unparse.cards import a, article
from agot_judge.text.unparse.wording import Wording, listed, who

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


def present(wording: Wording, condition: Condition) -> str:
    """The present challenge of which the condition holds."""
    said = challenge(condition.challenge, unopposed=condition.unopposed)
    rest = list(condition.all_of)
    nth = next((one for one in rest if one.nth_challenge is not None), None)
    if nth is not None and nth == Condition(
        nth_challenge=nth.nth_challenge, nth_type=nth.nth_type, nth_by=nth.nth_by, nth_period=nth.nth_period
    ):
        rest.remove(nth)
        rest = [one for one in rest if one != initiated_by(nth)]
        said = so_manyth(nth)
    return " ".join((said, *_endings(wording, rest)))


def _endings(wording: Wording, conditions: list[Condition]) -> list[str]:
    """What is said of the challenge; of the player against whom it is, in one."""
    found: list[str] = []
    for index, one in enumerate(conditions):
        before = conditions[index - 1] if index else Condition()
        if before.player_is == "defending player" and before.player is not None:
            said = whoever(wording, before.player, one, "defending player")
            if " who " in said:
                found[-1] = f"against {said}"
                continue
        found.append(in_which(wording, one))
    return found


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
    if nth.nth_by != "any":
        said += f" {who(nth.nth_by)} initiated"
    return f"{said} this {nth.nth_period}"


def in_which(wording: Wording, condition: Condition) -> str:
    """A condition about a challenge, after the words for it."""
    player = condition.player if condition.you_are is None else "you"
    role = condition.you_are or condition.player_is
    if player is not None and role:
        return {
            "attacking player": f"{who(player)} initiated",
            "defending player": f"against {who(player)}",
            "winner": f"{who(player)} won",
            "loser": f"{who(player)} lost",
        }.get(role, "")
    compare = condition.compare
    if (
        compare is not None
        and compare.left == PlayerNumber(what="winning STR")
        and compare.relation == "at least"
    ):
        return f"by {compare.right} or more STR"
    part = taking_part(wording, condition)
    if part:
        return f"in which {part}"
    from agot_judge.text.unparse.conditions import (
        state,
    )  # what conditions say of challenges is said of them here

    return f"such that {state(wording, condition)}"


def whoever(wording: Wording, player: Who, where: Condition, them: Who) -> str:
    """``an opponent who controls a King``: the condition calls the player ``them``."""
    from agot_judge.text.unparse.conditions import state

    said = state(wording, where)
    for start in (f"{who(them)} ", f"{who(player)} "):
        if said.startswith(start):
            return f"{who(player)} who {said.removeprefix(start)}"
    return f"{who(player)} such that {said}"


def taking_part(wording: Wording, condition: Condition) -> str:
    """``a Knight you control is attacking``; empty where the condition is no such."""
    cards = condition.exists
    role = next((role for role in ROLES if cards is not None and getattr(cards, role)), None)
    if (
        cards is None
        or role is None
        or condition != Condition(exists=cards, count_at_least=condition.count_at_least)
    ):
        return ""
    rest = replace(cards, alone=None, **{role: None})
    said = a(wording, rest) if condition.count_at_least == 1 else ""
    if not said:
        from agot_judge.text.unparse.cards import noun

        said = noun(wording, rest, f"{condition.count_at_least} or more")
    verb = "is" if condition.count_at_least == 1 else "are"
    return f"{said} {verb} {role}{' alone' if cards.alone else ''}"
