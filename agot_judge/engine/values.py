"""Values of cards and players, computed from the start each time: base values and everything that is in force.

Source: 2e/rr/modifiers/2 (the entire quantity is recalculated from the start).
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from agot_judge.engine.ability import Cards, Comparison, Condition, Modify, On
from agot_judge.engine.amounts import amount_of
from agot_judge.engine.board import (
    controlled,
    in_play,
    is_attacking,
    is_defending,
    is_duplicate,
    is_participating,
    players_meant,
)
from agot_judge.engine.game import Keyword
from agot_judge.engine.matching import compares
from agot_judge.engine.scope import Scope
from agot_judge.engine.state import State
from agot_judge.engine.titles import title_plot_modifier, title_strength
from agot_judge.errors import NotSupportedYet

if TYPE_CHECKING:
    from agot_judge.engine.machine import Machine


Apart = tuple[tuple[int, int], ...]
"""Constant abilities, by card and ability number, whose reach is being found out just now: they are left out, so that
"each Knight is a Lord, each Lord is a Knight" does not go in a circle."""


def is_blank(machine: "Machine", state: State, card: int, apart: Apart = ()) -> bool:
    """Whether the card's printed text box is treated as if it were blank; a duplicate is blank (2e/rr/duplicates/5)."""
    here = state.cards[card]
    if here.blank or here.facedown or is_duplicate(state, card):
        return True
    if state.challenge is not None and card in state.challenge.assault:
        return True
    if any(
        effect.modify is not None and effect.modify.blank and card in effect.cards
        for effect in state.in_force
    ):
        return True
    return "blank" in machine.index.constants and any(constants(machine, state, card, "blank", apart))


def constants(
    machine: "Machine", state: State, card: int, what: str, apart: Apart = ()
) -> Iterator[tuple[Modify, int, int]]:
    """The active constant abilities that change this (``strength``, ``icons`` ...) about the card.

    Each with the card that it is on, and that card's controller.
    """
    for source, modify, number in machine.index.constants.get(what, ()):
        ability = machine.game.cards[source].definition.abilities[number]
        if state.cards[source].zone != ability.zone or (source, number) in apart:
            continue
        within = (*apart, (source, number))
        if is_blank(machine, state, source, within):
            continue
        you = state.cards[source].controller
        condition = ability.condition
        if condition is not None and not holds(machine, state, condition, source, you, within):
            continue
        if reaches(machine, state, modify.on, card, source, you, within):
            yield modify, source, you


def modifiers(
    machine: "Machine", state: State, card: int, what: str, apart: Apart = ()
) -> list[tuple[Modify, int, int]]:
    """What changes this (``strength``, ``icons`` ...) about the card now: the change, its source, and the controller.

    Lasting effects come first, in the order in which they came into force, then the constant abilities in play.
    """
    found = [
        (effect.modify, effect.source, effect.controller)
        for effect in state.in_force
        if effect.modify is not None and card in effect.cards
    ]
    found += constants(machine, state, card, what, apart)
    return found


def reaches(
    machine: "Machine", state: State, on: On, card: int, source: int, you: int, apart: Apart = ()
) -> bool:
    """Whether a constant ability works on this card."""
    if on == "self":
        return card == source
    return isinstance(on, Cards) and matches(machine, state, on, card, source, you, apart)


def has_modifiers(machine: "Machine", state: State) -> bool:
    """Whether anything at all could change a card now."""
    return bool(machine.index.constants or state.in_force)


def strength(machine: "Machine", state: State, card: int, apart: Apart = ()) -> int:
    """The character's STR, 0 or more; 0 for a card that has none."""
    printed = machine.game.cards[card].definition.face.strength
    base = printed if isinstance(printed, int) and not state.cards[card].facedown else 0
    if not has_modifiers(machine, state):
        return base
    total = base
    fixed: int | None = None
    for modify, source, you in modifiers(machine, state, card, "strength", apart):
        if modify.strength:
            total += amount_of(machine, state, modify.strength, Scope(source=source, you=you, apart=apart))
        if modify.set_strength is not None:
            fixed = amount_of(machine, state, modify.set_strength, Scope(source=source, you=you, apart=apart))
    return max(0, total if fixed is None else fixed)


def _instances(printed: Iterable[str], gained: Iterable[str], lost: Iterable[str]) -> frozenset[str]:
    """What is left when each loss takes one instance (2e/faq/nymeria-sand/2, 2e/faq/2.9/1)."""
    have = [*printed, *gained]
    for one in lost:
        if one in have:
            have.remove(one)
    return frozenset(have)


