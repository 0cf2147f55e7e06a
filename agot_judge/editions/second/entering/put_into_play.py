"""Cards that an effect puts into play, together: what attachments among them are attached to is chosen first."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.editions.second.entering.entering_play import may_enter_play
from agot_judge.editions.second.entering.entry_prohibitions import prohibitions
from agot_judge.editions.second.entering.uniqueness import presence
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Cards, Effect, PutIntoPlay
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Answer, Decision, Requirement
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence, PuttingIntoPlay
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, push, say
from agot_judge.engine.values.matching import each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.attachments import attached, duplicated, legal_hosts, restricting_words
from agot_judge.rules.by_hand.despite import as_done
from agot_judge.rules.targets.where_it_goes import which_host

_PUT = ("2e/rr/put-into-play/1", "2e/rr/put-into-play/2", "2e/rr/put-into-play/4")
_NOBODYS = ("2e/rr/in-play-and-out-of-play/1",)
_STATE = ("2e/rr/put-into-play/3", "2e/rr/attachment-cards/1")


@second.rule(*_PUT, "2e/rr/put-into-play/5", "2e/rr/ownership-and-control/2")
def entering_together(
    state: State,
    cards: tuple[int, ...],
    player: int,
    source: int = -1,
    by: int = -1,
    marks: tuple[str, ...] = (),
) -> tuple[Event, ...]:
    """The occurrences in which an effect puts these cards into play under the player's control."""
    return tuple(
        Event(
            kind="put into play from shadows" if state.cards[card].zone == "shadows" else "put into play",
            card=card,
            player=player,
            source=source,
            by=by,
            cause="effect",
            marks=marks,
        )
        for card in cards
    )


@second.frame(PuttingIntoPlay, *_PUT, *_STATE, *_NOBODYS, "2e/rr/first-player/4")
def put_into_play(machine: Machine, state: State, frame: PuttingIntoPlay) -> State:
    """Ask for each attachment what it is attached to; then all of them enter play simultaneously."""
    for index in range(frame.done, len(frame.events)):
        event = frame.events[index]
        if not _needs_a_host(machine.at(as_done(state, event)), event):
            continue
        hosts = legal_hosts(machine.at(as_done(state, event)), event.player, event.card)
        if hosts:
            chooser = event.by if event.by >= 0 else event.player
            decision = which_host(machine.game, chooser, event.card, hosts, _STATE)
            return ask(state, replace(frame, done=index), decision)
    events: list[Event] = []
    for event in frame.events:
        if state.players[event.player].eliminated:
            text = (
                f"{label(machine.game, event.card)} does not enter play: nobody in the game would control it."
            )
            state = say(state, "effect", text, _NOBODYS, event.player)
            continue
        facedown = "facedown" in event.marks
        position = machine.at(as_done(state, event))
        if not may_enter_play(position, event.player, event.card, facedown, event.other_card):
            text = f"{label(machine.game, event.card)} cannot enter play."
            state = say(
                state, "effect", text, ("2e/rr/put-into-play/3", "2e/rr/unique-cards/4"), event.player
            )
            continue
        events.append(event)
        if event.other_card >= 0:
            events.append(attached(event, len(events) - 1))
    return push(state, Occurrence(events=tuple(events), nested=True)) if events else state


@second.rule(*_STATE, "2e/faq/1.3/3", "2e/rr/cannot/1")
def obstacles(position: Position, effects: tuple[Effect, ...], scope: Scope) -> tuple[Requirement, ...]:
    """The requirements that keep the cards that the effects would put into play from entering it, where nothing could be put
    into play."""
    found: list[Requirement] = []
    for effect in effects:
        if not isinstance(effect, PutIntoPlay) or not isinstance(effect.on, Cards):
            continue
        for card in each_in(position, replace(effect.on, pick=None), scope):
            found += keeping_out(position, effect, card, scope)
    return tuple(dict.fromkeys(found))


@second.rule(*_STATE, "2e/faq/1.3/3", "2e/rr/cannot/1")
def keeping_out(position: Position, effect: PutIntoPlay, card: int, scope: Scope) -> Iterator[Requirement]:
    """The obstacles that keep this card from entering play by the effect."""
    player = position.game.cards[card].owner if effect.under == "owner" else scope.you
    yield from (one for one in presence(position, player, card) if not one.met)
    yield from prohibitions(position, player, card, "put into play")
    is_attachment = position.game.cards[card].definition.face.type == "attachment"
    if is_attachment and not legal_hosts(position, player, card):
        name = label(position.game, card)
        yield Requirement(
            text=f"There is a card to which {name} can be attached{restricting_words(position.game, card)}.",
            failing=f"There is no card to which {name} can be attached{restricting_words(position.game, card)}.",
            met=False,
            cites=_STATE,
            about="attachment",
        )


def _needs_a_host(position: Position, event: Event) -> bool:
    if event.other_card >= 0 or "facedown" in event.marks:
        return False
    if duplicated(position, event.player, event.card) >= 0:
        return False
    return position.game.cards[event.card].definition.face.type == "attachment"


@second.frame_answer(PuttingIntoPlay, *_STATE)
def host_chosen(
    machine: Machine, state: State, frame: PuttingIntoPlay, decision: Decision, given: Answer
) -> State:
    """The card to which the next attachment is attached."""
    option = decision.options[given.options[0]]
    who = machine.game.players[decision.player]
    state = say(state, "decision", f"{who} chooses {option.label}.", decision.cites, decision.player)
    events = list(frame.events)
    events[frame.done] = replace(events[frame.done], other_card=option.card)
    return push(state, replace(frame, events=tuple(events), done=frame.done + 1))
