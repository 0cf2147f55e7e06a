"""Noun phrases: the noun itself, and the words before it."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns import nouns
from agot_judge.text.parsing.template import ALL, FIRST, READING, call
from agot_judge.text.phrases.description import (
    Patch,
    Said,
    described,
    either_of,
    excluding,
    negated,
    said,
)
from agot_judge.text.phrases.noun import Noun


def type_named(name: str) -> tuple[str, ...]:
    """The card type that a word names: none for ``card``."""
    singular = name.removesuffix("s")
    return () if singular == "card" else (singular,)


@nouns.rule
def copy(reading: Reading, of: Noun) -> Noun:
    """Another card of the same title, or any of that title."""
    if of.also:
        raise Unclear("a copy of which card")
    if of.ref is None and of.cards.name is not None:
        return Noun(cards=Cards(name=of.cards.name))
    if of.cards.any_of and of.ref is None and of.named:
        return Noun(cards=Cards(any_of=tuple(_copy_of(title) for title in of.cards.any_of)))
    return Noun(cards=Cards(same="name", of=of.meant()))


def _copy_of(title: Cards) -> Cards:
    """One of several titles, wherever a card with that title is; of this card its own."""
    copied = Cards(name=title.name, zone="any")
    if title.name is None or title.this or replace(title, zone="any") != copied:
        raise Unclear("a copy of which of several cards")
    return copied


@nouns.rule
def adjectives(reading: Reading, *found: Patch) -> list[Patch]:
    """``Smuggler or loyal [baratheon]``: what follows a quality after ``or`` is said of what has that quality."""
    any_of = [said(one).fields.get("any_of", (Cards(),)) for one in found]
    if len(found) > 1 and any(map(_is_of_a_state_or_not, any_of)):
        raise Unclear("which of these words belong together")
    for at, (*others, last) in enumerate(any_of):
        rest = list(found[at + 1 :])
        if rest and others and _is_quality(last) and not any(_is_quality(one) for one in others):
            return [*found[:at], {"any_of": (*others, described(last, rest))}]
    return list(found)


def _is_of_a_state_or_not(parts: tuple[Cards, ...]) -> bool:
    """``[stark] and defending``: one is a state, another is none."""
    states = [any(getattr(part, name) is not None for name in _STATES) for part in parts]
    return any(states) and not all(states)


_STATES = ("kneeling", "attacking", "defending", "participating")


def _is_quality(part: Cards) -> bool:
    return any(part == replace(Cards(zone="any"), **{name: True}) for name in ("unique", "loyal", "limited"))


@nouns.rule
def either(reading: Reading, *found: Patch) -> Patch:
    """The words of which one is true: ``Lord or Lady``."""
    if any("revealed" in said(one).fields for one in found):
        raise Unclear("revealed is said of each kind, not of one of them")
    if any(said(one).eligible for one in found):
        raise Unclear("eligible, or of another kind")
    words = f" {reading.clause.words.lower()} "
    if " and " in words and (all(_is_said_of_one(one) for one in found) or _may_be_both(words, found)):
        raise Unclear("whether both are true of it, or one")
    return either_of(found)


def _may_be_both(words: str, found: tuple[Patch, ...]) -> bool:
    """``a Lord and Lady character``; ``each attacking and kneeling character``: one card may be both."""
    of_one = words.startswith((" a ", " an ", " another ")) and " or " not in words
    return of_one or any("kneeling" in said(one).fields for one in found)


def _is_said_of_one(patch: Patch) -> bool:
    """True for a description that can hold of a card beside another, and is said so without ``or``: ``non-Lord``, ``unique``."""
    words = said(patch)
    return words.excluding is not None or not {"unique", "loyal", "limited"}.isdisjoint(words.fields)


@nouns.rule
def quality(reading: Reading, word: str) -> Patch:
    """An adjective, or a state after the noun."""
    if word in ("neutral", "in-faction", "out-of-faction"):
        return {"faction": (word,)}
    if word in ("standing", "knelt"):
        return {"kneeling": word == "knelt"}
    return {word: True}


nouns.means(
    every=Said(each=ALL),  # The words that are all true: "unique, loyal"
    eligible=Said(eligible=True),  # Such as the effect could affect
    non_quality=call(negated, call(quality, READING, FIRST)),  # The quality that they lack: "non-unique"
    of_trait=Noun(cards=Cards(trait=(FIRST,)), headless=True),  # "a Knight": a card with the trait
    faction_card=Noun(cards=Cards(type=("faction",))),
    duplicate=Noun(cards=Cards(type=("duplicate",))),
    kind=Noun(cards=Cards(type=call(type_named, FIRST))),  # The card of a type: "character"
    kinds=Noun(cards=Cards(type=call(type_named, FIRST)), plural=True),  # The cards of a type: "characters"
    copies=call(replace, call(copy, READING, FIRST), plural=True),  # The copies of a card
    trait={"trait": (FIRST,)},  # The Trait: "Knight"
    faction={"faction": (FIRST,)},  # The faction: "[stark]"
    non_trait=call(excluding, {"trait": (FIRST,)}),  # The Trait that they lack: "non-Knight"
    # The faction to which they do not belong: "non-[stark]"
    non_faction=call(excluding, {"faction": (FIRST,)}),
    non_type=call(excluding, {"type": call(type_named, FIRST)}),  # The type that they are not: "non-event"
)
