"""Noun phrases: which cards, and how many."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards, Paid
from agot_judge.engine.ability.words import Ref
from agot_judge.text.description import Patch, described, either_of, excluding
from agot_judge.text.noun import SELF, Noun, Quantity
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.zones import Zone

nouns = Topic("cards", "cards")


HAPPENED = {
    "killed": "kill",
    "sacrificed": "sacrifice",
    "discarded": "discard",
    "knelt": "kneel",
    "saved": "save",
}
SHARED = {
    "trait": "trait",
    "title": "name",
    "cardtype": "type",
    "faction": "faction",
    "affiliation": "faction",
}


# -- several phrases -----------------------------------------------------------------------------------------------


@nouns.rule
def cards(reading: Reading, noun: Noun) -> Noun:
    return noun


@nouns.rule
def any_of(reading: Reading, *found: Noun) -> Noun:
    """``a Dragon character or Daenerys Targaryen``: what is said last of all of them holds for those without it."""
    if any(noun.ref is not None and noun.ref != "self" for noun in found):
        raise Unclear("one of several that were named before")
    first = found[0]
    parts = tuple(noun.cards for noun in found)
    types = tuple(dict.fromkeys(kind for noun in found for kind in noun.types))
    if not all(noun.types for noun in found):
        types = ()  # a card by its title, of whatever type
    shared = found[-1].cards
    if all(_is_plain(part) for part in parts[1:]) and all(noun.quantity == "bare" for noun in found[1:]):
        whole = replace(
            first.cards,
            type=types,
            **{name: value for name, value in _given(shared).items() if name not in ("type", "trait")},
        )
        return replace(first, cards=whole)
    late = {
        name: value
        for name, value in _given(shared).items()
        if name in ("controller", "zone", "owner") and found[-1].quantity == "bare"
    }
    one_by_one = tuple(
        replace(part, zone="any", **{name: value for name, value in late.items() if name != "zone"})
        for part in parts
    )
    zone = late.get("zone", first.cards.zone)
    quantity: Quantity = "some" if first.named else first.quantity
    return replace(
        first,
        ref=None,
        cards=Cards(any_of=one_by_one, zone=zone, type=types),
        quantity=quantity,
        named=all(noun.named for noun in found),
    )


@nouns.rule
def all_of(reading: Reading, *found: Noun) -> Noun:
    """``characters and locations``: either kind; ``1 character and 1 location``: one of each."""
    if all(noun.ref is None and noun.quantity in ("each", "bare", "no") for noun in found):
        return replace(any_of(reading, *found), plural=True)
    return replace(found[0], also=found[1:], plural=True)


def _is_plain(part: Cards) -> bool:
    """Only a type and where it is, whose it is: adjectives said before hold for it too."""
    return set(_given(part)) <= {
        "type",
        "controller",
        "owner",
        "zone",
        "attacking",
        "defending",
        "participating",
    }


def _given(part: Cards) -> dict[str, Any]:
    """The fields that say something."""
    none = Cards()
    return {
        name: value
        for name in part.__struct_fields__
        if (value := getattr(part, name)) != getattr(none, name)
    }


# -- what was named ------------------------------------------------------------------------------------------------


@nouns.rule
def self(reading: Reading, title: str) -> Noun:
    reading.mention(SELF, "self")
    return SELF


@nouns.rule
def named(reading: Reading, title: str) -> Noun:
    return Noun(cards=Cards(name=title), quantity="the", named=True)


@nouns.rule
def it(reading: Reading) -> Noun:
    return reading.noun_meant()


@nouns.rule
def he(reading: Reading) -> Noun:
    return reading.noun_meant(named=True)


@nouns.rule
def them(reading: Reading) -> Noun:
    return reading.noun_meant(plural=True)


@nouns.rule
def attached(reading: Reading, kind: str) -> Noun:
    return Noun(ref="host", cards=Cards(type=_type(kind)), quantity="the")


@nouns.rule
def that(reading: Reading, kind: str) -> Noun:
    return reading.noun_meant(types=_type(kind), named=False)


@nouns.rule
def those(reading: Reading, kind: str) -> Noun:
    return reading.noun_meant(types=_type(kind), plural=True)


@nouns.rule
def each_of_those(reading: Reading, kind: str | None = None) -> Noun:
    return those(reading, kind) if kind else them(reading)


@nouns.rule
def some_of_those(reading: Reading, many: int, kind: str | None = None) -> Noun:
    return _among(each_of_those(reading, kind), many, many)


@nouns.rule
def up_to_of_those(reading: Reading, many: int, kind: str | None = None) -> Noun:
    return _among(each_of_those(reading, kind), 0, many)


def _among(noun: Noun, least: Amount, most: Amount) -> Noun:
    assert noun.ref is not None
    found = Cards(among=noun.ref, type=noun.types, zone="any")
    return Noun(cards=found, quantity="some", least=least, most=most, plural=most != 1)


# -- how many ------------------------------------------------------------------------------------------------------


@nouns.rule
def one(reading: Reading, other: str | None, patches: Noun) -> Noun:
    return _some(patches, 1, 1, other)


@nouns.rule
def another(reading: Reading, found: Noun) -> Noun:
    return _some(found, 1, 1, "other")


@nouns.rule
def exactly(reading: Reading, many: int, other: str | None, found: Noun) -> Noun:
    return _some(found, many, many, other)


@nouns.rule
def just(reading: Reading, many: int, other: str | None, found: Noun) -> Noun:
    return replace(_some(found, many, many, other), exactly=True)


@nouns.rule
def or_more(reading: Reading, many: int, other: str | None, found: Noun) -> Noun:
    return replace(_some(found, many, many, other), any_number=True, plural=True)


@nouns.rule
def or_fewer(reading: Reading, many: int, other: str | None, found: Noun) -> Noun:
    return replace(_some(found, 0, many, other), plural=True)


@nouns.rule
def up_to(reading: Reading, many: int, other: str | None, found: Noun) -> Noun:
    return _some(found, 0, many, other)


@nouns.rule
def fewer_than(reading: Reading, many: int, other: str | None, found: Noun) -> Noun:
    return replace(_some(found, 0, many - 1, other), plural=True)


@nouns.rule
def at_least(reading: Reading, many: int, other: str | None, found: Noun) -> Noun:
    return or_more(reading, many, other, found)


@nouns.rule
def different_one(reading: Reading, found: Noun) -> Noun:
    """``a different character``: than the one that was spoken of, or than the one to which this card is attached."""
    ref = reading.meant(types=found.types) if reading.speaks_of(found.types) else "host"
    other = excluding({"host": True} if ref == "host" else {"among": ref})
    return _some(replace(found, cards=described(found.cards, [other])), 1, 1, None)


@nouns.rule
def any_number(reading: Reading, other: str | None, found: Noun) -> Noun:
    return replace(_some(found, 0, 0, other), any_number=True, plural=True)


@nouns.rule
def x_cards(reading: Reading, found: Noun) -> Noun:
    return _some(found, Paid(), Paid(), None)


@nouns.rule
def each(reading: Reading, other: str | None, found: Noun) -> Noun:
    return replace(_other(found, other), quantity="each")


@nouns.rule
def no(reading: Reading, other: str | None, found: Noun) -> Noun:
    return replace(_other(found, other), quantity="no")


@nouns.rule
def any_(reading: Reading, other: str | None, found: Noun) -> Noun:
    return _some(found, 1, 1, other)


@nouns.rule
def bare(reading: Reading, other: str | None, found: Noun) -> Noun:
    return replace(_other(found, other), quantity="bare")


@nouns.rule
def owned(reading: Reading, owner: Person, found: Noun) -> Noun:
    """``an opponent's character``, ``your revealed plot card``."""
    cards_ = replace(found.cards, controller=owner.who)
    return replace(found, cards=cards_, quantity="each" if owner.every or found.plural else "some")


