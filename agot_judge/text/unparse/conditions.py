"""Conditions: what must be true, without ``if`` or ``while``; challenges, as texts speak of them; what has happened."""

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, Condition, Happened, PlayerNumber
from agot_judge.engine.ability.walk import given
from agot_judge.engine.ability.words import Who
from agot_judge.text.unparse.cards import a
from agot_judge.text.unparse.descriptions import was
from agot_judge.text.unparse.states import compare, exists, fits, taking_part, won_by
from agot_judge.text.unparse.templates import FORMS, PARTS, filled, said_of
from agot_judge.text.unparse.wording import (
    REFERENCES,
    THIS_OPPONENT,
    WORDS,
    Unworded,
    Wording,
    article,
    does,
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
    fields = given(found).keys()
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
    parts = found.all_of if given(found).keys() == {"all_of"} else (found,)
    return [condition(wording, one, word) for one in parts]


def state(wording: Wording, found: Condition) -> str:
    """The condition without ``if``: ``you control a King``."""
    fields = given(found).keys()
    said = [say(wording, found) for names, say in _STATES.items() if not fields.isdisjoint(names)]
    return " and ".join(said) or "it is so"


def _present(wording: Wording, found: Condition) -> str:
    if found.challenge:
        return f"it is {present(wording, found)}"
    if found.unopposed is False:
        raise Unworded
    unopposed = ["the challenge is unopposed"] if found.unopposed else []
    return " and ".join([*unopposed, *(state(wording, one) for one in found.all_of)])


def _role(wording: Wording, role: str) -> str:
    """The words for a role of a player: ``the winning player``, ``not the first player``."""
    if not role:
        raise Unworded
    if role.startswith("not "):
        return f"not {_role(wording, role.removeprefix('not '))}"
    named = {"winner": "the winning player", "loser": "the losing player", "your rival": role}
    return named.get(role, f"the {role}")


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
    ("phase",): partial(said_of, "states", "phase"),
    ("exists",): lambda wording, found: exists(
        wording, found.exists, found.count_at_least, found.count_at_most
    ),
    ("you_are",): partial(said_of, "states", "you_are"),
    ("player",): partial(said_of, "states", "player"),
    ("card",): lambda wording, found: fits(wording, found, "is", "has"),
    ("compare",): lambda wording, found: compare(wording, found.compare),
    ("happened",): lambda wording, found: happened(wording, found.happened),
    ("succeeded",): partial(said_of, "states", "succeeded"),
    ("nth_challenge", "next_challenge"): partial(said_of, "states", "nth_challenge"),
    ("any_of",): _any,
    ("none_of",): lambda wording, found: " and ".join(denied(wording, one) for one in found.none_of),
}
"""The words for a condition that has one of these fields, with those that belong to them."""
FORMS["role"] = _role


def denied(wording: Wording, found: Condition) -> str:
    """The opposite of the condition."""
    player = found.player
    if found.card is not None and found.fits is not None:
        return fits(wording, found, "is not", "does not have")
    if found.happened is not None:
        return happened(wording, found.happened, done=False)
    if player is not None and found.player_is:
        return said_of("denials", "player", wording, found)
    if given(found).keys() == {"phase"}:
        return said_of("denials", "phase", wording, found)
    if found.exists is not None and found == Condition(exists=found.exists):
        return said_of("denials", "exists", wording, found)
    return f"it is not true that {state(wording, found)}"


# -- the present challenge ---------------------------------------------------------------------------------------


def present(wording: Wording, found: Condition) -> str:
    """The present challenge of which the condition holds."""
    said, rest = challenge(found.challenge, unopposed=found.unopposed), list(found.all_of)
    nth = next((one for one in rest if one.nth_challenge is not None), None)
    if nth is not None and given(nth).keys() <= set(NUMBERED):
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
    of_player = "you_are" if found.you_are is not None else "player"
    if template := WORDS.template("of_challenge", of_player, found):
        return filled(template, wording, found)
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
        return f"{who(player)} whose {said.removeprefix(f'{whose(them)} ')}"
    return f"{who(player)} such that {said}"


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


def happened(wording: Wording, found: Happened, *, done: bool = True) -> str:
    """The past occurrence; not ``done``: its denial."""
    if found.card is None:
        table = "happened" if done else "not_happened"
        known = WORDS.template(table, found.event, found) is not None
        denied_of_all = not done and found.player in ("any", "opponent")
        if not known and (denied_of_all or found.to_player is not None):
            raise Unworded
        return said_of(table, found.event if known else "any other", wording, found)
    if found.player != "any" or found.at_least > 1 or not done:
        raise Unworded
    return f"{_to_cards(wording, found, replace(found.card, zone='play'))} {_when(wording, found)}"


def _when(wording: Wording, found: Happened) -> str:
    return "in the previous round" if found.period == "previous round" else f"this {found.period}"


def _past(wording: Wording, found: Happened) -> str:
    """The participle of what a player has done: ``won dominance``."""
    verb, space, what = found.event.partition(" ")
    return f"{WORDS.verbs[verb].participle if verb in WORDS.verbs else verb}{space}{what}"


def _which_challenge(wording: Wording, found: Happened) -> str:
    """The challenge that was won, lost or initiated: ``a [power] challenge by 5 or more STR against you``."""
    said = challenge(found.challenge, unopposed=found.unopposed or None)
    if found.at_least > 1:
        said = filled(
            f"{{at_least}} or more <unopposed?unopposed >{challenges(found.challenge)}", wording, found
        )
    endings = "< by {by_at_least} or more STR>< as the {as_player}>< against {to_player:who}>"
    return said + filled(endings, wording, found)


def _to_cards(wording: Wording, found: Happened, cards: Cards) -> str:
    """The past of cards: ``a character was killed under your control``."""
    certain, said = cards.this or cards.host or cards.name or cards.among, was(found.event)
    if not said:
        raise Unworded
    if found.event == "kill" and cards.controller != "any" and not certain:
        subject = a(wording, replace(cards, controller="any"))
        return f"{subject} was killed under {whose(cards.controller)} control"
    return f"{a(wording, cards)} {said}"


FORMS["state"] = state
FORMS["does"] = lambda wording, player: does(player, "do")
FORMS["whosever"] = lambda wording, cards: a(wording, replace(cards, controller="any"))
FORMS["has"] = lambda wording, player: does(player, "have")
PARTS.update(
    so_manyth=lambda wording, found: so_manyth(found),
    controller=lambda wording, cards: whoever(wording, cards.controller, cards.controller_where),
    itself=state,
    past=_past,
    when=_when,
    which_challenge=_which_challenge,
)
