"""Taking control of a card in play, and control that reverts when what gave it ends."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine.ability import TakeControl
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label, labels
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.state import InForce, State
from agot_judge.engine.state.transition import push, put_in_force, say, with_card, with_player, without
from agot_judge.engine.values.matching import cards_meant
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import players_said
from agot_judge.engine.values.standing import active
from agot_judge.engine.values.values import is_immune, is_prohibited
from agot_judge.errors import NotSupportedYet
from agot_judge.explain.wording import describe

_CONTROL = ("2e/rr/ownership-and-control/2",)
_REMOVED = ("2e/rr/ownership-and-control/5",)
_REVERTS = ("2e/faq/multiple-take-control-effects/2",)
_ATTACHMENTS = ("2e/rr/attachment-cards/6",)
_WHILE_ACTIVE = "while active"
"""The duration of the control that a constant ability gives."""


@shared.rule("2e/rr/cannot/1", "2e/faq/1.3/2", "2e/faq/1.3/6")
def control_requirements(position: Position, player: int, card: int) -> Iterator[Requirement]:
    """The requirements for the player to take control of the card."""
    yield from position.entry_rules.prohibitions(position, player, card, "take control")
    yield from position.entry_rules.uniqueness(position, player, card)


@shared.event("take control", *_CONTROL, *_REVERTS, *_ATTACHMENTS)
def take_control(machine: Machine, state: State, event: Event) -> State | None:
    """The card comes under the player's control, for as long as the effect says."""
    here = state.cards[event.card]
    holder = state.players[here.controller]
    if here.zone != "play" or event.card not in (*holder.play, holder.title):
        return None
    if event.card == holder.title and state.players[event.player].title >= 0:
        # No paragraph says what becomes of the title that the player bears: neither kept nor returned is a ruling.
        text = f"a second title for one player, of which no paragraph speaks ({describe(machine, event)})"
        raise NotSupportedYet(f"not supported yet: {text}.")
    record = InForce(
        serial=0,
        cards=(event.card,),
        rule=TakeControl(),
        until=event.word,
        source=event.source,
        controller=event.by,
        that_player=event.player,
    )
    competing = any(
        isinstance(other.rule, TakeControl) and event.card in other.cards for other in state.in_force
    )
    cites = (*_CONTROL, *(_REVERTS if competing else ()), *(_ATTACHMENTS if here.attachments else ()))
    state = say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
    return change_control(put_in_force(state, record), event.card, event.player)


def control_of(state: State, card: int, player: int, source: int, until: str = "this leaves play") -> State:
    """The state with the card under the player's control for as long as the source stays in play (or as said)."""
    record = InForce(
        serial=0,
        cards=(card,),
        rule=TakeControl(),
        until=until,
        source=source,
        controller=player,
        that_player=player,
    )
    return change_control(put_in_force(state, record), card, player)


@shared.rule(*_CONTROL, *_REMOVED, "2e/rr/attachment-cards/6")
def change_control(state: State, card: int, player: int) -> State:
    """The state with the card under this player's control: no longer in a challenge, its attachments as they were."""
    here = state.cards[card]
    if here.controller == player:
        return state
    old, new = state.players[here.controller], state.players[player]
    if card == old.title:
        old, new = replace(old, title=-1), replace(new, title=card)
    else:
        old, new = replace(old, play=without(old.play, card)), replace(new, play=(*new.play, card))
    state = with_player(with_player(state, here.controller, old), player, new)
    state = with_card(state, card, replace(here, controller=player))
    if any(state.cards[attachment].controller != player for attachment in here.attachments):
        text = "Attachments stay under their controllers' control."
        state = say(state, "state", text, ("2e/rr/attachment-cards/6",))
    challenge = state.challenge
    if challenge is not None and card in (*challenge.attackers, *challenge.defenders):
        challenge = replace(
            challenge,
            attackers=tuple(other for other in challenge.attackers if other != card),
            defenders=tuple(other for other in challenge.defenders if other != card),
        )
        state = replace(state, challenge=challenge)
        state = say(state, "state", "A card that changes control is removed from the challenge.", _REMOVED)
    return state


