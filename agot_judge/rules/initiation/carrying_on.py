"""The parts of an initiation that are alike in all editions: what pays, what was chosen, the use, what then resolves."""

from typing import NamedTuple

from msgspec.structs import replace

from agot_judge.engine.ability import Ability, Effect
from agot_judge.engine.ability.later_choices import is_of_cards
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Answer, Decision
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Initiation, Occurrence, Resolution
from agot_judge.engine.state.state import State, Use
from agot_judge.engine.state.transition import ask, push, settle
from agot_judge.engine.values.position import Position
from agot_judge.rules.costs.cost_alternatives import with_cost_chosen
from agot_judge.rules.costs.cost_at_random import pay_at_random
from agot_judge.rules.costs.cost_choice import (
    how_many_pay,
    payable_values_of_x,
    payable_ways,
    those_that_leave_targets,
    which_way,
    which_x,
)
from agot_judge.rules.costs.cost_events import with_tops
from agot_judge.rules.costs.costs import what_pays_next
from agot_judge.rules.costs.values_of_x import counts_cards, is_counted, x_of_occurrence
from agot_judge.rules.initiation.said_at_first import departing, paid_of
from agot_judge.rules.resolution.scope_of import scope_of_initiation
from agot_judge.rules.targets.slots import Slot, of_cards, values
from agot_judge.rules.targets.whose_cards import whose_target
from agot_judge.rules.targets.words_on_cards import that_type


class Settled(NamedTuple):
    """An initiation with everything chosen that its costs leave open."""

    state: State
    frame: Initiation
    ability: Ability


def costs_settled(
    position: Position, frame: Initiation, ability: Ability, own_x: int, cites: tuple[str, ...]
) -> Settled | State:
    """The initiation once its way of paying, X and what pays are known; before, the state in which one of them is asked.

    ``own_x`` is the value of X where nobody chooses it."""
    game, state = position.game, position.state
    if frame.stage == 2 and frame.way < 0:
        ways = payable_ways(position, frame, ability)
        if len(ways) > 1:
            return ask(state, frame, which_way(game, frame, ability, ways))
        if ways:
            state = settle(state, which_way(game, frame, ability, ways))
            frame = replace(frame, way=ways[0])
            ability = with_cost_chosen(ability, frame.way)
    position = position.at(state)
    if frame.stage == 2:
        known = x_of_occurrence(frame.card, frame.trigger)
        choices = payable_values_of_x(position, frame, ability)
        if choices and known is None and not counts_cards(ability):
            return ask(state, frame, which_x(game, frame, choices))
        frame = replace(frame, stage=3, x=known or own_x)
    paid, pool = what_pays_next(
        position, frame.player, frame.card, ability, frame.paid, frame.trigger, frame.x
    )
    frame = replace(frame, paid=paid)
    if pool:
        pool = those_that_leave_targets(position, frame, ability, pool) or pool
        many = how_many_pay(position, frame, ability, pool)
        text = f"What pays the cost of {label(game, frame.card)}?"
        slot = of_cards(game, "cost", frame.player, pool, many, text, cites, "cost")
        return ask(state, frame, slot.decision)
    return Settled(state, frame, ability)


def with_costs_paid(
    position: Position, frame: Initiation, ability: Ability, events: tuple[Event, ...]
) -> Initiation:
    """The initiation whose costs are paid by these events: what is said of the payment is seen before it."""
    scope = scope_of_initiation(frame)
    counted = paid_of(position, ability.costs, frame.paid, scope)
    frame = frame if counted is None else replace(frame, that_many=counted)
    paid = with_tops(position, ability.costs, frame.paid, scope)
    return replace(frame, stage=5, departed=departing(position, events), paid=paid)


def paying(position: Position, frame: Initiation, ability: Ability, events: tuple[Event, ...]) -> State:
    """The state in which these events, and what costs take at random, happen next."""
    state = push(position.state, Occurrence(events=events)) if events else position.state
    return pay_at_random(position.at(state), ability, scope_of_initiation(frame))


