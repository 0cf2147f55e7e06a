"""Accounts of a player's total, a value of his or her revealed plot card, and the totals of a challenge."""

from typing import Any

from agot_judge.engine.ability import Cards, Modify
from agot_judge.engine.rulebook import Account
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import controlled, label
from agot_judge.engine.values import values
from agot_judge.engine.values.continuous import Change, is_blank, modifiers
from agot_judge.engine.values.determined import determined
from agot_judge.engine.values.plot_values import is_value_kept, provides_none, taken_off
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.power_totals import counted_power
from agot_judge.engine.values.titles import title_plot_modifier, title_strength
from agot_judge.explain.accounts import BELOW_ZERO, SET, by_what, source_of

_POWER = ("2e/faq/1.4/2", "2e/rr/power/1")
_NO_CHARACTER = ("1e/faq/3.23/4", "1e/faq/3.23/5")
"""Power on a card that is neither a character nor the House card does not count."""
_MODIFIED = ("2e/rr/modifiers/2",)
_BASE = ("2e/rr/base-value/1", "2e/rr/modifiers/2")
_X = ("2e/rr/the-letter-x/1",)
_PLOT = {
    "claim": ("claim", ("2e/rr/claim-or-claim-value/2",)),
    "initiative": ("initiative", ("2e/rr/initiative/1",)),
    "reserve": ("reserve", ("2e/rr/reserve-value/1",)),
    "income": ("gold", ("2e/rr/income/1",)),
}
_BY_CARDS = ("2e/rr/plot-value-modifiers/1",)
_BY_TITLE = ("2e/rr/title-cards/1",)
_CANNOT = ("2e/rr/cannot/1",)
_PROVIDES = ("2e/rr/plot-value-modifiers/1", "2e/rr/the-golden-rules/2")
_CUMULATIVE = ("2e/rr/plot-value-modifiers/4",)
_POSITION = ("2e/faq/2.5/1",)
BLANKED = ("2e/rr/plot-value-modifiers/5",)
_YOUR_PLOT = Cards(type=("plot",), revealed=True, controller="you")
_ATTACKING = ("2e/rr/strength/2", "2e/rr/winning-a-challenge/2")
_DEFENDING = ("2e/rr/strength/3", "2e/rr/winning-a-challenge/2")
_CONTRIBUTING = ("2e/faq/2.10/1", "2e/faq/2.10/2")
_NOT_CONTRIBUTING = ("2e/faq/2.10/5",)
_TITLES = {
    "power": "2e/rr/title-cards/5",
    "military": "2e/rr/title-cards/6",
    "intrigue": "2e/rr/title-cards/7",
}


def account_of_player(position: Position, player: int, field: str) -> Account | None:
    """The account of a player's ``power``, ``claim``, ``initiative``, ``reserve`` or ``income``."""
    if field == "power":
        return _of_power(position, player)
    if field in _PLOT:
        return _of_plot(position, player, field)
    return None


@shared.rule(*_POWER, *_NO_CHARACTER)
def _of_power(position: Position, player: int) -> Account | None:
    """The power on each card that the player controls."""
    state = position.state
    counted = counted_power(position, player)
    parts = [f"{state.cards[card].power} on {label(position.game, card)}" for card in counted]
    left_out = [
        f"not counted {state.cards[card].power} on {label(position.game, card)}"
        for card in controlled(state, player)
        if state.cards[card].power and card not in counted
    ]
    if not parts and not left_out:
        return None
    total = values.power_of(position, player)
    text = f"{position.game.players[player]} has {total} power: {', '.join((*parts, *left_out))}."
    return Account(text=text, cites=(*_POWER, *(_NO_CHARACTER if left_out else ())))


@shared.rule(*BLANKED)
def blank_modifiers(position: Position, player: int, name: str) -> tuple[int, ...]:
    """The player's cards in play that would modify this value of the plot card, were their text boxes not blank."""
    return tuple(
        card
        for card in controlled(position.state, player)
        if any(
            isinstance(effect, Modify) and effect.on == _YOUR_PLOT and getattr(effect, name) != 0
            for ability in position.game.cards[card].definition.abilities
            if ability.kind == "constant" and ability.condition is None
            for effect in ability.effects
        )
        and not position.state.cards[card].facedown
        and is_blank(position, card)
    )


