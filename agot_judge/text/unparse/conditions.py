"""Conditions: what must be true, without ``if`` or ``while``; what is said of the present challenge."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Condition, PlayerNumber
from agot_judge.engine.ability.words import Who
from agot_judge.text.unparse.cards import a
from agot_judge.text.unparse.challenges import challenge, so_manyth
from agot_judge.text.unparse.happenings import happened
from agot_judge.text.unparse.states_of_cards import exists, fits, taking_part
from agot_judge.text.unparse.states_of_players import compare, won_by
from agot_judge.text.unparse.wording import (
    REFERENCES,
    THIS_OPPONENT,
    Unworded,
    Wording,
    does,
    given,
    listed,
    who,
    whose,
)

NONE = Condition()
NUMBERED = ("nth_challenge", "nth_type", "nth_by", "nth_period", "next_challenge")
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


def so_long(wording: Wording, found: Condition | None) -> str:
    """The time at which something holds, with a space before it; nothing where none is said."""
    return "" if found is None else f" {condition(wording, found, 'while')}"


def conditions(wording: Wording, found: Condition, word: str = "if") -> list[str]:
    """The conditions as they stand before a comma: several where all of them must hold."""
    parts = found.all_of if given(found, NONE).keys() == {"all_of"} else (found,)
    return [condition(wording, one, word) for one in parts]


def state(wording: Wording, found: Condition) -> str:
    """The condition without ``if``: ``you control a King``."""
    fields = given(found, NONE).keys()
    said = [say(wording, found) for names, say in _STATES.items() if not fields.isdisjoint(names)]
    return " and ".join(said) or "it is so"


def _present(wording: Wording, found: Condition) -> str:
    if found.challenge:
        return f"it is {present(wording, found)}"
    if found.unopposed is False:
        raise Unworded
    unopposed = ["the challenge is unopposed"] if found.unopposed else []
    return " and ".join([*unopposed, *(state(wording, one) for one in found.all_of)])


def _you_are(wording: Wording, found: Condition) -> str:
    role = str(found.you_are)
    return f"you are {'not ' if role.startswith('not ') else ''}{_role(role.removeprefix('not '))}"


def _player(wording: Wording, found: Any) -> str:
    if found.player_is == "supported by you":
        return f"you support {who(found.player)}"
    return f"{who(found.player)} is {_role(found.player_is)}"


def _role(role: str) -> str:
    if not role:
        raise Unworded
    if role == "your rival":
        return role
    return f"the {({'winner': 'winning player', 'loser': 'losing player'}).get(role, role)}"


def _numbered(wording: Wording, found: Condition) -> str:
    if found.next_challenge is None:
        return f"it is {so_manyth(found)}"
    by = "initiated" if found.nth_by == "any" else f"{who(found.nth_by)} initiate"
    return f"it is the next challenge {by} this phase"


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


_STATES: dict[tuple[str, ...], Callable[[Wording, Any], str]] = {
    ("challenge", "unopposed", "all_of"): _present,
    ("phase",): lambda wording, found: f"it is the {found.phase[0]} phase",
    ("exists",): lambda wording, found: exists(
        wording, found.exists, found.count_at_least, found.count_at_most
    ),
    ("you_are",): _you_are,
    ("player",): _player,
    ("card",): lambda wording, found: fits(wording, found, "is", "has"),
    ("compare",): lambda wording, found: compare(wording, found.compare),
    ("happened",): lambda wording, found: happened(wording, found.happened),
    ("succeeded",): lambda wording, found: "you do" if found.succeeded else "you do not",
    ("nth_challenge", "next_challenge"): _numbered,
    ("any_of",): _any,
    ("none_of",): lambda wording, found: " and ".join(denied(wording, one) for one in found.none_of),
}
"""The words for a condition that has one of these fields, with those that belong to them."""


def denied(wording: Wording, found: Condition) -> str:
    """The opposite of the condition."""
    player = found.player
    if found.card is not None and found.fits is not None:
        return fits(wording, found, "is not", "does not have")
    if found.happened is not None:
        return happened(wording, found.happened, done=False)
    if player is not None and found.player_is == "supported by you":
        return f"you do not support {who(player)}"
    if player is not None and found.player_is == "your supporter":
        return f"{who(player)} does not support you"
    if player is not None and found.player_is:
        is_not = "no opponent is" if player == "opponent" else f"{who(player)} is not"
        return f"{is_not} {_role(found.player_is)}"
    if given(found, NONE).keys() == {"phase"}:
        return f"it is not the {found.phase[0]} phase"
    if found.exists is not None and found == Condition(exists=found.exists):
        return _there_is_no(wording, found, found.exists)
    return f"it is not true that {state(wording, found)}"


def _there_is_no(wording: Wording, found: Condition, cards: Cards) -> str:
    """The absence of such a card: ``you do not control a King``."""
    of_any = replace(cards, controller="any")
    if cards.controller == "opponent" and cards.zone != "agenda":
        return f"no opponent controls {a(wording, of_any)}"
    if cards.controller != "any" and cards.zone == "play":
        return f"{does(cards.controller, 'do')} not control {a(wording, of_any)}"
    if cards.controller != "any" and cards.zone not in ("any", "agenda") and cards.type:
        return f"{does(cards.controller, 'do')} not have {a(wording, cards)}"
    return f"it is not true that {state(wording, found)}"


# -- the present challenge ---------------------------------------------------------------------------------------


def present(wording: Wording, found: Condition) -> str:
    """The present challenge of which the condition holds."""
    said, rest = challenge(found.challenge, unopposed=found.unopposed), list(found.all_of)
    nth = next((one for one in rest if one.nth_challenge is not None), None)
    if nth is not None and given(nth, NONE).keys() <= set(NUMBERED):
        by = Condition(you_are="attacking player") if nth.nth_by == "you" else None
        rest = [one for one in rest if one not in (nth, by)]
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
