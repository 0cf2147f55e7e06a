"""Cards that an effect makes an attachment with a text of its own, or places on a card as a duplicate."""

from msgspec import structs
from msgspec.structs import replace

from agot_judge.engine.ability import Ability, Cards, Effect, GainAbility, Modify, TakeControl
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label, without_card
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import UNKNOWN, CardState, InForce, State
from agot_judge.engine.state.transition import put_in_force, say, with_card, with_player, without
from agot_judge.explain.wording import describe
from agot_judge.rules.effects.affecting import affected
from agot_judge.rules.effects.control import control_of
from agot_judge.rules.effects.effects_lasting import words_of_kind
from agot_judge.rules.effects.piles import out_of_its_zone
from agot_judge.rules.resolution.resolution import fail, happen

_BECOMES = ("2e/rr/event-cards/6", "2e/rr/attachment-cards/1", "2e/rr/gains/4")
_FACEDOWN = ("2e/rr/facedown-cards/1",)
_DUPLICATE = ("2e/rr/duplicates/1", "2e/rr/the-golden-rules/2")


@shared.effect(GainAbility, *_BECOMES, *_FACEDOWN)
def become(machine: Machine, state: State, frame: Resolution, effect: GainAbility) -> State:
    """The card itself is attached as it lies; any other card facedown, with the text that the effect gives it."""
    position = machine.at(state)
    cards = affected(position, frame, effect)
    hosts = affected(position, frame, effect, "to")
    if not cards or not hosts or state.cards[hosts[0]].zone != "play":
        return fail(machine, state, frame, "there is nothing to attach, or nothing to attach it to.")
    against = tuple(
        one
        for card in cards
        if card == frame.card
        for one in machine.entry_rules.against_becoming_attached(position, effect.traits, card, hosts[0])
    )
    if against:
        cites = tuple(dict.fromkeys(cite for one in against for cite in one.cites))
        return fail(machine, state, frame, against[0].found, cites)
    effect = _with_words(effect, frame.words)
    events = tuple(
        Event(
            kind="become attachment",
            card=card,
            other_card=hosts[0],
            player=frame.player,
            source=frame.card,
            by=frame.player,
            cause="effect",
            marks=() if card == frame.card else ("facedown",),
            effect=effect,
        )
        for card in cards
    )
    return happen(state, events)


def _with_words(effect: GainAbility, words: tuple[str, ...]) -> GainAbility:
    """The text with the Trait that was named written into it: ``Attached character gains the named Trait.``"""
    return structs.replace(
        effect,
        abilities=tuple(
            structs.replace(one, effects=tuple(_named(part, words) for part in one.effects))
            for one in effect.abilities
        ),
    )


def _named(effect: Effect, words: tuple[str, ...]) -> Effect:
    if not isinstance(effect, Modify) or "chosen" not in effect.gains_traits:
        return effect
    kept = tuple(trait for trait in effect.gains_traits if trait != "chosen")
    return replace(effect, gains_traits=(*kept, *words_of_kind("gains_traits", words)))


@shared.event("become attachment", *_BECOMES, *_FACEDOWN, "2e/rr/facedown-cards/1", "2e/rr/cardtypes/1")
def become_attachment(machine: Machine, state: State, event: Event) -> State | None:
    """The card enters play attached to the other, as an attachment with the text that the effect gives it."""
    effect = event.effect
    card, host = event.card, event.other_card
    if not isinstance(effect, GainAbility) or card == host or state.cards[host].zone != "play":
        return None
    if state.cards[card].zone == "play":
        return _stays_in_play(machine, state, event, effect)
    cites = (*_BECOMES, "2e/rr/cardtypes/1")
    state = say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
    state = out_of_its_zone(machine.at(state), card)
    serial = state.serial + 1
    new = CardState(
        zone="play",
        controller=event.player,
        facedown="facedown" in event.marks,
        host=host,
        entered=serial,
        becomes="attachment",
    )
    state = with_card(replace(state, serial=serial), card, new)
    below = state.cards[host]
    state = with_card(state, host, replace(below, attachments=(*below.attachments, card)))
    player = state.players[event.player]
    state = with_player(state, event.player, replace(player, play=(*player.play, card)))
    return _with_text(machine, state, event, effect)


