"""Noun phrases that name again what was spoken of: this card, ``it``, ``that character``, ``those cards``."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.text.discourse.he_or_she import he_or_she, is_the_doer
from agot_judge.text.discourse.pronouns import self_is_nearer
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns import nouns
from agot_judge.text.grammar.nouns.heads import type_named
from agot_judge.text.parsing.template import FIRST, READING, SECOND, call
from agot_judge.text.phrases.noun import SELF, Noun


@nouns.rule
def self(reading: Reading, title: str) -> Noun:
    """This card, by its title or as ``this card``; in an ability in quotation marks, the card that gains it."""
    reading.mention(SELF, "self")
    return SELF


@nouns.rule
def it(reading: Reading) -> Noun:
    """The card that was spoken of last. After ``Ghost bypasses a character using stealth`` it could be the one or the other."""
    found = reading.noun_meant()
    in_play = found.ref is not None and reading.is_in_play(found.ref)
    if self_is_nearer(reading.discourse, reading.clause, reading.occurrence, found.ref, in_play=in_play):
        return SELF
    if found.ref != "occurrence" or reading.occurrence.doer is None:
        return found
    # what is asked of it is not known yet: it is not the one that did it
    if reading.clause.part == "condition":
        reading.occurrence = replace(reading.occurrence, doer=None)
        return found
    return replace(found, or_else=reading.occurrence.doer)


@nouns.rule
def that(reading: Reading, kind: str) -> Noun:
    """The card that was spoken of, but not by its title: ``that character``; or the one that did what has happened."""
    if is_the_doer(reading, kind):
        return Noun(ref="doer", cards=Cards(type=type_named(kind)), quantity="the")
    found = reading.noun_meant(types=type_named(kind), named=False)
    if found.ref == "occurrence" and reading.clause.part != "effect":
        # "if that card is a character, put it into play"
        reading.occurrence = replace(reading.occurrence, doer=None)
    return found


@nouns.rule
def the_one_done(reading: Reading, done: str, kind: str) -> Noun:
    """``the sacrificed character``: the one to which that was done, not another of which the text speaks as well."""
    ref = reading.discourse.deed_ref(done, reading.occurrence)
    found = reading.noun_meant(types=type_named(kind), named=None if ref == "self" else False, first=(ref,))
    if found.ref != ref:
        raise Unclear(f"what is {done}")
    return found


@nouns.rule
def the_revealed(reading: Reading, kind: str) -> Noun:
    """``the revealed card``: not the one that was chosen beside it, nor one that was drawn since."""
    if reading.discourse.were_shown_before():
        return Noun(ref="shown", cards=Cards(type=type_named(kind)), quantity="the")
    if not reading.discourse.was_revealed(reading.occurrence):
        raise Unclear("which card was revealed")
    return reading.noun_meant(types=type_named(kind), named=False, first=("those",))


@nouns.rule
def those(reading: Reading, kind: str) -> Noun:
    """The cards that were spoken of: ``those characters``."""
    try:
        return reading.those_meant(type_named(kind))
    except Unclear:
        if not reading.discourse.shown.zone or kind != "cards" or not reading.clause.optional:
            raise
        return Noun(ref="shown", plural=True)  # "you may kneel your faction card to discard those cards"


def _among(reading: Reading, noun: Noun, least: Amount, most: Amount) -> Noun:
    if noun.ref is None or reading.together:
        raise Unclear("some of which cards")
    found = Cards(
        among=noun.ref, type=noun.types, zone=reading.discourse.shown.zone if noun.ref == "shown" else "any"
    )
    return Noun(cards=found, quantity="some", least=least, most=most, plural=most != 1)


nouns.means(
    named=Noun(cards=Cards(name=FIRST), quantity="the", named=True),  # The card with a title: "Robb Stark"
    them=call(Reading.those_meant, READING),  # The cards that "them" means
    # The card that was chosen: "the chosen character"
    the_chosen=call(Reading.noun_meant, READING, types=call(type_named, FIRST), named=False, first=TARGETS),
    # The cards that were spoken of, each by itself: "each of those characters"
    each_of_those=call(replace, FIRST, apiece=True),
    # The cards, so many of those spoken of: "2 of those cards"
    some_of_those=call(_among, READING, SECOND, FIRST, FIRST),
    up_to_of_those=call(_among, READING, SECOND, 0, FIRST),
    any_number_of_those=call(replace, call(_among, READING, FIRST, 0, 0), any_number=True, plural=True),
    he=call(he_or_she, READING),  # The character that "he" or "she" means
    # The card to which this one is attached: "attached character"
    attached=Noun(ref="host", cards=Cards(type=call(type_named, FIRST)), quantity="the"),
)