@shared.rule(
    *_CUMULATIVE,
    *_POSITION,
    *_CANNOT,
    *_MODIFIED,
    *_BASE,
    *_X,
    *SET,
    *BELOW_ZERO,
    *_BY_CARDS,
    *_BY_TITLE,
)
def _of_plot(position: Position, player: int, field: str) -> Account | None:
    """A value of the revealed plot card, with all that modifies it."""
    plot = position.state.players[player].plot
    name, rules = _PLOT[field]
    found = () if plot < 0 else modifiers(position, plot, name)
    found = tuple(change for change in found if _changes(change, name))
    from_title = title_plot_modifier(position, player, name)
    blank = blank_modifiers(position, player, name) if plot >= 0 else ()
    printed: Any = getattr(position.game.cards[plot].definition.face, name) if plot >= 0 else 0
    if not found and not from_title and not blank and printed != "X":
        return None
    based = _base_by(position, plot, name, found)
    total = printed if isinstance(printed, int) else 0
    parts = ["X printed"] if printed == "X" else [f"{total} printed"]
    cites: tuple[str, ...] = (*rules, *_MODIFIED, *(_X if printed == "X" else ()))
    if based is not None:
        total = values.amount_on(position, getattr(based.modify, f"set_{name}"), based.scope, plot)
        parts = [f"base value treated as {total} by {source_of(position.game, based)} ({parts[0]})"]
        cites = (*_BASE, *rules, *(_X if printed == "X" else ()))
    floors: list[tuple[int, int, str]] = []
    for change in found:
        source = source_of(position.game, change)
        setting = getattr(change.modify, f"set_{name}")
        if setting is not None and not change.modify.base_value:
            set_to = values.amount_on(position, setting, change.scope, plot)
            parts.append(f"set to {set_to} by {source}")
            cites += SET
        added = values.amount_on(position, getattr(change.modify, name), change.scope, plot)
        if provides_none(position, name, added, change.modify, change.scope.source):
            parts.append(f"none from {source}, which provides no positive gold modifier")
            cites += _PROVIDES
        elif is_value_kept(position, plot, name, added, change.scope.source):
            parts.append(f"{source} ignored, which would {'raise' if added > 0 else 'reduce'} it")
            cites += _CANNOT
        elif added < 0 and change.modify.to_a_minimum_of:
            floors.append((-added, change.modify.to_a_minimum_of, source))
        elif added:
            total += added
            parts.append(f"{added:+} from {source}")
            cites += _BY_CARDS if field != "claim" else ()
    if from_title:
        total += from_title
        parts.append(f"{from_title:+} from the title")
        cites += _BY_TITLE
    for amount, at_least, source in floors:
        less = taken_off(total, amount, at_least)
        total -= less
        parts.append(f"{-less:+} from {source} (to a minimum of {at_least})")
    cites += _CUMULATIVE if len(parts) > 2 else ()
    parts += [f"nothing from {label(position.game, card)}, whose text box is blank" for card in blank]
    cites += BLANKED if blank else ()
    cites += BELOW_ZERO if total < 0 else ()
    cites += _POSITION if any(effect.position is not None for effect in position.state.in_force) else ()
    value = values.plot_value(position, player, name)
    text = f"{position.game.players[player]} has {field} {value}: {', '.join(parts)}."
    return Account(text=text, cites=(*cites, *by_what(position, found)))


@shared.rule(*_BASE)
def _base_by(position: Position, plot: int, name: str, found: tuple[Change, ...]) -> Change | None:
    """The change by which the base value is another than the printed one: the latest, or the one that was chosen to apply."""
    chosen = determined(position.state, plot, name, found)
    based: Change | None = None
    for change in found:
        if getattr(change.modify, f"set_{name}") is None or not change.modify.base_value:
            continue
        if chosen in (None, (change.since, change.scope.source)) and (
            based is None or change.since >= based.since
        ):
            based = change
    return based


@shared.rule("2e/rr/plot-value-modifiers/1", *_CUMULATIVE)
def plot_modifiers(position: Position, name: str) -> tuple[str, ...]:
    """The paragraphs to cite where a value of the revealed plot cards is compared, if any of them is modified."""
    accounts = (_of_plot(position, player, name) for player in range(len(position.state.players)))
    return tuple(dict.fromkeys(cite for account in accounts if account is not None for cite in account.cites))


def _changes(change: Change, name: str) -> bool:
    return getattr(change.modify, name) != 0 or getattr(change.modify, f"set_{name}") is not None


def account_of_challenge(position: Position, field: str) -> Account | None:
    """The account of a total STR of the challenge under way, before or after it was counted."""
    challenge = position.state.challenge
    if challenge is None or field not in ("attacking_str", "defending_str") or challenge.determined:
        return None
    attacks = field == "attacking_str"
    player = challenge.attacker if attacks else challenge.defender
    side = _ATTACKING if attacks else _DEFENDING
    return _of_side(position, player, challenge.attackers if attacks else challenge.defenders, side)


@shared.rule(*_ATTACKING, *_DEFENDING, *_CONTRIBUTING, *_NOT_CONTRIBUTING)
def _of_side(
    position: Position, player: int, cards: tuple[int, ...], side: tuple[str, ...]
) -> Account | None:
    """The account of a side: what each character contributes, and the bonus of its title."""
    challenge = position.state.challenge
    counted = values.contributions(position, player)
    parts = [f"{amount} from {label(position.game, card)}" for card, amount in counted]
    cites: tuple[str, ...] = side
    counting = {card for card, _ in counted}
    cites += _CONTRIBUTING if not counting <= set(cards) else ()
    for card in cards:
        if card not in counting:
            cites += _NOT_CONTRIBUTING
            parts.append(f"none from {label(position.game, card)}")
    bonus = title_strength(position, player) if cards else 0
    if bonus and challenge is not None:
        parts.append(f"{bonus} from the title")
        cites += (_TITLES[challenge.type],)
    if not parts:
        return None
    total = sum(amount for _, amount in counted) + bonus
    text = f"{position.game.players[player]} counts {total} STR: {', '.join(parts)}."
    return Account(text=text, cites=cites)
