"""Effects that put cards into play, attach them, or make them something else."""

from msgspec.structs import replace

from agot_judge.editions.second.entering.entry_prohibitions import prohibitions
from agot_judge.editions.second.entering.put_into_play import entering_together
from agot_judge.editions.second.entering.uniqueness import presence
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Attach, PutIntoPlay
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import PuttingIntoPlay, Resolution
from agot_judge.engine.state.state import UNKNOWN, State
from agot_judge.engine.state.transition import push, say
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.effects.affecting import affected, is_hidden, saying_why
from agot_judge.rules.effects.effect_events import events_on
from agot_judge.rules.potential.can_affect import could_affect, is_elsewhere, player_of
from agot_judge.rules.resolution.by_hand import left_to_judge
from agot_judge.rules.resolution.resolution import fail, happen, with_top
from agot_judge.rules.resolution.scope_of import scope_of_resolution

_PUT = ("2e/rr/put-into-play/1", "2e/rr/put-into-play/2", "2e/rr/put-into-play/3")
_ATTACH = ("2e/rr/attachment-cards/1", "2e/rr/attachment-cards/2", "2e/rr/move/2")


@second.effect(PutIntoPlay, *_PUT, "2e/rr/put-into-play/5", "2e/rr/ownership-and-control/2")
def put_into_play(machine: Machine, state: State, frame: Resolution, effect: PutIntoPlay) -> State:
    """The cards enter play together, under the player's control or each under its owner's."""
    cards = affected(machine.at(state), frame, effect)
    scope = scope_of_resolution(frame)
    able = tuple(card for card in cards if could_affect(machine.at(state), effect, card, scope))
    elsewhere = tuple(card for card in cards if is_elsewhere(effect, card, scope))
    state = saying_why(machine, state, effect, elsewhere, scope)
    kept_out = tuple(card for card in cards if card not in (*able, *elsewhere))
    state = _saying_what_keeps_them_out(machine, state, effect, kept_out, scope)
    if not able:
        if is_hidden(machine.at(state), frame, effect.on):
            return left_to_judge(state, frame)
        return fail(machine, state, frame, "no card can be put into play.")
    if len(able) < len(cards):
        state = fail(machine, state, frame, "not every card can be put into play.")
    events = events_on(machine.at(state), effect, able, scope, "effect")
    return push(with_top(state, those=able, drawn=False), PuttingIntoPlay(events=events))


@second.rule("2e/rr/cannot/1", "2e/faq/1.3/2")
def _saying_what_keeps_them_out(
    machine: Machine, state: State, effect: PutIntoPlay, cards: tuple[int, ...], scope: Scope
) -> State:
    """The state with a line for each reason why one of these cards cannot enter play: a copy in the dead pile."""
    for card in cards if state.log.is_kept else ():
        player = player_of(machine.at(state), effect.under, card, scope)
        if player < 0:
            continue
        asked = (
            *presence(machine.at(state), player, card),
            *prohibitions(machine.at(state), player, card, "put into play"),
        )
        for one in asked:
            if not one.met:
                name = label(machine.game, card)
                text = f"{name} cannot be put into play. {one.found}"
                state = say(state, "effect", text, one.cites)
    return state


_DUPLICATE = ("2e/rr/duplicates/1",)


@second.effect(Attach, *_ATTACH, "2e/rr/attachment-cards/6", "2e/rr/facedown-cards/1", "2e/rr/duplicates/1")
def attach(machine: Machine, state: State, frame: Resolution, effect: Attach) -> State:
    """The cards become attached to a card: moved there in play, or put into play there from elsewhere."""
    cards = affected(machine.at(state), frame, effect)
    hosts = affected(machine.at(state), frame, effect, "to")
    if effect.as_duplicate and not cards and is_hidden(machine.at(state), frame, effect.on):
        cards = (UNKNOWN,)
    if not cards or not hosts or state.cards[hosts[0]].zone != "play":
        return fail(machine, state, frame, "there is nothing to attach, or nothing to attach it to.")
    host = hosts[0]
    if effect.as_duplicate and not machine.game.cards[host].definition.face.unique:
        return fail(
            machine,
            state,
            frame,
            f"{label(machine.game, host)} is not unique: it has no duplicates.",
            _DUPLICATE,
        )
    if effect.as_duplicate:
        return happen(
            state,
            tuple(
                Event(
                    kind="attach as duplicate",
                    card=card,
                    other_card=host,
                    player=state.cards[host].controller,
                    source=frame.card,
                    by=frame.player,
                    cause="effect",
                )
                for card in cards
            ),
        )
    marks = ("facedown",) if effect.facedown else ()
    in_play = tuple(card for card in cards if state.cards[card].zone == "play")
    entering = entering_together(
        state,
        tuple(card for card in cards if card not in in_play),
        frame.player,
        frame.card,
        frame.player,
        marks,
    )
    if entering:
        events = tuple(replace(event, other_card=host) for event in entering)
        state = push(with_top(state, those=cards, drawn=False), PuttingIntoPlay(events=events))
    moved = tuple(
        Event(
            kind="attach",
            card=card,
            other_card=host,
            player=state.cards[card].controller,
            source=frame.card,
            by=frame.player,
            cause="effect",
        )
        for card in in_play
    )
    return happen(state, moved)
