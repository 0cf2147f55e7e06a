"""Words for changes of cards: the cards get, gain and lose, cannot, do not."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability import Amount, Capped, Cards, Condition, Modify
from agot_judge.engine.ability.walk import given
from agot_judge.engine.values.plot_values import value_change
from agot_judge.text.lexicon import is_given
from agot_judge.text.trees.substitution import scaled
from agot_judge.text.unparse.amounts import by, many, so_many
from agot_judge.text.unparse.cards import on, single
from agot_judge.text.unparse.conditions import condition, so_long, state
from agot_judge.text.unparse.descriptions import faction, immunity, triggered_effects
from agot_judge.text.unparse.templates import FORMS, OF_PARTS, PARTS, all_said, filled, names_in
from agot_judge.text.unparse.wording import (
    WORDS,
    Unworded,
    Wording,
    article,
    each_ones,
    listed,
    possessive,
    whose,
)

VALUES = ("gold", "initiative", "claim", "reserve")
YOUR_PLOT = Cards(type=("plot",), revealed=True, controller="you")
CONSIDERED = "is considered to be participating"
KNEELS = "does not kneel as "


def given_of(effect: Modify) -> dict[str, Any]:
    """The fields that the change gives, but for the cards on which it works."""
    return {name: value for name, value in given(effect).items() if name != "on"}


def modifier(wording: Wording, effect: Modify) -> str:
    """The modifier as it stands alone: ``+1 Income``, ``+1 STR [power]``; empty where it is no such."""
    fields = given_of(effect)
    if not wording.modifiers:
        return ""
    if effect.on == "self" and fields.keys() <= {"contributes", "dominance", "condition"}:
        return _of_title(effect)
    if effect.on != YOUR_PLOT or len(fields) != 1:
        return ""
    ((name, value),) = fields.items()
    what = "Income" if name == "gold" else name.capitalize()
    return f"{value:+d} {what}" if name in VALUES and isinstance(value, int) else ""


def _of_title(effect: Modify) -> str:
    """A modifier of a melee title, in such challenges in which its bearer takes part; empty for others."""
    when = effect.condition
    if isinstance(effect.dominance, int) and when is None and effect.contributes is None:
        return f"+{effect.dominance} STR for dominance"
    if when is None or len(when.challenge) != 1 or effect.dominance is not None:
        return ""
    takes_part = Condition(challenge=when.challenge, exists=Cards(participating=True, controller="you"))
    return f"+{effect.contributes} STR [{when.challenge[0]}]" if when == takes_part else ""


def of_this_challenge(effect: Modify) -> bool:
    """True where it speaks of the present challenge, and so says by itself how long it lasts."""
    fields = given_of(effect).keys() - {"until"}
    rules = {"does not contribute STR", "must be declared as a defender"}
    by_rules = fields == {"rules"} and set(effect.rules) <= rules
    contributes = fields in ({"contributes"}, {"contributes_its_strength"})
    return effect.until == "challenge" and (by_rules or contributes)


def change(wording: Wording, effects: list[Modify]) -> str:
    """Several changes of the same cards, without a time until which they last."""
    first = effects[0]
    whole = _whole(wording, first) if len(effects) == 1 else ""
    if whole:
        return whole
    # A time said last of all would hold for all of it.
    in_order = sorted(effects, key=lambda effect: effect.condition is None and effect.during is None)
    return f"{on(wording, first.on)} {listed([part for one in in_order for part in gets(wording, one)])}"


# -- sentences that are not of the form "cards get .." -------------------------------------------------------------------


def _whole(wording: Wording, effect: Modify) -> str:
    """A sentence about STR, text boxes and the values of plots; empty for any other."""
    fields = given_of(effect).keys() - {"until", "to_a_minimum_of"}
    others = Cards(this=False, controller="you", zone="any")
    if effect.by == others and effect.cannot == (value_change("gold", raised=True),):
        return f"your other cards do not provide a gold bonus{so_long(wording, effect.condition)}"
    for name in WORDS.whole_changes:
        template = WORDS.template("whole_changes", name, effect) if name in fields else None
        if template and fields <= names_in(template) | {name}:
            return filled(template, wording, effect)
    return ""


def plot(wording: Wording, effect: Modify) -> str:
    """The plot cards whose values change."""
    if isinstance(effect.on, str):
        return wording.reference(effect.on)
    owner, one = effect.on.controller, effect.on.the_one
    if owner != "any" and replace(effect.on, controller="you", the_one=False) == YOUR_PLOT:
        return f"{whose(owner) if one else each_ones(owner)} revealed plot card"
    return single(wording, effect.on) or on(wording, effect.on)


def _raised(wording: Wording, effect: Modify) -> str:
    """The change of a value: ``raise your claim by 1``, ``reduce the gold value on each revealed plot card by 2``."""
    name = next(name for name in VALUES if is_given(effect, name))
    value: Amount = getattr(effect, name)
    counted = value.of if isinstance(value, Capped) else value
    down = counted < 0 if isinstance(counted, int) else counted.times < 0
    what = f"your {name}" if effect.on == YOUR_PLOT else f"the {name} value on {plot(wording, effect)}"
    less = by(wording, scaled(value, -1) if down else value, effect.to_a_minimum_of)
    return f"{'reduce' if down else 'raise'} {what} by {less}"


# -- cards get, gain, lose -----------------------------------------------------------------------------------------------


def gets(wording: Wording, effect: Modify) -> list[str]:
    """The parts of one change, each with the time at which it holds."""
    said = _said(wording, effect)
    if effect.by is not None:
        said = [f"{one} by {immunity(effect.by)}" for one in said]
    for when in (effect.condition, effect.during):
        if when is not None:
            said = [_at(one, condition(wording, when, "while")) for one in said]
    if effect.unless is not None:
        said = [f"{one} unless {state(wording, effect.unless)}" for one in said]
    return said


IF_ABLE = ", if able"
KNEELING = " while kneeling"


def _at(said: str, when: str) -> str:
    """The words with the time at which they hold."""
    if said.startswith("may be declared as ") and said.endswith(KNEELING):
        return f"{said.removesuffix(KNEELING)} {when}, even while kneeling"
    return f"{said.removesuffix(IF_ABLE)} {when}{IF_ABLE}" if said.endswith(IF_ABLE) else f"{said} {when}"


def _said(wording: Wording, effect: Modify) -> list[str]:
    if effect.multiply_strength != 1 or effect.base_value:
        raise Unworded
    found: list[str] = []
    for name in ("strength", "lower_strength", *VALUES):
        value = getattr(effect, name)
        if value != 0:
            sign = "-" if name == "lower_strength" else "+"
            found.append(f"gets {_signed(wording, value, sign, 'STR' if 'strength' in name else name)}")
    gains, loses = gained(wording, effect), _things(wording, effect, "loses")
    found += [f"gains {listed(gains)}"] if gains else []
    found += [f"loses {listed(loses)}"] if loses else []
    found += [_cannot(effect.cannot)] if effect.cannot else []
    if effect.rules == (CONSIDERED,) and effect.during is None:
        # said of cards under one's own control while another attacks
        found.append("is considered to be attacking")
    else:
        found += _rules(effect)
    return found + all_said("changes", wording, effect)


def _signed(wording: Wording, value: Amount, sign: str, what: str) -> str:
    """The number with its sign: ``+2 STR``, ``-1 STR for each Knight you control``."""
    if isinstance(value, int):
        return f"{sign if value >= 0 else '-'}{abs(value)} {what}"
    said, ending = so_many(wording, value)
    if ending or said == "X":
        return f"{sign}{said} {what}{ending}"
    return f"{sign}X {what}, where X is {said}"


def _to_your_side(wording: Wording, value: Amount) -> str:
    """The STR that is added: ``2 STR to your side``."""
    number, ending = so_many(wording, value)
    return f"{number} STR to your side{f' this challenge{ending}' if ending else ''}"


def gained(wording: Wording, effect: Modify) -> list[str]:
    """The things that cards gain."""
    found = _things(wording, effect, "gains")
    if effect.keyword_number is not None and any(name.endswith("(X)") for name in effect.gains_keywords):
        many(wording, effect.keyword_number)
    return (
        found
        + all_said("gained", wording, effect)
        + [f'"{FORMS["in_full"](wording, one)}"' for one in effect.gains_abilities]
    )


def _things(wording: Wording, effect: Modify, verb: str) -> list[str]:
    """The icons, keywords, Traits, .. that cards gain or lose."""
    found = []
    for kind, say in _THINGS.items():
        names = getattr(effect, f"{verb}_{kind}", ())
        if names is True:
            found.append("all other faction affiliations")
        elif names:
            found += [f"all {_ALL[kind]}" if name == "all" else say(wording, name) for name in names]
    return found + (["all immunities"] if verb == "loses" and effect.loses_immunities else [])


def _icon(wording: Wording, name: str) -> str:
    """The icon, or of which one is chosen: ``a [military] or [power] icon``."""
    names = (name,) if name != "chosen" else wording.named.pop("icon", ())
    if not names:
        return "a challenge icon of that type" if wording.of_challenge else "that challenge icon"
    return f"{article(names[0])} {listed([f'[{one}]' for one in names], 'or')} icon"


def _trait(wording: Wording, name: str) -> str:
    """The trait, or of which one is chosen."""
    names = wording.named.pop("trait", ()) if name == "chosen" else ()
    return f"the {listed(list(names), 'or') or name} trait"


def _keyword(wording: Wording, name: str) -> str:
    """The keyword, or of which one is chosen."""
    if name != "chosen":
        return name
    names = wording.named.pop("keyword", None)
    if not names:
        return "that keyword" if names is None else "a keyword of your choice"
    said = listed(list(names), "or")
    return said if len(names) < 3 else f"(choose 1): {said}"


_THINGS: dict[str, Callable[[Wording, str], str]] = {
    "icons": _icon,
    "keywords": _keyword,
    "traits": _trait,
    "crests": lambda wording, name: f"the [{name}] crest",
    "factions": lambda wording, name: f"the {faction(name)} affiliation",
}
_ALL = {"icons": "challenge icons", "keywords": "keywords", "traits": "traits"}


# -- rules and prohibitions ----------------------------------------------------------------------------------------------

BOTH_ROLES = (
    ("may attack while kneeling", "may defend while kneeling"),
    ("must be declared as an attacker", "must be declared as a defender"),
)
"""Rules that are said in one of both roles."""


def _rules(effect: Modify) -> list[str]:
    """The rules that are others for the cards."""
    rules = list(dict.fromkeys(effect.rules))
    if len(rules) < len(effect.rules):
        raise Unworded
    kneels = [rule.removeprefix(KNEELS) for rule in rules if rule.startswith(KNEELS)]
    found = [f"does not kneel when declared as {' or '.join(kneels)}"] if kneels else []
    rules = [rule for rule in rules if not rule.startswith(KNEELS)]
    for both in BOTH_ROLES:
        if set(both) <= set(rules):
            found.append(WORDS.rules[both[0]].replace("an attacker", "an attacker or defender"))
            rules = [rule for rule in rules if rule not in both]
    return found + [WORDS.rules.get(rule, rule) for rule in rules]


ROLE = "be declared as "


def _cannot(words: tuple[str, ...]) -> str:
    """The prohibition of cards: ``cannot be killed or sacrificed``."""
    if words == ("enter play", "leave play"):
        return "cannot enter or leave play"
    if all(word.startswith("be ") for word in words) and words != ("be stood",):
        roles = [word.removeprefix(ROLE) for word in words if word.startswith(ROLE)]
        parts = [_act(word) for word in words if ROLE not in word]
        parts = [part.removeprefix("be ") if part != "stand" else "stood" for part in parts]
        parts += [f"declared as {' or '.join(roles)}"] if roles else []
        return f"cannot be {listed(parts, 'or')}"
    if "participate" in words:
        words = tuple(word for word in words if not word.startswith(ROLE))
    return f"cannot {' or '.join(_act(word) for word in words)}"


def _act(word: str) -> str:
    return WORDS.cannot.get(word, word)


FORMS.update(
    immunity=lambda wording, effects: " and is immune to ".join(immunity(cards, "and") for cards in effects),
    to_your_side=_to_your_side,
    owner=lambda wording, cards: possessive(on(wording, cards)),
    triggered_effects=lambda wording, effects: " and is immune to ".join(map(triggered_effects, effects)),
)
PARTS.update(changed_plot=plot, raised=_raised)
OF_PARTS.update(raised=VALUES)
