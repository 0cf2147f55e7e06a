"""The sentences of which an ability's effects are made: an effect each, and what is done instead in parentheses."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine.ability import ChooseNow, Cost, Effect, If, Instead, Later, May, Modify
from agot_judge.engine.ability.later_choices import mentions
from agot_judge.engine.ability.walk import nodes
from agot_judge.text.trees.alternative import as_it_was_said
from agot_judge.text.trees.at_once import one_gets_each
from agot_judge.text.trees.other_then import without_other_result
from agot_judge.text.trees.substitution import scaled
from agot_judge.text.unparse.conditions import condition, state
from agot_judge.text.unparse.effects import apart, choose_now, clauses, effect, joined, only
from agot_judge.text.unparse.rules_for_players import other_amount
from agot_judge.text.unparse.wording import TARGETS, Wording, infinitive, upper_first, who


def sentences_of(wording: Wording, effects: tuple[Effect, ...], word: str) -> list[str]:
    """The sentences; before the first of them the word: ``then, ``."""
    found: list[str] = []
    group: tuple[Effect, ...] = ()
    for one in map(as_it_was_said, effects):
        said = _apart(wording, one, word, word if not found and not group else "")
        if said is None:
            group = (*group, one)
            continue
        found += _with(word if not found else "", apart(wording, group))
        found += said  # read here and not before: what X is, is said where it is first spoken of
        group = ()
    return found + _with(word if not found else "", apart(wording, group))


def _with(word: str, said: list[str]) -> list[str]:
    return [f"{word}{said[0]}", *said[1:]] if said else []


def _apart(wording: Wording, one: Effect, word: str, first: str) -> Iterator[str] | None:
    """The sentences of an effect that has several; None: it is one part of a sentence."""
    if isinstance(one, If) and one.otherwise:
        return _otherwise(wording, one, first)
    if (result := without_other_result(one)) is not None:
        return _other_result(wording, *result, first)
    if isinstance(one, May) and one.otherwise and one.player in ("opponent", "any"):
        return _canceled(wording, one)
    if isinstance(one, Cost) and one.instead is not None:
        return (say(wording, one) for say in (effect, other_amount))
    if isinstance(one, Instead) and word and one.of == "occurrence":
        return (f"{first}{joined(wording, part)} instead" for part in (one.effects,))
    if isinstance(one, ChooseNow) and not one_gets_each(one):
        return _chosen(wording, one, first)
    return None


def _chosen(wording: Wording, one: ChooseNow, first: str) -> Iterator[str]:
    yield from _with(first, choose_now(wording, one))


def _instead(wording: Wording, other: str, found: If) -> str:
    """The alternative in parentheses: ``(+3 STR instead if you control a King.)``."""
    other = other or upper_first(joined(wording, found.effects))
    return f"({other} instead if {state(wording, found.condition)}.)"


def _otherwise(wording: Wording, one: If, first: str) -> Iterator[str]:
    """The sentences of an alternative: the effects if something is true, and otherwise."""
    may = only(one.effects)
    if len(one.otherwise) > 1 or _is_said_apart(one):
        yield f"{condition(wording, one.condition)}, {joined(wording, one.effects)}"
        yield f"otherwise, {joined(wording, one.otherwise)}"
    elif isinstance(may, May) and may.player == "you" and may.otherwise == one.otherwise:
        yield f"{first}{joined(wording, one.otherwise)}"
        do = clauses(wording, may.effects, "you", infinitive)
        yield f"{condition(wording, one.condition)}, you may {do} instead"
    else:
        yield f"{first}{effect(wording, one.otherwise[0])}"
        yield _instead(wording, _difference(one), one)


def _other_result(wording: Wording, later: Later, otherwise: tuple[Effect, ...], first: str) -> Iterator[str]:
    yield f"{first}{effect(wording, later)}"
    yield f"otherwise, {joined(wording, otherwise)}"


def _canceled(wording: Wording, one: May) -> Iterator[str]:
    """The sentences of an effect that a player may cancel by doing something."""
    yield from sentences_of(wording, one.otherwise, "")
    done = clauses(wording, one.effects, "that player", infinitive)
    yield f"{who(one.player)} may {done} to cancel this effect"


def _difference(found: If) -> str:
    """All in which a change differs from the one instead of which it holds: ``+3 STR``; empty where more does."""
    one, usual = only(found.effects), only(found.otherwise)
    if not isinstance(one, Modify) or not isinstance(usual, Modify):
        return ""
    plain = [replace(change, strength=0, lower_strength=0) for change in (one, usual)]
    if isinstance(one.strength, int) and isinstance(one.lower_strength, int) and plain[0] == plain[1]:
        return f"{one.strength - one.lower_strength:+d} STR"
    if isinstance(one.contributes, int) and replace(one, contributes=usual.contributes) == usual:
        return f"{one.contributes} STR"
    more = getattr(one.strength, "plus", 0) - getattr(usual.strength, "plus", 0)
    if more > 0 and replace(usual, strength=scaled(usual.strength, 1, more)) == one:
        return f"{more} higher"
    if len(one.gains_keywords) == 1 and replace(one, gains_keywords=usual.gains_keywords) == usual:
        return upper_first(one.gains_keywords[0].replace("(", "").replace(")", ""))
    return ""


def _is_said_apart(found: If) -> bool:
    """True where the other effects are a sentence of their own: ``you may ..``, or only one of the two speaks of a target."""
    may = only(found.effects)
    if isinstance(may, May) and not may.otherwise:
        return True
    if any(isinstance(node, ChooseNow) for node in nodes(found)):
        return False
    # In parentheses it would seem to be chosen with it.
    return any(
        mentions(found.effects, place) != mentions(found.otherwise, place) for place in range(len(TARGETS))
    )
