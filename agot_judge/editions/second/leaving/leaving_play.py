"""Leaving play: killed, sacrificed, discarded, returned; and what goes with the card."""

from msgspec.structs import replace

from agot_judge.counted import counted
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Save
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import is_duplicate, is_participating
from agot_judge.engine.state.events import OF_CARDS_IN_PLAY, Event, effect_source, no_longer
from agot_judge.engine.state.frames import Frame, Occurrence, Resolution
from agot_judge.engine.state.state import CardState, State
from agot_judge.engine.state.transition import in_player_order, push, say, with_card, with_player, without
from agot_judge.engine.values.continuous import occurs
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import has_keyword, instances_of_keywords, is_prohibited
from agot_judge.explain.wording import describe
from agot_judge.rules.effects.piles import put_in_pile
from agot_judge.rules.lasting.expiry_with_source import (
    WITH_THE_CARD,
    end_with_card,
    waits_for_it,
    without_the_card,
)
from agot_judge.rules.prohibitions.prohibitions import gains_permitted

LEAVES = "2e/rr/leaves-play"
_CANNOT = ("2e/rr/cannot/1", "2e/faq/2.1/1")
_SACRIFICE = ("2e/rr/sacrifice/1", "2e/rr/sacrifice/3", "2e/rr/sacrifice/4")
_AS_COST = ("2e/faq/3.2/1",)
_NO_SAVE = ("2e/rr/save/3",)
_TO_ITS_OWNER = ("2e/rr/ownership-and-control/4",)
_BURNED = ("2e/faq/2.6/7", "2e/faq/2.6/1")
_EXPIRE = (f"{LEAVES}/6",)
_NO_LONGER = ("2e/rr/participating/4",)
_WITH_IT = (*WITH_THE_CARD, "while active")
"""The durations of effects that last until their source leaves play."""
_FOR_CLAIM = "2e/rr/4.2.4/2"
"""Military claim: who has lost must kill the characters that were chosen."""


@second.rule(f"{LEAVES}/5", "2e/rr/attachment-cards/4", "2e/rr/terminal/1")
def what_leaves_with_it(position: Position, event: Event, index: int) -> tuple[Event, ...]:
    """Attachments return to their owners' hands with the card, or are discarded if they are terminal."""
    state = position.state
    if event.card < 0 or state.cards[event.card].zone != "play":
        return ()
    return tuple(
        Event(
            kind="discard from play" if has_keyword(position, card, "terminal") else "return to hand",
            card=card,
            player=state.cards[card].controller,
            parent=index,
            cause="its card leaves play",
        )
        for card in state.cards[event.card].attachments
    )


@second.event("kill", "2e/rr/kill/1", _FOR_CLAIM, "2e/rr/dead-pile/2", f"{LEAVES}/1", *_CANNOT)
def kill(machine: Machine, state: State, event: Event) -> State | None:
    """A killed character is placed faceup on top of its owner's dead pile."""
    if is_prohibited(machine.at(state), event.card, "be killed", source=effect_source(event)):
        return None
    cites = ("2e/rr/kill/1", "2e/rr/dead-pile/2")
    return _leave(machine, state, event, "dead", (_FOR_CLAIM, *cites) if event.cause == "claim" else cites)


@second.event("sacrifice", "2e/rr/sacrifice/1", "2e/rr/sacrifice/2", *_CANNOT)
def sacrifice(machine: Machine, state: State, event: Event) -> State | None:
    """A sacrificed card is placed in its owner's discard pile."""
    if is_prohibited(machine.at(state), event.card, "be sacrificed", source=effect_source(event)):
        return None
    cites = (_SACRIFICE[0], *(_SACRIFICE[2:] if _could_be_saved(machine, state, event.card) else ()))
    return _leave(machine, state, event, "discard", cites)


@second.event("discard from play", "2e/rr/discard-pile/2", *_CANNOT)
def discard_from_play(machine: Machine, state: State, event: Event) -> State | None:
    """A discarded card is placed faceup on top of its owner's discard pile."""
    if is_prohibited(machine.at(state), event.card, "be discarded", source=effect_source(event)):
        return None
    cites = ("2e/rr/discard-pile/2",)
    return _leave(
        machine, state, event, "discard", ("2e/rr/terminal/1", *cites) if event.parent >= 0 else cites
    )


@second.event("return to hand", f"{LEAVES}/5", "2e/rr/ownership-and-control/4")
def return_to_hand(machine: Machine, state: State, event: Event) -> State | None:
    """A returned card goes to its owner's hand."""
    barred = is_prohibited(machine.at(state), event.card, "be returned to hand", source=effect_source(event))
    if barred and event.parent < 0:
        return None
    cites = (f"{LEAVES}/5", "2e/rr/attachment-cards/4") if event.parent >= 0 else (f"{LEAVES}/1",)
    return _leave(machine, state, event, "hand", cites)


