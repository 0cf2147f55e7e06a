"""Values of cards and players, computed from the start each time: base values and everything that is in force.

Source: 2e/rr/modifiers/2 (the entire quantity is recalculated from the start).
"""

from typing import TYPE_CHECKING

from agot_judge.engine.ability import Cards, Condition, Modify, On
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
from agot_judge.engine.state import State

if TYPE_CHECKING:
    from agot_judge.engine.machine import Machine


def is_blank(machine: "Machine", state: State, card: int) -> bool:
    """Whether the card's printed text box is treated as if it were blank; a duplicate is blank (2e/rr/duplicates/5)."""
    here = state.cards[card]
    if here.blank or here.facedown or is_duplicate(state, card):
        return True
    if state.challenge is not None and card in state.challenge.assault:
        return True
    return any(
        effect.modify is not None and effect.modify.blank and card in effect.cards
        for effect in state.in_force
    )


def modifiers(machine: "Machine", state: State, card: int) -> list[tuple[Modify, int, int]]:
    """What changes this card now: the change, the card that it comes from, and that card's controller.

    Lasting effects come first, in the order in which they came into force, then the constant abilities in play.
    """
    found = [
        (effect.modify, effect.source, effect.controller)
        for effect in state.in_force
        if effect.modify is not None and card in effect.cards
    ]
    for source, modify, ability in machine.index.constants:
        if state.cards[source].zone == "play" and not is_blank(machine, state, source):
            you = state.cards[source].controller
            condition = machine.game.cards[source].definition.abilities[ability].condition
            if condition is not None and not holds(machine, state, condition, source, you):
                continue
            if reaches(machine, state, modify.on, card, source, you):
                found.append((modify, source, you))
    return found


def reaches(machine: "Machine", state: State, on: On, card: int, source: int, you: int) -> bool:
    """Whether a constant ability works on this card."""
    if on == "self":
        return card == source
    return isinstance(on, Cards) and matches(machine, state, on, card, source, you)


def has_modifiers(machine: "Machine", state: State) -> bool:
    """Whether anything at all could change a card now."""
    return bool(machine.index.constants or state.in_force)


def strength(machine: "Machine", state: State, card: int) -> int:
    """The character's STR, 0 or more; 0 for a card that has none."""
    printed = machine.game.cards[card].definition.face.strength
    base = printed if isinstance(printed, int) else 0
    if not has_modifiers(machine, state):
        return base
    total = base
    fixed: int | None = None
    for modify, source, you in modifiers(machine, state, card):
        if modify.strength:
            times = 1
            if modify.strength_per is not None:
                times = len(each(machine, state, modify.strength_per, source, you))
            total += modify.strength * times
        if modify.set_strength is not None:
            fixed = modify.set_strength
    return max(0, total if fixed is None else fixed)


def icons(machine: "Machine", state: State, card: int) -> frozenset[str]:
    """The challenge icons that the card has."""
    have = list(machine.game.cards[card].definition.face.icons)
    if not has_modifiers(machine, state):
        return frozenset(have)
    found = modifiers(machine, state, card)
    have += [icon for modify, _, _ in found for icon in modify.gains_icons]
    for modify, _, _ in found:
        for icon in modify.loses_icons:
            if icon in have:
                have.remove(icon)
    return frozenset(have)


def traits(machine: "Machine", state: State, card: int) -> frozenset[str]:
    """The traits that the card has."""
    printed = machine.game.cards[card].definition.face.traits
    if not has_modifiers(machine, state):
        return frozenset(printed)
    found = modifiers(machine, state, card)
    have = set(printed).union(*(modify.gains_traits for modify, _, _ in found))
    return frozenset(have.difference(*(modify.loses_traits for modify, _, _ in found)))


def keywords(machine: "Machine", state: State, card: int) -> tuple[Keyword, ...]:
    """The keywords that the card has, each once."""
    printed = machine.game.cards[card].definition.keywords
    if is_blank(machine, state, card):
        printed = ()
    if not has_modifiers(machine, state):
        return printed
    found = modifiers(machine, state, card)
    have = dict.fromkeys(printed)
    have.update({Keyword(name): None for modify, _, _ in found for name in modify.gains_keywords})
    lost = {name for modify, _, _ in found for name in modify.loses_keywords}
    return tuple(keyword for keyword in have if keyword.name not in lost)


