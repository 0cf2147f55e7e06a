"""Playing a card from hand: steps 1a to 1f; and cards that are put into play."""

from msgspec.structs import replace

from agot_judge.engine.ability import Attach, PutIntoPlay
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Answer, Decision, Option
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence, PuttingIntoPlay, Resolution
from agot_judge.engine.state.state import CardState, Deed, State
from agot_judge.engine.state.transition import ask, push, say, settle, with_card, with_player
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import has_exception
from agot_judge.explain.wording import describe
from agot_judge.rules.attachments import attached, duplicated, legal_hosts
from agot_judge.rules.effects.affecting import affected
from agot_judge.rules.effects.effect_events import events_on
from agot_judge.rules.effects.piles import out_of_its_zone
from agot_judge.rules.resolution.resolution import fail, happen, with_top
from agot_judge.rules.resolution.scope_of import scope_of_resolution
from agot_judge.rules.six_steps.assumed import assume
from agot_judge.rules.six_steps.entering.costs import (
    GOLD,
    cost_of,
    of_its_house,
    penalty,
    say_modified,
    which_x,
)
from agot_judge.rules.six_steps.entering.requirements import may_enter, prohibitions
from agot_judge.rules.six_steps.entering.uniqueness import presence, uniqueness
from agot_judge.rules.six_steps.frames import Entering, Pending
from agot_judge.rules.six_steps.rulebook import six_steps
from agot_judge.rules.targets.where_it_goes import which_host

FAQ = "1e/faq"
_STEP = f"{FAQ}/action-window-step-1"
_PLAYED = (f"{FAQ}/4.4/1", f"{FAQ}/player-action/3", f"{_STEP}/8")
_DUPLICATE = (f"{FAQ}/4.2/1", f"{FAQ}/marshalling-phase-chart/8", f"{FAQ}/3.27/3")
_VERSIONS = ("ccg/rules/multiple-character-versions/1",)
_PUT = (f"{FAQ}/4.4/3", f"{FAQ}/4.4/4")
_HOST = (f"{FAQ}/3.20/1", f"{FAQ}/3.20/2")
_TYPES = ("character", "location", "attachment")


@six_steps.frame(Entering, *_PLAYED, *_DUPLICATE, *GOLD, f"{_STEP}/2", f"{_STEP}/4")
def enter(machine: Machine, state: State, frame: Entering) -> State:
    """The card is declared, its cost is paid, and an attachment chooses what it goes on; then it is pending."""
    player, card, name = frame.player, frame.card, label(machine.game, frame.card)
    if frame.stage == 1:
        if not may_enter(machine.at(state), player, card, frame.way):
            return state
        how = " as a duplicate" if frame.way == "duplicate" else ""
        cites = _DUPLICATE if how else (*_PLAYED, *of_its_house(machine.at(state), player, card))
        state = say(state, "ability", f"{machine.game.players[player]} plays {name}{how}.", cites, player)
        if frame.way == "duplicate":
            state = assume(machine, state, "duplicate is free")
        elif penalty(machine.at(state), player, card):
            state = assume(machine, state, "gold penalty")
        frame = replace(frame, stage=2)
        if machine.game.cards[card].definition.face.cost == "X" and frame.way == "marshal":
            return ask(state, frame, which_x(machine.at(state), player, card))
    if frame.stage == 2:
        state = push(state, replace(frame, stage=3))
        cost = cost_of(machine.at(state), player, card, frame.way, frame.x)
        state = say_modified(machine, state, player, card, frame.way, frame.x)
        if not cost:
            return state
        paid = Event(kind="pay gold", player=player, amount=cost, source=card, by=player, cause="cost")
        return push(state, Occurrence(events=(paid,)))
    if frame.way == "marshal" and machine.game.cards[card].definition.face.type == "attachment":
        hosts = legal_hosts(machine.at(state), player, card)
        decision = which_host(machine.game, player, card, hosts, _HOST)
        return ask(state, frame, decision) if hosts else state
    if frame.way == "duplicate":
        state = settle(state, _beneath_what(machine, state, frame))
    return _pending(machine, state, frame, -1)


def _beneath_what(machine: Machine, state: State, frame: Entering) -> Decision:
    """The card beneath which the duplicate goes: there is one at most."""
    below = duplicated(machine.at(state), frame.player, frame.card)
    return Decision(
        player=frame.player,
        kind="target",
        text=f"What is {label(machine.game, frame.card)} a duplicate of?",
        options=(Option(label=label(machine.game, below), card=below),) if below >= 0 else (),
        cites=_DUPLICATE,
    )


