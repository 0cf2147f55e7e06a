"""Exceptions to the rules that cards have, and what they contribute to dominance."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Condition, Paid
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.grammar.constants.changes import changes
from agot_judge.text.grammar.constants.changes.parts import Apart, Changes, at_a_time
from agot_judge.text.grammar.numbers.per import times
from agot_judge.text.parsing.template import FIRST, SECOND, call
from agot_judge.text.phrases.person import Person
from agot_judge.text.trees.substitution import spoken_of


def _as_each(words: str, roles: tuple[str, ...]) -> Modify:
    """The rule that holds as it is declared in one of these parts: ``does not kneel as an attacker``."""
    return Modify(rules=tuple(f"{words} {role}" for role in roles))


NOT_KNELT = "does not kneel as"
DECLARED = "must be declared as"
NO_STRENGTH = Modify(rules=("does not contribute STR",))
NOT_TO_DOMINANCE = Modify(rules=("does not contribute STR to dominance",))


@changes.rule
def does_not_kneel_against(reading: Reading, roles: tuple[str, ...], person: Person) -> Apart:
    """``when declared as an attacker against an opponent who ..``: what must be true of the other side's player."""
    if len(roles) != 1 or person.none:
        raise Unclear("against whom in which part")
    if roles[0] == "an attacker":
        found = Challenge(against=person.whoever, against_where=person.where).condition()
        return at_a_time(_as_each(NOT_KNELT, roles), during=found)
    if person.whoever not in ("opponent", "any") or person.where is None:
        raise Unclear("against whom it defends")
    return at_a_time(_as_each(NOT_KNELT, roles), during=spoken_of(person.where, "attacking player"))


@changes.rule
def contributes_to_neither(reading: Reading, challenge: Challenge) -> Changes:
    """``does not contribute its STR to [power] challenges or to its controller's total for dominance``."""
    if not challenge.types or challenge != Challenge(types=challenge.types, plural=challenge.plural):
        raise Unclear("to which challenges")
    return (at_a_time(NO_STRENGTH, during=Condition(challenge=challenge.types)), NOT_TO_DOMINANCE)


@changes.rule
def killed_at_zero(reading: Reading, many: int) -> Modify:
    """The rule that it is killed if its STR is 0."""
    if many:
        raise Unclear("another STR than 0")
    return Modify(killed_at_zero=True)


@changes.rule
def must_be_declared_when(reading: Reading, roles: tuple[str, ...], when: Condition) -> Apart:
    """The rule that it must be declared if able, at some time."""
    if when == Condition(challenge=("any",)):
        raise Unclear("whichever challenge it is: no time of its own")
    return at_a_time(_as_each(DECLARED, roles), during=when)


@changes.rule
def must_be_chosen_for_claim(reading: Reading, type_: str | None) -> Modify:
    """Only military claim chooses characters (2e/rr/military-claim/1)."""
    if type_ not in (None, "military"):
        raise Unclear("a claim that chooses no characters")
    return Modify(rules=("must be chosen for claim",))


@changes.rule
def must_be_chosen_in_it(reading: Reading, type_: str | None) -> Modify:
    """``during this challenge``: no longer than that."""
    return replace(must_be_chosen_for_claim(reading, type_), until="challenge")


EVEN_KNEELING = {"an attacker": "may attack while kneeling", "a defender": "may defend while kneeling"}


def _even_kneeling(roles: tuple[str, ...]) -> Modify:
    """The rule that it may be declared even while kneeling."""
    return Modify(rules=tuple(EVEN_KNEELING[role] for role in roles))


@changes.rule
def without_icon_when(reading: Reading, roles: tuple[str, ...], when: Condition) -> Changes:
    """``may be declared as a defender during [intrigue] challenges``: whatever icons it has."""
    if roles != ("a defender",) or not when.challenge or "any" in when.challenge:
        raise Unclear("in what it may be declared")
    return (Apart(Modify(rules=("needs no icon as a defender",), during=when)),)


changes.means(
    dominance=Modify(dominance=FIRST),
    contributes_when=Apart(Modify(contributes=FIRST, condition=SECOND)),
    contributes_its_when=Apart(Modify(contributes_its_strength=True, condition=FIRST)),
    contributes_x=Modify(contributes=Paid()),
    dominance_x=Modify(dominance=Paid()),
    contributes_its=Modify(contributes_its_strength=True),
    # The STR that it contributes to your side, for each of something
    contributes_per=Modify(contributes=call(times, SECOND, FIRST)),
    uses_keyword=Modify(rules=FIRST),
    considered_attacking=Modify(rules=("is considered to be participating",)),
    # "is considered to be participating in each challenge in which you control another attacking character"
    considered_participating=Modify(rules=("is considered to be participating",), during=FIRST),
    no_gold_provided=Modify(rules=("does not provide positive gold modifiers",)),
    enters_knelt=Modify(rules=("enters play knelt",)),
    contributes_kneeling=Modify(rules=("contributes while kneeling",)),
    considered_loyal=Modify(rules=("is considered loyal",)),
    does_not_kneel=call(_as_each, NOT_KNELT, FIRST),  # "does not kneel when declared as an attacker"
    does_not_kneel_when=call(at_a_time, call(_as_each, NOT_KNELT, FIRST), during=SECOND),
    does_not_contribute=NO_STRENGTH,
    not_to_dominance=NOT_TO_DOMINANCE,
    # "does not contribute its STR to a challenge unless it is attacking alone"
    does_not_contribute_unless=call(at_a_time, NO_STRENGTH, unless=FIRST),
    must_be_declared=call(_as_each, DECLARED, FIRST),
    even_kneeling_when=call(at_a_time, call(_even_kneeling, FIRST), during=SECOND),
)
