"""Conditions: what must be true, without ``if`` or ``while``; what is said of the present challenge."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import NO_DEFENDERS, Compare, Condition, Count, PlayerNumber
from agot_judge.engine.ability.words import Who
from agot_judge.text.grammar.numbers.comparisons import TURNED
from agot_judge.text.unparse.cards import a
from agot_judge.text.unparse.challenges import challenge, initiated_by, so_manyth
from agot_judge.text.unparse.happenings import happened, took_part
from agot_judge.text.unparse.states_of_cards import exists, fits, running, taking_part
from agot_judge.text.unparse.states_of_players import compare, won_by
from agot_judge.text.unparse.wording import REFERENCES, Wording, listed, who, whose


def condition(wording: Wording, found: Condition, word: str = "if") -> str:
    """With its ``if`` or ``while``, or ``during`` a challenge or phase."""
    if found.challenge and set(_given(found)) <= {"challenge", "unopposed", "all_of"}:
        return f"during {present(wording, found)}"
    if found.phase and set(_given(found)) == {"phase"}:
        phases = f"{listed(list(found.phase))} phase{'s' if len(found.phase) > 1 else ''}"
        return "during setup" if found.phase == ("setup",) else f"during the {phases}"
    return f"{word} {state(wording, found)}"


def conditions(wording: Wording, found: Condition) -> list[str]:
    """One after another, as they stand before a comma: several where all of them must hold."""
    if set(_given(found)) == {"all_of"}:
        return [condition(wording, one) for one in found.all_of]
    return [condition(wording, found)]


def _given(found: Condition) -> dict[str, object]:
    none = Condition()
    return {
        name: value
        for name in found.__struct_fields__
        if (value := getattr(found, name)) != getattr(none, name)
    }


INFINITIVES = {"winner": "win", "loser": "lose", "attacking player": "initiate"}
PARTS = (
    ("challenge", "unopposed", "all_of"),
    ("phase",),
    ("exists", "count_at_least", "count_at_most"),
    ("you_are",),
    ("player", "player_is"),
    ("card", "fits"),
    ("compare",),
    ("happened",),
    ("succeeded",),
    ("nth_challenge", "nth_type", "nth_by", "nth_period", "next_challenge"),
    ("any_of",),
    ("none_of",),
)
"""Fields of a condition that say something together."""


def parted(found: Condition) -> list[Condition]:
    """The conditions that all of its fields are, one by one."""
    given = _given(found)
    return [
        Condition(**{name: getattr(found, name) for name in part})
        for part in PARTS
        if any(name in given for name in part)
    ]


def state(wording: Wording, found: Condition) -> str:
    """What must be true."""
    given = set(_given(found))
    parts = parted(found)
    if len(parts) > 1:
        return " and ".join(state(wording, one) for one in parts)
    if found == NO_DEFENDERS:
        return "no defenders were declared"
    if found.next_challenge is not None:
        by = "initiated" if found.nth_by == "any" else f"{who(found.nth_by)} initiate"
        return f"it is the next challenge {by} this phase"
    if found.nth_challenge is not None:
        return f"it is {so_manyth(found)}"
    if len(found.none_of) > 1:
        whole = took_part(wording, found.none_of, done=False)
        return whole or " and ".join(denied(wording, one) for one in found.none_of)
    if found.challenge:
        return f"it is {present(wording, found)}"
    if given == {"phase"}:
        return f"it is the {found.phase[0]} phase"
    if given == {"all_of"}:
        return _all(wording, found.all_of)
    if given == {"any_of"}:
        return _any(wording, found.any_of)
    if given == {"none_of"} and len(found.none_of) == 1:
        return denied(wording, found.none_of[0])
    if found.exists is not None:
        return exists(wording, found)
    if found.card is not None and found.fits is not None:
        return fits(wording, found, "is", "has")
    if found.compare is not None:
        return compare(wording, found.compare)
    if found.happened is not None:
        return happened(wording, found.happened)
    if found.you_are == "not first player":
        return "you are not the first player"
    if found.you_are is not None:
        return f"you are {_role(found.you_are)}"
    if found.player is not None and found.player_is == "supported by you":
        return f"you support {who(found.player)}"
    if found.player is not None:
        return f"{who(found.player)} is {_role(found.player_is)}"
    if found.unopposed:
        return "the challenge is unopposed"
    if found.succeeded is not None:
        return "you do" if found.succeeded else "you do not"
    return "it is so"


def _role(role: str) -> str:
    if role == "your rival":
        return role
    return f"the {({'winner': 'winning player', 'loser': 'losing player'}).get(role, role)}"


def _all(wording: Wording, found: tuple[Condition, ...]) -> str:
    return " and ".join(state(wording, one) for one in found)


def _any(wording: Wording, found: tuple[Condition, ...]) -> str:
    """One of them at least; what is said of the same card names it once."""
    whole = took_part(wording, found, done=True)
    if whole:
        return whole
    if found == (_ATTACKING, _DEFENDING):
        return "you are the attacking or defending player"
    said = [state(wording, one) for one in found]
    for name in (wording.title, *REFERENCES.values()):
        if all(one.startswith(f"{name} ") for one in said):
            said = [said[0], *(one.removeprefix(f"{name} ") for one in said[1:])]
            break
    return " or ".join(said)


def denied(wording: Wording, found: Condition) -> str:
    """That it is not true."""
    if found.card is not None and found.fits is not None:
        return fits(wording, found, "is not", "does not have")
    if found.happened is not None:
        return happened(wording, found.happened, done=False)
    if found.player is not None and found.player_is == "supported by you":
        return f"you do not support {who(found.player)}"
    if found.player == "opponent" and found.player_is:
        return f"no opponent is {_role(found.player_is)}"
    if found.player is not None and found.player_is == "your supporter":
        return f"{who(found.player)} does not support you"
    if found.player is not None and found.player_is:
        return f"{who(found.player)} is not {_role(found.player_is)}"
    if set(_given(found)) == {"phase"}:
        return f"it is not the {found.phase[0]} phase"
    if found.exists is not None and found.count_at_most is None and found.count_at_least == 1:
        cards = found.exists
        if cards.zone == "agenda" and not cards.facedown:
            return f"you are not running {running(wording, cards)}"
        if cards.controller == "opponent":
            return f"no opponent controls {a(wording, replace(cards, controller='any'))}"
        if taking_part(wording, found):
            return taking_part(wording, found).replace(" is ", " is not ", 1)
        subject = f"{who(cards.controller)} {'do' if cards.controller == 'you' else 'does'}"
        if cards.controller != "any" and cards.zone not in ("play", "any") and cards.type:
            return f"{subject} not have {a(wording, cards)}"
        if cards.controller != "any" and cards.zone == "play":
            return f"{subject} not control {a(wording, replace(cards, controller='any'))}"
    if found.compare is not None and found.compare.versus == "an opponent":
        left, right = found.compare.left, found.compare.right
        if isinstance(left, Count) and isinstance(right, Count):
            turned = Compare(left=right, relation=TURNED[found.compare.relation], right=left)
            return state(wording, Condition(compare=turned)).replace(who("this opponent"), "no opponent", 1)
        if isinstance(right, PlayerNumber) or (isinstance(left, int) and isinstance(right, Count)):
            return compare(wording, replace(found.compare, left=left), no_opponent=True)
    if len(found.all_of) == 1 and found == Condition(challenge=("any",), all_of=found.all_of):
        part = found.all_of[0]
        verb = INFINITIVES.get(part.you_are or part.player_is)
        if verb is not None:
            return f"{who(part.player or 'you')} did not {verb} the challenge"
    return f"it is not true that {state(wording, found)}"


# -- the present challenge ---------------------------------------------------------------------------------------


def present(wording: Wording, condition: Condition) -> str:
    """The present challenge of which the condition holds."""
    said = challenge(condition.challenge, unopposed=condition.unopposed)
    rest = list(condition.all_of)
    nth = next((one for one in rest if one.nth_challenge is not None), None)
    if nth is not None and parted(nth) == [nth]:
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


_ATTACKING = Condition(you_are="attacking player")
_DEFENDING = Condition(you_are="defending player")


def in_which(wording: Wording, condition: Condition) -> str:
    """A condition about a challenge, after the words for it."""
    player = condition.player if condition.you_are is None else "you"
    role = condition.you_are or condition.player_is
    if player is not None and role in ("attacking player", "defending player", "winner", "loser"):
        return {
            "attacking player": f"{who(player)} initiated",
            "defending player": f"against {who(player)}",
            "winner": f"{who(player)} won",
            "loser": f"{who(player)} lost",
        }[role]
    if condition == Condition(any_of=(_ATTACKING, _DEFENDING)):
        return "in which you are the attacking or defending player"
    compare = condition.compare
    if (
        compare is not None
        and compare.left == PlayerNumber(what="winning STR", player="winner")
        and isinstance(compare.right, int)
    ):
        return won_by(compare.relation, compare.right)
    part = taking_part(wording, condition)
    if part:
        return f"in which {part}"
    return f"such that {state(wording, condition)}"


def whoever(wording: Wording, player: Who, where: Condition, them: Who) -> str:
    """``an opponent who controls a King``: the condition calls the player ``them``."""
    said = state(wording, where)
    for start in (f"{who(them)} ", f"{who(player)} "):
        if said.startswith(start):
            return f"{who(player)} who {said.removeprefix(start)}"
    if said.startswith(f"{whose(them)} "):
        rest = said.removeprefix(f"{whose(them)} ")
        return f"{who(player)} whose {rest}s" if rest.endswith(" your") else f"{who(player)} whose {rest}"
    return f"{who(player)} such that {said}"
