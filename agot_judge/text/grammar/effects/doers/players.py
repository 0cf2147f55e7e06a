"""Clauses of a sentence, one after another; effects that are done by the player who is named, and players who are chosen."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.ability import ForEach, If, May
from agot_judge.engine.ability.cards import Cards, Condition, On
from agot_judge.engine.ability.effects_on_cards import EffectOnCards
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.walk import nodes
from agot_judge.text.discourse.of_the_doer import by_all_of_them, of_their_opponents, speaks_of_opponents
from agot_judge.text.discourse.reading import Reading, Unclear, choice_of
from agot_judge.text.grammar.effects.doers import doers
from agot_judge.text.grammar.effects.on_cards.affected import affected
from agot_judge.text.grammar.places.zones import choose_implied
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.template import ALL, FIRST, READING, SECOND, THIRD, call, joined
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person
from agot_judge.text.trees.payments import of_what_was_shown, paid_by
from agot_judge.text.trees.substitution import of_that_player


@doers.rule
def clauses(reading: Reading, *found: Effects | None) -> Effects:
    """``discards each card in hand, then draws 3 cards``: the latter if the former was done in full."""
    at = found.index(None) if None in found else len(found)
    before = joined(tuple(one for one in found[:at] if one is not None))
    after = joined(tuple(one for one in found[at + 1 :] if one is not None))
    if at == len(found):
        return before
    return (*needs(before), If(condition=Condition(succeeded=True), effects=needs(after)))


@doers.rule
def if_able(reading: Reading) -> Effects:
    """No effects: the cards are chosen as far as they are there: ``that player chooses 2 cards in hand, if able``."""
    reading.choices[reading.chosen_before :] = [
        replace(one, apart_if_able=True) if one.player is None and not one.word else one
        for one in reading.choices[reading.chosen_before :]
    ]
    return ()


@doers.rule
def may(reading: Reading) -> None:
    """No target from here to the end of the clause: it is done only if the player wants to."""
    reading.clause = replace(reading.clause, optional=True)


def after(reading: Reading, word: str) -> str:
    """The printed words of what may be done: after ``may``, or with their player after ``unless``."""
    return reading.clause.words.partition(f" {word} ")[2]


def needs(found: Effects) -> Effects:
    """Something that is done: a choice of targets belongs to the ability, not to a part of its effects."""
    if not found:
        raise Unclear("a choice within the effects")
    return found


@doers.rule
def player_does(reading: Reading, person: Person, found: Effects, _: Effects = ()) -> Effects:
    """The effects of what the named player does."""
    if person.none:
        raise Unclear("nobody does it")
    own = [choice for choice in reading.choices if choice.by == person.in_turn and not choice.each_of]
    if person.every:
        found = of_their_opponents(found, "that player")
        own = [
            _choosing_of_opponents(reading, choice) if speaks_of_opponents(choice) else choice
            for choice in own
        ]
    elif person.who != "you" and any(speaks_of_opponents(choice) for choice in own):
        raise Unclear("whose opponent")
    if person.every and own and person.where is not None:
        # Those of whom it is true choose as it is done.
        now = reading.choosing_as_done(own, needs(found))
        return (ForEach(player=person.whoever, where=person.where, effects=now),)
    if person.every and own:
        # Each player chooses targets of his or her own; what is done is then done to all of them.
        reading.choices = [
            replace(choice, each_of=person.who) if choice.by == person.in_turn else choice
            for choice in reading.choices
        ]
        reading.mention_each("target")
        return by_all_of_them(person, found)
    if person.every:
        reading.mention_each("those")
        found = of_that_player(found) if reading.discourse.shown.of_several else found
        return (ForEach(player=person.whoever, where=person.where, effects=needs(found)),)
    if person.whoever in ("any", "opponent"):
        if own and not found and person.where is None:
            return _one_chooses(reading, person, own)
        # One of them; what that player chooses is chosen as it is done.
        now = reading.choosing_as_done(own, needs(found))
        reading.player = None  # who that is, is known only within it
        return (ForEach(player=person.whoever, one=True, where=person.where, effects=now),)
    if person.where is not None:
        raise Unclear("a player of whom something must be true")
    return found


def _one_chooses(reading: Reading, person: Person, own: list[Choose]) -> Effects:
    """``an opponent chooses 1 of those cards``: of which the sentences after it speak; of several opponents one does."""
    reading.unchoose(own)
    choose_implied(reading, person.whoever)
    reading.choices += [replace(choice, by="chosen player") for choice in own]
    return ()


def _choosing_of_opponents(reading: Reading, choice: Choose) -> Choose:
    """The choice of one of several players, among cards of his or her opponents."""
    theirs: Choose = of_their_opponents(choice, "that player")
    if speaks_of_opponents(theirs):
        raise Unclear("whose opponent")
    reading.choices = [theirs if one is choice else one for one in reading.choices]
    return theirs


@doers.rule
def player_may(reading: Reading, person: Person, _: None, found: Effects) -> Effects:
    """The effects of what the named player may do."""
    needs(found)
    if person.every:
        reading.mention_each("those")
        may_ = (May(player="that player", effects=found, label=after(reading, "may")),)
        return (ForEach(player=person.whoever, where=person.where, effects=may_),)
    return (May(player=person.one, effects=found, label=after(reading, "may")),)


@doers.rule
def player_may_have(reading: Reading, person: Person, _: None, other: Person, found: Effects) -> Effects:
    """``you may have each player check reserve``."""
    if person.who != "you" or any(choice.by != "you" for choice in reading.choices):
        raise Unclear("who does it, and who decides whether it is done")
    return player_may(reading, person, None, player_does(reading, other, found))


@doers.rule
def chosen_now(reading: Reading, noun: Noun) -> On:
    """The cards that are chosen as it is done, if the player wants to: no target."""
    if reading.clause.part == "cost" or noun.ref is not None or noun.each_of:
        raise Unclear("when it is chosen")
    may(reading)
    return affected(reading, noun)


@doers.rule
def to_chosen(reading: Reading, chosen: On, done: Effects) -> Effects:
    """``you may choose 1 copy of that card, and discard it from play``: as ``you may choose and discard``."""
    (only,) = done if len(done) == 1 else (None,)
    if not isinstance(only, EffectOnCards) or getattr(only, "on", "") != "those":
        raise Unclear("what is done to what is chosen")
    if not isinstance(chosen, Cards) or chosen.pick is None:
        raise Unclear("what is chosen")
    return (replace(only, on=chosen),)


def _yours(person: Person, found: Effects) -> Effects:
    """The same, done by you. Raises Unclear for what is not said of who does it."""
    if any(getattr(effect, "player", None) != person.another for effect in needs(found)):
        raise Unclear("what each of two players does")
    if any(getattr(node, "controller", "any") != "any" for node in nodes(found)):
        raise Unclear("whose cards these are for each of two players")  # "the top card of your decks"
    yours: Any = [replace(effect, player="you") for effect in found]
    return tuple(yours)


@doers.rule
def you_and_player_may(reading: Reading, person: Person, _: None, found: Effects) -> Effects:
    """Each of the two decides."""
    mine, theirs = _yours(person, found), found
    label = after(reading, "may")
    return (May(effects=mine, label=label), May(player=person.who, effects=theirs, label=label))


@doers.rule
def player_may_to(reading: Reading, person: Person, _: None, paid: Effects, found: Effects) -> Effects:
    """``may pay 1 gold to draw 1 card``: the latter only if it was paid."""
    costs = paid_by(person.in_turn, needs(paid))
    if reading.discourse.shown.zone and any(getattr(cost, "on", None) is not None for cost in costs):
        found = of_what_was_shown(needs(found))
    then = If(condition=Condition(succeeded=True), effects=needs(found))
    return player_may(reading, person, None, (*costs, then))


@doers.rule
def choose_player(reading: Reading, person: Person) -> Effects:
    """No effects: a player is chosen as a target."""
    if person.every or person.none or person.whoever not in ("any", "opponent"):
        raise Unclear("which player can be chosen")
    reading.choose(Choose(player=person.whoever, player_where=person.where))
    reading.subject = "you"
    return ()


@doers.rule
def choose_player_and(reading: Reading, _: Effects, noun: Noun) -> Effects:
    """No effects: a player and cards are chosen as targets."""
    for one in noun.conjuncts:
        reading.choose(choice_of(one), one)
    return ()


@doers.rule
def choose_and_player(reading: Reading, noun: Noun, person: Person) -> Effects:
    """``choose a character you control and a player``: the targets in the order in which they are said."""
    if reading.clause.part == "cost" or reading.clause.optional:
        raise Unclear("when it is chosen")
    choose_player_and(reading, (), noun)
    return choose_player(reading, person)


doers.means(
    cost=call(needs, FIRST),  # A choice is no cost
    order=call(joined, ALL),
    and_then=None,  # What follows happens if what comes before was done in full
    unless=call(may, READING),
    you_and_player=call(joined, (call(_yours, FIRST, SECOND), SECOND)),
    # "you may increase the gold value on this card by 5"
    player_may_change=call(player_may, READING, FIRST, None, (THIRD,)),
    may_choose=call(player_may, READING, FIRST, None, SECOND),
)