def icons(machine: "Machine", state: State, card: int, apart: Apart = ()) -> frozenset[str]:
    """The challenge icons that the card has."""
    printed = () if state.cards[card].facedown else machine.game.cards[card].definition.face.icons
    if not has_modifiers(machine, state):
        return frozenset(printed)
    found = modifiers(machine, state, card, "icons", apart)
    return _instances(
        printed,
        (icon for modify, _, _ in found for icon in modify.gains_icons),
        (icon for modify, _, _ in found for icon in modify.loses_icons),
    )


def traits(machine: "Machine", state: State, card: int, apart: Apart = ()) -> frozenset[str]:
    """The traits that the card has."""
    printed = () if state.cards[card].facedown else machine.game.cards[card].definition.face.traits
    if not has_modifiers(machine, state):
        return frozenset(printed)
    found = modifiers(machine, state, card, "traits", apart)
    if any(modify.blank and not modify.except_traits for modify, _, _ in found):
        printed = ()  # traits stand in the text box (2e/rr/blank/2)
    return _instances(
        printed,
        (trait for modify, _, _ in found for trait in modify.gains_traits),
        (trait for modify, _, _ in found for trait in modify.loses_traits),
    )


def keywords(machine: "Machine", state: State, card: int, apart: Apart = ()) -> tuple[Keyword, ...]:
    """The keywords that the card has, each once."""
    printed = machine.game.cards[card].definition.keywords
    if is_blank(machine, state, card, apart):
        printed = ()
    if not has_modifiers(machine, state):
        return printed
    found = modifiers(machine, state, card, "keywords", apart)
    have = [*printed, *(Keyword(name) for modify, _, _ in found for name in modify.gains_keywords)]
    for name in (name for modify, _, _ in found for name in modify.loses_keywords):
        instance = next((keyword for keyword in have if keyword.name == name), None)
        if instance is not None:
            have.remove(instance)
    return tuple(dict.fromkeys(have))


def has_keyword(machine: "Machine", state: State, card: int, name: str, apart: Apart = ()) -> bool:
    """Whether the card has this keyword."""
    return any(keyword.name == name for keyword in keywords(machine, state, card, apart))


def factions(machine: "Machine", state: State, card: int) -> frozenset[str]:
    """The card's affiliations; empty for a neutral card."""
    if state.cards[card].facedown:
        return frozenset()
    return frozenset(machine.game.cards[card].definition.face.factions)


def cannot(machine: "Machine", state: State, card: int, what: str) -> bool:
    """Whether something in force says that this cannot happen to the card (``be killed``)."""
    if not has_modifiers(machine, state):
        return False
    return any(what in modify.cannot for modify, _, _ in modifiers(machine, state, card, "cannot"))


def power_of(machine: "Machine", state: State, player: int) -> int:
    """The player's power total: all power on cards that he or she controls."""
    return sum(state.cards[card].power for card in controlled(state, player))


def plot_value(machine: "Machine", state: State, player: int, name: str) -> int:
    """A value of the player's revealed plot card (``gold``, ``initiative``, ``claim``, ``reserve``), 0 without a plot."""
    plot = state.players[player].plot
    if plot < 0:
        return 0
    printed = getattr(machine.game.cards[plot].definition.face, name)
    value = printed if isinstance(printed, int) else 0
    if name == "claim" and has_modifiers(machine, state):
        value += sum(
            amount_of(machine, state, modify.claim, Scope(source=source, you=you))
            for modify, source, you in modifiers(machine, state, plot, "claim")
        )
    value += title_plot_modifier(machine, state, player, name)
    return max(0, value)


def claim_of(machine: "Machine", state: State, player: int) -> int:
    """The claim value on the player's revealed plot card."""
    return plot_value(machine, state, player, "claim")


def initiative_of(machine: "Machine", state: State, player: int) -> int:
    """The initiative value on the player's revealed plot card."""
    return plot_value(machine, state, player, "initiative")


def reserve_of(machine: "Machine", state: State, player: int) -> int:
    """The reserve value on the player's revealed plot card."""
    return plot_value(machine, state, player, "reserve")


def income_of(machine: "Machine", state: State, player: int) -> int:
    """The gold value on the player's revealed plot card."""
    return plot_value(machine, state, player, "gold")


def attacking_strength(machine: "Machine", state: State) -> int:
    """The total STR on the attacking player's side of the present challenge."""
    challenge = state.challenge
    if challenge is None or not challenge.attackers:
        return 0
    total = sum(strength(machine, state, card) for card in challenge.attackers)
    return total + title_strength(machine, state, challenge.attacker)


