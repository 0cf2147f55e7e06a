"""Values of cards and players, computed from the start: base values and everything that is in force.

The entire quantity is recalculated whenever anything changes that it reads.
"""

from collections.abc import Iterable

from agot_judge.engine.ability import Cards, Condition
from agot_judge.engine.reading import ITS_FACTIONS, ITS_ICONS, ITS_KEYWORDS, ITS_STRENGTH, ITS_TRAITS
from agot_judge.engine.state.board import is_duplicate
from agot_judge.engine.state.game import Keyword, keyword_from
from agot_judge.engine.values.adjustments import adjusted as adjusted
from agot_judge.engine.values.adjustments import considered as considered
from agot_judge.engine.values.amounts import amount_of as amount_of
from agot_judge.engine.values.amounts import amount_on as amount_on
from agot_judge.engine.values.amounts import number_on as number_on
from agot_judge.engine.values.conditions import holds_in as holds_in
from agot_judge.engine.values.continuous import Change, has_modifiers, modifiers, occurs
from agot_judge.engine.values.continuous import constants as constants
from agot_judge.engine.values.continuous import is_blank as is_blank
from agot_judge.engine.values.continuous import is_immune as is_immune
from agot_judge.engine.values.contributing import sides_of
from agot_judge.engine.values.history import times_happened as times_happened
from agot_judge.engine.values.instances import NONE, instances, kept, losses, permitted
from agot_judge.engine.values.matching import each_in, matches_in
from agot_judge.engine.values.plot_values import claim_of as claim_of
from agot_judge.engine.values.plot_values import income_of as income_of
from agot_judge.engine.values.plot_values import initiative_of as initiative_of
from agot_judge.engine.values.plot_values import plot_value as plot_value
from agot_judge.engine.values.plot_values import reserve_of as reserve_of
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.power_totals import power_of as power_of
from agot_judge.engine.values.prohibitions import count_exceptions as count_exceptions
from agot_judge.engine.values.prohibitions import has_exception as has_exception
from agot_judge.engine.values.prohibitions import is_not_raised, is_not_reduced
from agot_judge.engine.values.prohibitions import is_prohibited as is_prohibited
from agot_judge.engine.values.scope import Apart, Scope
from agot_judge.engine.values.titles import title_strength


def strength(position: Position, card: int, apart: Apart = ()) -> int:
    """The character's STR, 0 or more; 0 for a card that has none.

    What is added and taken away comes first, then doubling and halving, rounded up; the most recent "set" overrides all
    of it. What would reduce a STR that cannot be reduced is ignored.
    """
    printed = position.game.cards[card].definition.face.strength
    base = printed if isinstance(printed, int) and not position.state.cards[card].facedown else 0
    if not position.may_be_changed("strength"):
        return base
    if apart:
        apart = position.that_matter(apart, "strength")
    kept = position.kept_of(ITS_STRENGTH, card)
    known: int | None = kept.get((ITS_STRENGTH, card, apart))
    if known is None:
        known = kept[ITS_STRENGTH, card, apart] = _strength(position, card, apart)
    return known


