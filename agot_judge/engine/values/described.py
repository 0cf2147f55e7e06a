"""Characteristics that descriptions ask for and no other description: type, title, icons, affiliation, and print."""

from agot_judge.engine.ability import Modify
from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.state.board import is_duplicate
from agot_judge.engine.state.state import State
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope


def is_unique(state: State, printed: bool, card: int) -> bool:
    """True where the card is unique: a duplicate in play has no characteristics, what it is printed as included."""
    return printed and not (state.cards[card].zone == "play" and is_duplicate(state, card))


def with_named(words: tuple[str, ...], scope: Scope) -> tuple[str, ...]:
    """The words, with what was named where they say ``chosen``."""
    return (*words, *scope.words) if "chosen" in words else words


def type_fits(position: Position, types: tuple[str, ...], card: int) -> bool:
    """True where the card is of one of these types as it lies there."""
    here = position.state.cards[card]
    if here.becomes:
        return here.becomes in types or "card" in types
    if here.zone == "play" and is_duplicate(position.state, card):
        return "card" in types or "duplicate" in types
    if here.zone == "play" and here.facedown:
        # A card that is attached is an attachment: the ability that put it there has made it one.
        return "card" in types or ("attachment" in types and here.host >= 0)
    return position.game.cards[card].definition.face.type in types or "card" in types


def of_the_challenge(state: State, icons: tuple[str, ...]) -> tuple[str, ...]:
    """The icons, ``challenge`` among them being that of the challenge's type: there is none outside a challenge."""
    if "challenge" not in icons:
        return icons
    return () if state.challenge is None else (state.challenge.type,)


_YOUR_PLOT = Cards(type=("plot",), revealed=True, controller="you")


def modifies_plots(position: Position, value: str, card: int) -> bool:
    """True where it has a modifier (``+1 Initiative``), which a blank card has not."""
    if position.values.is_blank(position, card):
        return False
    return any(
        isinstance(effect, Modify)
        and isinstance(effect.on, Cards)
        and effect.on == _YOUR_PLOT
        and getattr(effect, value) != 0
        for ability in position.game.cards[card].definition.abilities
        if ability.kind == "constant" and ability.condition is None
        for effect in ability.effects
    )


def icon_fits(icons: frozenset[str], wanted: tuple[str, ...]) -> bool:
    """True where any of the icons is a wanted one."""
    return bool(icons) if "any" in wanted else not icons.isdisjoint(wanted)


def printed_fits(position: Position, cards: Cards, card: int, scope: Scope) -> bool:
    """True where the print fits: a blank card has no printed keyword, one that is facedown nothing at all, nor has a
    duplicate."""
    state = position.state
    printed = position.game.cards[card].definition
    if cards.printed_type and (
        printed.face.type not in cards.printed_type or state.cards[card].facedown or is_duplicate(state, card)
    ):
        return False
    if not cards.printed_keyword:
        return True
    names = {keyword.name for keyword in printed.keywords}
    return not names.isdisjoint(cards.printed_keyword) and not position.values.is_blank(
        position, card, scope.apart
    )


def faction_fits(position: Position, wanted: tuple[str, ...], card: int, scope: Scope) -> bool:
    """``neutral``: of no affiliation; ``in-faction``: of that of the faction card; ``out-of-faction``: only of
    others."""
    apart = scope.apart
    factions = position.values.factions(position, card, apart)
    for faction in with_named(wanted, scope):
        if faction == "neutral":
            if not factions:
                return True
        elif faction in ("in-faction", "out-of-faction"):
            own = position.state.players[position.state.cards[card].controller].faction
            matching = not factions.isdisjoint(position.values.factions(position, own, apart))
            if factions and matching == (faction == "in-faction"):
                return True
        elif faction in factions:
            return True
    return False


def is_alone(state: State, card: int) -> bool:
    """True where the card is the only attacker, or the only defender."""
    challenge = state.challenge
    return challenge is not None and (card,) in (challenge.attackers, challenge.defenders)


def is_named(name: str, meant: str, scope: Scope) -> bool:
    """True where the title is the one that is meant, or was named."""
    return name == meant or (meant == "chosen" and name in scope.words)