def defending_strength(machine: "Machine", state: State) -> int:
    """The total STR on the defending player's side of the present challenge."""
    challenge = state.challenge
    if challenge is None or not challenge.defenders:
        return 0
    total = sum(strength(machine, state, card) for card in challenge.defenders)
    return total + title_strength(machine, state, challenge.defender)


def holds(
    machine: "Machine", state: State, condition: Condition, source: int, you: int, apart: Apart = ()
) -> bool:
    """Whether a condition of an ability is true now."""
    challenge = state.challenge
    if condition.phase and state.phase not in condition.phase:
        return False
    if condition.challenge and (
        challenge is None or ("any" not in condition.challenge and challenge.type not in condition.challenge)
    ):
        return False
    if condition.you_are == "first player":
        if state.first_player != you:
            return False
    elif condition.you_are == "not first player":
        if state.first_player == you:
            return False
    elif condition.you_are is not None and you not in players_meant(state, condition.you_are, you):
        return False
    if condition.exists is not None:
        return len(each(machine, state, condition.exists, source, you, apart)) >= condition.count_at_least
    return True


def each(
    machine: "Machine", state: State, cards: Cards, source: int, you: int, apart: Apart = ()
) -> tuple[int, ...]:
    """Every identified card that fits the description, seen from an ability on ``source`` controlled by ``you``."""
    pool: tuple[int, ...]
    if cards.this:
        pool = (source,)
    elif cards.zone == "play":
        pool = in_play(state)
    else:
        pool = tuple(number for number, card in enumerate(state.cards) if _is_in(card.zone, cards.zone))
    return tuple(card for card in pool if matches(machine, state, cards, card, source, you, apart))


def matches(
    machine: "Machine", state: State, cards: Cards, card: int, source: int, you: int, apart: Apart = ()
) -> bool:
    """Whether a card fits the description, seen from an ability on ``source`` controlled by ``you``."""
    here = state.cards[card]
    face = machine.game.cards[card].definition.face
    if not _is_in(here.zone, cards.zone) or (cards.this is not None and cards.this != (card == source)):
        return False
    if cards.host is not None and cards.host != (state.cards[source].host == card):
        return False
    if cards.type and ("card" if here.facedown else face.type) not in cards.type:
        return False
    if cards.name is not None and (here.facedown or face.name != cards.name):
        return False
    if cards.controller != "any" and here.controller not in players_meant(state, cards.controller, you):
        return False
    if cards.unique is not None and (face.unique and not here.facedown) != cards.unique:
        return False
    if cards.loyal is not None and (face.loyal and not here.facedown) != cards.loyal:
        return False
    if cards.kneeling is not None and here.kneeling != cards.kneeling:
        return False
    if cards.attacking is not None and is_attacking(state, card) != cards.attacking:
        return False
    if cards.defending is not None and is_defending(state, card) != cards.defending:
        return False
    if cards.participating is not None and is_participating(state, card) != cards.participating:
        return False
    if cards.with_token is not None and not any(name == cards.with_token for name, _ in here.tokens):
        return False
    return _characteristics_match(machine, state, cards, card, apart)


def _is_in(zone: str, zones: str | tuple[str, ...]) -> bool:
    return zone == zones or zones == "any" or (isinstance(zones, tuple) and zone in zones)


def _characteristics_match(machine: "Machine", state: State, cards: Cards, card: int, apart: Apart) -> bool:
    if cards.faction and not factions(machine, state, card).intersection(cards.faction):
        return False
    if cards.trait and not traits(machine, state, card, apart).intersection(cards.trait):
        return False
    if cards.icon and not icons(machine, state, card, apart).intersection(cards.icon):
        return False
    if cards.without_icon and icons(machine, state, card, apart).intersection(cards.without_icon):
        return False
    if cards.keyword and not any(has_keyword(machine, state, card, name, apart) for name in cards.keyword):
        return False
    return all(_compares(machine, state, comparison, card, apart) for comparison in cards.where)


def _compares(machine: "Machine", state: State, comparison: Comparison, card: int, apart: Apart) -> bool:
    if comparison.of != "STR":
        raise NotSupportedYet(f"not supported yet: comparing {comparison.of}.")
    right = amount_of(machine, state, comparison.amount, Scope(source=card, you=-1, apart=apart))
    return compares(strength(machine, state, card, apart), comparison.relation, right)
