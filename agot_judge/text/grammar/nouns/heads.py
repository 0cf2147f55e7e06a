"""Noun phrases: the noun itself."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns import nouns
from agot_judge.text.parsing.template import FIRST, READING, call
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


nouns.means(
    of_trait=Noun(cards=Cards(trait=(FIRST,)), headless=True),  # "a Knight": a card with the trait
    faction_card=Noun(cards=Cards(type=("faction",))),
    duplicate=Noun(cards=Cards(type=("duplicate",))),
    kind=Noun(cards=Cards(type=call(type_named, FIRST))),  # The card of a type: "character"
    kinds=Noun(cards=Cards(type=call(type_named, FIRST)), plural=True),  # The cards of a type: "characters"
    copies=call(replace, call(copy, READING, FIRST), plural=True),  # The copies of a card
)