@shared.rule(*_REVERTS)
def revert_control(machine: Machine, state: State, ended: tuple[InForce, ...]) -> State:
    """The state in which control of the cards of these effects, which have ended, has gone back.

    To the player with the most recent effect still in force on the card, else to its owner.
    """
    for effect in ended:
        if not isinstance(effect.rule, TakeControl):
            continue
        for card in effect.cards:
            here = state.cards[card]
            if here.zone != "play":
                continue
            others = [
                other.that_player
                for other in state.in_force
                if isinstance(other.rule, TakeControl) and card in other.cards
            ]
            player = others[-1] if others else machine.game.cards[card].owner
            if player != here.controller and not state.players[player].eliminated:
                name = machine.game.players[player]
                text = f"Control of {label(machine.game, card)} reverts to {name}."
                state = change_control(say(state, "state", text, _REVERTS, player), card, player)
    return state


@shared.rule(*_CONTROL, *_REVERTS, "2e/rr/constant-abilities/1")
def constant_control(machine: Machine, state: State) -> State:
    """The state in which each constant ability that takes control of a card is about to do so, and those that no longer
    do have ended."""
    now = _taken(machine.at(state))
    state = _end_inactive(machine, state, now)
    events = tuple(
        Event(
            kind="take control",
            card=card,
            player=player,
            other_player=state.cards[card].controller,
            source=source,
            by=player,
            cause="effect",
            word=_WHILE_ACTIVE,
        )
        for source, card, player in now
        if not _is_recorded(state, source, card, player)
        and all(one.met for one in control_requirements(machine.at(state), player, card))
        and not is_prohibited(machine.at(state), card, "change control")
    )
    return push(state, Occurrence(events=events, nested=True)) if events else state


def _taken(position: Position) -> tuple[tuple[int, int, int], ...]:
    """Source, card and player of all control that constant abilities take now, in the order of their entering play."""
    state = position.state
    found: list[tuple[int, int, int]] = []
    for effect, scope, record in active(position, TakeControl):
        players = players_said(position.game, state, effect.player, scope) if record is None else ()
        if players:
            found += [
                (scope.source, card, players[0])
                for card in cards_meant(position, effect.on, scope)
                if state.cards[card].zone == "play" and not is_immune(position, card, scope.source)
            ]
    return tuple(sorted(found, key=lambda one: state.cards[one[0]].entered))


def _is_recorded(state: State, source: int, card: int, player: int) -> bool:
    return any(
        isinstance(effect.rule, TakeControl)
        and (effect.source, effect.that_player) == (source, player)
        and card in effect.cards
        for effect in state.in_force
    )


@shared.rule(*_REVERTS, "2e/rr/effects/5")
def _end_inactive(machine: Machine, state: State, now: tuple[tuple[int, int, int], ...]) -> State:
    """The control that a constant ability gave has ceased with it: its card left play, is blank, or works no longer."""
    ended = tuple(
        effect
        for effect in state.in_force
        if effect.until == _WHILE_ACTIVE
        and not any((effect.source, card, effect.that_player) in now for card in effect.cards)
    )
    if not ended:
        return state
    state = replace(state, in_force=tuple(effect for effect in state.in_force if effect not in ended))
    for effect in ended:
        text = f"The effect of {label(machine.game, effect.source)} on {labels(machine.game, effect.cards)} ends."
        state = say(state, "expiry", text, (*_REVERTS, "2e/rr/effects/5"))
    return revert_control(machine, state, ended)


@shared.rule(*_CONTROL, *_REVERTS)
def control_at_start(machine: Machine, state: State) -> State:
    """The state in which whoever has the most recent control effect on a card controls it, as the board is given: what
    is in force applies first, in the order listed, then what the cards in play bring."""
    for effect in state.in_force:
        if isinstance(effect.rule, TakeControl) and effect.that_player >= 0:
            for card in effect.cards:
                if state.cards[card].zone == "play":
                    state = _say_whose(machine.at(state), card, effect.that_player, effect.source)
                    state = change_control(state, card, effect.that_player)
    if TakeControl not in machine.index.standing:
        return state
    for source, card, player in _taken(machine.at(state)):
        if all(one.met for one in control_requirements(machine.at(state), player, card)):
            state = _say_whose(machine.at(state), card, player, source)
            state = control_of(state, card, player, source, _WHILE_ACTIVE)
    return state


def _say_whose(position: Position, card: int, player: int, source: int) -> State:
    """The state with a line that says who has taken control of the card, and by what."""
    name = position.game.players[player]
    by = f" by {label(position.game, source)}" if source >= 0 else ""
    text = f"{name} has taken control of {label(position.game, card)}{by}."
    competing = any(
        isinstance(one.rule, TakeControl)
        and card in one.cards
        and (one.source, one.that_player) != (source, player)
        for one in position.state.in_force
    )
    return say(position.state, "state", text, (*_CONTROL, *(_REVERTS if competing else ())), player)
