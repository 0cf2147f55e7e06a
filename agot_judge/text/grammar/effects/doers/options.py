"""Options, of which a player chooses one; acts by which a player prevents something, or may: "must kneel a character unless he or
she pays 1 gold"."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect, Either, ForEach, If, May
from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.effects_on_cards import Reveal
from agot_judge.engine.ability.effects_on_players import GainPower
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.doers import doers
from agot_judge.text.grammar.effects.doers.players import after, needs
from agot_judge.text.grammar.sentences import Effects, and_to, paid_within
from agot_judge.text.parsing.template import ALL, FIRST, READING, THIRD, call, joined
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person


class Option(Struct, frozen=True):
    """One of several things to choose from, and the words for it."""

    effects: Effects
    words: str = ""


@doers.rule
def option(reading: Reading, *found: Effects) -> Option:
    """The option; its cards are chosen when it is done: the other option may need no target."""
    effects = joined(found)
    if not effects:  # "or choose an opponent. That player ..": what is done is no part of the option any more
        raise Unclear("what the option does")
    return Option(reading.choosing_now(effects), reading.clause.words)


@doers.rules(choose_one=None, choose_anew="round")
def one_option(reading: Reading, anew: Literal["round"] | None, many: int, *found: Option) -> Effects:
    """``(choose 1): ..``; ``(choose 1 that you have not chosen this round): ..``."""
    if many != 1:
        raise Unclear("how many of them")
    return (replace(one_of(found, Person("you")), anew=anew),)


@doers.rule
def may_either(reading: Reading, person: Person, *found: Option) -> Effects:
    """The choice between options that a player may make."""
    chosen = one_of(found, person)
    return _by(person, May(player=chosen.player, effects=(chosen,)))


@doers.rule
def must_either(reading: Reading, person: Person, *found: Option) -> Effects:
    """The choice between options that a player must make."""
    return _by(person, one_of(found, person))


def _by(person: Person, effect: Effect) -> Effects:
    """The effect, once for each of the players of whom it is said."""
    if not person.every:
        return (effect,)
    return (ForEach(player=person.whoever, where=person.where, effects=(effect,)),)


def one_of(found: tuple[Option, ...], person: Person) -> Either:
    """The choice between the options, made by the player."""
    return Either(
        options=tuple(_for(one, person) for one in found),
        player=person.in_turn if person.every else person.who,
        labels=tuple(one.words for one in found) if all(one.words for one in found) else (),
    )


def _for(option: Option, person: Person) -> Effects:
    """The effects of an option, done by the player who chooses it, unless the option says that you do it. Raises Unclear where
    you would do some of it, and it does not say so."""
    found = needs(option.effects)
    by_you = person.whoever == "you" or option.words.lower().startswith(("you ", "have you "))
    if not by_you and any(map(_is_yours, found)):
        raise Unclear("which of two players does it")
    return found


def _is_yours(effect: Effect) -> bool:
    """True where you do it, or it is done to cards of yours, or to those that you pick."""
    on = getattr(effect, "on", None)
    is_gained_by_cards = isinstance(effect, GainPower) and on is not None
    if getattr(effect, "player", None) == "you" and not is_gained_by_cards:
        return True
    picked_by = on.pick.by if isinstance(on, Cards) and on.pick is not None else None
    return isinstance(on, Cards) and "you" in (on.controller, picked_by)


@doers.rule
def does_unless(
    reading: Reading, person: Person, found: Effects, _: None, other: Person, instead: Effects
) -> Effects:
    """``each opponent must kneel a character unless he or she pays 1 gold``: each may do the other thing in its place."""
    may = May(effects=needs(instead), otherwise=needs(found), label=after(reading, "unless"))
    if person.every and other.who == person.in_turn:
        own = [choice for choice in reading.choices if choice.by == person.in_turn and not choice.each_of]
        each = replace(may, player="that player", otherwise=reading.choosing_as_done(own, found))
        return (ForEach(player=person.whoever, where=person.where, effects=(each,)),)
    return (replace(may, player=_same(person, other)),)


@doers.rules(does_unless_none="hand", does_unless_none_hidden=("hand", "shadows"))
def unless_none(
    reading: Reading,
    zone: str | tuple[str, ...],
    person: Person,
    found: Effects,
    _: None,
    other: Person,
    noun: Noun,
) -> Effects:
    """``must discard an event from their hand unless they reveal a hand containing no events``: who has one cannot; ``.. a hand
    and shadows area ..``."""
    who = _same(person, other)
    if noun.described.zone not in ("play", "hand") or noun.quantity != "bare":
        raise Unclear("what is not in the hand")
    having = Condition(exists=replace(noun.cards, zone=zone, controller=who))
    shown = Reveal(on=Cards(zone=zone, controller=who))
    return (If(condition=having, effects=needs(found), otherwise=(shown,)),)


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
    if person.every or person.who in ("any", "opponent"):
        raise Unclear("which player does it")
    return order_unless(reading, found, None, other, instead)


@doers.rule
def order_unless(reading: Reading, found: Effects, _: None, other: Person, instead: Effects) -> Effects:
    """The effects unless a player does something."""
    if other.every:
        raise Unclear("which player may prevent it")
    label = after(reading, "unless")
    return (May(player=other.who, effects=needs(instead), otherwise=needs(found), label=label),)


def _same(person: Person, other: Person) -> Who:
    """The player who does it, and may do something else. Raises Unclear for two players."""
    if other.who not in (person.one, person.in_turn):
        raise Unclear("which player may do something else")
    return person.who


doers.means(
    either=(call(one_of, ALL, Person("you")),),  # The choice between options
    and_to=call(and_to, READING),  # From here on something is paid
    # "pay 1 gold to draw 1 card"
    option_paid=call(option, READING, call(paid_within, READING, FIRST, None, THIRD)),
)
