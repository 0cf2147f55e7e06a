"""What is said of cards: fields of ``Modify``."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards, Condition, Paid
from agot_judge.text.fragment import Fragment
from agot_judge.text.grammar.challenges import EITHER, Challenge
from agot_judge.text.grammar.counts import Per, times
from agot_judge.text.grammar.occasions import TakingPart
from agot_judge.text.grammar.what_is_gained import with_what_is_gained
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.substitution import scaled, spoken_of

changes = Fragment(__name__, "changes")

Fields = dict[str, Any]
"""Fields of ``Modify``; ``_parts``: changes that hold only at some time, each a ``Modify`` of its own."""


def together(found: tuple[Fields, ...]) -> Fields:
    """All of them. Raises Unclear where one number is changed twice."""
    fields: Fields = {}
    for one in found:
        for name, value in one.items():
            if name in fields and not isinstance(value, tuple):
                raise Unclear(f"{name} is changed twice")
            fields[name] = (*fields[name], *value) if name in fields else value
    return fields


def signed(text: str) -> tuple[int, bool]:
    """``+2``: how much, and whether it is X."""
    return (1 if text[0] == "+" else -1, True) if text[1:] == "X" else (int(text), False)


def added(name: str, text: str, per: Per | None = None) -> Fields:
    """A number that is added, or for STR taken away."""
    many, is_x = signed(text)
    amount: Amount = abs(many)
    if per is not None:
        if is_x:
            raise Unclear("X for each of something")
        amount = times(per, abs(many))
    elif is_x:
        amount = Paid()
    if many >= 0:
        return {name: amount}
    if name == "strength":
        return {"lower_strength": amount}
    if isinstance(amount, int):
        return {name: -amount}
    negative: Amount = scaled(amount, -1)
    return {name: negative}


@changes.rule
def changes_(reading: Reading, *found: Fields) -> Fields:
    """``gets +1 STR and gains renown while attacking``: what is said last of all holds for all of it; not of ``+1 STR, and
    gains renown while attacking``, nor of the same number changed once more: ``+1 STR and +2 STR while ..``."""
    *before, last = found
    parts = last.get("_parts", ())
    when = {name: parts[0][name] for name in ("_role", "condition") if parts and name in parts[0]}
    if when and len(parts) == 1 and not any("_parts" in one for one in before):
        again = any("strength" in one for one in before) and "strength" in parts[0]
        parted = len(found) == 2 and ", and " in reading.words
        if again or parted:
            return {"_parts": (*before, *parts)}
        return {"_parts": (*({**one, **when} for one in before), *parts)}
    return with_what_is_gained(together(found))


@changes.rule
def strength(reading: Reading, change: str) -> Fields:
    return added("strength", change)


@changes.rule
def strength_per(reading: Reading, change: str, per: Per) -> Fields:
    return added("strength", change, per)


@changes.rule
def gains(reading: Reading, found: Fields) -> Fields:
    return found


@changes.rule
def gains_when(reading: Reading, found: Fields, when: Condition) -> Fields:
    return {"_parts": ({**found, "condition": when},)}


@changes.rule
def strength_when(reading: Reading, change: str, when: Condition) -> Fields:
    return gains_when(reading, added("strength", change), when)


@changes.rule
def strength_when_in_role(reading: Reading, change: str, part: TakingPart) -> Fields:
    return gains_when_in_role(reading, added("strength", change), part)


@changes.rule
def loses(reading: Reading, found: Fields) -> Fields:
    return found


@changes.rule
def cannot(reading: Reading, words: tuple[str, ...]) -> Fields:
    return {"cannot": words}


@changes.rule
def gains_when_in_role(reading: Reading, found: Fields, part: TakingPart) -> Fields:
    return {"_parts": ({**found, "_role": part},)}


_TAKEN_AWAY = ("lose ", "have its STR")
"""What only card effects do."""


@changes.rule
def cannot_bound(reading: Reading, words: tuple[str, ...], *bounds: Fields) -> Fields:
    times = tuple(bound["during"] for bound in bounds if "during" in bound)
    others = together(tuple(bound for bound in bounds if "during" not in bound))
    if others.get("by") == Cards(zone="any") and any(word.startswith(_TAKEN_AWAY) for word in words):
        del others["by"]
    if "by" in others and any(word.startswith("lose ") for word in words):
        raise Unclear("which of the effects that take something away")
    if times:
        when = times[0] if len(times) == 1 else Condition(all_of=times)
        others["during"] = _on_either_side(when) if "participate" in words else when
    return {"_parts": ({"cannot": words, **others},)}


def _on_either_side(when: Condition) -> Condition:
    """Both players take part in a challenge "against" each other, whoever initiated it (2e/rr/against/1)."""
    against = Condition(you_are="defending player")
    return replace(when, all_of=tuple(EITHER if one == against else one for one in when.all_of))


@changes.rule
def by_effects(reading: Reading, sources: Cards) -> Fields:
    return {"by": sources}


@changes.rule
def at_time(reading: Reading, when: Condition) -> Fields:
    return {"during": when}


@changes.rule
def unless_so(reading: Reading, unless: Condition) -> Fields:
    return {"unless": unless}


# -- exceptions to the rules -----------------------------------------------------------------------------------------


@changes.rule
def does_not_kneel(reading: Reading, roles: tuple[str, ...]) -> Fields:
    return {"rules": tuple(f"does not kneel as {role}" for role in roles)}


@changes.rule
def does_not_kneel_when(reading: Reading, roles: tuple[str, ...], when: Condition) -> Fields:
    return {"_parts": ({**does_not_kneel(reading, roles), "during": when},)}


@changes.rule
def does_not_kneel_against(reading: Reading, roles: tuple[str, ...], person: Person) -> Fields:
    """``when declared as an attacker against an opponent who ..``: what must be true of the other side's player."""
    if len(roles) != 1 or person.none:
        raise Unclear("against whom in which part")
    if roles[0] == "an attacker":
        found = Challenge(against=person.whoever, against_where=person.where).condition()
        return does_not_kneel_when(reading, roles, found)
    if person.whoever not in ("opponent", "any") or person.where is None:
        raise Unclear("against whom it defends")
    return does_not_kneel_when(reading, roles, spoken_of(person.where, "attacking player"))


