"""Cards that switch places out of play."""

from msgspec.structs import replace

from agot_judge.engine.ability import Switch
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import CardState, State
from agot_judge.engine.state.transition import say, with_card, with_player
from agot_judge.explain.wording import describe
from agot_judge.rules.effects.affecting import affected, is_hidden
from agot_judge.rules.resolution.by_hand import left_to_judge
from agot_judge.rules.resolution.resolution import fail, happen, with_top

_SWITCH = ("2e/rr/switch/1",)
_OWNED = ("2e/rr/ownership-and-control/4",)
_FIXED = ("play", "out of game", "being played")
_PILES = ("hand", "deck", "deck_top", "discard", "dead", "shadows", "plots", "used")


@shared.effect(Switch, *_SWITCH)
def switch(machine: Machine, state: State, frame: Resolution, effect: Switch) -> State:
    """One card on each side of the switch; each goes to its owner's areas only, so that both are of one owner."""
    here, there = (
        affected(machine.at(state), frame, effect),
        affected(machine.at(state), frame, effect, "other"),
    )
    if len(here) != 1 or len(there) != 1:
        if is_hidden(machine.at(state), frame, effect.on) or is_hidden(
            machine.at(state), frame, effect.other
        ):
            return left_to_judge(state, frame)
        return fail(machine, state, frame, "there is nothing on one side of the switch.", _SWITCH)
    card, other = here[0], there[0]
    if card == other or any(state.cards[one].zone in _FIXED for one in (card, other)):
        return fail(machine, state, frame, "these cannot be switched.", _SWITCH)
    if machine.game.cards[card].owner != machine.game.cards[other].owner:
        return fail(machine, state, frame, "these cards have different owners.", _OWNED)
    if card in frame.shown:  # what it was switched with lies in its place now
        shown = tuple(other if one == card else one for one in frame.shown)
        state = with_top(state, shown=shown)
    event = Event(
        kind="switch",
        card=card,
        other_card=other,
        player=frame.player,
        source=frame.card,
        by=frame.player,
        cause="effect",
    )
    return happen(state, (event,))


@shared.event("switch", *_SWITCH, "2e/rr/move/1")
def are_switched(machine: Machine, state: State, event: Event) -> State | None:
    """Each card is where the other was, in the same position of a deck."""
    card, other = event.card, event.other_card
    owner = machine.game.cards[card].owner
    exchanged = {card: other, other: card}
    player = state.players[owner]
    piles = {
        name: tuple(exchanged.get(one, one) for one in pile)
        for name in _PILES
        if (pile := getattr(player, name)) is not None
    }
    state = say(state, "occurrence", describe(machine, event) + ".", _SWITCH, event.player)
    before = state.cards[card], state.cards[other]
    state = with_player(state, owner, replace(player, **piles))
    state = with_card(state, card, _as(before[1]))
    return with_card(state, other, _as(before[0]))


def _as(there: CardState) -> CardState:
    """The state of a card that has come to this place: tokens do not change places."""
    return CardState(zone=there.zone, controller=there.controller, facedown=there.facedown, host=there.host)
