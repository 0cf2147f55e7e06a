"""What is said of cards: fields of ``Modify``."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards, Paid
from agot_judge.engine.ability.conditions import Condition
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.game import Keyword
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.counts import Per, times

changes = Topic("changes", "changes", "gained", "lost", "keywords")

Fields = dict[str, Any]
"""Fields of ``Modify``; ``_parts``: changes that hold only at some time, each a ``Modify`` of its own."""


def together(found: tuple[Fields, ...]) -> Fields:
    """All of them. Raises Unclear where one number is changed twice."""
    fields: Fields = {}
    for one in found:
        for name, value in one.items():
            if name in fields and not isinstance(value, tuple):
                raise Unclear(f"{name} is changed twice")
            fields[name] = (*fields[name], *value) if name in fields else value
    return fields


def signed(text: str) -> tuple[int, bool]:
    """``+2``: how much, and whether it is X."""
    return (1 if text[0] == "+" else -1, True) if text[1:] == "X" else (int(text), False)


def added(name: str, text: str, per: Per | None = None) -> Fields:
    """A number that is added, or for STR taken away."""
    many, is_x = signed(text)
    amount: Amount = abs(many)
    if per is not None:
        if is_x:
            raise Unclear("X for each of something")
        amount = times(per, abs(many))
    elif is_x:
        amount = Paid()
    if many >= 0:
        return {name: amount}
    if name == "strength":
        return {"lower_strength": amount}
    if isinstance(amount, int):
        return {name: -amount}
    return {name: replace(amount, times=-amount.times)}


@changes.rule
def changes_(reading: Reading, *found: Fields) -> Fields:
    return together(found)


@changes.rule
def strength(reading: Reading, change: str) -> Fields:
    return added("strength", change)


@changes.rule
def strength_per(reading: Reading, change: str, per: Per) -> Fields:
    return added("strength", change, per)


@changes.rule
def value(reading: Reading, change: str, name: str) -> Fields:
    return added(name, change)


@changes.rule
def gains(reading: Reading, found: Fields) -> Fields:
    return found


@changes.rule
def gains_when(reading: Reading, found: Fields, when: Condition) -> Fields:
    return {"_parts": ({**found, "condition": when},)}


@changes.rule
def loses(reading: Reading, found: Fields) -> Fields:
    return found


@changes.rule
def cannot(reading: Reading, words: tuple[str, ...]) -> Fields:
    return {"cannot": words}


@changes.rule
def cannot_when(reading: Reading, words: tuple[str, ...], when: Condition) -> Fields:
    return {"_parts": ({"cannot": words, "during": when},)}


@changes.rule
def cannot_unless(reading: Reading, words: tuple[str, ...], unless: Condition) -> Fields:
    return {"_parts": ({"cannot": words, "unless": unless},)}


# -- exceptions to the rules -----------------------------------------------------------------------------------------


@changes.rule
def does_not_kneel(reading: Reading, roles: tuple[str, ...]) -> Fields:
    return {"rules": tuple(f"does not kneel as {role}" for role in roles)}


@changes.rule
def does_not_kneel_when(reading: Reading, roles: tuple[str, ...], when: Condition) -> Fields:
    return {"_parts": ({**does_not_kneel(reading, roles), "during": when},)}


@changes.rule
def does_not_stand(reading: Reading, when: Condition) -> Fields:
    return {"_parts": ({"cannot": ("be stood",), "during": when},)}


@changes.rule
def does_not_contribute(reading: Reading) -> Fields:
    return {"rules": ("does not contribute STR",)}


@changes.rule
def killed_at_zero(reading: Reading, many: int) -> Fields:
    if many:
        raise Unclear("another STR than 0")
    return {"killed_at_zero": True}


@changes.rule
def must_be_declared(reading: Reading, roles: tuple[str, ...]) -> Fields:
    return {"rules": tuple(f"must be declared as {role}" for role in roles)}


@changes.rule
def even_kneeling(reading: Reading, roles: tuple[str, ...]) -> Fields:
    if roles != ("a defender",):
        raise Unclear("attacking while kneeling")
    return {"rules": ("may defend while kneeling",)}


@changes.rule
def even_kneeling_when(reading: Reading, roles: tuple[str, ...], when: Condition) -> Fields:
    return {"_parts": ({**even_kneeling(reading, roles), "during": when},)}


@changes.rule
def enters_knelt(reading: Reading) -> Fields:
    return {"rules": ("enters play knelt",)}


@changes.rule
def contributes_kneeling(reading: Reading) -> Fields:
    return {"rules": ("contributes while kneeling",)}


@changes.rule
def considered_loyal(reading: Reading) -> Fields:
    return {"rules": ("is considered loyal",)}


@changes.rule
def immune(reading: Reading, sources: Cards) -> Fields:
    return {"immune_to": (sources,)}


@changes.rule
def dominance(reading: Reading, many: int) -> Fields:
    return {"dominance": many}


@changes.rule
def contributes(reading: Reading, many: int) -> Fields:
    return {"contributes": many}


@changes.rule
def contributes_per(reading: Reading, many: int, per: Per) -> Fields:
    return {"contributes": times(per, many)}


@changes.rule
def contributes_when(reading: Reading, many: int, when: Condition) -> Fields:
    return {"_parts": ({"contributes": many, "condition": when},)}


@changes.rule
def contributes_its(reading: Reading) -> Fields:
    return {"contributes_its_strength": True}


@changes.rule
def contributes_its_when(reading: Reading, when: Condition) -> Fields:
    return {"_parts": ({"contributes_its_strength": True, "condition": when},)}


# -- gained and lost ---------------------------------------------------------------------------------------------------


@changes.rule
def gained(reading: Reading, *found: Fields) -> Fields:
    return together(found)


@changes.rule
def lost(reading: Reading, *found: Fields) -> Fields:
    return together(found)


@changes.rule
def icon(reading: Reading, name: str) -> Fields:
    return {"gains_icons": (name,)}


@changes.rule
def loses_icon(reading: Reading, name: str) -> Fields:
    return {"loses_icons": (name,)}


@changes.rule
def chosen_icon(reading: Reading) -> Fields:
    reading.choose(Choose(word="icon"))
    return {"gains_icons": ("chosen",)}


@changes.rule
def loses_chosen_icon(reading: Reading) -> Fields:
    reading.choose(Choose(word="icon"))
    return {"loses_icons": ("chosen",)}


@changes.rule
def that_icon(reading: Reading) -> Fields:
    return {"gains_icons": (_chosen(reading),)}


@changes.rule
def loses_that_icon(reading: Reading) -> Fields:
    return {"loses_icons": (_chosen(reading),)}


@changes.rule
def that_trait(reading: Reading) -> Fields:
    return {"gains_traits": (_chosen(reading, "trait"),)}


@changes.rule
def loses_that_trait(reading: Reading) -> Fields:
    return {"loses_traits": (_chosen(reading, "trait"),)}


@changes.rule
def that_keyword(reading: Reading) -> Fields:
    return {"gains_keywords": (_chosen(reading, "keyword"),)}


@changes.rule
def loses_that_keyword(reading: Reading) -> Fields:
    return {"loses_keywords": (_chosen(reading, "keyword"),)}


def _chosen(reading: Reading, word: str = "icon") -> str:
    if not any(choice.word == word for choice in reading.choices):
        raise Unclear("nothing of the kind was chosen")
    return "chosen"


@changes.rule
def keyword(reading: Reading, found: Keyword) -> Fields:
    if found.value is None and found.name in ("ambush", "bestow", "prized", "shadow"):
        return {"gains_keywords": (f"{found.name} (X)",), "keyword_number": Paid()}
    return {"gains_keywords": (str(found),)}


@changes.rule
def icon_of(reading: Reading, *names: str) -> Fields:
    reading.choose(Choose(word="icon", words=names))
    return {"gains_icons": ("chosen",)}


@changes.rule
def loses_icon_of(reading: Reading, *names: str) -> Fields:
    reading.choose(Choose(word="icon", words=names))
    return {"loses_icons": ("chosen",)}


@changes.rule
def either_keyword(reading: Reading, *found: Keyword) -> tuple[Keyword, ...]:
    return found


@changes.rule
def keyword_of(reading: Reading, found: tuple[Keyword, ...]) -> Fields:
    reading.choose(Choose(word="keyword", words=tuple(str(one) for one in found)))
    return {"gains_keywords": ("chosen",)}


@changes.rule
def keyword_chosen_of(reading: Reading, many: int, found: tuple[Keyword, ...]) -> Fields:
    if many != 1:
        raise Unclear("several keywords of one's choice")
    return keyword_of(reading, found)


@changes.rule
def any_keyword(reading: Reading) -> Fields:
    reading.choose(Choose(word="keyword"))
    return {"gains_keywords": ("chosen",)}


@changes.rule
def loses_keyword_of(reading: Reading, found: tuple[Keyword, ...]) -> Fields:
    reading.choose(Choose(word="keyword", words=tuple(one.name for one in found)))
    return {"loses_keywords": ("chosen",)}


@changes.rule
def traits(reading: Reading, *names: str) -> Fields:
    return {"gains_traits": names}


@changes.rule
def trait_of(reading: Reading, *names: str) -> Fields:
    reading.choose(Choose(word="trait", words=names))
    return {"gains_traits": ("chosen",)}


@changes.rule
def trait(reading: Reading, name: str) -> Fields:
    return {"gains_traits": (name,)}


@changes.rule
def faction(reading: Reading, name: str) -> Fields:
    return {"gains_factions": (name,)}


@changes.rule
def loses_all_icons(reading: Reading) -> Fields:
    return {"loses_icons": ("all",)}


@changes.rule
def loses_all_keywords(reading: Reading) -> Fields:
    return {"loses_keywords": ("all",)}


@changes.rule
def loses_all_traits(reading: Reading) -> Fields:
    return {"loses_traits": ("all",)}


@changes.rule
def loses_factions(reading: Reading) -> Fields:
    return {"loses_factions": True}


@changes.rule
def loses_keyword(reading: Reading, found: Keyword) -> Fields:
    return {"loses_keywords": (found.name,)}


@changes.rule
def loses_trait(reading: Reading, name: str) -> Fields:
    return {"loses_traits": (name,)}