@second.rule(
    f"{LEAVES}/1",
    *_CANNOT,
    *_TO_ITS_OWNER,
    *_BURNED,
    "2e/rr/in-play-and-out-of-play/5",
    "2e/rr/in-play-and-out-of-play/6",
)
def _leave(machine: Machine, state: State, event: Event, to: str, cites: tuple[str, ...]) -> State | None:
    """The state without the card in play, or None where it is not there or cannot leave play.

    Faction cards and revealed plots are in play, but they cannot leave it.
    """
    here = state.cards[event.card]
    if here.zone != "play" or is_prohibited(
        machine.at(state), event.card, "leave play", source=effect_source(event)
    ):
        return None
    if is_duplicate(state, event.card):
        if event.cause != "cost":  # it is said who discards it to save the card above
            state = say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
        return duplicate_leaves(machine, state, event.card, to)
    if event.card not in state.players[here.controller].play:
        return None
    if _could_be_saved(machine, state, event.card) and not event.can_be_saved:
        cites = (
            *cites,
            *(_AS_COST if event.cause == "cost" else _NO_SAVE if event.cause == "effect" else ()),
        )
    if machine.game.cards[event.card].owner != here.controller:
        cites = (*cites, *_TO_ITS_OWNER)
    if event.cause == "terminal condition":
        cites = (*_BURNED, *cites)
    gone = ": it has left play" if event.kind == "return to hand" and event.parent < 0 else ""
    state = say(state, "occurrence", f"{describe(machine, event)}{gone}.", cites, event.player)
    gains = prized(machine.at(state), event.card, here.controller)
    return gain_from_prized(machine, leave_play(machine, state, event.card, to), gains)


@second.rule(*_AS_COST, *_NO_SAVE, "2e/rr/sacrifice/4")
def _could_be_saved(machine: Machine, state: State, card: int) -> bool:
    """True where there is what saves cards from leaving play: that it cannot save this one is cited only then."""
    saving = (state.cards[one].zone for one in machine.index.saving)
    return bool(state.cards[card].duplicates) or not {"play", "hand"}.isdisjoint(saving)


@second.rule("2e/rr/duplicates/5", f"{LEAVES}/1")
def duplicate_leaves(machine: Machine, state: State, card: int, to: str) -> State:
    """A duplicate that an effect discards by itself; the card on which it was stays."""
    owner = machine.game.cards[card].owner
    below = state.cards[card].host
    host = state.cards[below]
    state = with_card(state, below, replace(host, duplicates=without(host.duplicates, card)))
    state = with_card(state, card, CardState(zone=to, controller=owner))
    return put_in_pile(state, owner, card, to)


@second.rule("2e/rr/duplicates/2", "2e/rr/discard-pile/2")
def without_unidentified_duplicate(machine: Machine, state: State, card: int) -> State:
    """The state in which the uppermost duplicate of the card, which nobody has identified, lies in the discard pile."""
    here = state.cards[card]
    state = with_card(state, card, replace(here, duplicates=here.duplicates[:-1]))
    return put_in_pile(state, machine.game.cards[card].owner, here.duplicates[-1], "discard")


@second.rule("2e/rr/prized/1", "2e/rr/prized/3", "2e/rr/winning-the-game/2")
def gain_from_prized(machine: Machine, state: State, gains: tuple[Event, ...]) -> State:
    """The state in which this power is about to be gained, before any reaction."""
    state, gains = gains_permitted(machine, state, gains)
    top = state.stack[-1] if state.stack else None
    if gains and type(top) is Occurrence and top.stage == 1 and top.events[0].cause == "prized":
        # Cards that leave play together give their power together.
        return push(replace(state, stack=state.stack[:-1]), replace(top, events=(*top.events, *gains)))
    return push(state, Occurrence(events=gains, nested=True)) if gains else state


@second.rule("2e/rr/prized/1", "2e/rr/prized/2", "2e/rr/prized/4")
def prized(position: Position, card: int, player: int) -> tuple[Event, ...]:
    """The power that each opponent of the player gains as this card leaves play or is played, prized (X)."""
    if not occurs(position, "prized"):
        return ()
    # Each instance counts, also of one value: prized says so of itself, against what holds for other keywords.
    found = [
        keyword.value or 0 for keyword in instances_of_keywords(position, card) if keyword.name == "prized"
    ]
    amount, several = sum(found), len(found) > 1
    if amount == 0:
        return ()
    return tuple(
        Event(kind="gain power", player=opponent, amount=amount, source=card, cause="prized", flag=several)
        for opponent in in_player_order(position.state)
        if opponent != player
    )


