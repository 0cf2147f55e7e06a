"""Acts by which a player prevents something, or may: "must kneel a character unless he or she pays 1 gold"."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect, ForEach, If, May
from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.effects_on_cards import Reveal
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.doers import doers
from agot_judge.text.grammar.effects.doers.clauses import after, needs
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person


@doers.rule
def does_unless(
    reading: Reading, person: Person, found: Effects, _: None, other: Person, instead: Effects
) -> Effects:
    """``must .. unless he or she ..``: the other thing may be done in its place."""
    needs(found)
    needs(instead)
    label = after(reading, "unless")
    if person.every and other.who == person.in_turn:
        own = [choice for choice in reading.choices if choice.by == person.in_turn and not choice.each_of]
        return (_each_unless(person, reading.choosing_as_done(own, found), instead, label),)
    if person.every or person.none or person.who in ("any", "opponent"):
        raise Unclear("which player does it")
    return (May(player=_same(person, other), effects=instead, otherwise=found, label=label),)


@doers.rules(does_unless_none=("hand",), does_unless_none_hidden=("hand", "shadows"))
def unless_none(
    reading: Reading,
    areas: tuple[str, ...],
    person: Person,
    found: Effects,
    _: None,
    other: Person,
    noun: Noun,
) -> Effects:
    """``must discard an event from their hand unless they reveal a hand containing no events``: who has one cannot; ``.. a hand
    and shadows area ..``."""
    if person.every or person.none or person.who in ("any", "opponent"):
        raise Unclear("which player reveals a hand")
    who = _same(person, other)
    if (
        noun.ref is not None
        or noun.also
        or noun.quantity != "bare"
        or noun.cards.zone not in ("play", "hand")
    ):
        raise Unclear("what is not in the hand")
    zone = areas if len(areas) > 1 else areas[0]
    having = Condition(exists=replace(noun.cards, zone=zone, controller=who))
    shown = Reveal(on=Cards(zone=zone, controller=who))
    return (If(condition=having, effects=needs(found), otherwise=(shown,)),)


def _each_unless(person: Person, found: Effects, instead: Effects, label: str) -> Effect:
    """``each opponent must kneel a character unless he or she pays 1 gold``: each decides for himself or herself."""
    may_ = May(player="that player", effects=instead, otherwise=found, label=label)
    return ForEach(player=person.whoever, where=person.where, effects=(may_,))


@doers.rule
def does_unless_other(
    reading: Reading, person: Person, found: Effects, _: None, other: Person, instead: Effects
) -> Effects:
    """``the winning opponent takes control of it unless you ..``: the other player may prevent it."""
    if person.every and other.who == person.in_turn:
        return does_unless(reading, person, found, None, other, instead)
    if person.every and person.where is None and not reading.choices:
        each = (ForEach(player=person.whoever, effects=needs(found)),)
        return order_unless(reading, each, None, other, instead)
    if person.every or person.none or person.who in ("any", "opponent"):
        raise Unclear("which player does it")
    return order_unless(reading, found, None, other, instead)


@doers.rule
def order_unless(reading: Reading, found: Effects, _: None, other: Person, instead: Effects) -> Effects:
    """The effects unless a player does something."""
    return _prevented(found, other, instead, after(reading, "unless"))


def _prevented(found: Effects, other: Person, instead: Effects, label: str) -> Effects:
    needs(found)
    needs(instead)
    if other.every or other.none or other.where is not None:
        raise Unclear("which player may prevent it")
    return (May(player=other.who, effects=instead, otherwise=found, label=label),)


def _same(person: Person, other: Person) -> Who:
    if other.who not in (person.who, person.in_turn):
        raise Unclear("which player may do something else")
    return person.who
