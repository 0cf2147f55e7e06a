"""Conditions: what must be true, without ``if`` or ``while``; what is said of the present challenge."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import NO_DEFENDERS, Compare, Condition, Count, PlayerNumber
from agot_judge.engine.ability.words import Who
from agot_judge.text.grammar.numbers.comparisons import TURNED
from agot_judge.text.unparse.cards import a
from agot_judge.text.unparse.challenges import challenge, initiated_by, so_manyth
from agot_judge.text.unparse.happenings import happened
from agot_judge.text.unparse.states_of_cards import exists, fits, running, taking_part
from agot_judge.text.unparse.states_of_players import NO_OPPONENT, compare, won_by
from agot_judge.text.unparse.wording import (
    REFERENCES,
    THIS_OPPONENT,
    Wording,
    does,
    given,
    listed,
    who,
    whose,
)

NONE = Condition()
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
_ATTACKING = Condition(you_are="attacking player")
_DEFENDING = Condition(you_are="defending player")
EITHER = Condition(any_of=(_ATTACKING, _DEFENDING))


def condition(wording: Wording, found: Condition, word: str = "if") -> str:
    """The condition with its ``if`` or ``while``, or ``during`` a challenge or phase."""
    fields = given(found, NONE).keys()
    if found.challenge and fields <= {"challenge", "unopposed", "all_of"}:
        return f"during {present(wording, found)}"
    if found.phase == ("setup",) and fields == {"phase"}:
        return "during setup"
    if fields == {"phase"}:
        return f"during the {listed(list(found.phase))} phase{'s' if len(found.phase) > 1 else ''}"
    return f"{word} {state(wording, found)}"


def conditions(wording: Wording, found: Condition) -> list[str]:
    """The conditions as they stand before a comma: several where all of them must hold."""
    parts = found.all_of if given(found, NONE).keys() == {"all_of"} else (found,)
    return [condition(wording, one) for one in parts]


def parted(found: Condition) -> list[Condition]:
    """The conditions that all of its fields are, one by one."""
    fields = given(found, NONE)
    return [
        Condition(**{name: getattr(found, name) for name in part})
        for part in PARTS
        if any(name in fields for name in part)
    ]


def state(wording: Wording, found: Condition) -> str:
    """The condition without ``if``: ``you control a King``."""
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
    if found.none_of:
        return " and ".join(denied(wording, one) for one in found.none_of)
    if found.challenge:
        return f"it is {present(wording, found)}"
    if found.phase:
        return f"it is the {found.phase[0]} phase"
    if found.all_of or found.unopposed:
        unopposed = ["the challenge is unopposed"] if found.unopposed else []
        return " and ".join([*unopposed, *(state(wording, one) for one in found.all_of)])
    if found.any_of:
        return _any(wording, found)
    if found.exists is not None:
        return exists(wording, found.exists, found.count_at_least, found.count_at_most)
    if found.card is not None and found.fits is not None:
        return fits(wording, found, "is", "has")
    if found.compare is not None:
        return compare(wording, found.compare)
    if found.happened is not None:
        return happened(wording, found.happened)
    if found.you_are is not None:
        not_ = "not " if found.you_are.startswith("not ") else ""
        return f"you are {not_}{_role(found.you_are.removeprefix('not '))}"
    if found.player is not None:
        supported = found.player_is == "supported by you"
        return f"you support {who(found.player)}" if supported else _is_role(who(found.player), "is", found)
    if found.succeeded is not None:
        return "you do" if found.succeeded else "you do not"
    return "it is so"


def _role(role: str) -> str:
    if role == "your rival":
        return role
    return f"the {({'winner': 'winning player', 'loser': 'losing player'}).get(role, role)}"


def _is_role(subject: str, is_: str, found: Condition) -> str:
    return f"{subject} {is_} {_role(found.player_is)}"


def _any(wording: Wording, found: Condition) -> str:
    """Conditions one of which is true at least; the card of which all speak is named once."""
    if found == EITHER:
        return "you are the attacking or defending player"
    said = [state(wording, one) for one in found.any_of]
    for name in (wording.title, *REFERENCES.values()):
        if all(one.startswith(f"{name} ") for one in said):
            said = [said[0], *(one.removeprefix(f"{name} ") for one in said[1:])]
            break
    return " or ".join(said)


def denied(wording: Wording, found: Condition) -> str:
    """The opposite of the condition."""
    if found.card is not None and found.fits is not None:
        return fits(wording, found, "is not", "does not have")
    if found.happened is not None:
        return happened(wording, found.happened, done=False)
    if found.player is not None and found.player_is == "supported by you":
        return f"you do not support {who(found.player)}"
    if found.player is not None and found.player_is == "your supporter":
        return f"{who(found.player)} does not support you"
    if found.player is not None and found.player_is:
        of_none = found.player == "opponent"
        return _is_role("no opponent" if of_none else who(found.player), "is" if of_none else "is not", found)
    if given(found, NONE).keys() == {"phase"}:
        return f"it is not the {found.phase[0]} phase"
    if found.exists is not None and found == Condition(exists=found.exists):
        return _there_is_no(wording, found)
    if found.compare is not None and found.compare.versus == "an opponent":
        left, right = found.compare.left, found.compare.right
        if isinstance(left, Count) and isinstance(right, Count):
            turned = Compare(left=right, relation=TURNED[found.compare.relation], right=left)
            return compare(wording, turned).replace(who(THIS_OPPONENT), "no opponent", 1)
        if isinstance(right, PlayerNumber) or (isinstance(left, int) and isinstance(right, Count)):
            return compare(wording, found.compare, NO_OPPONENT)
    if len(found.all_of) == 1 and found == Condition(challenge=("any",), all_of=found.all_of):
        part = found.all_of[0]
        verb = {"winner": "win", "loser": "lose", "attacking player": "initiate"}.get(
            part.you_are or part.player_is
        )
        if verb is not None:
            return f"{who(part.player or 'you')} did not {verb} the challenge"
    return f"it is not true that {state(wording, found)}"


def _there_is_no(wording: Wording, found: Condition) -> str:
    """The absence of such a card: ``you do not control a King``."""
    cards = found.exists
    assert cards is not None
    if cards.zone == "agenda" and not cards.facedown:
        return f"you are not running {running(wording, cards)}"
    of_any = replace(cards, controller="any")
    if cards.controller == "opponent":
        return f"no opponent controls {a(wording, of_any)}"
    if said := taking_part(wording, found):
        return said.replace(" is ", " is not ", 1)
    if cards.controller != "any" and cards.zone == "play":
        return f"{does(cards.controller, 'do')} not control {a(wording, of_any)}"
    if cards.controller != "any" and cards.zone != "any" and cards.type:
        return f"{does(cards.controller, 'do')} not have {a(wording, cards)}"
    return f"it is not true that {state(wording, found)}"


# -- the present challenge ---------------------------------------------------------------------------------------


def present(wording: Wording, found: Condition) -> str:
    """The present challenge of which the condition holds."""
    said, rest = challenge(found.challenge, unopposed=found.unopposed), list(found.all_of)
    nth = next((one for one in rest if one.nth_challenge is not None), None)
    if nth is not None and parted(nth) == [nth]:
        rest = [one for one in rest if one not in (nth, initiated_by(nth))]
        said = so_manyth(nth)
    endings: list[str] = []
    for before, one in zip((NONE, *rest), rest, strict=False):
        of_whom = ""
        if before.player_is == "defending player" and before.player is not None:
            of_whom = whoever(wording, before.player, one, "defending player")
        if " who " in of_whom:  # of the player against whom it is, in one
            endings[-1] = f"against {of_whom}"
        else:
            endings.append(in_which(wording, one))
    return " ".join((said, *endings))


def in_which(wording: Wording, found: Condition) -> str:
    """A condition about a challenge, after the words for it."""
    player = found.player if found.you_are is None else "you"
    role = found.you_are or found.player_is
    verb = {"attacking player": "initiated", "winner": "won", "loser": "lost"}.get(role)
    if player is not None and role == "defending player":
        return f"against {who(player)}"
    if player is not None and verb is not None:
        return f"{who(player)} {verb}"
    if found == EITHER:
        return "in which you are the attacking or defending player"
    number = found.compare
    by_how_much = PlayerNumber(what="winning STR", player="winner")
    if number is not None and number.left == by_how_much and isinstance(number.right, int):
        return won_by(number.relation, number.right)
    part = taking_part(wording, found)
    return f"in which {part}" if part else f"such that {state(wording, found)}"


def whoever(wording: Wording, player: Who, where: Condition, them: Who = THIS_OPPONENT) -> str:
    """The player with a condition, which calls him or her ``them``: ``an opponent who controls a King``."""
    said = state(wording, where)
    for start in (f"{who(them)} ", f"{who(player)} "):
        if said.startswith(start):
            return f"{who(player)} who {said.removeprefix(start)}"
    if said.startswith(f"{whose(them)} "):
        rest = said.removeprefix(f"{whose(them)} ")
        return f"{who(player)} whose {rest}s" if rest.endswith(" your") else f"{who(player)} whose {rest}"
    return f"{who(player)} such that {said}"
