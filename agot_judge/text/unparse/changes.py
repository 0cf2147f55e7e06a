"""What is said of cards: they get, gain and lose, cannot, do not."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Amount, Capped, Cards, Condition, Paid
from agot_judge.text.trees.substitution import scaled
from agot_judge.text.unparse.adjectives import crest, faction
from agot_judge.text.unparse.amounts import amount, many, per
from agot_judge.text.unparse.cards import on, single
from agot_judge.text.unparse.conditions import condition, state
from agot_judge.text.unparse.copied import copied
from agot_judge.text.unparse.immunities import immunity, triggered_effects
from agot_judge.text.unparse.places import place
from agot_judge.text.unparse.values_kept import value_kept
from agot_judge.text.unparse.wording import Wording, article, each_ones, listed, possessive, whose

RULES = {
    "does not contribute STR": "does not contribute its STR to the challenge",
    "must be declared as a defender": "must be declared as a defender, if able",
    "must be declared as an attacker": "must be declared as an attacker, if able",
    "may attack while kneeling": "may be declared as an attacker while kneeling",
    "may defend while kneeling": "may be declared as a defender while kneeling",
    "needs no icon as a defender": "may be declared as a defender",
    "contributes while kneeling": "contributes its STR to your total for dominance even while kneeling",
    "contributes double STR to dominance": "contributes double its STR to your total for dominance",
    "does not contribute STR to dominance": "does not contribute its STR to dominance",
    "enters play knelt": "enters play knelt",
    "bypasses an additional": "may bypass an additional character using stealth",
    "targets an additional": "may target an additional location using assault",
    "discards an additional": "discards an additional card using pillage",
    "draws an additional": "draws an additional card using insight",
    "gains an additional": "gains an additional power using renown",
    "is considered loyal": "is considered to be loyal",
    "must be chosen for claim": "must be chosen for claim, if able",
}
CONSIDERED = "is considered to be participating"
KNEELS = "does not kneel as "
VALUES = ("gold", "initiative", "claim", "reserve")
YOUR_PLOT = Cards(type=("plot",), revealed=True, controller="you")
VALUE_NAMES = {"gold": "Income", "initiative": "Initiative", "claim": "Claim", "reserve": "Reserve"}
TIMES = ("condition", "unless", "during", "until")


def modifier(wording: Wording, effect: Modify) -> str:
    """``+1 Income``; empty where it is no such."""
    given = _given(effect)
    if wording.modifiers and effect.on == "self" and set(given) <= {"contributes", "dominance", "condition"}:
        said = of_title(effect)
        if said:
            return said
    if effect.on != YOUR_PLOT or len(given) != 1 or not wording.modifiers:
        return ""
    (name, value), *_ = given.items()
    if name not in VALUES or (not isinstance(value, int) and not isinstance(value, Paid)):
        return ""
    if isinstance(value, Paid):
        return f"{'+' if value.times > 0 else '-'}X {VALUE_NAMES[name]}"
    return f"{value:+d} {VALUE_NAMES[name]}"


THIS_CHALLENGE = ("contributes", "contributes_its_strength")
THIS_CHALLENGE_RULES = ("does not contribute STR", "must be declared as a defender")


def of_this_challenge(effect: Modify) -> bool:
    """Whether it speaks of the present challenge, and so says by itself how long it lasts."""
    given = set(_given(effect)) - {"until"}
    rules = given == {"rules"} and set(effect.rules) <= set(THIS_CHALLENGE_RULES)
    return effect.until == "challenge" and (given in ({THIS_CHALLENGE[0]}, {THIS_CHALLENGE[1]}) or rules)


def of_title(effect: Modify) -> str:
    """``+1 STR [power]`` of a melee title: in such challenges in which its bearer takes part; empty for others."""
    when = effect.condition
    if isinstance(effect.dominance, int) and when is None and effect.contributes is None:
        return f"+{effect.dominance} STR for dominance"
    if when is None or len(when.challenge) != 1 or effect.dominance is not None:
        return ""
    takes_part = Condition(challenge=when.challenge, exists=Cards(participating=True, controller="you"))
    return f"+{effect.contributes} STR [{when.challenge[0]}]" if when == takes_part else ""


def change(wording: Wording, effects: list[Modify]) -> str:
    """What several changes of the same cards say, without a time until which they last."""
    first = effects[0]
    whole = _whole(wording, first) if len(effects) == 1 else ""
    if whole:
        return whole
    # A time said last of all would hold for all of it.
    in_order = sorted(effects, key=lambda effect: effect.condition is None and effect.during is None)
    said = [part for effect in in_order for part in gets(wording, effect)]
    return f"{on(wording, first.on)} {listed(said)}"


def _given(effect: Modify) -> dict[str, Any]:
    none = Modify()
    return {
        name: value
        for name in effect.__struct_fields__
        if name != "on" and (value := getattr(effect, name)) != getattr(none, name)
    }


def _whole(wording: Wording, effect: Modify) -> str:
    """A sentence that is not of the form ``cards get ..``."""
    given = _given(effect)
    names = set(given) - {"until", "to_a_minimum_of"}
    if effect.blank:
        ending = " (except for Traits)" if effect.except_traits else ""
        return f"treat {possessive(on(wording, effect.on))} printed text box as if it were blank{ending}"
    if names == {"multiply_strength"} and effect.multiply_strength == 2 and effect.until is not None:
        return f"double {possessive(on(wording, effect.on))} STR"
    if names == {"halve_strength"} and effect.until is not None:
        return f"halve {possessive(on(wording, effect.on))} STR (rounding up)"
    so_long = "" if effect.condition is None else f" {condition(wording, effect.condition, 'while')}"
    names -= {"condition"} if any(name.startswith("set_") for name in names) else set()
    if names == {"set_strength"} and not effect.base_value:
        strength = f"{possessive(on(wording, effect.on))} STR"
        if isinstance(effect.set_strength, int | Paid):
            return f"set {strength} to {many(wording, effect.set_strength)}{so_long}"
        return f"{strength} is equal to {amount(wording, given['set_strength'])}{so_long}"
    if len(names) == 1 and next(iter(names)).removeprefix("set_") in VALUES and not effect.base_value:
        (name,) = names
        what = name.removeprefix("set_")
        if name.startswith("set_") and not isinstance(given[name], int | Paid):
            return f"the {what} value on {plot(wording, effect)} is equal to {amount(wording, given[name])}{so_long}"
        if name.startswith("set_"):
            return f"set the {what} value on {plot(wording, effect)} to {many(wording, given[name])}{so_long}"
    if names <= {"cannot", "by", "condition"} and value_kept(effect, ""):
        return f"{value_kept(effect, plot(wording, effect))}{so_long}"
    if effect.base_value and len(names) == 2:
        (name,) = names - {"base_value"}
        if effect.on == "self" and not isinstance(given[name], int):
            return f"X is {amount(wording, given[name])}"
        value = f"{many(wording, given[name])}{so_long}"
        if name == "set_strength":
            return f"set {possessive(on(wording, effect.on))} base STR to {value}"
        base = f"the base {name.removeprefix('set_')} value on {plot(wording, effect)}"
        return f"treat {base} as if it were {value}"
    if len(names - set(TIMES)) == 1 and names & set(VALUES) and effect.unless is None:
        (name,) = names & set(VALUES)
        said = raised(wording, effect, name, given[name])
        for when in (effect.condition, effect.during):
            said += f" {condition(wording, when, 'while')}" if when is not None else ""
        return said
    return ""


def plot(wording: Wording, effect: Modify) -> str:
    """The plot cards whose values change."""
    if isinstance(effect.on, str):
        return wording.reference(effect.on)
    owner, one = effect.on.controller, effect.on.the_one
    if owner != "any" and replace(effect.on, controller="you", the_one=False) == YOUR_PLOT:
        return f"{whose(owner) if one else each_ones(owner)} revealed plot card"
    return single(wording, effect.on) or on(wording, effect.on)


def raised(wording: Wording, effect: Modify, name: str, value: Amount) -> str:
    """``raise your claim by 1``, ``reduce the gold value on each revealed plot card by 2``."""
    counted = value.of if isinstance(value, Capped) else value
    down = counted < 0 if isinstance(counted, int) else counted.times < 0
    verb = "reduce" if down else "raise"
    what = f"your {name}" if effect.on == YOUR_PLOT else f"the {name} value on {plot(wording, effect)}"
    return f"{verb} {what} by {by(wording, negative(value) if down else value, effect.to_a_minimum_of)}"


def negative(value: Amount) -> Amount:
    """The amount below 0."""
    found: Amount = scaled(value, -1)
    return found


def by(wording: Wording, value: Amount, least: int = 0) -> str:
    """By how much: ``2``, ``1 for each Knight you control (to a minimum of 1)``."""
    ending = f" (to a minimum of {least})" if least else ""
    if isinstance(value, int) or value == Paid():
        return f"{many(wording, value)}{ending}"
    found = per(wording, value)
    return f"{found[0]} {found[1]}{ending}" if found else f"{many(wording, value)}{ending}"


def gets(wording: Wording, effect: Modify) -> list[str]:
    """What one change says; with the time at which it holds."""
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
DECLARED = "may be declared as "
KNEELING = " while kneeling"
OBLIGED = ("must be declared as an attacker", "must be declared as a defender")
EITHER = ("may attack while kneeling", "may defend while kneeling")


def _at(said: str, when: str) -> str:
    """With the time at which it holds."""
    if said.startswith(DECLARED) and said.endswith(KNEELING):
        return f"{said.removesuffix(KNEELING)} {when}, even while kneeling"
    if said.endswith(IF_ABLE):
        return f"{said.removesuffix(IF_ABLE)} {when}{IF_ABLE}"
    return f"{said} {when}"


def _said(wording: Wording, effect: Modify) -> list[str]:
    found: list[str] = []
    for name in ("strength", "lower_strength", *VALUES):
        value = getattr(effect, name)
        if value != 0:
            sign = "-" if name == "lower_strength" else "+"
            found.append(f"gets {signed(wording, value, sign, 'STR' if 'strength' in name else name)}")
    for verb, list_ in (("gains", gained(wording, effect)), ("loses", lost(wording, effect))):
        if list_:
            found.append(f"{verb} {listed(list_)}")
    if effect.cannot:
        found.append(forbidden(effect.cannot))
    kneels = [rule.removeprefix(KNEELS) for rule in effect.rules if rule.startswith(KNEELS)]
    if kneels:
        found.append(f"does not kneel when declared as {' or '.join(kneels)}")
    rules = [rule for rule in dict.fromkeys(effect.rules) if not rule.startswith(KNEELS)]
    if set(EITHER) <= set(rules):
        found.append(f"{DECLARED}an attacker or defender{KNEELING}")
        rules = [rule for rule in rules if rule not in EITHER]
    if set(OBLIGED) <= set(rules):
        found.append(f"must be declared as an attacker or defender{IF_ABLE}")
        rules = [rule for rule in rules if rule not in OBLIGED]
    found += [_rule(rule, effect.rules.count(rule)) for rule in rules]
    if effect.contributes is not None:
        found.append(contribution(wording, effect.contributes))
    if effect.contributes_its_strength:
        found.append("contributes its STR to your side")
    if effect.rules == (CONSIDERED,) and effect.during is None:
        found = [
            "is considered to be attacking"
        ]  # said of cards under one's own control while another attacks
    if effect.dominance is not None:
        found.append(f"contributes {many(wording, effect.dominance)} STR to your total for dominance")
    found += [f"is immune to {immunity(cards, 'and')}" for cards in effect.immune_to]
    found += [f"is immune to {triggered_effects(cards)}" for cards in effect.immune_to_triggered]
    if effect.killed_at_zero:
        found.append("is killed if its STR is 0")
    if effect.multiply_strength != 1:
        double = effect.multiply_strength == 2
        found.append(
            "has its STR doubled" if double else f"has its STR multiplied by {effect.multiply_strength}"
        )
    if effect.halve_strength:
        found.append("has its STR halved (rounding up)")
    for name in VALUES:
        value = getattr(effect, f"set_{name}")
        if value is not None:
            found.append(f"has its {name} value set to {many(wording, value)}")
    return found


def signed(wording: Wording, value: Amount, sign: str, what: str) -> str:
    """``+2 STR``, ``-1 STR for each Knight you control``."""
    if isinstance(value, int):
        return f"{sign if value >= 0 else '-'}{abs(value)} {what}"
    found = per(wording, value) if value != Paid() else None
    if found is not None:
        return f"{sign}{found[0]} {what} {found[1]}"
    said = many(wording, value)
    return f"{sign}{said} {what}" if said == "X" else f"{sign}X {what}, where X is {said}"


def contribution(wording: Wording, value: Amount) -> str:
    """``contributes 2 STR to your side``."""
    if isinstance(value, int):
        return f"contributes {value} STR to your side"
    found = per(wording, value)
    if found is not None:
        return f"contributes {found[0]} STR to your side this challenge {found[1]}"
    return f"contributes {many(wording, value)} STR to your side"


def gained(wording: Wording, effect: Modify) -> list[str]:
    """What they gain."""
    found = [icon(wording, name) for name in effect.gains_icons]
    for name in effect.gains_keywords:
        if effect.keyword_number is not None and name.endswith("(X)"):
            many(wording, effect.keyword_number)
        found.append(keyword(wording) if name == "chosen" else name)
    found += [f"the {trait(wording, name)} trait" for name in effect.gains_traits]
    found += [f"the {crest(name)} crest" for name in effect.gains_crests]
    found += [f"the {faction(name)} affiliation" for name in effect.gains_factions]
    found += copied(wording, effect)
    if effect.gains_abilities:
        found += [f'"{wording.in_full(one)}"' for one in effect.gains_abilities]
    return found


def icon(wording: Wording, name: str) -> str:
    """``a [power] icon``, ``a [military] or [power] icon``."""
    if name != "chosen":
        return f"{article(name)} [{name}] icon"
    names = wording.named.pop("icon", ())
    if not names:
        return "a challenge icon of that type" if wording.of_challenge else "that challenge icon"
    return f"{article(names[0])} {listed([f'[{one}]' for one in names], 'or')} icon"


def trait(wording: Wording, name: str) -> str:
    """The trait, or of which one is chosen."""
    names = wording.named.pop("trait", ()) if name == "chosen" else ()
    return listed(list(names), "or") or name


def keyword(wording: Wording) -> str:
    """The keyword that is chosen, and of which."""
    names = wording.named.pop("keyword", None)
    if not names:
        return "that keyword" if names is None else "a keyword of your choice"
    said = listed(list(names), "or")
    return said if len(names) < 3 else f"(choose 1): {said}"


def lost(wording: Wording, effect: Modify) -> list[str]:
    """What they lose."""
    found = ["all challenge icons" if name == "all" else icon(wording, name) for name in effect.loses_icons]
    found += [
        "all keywords" if name == "all" else keyword(wording) if name == "chosen" else name
        for name in effect.loses_keywords
    ]
    found += ["all traits" if name == "all" else f"the {name} trait" for name in effect.loses_traits]
    found += [f"the {crest(name)} crest" for name in effect.loses_crests]
    if effect.loses_factions:
        found.append("all other faction affiliations")
    if effect.loses_immunities:
        found.append("all immunities")
    return found


def _rule(rule: str, times: int) -> str:
    """Said several times it is so many more: ``may bypass 2 additional characters``."""
    said = RULES.get(rule, rule)
    for one, several in (
        ("character", "characters"),
        ("location", "locations"),
        ("card", "cards"),
        ("power", "power"),
    ):
        if times > 1:
            said = said.replace(f"an additional {one}", f"{times} additional {several}")
    return said


ACTIVE = {
    "be stood": "stand",
    "leave play": "leave play",
    "enter play": "enter play",
    "gain power": "gain power",
    "target using assault": "target a location using assault",
    "gain icons": "gain icons",
    **{
        f"gain {icon} icon": f"gain {article(icon)} [{icon}] icon"
        for icon in ("military", "intrigue", "power")
    },
    "lose icons": "lose icons",
    "lose keywords": "lose keywords",
    **{f"lose {icon}": f"lose its [{icon}] icon" for icon in ("military", "intrigue", "power")},
}
DONE = {
    "be returned to hand": "returned to hand",
    "be discarded": "discarded from play",
    "be bypassed": "bypassed by stealth",
}


def forbidden(words: tuple[str, ...]) -> str:
    """What cannot happen to them or be done by them."""
    if len(words) > 1 and "be chosen for claim" in words:
        others = tuple(word for word in words if word != "be chosen for claim")
        return f"{forbidden(others)} and cannot be chosen for claim"
    passive = [word for word in words if word.startswith("be ")]
    if len(passive) == len(words) and words != ("be stood",):
        roles = [word.removeprefix("be declared as ") for word in words if word.startswith("be declared as ")]
        parts = [DONE.get(word, word.removeprefix("be ")) for word in words if "declared as" not in word]
        if roles:
            parts.append(f"declared as {' or '.join(roles)}")
        return f"cannot be {listed(parts, 'or')}"
    if "participate" in words:
        words = tuple(word for word in words if not word.startswith("be declared as "))
    if words == ("enter play", "leave play"):
        return "cannot enter or leave play"
    return f"cannot {' or '.join(ACTIVE.get(word, word) for word in words)}"


__all__ = ["by", "change", "modifier", "negative", "place"]
