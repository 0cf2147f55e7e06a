"""What is said of cards, put together to one description."""

from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.text.phrases.person import Unclear

Patch = dict[str, Any]
"""Fields of ``Cards`` that an adjective or an ending gives; ``_all``: several patches; ``_excluding``: a description;
``_best``: it is one of these, ``with the highest STR among ..``; ``_best_in_play``: of all such cards in play, whose ever."""

_TUPLES = ("where", "excluding")
"""Fields that add up."""
_ABOUT_THE_NOUN = (
    "_each_of",
    "_of_any_player",
    "_total",
    "_best",
    "_best_in_play",
    "_as_one",
    "_picked_by",
)
"""What a patch says of the noun phrase, not of each card: see ``noun_descriptions.description``."""


def described(head: Cards, patches: list[Patch]) -> Cards:
    """The head with everything that is said of it: all of it must hold."""
    found = head
    each = flat(patches)
    for patch in each:
        for name, value in patch.items():
            found = _with(found, name, value)
    for patch in each:
        if "_best" in patch:
            found = _one_of_best(found, patch["_best"])
        if "_best_in_play" in patch:
            found = _one_of_best(found, replace(Cards(type=head.type), **patch["_best_in_play"]))
    if found.in_history == "reveal plot" and found.type != ("plot",):
        raise Unclear("where it was revealed")
    return found


def narrowed(cards: Cards, **fields: Any) -> Cards:
    """Those of the cards of which the fields hold too. ``you control the character with the highest STR``: it is the
    best of all, and you control it; not the best of yours."""
    if cards.highest is None and cards.lowest is None:
        return replace(cards, **fields)
    return _one_of_best(replace(Cards(type=cards.type, zone=cards.zone), **fields), cards)


def _one_of_best(found: Cards, best: Cards) -> Cards:
    """The cards that are also of the best: the two are one description where nothing else is said of the cards."""
    both = best
    for name in Cards.__struct_fields__:
        value = getattr(found, name)
        if value != getattr(Cards(), name) and (name, value) != ("zone", "any"):
            both = _with(both, name, value)
    return best if both == best else _with(found, "any_of", (best,))


def _with(found: Cards, name: str, value: Any) -> Cards:
    if name in _ABOUT_THE_NOUN:
        return found
    if name == "_excluding":
        return replace(found, excluding=_with_those_last(*found.excluding, replace(value, zone="any")))
    if name in _TUPLES:
        return replace(found, **{name: (*getattr(found, name), *value)})
    before = getattr(found, name)
    if before == getattr(Cards(), name) or before == value:
        return replace(found, **{name: value})
    if name == "zone" and "any" in (before, value):
        # "in your dead pile that was killed this phase": wherever the latter is, and it is there.
        return replace(found, zone=before if value == "any" else value)
    if name == "any_of":
        return replace(found, any_of=tuple(_deeper(part, value) for part in found.any_of))
    # A second one of a field that means "any of these": both must hold.
    return _with(found, "any_of", (replace(Cards(zone="any"), **{name: value}),))


def _with_those_last(*excluding: Cards) -> tuple[Cards, ...]:
    """First what they are not, then of which cards they are none, in whatever order it is said."""
    return tuple(sorted(excluding, key=lambda one: one.among is not None))


def _deeper(part: Cards, any_of: tuple[Cards, ...]) -> Cards:
    if not part.any_of:
        return replace(part, any_of=any_of)
    return replace(part, any_of=tuple(_deeper(inner, any_of) for inner in part.any_of))


def either_of(patches: tuple[Patch, ...]) -> Patch:
    """One of them at least: one field where they are all of the same kind (``Lord or Lady``)."""
    each = [flat([patch]) for patch in patches]
    names = {name for found in each for patch in found for name in patch}
    if len(names) == 1 and all(len(found) == 1 for found in each):
        (name,) = names
        values = [found[0][name] for found in each]
        if name not in _TUPLES and all(isinstance(value, tuple) for value in values):
            return {name: tuple(dict.fromkeys(one for value in values for one in value))}
    return {"any_of": tuple(described(Cards(zone="any"), found) for found in each)}


def excluding(patch: Patch) -> Patch:
    """What it says does not hold. Raises Unclear where it says nothing of a card by itself: ``a different title``."""
    found = described(Cards(zone="any"), [patch])
    if found == Cards(zone="any"):
        raise Unclear("than which cards")
    return {"_excluding": found}


def negated(patch: Patch) -> Patch:
    """The same; of one thing that a card is or is not, the other: ``non-unique``, ``not participating``."""
    if len(patch) == 1 and all(isinstance(value, bool) for value in patch.values()):
        return {name: not value for name, value in patch.items()}
    return excluding(patch)


def flat(patches: list[Patch]) -> list[Patch]:
    """Without ``_all``."""
    found: list[Patch] = []
    for patch in patches:
        found += flat(patch["_all"]) if "_all" in patch else [patch]
    return found


def one_after_another(endings: tuple[Patch, ...]) -> list[Patch]:
    """What follows the noun. Raises Unclear for ``a character with a Weapon attachment you control``: which of the two."""
    for first, second in pairwise(endings):
        attached = "attachment" in first or any(one.of == "attachments" for one in first.get("where", ()))
        if attached and "controller" in second:
            raise Unclear("who controls what")
    return list(endings)
