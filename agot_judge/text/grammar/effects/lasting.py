"""Changes that last for a time; one of each for several cards."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import (
    AtOnce,
    ChooseNow,
    Effect,
    Either,
    Forbid,
    If,
    Modify,
    Permit,
)
from agot_judge.engine.ability.cards import Cards, Condition, On, Pick
from agot_judge.engine.ability.changed_numbers import Adjust, Cost
from agot_judge.engine.ability.effects_on_cards import TakeControl
from agot_judge.engine.ability.effects_on_players import InitiateChallenge
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.words import Duration
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.constants.changes.parts import Apart, Change, Changes, added, together
from agot_judge.text.grammar.constants.constants import modifies as changed_always
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, FIRST, FOURTH, READING, SECOND, THIRD, call, joined
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.trees.at_once import each_gets_one
from agot_judge.text.trees.marks import all_while_marked

lasting = Fragment(__name__, "effect", "lasting")


_OF_CHALLENGE = ("does not contribute", "must be declared")
"""Rules that speak of the present challenge, where nothing else is said."""


Subject = On | tuple[On, ...]
"""Of what something is said; several cards that were chosen one by one."""


Lasting = Modify | Cost | Forbid | Permit | Adjust | TakeControl | InitiateChallenge


def modifies(on: Subject, changes: Changes) -> Effects:
    """The changes. ``Each Knight you control gains renown while attacking``: each of them, whichever attack just now."""
    return changed_always(on, tuple(map(_lasting, changes)))


def _lasting(change: Change) -> Change:
    if isinstance(change, Apart) and change.role is not None:
        return replace(change, role=replace(change.role, lasts=True))
    return change


def lasts(effects: Effects, until: Duration) -> Effects:
    """The effects for so long. Raises Unclear for one that does not last."""
    return tuple(_lasts(effect, until) for effect in effects)


def _lasts(effect: Effect, until: Duration) -> Effect:
    if isinstance(effect, Lasting):
        same = isinstance(effect, Modify) and effect.until == until
        if effect.until is not None and not same and not _may_be_of_later_challenges(effect):
            raise Unclear("two times until which it lasts")
        if isinstance(effect, Cost | Permit | Adjust) and "acting player" in repr(effect):
            raise Unclear("whose effect it was, as long as it lasts")
        return replace(effect, until=until)
    if isinstance(effect, ChooseNow) and not effect.then:
        return replace(effect, effects=lasts(effect.effects, until))
    if isinstance(effect, AtOnce):
        return replace(effect, each=tuple(lasts(one, until) for one in effect.each))
    if isinstance(effect, Either):
        return replace(effect, options=tuple(lasts(option, until) for option in effect.options))
    raise Unclear("an effect that does not last")


def _may_be_of_later_challenges(effect: Effect) -> bool:
    """``must be declared as a defender, if able``: in this challenge, unless it is said to be for longer."""
    return (
        isinstance(effect, Modify)
        and _of_challenge(replace(effect, until=None))
        and bool(effect.rules)
        and all(rule.startswith("must be declared") for rule in effect.rules)
    )


@lasting.rule
def changed(reading: Reading, noun: Noun) -> Subject:
    """The cards, before what is said of them."""
    if noun.also and all(one.ref is not None for one in noun.conjuncts):
        return tuple(one.ref for one in noun.conjuncts if one.ref is not None)
    if noun.or_else is not None:
        if reading.occurrence.event not in ("discard from deck", "draw"):
            raise Unclear("this could mean one thing or another")
        noun = noun.apart_from("occurrence")  # a card that was discarded from a deck gets nothing
        if noun.or_else is not None:
            raise Unclear("what did it has no name")
    reading.apiece = noun.apiece
    return reading.on(noun)


@lasting.rule
def change(reading: Reading, on: Subject, changes: Changes) -> Effects:
    """The changes of the cards; their duration is said elsewhere: ``does not contribute its STR to it`` now."""
    found = modifies(on, changes)
    if all_while_marked(found):
        return lasts(found, "game")
    if all(isinstance(effect, Modify) and _of_challenge(effect) for effect in found):
        return lasts(found, "challenge")
    if all(isinstance(effect, Modify) and _of_a_challenge_of_the_phase(effect) for effect in found):
        return lasts(found, "phase")
    if reading.occurrence.event == "determine dominance" and all(_of_dominance(effect) for effect in found):
        return lasts(found, "phase")
    return found


def _of_a_challenge_of_the_phase(effect: Modify) -> bool:
    """``in the first challenge you initiate this phase``, ``in the next challenge initiated this phase``."""
    when = effect.during
    counted = when is not None and (when.next_challenge is not None or when.nth_challenge is not None)
    parts = () if when is None else when.all_of
    counted = counted or any(one.nth_challenge is not None and one.nth_period == "phase" for one in parts)
    return counted and effect.until is None


def _of_dominance(effect: Effect) -> bool:
    """True where it is about the one determination of dominance in the phase."""
    return isinstance(effect, Modify) and effect == Modify(
        on=effect.on, rules=("contributes while kneeling",)
    )


def _of_challenge(effect: Modify) -> bool:
    said = replace(effect, on="target", contributes=None, contributes_its_strength=False, rules=())
    return said == Modify() and all(
        rule.startswith(_OF_CHALLENGE) and not rule.endswith("to dominance") for rule in effect.rules
    )


@lasting.rule
def give_both(reading: Reading, on: Subject, strength: str, gained: Modify, until: Duration) -> Effects:
    """The STR and the gains that cards are given for a time."""
    return lasts(modifies(on, (together((added(strength), gained)),)), until)


@lasting.rule
def until_while(reading: Reading, duration: Duration, when: Condition, found: Effects) -> Effects:
    """``Until the end of the phase, if ..``: all that time, whenever the condition is true."""
    return lasts(tuple(_while(effect, when) for effect in found), duration)


def _while(effect: Effect, when: Condition) -> Effect:
    if isinstance(effect, Modify) and effect.condition is None:
        return replace(effect, condition=when)
    if isinstance(effect, Forbid) and effect.during is None:
        return replace(effect, during=when)
    raise Unclear("what holds only while the condition is true")


@lasting.rule
def while_there(reading: Reading, noun: Noun, zone: Zone, on: On, changes: Changes) -> Effects:
    """``while that card is in shadows, it gains shadow (X)``: as long as the token is on it that came with it, if one did."""
    if noun.ref is None or zone.field != "shadows" or any(isinstance(one, Apart) for one in changes):
        raise Unclear("for how long")
    placed = reading.discourse.effects.tokens_placed
    there = Cards(zone="shadows", with_token=None if placed is None else placed.token)
    found = (
        replace(effect, condition=Condition(card=noun.ref, fits=there))
        for effect in modifies(on, changes)
        if isinstance(effect, Modify)
    )
    return lasts(tuple(found), "game")


@lasting.rule
def while_there_blank(reading: Reading, noun: Noun, zone: Zone, other: Noun) -> Effects:
    """``while that character is in play, treat its printed text box as if it were blank``: the effect expires for it when
    it leaves play (2e/rr/leaves-play/6)."""
    if noun.ref is None or zone.field != "play" or other.ref != noun.ref:
        raise Unclear("for how long")
    return lasts((Modify(on=reading.on(noun), blank=True),), "game")


@lasting.rule
def while_there_if(
    reading: Reading, noun: Noun, zone: Zone, condition: Condition, on: On, changes: Changes
) -> Effects:
    """The changes while a card is there, if a condition is true."""
    return (If(condition=condition, effects=while_there(reading, noun, zone, on, changes)),)


def either_strength(reading: Reading, on: On, one: str, other: str) -> Effects:
    """``gets +1 STR or -1 STR``: as the player chooses."""
    options = tuple(modifies(on, (added(change),)) for change in (one, other))
    return (Either(options=options, labels=(f"{one} STR", f"{other} STR")),)


@lasting.rule
def gains_or_loses_icon(reading: Reading, on: Subject) -> Effects:
    """``gains or loses a challenge icon of your choice``."""
    if reading.apiece:
        raise Unclear("whether another one may be chosen for each of them")
    reading.choose(Choose(word="icon"))
    options = (
        modifies(on, (Modify(gains_icons=("chosen",)),)),
        modifies(on, (Modify(loses_icons=("chosen",)),)),
    )
    return (Either(options=options, labels=("gains the challenge icon", "loses the challenge icon")),)


@lasting.rule
def either_changes(reading: Reading, either: Noun, changes: Changes) -> Effects:
    """``either: standing characters, or kneeling characters must be chosen for claim``: of the one kind or the other."""
    nouns = (replace(either, also=(), either=False), *either.also)
    if any(noun.quantity != "bare" for noun in nouns):
        raise Unclear("which of them")
    options = tuple(change(reading, changed(reading, noun), changes) for noun in nouns)
    said, _, rest = reading.clause.words.partition(":")
    first, _, second = (rest or said.removeprefix("either ")).partition(" or ")
    return (Either(options=options, labels=(first.strip(" ,"), second.strip())),)


@lasting.rule
def icon_gained_or_lost(reading: Reading, on: Subject, name: str) -> Effects:
    """``gains or loses an [intrigue] icon``: as the player chooses."""
    options = (modifies(on, (Modify(gains_icons=(name,)),)), modifies(on, (Modify(loses_icons=(name,)),)))
    return (Either(options=options, labels=("gains", "loses")),)


@lasting.rule
def trait_or_icon(reading: Reading, on: Subject) -> Effects:
    """``gains a Trait or challenge icon of your choice``: which of the two, and then what."""
    trait = ChooseNow(choose=Choose(word="trait"), effects=modifies(on, (Modify(gains_traits=("chosen",)),)))
    icon = ChooseNow(choose=Choose(word="icon"), effects=modifies(on, (Modify(gains_icons=("chosen",)),)))
    return (Either(options=((trait,), (icon,)), labels=("a Trait", "a challenge icon")),)


lasting.means(
    blank=(FIRST,),
    change_until=call(lasts, call(modifies, FIRST, SECOND), THIRD),  # The changes of the cards for a time
    give=call(lasts, call(modifies, FIRST, (SECOND,)), THIRD),  # The gains that cards are given for a time
    blank_until=call(lasts, (FIRST,), SECOND),  # The change to a blank text box for a time
    double=call(modifies, FIRST, (Modify(multiply_strength=2),)),  # The change that doubles STR
    blank_box=call(Reading.noun_meant, READING),  # "its printed text box": of the card spoken of
    # "its STR is equal to the number of cards in your hand"
    equals=call(modifies, FIRST, (Modify(set_strength=SECOND),)),
    # The choice between two changes of STR, for a time
    either_strength_until=call(lasts, call(either_strength, READING, FIRST, SECOND, THIRD), FOURTH),
    until=call(lasts, SECOND, FIRST),  # The effects for a time that is said first
    lasting_=call(joined, ALL),  # The lasting effects, one after another
)


@lasting.rule
def one_gets_each(reading: Reading, on: Subject, first: str, *others: int | str) -> Effects:
    """Each of the others is said of ``one``. Raises Unclear where these are not as many as were chosen."""
    changes = tuple(added(str(change)) for change in (first, *others[1::2]))
    one_of_them = isinstance(on, Cards) and on.among == "target" and on.pick == Pick()
    chosen = reading.choices[0] if len(reading.choices) == 1 else None
    if not one_of_them or chosen is None or any(number != 1 for number in others[::2]):
        raise Unclear("of which cards")
    if not chosen.least == chosen.most == len(changes) or len(changes) > len(TARGETS):
        raise Unclear("how many of them get something")
    return (each_gets_one(changes),)