def _some(noun: Noun, least: Amount, most: Amount, other: str | None) -> Noun:
    found = _other(noun, other)
    return replace(found, quantity="some", least=least, most=most, plural=noun.plural or most != 1)


def _other(noun: Noun, other: str | None) -> Noun:
    return replace(noun, cards=replace(noun.cards, this=False)) if other else noun


# -- piles ---------------------------------------------------------------------------------------------------------


@nouns.rule
def top(reading: Reading, *said: Any) -> Noun:
    many, zone = said if len(said) == 2 else (1, said[0])
    return _end_of(zone, "top", many)


@nouns.rule
def top_x(reading: Reading, zone: Zone) -> Noun:
    return _end_of(zone, "top", Paid())


@nouns.rule
def bottom(reading: Reading, *said: Any) -> Noun:
    many, zone = said if len(said) == 2 else (1, said[0])
    return _end_of(zone, "bottom", many)


def _end_of(zone: Zone, end: str, many: Amount) -> Noun:
    found = replace(Cards(zone=zone.field, controller=zone.who), **{end: many})
    return Noun(cards=found, quantity="the", plural=many != 1 or zone.every)


# -- which ---------------------------------------------------------------------------------------------------------


@nouns.rule
def description(reading: Reading, before: list[Patch] | None, head: Noun, after: list[Patch] | None) -> Noun:
    found = described(head.cards, [*(before or ()), *(after or ())])
    each_of = next((patch["_each_of"] for patch in after or () if "_each_of" in patch), "")
    total = next((patch["_total"] for patch in after or () if "_total" in patch), None)
    return replace(head, cards=found, each_of=each_of, total=total)


