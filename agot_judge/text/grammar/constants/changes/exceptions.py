"""Exceptions to the rules that cards have."""

from agot_judge.engine.ability.cards import Condition
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.grammar.constants.changes import changes
from agot_judge.text.grammar.constants.changes.dominance import not_to_dominance
from agot_judge.text.grammar.constants.changes.fields import Fields
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.person import Person
from agot_judge.text.trees.substitution import spoken_of


@changes.rule
def does_not_kneel(reading: Reading, roles: tuple[str, ...]) -> Fields:
    """The rule that it does not kneel when declared."""
    return {"rules": tuple(f"does not kneel as {role}" for role in roles)}


@changes.rule
def does_not_kneel_when(reading: Reading, roles: tuple[str, ...], when: Condition) -> Fields:
    """The rule that it does not kneel when declared, at some time."""
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
    """The rule that its STR does not count in a challenge."""
    return {"rules": ("does not contribute STR",)}


@changes.rule
def does_not_contribute_unless(reading: Reading, unless: Condition) -> Fields:
    """``does not contribute its STR to a challenge unless it is attacking alone``."""
    return {"_parts": ({**does_not_contribute(reading), "unless": unless},)}


@changes.rule
def contributes_to_neither(reading: Reading, challenge: Challenge) -> Fields:
    """``does not contribute its STR to [power] challenges or to its controller's total for dominance``."""
    if not challenge.types or challenge != Challenge(types=challenge.types, plural=challenge.plural):
        raise Unclear("to which challenges")
    during = {**does_not_contribute(reading), "during": Condition(challenge=challenge.types)}
    return {"_parts": (during, not_to_dominance(reading))}


@changes.rule
def killed_at_zero(reading: Reading, many: int) -> Fields:
    """The rule that it is killed if its STR is 0."""
    if many:
        raise Unclear("another STR than 0")
    return {"killed_at_zero": True}


@changes.rule
def must_be_declared(reading: Reading, roles: tuple[str, ...]) -> Fields:
    """The rule that it must be declared if able."""
    return {"rules": tuple(f"must be declared as {role}" for role in roles)}


@changes.rule
def must_be_declared_when(reading: Reading, roles: tuple[str, ...], when: Condition) -> Fields:
    """The rule that it must be declared if able, at some time."""
    if when == Condition(challenge=("any",)):
        raise Unclear("whichever challenge it is: no time of its own")
    return {"_parts": ({**must_be_declared(reading, roles), "during": when},)}


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
    """The rule that it may be declared even while kneeling."""
    return {"rules": tuple(EVEN_KNEELING[role] for role in roles)}


@changes.rule
def even_kneeling_when(reading: Reading, roles: tuple[str, ...], when: Condition) -> Fields:
    """The rule that it may be declared even while kneeling, at some time."""
    return {"_parts": ({**even_kneeling(reading, roles), "during": when},)}


@changes.rule
def without_icon_when(reading: Reading, roles: tuple[str, ...], when: Condition) -> Fields:
    """``may be declared as a defender during [intrigue] challenges``: whatever icons it has."""
    if roles != ("a defender",) or not when.challenge or "any" in when.challenge:
        raise Unclear("in what it may be declared")
    return {"_parts": ({"rules": ("needs no icon as a defender",), "during": when},)}


changes.means(
    uses_keyword={"rules": FIRST},
    considered_attacking={"rules": ("is considered to be participating",)},
    # "is considered to be participating in each challenge in which you control another attacking character"
    considered_participating={"rules": ("is considered to be participating",), "during": FIRST},
    no_gold_provided={"rules": ("does not provide positive gold modifiers",)},
    enters_knelt={"rules": ("enters play knelt",)},
    contributes_kneeling={"rules": ("contributes while kneeling",)},
    considered_loyal={"rules": ("is considered loyal",)},
)