def _strength(position: Position, card: int, apart: Apart) -> int:
    found = modifiers(position, card, "strength", apart)
    total = base = base_strength(position, card, found)
    factor, divisor = 1, 1
    fixed: tuple[int, int] | None = None
    keeps, stays = position.index.keeps_strength, position.index.strength_stays
    for modify, scope, since in found:
        kept = keeps and is_not_reduced(position, card, scope.source, apart)
        raised = not (stays and is_not_raised(position, card, scope.source, apart))
        added = modify.strength
        change = added if type(added) is int else amount_on(position, added, scope, card)
        if modify.lower_strength != 0:
            change -= amount_on(position, modify.lower_strength, scope, card)
        change = max(0, change) if kept else change
        total += change if raised else min(0, change)
        if modify.multiply_strength != 1 and raised:
            factor *= modify.multiply_strength
        if modify.halve_strength and not kept:
            divisor *= 2
        if modify.set_strength is not None and not modify.base_value and (fixed is None or since >= fixed[0]):
            set_to = amount_on(position, modify.set_strength, scope, card)
            if (set_to >= base or not kept) and (set_to <= base or raised):
                fixed = since, set_to
    return max(0, fixed[1] if fixed is not None else -(-total * factor // divisor))


def base_strength(position: Position, card: int, found: Iterable[Change]) -> int:
    """The character's STR before any modifier, printed or as its text defines X."""
    printed = position.game.cards[card].definition.face.strength
    base = printed if isinstance(printed, int) and not position.state.cards[card].facedown else 0
    for modify, scope, _ in found:
        if modify.set_strength is not None and modify.base_value:
            base = amount_on(position, modify.set_strength, scope, card)
    return base


def icons(position: Position, card: int, apart: Apart = ()) -> frozenset[str]:
    """The challenge icons that the card has."""
    if not position.may_be_changed("icons"):
        return frozenset(printed_icons(position, card))
    if apart:
        apart = position.that_matter(apart, "icons")
    kept = position.kept_of(ITS_ICONS, card)
    known: frozenset[str] | None = kept.get((ITS_ICONS, card, apart))
    if known is None:
        known = kept[ITS_ICONS, card, apart] = _icons(position, card, apart)
    return known


def _icons(position: Position, card: int, apart: Apart) -> frozenset[str]:
    printed = printed_icons(position, card)
    found = modifiers(position, card, "icons", apart)
    gained = [
        icon for change in found for icon in (*change.modify.gains_icons, *_copied_icons(position, change))
    ]
    have = [*printed, *permitted(position, card, "icon", gained, apart)]
    lost = losses(found, "icons")
    return instances(have, lost, kept(position, card, "icon", have, apart) if lost else NONE)


def printed_icons(position: Position, card: int) -> tuple[str, ...]:
    """The icons that are printed on the card, seen faceup."""
    return () if position.state.cards[card].facedown else position.game.cards[card].definition.face.icons


def _copied_icons(position: Position, change: Change) -> frozenset[str]:
    """The icons of the cards whose icons it has as well; what makes it so is left out of theirs."""
    if change.modify.icons_of is None:
        return frozenset()
    others = each_in(position, change.modify.icons_of, change.scope)
    return frozenset(icon for other in others for icon in icons(position, other, change.scope.apart))


def traits(position: Position, card: int, apart: Apart = ()) -> frozenset[str]:
    """The traits that the card has."""
    if not position.may_be_changed("traits"):
        return frozenset(printed_traits(position, card, apart))
    if apart:
        apart = position.that_matter(apart, "traits")
    kept = position.kept_of(ITS_TRAITS, card)
    known: frozenset[str] | None = kept.get((ITS_TRAITS, card, apart))
    if known is None:
        known = kept[ITS_TRAITS, card, apart] = _traits(position, card, apart)
    return known


def _traits(position: Position, card: int, apart: Apart) -> frozenset[str]:
    printed = printed_traits(position, card, apart)
    found = modifiers(position, card, "traits", apart)
    gained = (trait for change in found for trait in change.modify.gains_traits)
    return instances([*printed, *gained], losses(found, "traits"))


def crests(position: Position, card: int, apart: Apart = ()) -> frozenset[str]:
    """The crests that the card has: they stand outside the text box, so that a blank card keeps them."""
    printed = position.game.cards[card].definition.face.crests
    if not position.may_be_changed("crests"):
        return frozenset(printed)
    found = modifiers(position, card, "crests", apart)
    gained = (crest for change in found for crest in change.modify.gains_crests)
    return instances([*printed, *gained], losses(found, "crests"))


def printed_traits(position: Position, card: int, apart: Apart = ()) -> tuple[str, ...]:
    """The traits that are printed on the card, as far as its text box is not blank."""
    here = position.state.cards[card]
    if here.facedown or here.blank:
        return ()
    found = modifiers(position, card, "traits", apart)
    if any(change.modify.blank and not change.modify.except_traits for change in found):
        return ()  # traits stand in the text box
    return position.game.cards[card].definition.face.traits


def keywords(position: Position, card: int, apart: Apart = ()) -> tuple[Keyword, ...]:
    """The keywords that the card has, each once."""
    if not has_modifiers(position):
        found = printed_keywords(position, card, apart)
        return found if len(found) < 2 else tuple(dict.fromkeys(found))
    if apart:
        apart = position.that_matter(apart, "keywords")
    kept = position.kept_of(ITS_KEYWORDS, card)
    known: tuple[Keyword, ...] | None = kept.get((ITS_KEYWORDS, card, apart))
    if known is None:
        known = kept[ITS_KEYWORDS, card, apart] = tuple(
            dict.fromkeys(instances_of_keywords(position, card, apart))
        )
    return known


def instances_of_keywords(position: Position, card: int, apart: Apart = ()) -> tuple[Keyword, ...]:
    """The keywords that are printed on the card and that it gains, one for each source."""
    printed = printed_keywords(position, card, apart)
    if not position.may_be_changed("keywords"):
        return printed
    found = modifiers(position, card, "keywords", apart)
    if not found:
        return printed
    gained: list[Keyword] = []
    for change in found:
        gained += (_gained(position, change, word, card) for word in change.modify.gains_keywords)
        if change.modify.keywords_of is not None:
            for other in each_in(position, change.modify.keywords_of, change.scope):
                gained += keywords(position, other, change.scope.apart)
    may = permitted(position, card, "keyword", (one.name for one in gained), apart)
    have = [*printed, *(one for one in gained if one.name in may)]
    lost = losses(found, "keywords")
    never = kept(position, card, "keyword", (one.name for one in have), apart) if lost else NONE
    for name in lost:
        if name == "all":
            have = [keyword for keyword in have if keyword.name in never]
            continue
        instance = next((one for one in have if one.name == name and name not in never), None)
        if instance is not None:
            have.remove(instance)
    return tuple(have)


def printed_keywords(position: Position, card: int, apart: Apart = ()) -> tuple[Keyword, ...]:
    """The keywords that are printed on the card, as far as its text box is not blank."""
    printed = position.game.cards[card].definition.keywords
    return () if printed and is_blank(position, card, apart) else printed


def _gained(position: Position, change: Change, word: str, card: int) -> Keyword:
    """The keyword that a change gives: ``renown``, ``prized (1)``, ``ambush (X)`` with its number."""
    keyword = keyword_from(word)
    if change.modify.keyword_number is None:
        return keyword
    number = amount_on(position, change.modify.keyword_number, change.scope, card)
    return Keyword(keyword.name, number, keyword.words)


def has_keyword(position: Position, card: int, name: str, apart: Apart = ()) -> bool:
    """True where the card has this keyword."""
    found = keywords(position, card, apart) if occurs(position, name) else ()
    return name in [keyword.name for keyword in found]


def factions(position: Position, card: int, apart: Apart = ()) -> frozenset[str]:
    """The card's affiliations; empty for a neutral card."""
    if position.state.cards[card].facedown and position.state.cards[card].zone == "play":
        return frozenset()
    printed = position.game.cards[card].definition.face.factions
    if not position.may_be_changed("factions"):
        return frozenset(printed)
    if apart:
        apart = position.that_matter(apart, "factions")
    kept = position.kept_of(ITS_FACTIONS, card)
    known: frozenset[str] | None = kept.get((ITS_FACTIONS, card, apart))
    if known is None:
        known = kept[ITS_FACTIONS, card, apart] = _factions(position, card, printed, apart)
    return known


def _factions(position: Position, card: int, printed: Iterable[str], apart: Apart) -> frozenset[str]:
    found = modifiers(position, card, "factions", apart)
    losing = [change for change in found if change.modify.loses_factions]
    if losing:
        # All others are lost, gained ones too; of several such effects the most recent one is left.
        return frozenset(max(losing, key=lambda change: change.since).modify.gains_factions)
    return frozenset((*printed, *(faction for change in found for faction in change.modify.gains_factions)))


def is_loyal(position: Position, card: int, apart: Apart = ()) -> bool:
    """True where the card is loyal, or considered to be."""
    here = position.state.cards[card]
    if here.zone == "play" and (here.facedown or is_duplicate(position.state, card)):
        return False
    return position.game.cards[card].definition.face.loyal or has_exception(
        position, card, "is considered loyal", apart
    )


def contributions(position: Position, player: int) -> tuple[tuple[int, int], ...]:
    """The cards that count on the player's side of the present challenge: each card that contributes, and how much STR.

    Each character's STR counts once, to one side; "does not contribute" takes precedence.
    """
    challenge = position.state.challenge
    if challenge is None or player not in (challenge.attacker, challenge.defender):
        return ()
    if not has_modifiers(position):
        taking_part = challenge.attackers if player == challenge.attacker else challenge.defenders
        return tuple((card, strength(position, card)) for card in taking_part)
    sides = sides_of(position, challenge)
    found = [
        (card, strength(position, card))
        for card, side in sides.items()
        if side == player and not has_exception(position, card, "does not contribute STR")
    ]
    for source, modify, _ in position.index.constants.get("contributes", ()):
        if modify.contributes is None:
            continue
        for change in modifiers(position, source, "contributes"):
            if change.modify is modify and change.scope.you == player:
                found.append((source, amount_on(position, modify.contributes, change.scope, source)))
    found += (
        (card, amount_on(position, effect.modify.contributes, scope, card))
        for effect in position.state.in_force
        if effect.modify is not None and effect.modify.contributes is not None and effect.controller == player
        for card in effect.cards
        for scope in (Scope(source=effect.source, you=player),)
    )
    return tuple(found)


def _side_strength(position: Position, player: int, taking_part: tuple[int, ...]) -> int:
    total = sum(amount for _, amount in contributions(position, player))
    return total + (title_strength(position, player) if taking_part else 0)


def attacking_strength(position: Position) -> int:
    """The total STR on the attacking player's side of the present challenge."""
    challenge = position.state.challenge
    return 0 if challenge is None else _side_strength(position, challenge.attacker, challenge.attackers)


def defending_strength(position: Position) -> int:
    """The total STR on the defending player's side of the present challenge."""
    challenge = position.state.challenge
    return 0 if challenge is None else _side_strength(position, challenge.defender, challenge.defenders)


def holds(position: Position, condition: Condition, source: int, you: int, apart: Apart = ()) -> bool:
    """True where a condition is true now, seen from an ability on ``source`` controlled by ``you``."""
    return holds_in(position, condition, Scope(source=source, you=you, apart=apart))


def matches(position: Position, cards: Cards, card: int, source: int, you: int, apart: Apart = ()) -> bool:
    """True where a card fits the description, seen from an ability on ``source`` controlled by ``you``."""
    return matches_in(position, cards, card, Scope(source=source, you=you, apart=apart))
