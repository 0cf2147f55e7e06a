"""How many attackers and defenders players may declare, and which."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Forbid, Modify
from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.constants.players_cannot import players_cannot
from agot_judge.text.grammar.constants.players_cannot.times import Act
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

MUST_BE = {
    "declare attackers": "must be declared as an attacker",
    "declare defenders": "must be declared as a defender",
}


@players_cannot.rule
def at_least(reading: Reading, many: int) -> Effects:
    """Fewer defenders may not be declared than that, if able."""
    return (Forbid(player="any", cannot="declare no defenders", more_than=many - 1),)


def must_declare_all(reading: Reading, person: Person, roles: tuple[str, ...]) -> Effects:
    """``each player must declare all eligible characters as attackers``: each of that player's characters, if able."""
    if person.none or person.where is not None or person.who not in ("any", "opponent", "you"):
        raise Unclear("who must declare them")
    theirs = Cards(type=("character",), controller=person.who)
    return (Modify(on=theirs, rules=tuple(MUST_BE[role] for role in roles)),)


@players_cannot.rule
def must_declare_all_when(
    reading: Reading, person: Person, roles: tuple[str, ...], when: Condition
) -> Effects:
    """The duty to declare all eligible characters at some time."""
    each = (one for role in roles for one in must_declare_all(reading, person, (role,)))
    return tuple(replace(one, during=when) for one in each)


@players_cannot.rule
def declare_more(reading: Reading, many: int, noun: Noun, roles: tuple[str, ...]) -> Act:
    """The prohibition to declare more than so many cards."""
    if noun.ref is not None:
        raise Unclear("which cards")
    return tuple(
        Forbid(player="you", cannot=role, cards=noun.cards, more_than=many, period="challenge")
        for role in roles
    )


@players_cannot.rule
def trigger_on(reading: Reading, noun: Noun) -> Act:
    """The prohibition to trigger abilities of such cards."""
    if noun.ref is None and noun.cards.name == "chosen" and noun.cards.zone == "play":
        # What was named may be an event: that one interacts with the game from out of play (2e/rr/abilities/5).
        return (Forbid(player="you", cannot="trigger", cards=replace(noun.cards, zone="any")),)
    cards = noun.cards if noun.ref is None else Cards(among=noun.ref, zone="any")
    return (Forbid(player="you", cannot="trigger", cards=cards),)


players_cannot.means(
    defender=("declare defenders",),
    either=("declare attackers", "declare defenders"),
    trigger=(Forbid(player="you", cannot="trigger"),),
)
