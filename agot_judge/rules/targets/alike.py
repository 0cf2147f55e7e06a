"""Cards that are chosen together and have something in common, or of which no two do."""

from collections import Counter

from agot_judge.engine.ability.cards import Shared
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.state import State
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
def had(machine: Machine, state: State, what: Shared, card: int, scope: Scope) -> frozenset[str]:
    """What the card has of this kind: its Traits, its title; nothing where it has no printed cost."""
    face = machine.game.cards[card].definition.face
    if what == "trait":
        return frozenset(machine.values.traits(machine, state, card, scope.apart))
    if what == "faction":
        return frozenset(machine.values.factions(machine, state, card))
    if what == "icon":
        return frozenset(machine.values.icons(machine, state, card, scope.apart))
    if what == "printed cost":
        return frozenset() if face.cost is None else frozenset({str(face.cost)})
    return frozenset({face.name if what == "name" else face.type})


def are_alike(machine: Machine, state: State, what: Shared, cards: tuple[int, ...], scope: Scope) -> bool:
    """Whether all of them have one of these in common."""
    each = [had(machine, state, what, card, scope) for card in cards]
    return len(each) < 2 or bool(frozenset.intersection(*each))


def are_unlike(machine: Machine, state: State, what: Shared, cards: tuple[int, ...], scope: Scope) -> bool:
    """Whether no two of them have the same."""
    each = [had(machine, state, what, card, scope) for card in cards]
    return all(each) and len(frozenset().union(*each)) == sum(map(len, each))


def most_alike(machine: Machine, state: State, what: Shared, cards: tuple[int, ...], scope: Scope) -> int:
    """How many of the cards have one of these in common at most."""
    numbers = Counter(one for card in cards for one in had(machine, state, what, card, scope))
    return max(numbers.values(), default=0)


def most_unlike(machine: Machine, state: State, what: Shared, cards: tuple[int, ...], scope: Scope) -> int:
    """How many of the cards can be together where no two have the same: of a title, a cost, a type each has one."""
    return len({one for card in cards for one in had(machine, state, what, card, scope)})