def cost_chosen(
    position: Position, frame: Initiation, decision: Decision, given: Answer
) -> Initiation | None:
    """The initiation with what the player has chosen about its costs; None where the choice was about something else."""
    ability = position.ability(frame.card, frame.ability)
    if decision.kind == "cost":
        cards = tuple(decision.options[option].card for option in given.options)
        ability = with_cost_chosen(ability, frame.way)
        counts = counts_cards(ability) and is_counted(ability.costs[len(frame.paid)])
        x = len(cards) if counts else frame.x
        return replace(frame, stage=4, x=x, paid=(*frame.paid, cards))
    if frame.stage != 2:
        return None
    if decision.kind == "name":
        return replace(frame, way=payable_ways(position, frame, ability)[given.options[0]])
    return replace(frame, stage=3, x=int(decision.options[given.options[0]].word))


def target_asked(state: State, frame: Initiation, slots: tuple[Slot, ...], ability: Ability) -> State:
    """The state in which the first of these slots that is open is asked; with the choice made where none is.

    Nothing is asked of a slot without options, nor of the single player whom an implied choice leaves."""
    while len(frame.picked) < len(slots) and not slots[len(frame.picked)].decision.options:
        frame = replace(frame, picked=(*frame.picked, ()))
    if ability.choose[frame.made].implied and not frame.picked and len(slots[0].decision.options) == 1:
        state = settle(state, slots[0].decision)
        only = values(slots[0], Answer(options=(0,)))
        frame = replace(frame, picked=(only,), chosen_player=only[0])
    if len(frame.picked) < len(slots):
        return ask(state, frame, slots[len(frame.picked)].decision)
    return push(state, _with_choice(frame, slots, ability))


def target_chosen(frame: Initiation, slots: tuple[Slot, ...], ability: Ability, given: Answer) -> Initiation:
    """The initiation with the answer to the slot that was asked, and with the choice made once all have theirs."""
    slot = slots[len(frame.picked)]
    answer = values(slot, given)
    if slot.field == "player":
        frame = replace(frame, chosen_player=answer[0])
    elif slot.field == "word":
        frame = replace(frame, words=(*frame.words, slot.decision.options[answer[0]].word))
    frame = replace(frame, picked=(*frame.picked, answer))
    return _with_choice(frame, slots, ability) if len(frame.picked) == len(slots) else frame


def _with_choice(frame: Initiation, slots: tuple[Slot, ...], ability: Ability) -> Initiation:
    """The initiation with its present choice made: everything that was picked for it."""
    cards = tuple(
        card
        for slot, answer in zip(slots, frame.picked, strict=True)
        if slot.field == "target"
        for card in answer
    )
    frame = replace(frame, picked=(), made=frame.made + 1)
    if is_of_cards(ability.choose[frame.made - 1]):
        frame = replace(frame, targets=(*frame.targets, cards))
    return frame


def use_counted(position: Position, frame: Initiation, ability: Ability) -> State:
    """The state in which the use of the ability counts towards its limit."""
    state = position.state
    if ability.limit is None:
        return state
    use = Use(
        card=frame.card,
        title=position.game.cards[frame.card].definition.face.name,
        ability=frame.ability,
        player=frame.player,
        period=ability.limit.period,
        copy=frame.copy,
    )
    return replace(state, uses=(*state.uses, use))


def resolution_of(
    position: Position, frame: Initiation, ability: Ability, effects: tuple[Effect, ...]
) -> Resolution:
    """The effects of the ability that has been initiated, about to resolve."""
    return Resolution(
        player=frame.player,
        card=frame.card,
        triggered=True,
        effects=effects,
        then=ability.then,
        targets=frame.targets,
        paid=frame.paid,
        departed=frame.departed,
        x=frame.x,
        that_many=frame.that_many,
        chosen_player=frame.chosen_player,
        its_player=whose_target(position.game, position.state, ability.choose, frame.targets),
        words=frame.words or that_type(position.state, ability),
        host=frame.host,
        that_player=frame.trigger.player if frame.trigger is not None else -1,
        event=frame.event,
        trigger=frame.trigger,
        text=ability.text,
    )