@changes.rule
def does_not_contribute(reading: Reading) -> Fields:
    return {"rules": ("does not contribute STR",)}


@changes.rule
def does_not_contribute_unless(reading: Reading, unless: Condition) -> Fields:
    """``does not contribute its STR to a challenge unless it is attacking alone``."""
    return {"_parts": ({**does_not_contribute(reading), "unless": unless},)}


@changes.rule
def no_gold_provided(reading: Reading) -> Fields:
    return {"rules": ("does not provide positive gold modifiers",)}


@changes.rule
def contributes_to_neither(reading: Reading, challenge: Challenge) -> Fields:
    """``does not contribute its STR to [power] challenges or to its controller's total for dominance``."""
    if not challenge.types or challenge != Challenge(types=challenge.types, plural=challenge.plural):
        raise Unclear("to which challenges")
    during = {**does_not_contribute(reading), "during": Condition(challenge=challenge.types)}
    return {"_parts": (during, not_to_dominance(reading))}


@changes.rule
def killed_at_zero(reading: Reading, many: int) -> Fields:
    if many:
        raise Unclear("another STR than 0")
    return {"killed_at_zero": True}


@changes.rule
def must_be_declared(reading: Reading, roles: tuple[str, ...]) -> Fields:
    return {"rules": tuple(f"must be declared as {role}" for role in roles)}


@changes.rule
def must_be_declared_when(reading: Reading, roles: tuple[str, ...], when: Condition) -> Fields:
    if when == Condition(challenge=("any",)):
        raise Unclear("whichever challenge it is: no time of its own")
    return {"_parts": ({**must_be_declared(reading, roles), "during": when},)}


@changes.rule
def uses_keyword(reading: Reading, rules: tuple[str, ...]) -> Fields:
    return {"rules": rules}