@six_steps.frame_answer(Entering, *_HOST, f"{_STEP}/3")
def answered(machine: Machine, state: State, frame: Entering, decision: Decision, given: Answer) -> State:
    """The state after the answer: the X of the cost, or the card on which the attachment goes."""
    option = decision.options[given.options[0]]
    if decision.kind == "number":
        who = machine.game.players[decision.player]
        state = say(state, "decision", f"{who} announces X = {option.word}.", decision.cites, decision.player)
        return push(state, replace(frame, x=int(option.word)))
    text = f"{machine.game.players[decision.player]} chooses {option.label}."
    state = say(state, "decision", text, decision.cites, decision.player)
    return _pending(machine, state, frame, option.card)


def _pending(machine: Machine, state: State, frame: Entering, host: int) -> State:
    """1f: the card is marshalled; it comes into play in step 3."""
    kind = "marshal duplicate" if frame.way == "duplicate" else "marshal"
    event = Event(
        kind=kind,
        card=frame.card,
        player=frame.player,
        other_card=host,
        by=frame.player,
        source=frame.card,
        amount=frame.x,
    )
    events = (event,) if host < 0 else (event, attached(event, 0))
    text = f"{label(machine.game, frame.card)} comes into play"
    return push(state, Pending(kind="action", text=text, player=frame.player, events=events))


@six_steps.rule(*_PUT, f"{FAQ}/3.27/1", f"{FAQ}/3.20/1")
def may_enter_play(
    position: Position,
    player: int,
    card: int,
    facedown: bool = False,
    host: int | None = None,
    way: str = "put into play",
) -> bool:
    """True where the card could come into play in this way: uniqueness and attachment restrictions hold for all of them."""
    if position.state.cards[card].zone == "play" or facedown or position.state.despite:
        return position.state.cards[card].zone != "play"
    face = position.game.cards[card].definition.face
    if face.type not in _TYPES or not all(one.met for one in presence(position, player, card)):
        return False
    if any(prohibitions(position, player, card, way)):
        return False
    if face.type != "attachment" or duplicated(position, player, card) >= 0:
        return True
    hosts = legal_hosts(position, player, card)
    return bool(hosts) if host is None else host in hosts


@six_steps.event("marshal", *_PLAYED)
@six_steps.event("put into play", *_PUT)
def comes_into_play(machine: Machine, state: State, event: Event) -> State | None:
    """The card comes into play standing, under the player's control."""
    card, player = event.card, event.player
    if event.kind == "put into play" and not may_enter_play(
        machine.at(state),
        player,
        card,
        "facedown" in event.marks,
        event.other_card if event.other_card >= 0 else None,
    ):
        return None
    if event.kind == "put into play" and duplicated(machine.at(state), player, card) >= 0:
        return as_duplicate(machine, state, event)
    cites = _PLAYED if event.kind == "marshal" else _PUT
    state = say(state, "occurrence", f"{describe(machine, event)}.", cites, player)
    state = out_of_its_zone(machine.at(state), card)
    serial = state.serial + 1
    here = CardState(
        zone="play",
        controller=player,
        entered=serial,
        kneeling="kneeling" in event.marks,
        facedown="facedown" in event.marks,
        x=event.amount if event.kind == "marshal" else 0,
    )
    state = with_card(replace(state, serial=serial), card, here)
    cards = state.players[player]
    state = with_player(state, player, replace(cards, play=(*cards.play, card)))
    if has_exception(machine.at(state), card, "enters play knelt"):
        state = with_card(state, card, replace(state.cards[card], kneeling=True))
        state = say(state, "state", f"{label(machine.game, card)} enters play knelt.", cites, player)
    way = "marshal" if event.kind == "marshal" else "put into play"
    deed = Deed(way=way, card=card, player=player, phase=state.phase, copy=serial)
    return replace(state, deeds=(*state.deeds, deed))


@six_steps.event("marshal duplicate", *_DUPLICATE, "ccg/rules/duplicates/1", *_VERSIONS)
def as_duplicate(machine: Machine, state: State, event: Event) -> State | None:
    """The card goes beneath the unique card of its title."""
    below = duplicated(machine.at(state), event.player, event.card)
    if below < 0:
        return None
    text = f"{label(machine.game, event.card)} is a duplicate of {label(machine.game, below)}."
    faces = {machine.game.cards[card].definition.face for card in (event.card, below)}
    cites = _DUPLICATE if len(faces) == 1 else (*_DUPLICATE, "ccg/rules/duplicates/1", *_VERSIONS)
    state = say(state, "occurrence", text, cites, event.player)
    state = out_of_its_zone(machine.at(state), event.card)
    state = with_card(state, event.card, CardState(zone="play", controller=event.player, host=below))
    here = state.cards[below]
    return with_card(state, below, replace(here, duplicates=(*here.duplicates, event.card)))


