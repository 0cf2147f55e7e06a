"""The character that "that character" means after ``a character you control discards an event using pillage``."""

from agot_judge.engine.ability.cards import Cards
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.phrases.noun import Noun


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
