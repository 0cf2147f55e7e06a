"""Taking control of a card in play, and control that reverts when what gave it ends."""

from msgspec.structs import replace

from agot_judge.editions.second.book import second
from agot_judge.editions.second.wording import describe
from agot_judge.engine.ability import TakeControl
from agot_judge.engine.board import label
from agot_judge.engine.continuous import active
from agot_judge.engine.events import Event
from agot_judge.engine.frames import Occurrence
from agot_judge.engine.machine import Machine
from agot_judge.engine.matching import cards_meant
from agot_judge.engine.scope import players_said
from agot_judge.engine.state import InForce, State
from agot_judge.engine.transition import push, put_in_force, say, with_card, with_player, without

_CONTROL = ("2e/rr/ownership-and-control/2",)
_REMOVED = ("2e/rr/ownership-and-control/5",)
_REVERTS = ("2e/faq/multiple-take-control-effects/2",)


@second.event("take control", *_CONTROL, *_REVERTS)
def take_control(machine: Machine, state: State, event: Event) -> State | None:
    """The card comes under the player's control, for as long as the effect says."""
    here = state.cards[event.card]
    if here.zone != "play" or event.card not in state.players[here.controller].play:
        return None
    record = InForce(
        serial=0,
        cards=(event.card,),
        rule=TakeControl(),
        until=event.word,
        source=event.source,
        controller=event.by,
        that_player=event.player,
    )
    state = say(state, "occurrence", describe(machine, event) + ".", _CONTROL, event.player)
    return change_control(put_in_force(state, record), event.card, event.player)


def control_of(state: State, card: int, player: int, source: int) -> State:
    """The state with the card under the player's control for as long as the source stays in play."""
    record = InForce(
        serial=0,
        cards=(card,),
        rule=TakeControl(),
        until="this leaves play",
        source=source,
        controller=player,
        that_player=player,
    )
    return change_control(put_in_force(state, record), card, player)


@second.rule(*_CONTROL, *_REMOVED, "2e/rr/attachment-cards/6")
def change_control(state: State, card: int, player: int) -> State:
    """The state with the card under this player's control: no longer in a challenge, its attachments as they were."""
    here = state.cards[card]
    if here.controller == player:
        return state
    old = state.players[here.controller]
    state = with_player(state, here.controller, replace(old, play=without(old.play, card)))
    new = state.players[player]
    state = with_player(state, player, replace(new, play=(*new.play, card)))
    state = with_card(state, card, replace(here, controller=player))
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


@second.rule(*_REVERTS)
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


@second.rule(*_CONTROL, *_REVERTS, "2e/rr/constant-abilities/1")
def constant_control(machine: Machine, state: State) -> State:
    """The state in which each constant ability that takes control of a card is about to do so."""
    events: list[Event] = []
    for effect, scope, record in active(machine, state, TakeControl):
        if record is not None:
            continue
        players = players_said(machine.game, state, effect.player, scope)
        on = effect.on
        cards = cards_meant(machine, state, on, scope)
        for card in cards:
            already = any(
                isinstance(other.rule, TakeControl) and other.source == scope.source and card in other.cards
                for other in state.in_force
            )
            if players and not already:
                events.append(
                    Event(
                        kind="take control",
                        card=card,
                        player=players[0],
                        other_player=state.cards[card].controller,
                        source=scope.source,
                        by=scope.you,
                        cause="effect",
                        word="this leaves play",
                    )
                )
    return push(state, Occurrence(events=tuple(events), nested=True)) if events else state
