"""Some of the cards that were shown or chosen, and what is left of them."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.words import Ref
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns.heads import type_named
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, FIRST, READING, call
from agot_judge.text.phrases.noun import Noun

others_ = Fragment(__name__, "cards")


THOSE: Ref = "those"
SHOWN: Ref = "shown"
SEARCHED = Cards(among="searched", zone="deck")
"""The cards that are left of the top of a deck that was searched, once the cards that were found have been moved."""
OTHERS_IN_A_DECK = (Cards(among=SHOWN, zone="deck"), SEARCHED)


def _left(reading: Reading, *, plural: bool) -> Noun:
    """Of cards that were shown those that were not moved; of targets those on which the effect before did not work."""
    if reading.discourse.found == "moved":
        if not (reading.discourse.searched_top and plural):
            raise Unclear("whether these are the others that were searched")
        return Noun(cards=SEARCHED, quantity="each", plural=True)
    if reading.discourse.shown.zone:
        return Noun(
            cards=Cards(among=SHOWN, zone=reading.discourse.shown.zone), quantity="each", plural=plural
        )
    if plural and (not_chosen := _not_chosen(reading)) is not None:
        return not_chosen
    chosen_ones = next(
        (one for one in reversed(reading.discourse.mentions) if one.plural and one.chosen_in), None
    )
    if chosen_ones is None or chosen_ones.ref is None:
        raise Unclear("of which cards these are the others")
    ref = chosen_ones.ref
    one = _chosen_among(reading, ref)
    if one is not None:
        return Noun(cards=Cards(among=ref, zone="any", excluding=(one,)), quantity="each", plural=plural)
    if not any(one.ref == THOSE and one.step >= chosen_ones.step for one in reading.discourse.mentions):
        raise Unclear("whether these are the others of those chosen, or those that were not")
    worked = Cards(among=THOSE, zone="any")
    return Noun(cards=Cards(among=ref, zone="any", excluding=(worked,)), quantity="each", plural=plural)


def _not_chosen(reading: Reading) -> Noun | None:
    """``chooses 1 non-limited location he or she controls and sacrifices the rest``: all others of that description."""
    mentions = reading.discourse.mentions
    now = [at for at, one in enumerate(mentions) if one.chosen_in == reading.discourse.sentence > 0]
    refs = {mentions[at].ref for at in now}
    if len(refs) != 1 or any(one.ref == THOSE for one in mentions[now[0] :]):
        return None  # "choose 3 Knights, kneel 1 of those characters and stand the others": of those chosen
    ref = refs.pop()
    such = None if ref is None else reading.chosen_as(ref)
    if such is None or such.among is not None or such.highest or such.lowest:
        return None
    if such.zone != "play" or such.controller in ("any", "opponent"):
        return None
    rest = replace(such, excluding=(*such.excluding, Cards(among=ref, zone="any")))
    return Noun(cards=rest, quantity="each", plural=True)


def _chosen_among(reading: Reading, ref: Ref) -> Cards | None:
    """The cards that were chosen among them since: ``Choose 1 of those characters and kill it. The other gains 1 power.``"""
    among = [
        TARGETS[at]
        for at, choice in enumerate(reading.targets)
        if choice.cards == Cards(among=ref, zone="any", type=choice.cards.type)
    ]
    if len(among) > 1:
        raise Unclear("of which choice these are the others")
    return Cards(among=among[0], zone="any") if among else None


@others_.rule
def others(reading: Reading, many: int | None = None) -> Noun:
    """``place the other 2 on the bottom``: how many are left is counted on the table."""
    return _left(reading, plural=True)


@others_.rule
def other_chosen(reading: Reading, kind: str) -> Noun:
    """``each other chosen character``: than those on which the effect before worked."""
    if reading.discourse.shown.zone:
        raise Unclear("chosen among what was shown")
    return _left(reading, plural=False)


def _some(reading: Reading, many: Amount) -> Noun:
    """A number of the cards that were shown: ``add 1 to your hand``."""
    if not reading.discourse.shown.zone:
        raise Unclear("of which cards")
    cards = Cards(among=SHOWN, zone=reading.discourse.shown.zone)
    return Noun(cards=cards, quantity="some", least=many, most=many, plural=many != 1)


@others_.rule
def chosen(reading: Reading, kind: str) -> Noun:
    """``each chosen character``: of all who chose."""
    types = type_named(kind)
    fitting = {
        one.ref
        for one in reading.discourse.mentions
        if one.ref in TARGETS and (not types or not one.types or set(types) & set(one.types))
    }
    if len(fitting) > 1 and not types:
        return reading.those_meant()
    if len(fitting) > 1:
        return reading.each_together(tuple(ref for ref in TARGETS if ref in fitting), types)
    return reading.noun_meant(types=types, plural=True)


others_.means(
    other=call(_left, READING, plural=False),  # The card that is left: "the other"
    # "that character or location": the one that was spoken of
    that_either=call(Reading.noun_meant, READING, types=ALL),
    several=call(_some, READING, FIRST),
)