@nouns.rule
def adjectives(reading: Reading, *found: Patch) -> list[Patch]:
    return list(found)


@nouns.rule
def endings(reading: Reading, *found: Patch) -> list[Patch]:
    return list(found)


@nouns.rule
def either(reading: Reading, *found: Patch) -> Patch:
    return either_of(found)


@nouns.rule
def every(reading: Reading, *found: Patch) -> Patch:
    return {"_all": list(found)}


@nouns.rule
def trait(reading: Reading, name: str) -> Patch:
    return {"trait": (name,)}


@nouns.rule
def faction(reading: Reading, name: str) -> Patch:
    return {"faction": (name,)}


@nouns.rule
def non_trait(reading: Reading, name: str) -> Patch:
    return excluding({"trait": (name,)})


@nouns.rule
def non_faction(reading: Reading, name: str) -> Patch:
    return excluding({"faction": (name,)})


@nouns.rule
def non_quality(reading: Reading, name: str) -> Patch:
    patch = quality(reading, name)
    (field, value), *_ = patch.items()
    return {field: not value} if isinstance(value, bool) else excluding(patch)


@nouns.rule
def non_type(reading: Reading, name: str) -> Patch:
    return excluding({"type": _type(name)})


@nouns.rule
def quality(reading: Reading, word: str) -> Patch:
    """An adjective, or a state after the noun."""
    if word in ("neutral", "in-faction", "out-of-faction"):
        return {"faction": (word,)}
    if word == "standing":
        return {"kneeling": False}
    if word == "eligible":
        return {}
    return {word: True}


@nouns.rule
def kind(reading: Reading, name: str) -> Noun:
    return Noun(cards=Cards(type=_type(name)))


@nouns.rule
def kinds(reading: Reading, name: str) -> Noun:
    return Noun(cards=Cards(type=_type(name)), plural=True)


@nouns.rule
def faction_card(reading: Reading) -> Noun:
    return Noun(cards=Cards(type=("faction",)))


@nouns.rule
def duplicate(reading: Reading) -> Noun:
    return Noun(cards=Cards(type=("duplicate",)))


# -- after the noun ------------------------------------------------------------------------------------------------


@nouns.rule
def controlled(reading: Reading, person: Person) -> Patch:
    patch: Patch = {"controller": person.who}
    if person.every:
        patch["_each_of"] = person.who
    return patch


@nouns.rule
def owned_by(reading: Reading, person: Person) -> Patch:
    return {"owner": person.who}