def has_keyword(machine: "Machine", state: State, card: int, name: str) -> bool:
    """Whether the card has this keyword."""
    return any(keyword.name == name for keyword in keywords(machine, state, card))


def factions(machine: "Machine", state: State, card: int) -> frozenset[str]:
    """The card's affiliations; empty for a neutral card."""
    return frozenset(machine.game.cards[card].definition.face.factions)


def cannot(machine: "Machine", state: State, card: int, what: str) -> bool:
    """Whether something in force says that this cannot happen to the card (``be killed``)."""
    if not has_modifiers(machine, state):
        return False
    return any(what in modify.cannot for modify, _, _ in modifiers(machine, state, card))


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
        value += sum(modify.claim for modify, _, _ in modifiers(machine, state, plot))
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


_TITLE_STRENGTH = {
    "military": "Master of Ships",
    "intrigue": "Master of Whispers",
    "power": "Hand of the King",
}


def title_strength(machine: "Machine", state: State, player: int) -> int:
    """The STR that the player's melee title contributes to a challenge in which he or she participates.

    Source: 2e/rr/title-cards/5 to 7.
    """
    title, challenge = state.players[player].title, state.challenge
    if title < 0 or challenge is None:
        return 0
    name = machine.game.cards[title].definition.face.name
    return 1 if _TITLE_STRENGTH.get(challenge.type) == name else 0


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


def holds(machine: "Machine", state: State, condition: Condition, source: int, you: int) -> bool:
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
    elif condition.you_are is not None and you not in players_meant(state, condition.you_are, you):
        return False
    if condition.exists is not None:
        return len(each(machine, state, condition.exists, source, you)) >= condition.count_at_least
    return True


def each(machine: "Machine", state: State, cards: Cards, source: int, you: int) -> tuple[int, ...]:
    """Every identified card that fits the description, seen from an ability on ``source`` controlled by ``you``."""
    pool: tuple[int, ...]
    if cards.this:
        pool = (source,)
    elif cards.zone == "play":
        pool = in_play(state)
    else:
        pool = tuple(number for number, card in enumerate(state.cards) if card.zone == cards.zone)
    return tuple(card for card in pool if matches(machine, state, cards, card, source, you))


def matches(machine: "Machine", state: State, cards: Cards, card: int, source: int, you: int) -> bool:
    """Whether a card fits the description, seen from an ability on ``source`` controlled by ``you``."""
    here = state.cards[card]
    face = machine.game.cards[card].definition.face
    if here.zone != cards.zone or (cards.this is not None and cards.this != (card == source)):
        return False
    if cards.host is not None and cards.host != (state.cards[source].host == card):
        return False
    if cards.type and ("card" if here.facedown else face.type) not in cards.type:
        return False
    if cards.name is not None and face.name != cards.name:
        return False
    if cards.controller != "any" and here.controller not in players_meant(state, cards.controller, you):
        return False
    if cards.unique is not None and face.unique != cards.unique:
        return False
    if cards.loyal is not None and face.loyal != cards.loyal:
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
    return _characteristics_match(machine, state, cards, card)


def _characteristics_match(machine: "Machine", state: State, cards: Cards, card: int) -> bool:
    if cards.faction and not factions(machine, state, card).intersection(cards.faction):
        return False
    if cards.trait and not traits(machine, state, card).intersection(cards.trait):
        return False
    if cards.icon and not icons(machine, state, card).intersection(cards.icon):
        return False
    if cards.without_icon and icons(machine, state, card).intersection(cards.without_icon):
        return False
    if cards.keyword and not any(has_keyword(machine, state, card, name) for name in cards.keyword):
        return False
    if cards.strength_at_least is not None and strength(machine, state, card) < cards.strength_at_least:
        return False
    return cards.strength_at_most is None or strength(machine, state, card) <= cards.strength_at_most
