"""Cards that are chosen together and have something in common, or of which no two do."""

from collections import Counter

from agot_judge.engine.ability.cards import Shared
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope

_SAID = {
    "name": "title",
    "type": "cardtype",
    "trait": "Trait",
    "faction": "faction",
    "icon": "challenge icon",
}


def in_words(what: Shared) -> str:
    """``title``, ``printed cost``."""
    return _SAID.get(what, what)


@shared.rule("2e/rr/target/1")
def had(position: Position, what: Shared, card: int, scope: Scope) -> frozenset[str]:
    """What the card has of this kind: its Traits, its title; nothing where it has no printed cost."""
    face = position.game.cards[card].definition.face
    if what == "trait":
        return frozenset(position.values.traits(position, card, scope.apart))
    if what == "faction":
        return frozenset(position.values.factions(position, card))
    if what == "icon":
        return frozenset(position.values.icons(position, card, scope.apart))
    if what == "printed cost":
        return frozenset() if face.cost is None else frozenset({str(face.cost)})
    return frozenset({face.name if what == "name" else face.type})


def are_alike(position: Position, what: Shared, cards: tuple[int, ...], scope: Scope) -> bool:
    """Whether all of them have one of these in common."""
    each = [had(position, what, card, scope) for card in cards]
    return len(each) < 2 or bool(frozenset.intersection(*each))


def are_unlike(position: Position, what: Shared, cards: tuple[int, ...], scope: Scope) -> bool:
    """Whether no two of them have the same."""
    each = [had(position, what, card, scope) for card in cards]
    return all(each) and len(frozenset().union(*each)) == sum(map(len, each))


def most_alike(position: Position, what: Shared, cards: tuple[int, ...], scope: Scope) -> int:
    """How many of the cards have one of these in common at most."""
    numbers = Counter(one for card in cards for one in had(position, what, card, scope))
    return max(numbers.values(), default=0)


def most_unlike(position: Position, what: Shared, cards: tuple[int, ...], scope: Scope) -> int:
    """How many of the cards can be together where no two have the same: of a title, a cost, a type each has one."""
    return len({one for card in cards for one in had(position, what, card, scope)})
