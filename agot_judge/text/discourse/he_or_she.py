"""The character that ``he`` or ``she`` means, most often one that was named, never a card of another type that has the text; and
the one that ``that character`` means after ``a character you control discards an event using pillage``."""

from collections.abc import Sequence

from agot_judge.engine.ability.cards import Cards
from agot_judge.text.discourse.mention import Mention
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.phrases.noun import SELF, Noun
from agot_judge.text.phrases.person import Unclear


def he_or_she(reading: Reading) -> Noun:
    """The character that was named last; one that was only described where none was named, or on a card that is none.

    ``when Khal Drogo would be killed, sacrifice Qotho to save him``: not the one that pays. Raises Unclear where the other
    one that was named is as likely.
    """
    if reading.card_type in ("character", ""):
        if reading.card_type == "character" and all(one.plural for one in reading.discourse.mentions):
            reading.mention(SELF, "self")
            return SELF  # "while you control 2 or more Knights, he gains renown"
        if not any(one.named for one in reading.discourse.mentions):
            return reading.noun_meant(types=("character",))
        found = reading.noun_meant(named=True)
        if found.ref != "self" or not _only_pays(reading.discourse.mentions):
            return found
        if not reading.occurrence.would:
            raise Unclear("which of the characters that were named")
        return Noun(ref="occurrence", cards=Cards(type=("character",)), quantity="the", named=True)
    others = [one for one in reading.discourse.mentions if one.ref != "self"]
    named = _latest(others, named=True)
    if named < 0:
        return reading.noun_meant(types=("character",), but_self=True)
    if _latest(others, named=False) > named:
        raise Unclear("whether it is the character that was named")
    return reading.noun_meant(named=True, but_self=True)


def _only_pays(mentions: Sequence[Mention]) -> bool:
    """True where another character was named before this one, of which only the costs speak: ``kneel Ghost to have him ..``."""
    parts = {one.part for one in mentions if one.ref == "self"}
    return parts == {"cost"} and any(
        one.named and one.ref != "self" and not one.plural and _may_be_character(one) for one in mentions
    )


def _latest(mentions: Sequence[Mention], *, named: bool) -> int:
    """The part of the text that spoke last of one such character; -1: none."""
    steps = (
        one.step
        for one in mentions
        if one.named == named and not one.plural and (one.ref or one.named) and _may_be_character(one)
    )
    return max(steps, default=-1)


def _may_be_character(mention: Mention) -> bool:
    return not mention.types or "character" in mention.types


def is_the_doer(reading: Reading, kind: str) -> bool:
    """True where a card of this kind can only be the one that does it: what it is done to is of another type, or is only said to
    be a card, and no other card was spoken of since."""
    if reading.occurrence.by_whom is None or kind == "card" or reading.clause.part not in ("cost", "effect"):
        return False
    by, to = reading.occurrence.by_whom
    since = (one for one in reading.discourse.mentions if one.part in ("cost", "effect", "condition"))
    if not _may_be(by, kind) or any(one.ref != "occurrence" for one in since):
        return False
    return not _may_be(to, kind) or (kind in by.types and kind not in to.types)


def _may_be(noun: Noun, kind: str) -> bool:
    barred = any(
        one.type == (kind,) and one == Cards(type=(kind,), zone=one.zone) for one in noun.cards.excluding
    )
    return (not noun.types or kind in noun.types) and not barred