@six_steps.event("attach", *_HOST, f"{FAQ}/3.22/1")
def attach(machine: Machine, state: State, event: Event) -> State | None:
    """The card becomes attached to another one."""
    here, host = state.cards[event.card], state.cards[event.other_card]
    if here.zone != "play" or host.zone != "play":
        return None
    if here.host >= 0 and event.card in state.cards[here.host].attachments:
        before = state.cards[here.host]
        kept = tuple(one for one in before.attachments if one != event.card)
        state = with_card(state, here.host, replace(before, attachments=kept))
        host = state.cards[event.other_card]
    state = say(state, "occurrence", f"{describe(machine, event)}.", _HOST, event.player)
    state = with_card(state, event.other_card, replace(host, attachments=(*host.attachments, event.card)))
    return with_card(state, event.card, replace(here, host=event.other_card))


# -- effects -------------------------------------------------------------------------------------------------------


@six_steps.effect(PutIntoPlay, *_PUT, f"{FAQ}/3.27/1")
def put_into_play(machine: Machine, state: State, frame: Resolution, effect: PutIntoPlay) -> State:
    """The cards come into play together, without costs, penalties and play restrictions."""
    cards = affected(machine.at(state), frame, effect)
    scope = scope_of_resolution(frame)
    events = events_on(machine.at(state), effect, cards, scope, "effect")
    able: list[Event] = []
    for event in events:
        if may_enter_play(machine.at(state), event.player, event.card):
            able.append(event)
            continue
        for one in uniqueness(machine.at(state), event.player, event.card):
            state = say(state, "effect", f"{label(machine.game, event.card)}: {one.found}", one.cites)
    if len(able) < len(events) or not events:
        state = fail(machine, state, frame, "not every card can be put into play.", _PUT)
    if not able:
        return state
    state = with_top(state, those=tuple(event.card for event in able), drawn=False)
    return push(state, PuttingIntoPlay(events=tuple(able)))


@six_steps.frame(PuttingIntoPlay, *_PUT, *_HOST)
def putting_into_play(machine: Machine, state: State, frame: PuttingIntoPlay) -> State:
    """For each attachment it is chosen what it goes on; then all come into play at once."""
    for index in range(frame.done, len(frame.events)):
        event = frame.events[index]
        is_attachment = machine.game.cards[event.card].definition.face.type == "attachment"
        if not is_attachment or event.other_card >= 0 or "facedown" in event.marks:
            continue
        if duplicated(machine.at(state), event.player, event.card) >= 0:
            continue
        hosts = legal_hosts(machine.at(state), event.player, event.card)
        if hosts:
            chooser = event.by if event.by >= 0 else event.player
            decision = which_host(machine.game, chooser, event.card, hosts, _HOST)
            return ask(state, replace(frame, done=index), decision)
    events: list[Event] = []
    for event in frame.events:
        events.append(event)
        if event.other_card >= 0:
            events.append(attached(event, len(events) - 1))
    return happen(state, tuple(events))


@six_steps.frame_answer(PuttingIntoPlay, *_HOST)
def put_on(
    machine: Machine, state: State, frame: PuttingIntoPlay, decision: Decision, given: Answer
) -> State:
    """The state in which the next attachment goes on a card."""
    option = decision.options[given.options[0]]
    text = f"{machine.game.players[decision.player]} chooses {option.label}."
    state = say(state, "decision", text, decision.cites, decision.player)
    events = list(frame.events)
    events[frame.done] = replace(events[frame.done], other_card=option.card)
    return push(state, replace(frame, events=tuple(events), done=frame.done + 1))


@six_steps.effect(Attach, *_HOST, f"{FAQ}/3.22/3")
def attach_by_effect(machine: Machine, state: State, frame: Resolution, effect: Attach) -> State:
    """The cards become attached to a card, moved there in play, or put into play there."""
    cards = affected(machine.at(state), frame, effect)
    hosts = affected(machine.at(state), frame, effect, "to")
    if not cards or not hosts or state.cards[hosts[0]].zone != "play":
        return fail(machine, state, frame, "there is nothing to attach, or nothing to attach it to.", _HOST)
    events: list[Event] = []
    for card in cards:
        goes = Event(
            kind="put into play",
            card=card,
            player=frame.player,
            other_card=hosts[0],
            source=frame.card,
            by=frame.player,
            cause="effect",
            marks=("facedown",) if effect.facedown else (),
        )
        if state.cards[card].zone != "play":
            events.append(goes)
        events.append(attached(goes, -1))
    return happen(state, tuple(events))
