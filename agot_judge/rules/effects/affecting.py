"""The cards on which an effect works, what it does to all of them simultaneously, and the trace's remarks beside them."""

from agot_judge.engine import ability as tree
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.words import WORKED_ON
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.immunity import is_immune_to
from agot_judge.engine.values.matching import cards_meant, each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.engine.values.values import is_prohibited
from agot_judge.rules.effects.effect_events import events_on
from agot_judge.rules.potential.can_affect import could_affect
from agot_judge.rules.potential.possible_scope import holds_unknown
from agot_judge.rules.potential.why_unaffected import as_said, why_spared
from agot_judge.rules.resolution.by_hand import left_to_judge
from agot_judge.rules.resolution.resolution import as_much_as_there_is, fail, happen, with_top
from agot_judge.rules.resolution.scope_of import scope_of_resolution
from agot_judge.rules.resolution.unidentified_piles import unidentified_moves
from agot_judge.rules.targets.choosing import AS_A_TARGET
from agot_judge.rules.targets.picking import picked_cards
from agot_judge.rules.targets.slots import in_order


def affected(
    position: Position, frame: Resolution, effect: tree.Effect, field: str = "on"
) -> tuple[int, ...]:
    """The cards that the effect's words mean: chosen before, picked just now, or each one described."""
    on: tree.On | None = getattr(effect, field)
    if on is None:
        return ()
    if isinstance(on, tree.Cards):
        if on.pick is not None or field == "to":
            return picked_cards(position, frame, effect, field)
        return each_in(position, on, scope_of_resolution(frame))
    return cards_meant(position, on, scope_of_resolution(frame))


def is_hidden(position: Position, frame: Resolution, on: tree.On | None) -> bool:
    """True where the description reaches cards that nobody has identified: what they are is not known here."""
    return on is not None and holds_unknown(position, on, scope_of_resolution(frame))


def number(position: Position, frame: Resolution, amount: tree.Amount) -> int:
    """The number that an amount of the effect means now."""
    return amount_of(position, amount, scope_of_resolution(frame))


def meant(position: Position, frame: Resolution, who: tree.Who) -> tuple[int, ...]:
    """The players whom the effect means, in player order."""
    return in_order(
        position.state, players_said(position.game, position.state, who, scope_of_resolution(frame))
    )


_IN_A_DECK = ("top of deck", "bottom of deck")


@shared.rule("2e/rr/effects/3", "2e/rr/effects/4", "2e/faq/2.1/1", "2e/rr/immune/1")
def on_cards(machine: Machine, state: State, frame: Resolution, effect: tree.Effect) -> State:
    """Let the effect happen to every card that it could change, simultaneously."""
    cards = affected(machine.at(state), frame, effect)
    if not cards and _may_be_none(machine.at(state), frame, effect):
        return with_top(state, succeeded=False, latest=False)
    scope = scope_of_resolution(frame)
    known = tuple(card for card in cards if card >= 0)
    able = tuple(card for card in known if could_affect(machine.at(state), effect, card, scope))
    state = saying_why(machine, state, effect, tuple(card for card in known if card not in able), scope)
    hidden = len(cards) - len(known)
    unidentified = unidentified_moves(machine.at(state), effect, scope, hidden)
    if not able and not unidentified:
        if is_hidden(machine.at(state), frame, getattr(effect, "on", None)):
            return left_to_judge(state, frame)
        return fail(machine, state, frame, "nothing is affected.")
    if len(able) + hidden < _wanted(machine.at(state), frame, effect, cards):
        fewer = len(cards) < _wanted(machine.at(state), frame, effect, cards)  # there are no more such cards
        cites = ("2e/rr/effects/3", *(("2e/rr/effects/4",) if fewer else ()))
        state = fail(machine, state, frame, "not everything is affected.", cites)
    if frame.shown and isinstance(effect, tree.Move) and effect.to in _IN_A_DECK:
        # "The others" of those shown are still where they were; a card that stays in the deck is none of them.
        state = with_top(state, shown=tuple(card for card in frame.shown if card not in able))
    state = say_of_the_affected(machine, state, effect, able, scope)
    if isinstance(effect, tree.DiscardPower | tree.DiscardGold | tree.RemoveToken):
        for card in able:
            state = as_much_as_there_is(
                machine, state, frame, *_taken(machine.at(state), frame, effect, card)
            )
    return happen(state, (*events_on(machine.at(state), effect, able, scope, "effect"), *unidentified))


