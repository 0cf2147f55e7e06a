"""Delayed effects. Within them the cards that they wait for are named as before: ``target``, ``those``."""

from agot_judge.engine.ability.ability import Delayed, Later
from agot_judge.engine.ability.cards import On
from agot_judge.engine.ability.effects_on_cards import RemoveToken
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.durations import PERIODS
from agot_judge.text.topics.sentences import Effects

delayed = Topic("delayed", "effect", "delayed")


@delayed.rule
def at_the_end(reading: Reading, period: str, found: Effects) -> Effects:
    return (Delayed(period=PERIODS[period], effects=_effects(found), on=_spoken_of(found)),)


@delayed.rule
def if_in_play(reading: Reading, period: str, noun: Noun, found: Effects) -> Effects:
    on = _named(noun)
    return (Delayed(period=PERIODS[period], effects=_effects(found), on=on, if_in_play=True),)


@delayed.rule
def if_token(reading: Reading, period: str, noun: Noun, token: str, found: Effects) -> Effects:
    on = _named(noun)
    return (Delayed(period=PERIODS[period], effects=_effects(found), on=on, if_with_token=token),)


@delayed.rule
def if_token_removed(reading: Reading, period: str, noun: Noun, token: str, found: Effects) -> Effects:
    on = _named(noun)
    effects = (RemoveToken(token=token, on=on), *_effects(found))
    return (Delayed(period=PERIODS[period], effects=effects, on=on, if_with_token=token),)


@delayed.rule
def result(reading: Reading, verb: str, found: Effects) -> Effects:
    return result_by(reading, verb, 0, found)


@delayed.rule
def result_by(reading: Reading, verb: str, many: int, found: Effects) -> Effects:
    trigger = Trigger(event=f"{verb} challenge", player="you", by_at_least=many)
    return (Later(trigger=trigger, effects=_effects(found), on=_spoken_of(found)),)


@delayed.rule
def delayed_(reading: Reading, *found: Effects) -> Effects:
    return tuple(effect for one in found for effect in one)


def _effects(found: Effects) -> Effects:
    if not found:
        raise Unclear("a choice that is made later")
    return found


def _named(noun: Noun) -> On:
    if noun.ref is None:
        raise Unclear("which cards it waits for")
    return noun.ref


def _spoken_of(found: Effects) -> On:
    """The cards of which the effects speak: they are kept until then."""
    every: tuple[On, ...] = tuple(getattr(effect, "on", None) or "self" for effect in found)
    refs = tuple(dict.fromkeys(on for on in every if isinstance(on, str) and on != "self"))
    if len(refs) > 1:
        raise Unclear("several cards that it waits for")
    return refs[0] if refs else "self"