@changes.rule
def must_be_chosen_for_claim(reading: Reading, type_: str | None) -> Fields:
    """Only military claim chooses characters (2e/rr/military-claim/1)."""
    if type_ not in (None, "military"):
        raise Unclear("a claim that chooses no characters")
    return {"rules": ("must be chosen for claim",)}


@changes.rule
def must_be_chosen_in_it(reading: Reading, type_: str | None) -> Fields:
    """``during this challenge``: no longer than that."""
    return {**must_be_chosen_for_claim(reading, type_), "until": "challenge"}


EVEN_KNEELING = {"an attacker": "may attack while kneeling", "a defender": "may defend while kneeling"}


def even_kneeling(reading: Reading, roles: tuple[str, ...]) -> Fields:
    return {"rules": tuple(EVEN_KNEELING[role] for role in roles)}


@changes.rule
def even_kneeling_when(reading: Reading, roles: tuple[str, ...], when: Condition) -> Fields:
    return {"_parts": ({**even_kneeling(reading, roles), "during": when},)}


@changes.rule
def without_icon_when(reading: Reading, roles: tuple[str, ...], when: Condition) -> Fields:
    """``may be declared as a defender during [intrigue] challenges``: whatever icons it has."""
    if roles != ("a defender",) or not when.challenge or "any" in when.challenge:
        raise Unclear("in what it may be declared")
    return {"_parts": ({"rules": ("needs no icon as a defender",), "during": when},)}


@changes.rule
def considered_attacking(reading: Reading) -> Fields:
    """``While this card is attacking, each other Knight you control is also considered to be attacking``: on the same side."""
    return {"rules": ("is considered to be participating",)}


@changes.rule
def enters_knelt(reading: Reading) -> Fields:
    return {"rules": ("enters play knelt",)}


@changes.rule
def contributes_kneeling(reading: Reading) -> Fields:
    return {"rules": ("contributes while kneeling",)}


DOUBLE = "contributes double STR to dominance"


@changes.rule
def not_to_dominance(reading: Reading) -> Fields:
    return {"rules": ("does not contribute STR to dominance",)}


@changes.rule
def considered_loyal(reading: Reading) -> Fields:
    return {"rules": ("is considered loyal",)}


@changes.rule
def considered_participating(reading: Reading, when: Condition) -> Fields:
    """``is considered to be participating in each challenge in which you control another attacking character``."""
    return {"rules": ("is considered to be participating",), "during": when}


@changes.rule
def dominance(reading: Reading, many: int) -> Fields:
    return {"dominance": many}


@changes.rule
def contributes_per(reading: Reading, many: int, per: Per) -> Fields:
    return {"contributes": times(per, many)}


@changes.rule
def contributes_x(reading: Reading) -> Fields:
    return {"contributes": Paid()}


@changes.rule
def dominance_x(reading: Reading) -> Fields:
    return {"dominance": Paid()}


@changes.rule
def contributes_when(reading: Reading, many: int, when: Condition) -> Fields:
    return {"_parts": ({"contributes": many, "condition": when},)}


@changes.rule
def contributes_its(reading: Reading) -> Fields:
    return {"contributes_its_strength": True}


@changes.rule
def contributes_its_when(reading: Reading, when: Condition) -> Fields:
    return {"_parts": ({"contributes_its_strength": True, "condition": when},)}


# -- what cannot be chosen -------------------------------------------------------------------------------------------


@changes.rule
def not_the_only_target(reading: Reading, sources: Cards | None = None) -> Fields:
    """``cannot be chosen as the only target of opponents' events``."""
    words = {"cannot": ("be chosen as the only target",)}
    return words if sources is None else {"_parts": ({**words, "by": sources},)}


# -- immunity --------------------------------------------------------------------------------------------------------


@changes.rule
def immune(reading: Reading, sources: Cards) -> Fields:
    return {"immune_to": (sources,)}


@changes.rule
def immune_to_triggered(reading: Reading, sources: Cards) -> Fields:
    """``immune to opponents' triggered effects``: not to what a constant ability or a keyword does."""
    return {"immune_to_triggered": (sources,)}
