"""Lasting and delayed effects coming into force."""

from typing import TypeVar, get_args

from msgspec.structs import replace

from agot_judge.engine import ability as tree
from agot_judge.engine.ability.later_choices import renamed
from agot_judge.engine.ability.words import DEEDS, Deed
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import labels
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Resolution, Together
from agot_judge.engine.state.state import InForce, State
from agot_judge.engine.state.transition import put_in_force, say
from agot_judge.explain.cites_of_changes import about_changes, saying_strength
from agot_judge.explain.wording import describe
from agot_judge.rules.effects.effects_lasting import names_position

Said = TypeVar("Said")
_LASTING = ("2e/rr/lasting-effects/1", "2e/rr/lasting-effects/2", "2e/rr/modifiers/2")
_WAITING = ("2e/rr/delayed-effects/1",)
_POSITION = ("2e/faq/2.5/1",)
_SET = ("2e/faq/dragon-sight/2",)
_EVENT = ("2e/rr/event-cards/4",)


def _creating(state: State) -> Resolution | None:
    """The ability that resolves; of several at once, the first. None: the effect is no ability's."""
    top = state.stack[-1] if state.stack else None
    if type(top) is Together:
        top = top.branches[0]
    return top if type(top) is Resolution else None


def _record(state: State, event: Event) -> InForce:
    """The record of an effect that comes into force, with what was chosen for the ability that creates it."""
    found = InForce(
        serial=0, cards=event.cards, source=event.source, controller=event.by, that_player=event.other_player
    )
    top = _creating(state)
    if top is None:
        return found
    return replace(
        found,
        targets=top.targets,
        chosen_player=top.chosen_player,
        x=top.x,
        words=top.words,
        paid=tuple(card for cards in top.paid for card in cards),
        those=top.those,
        drawn=top.drawn,
        before_drawing=top.before_drawing,
        unidentified=top.unidentified,
        that_many=top.that_many,
        many_of_each=top.many_of_each,
        deeds=top.deeds,
        host=top.host,
        triggered=top.triggered,
    )


@shared.rule("2e/rr/delayed-effects/1")
def _with_what_waits(state: State, record: InForce) -> InForce:
    """The record of a delayed effect, with all else of which the ability that creates it has spoken."""
    top = _creating(state)
    if top is None:
        return record
    return replace(
        record,
        gone=top.gone,
        shown=top.shown,
        departed=top.departed,
        its_player=top.its_player,
    )


def _is_of_one_card(on: tree.Cards) -> bool:
    """True where the description is of a card that the text singles out, and so of no set that others could have joined."""
    return on.pick is not None or on.the_one or on.this is True or bool(on.name)


@shared.event("modify", *_LASTING, *_SET)
def modify(machine: Machine, state: State, event: Event) -> State | None:
    """A lasting effect comes into force on the cards that are affected as it does."""
    effect = event.effect
    if not isinstance(effect, tree.Modify):
        return None
    on = labels(machine.game, event.cards) if event.cards else "the position that it names"
    index = effect.on if names_position(effect.on) and isinstance(effect.on, tree.Cards) else None
    cites = (_LASTING[0], *about_changes(effect), *(_POSITION if index is not None else ()))
    if isinstance(effect.on, tree.Cards) and index is None and not _is_of_one_card(effect.on):
        is_event = event.source >= 0 and machine.game.cards[event.source].definition.face.type == "event"
        cites = (*cites, *(_EVENT if is_event else _SET))
    state = say(state, "effect", f"{describe(machine, event)}, on {on}.", cites)
    record = replace(_record(state, event), modify=effect, until=effect.until or "", position=index)
    return saying_strength(machine, put_in_force(state, record), (effect,), event.cards)


shared.event("raise strength", "2e/rr/lasting-effects/1", "2e/rr/modifiers/2")(modify)
shared.event("lower strength", "2e/rr/lasting-effects/1", "2e/faq/2.6/4")(modify)


@shared.event("change rules", *_LASTING, "2e/rr/cannot/1")
def change_rules(machine: Machine, state: State, event: Event) -> State | None:
    """A lasting effect comes into force on what players may or cannot do, or on what cards cost."""
    effect = event.effect
    if not isinstance(effect, tree.Cost | tree.Forbid | tree.Permit | tree.Adjust | tree.InitiateChallenge):
        return None
    state = say(state, "effect", f"{describe(machine, event)}.", _LASTING[:1])
    record = _knowing_what_happened(
        state, replace(_record(state, event), rule=effect, until=effect.until or "")
    )
    if isinstance(effect, tree.Cost):
        record = replace(record, left=effect.next or 0)
    elif isinstance(effect, tree.InitiateChallenge):
        record = replace(record, left=1, challenges_before=len(state.past) + (state.challenge is not None))
    return put_in_force(state, record)


def _knowing_what_happened(state: State, record: InForce) -> InForce:
    """The record of a rule that speaks of the card of the occurrence, which is past when it is asked: ``cards that share
    a trait with that character``."""
    top = state.stack[-1] if state.stack else None
    kept = renamed(record.rule, {"occurrence": "those"})
    if kept == record.rule or type(top) is not Resolution or top.trigger is None:
        return record
    return replace(record, rule=kept, those=(top.trigger.card,))


def _of_its_cards(effect: tree.Delayed | tree.Later, said: Said) -> Said:
    """The referents of its words at its moment, about the cards for which it waits: what happened when it was created is past by
    then,
    unless it waits for an occurrence that has a card of its own."""
    past: tuple[tree.Ref, ...] = ("occurrence", "shown", "cost", *get_args(Deed))
    if isinstance(effect, tree.Later) and effect.trigger.card is not None:
        past = past[1:]
    kept: Said = renamed(said, {word: "target" for word in past if word == effect.on})
    return kept


@shared.event("delay", *_WAITING)
def delay(machine: Machine, state: State, event: Event) -> State | None:
    """A delayed effect is created: it waits for its timing point, or for an occurrence."""
    effect = event.effect
    record = _with_what_waits(state, _record(state, event))
    if isinstance(effect, tree.Delayed):
        record = replace(
            record,
            effects=_of_its_cards(effect, effect.effects),
            if_with_token=effect.if_with_token or "",
            if_in_play=effect.if_in_play,
            condition=_of_its_cards(effect, effect.condition),
            until=effect.period,
            of_phase=effect.phase,
        )
    elif isinstance(effect, tree.Later):
        record = replace(
            record,
            effects=_of_its_cards(effect, effect.effects),
            trigger=_of_its_cards(effect, effect.trigger) if effect.on in DEEDS else effect.trigger,
            once=effect.once,
            until=effect.until,
        )
    else:
        return None
    state = say(state, "effect", describe(machine, event) + ".", _WAITING)
    return put_in_force(state, record)