@second.rule(
    f"{LEAVES}/2", f"{LEAVES}/3", f"{LEAVES}/4", f"{LEAVES}/6", "2e/rr/participating/4",
    "2e/rr/ownership-and-control/4", "2e/rr/treasury/3", "2e/rr/in-play-and-out-of-play/4",
)  # fmt: skip
def leave_play(machine: Machine, state: State, card: int, to: str) -> State:
    """Its tokens go to the treasury, its duplicates are discarded, effects on it expire, it participates no longer."""
    here = state.cards[card]
    owner = machine.game.cards[card].owner
    if here.power or here.gold or here.tokens:
        tokens = [f"{here.power} power"] if here.power else []
        tokens += [f"{here.gold} gold"] if here.gold else []
        tokens += [counted(number, f"{name} token") for name, number in here.tokens]
        name = machine.game.cards[card].label
        text = f"{' and '.join(tokens)} on {name} returned to the treasury."
        state = say(state, "state", text, (f"{LEAVES}/3", "2e/rr/treasury/3"))
    for duplicate in here.duplicates:
        state = _discard_duplicate(machine, state, duplicate, owner)
    controller = state.players[here.controller]
    state = with_player(state, here.controller, replace(controller, play=without(controller.play, card)))
    if here.host >= 0 and state.cards[here.host].zone == "play":
        host = state.cards[here.host]
        state = with_card(state, here.host, replace(host, attachments=without(host.attachments, card)))
    moved = type(here)(
        zone=to,
        controller=owner,
        left_under=-1 if here.controller == owner else here.controller,
        left_with=here.attachments,
    )
    state = _no_longer_imminent(machine, with_card(state, card, moved), card)
    state = put_in_pile(state, owner, card, to)
    if is_participating(state, card):
        text = f"{machine.game.cards[card].label} is no longer participating."
        state = say(state, "state", text, _NO_LONGER)
    state = no_longer_in_challenge(state, card)
    if any(card in effect.cards and not waits_for_it(effect) for effect in state.in_force):
        text = f"Lasting and delayed effects on {machine.game.cards[card].label} expire as it leaves play."
        state = say(state, "expiry", text, _EXPIRE)
        lasting = (
            effect if card not in effect.cards or waits_for_it(effect) else without_the_card(effect, card)
            for effect in state.in_force
        )
        state = replace(state, in_force=tuple(effect for effect in lasting if effect is not None))
    if not state.in_force:
        return state
    if any(effect.source == card and effect.until not in _WITH_IT for effect in state.in_force):
        text = f"The lasting effects of {machine.game.cards[card].label} go on."
        state = say(state, "state", text, ("2e/rr/lasting-effects/2",))
    return end_with_card(machine, state, card)


_PREEMPTED = ("2e/rr/triggering-condition/4", "2e/rr/in-play-and-out-of-play/4")


@second.rule(*_PREEMPTED)
def _no_longer_imminent(machine: Machine, state: State, card: int) -> State:
    """The state in which nothing is about to happen any more to the card that has left play, should it come back or not."""
    for place, frame in enumerate(state.stack):
        if type(frame) is not Occurrence or frame.stage > 5:
            continue
        gone = {event for event in frame.events if event.card == card and event.kind in OF_CARDS_IN_PLAY}
        if _is_being_saved(state.stack[place + 1 :], card):
            gone = {event for event in gone if event.kind != "save"}
        if not gone:
            continue
        events = tuple(no_longer(event) if event in gone else event for event in frame.events)
        kept = tuple(one for one in frame.replaced if frame.events[one[0]] not in gone)
        frames = (
            *state.stack[:place],
            replace(frame, events=events, replaced=kept),
            *state.stack[place + 1 :],
        )
        state = replace(state, stack=frames)
        if frame.stage > 1:
            what = "; ".join(describe(machine, event) for event in frame.events if event in gone)
            state = say(state, "state", f"No longer imminent, for it has left play: {what}.", _PREEMPTED)
    return state


def _is_being_saved(above: tuple[Frame, ...], card: int) -> bool:
    """True where what saves the card is still resolving, and takes it away itself: ``save it and return it to your hand``."""
    return any(
        type(frame) is Resolution
        and frame.trigger is not None
        and frame.trigger.card == card
        and any(isinstance(effect, Save) for effect in frame.effects)
        for frame in above
    )


def _discard_duplicate(machine: Machine, state: State, duplicate: int, owner: int) -> State:
    if duplicate >= 0:
        owner = machine.game.cards[duplicate].owner
        state = with_card(
            state, duplicate, replace(state.cards[duplicate], zone="discard", host=-1, controller=owner)
        )
    state = put_in_pile(state, owner, duplicate, "discard")
    return say(state, "state", "Its duplicate is discarded.", (f"{LEAVES}/4",))


@second.rule("2e/rr/participating/4")
def no_longer_in_challenge(state: State, card: int) -> State:
    """If a participating character leaves play for any reason, it is no longer participating."""
    challenge = state.challenge
    if challenge is None:
        return state
    if card in challenge.assault:
        challenge = replace(challenge, assault=without(challenge.assault, card))
    if card in challenge.attackers:
        challenge = replace(challenge, attackers=without(challenge.attackers, card))
    if card in challenge.defenders:
        challenge = replace(challenge, defenders=without(challenge.defenders, card))
    return state if challenge is state.challenge else replace(state, challenge=challenge)
