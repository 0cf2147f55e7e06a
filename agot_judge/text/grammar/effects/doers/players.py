"""Effects that are done by the player who is named, and players who are chosen."""

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
from agot_judge.text.grammar.effects.doers.clauses import after, needs
from agot_judge.text.grammar.effects.on_cards.affected import affected
from agot_judge.text.grammar.places.zones import single_out
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.template import FIRST, READING, THIRD, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person
from agot_judge.text.trees.payments import of_what_was_shown, paid_by
from agot_judge.text.trees.substitution import of_that_player


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
    single_out(reading, person.whoever)
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
    if person.none or person.who in ("any", "opponent"):
        raise Unclear("which player may")
    return (May(player=person.who, effects=found, label=after(reading, "may")),)


@doers.rule
def player_may_have(reading: Reading, person: Person, _: None, other: Person, found: Effects) -> Effects:
    """``you may have each player check reserve``."""
    if person.who != "you" or any(choice.by != "you" for choice in reading.choices):
        raise Unclear("who does it, and who decides whether it is done")
    return player_may(reading, person, None, player_does(reading, other, found))


@doers.rule
def may_choose(reading: Reading, noun: Noun) -> tuple[Noun, On]:
    """The cards that are chosen as it is done, if the player wants to: no target."""
    if reading.clause.part == "cost" or noun.ref is not None or noun.each_of:
        raise Unclear("when it is chosen")
    reading.clause = replace(reading.clause, optional=True)
    return noun, affected(reading, noun, None)


@doers.rule
def may_choose_and(reading: Reading, person: Person, found: tuple[Noun, On], done: Effects) -> Effects:
    """``you may choose 1 copy of that card, and discard it from play``: as ``you may choose and discard``."""
    (only,) = done if len(done) == 1 else (None,)
    if not isinstance(only, EffectOnCards) or getattr(only, "on", "") != "those":
        raise Unclear("what is done to what is chosen")
    _, chosen = found
    if not isinstance(chosen, Cards) or chosen.pick is None:
        raise Unclear("what is chosen")
    return player_may(reading, person, None, (replace(only, on=chosen),))


def _yours(person: Person, found: Effects) -> Effects:
    """The same, done by you. Raises Unclear for what is not said of who does it."""
    if person.every or person.none or person.who in ("any", "opponent", "you"):
        raise Unclear("which player besides you")
    if any(getattr(effect, "player", None) != person.in_turn for effect in needs(found)):
        raise Unclear("what each of two players does")
    if any(getattr(node, "controller", "any") != "any" for node in nodes(found)):
        raise Unclear("whose cards these are for each of two players")  # "the top card of your decks"
    yours: Any = [replace(effect, player="you") for effect in found]
    return tuple(yours)


@doers.rule
def you_and_player(reading: Reading, person: Person, found: Effects) -> Effects:
    """``you and that player each draw 1 card``."""
    return (*_yours(person, found), *found)


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
def player_may_to_choose(
    reading: Reading, person: Person, _: None, paid: Effects, found: tuple[Noun, On], done: Effects
) -> Effects:
    """``may pay 2 gold to choose 1 of those cards and return it to its owner's hand``."""
    (only,) = done if len(done) == 1 else (None,)
    noun, chosen = found
    if not isinstance(only, EffectOnCards) or not isinstance(chosen, Cards) or chosen.pick is None:
        raise Unclear("what is done to what is chosen")
    if getattr(only, "on", "") != "those" or noun.plural:
        raise Unclear("what is done to what is chosen")
    return player_may_to(reading, person, None, paid, (replace(only, on=chosen),))


doers.means(
    # "you may increase the gold value on this card by 5"
    player_may_change=call(player_may, READING, FIRST, None, (THIRD,)),
    # "to choose 1 of those cards and ..": what is chosen as it is done.
    to_choose=call(may_choose, READING, FIRST),
)


@doers.rule
def choose_player(reading: Reading, person: Person) -> Effects:
    """No effects: a player is chosen as a target."""
    if person.every or person.none or person.whoever not in ("any", "opponent"):
        raise Unclear("which player can be chosen")
    reading.choose(Choose(player=person.whoever, player_where=person.where))
    reading.subject = "you"
    return ()


@doers.rule
def choosing_player(reading: Reading, person: Person) -> Effects:
    """From here on "that player" is the one chosen: ``choose an opponent and a character that player controls``."""
    return choose_player(reading, person)


@doers.rule
def choose_player_and(reading: Reading, _: Effects, noun: Noun) -> Effects:
    """No effects: a player and cards are chosen as targets."""
    for one in (replace(noun, also=()), *noun.also):
        reading.choose(choice_of(one), one)
    return ()


@doers.rule
def choose_and_player(reading: Reading, noun: Noun, person: Person) -> Effects:
    """``choose a character you control and a player``: the targets in the order in which they are said."""
    if reading.clause.part == "cost" or reading.clause.optional:
        raise Unclear("when it is chosen")
    choose_player_and(reading, (), noun)
    return choose_player(reading, person)
