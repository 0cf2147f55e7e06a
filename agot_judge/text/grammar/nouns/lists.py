"""Several noun phrases that are one: ``a Knight or Lady``, ``characters and locations``."""

from itertools import pairwise
from typing import Any, cast

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.walk import given
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns import nouns
from agot_judge.text.phrases.description import Said, described, said
from agot_judge.text.phrases.noun import SELF, Noun, Quantity

ROLES = ("attacking", "defending", "participating")


@nouns.rule
def cards(reading: Reading, noun: Noun) -> Noun:
    """The cards of one noun phrase."""
    if _is_trait_alone(noun):
        raise Unclear("a trait alone")
    return noun


def _is_trait_alone(noun: Noun) -> bool:
    return noun.headless and noun.quantity == "bare" and not noun.endings


@nouns.rule
def any_of(reading: Reading, *found: Noun) -> Noun:
    """``a Dragon character or Daenerys Targaryen``: what is said last of all of them holds for those without it."""
    if any(noun.ref is not None and noun.ref != "self" for noun in found):
        raise Unclear("one of several that were named before")
    found = tuple(replace(noun, cards=SELF.cards) if noun.ref == "self" else noun for noun in found)
    first = found[0]
    _are_as_many(found)
    if _is_trait_alone(first) or (not first.headless and any(_is_trait_alone(noun) for noun in found)):
        raise Unclear("a trait alone")
    for noun, following in pairwise(found):
        if noun.headless and following.quantity == "bare" and not following.headless:
            raise Unclear("a trait, or an adjective of what follows")
    if any(
        noun.endings and "name" in noun.endings[-1].fields and other.named for noun, other in pairwise(found)
    ):
        raise Unclear("another title of the same cards")  # read in another way
    if any(noun.headless for noun in found) and any(noun.named and noun.ref is None for noun in found[:-1]):
        raise Unclear("a title among traits")
    types = tuple(dict.fromkeys(kind for noun in found for kind in noun.types))
    if not all(noun.types for noun in found):
        types = ()  # a card by its title, of whatever type
    last = found[-1]
    bare = all(noun.quantity == "bare" for noun in found[1:])
    if not bare and not any(noun.endings or noun.named for noun in found[:-1]) and _says_whose(last):
        raise Unclear("whether that player controls the others too")
    again = bool(last.types) and all(noun.types == last.types and not noun.headless for noun in found)
    # "Knight characters or characters with a Weapon attachment": said of those alone, for the word is said again
    shared = last.endings if bare and not again and not any(noun.endings for noun in found[:-1]) else ()
    heads = [noun.head or noun.cards if shared else noun.cards for noun in found]
    traits: tuple[str, ...] = ()
    if all(noun.headless for noun in found) and all(set(given(head)) <= {"trait"} for head in heads[1:]):
        traits = tuple(trait for head in heads for trait in head.trait)  # "a [stark] Lord or Lady"
    plain = all(noun.is_any_one and set(given(noun.cards)) <= {"trait"} for noun in found)
    of_all = replace(first, head=None, endings=(), each_of=last.each_of or first.each_of, total=last.total)
    # "a Knight or a Lady"; "a [stark] Knight or a Lady" is of that faction or a Lady
    if (bare or plain) and traits:
        return replace(of_all, cards=described(replace(first.cards, trait=traits), shared))
    if bare and all(map(_is_plain, heads[1:])):
        return replace(of_all, cards=described(replace(first.cards, type=types), shared))
    zone = _common_zone(found, last, shared)
    parts = tuple(_as_part(noun, last, first, shared, zone) for noun in found)
    quantity: Quantity = "some" if first.named else first.quantity
    cards = Cards(any_of=parts, zone=zone, type=types)
    named = all(noun.named for noun in found)
    return replace(of_all, ref=None, cards=cards, quantity=quantity, named=named)


def _are_as_many(found: tuple[Noun, ...]) -> None:
    """Raises Unclear for ``a Knight or 2 Squires``: what they are together has one number."""
    first = found[0]
    for noun in found[1:]:
        if noun.quantity == "bare" or (_is_one(noun) and (_is_one(first) or noun.named)):
            continue
        if (first.quantity, noun.quantity) == ("bare", "each"):  # "for each Knight and each Squire"
            continue
        several = (noun.quantity, noun.least, noun.most, noun.any_number, noun.exactly)
        if several != (first.quantity, first.least, first.most, first.any_number, first.exactly):
            raise Unclear("how many of each kind")


def _is_one(noun: Noun) -> bool:
    return noun.named or noun.quantity == "the" or (noun.is_any_one and not noun.any_number)


def _common_zone(found: tuple[Noun, ...], last: Noun, shared: tuple[Said, ...]) -> str | tuple[str, ...]:
    """Where all of them are; ``any`` where each says it for itself, which a revealed plot card does."""
    said = next((one.fields["zone"] for one in shared if "zone" in one.fields), None)
    if said is not None:
        return cast("str | tuple[str, ...]", said)
    zones = {noun.cards.zone for noun in found}
    if len(zones) == 1:
        return found[0].cards.zone
    if any(noun.cards.zone == "play" and not noun.cards.revealed for noun in found):
        raise Unclear("which of them are in play")
    return "any"


