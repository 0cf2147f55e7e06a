"""Reasons why the effects of an ability have no potential to change the game state."""

from agot_judge.engine import ability as tree
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import UNKNOWN, State
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.matching import cards_meant, each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.explain.phrases import fitting
from agot_judge.rules.potential.can_affect import is_open
from agot_judge.rules.potential.duplicating import against_duplicates
from agot_judge.rules.potential.moves import could_move, has_something_to_move
from agot_judge.rules.potential.player_potential import is_of_nothing
from agot_judge.rules.potential.possible_scope import LATER
from agot_judge.rules.potential.potential import has_gone, why_no_save
from agot_judge.rules.potential.why_unaffected import what_spares
from agot_judge.rules.targets.target_options import is_on_payment, ways_to_pay

POTENTIAL = "Its effect has the potential to change the game state."
NO_POTENTIAL = "Its effect does not have the potential to change the game state."
CHANGES = ("2e/rr/abilities/6", "2e/rr/costs/7")
_SAME_PLACE = ("2e/rr/move/2",)
_SWITCH = ("2e/rr/switch/1",)
_OVER = ("2e/rr/lasting-effects/4",)
_GONE = ("2e/faq/2.4/1",)
_MOST = 3
"""Of so many cards at most it is said what spares them."""


def without_potential(
    position: Position, ability: tree.Ability, event: Event | None, scope: Scope
) -> Requirement:
    """The requirement that the effects have a potential to change the game state, unmet, with the paragraphs that say why."""
    spared = _spared(position, ability, event, scope)
    against = (*position.entry_rules.obstacles(position, ability.effects, scope), *spared)
    is_save = any(isinstance(effect, tree.Save) for effect in ability.effects)
    why = why_no_save(position, event) if is_save else ()
    if event is not None and ability.kind == "reaction" and has_gone(position.state, ability.effects, event):
        why = (*why, *_GONE)
    if any(_is_over(position, effect) for effect in ability.effects):
        why = (*why, *_OVER)
    if any(isinstance(effect, tree.Switch) for effect in ability.effects):
        why = (*why, *_SWITCH)
    if any(_would_stay(position, ability, effect, scope) for effect in ability.effects):
        why = (*why, *_SAME_PLACE)
    unmet = [
        effect
        for effect in ability.effects
        if isinstance(effect, tree.If) and not holds_in(position, effect.condition, scope)
    ]
    words = [one.found for one in against]
    words += ["No challenge is in progress."] if _needs_challenge(position.state, ability.effects) else []
    words += [quoting("The condition of its effect is not met", ability, met=False)] if unmet else []
    words += [_nothing(effect) for effect in ability.effects if is_of_nothing(position, effect, scope)]
    return Requirement(
        text=POTENTIAL,
        failing=" ".join(dict.fromkeys((NO_POTENTIAL, *words))),
        met=False,
        cites=tuple(dict.fromkeys((*CHANGES, *why, *(cite for one in against for cite in one.cites)))),
        about="change",
    )


def _nothing(effect: tree.Effect) -> str:
    """The number by which the effect does something, where that is 0: what it counts is not there."""
    amount = getattr(effect, "amount", None)
    if not isinstance(amount, tree.Count):
        return "The number by which it does so is 0."
    return f"What it counts is not there: a card would have to {fitting(amount.cards)}."


def _spared(
    position: Position, ability: tree.Ability, event: Event | None, scope: Scope
) -> tuple[Requirement, ...]:
    """Reasons that keep the effects from cards that nobody chooses, and from those that could pay to participate: what says that
    they cannot, immunity, and how they are already."""
    found: list[Requirement] = []
    for effect in ability.effects:
        on = getattr(effect, "on", None)
        cards = _meant(position, on, scope)
        if is_on_payment(effect):
            ways = ways_to_pay(position, scope.you, scope.source, ability, event)
            cards = tuple(card for way in ways for card in way.paid)
        found += (one for card in cards for one in what_spares(position, effect, card, scope))
        if isinstance(effect, tree.Attach) and isinstance(on, tree.Cards) and not cards:
            found += against_duplicates(position, effect, UNKNOWN, scope)
    return tuple(dict.fromkeys(found))[:_MOST]


def _meant(position: Position, on: tree.On | None, scope: Scope) -> tuple[int, ...]:
    """The cards that an effect is on without anybody choosing them."""
    if isinstance(on, tree.Cards):
        return () if on.pick is not None else each_in(position, on, scope)
    return () if on is None or on in LATER else cards_meant(position, on, scope)


@shared.rule(*_SAME_PLACE)
def _would_stay(position: Position, ability: tree.Ability, effect: tree.Effect, scope: Scope) -> bool:
    """True where what the effect would attach is attached already, or the power or gold that it would move lies somewhere, and
    could only stay where it is."""
    if isinstance(effect, tree.MoveGold | tree.MovePower):
        return has_something_to_move(position, effect, scope) and not could_move(position, effect, scope)
    if not isinstance(effect, tree.Attach):
        return False
    chosen = (card for choose in ability.choose for card in each_in(position, choose.cards, scope))
    cards = chosen if effect.on == "target" else cards_meant(position, effect.on, scope)
    return any(position.state.cards[card].host >= 0 for card in cards)


def quoting(words: str, ability: tree.Ability, *, met: bool) -> str:
    """A sentence; of what is not met, with the text of the ability that asks for it."""
    return f"{words}." if met or not ability.text else f'{words} ("{ability.text}").'


def _needs_challenge(state: State, effects: tuple[tree.Effect, ...]) -> bool:
    """True where no challenge is in progress, and the effects are on one."""
    return state.challenge is None and any(
        isinstance(effect, tree.Participate | tree.RemoveFromChallenge)
        or getattr(effect, "until", None) == "challenge"
        for effect in effects
    )


@shared.rule(*_OVER)
def _is_over(position: Position, effect: tree.Effect) -> bool:
    """True where the effect, or one that it offers or makes depend on something, would last until the end of something that
    has ended."""
    found = (getattr(node, "until", None) for node in nodes(effect))
    return any(isinstance(until, str) and not is_open(position, until) for until in found)
