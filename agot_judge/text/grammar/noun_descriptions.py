"""Noun phrases: what is said of the cards, before and after the noun."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Condition, Shared
from agot_judge.text.beside_the_others import than_the_described
from agot_judge.text.description import (
    Patch,
    described,
    either_of,
    excluding,
    flat,
    negated,
    one_after_another,
)
from agot_judge.text.grammar.noun_heads import nouns
from agot_judge.text.grammar.nouns import type_named
from agot_judge.text.grammar.zones import Zone
from agot_judge.text.in_common import same_controller
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear

__all__ = ["nouns"]

SHARED: dict[str, Shared] = {
    "trait": "trait",
    "title": "name",
    "cardtype": "type",
    "faction": "faction",
    "affiliation": "faction",
    "icon": "icon",
    "challenge icon": "icon",
}


# -- which ---------------------------------------------------------------------------------------------------------


@nouns.rule
def description(reading: Reading, before: list[Patch] | None, head: Noun, after: list[Patch] | None) -> Noun:
    patches = flat([*(before or ()), *(after or ())])
    found = described(head.cards, patches)
    if found.revealed and "plot" not in found.type:  # a card of a hand or deck that was just revealed
        found = replace(found, revealed=None, among="shown", zone="any")
    each_of = next((patch["_each_of"] for patch in patches if "_each_of" in patch), "")
    total = next((patch["_total"] for patch in patches if "_total" in patch), None)
    start = described(head.cards, list(before or ())) if after else None
    as_one = any("_as_one" in patch for patch in patches)
    if as_one and not head.plural:  # "another character controlled by the same player": as what was spoken of
        found, as_one = replace(found, controller=same_controller(reading, found.controller)), False
    different = any("_different" in patch for patch in patches)
    return replace(
        head,
        cards=found,
        each_of=each_of,
        total=total,
        of_same_player=as_one,
        different=different,
        picked_by=next((patch["_picked_by"] for patch in patches if "_picked_by" in patch), "you"),
        other=next((patch["_other"] for patch in patches if "_other" in patch), None),
        head=start,
        endings=tuple(after or ()),
    )


@nouns.rule
def adjectives(reading: Reading, *found: Patch) -> list[Patch]:
    """``Smuggler or loyal [baratheon]``: what follows a quality after ``or`` is said of what has that quality."""
    if len(found) > 1 and any(_is_of_a_state_or_not(patch.get("any_of", ())) for patch in found):
        raise Unclear("which of these words belong together")
    for at, patch in enumerate(found):
        rest = list(found[at + 1 :])
        *others, last = patch.get("any_of", (Cards(),))
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
def endings(reading: Reading, *found: Patch) -> list[Patch]:
    return one_after_another(found)


@nouns.rule
def either(reading: Reading, *found: Patch) -> Patch:
    if any("revealed" in one for one in found):
        raise Unclear("revealed is said of each kind, not of one of them")
    if {} in found:
        raise Unclear("eligible, or of another kind")
    words = f" {reading.words.lower()} "
    if " and " in words and (all(_is_said_of_one(one) for one in found) or _may_be_both(words, found)):
        raise Unclear("whether both are true of it, or one")
    return either_of(found)


def _may_be_both(words: str, found: tuple[Patch, ...]) -> bool:
    """``a Lord and Lady character``; ``each attacking and kneeling character``: one card may be both."""
    of_one = words.startswith((" a ", " an ", " another ")) and " or " not in words
    return of_one or any("kneeling" in one for one in found)


def _is_said_of_one(patch: Patch) -> bool:
    """What can be true of the same card beside another, and is said without ``or`` of such: ``non-Lord``, ``unique``."""
    return "_excluding" in patch or not {"unique", "loyal", "limited"}.isdisjoint(patch)


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
    if name == "eligible":
        raise Unclear("eligible for what")
    return negated(quality(reading, name))


@nouns.rule
def non_type(reading: Reading, name: str) -> Patch:
    return excluding({"type": type_named(name)})


@nouns.rule
def quality(reading: Reading, word: str) -> Patch:
    """An adjective, or a state after the noun."""
    if word in ("neutral", "in-faction", "out-of-faction"):
        return {"faction": (word,)}
    if word in ("standing", "knelt"):
        return {"kneeling": word == "knelt"}
    if word == "eligible":
        return {}
    return {word: True}


# -- after the noun ------------------------------------------------------------------------------------------------


@nouns.rule
def controlled(reading: Reading, person: Person) -> Patch:
    if person.where is not None:
        if person.every or person.none:
            raise Unclear("the controllers of whom something must be true")
        return {"controller": person.whoever, "controller_where": person.where}
    patch: Patch = {"controller": person.who}
    if person.every:
        patch["_each_of"] = person.who
    return patch


@nouns.rule
def not_controlled(reading: Reading, person: Person) -> Patch:
    """``a character he or she does not control``; of a character that you do not control an opponent is the controller,
    since a player controls each card in play (2e/rr/in-play-and-out-of-play/1)."""
    if person.every or person.none or person.who in ("any", "opponent"):
        raise Unclear("which of several players does not control it")
    return {"controller": "opponent"} if person.who == "you" else excluding({"controller": person.who})


@nouns.rule
def owned_by(reading: Reading, person: Person) -> Patch:
    return {"owner": person.who}


@nouns.rule
def owned_and_controlled(reading: Reading, person: Person) -> Patch:
    return {"owner": person.who, "controller": person.who}


@nouns.rule
def with_(reading: Reading, found: Patch) -> Patch:
    return than_the_described(found)


@nouns.rule
def without(reading: Reading, found: Patch) -> Patch:
    return excluding(than_the_described(found))


@nouns.rule
def shares(reading: Reading, what: str, other: Noun) -> Patch:
    """``that shares a Trait with an attacking character``. Raises Unclear of each of several: it is not one of them."""
    if other.ref is None and other.quantity == "each":
        raise Unclear("with each of several cards")
    return than_the_described({"same": SHARED[what], "of": other.on()})


@nouns.rule
def does_not_share(reading: Reading, what: str, other: Noun) -> Patch:
    return than_the_described({"different": SHARED[what], "of": other.on()})


@nouns.rule
def whose_controller(reading: Reading, where: Condition) -> Patch:
    """``whose controller controls fewer cards in shadows than you``."""
    return {"controller_where": where}


@nouns.rule
def in_role(reading: Reading, role: Patch) -> Patch:
    return role


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
    if zone.single:
        patch["_as_one"] = True
    if zone.of_any_player:
        patch["_of_any_player"] = True
    return patch


@nouns.rule
def attached_to(reading: Reading, other: Noun) -> Patch:
    return {"attached_to": other.on()}


@nouns.rule
def attached_to_any(reading: Reading, other: Noun) -> Patch:
    """``each attachment that is attached to a character he or she does not control``: on any of these."""
    return {"attached_to": other.cards if other.ref is None and other.is_any_one else other.on()}


@nouns.rule
def beneath(reading: Reading, other: Noun) -> Patch:
    """``each card under this card``, ``under a Meereen location you control``: placed there by an effect, out of play."""
    if other.ref in ("self", "host"):
        return {"zone": "under", "attached_to": other.on()}
    some = other.is_any_one or other.quantity == "each"
    if other.ref is not None or not some or other.cards.zone != "play" or other.types in ((), ("agenda",)):
        raise Unclear("under which card")
    return {"zone": "under", "attached_to": other.of_one()}


@nouns.rule
def placed_beneath(reading: Reading, person: Person, other: Noun) -> Patch:
    """``each card you placed under it``: what only this card's own text places there. Raises Unclear for others, and at the end
    of a period, where those are meant that were placed before."""
    if person.who != "you" or other.ref != "self" or reading.ending:
        raise Unclear("who placed it under which card")
    return beneath(reading, other)


@nouns.rule
def under_agenda(reading: Reading) -> Patch:
    return {"zone": "agenda", "controller": "you", "facedown": True}


@nouns.rule
def from_among(reading: Reading, other: Noun) -> Patch:
    if other.ref is None:
        raise Unclear("from among which cards")
    return {"among": other.ref, "zone": "any"}


@nouns.rule
def revealed_by(reading: Reading, person: Person) -> Patch:
    """``a plot card revealed by an opponent``: it is that player's."""
    return {"_all": [{"revealed": True}, controlled(reading, person)]}


@nouns.rule
def with_title(reading: Reading, title: str) -> Patch:
    return {"name": title}


@nouns.rule
def other_than(reading: Reading, other: Noun) -> Patch:
    if other.also:  # "other than this character and attached character"
        return {"_all": [other_than(reading, one) for one in (replace(other, also=()), *other.also)]}
    if other.ref == "self":
        return {"this": False}
    if other.ref == "host":
        return excluding({"host": True})
    if other.ref is None and other.cards == Cards(limited=True):
        return {"limited": False}
    return excluding({"among": other.ref}) if other.ref else {"_excluding": other.cards}


@nouns.rule
def not_chosen(reading: Reading) -> Patch:
    last = max((one.chosen_in for one in reading.mentions), default=0)
    refs = {one.ref for one in reading.mentions if one.chosen_in == last > 0 and one.ref is not None}
    if len(refs) < 2:
        return excluding({"among": reading.meant(plural=True)})
    return {
        "_all": [excluding({"among": ref}) for ref in sorted(refs)]
    }  # "each character and location not chosen"


@nouns.rule
def revealed(reading: Reading) -> Patch:
    return {"revealed": True}