@shared.rule("2e/rr/cardtypes/1", "2e/rr/attachment-cards/1", "2e/rr/participating/1")
def _stays_in_play(machine: Machine, state: State, event: Event, effect: GainAbility) -> State:
    """A card in play changes its cardtype where it lies, and what lies on it stays; only characters participate."""
    card, host = event.card, event.other_card
    here = state.cards[card]
    cites = ("2e/rr/cardtypes/1", "2e/rr/attachment-cards/1", "2e/rr/gains/4")
    state = say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
    if here.host >= 0:
        old = state.cards[here.host]
        state = with_card(state, here.host, replace(old, attachments=without(old.attachments, card)))
    state = with_card(state, card, replace(here, host=host, becomes="attachment"))
    below = state.cards[host]
    state = with_card(state, host, replace(below, attachments=(*below.attachments, card)))
    challenge = state.challenge
    if challenge is not None and card in (*challenge.attackers, *challenge.defenders):
        left = replace(
            challenge,
            attackers=tuple(one for one in challenge.attackers if one != card),
            defenders=tuple(one for one in challenge.defenders if one != card),
        )
        name = label(machine.game, card)
        said = f"{name} is no character any more: it does not participate in the challenge."
        state = say(replace(state, challenge=left), "state", said, ("2e/rr/participating/1",))
    return _with_text(machine, state, event, effect)


@shared.rule("2e/rr/gains/4", "2e/rr/constant-abilities/1")
def _with_text(machine: Machine, state: State, event: Event, effect: GainAbility) -> State:
    """The state in which the card has its new Traits, keywords and abilities for as long as it stays in play."""
    record = InForce(serial=0, cards=(event.card,), source=event.card, controller=event.player)
    triggered = tuple(ability for ability in effect.abilities if ability.kind != "constant")
    if effect.traits or effect.keywords or triggered:
        gains = Modify(
            on="self",
            gains_traits=effect.traits,
            gains_keywords=effect.keywords,
            gains_abilities=triggered,
        )
        state = put_in_force(state, replace(record, modify=gains))
    for ability in effect.abilities:
        if ability.kind == "constant":
            state = _constant(machine, state, event, ability, record)
    return state


def _constant(machine: Machine, state: State, event: Event, ability: Ability, record: InForce) -> State:
    for effect in ability.effects:
        if isinstance(effect, Modify):
            on = Cards(host=True) if effect.on == "host" else effect.on
            lasting = replace(effect, condition=effect.condition or ability.condition)
            if isinstance(on, Cards):
                record = replace(record, cards=(), position=on, modify=lasting, until="this leaves play")
            else:
                record = replace(record, modify=lasting)
            state = put_in_force(state, record)
        elif isinstance(effect, TakeControl):
            state = control_of(state, event.other_card, event.player, event.card)
    return state


@shared.event("attach as duplicate", *_DUPLICATE, *_FACEDOWN)
def attach_as_duplicate(machine: Machine, state: State, event: Event) -> State | None:
    """The card lies beneath the other one as its duplicate: from a deck that nobody identified, whatever it is."""
    host = event.other_card
    if state.cards[host].zone != "play":
        return None
    player = state.players[event.player]
    card = event.card
    if card < 0:
        if player.deck == ():
            return None
        card = UNKNOWN
        state = with_player(state, event.player, without_card(player, card))
    else:
        state = out_of_its_zone(machine.at(state), card)
        below = CardState(zone="play", controller=event.player, host=host, facedown=True)
        state = with_card(state, card, below)
    cites = (*_DUPLICATE, *_FACEDOWN)
    state = say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
    here = state.cards[host]
    return with_card(state, host, replace(here, duplicates=(*here.duplicates, card)))
