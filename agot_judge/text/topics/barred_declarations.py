"""How many attackers and defenders players may declare, and which."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Forbid, Modify
from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.conditions import Condition
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.forbids import Act, forbids
from agot_judge.text.topics.sentences import Effects

__all__ = ["forbids"]

MUST_BE = {
    "declare attackers": "must be declared as an attacker",
    "declare defenders": "must be declared as a defender",
}
CHARACTERS = Noun(cards=Cards(type=("character",)))


@forbids.rule
def at_least(reading: Reading, many: int) -> Effects:
    """Fewer defenders may not be declared than that, if able."""
    return (Forbid(player="any", cannot="declare no defenders", more_than=many - 1),)


@forbids.rule
def must_declare(reading: Reading, person: Person, many: int) -> Effects:
    """The defending player is whoever declares defenders."""
    if person.none:
        raise Unclear("nobody must declare anything")
    player = "any" if person.who == "defending player" else person.who
    return (Forbid(player=player, cannot="declare no defenders", more_than=many - 1),)


@forbids.rule
def must_declare_all(reading: Reading, person: Person, roles: tuple[str, ...]) -> Effects:
    """``each player must declare all eligible characters as attackers``: each of that player's characters, if able."""
    if person.none or person.where is not None or person.who not in ("any", "opponent", "you"):
        raise Unclear("who must declare them")
    theirs = Cards(type=("character",), controller=person.who)
    return (Modify(on=theirs, rules=tuple(MUST_BE[role] for role in roles)),)


@forbids.rule
def must_declare_all_when(
    reading: Reading, person: Person, roles: tuple[str, ...], when: Condition
) -> Effects:
    each = (one for role in roles for one in must_declare_all(reading, person, (role,)))
    return tuple(replace(one, during=when) for one in each)


@forbids.rule
def at_most(reading: Reading, many: int) -> Effects:
    return _declared_by_any(reading, many, "declare defenders")


@forbids.rule
def at_most_attackers(reading: Reading, many: int) -> Effects:
    return _declared_by_any(reading, many, "declare attackers")


def _declared_by_any(reading: Reading, many: int, what: str) -> Effects:
    return tuple(replace(act, player="any") for act in declare_more(reading, many, CHARACTERS, (what,)))


@forbids.rule
def only_such(reading: Reading, noun: Noun, roles: tuple[str, ...]) -> Effects:
    """``only Knight characters can be declared as defenders``: no player can declare others."""
    if noun.ref is not None or noun.also or noun.quantity != "bare":
        raise Unclear("only which characters")
    characters = noun.cards.type == ("character",)
    such = replace(noun.cards, zone="any", type=() if characters else noun.cards.type)
    others = Cards(type=("character",), excluding=(such,))
    return tuple(
        Forbid(player="any", cannot=role, cards=others, more_than=0, period="challenge") for role in roles
    )


@forbids.rule
def only_such_when(reading: Reading, noun: Noun, roles: tuple[str, ...], when: Condition) -> Effects:
    return tuple(replace(act, during=when) for act in only_such(reading, noun, roles))


@forbids.rule
def declare_more(reading: Reading, many: int, noun: Noun, roles: tuple[str, ...]) -> Act:
    if noun.ref is not None:
        raise Unclear("which cards")
    return tuple(
        Forbid(player="you", cannot=role, cards=noun.cards, more_than=many, period="challenge")
        for role in roles
    )


@forbids.rule
def more_attackers(reading: Reading, many: int) -> Act:
    return declare_more(reading, many, CHARACTERS, ("declare attackers",))


@forbids.rule
def more_defenders(reading: Reading, many: int) -> Act:
    return declare_more(reading, many, CHARACTERS, ("declare defenders",))


@forbids.rule
def more_of_either(reading: Reading, attackers: int, defenders: int) -> Act:
    """``cannot declare more than 1 attacker or more than 1 defender``."""
    return (*more_attackers(reading, attackers), *more_defenders(reading, defenders))


@forbids.rule
def more_in_either_role(reading: Reading, many: int) -> Act:
    return more_of_either(reading, many, many)


@forbids.rule
def no_attackers(reading: Reading) -> Act:
    return more_attackers(reading, 0)


@forbids.rule
def no_defenders(reading: Reading) -> Act:
    return more_defenders(reading, 0)


@forbids.rule
def declare_such(reading: Reading, noun: Noun, roles: tuple[str, ...]) -> Act:
    return declare_more(reading, 0, noun, roles)


@forbids.rule
def attacker(reading: Reading) -> tuple[str, ...]:
    return ("declare attackers",)


@forbids.rule
def defender(reading: Reading) -> tuple[str, ...]:
    return ("declare defenders",)


@forbids.rule
def either(reading: Reading) -> tuple[str, ...]:
    return ("declare attackers", "declare defenders")
