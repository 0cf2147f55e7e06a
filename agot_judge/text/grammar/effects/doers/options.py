"""Options, of which a player chooses one."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect, Either, ForEach, May
from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.effects_on_players import GainPower
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.doers import doers
from agot_judge.text.grammar.effects.doers.clauses import needs
from agot_judge.text.grammar.sentences import Effects, paid_within
from agot_judge.text.grammar.sentences import and_to as and_to_pay
from agot_judge.text.parsing.template import FIRST, READING, THIRD, call, joined
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


@doers.rule
def choose_one(reading: Reading, many: int, *found: Option) -> Effects:
    """The choice of one of a list of options."""
    if many != 1:
        raise Unclear("how many of them")
    return either(reading, *found)


@doers.rule
def either(reading: Reading, *found: Option) -> Effects:
    """The choice between options."""
    return (one_of(found, Person("you")),)


@doers.rule
def choose_anew(reading: Reading, many: int, *found: Option) -> Effects:
    """``(choose 1 that you have not chosen this round): ..``."""
    if many != 1:
        raise Unclear("how many of them")
    return (replace(one_of(found, Person("you")), anew="round"),)


@doers.rule
def and_to(reading: Reading) -> None:
    """No meaning of its own: from here on something is paid."""
    and_to_pay(reading)


@doers.rule
def may_either(reading: Reading, person: Person, *found: Option) -> Effects:
    """The choice between options that a player may make."""
    chosen = one_of(found, person)
    may = May(player=chosen.player, effects=(chosen,))
    return (ForEach(player=person.who, effects=(may,)),) if person.every else (may,)


@doers.rule
def must_either(reading: Reading, person: Person, *found: Option) -> Effects:
    """The choice between options that a player must make."""
    chosen = one_of(found, person)
    if not person.every:
        return (chosen,)
    return (ForEach(player=person.whoever, where=person.where, effects=(chosen,)),)


def one_of(found: tuple[Option, ...], person: Person) -> Either:
    """The choice between the options, made by the player."""
    return Either(
        options=tuple(_for(one, person) for one in found),
        player=person.in_turn if person.every else person.who,
        labels=tuple(one.words for one in found) if all(one.words for one in found) else (),
    )


def _for(option: Option, person: Person) -> Effects:
    """The effects of an option, done by the player who chooses it, as an order is, unless the option says that you do it."""
    found = needs(option.effects)
    said = set(option.words.lower().split())
    if person.whoever == "you" or option.words.lower().startswith(("you ", "have you ")):
        return found
    handed = tuple(_handed(effect, person.in_turn) for effect in found)
    if handed != found and said & {"you", "your", "yours"}:
        raise Unclear("which of two players does it")
    return handed


def _handed(effect: Effect, who: Who) -> Effect:
    changed: dict[str, Any] = {}
    on = getattr(effect, "on", None)
    if getattr(effect, "player", None) == "you" and not (isinstance(effect, GainPower) and on is not None):
        changed["player"] = who
    if isinstance(on, Cards):
        new = on
        if on.controller == "you":
            new = replace(new, controller=who)
        if new.pick is not None and new.pick.by == "you":
            new = replace(new, pick=replace(new.pick, by=who))
        changed["on"] = new
    assert isinstance(effect, Struct)
    return replace(effect, **changed) if changed else effect


doers.means(
    # "pay 1 gold to draw 1 card"
    option_paid=call(option, READING, call(paid_within, READING, FIRST, None, THIRD)),
)