def _taken(
    position: Position,
    frame: Resolution,
    effect: tree.DiscardPower | tree.DiscardGold | tree.RemoveToken,
    card: int,
) -> tuple[int, int]:
    """The amount that is on the card of the tokens to be taken, and the amount that the effect names."""
    here = position.state.cards[card]
    if isinstance(effect, tree.RemoveToken):
        there = dict(here.tokens).get(effect.token, 0)
    else:
        there = here.power if isinstance(effect, tree.DiscardPower) else here.gold
    everything = isinstance(effect, tree.DiscardGold) and effect.at_least is not None
    return there, there if everything else number(position, frame, effect.amount)


@shared.rule("2e/faq/2.1/1", "2e/faq/2.1/2", "2e/rr/immune/1")
def saying_why(
    machine: Machine, state: State, effect: tree.Effect, spared: tuple[int, ...], scope: Scope
) -> State:
    """The state with a line for each card that ignores the effect because it cannot be affected, or is immune."""
    for card in spared:
        cites = why_spared(machine.at(state), effect, card, scope)
        if cites:
            why = as_said(machine.at(state), effect, card, scope)
            text = f"{label(machine.game, card)} ignores the effect{f': {why}' if why else ''}."
            state = say(state, "effect", text, cites)
    return state


def _may_be_none(position: Position, frame: Resolution, effect: tree.Effect) -> bool:
    """True where there being no card says itself: none was picked of up to so many, nothing was found before."""
    on = getattr(effect, "on", None)
    if on in WORKED_ON:
        return True
    pick = on.pick if isinstance(on, tree.Cards) else None
    return pick is not None and number(position, frame, pick.least) == 0 and bool(frame.picked)


def _wanted(position: Position, frame: Resolution, effect: tree.Effect, cards: tuple[int, ...]) -> int:
    """The number of cards that must be affected for the effect to resolve in full."""
    on: tree.On = getattr(effect, "on", "target")
    if isinstance(on, tree.Cards):
        pick = on.pick
        return number(position, frame, pick.least) if isinstance(pick, tree.Pick) else 0
    return len(cards) if on in TARGETS else 0


def showing(state: State, cards: tuple[int, ...]) -> State:
    """The same for cards that are shown: what comes later can still speak of the others among them."""
    return with_top(state, those=cards, drawn=False, shown=cards, that_many=len(cards), many_of_each=())


def remembering(state: State, cards: tuple[int, ...], how_many: int) -> State:
    """The state in which the effects that follow can speak of these cards, and of that many."""
    return with_top(state, those=cards, drawn=False, that_many=how_many, many_of_each=())


_ITSELF = ("2e/rr/immune/1",)
_NO_TARGET = ("2e/faq/choose/1",)
_NO_ATTACHMENTS = ("2e/rr/duplicates/4",)


def say_of_the_affected(
    machine: Machine, state: State, effect: tree.Effect, cards: tuple[int, ...], scope: Scope
) -> State:
    """The state with what is to be said of these cards, on which the effect works."""
    if not state.log.is_kept or scope.source < 0:
        return state
    state = _whose_immunity(machine, state, cards, scope)
    on = getattr(effect, "on", None)
    if not isinstance(on, tree.Cards):
        return state
    state = _not_chosen(machine, state, cards, scope)
    return _no_duplicates(machine, state, cards) if on.type == ("attachment",) else state


@shared.rule(*_ITSELF)
def _whose_immunity(machine: Machine, state: State, cards: tuple[int, ...], scope: Scope) -> State:
    """A line for each of them that is attached to an immune card: only that card itself is protected."""
    for card in cards:
        host = state.cards[card].host
        if host >= 0 and is_immune_to(machine.at(state), host, scope):
            text = f"{label(machine.game, host)} is immune to the effect, {label(machine.game, card)} is not."
            state = say(state, "state", text, _ITSELF)
    return state


@shared.rule(*_NO_TARGET)
def _not_chosen(machine: Machine, state: State, cards: tuple[int, ...], scope: Scope) -> State:
    """A line for each of them that cannot be chosen: an effect without the word "choose" has no targets."""
    for card in cards:
        if is_prohibited(machine.at(state), card, AS_A_TARGET, source=scope.source):
            text = f"{label(machine.game, card)} cannot be chosen as a target: this effect has none."
            state = say(state, "state", text, _NO_TARGET)
    return state


@shared.rule(*_NO_ATTACHMENTS)
def _no_duplicates(machine: Machine, state: State, attachments: tuple[int, ...]) -> State:
    """A line for each card that has duplicates besides these attachments: an effect on attachments does not affect them."""
    for host in dict.fromkeys(state.cards[card].host for card in attachments):
        if host >= 0 and state.cards[host].duplicates:
            text = f"The duplicates of {label(machine.game, host)} are not considered attachments."
            state = say(state, "state", text, _NO_ATTACHMENTS)
    return state
