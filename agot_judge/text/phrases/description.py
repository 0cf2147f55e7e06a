"""Words about cards, put together to one description."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards, Measure
from agot_judge.engine.ability.walk import given
from agot_judge.engine.ability.words import Who
from agot_judge.text.phrases.person import Unclear

Fields = dict[str, Any]
"""Fields of ``Cards``."""

_TUPLES = ("where", "excluding")
"""Fields that add up."""


class Said(Struct, frozen=True, kw_only=True):
    """Words before or after a noun: fields that each of the cards has, and what they say of the noun phrase as a whole."""

    fields: Fields = {}
    each: tuple["Patch", ...] = ()
    """Several words, all of which hold."""
    excluding: Cards | None = None
    """The cards that they are not."""
    best: Cards | None = None
    """The cards of which it is one: ``with the highest STR among ..``."""
    best_in_play: Fields = {}
    """The fields of the best, of all such cards in play, whose ever."""
    each_of: str = ""
    """The players for each of whom there is one: ``controlled by each player``."""
    of_any_player: bool = False
    """``in a player's hand``: of one player, whoever it is."""
    of_same_player: bool = False
    """``controlled by the same player``."""
    total: tuple[Measure, Amount] | None = None
    """``with total printed cost 3 or lower``."""
    eligible: bool = False
    """``eligible``: such as the effect could affect."""
    picked_by: Who | None = None
    """``of that player's choice``."""

    @property
    def is_plain(self) -> bool:
        """True where nothing is said but fields."""
        return self == Said(fields=self.fields)


Patch = Fields | Said
"""Words about cards; fields alone where nothing else is said."""


def said(patch: Patch) -> Said:
    """The words in full."""
    return patch if isinstance(patch, Said) else Said(fields=patch)


def described(head: Cards, patches: Iterable[Patch]) -> Cards:
    """The head with everything that is said of it: all of it must hold."""
    found = head
    each = flat(patches)
    for one in each:
        for name, value in one.fields.items():
            found = _with(found, name, value)
        if one.excluding is not None:
            others = (*found.excluding, replace(one.excluding, zone="any"))
            found = replace(found, excluding=_with_those_last(*others))
    for one in each:
        if one.best is not None:
            found = _one_of_best(found, one.best)
        if one.best_in_play:
            found = _one_of_best(found, replace(Cards(type=head.type), **one.best_in_play))
    if (found.highest or found.lowest) and any(one.eligible for one in each):
        found = replace(found, eligible=True)  # otherwise all that could be affected are eligible anyway
    if found.in_history == "reveal plot" and found.type != ("plot",):
        raise Unclear("where it was revealed")
    return found


def narrowed(cards: Cards, **fields: Any) -> Cards:
    """The cards, of which the fields hold too. ``you control the character with the highest STR``: it is the
    best of all, and you control it; not the best of yours."""
    if cards.highest is None and cards.lowest is None:
        return replace(cards, **fields)
    return _one_of_best(replace(Cards(type=cards.type, zone=cards.zone), **fields), cards)


def _one_of_best(found: Cards, best: Cards) -> Cards:
    """The cards that are also of the best: the two are one description where nothing else is said of the cards."""
    both = best
    for name, value in given(found).items():
        if (name, value) != ("zone", "any"):
            both = _with(both, name, value)
    return best if both == best else _with(found, "any_of", (best,))


def _with(found: Cards, name: str, value: Any) -> Cards:
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
    """The words of which one at least holds: one field where they are all of the same kind (``Lord or Lady``)."""
    each = [flat([patch]) for patch in patches]
    single = [found[0].fields for found in each if len(found) == 1 and found[0].is_plain]
    names = {name for fields in single for name in fields}
    if len(single) == len(each) and len(names) == 1:
        (name,) = names
        values = [fields[name] for fields in single]
        if name not in _TUPLES and all(isinstance(value, tuple) for value in values):
            return {name: tuple(dict.fromkeys(one for value in values for one in value))}
    return {"any_of": tuple(described(Cards(zone="any"), found) for found in each)}


def excluding(patch: Patch) -> Said:
    """The opposite. Raises Unclear where it says nothing of a card by itself: ``a different title``."""
    found = described(Cards(zone="any"), [patch])
    if found == Cards(zone="any"):
        raise Unclear("than which cards")
    return Said(excluding=found)


def negated(patch: Patch) -> Patch:
    """The opposite; of one thing that a card is or is not, the other: ``non-unique``, ``not participating``."""
    if isinstance(patch, dict) and len(patch) == 1 and all(isinstance(one, bool) for one in patch.values()):
        return {name: not value for name, value in patch.items()}
    return excluding(patch)


def flat(patches: Iterable[Patch]) -> list[Said]:
    """The words one by one."""
    return [part for one in map(said, patches) for part in (flat(one.each) if one.each else [one])]


def one_after_another(endings: tuple[Patch, ...]) -> list[Patch]:
    """The endings of a noun. Raises Unclear for ``a character with a Weapon attachment you control``: which of the two."""
    for first, second in pairwise(map(said, endings)):
        things = first.fields.get("where", ())
        attached = "attachment" in first.fields or any(one.of == "attachments" for one in things)
        if attached and "controller" in second.fields:
            raise Unclear("who controls what")
    return list(endings)
