"""Delayed effects. Within them the cards that they wait for are named as before: ``target``, ``those``."""

from collections.abc import Iterator
from typing import Any, get_args

from msgspec import Struct
from msgspec.structs import astuple, replace

from agot_judge.engine.ability.ability import ChooseNow, Delayed, Effect, Instead, Later
from agot_judge.engine.ability.cards import Cards, Comparison, Condition, On
from agot_judge.engine.ability.effects_on_cards import RemoveToken
from agot_judge.engine.ability.later_choices import TARGETS, chosen_then
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import OR_LEAVES, Deed, Duration, Ref
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.occurrences.triggers import Awaited
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, FIRST, READING, SECOND, call, joined
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.trees.lost_states import asks_who_takes_part, is_known
from agot_judge.text.trees.other_then import asks_of_the_challenge

delayed = Fragment(__name__, "effect", "delayed")


@delayed.rule
def ending(reading: Reading, period: str) -> str:
    """From here on ``if you won`` is about the challenge that ends."""
    reading.ending = period
    return period


def _at_the_end(reading: Reading, period: str, found: Effects) -> Delayed:
    found = _effects(reading, found)
    _must_be_known_then(period, found)
    return Delayed(period=period, effects=found, on=spoken_of(found))


@delayed.rule
def at_the_end_or_without(reading: Reading, period: str, noun: Noun, found: Effects) -> Effects:
    """``At the end of the phase, or if this card leaves play``: whichever comes first. Raises Unclear for other cards."""
    if noun.ref != "self" or noun.also:
        raise Unclear("another card than this one leaves play")
    last = _at_the_end(reading, period, found)
    return (replace(last, period=f"{last.period}{OR_LEAVES}"),)


@delayed.rule
def if_so(reading: Reading, period: str, condition: Condition, found: Effects) -> Effects:
    """The effects at the end of a period, if a condition is true then: ``if that card is still in play``."""
    still: On | None = condition.card if condition == Condition(card=condition.card, fits=Cards()) else None
    if condition == Condition(exists=Cards(this=True)):
        still = "self"
    effects = _effects(reading, found)
    if period != "challenge" and asks_of_the_challenge(condition):
        raise Unclear("which challenge, later")
    _must_be_known_then(period, effects, condition)
    token = _with_token(condition)
    if token is not None and condition.card is not None:
        return (Delayed(period=period, effects=effects, on=condition.card, if_with_token=token),)
    if still is not None:
        return (Delayed(period=period, effects=effects, on=still, if_in_play=True),)
    on = spoken_of(effects)
    if on == "self" and condition.card is not None:
        on = condition.card
    return (Delayed(period=period, effects=effects, on=on, condition=condition),)


@delayed.rule
def if_so_removed(reading: Reading, period: str, condition: Condition, *said: Any) -> Effects:
    """``if that character still has that token, remove it and kill that character``: the token is removed."""
    *named, found = said
    token = _with_token(condition)
    if token is None or condition.card is None or named not in ([], [token]):
        raise Unclear("which token")
    removed = RemoveToken(token=token, on=condition.card)
    return if_so(reading, period, condition, (removed, *found))


def _with_token(condition: Condition) -> str | None:
    """The kind of token that the card must have, where nothing else is asked of it."""
    match condition.fits:
        case Cards(where=(Comparison(of="tokens", relation="at least", amount=1, token=token),)):
            asked = Condition(card=condition.card, fits=Cards(zone="any", where=condition.fits.where))
            return token if condition == asked else None
    return None


_PARTS = ("winner", "loser", "attacking player", "defending player")
"""Players as an effect calls them that resolves within a challenge, and that is over by then."""


def _must_be_known_then(period: str, effects: object, condition: object = None) -> None:
    """Raises Unclear where the effects speak of a player by the part that he or she had in a challenge that is over by then,
    ``the losing opponent``; and where something is said, at its end, of who takes part: nobody does any longer
    (2e/rr/4.2.6/1)."""
    values = (value for node in nodes(effects) for value in astuple(node))
    if period != "challenge" and any(isinstance(value, str) and value in _PARTS for value in values):
        raise Unclear("which challenge, later")
    if period == "challenge" and asks_who_takes_part((condition, effects)):
        raise Unclear("who took part")


@delayed.rule
def once(reading: Reading, awaited: Awaited, found: Effects) -> Effects:
    """``if you win this challenge, ..``: the present one."""
    until = awaited.until or _how_long(awaited.trigger)
    if awaited.trigger.event == "leave play" and any(isinstance(one, Instead) for one in found):
        raise Unclear("what is replaced, after it has left play")
    return (_after(reading, awaited, found, until),)