def _as_part(
    noun: Noun, last: Noun, first: Noun, shared: tuple[Said, ...], zone: str | tuple[str, ...]
) -> Cards:
    """One of several, with what is said after the last of them; by its title alone, also with the first one's part in the
    challenge."""
    found = noun.cards if noun is last else described(noun.cards, shared)
    if noun.named and noun is not first:
        roles = {name: getattr(first.cards, name) for name in ROLES}
        found = replace(found, **roles)
    return found if zone == "any" else replace(found, zone="any")


def _says_whose(noun: Noun) -> bool:
    return any("controller" in one.fields for one in noun.endings)


@nouns.rule
def all_of(reading: Reading, *found: Noun) -> Noun:
    """``characters and locations``: either kind; ``1 character and 1 location``: one of each."""
    if all(noun.ref is None and noun.quantity in ("each", "bare", "no") for noun in found):
        if all(noun.quantity == "each" for noun in found):
            found = _with_last_type(found)
        first, *rest = found
        if first.quantity == "each":
            rest = [replace(noun, quantity="bare") for noun in rest]
        return replace(any_of(reading, first, *rest), plural=True)
    if all(noun.quantity == "bare" and noun.plural for noun in found[1:]) and _is_any_number(found[0]):
        first, *rest = found
        return any_of(reading, replace(first, plural=True), *rest)
    if any(noun.quantity == "bare" for noun in found[1:]):
        raise Unclear("how many of the second kind")
    if any(noun.of_same_player for noun in found):
        raise Unclear("which of them are of the same or of different players")
    first, *rest = _up_to_all_of_them(_with_last_place(_with_last_type(found)))
    return replace(first, also=tuple(rest))


def _is_any_number(noun: Noun) -> bool:
    """``any number of Knights and Squires``: of all of them together."""
    return noun.quantity == "some" and noun.any_number and noun.least == 0


def _up_to_all_of_them(found: tuple[Noun, ...]) -> tuple[Noun, ...]:
    """``up to 3 characters and 2 locations``: of whatever follows by number, that is the most too."""
    first, *rest = found
    if first.quantity != "some" or first.least != 0 or first.any_number:
        return found
    return (first, *(replace(noun, least=0) if noun.counted else noun for noun in rest))


def _with_last_type(found: tuple[Noun, ...]) -> tuple[Noun, ...]:
    """The nouns, each with the type that is said last of all: ``a Ranger, a Builder, and a Steward character``; the nouns as they
    are in ``a Knight and a location``."""
    types = found[-1].types
    if found[-1].headless or not types or _is_plain(found[-1].head or found[-1].cards):
        return found
    return tuple(
        replace(noun, cards=_of_types(noun.cards, types), headless=False) if noun.headless else noun
        for noun in found
    )


def _of_types(found: Cards, types: tuple[str, ...]) -> Cards:
    """Cards of these types. A revealed plot lies there for all to see; other revealed cards are those shown just now."""
    if types == ("plot",) and found.among == "shown":
        plain = Cards()
        found = replace(found, revealed=True, among=plain.among, zone=plain.zone)
    return replace(found, type=types)


PLACES = frozenset({"zone", "controller", "revealed", "among"})


def _with_last_place(found: tuple[Noun, ...]) -> tuple[Noun, ...]:
    """Where they are and whose they are is said last of all: ``a Summer and a Winter plot card in your used pile``."""
    places = [one for one in found[-1].endings if one.fields and one.is_plain and set(one.fields) <= PLACES]
    said = any(getattr(noun.cards, name) != getattr(Cards(), name) for noun in found[:-1] for name in PLACES)
    if not places or said or any(noun.endings or noun.ref or noun.named for noun in found[:-1]):
        return found
    if not found[-1].types and any(noun.types for noun in found[:-1]):
        raise Unclear("whether the others are there too")  # "3 characters, and 3 cards in their hand"
    return (*(replace(noun, cards=described(noun.cards, places)) for noun in found[:-1]), found[-1])


def _is_plain(part: Cards) -> bool:
    """Only a type: adjectives said before hold for it too."""
    return set(given(part)) <= {"type"}


@nouns.rule
def any_number_of_these(reading: Reading, *found: str | Noun) -> Noun:
    """``any number of Bear Island, Bearskin Cloak, and House Mormont cards``: of each kind."""
    *titles, last = found
    if not isinstance(last, Noun) or last.endings or not last.plural:
        raise Unclear("of which cards any number")
    parts = tuple(Cards(name=str(title), zone="any") for title in titles)
    cards = Cards(any_of=(*parts, replace(last.cards, zone="any")))
    return Noun(cards=cards, quantity="some", least=0, most=0, any_number=True, plural=True)


@nouns.rule
def each_having(reading: Reading, *parts: Any) -> Noun:
    """``1 character and 1 location, each with printed cost 3 or lower``."""
    *found, patch = parts
    alone = said(patch)
    if alone.total or alone.each_of or any(one.ref is not None or one.also or one.named for one in found):
        raise Unclear("each of which cards has it")
    each = [replace(noun, cards=described(noun.cards, [patch])) for noun in found]
    return all_of(reading, *each) if len(each) > 1 else each[0]


@nouns.rule
def either_of(reading: Reading, one: Noun, other: Noun) -> Noun:
    """``either: a Lord character, or up to 3 Lady characters``: read only where one of the two is meant; ``either: standing
    characters, or kneeling characters``."""
    quantities = {one.quantity, other.quantity}
    if any(noun.ref is not None or noun.also for noun in (one, other)) or (
        len(quantities) > 1 and not quantities <= {"some", "each"}
    ):
        raise Unclear("what is one of the two")
    return replace(one, also=(other,), either=True, plural=one.plural or other.plural)