@nouns.rule
def owned_and_controlled(reading: Reading, person: Person) -> Patch:
    return {"owner": person.who, "controller": person.who}


@nouns.rule
def with_(reading: Reading, found: Patch) -> Patch:
    return found


@nouns.rule
def without(reading: Reading, found: Patch) -> Patch:
    return excluding(found)


@nouns.rule
def shares(reading: Reading, what: str, other: Noun) -> Patch:
    return {"same": SHARED[what], "of": other.on()}


@nouns.rule
def does_not_share(reading: Reading, what: str, other: Noun) -> Patch:
    return {"different": SHARED[what], "of": other.on()}


@nouns.rule
def happened(reading: Reading, what: str, period: str) -> Patch:
    return {"in_history": HAPPENED[what], "history_period": period, "zone": "any"}


@nouns.rule
def copy(reading: Reading, of: Noun) -> Noun:
    """Another card of the same title, or any of that title."""
    if of.also:
        raise Unclear("a copy of which card")
    if of.ref is None and of.cards.name is not None:
        return Noun(cards=Cards(name=of.cards.name))
    return Noun(cards=Cards(same="name", of=of.ref or of.cards))


@nouns.rule
def copies(reading: Reading, of: Noun) -> Noun:
    return replace(copy(reading, of), plural=True)


@nouns.rule
def the_one(reading: Reading, kind: str, after: list[Patch]) -> Noun:
    """``the character with the highest STR``."""
    return replace(description(reading, None, Noun(cards=Cards(type=_type(kind))), after), quantity="the")


@nouns.rule
def entered_play(reading: Reading, period: str) -> Patch:
    return {"in_history": "enter play", "history_period": period}


@nouns.rule
def came_out(reading: Reading, period: str) -> Patch:
    return {"in_history": "come out of shadows", "history_period": period}


@nouns.rule
def whose_controller(reading: Reading, relation: str, other: Noun) -> Patch:
    """``whose controller controls fewer cards in shadows than you``."""
    raise Unclear("a number of the controller of each card")


@nouns.rule
def not_controlled(reading: Reading, person: Person) -> Patch:
    return excluding({"controller": person.who})


@nouns.rule
def in_role(reading: Reading, role: Patch) -> Patch:
    return role


@nouns.rule
def not_in_role(reading: Reading, role: Patch) -> Patch:
    return excluding(role)


@nouns.rule
def removed(reading: Reading) -> Patch:
    return {"zone": "out of game"}


@nouns.rule
def in_zone(reading: Reading, zone: Zone) -> Patch:
    patch: Patch = {"zone": zone.field}
    if zone.who != "any":
        patch["controller"] = zone.who
    if zone.every:
        patch["_each_of"] = zone.who
    return patch


@nouns.rule
def attached_to(reading: Reading, other: Noun) -> Patch:
    return {"attached_to": other.on()}


@nouns.rule
def from_among(reading: Reading, other: Noun) -> Patch:
    if other.ref is None:
        raise Unclear("from among which cards")
    return {"among": other.ref, "zone": "any"}


@nouns.rule
def with_title(reading: Reading, title: str) -> Patch:
    return {"name": title}


@nouns.rule
def other_than(reading: Reading, other: Noun) -> Patch:
    if other.ref == "self":
        return {"this": False}
    if other.ref == "host":
        return excluding({"host": True})
    return excluding({"among": other.ref}) if other.ref else {"_excluding": other.cards}


@nouns.rule
def not_chosen(reading: Reading) -> Patch:
    return excluding({"among": reading.meant(plural=True)})


@nouns.rule
def this_way(reading: Reading) -> Patch:
    ref: Ref = "those"
    return {"among": ref, "zone": "any"}


@nouns.rule
def revealed(reading: Reading) -> Patch:
    return {"revealed": True}


def _type(name: str) -> tuple[str, ...]:
    """The card type that a word names: none for ``card``."""
    singular = name.removesuffix("s")
    return () if singular == "card" else (singular,)