def _how_long(trigger: Trigger) -> Duration | None:
    """The time for which an effect waits for something that happens at most once: the card itself, or the one spoken of, leaves
    play once, whenever that is. None for anything else."""
    if trigger.card is None:
        return UNTIL.get(trigger.event)
    among = trigger.card.among
    is_known = trigger.card == Cards(this=True) or (
        among in KEPT and trigger.card == Cards(among=among, zone=trigger.card.zone)
    )
    return "game" if trigger.event == "leave play" and is_known else None


KEPT: tuple[Ref, ...] = (*TARGETS, "occurrence", "doer", "those", "cost", *get_args(Deed))
"""Cards with a name of their own."""


UNTIL: dict[str, Duration] = {
    "win challenge": "challenge",
    "lose challenge": "challenge",
    "challenge ends": "challenge",
    "win dominance": "phase",
    "lose dominance": "phase",
    "win initiative": "phase",
    "lose initiative": "phase",
}
"""The time for which an effect waits for something that happens at most once in that time."""


def _after(reading: Reading, awaited: Awaited, found: Effects, until: Duration | None) -> Later:
    """After each time, or the next: a card that has left play by then is no more what it was (2e/faq/2.4/1)."""
    trigger = awaited.trigger
    if not is_known("reaction", trigger):
        raise Unclear("what it was")
    if until is None:
        raise Unclear("until when it waits")
    if trigger.would:
        raise Unclear("what would happen, before it does")
    effects = _effects(reading, found)
    if "challenge" not in trigger.event and until != "challenge":
        _must_be_known_then(until, (trigger, effects))
    on = spoken_of(effects)
    if trigger.card is not None and trigger.card.among is not None:
        if on not in ("self", trigger.card.among):
            raise Unclear("several cards that it waits for")
        on = trigger.card.among
    for asked in _asked_about(trigger.when, KEPT):  # "in which that character is attacking"
        if on not in ("self", asked) or asked in ("occurrence", "cost"):
            raise Unclear("several cards that it waits for")  # by then another occurrence is the present one
        on = asked
    return Later(trigger=trigger, effects=effects, on=on, until=until)


def _effects(reading: Reading, found: Effects) -> Effects:
    """The delayed effects; a choice for them is made when they are done (2e/rr/target/7). Raises Unclear where the choice, or
    whose effect it was, is not certain."""
    late = [choice for choice in reading.choices[reading.before_delayed :] if not choice.word]
    if "acting player" in repr(found):
        raise Unclear("whose effect it was, later")
    if not found or any(choice.player is not None for choice in late) or len(late) > 1:
        raise Unclear("a choice that is made later")
    if not late:
        return found
    reading.unchoose(late)
    position = len(reading.targets)
    reading.forget(TARGETS[position])
    return (chosen_then(late[0], found, position),)


def spoken_of(found: Effects) -> On:
    """The cards of which the effects speak, those within ``you may ..`` too: they are kept until then."""
    every: tuple[On, ...] = tuple(getattr(effect, "on", None) or "self" for effect in _done(found))
    done_to = (on for on in every if isinstance(on, str) and on != "self")
    refs = tuple(dict.fromkeys((*done_to, *_asked_about(found))))
    if len(refs) > 1:
        raise Unclear("several cards that it waits for")
    return refs[0] if refs else "self"


def _asked_about(node: Any, refs: tuple[Ref, ...] = TARGETS) -> Iterator[On]:
    """The targets (or other such cards) of which something is only asked: ``draws 1 card for each power on it``, ``with
    higher STR than that character``."""
    if isinstance(node, tuple):
        for part in node:
            yield from _asked_about(part, refs)
    elif isinstance(node, Struct) and not isinstance(node, ChooseNow):
        for name in node.__struct_fields__:
            said = getattr(node, name)
            if isinstance(said, str) and said in refs:
                yield said
            else:
                yield from _asked_about(said, refs)


def _done(found: Effects) -> Iterator[Effect]:
    """The single effects among ``found``: also one of several options, or one done by whoever wants to; not one that is done to a
    card that is only chosen then."""
    for effect in found:
        yield effect
        if isinstance(effect, ChooseNow):
            continue
        for parts in (
            getattr(effect, name, ()) for name in ("effects", "otherwise", "options", "each", "then")
        ):
            for part in parts:
                yield from _done(part if isinstance(part, tuple) else (part,))


delayed.means(
    at_the_end=(call(_at_the_end, READING, FIRST, SECOND),),  # The effects at the end of a period
    # The effects of the next time that it happens
    next_time=(call(_after, READING, FIRST, SECOND, FIRST.until),),
    delayed_=call(joined, ALL),  # The effects, one after another
)
