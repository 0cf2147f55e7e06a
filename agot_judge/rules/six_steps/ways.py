"""Each way for a player to use a card now, with everything that it takes, met or not."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine.gained import gained_by
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import has_type_of_character, label
from agot_judge.engine.state.decision import DUPLICATE, Option, Requirement, Way
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import ActionWindow
from agot_judge.engine.state.state import State
from agot_judge.engine.values.position import Position
from agot_judge.rules.attachments import duplicated
from agot_judge.rules.initiation.explaining import Explainer
from agot_judge.rules.initiation.requirements import may_initiate
from agot_judge.rules.initiation.triggering import is_met
from agot_judge.rules.initiation.ways import as_option, none_at_all, with_remedies
from agot_judge.rules.six_steps.challenges.declaration import (
    TYPES,
    attacker_requirements,
    number_requirements,
)
from agot_judge.rules.six_steps.challenges.defenders import defender_requirements
from agot_judge.rules.six_steps.conventions import PASSIVE, SAVE_CANCEL, group_of
from agot_judge.rules.six_steps.entering.requirements import entry_requirements, opportunity
from agot_judge.rules.six_steps.frames import Pending, Window
from agot_judge.rules.six_steps.rulebook import six_steps
from agot_judge.rules.six_steps.window.initiation import OF_ITSELF
from agot_judge.rules.six_steps.window.options import (
    lifts_terminal_state,
    limited_response,
    saves_and_cancels,
)
from agot_judge.rules.six_steps.window.segment import gold_requirements
from agot_judge.rules.six_steps.winning.watching import TERMINAL

FAQ = "1e/faq"
_RESPONSES = (f"{FAQ}/responses/1", f"{FAQ}/response-opportunities/1", f"{FAQ}/player-action/9")
_SAVES = (f"{FAQ}/save-cancel-responses/2", f"{FAQ}/save-cancel-responses/3")
_PASSIVES = (f"{FAQ}/3.10/3",)
_CONSTANT = (f"{FAQ}/3.10/4",)
_ONCE = (f"{FAQ}/2.4/1",)
_DUPLICATES = (f"{FAQ}/4.2/2", *_SAVES)


def innermost_window(state: State) -> ActionWindow | Window | Pending | None:
    """The frame of the innermost open window: a segment of player actions, saves and cancels, or step 4 or 5."""
    for frame in reversed(state.stack):
        if isinstance(frame, ActionWindow):
            return frame if frame.turn >= 0 else None
        if isinstance(frame, Pending) and frame.stage == 2:
            return frame
        if isinstance(frame, Window):
            return frame if frame.step >= 4 else None
    return None


@six_steps.rule(*_RESPONSES, *_SAVES, *_PASSIVES, *_CONSTANT, *_ONCE)
def ways(machine: Machine, state: State, player: int, card: int) -> tuple[Way, ...]:
    """As a card, by its abilities and duplicates, in a challenge, or as a choice."""
    position, here = machine.at(state), state.cards[card]
    face = machine.game.cards[card].definition.face
    found: list[Way] = []
    is_event = face.type == "event"
    if here.zone == "hand" and not is_event:
        names = ["duplicate"] if duplicated(position, player, card) >= 0 else ["marshal"]
        for way in names:
            needed = (opportunity(position), *entry_requirements(position, player, card, way))
            found.append(
                Way(
                    verb=way,
                    text=f"Play it{' as a duplicate' if way == 'duplicate' else ''}",
                    requirements=needed,
                )
            )
    for number, ability in enumerate(machine.game.cards[card].definition.abilities):
        if not (here.zone == "hand" and not is_event and ability.zone == "play"):
            found.append(_ability(machine, state, player, card, number))
    found += (_ability(machine, state, player, card, number) for number in gained_by(position, card))
    if here.duplicates:
        found.append(_duplicate(position, player, card))
    choosing = as_option(machine, state, card, ("action", "response"))
    found += [choosing] if choosing is not None else []
    kind = state.asking.kind if state.asking is not None else ""
    if (
        has_type_of_character(machine.game, state, card)
        and here.zone == "play"
        and (kind in ("challenge", "defenders") or not found)
    ):
        found += _participating(position, player, card)
    if not found:
        found.append(
            none_at_all("It has no ability or duplicate that a player can use.", (f"{FAQ}/player-action/5",))
        )
    return with_remedies(found)


def _ability(machine: Machine, state: State, player: int, card: int, number: int) -> Way:
    position = machine.at(state)
    ability = machine.ability(card, number)
    face = machine.game.cards[card].definition.face
    group = group_of(ability)
    explainer = Explainer(machine, state, player, card, number)
    found: list[Requirement] = []
    event: Event | None = None
    window = innermost_window(state)
    if ability.kind in ("constant", "when revealed") or group == PASSIVE:
        found.append(
            Requirement(
                text="A player uses it.",
                failing="No player uses it: it is in effect, or initiates, by itself.",
                met=False,
                cites=_CONSTANT if ability.kind == "constant" else _PASSIVES,
                about="timing",
            )
        )
    elif ability.trigger is None:
        found.append(opportunity(position))
        found += gold_requirements(position, player, card, number)
    else:
        saves = group == SAVE_CANCEL
        is_open = isinstance(window, Pending) if saves else isinstance(window, Window) and window.step == 5
        what = "saves and cancels" if saves else "responses"
        found.append(
            Requirement(
                text=f"It is the time for {what}.",
                failing=f"It is not the time for {what}.",
                met=is_open,
                cites=_SAVES if saves else _RESPONSES,
                about="window",
                remedy="" if is_open else f"the step of a window for {what}",
            )
        )
        events = _events(window)
        used = _used(window)
        if events:
            met = explainer.condition_met_by(ability.trigger, events)
            if ability.trigger.card is not None and ability.trigger.card.this:
                met = replace(met, cites=(*met.cites, *OF_ITSELF))
            found.append(met)
            fitting = [
                index
                for index, one in enumerate(events)
                if is_met(position, ability.trigger, one, card, player)
            ]
            unused = [index for index in fitting if (card, number, index) not in used]
            usable = (
                index for index in unused if may_initiate(position, player, card, number, events[index])
            )
            index = next(usable, fitting[0]) if fitting else -1
            event = events[index] if fitting else None
            if event is not None and event.cause == TERMINAL and isinstance(window, Pending):
                found.append(_lifting(position, window, card, number, index))
            found.append(
                Requirement(
                    text="It has not been used yet for this.",
                    failing="It has been used for this already.",
                    met=not fitting or bool(unused),
                    cites=_ONCE,
                    about="used",
                )
            )
    found += limited_response(position, player, ability)
    found += explainer.requirements(event)
    return Way(
        verb="play" if face.type == "event" and ability.zone == "hand" else "trigger",
        text=ability.text or "Its ability",
        requirements=tuple(found),
        ability=number,
    )


def _lifting(position: Position, window: Pending, card: int, number: int, index: int) -> Requirement:
    """The requirement that a save from a terminal effect lifts the terminal state."""
    option = Option(label="", card=card, ability=number, event=index)
    saved = window.announced[index].card
    name = label(position.game, saved)
    return Requirement(
        text=f"It lifts the terminal state of {name}.",
        failing=f"{name} would still be killed by the terminal effect, which the save does not lift.",
        met=lifts_terminal_state(position, window, option, saved),
        cites=(f"{FAQ}/3.19/2",),
        about="save",
    )


def _events(window: ActionWindow | Window | Pending | None) -> tuple[Event, ...]:
    if isinstance(window, Pending):
        return window.announced
    return window.occurred if isinstance(window, Window) else ()


def _used(window: ActionWindow | Window | Pending | None) -> tuple[tuple[int, int, int], ...]:
    return window.used if isinstance(window, Window | Pending) else ()


def _duplicate(position: Position, player: int, card: int) -> Way:
    window = innermost_window(position.state)
    options = saves_and_cancels(position, window, player) if isinstance(window, Pending) else ()
    saving = any(option.card == card and option.ability == DUPLICATE for option in options)
    need = Requirement(
        text="It would be killed or discarded, and its duplicate can save it.",
        failing="There is nothing now from which its duplicate can save it.",
        met=saving,
        cites=_DUPLICATES,
        about="save",
    )
    return Way(verb="trigger", text="Discard a duplicate to save it", requirements=(need,), ability=DUPLICATE)


def _participating(position: Position, player: int, card: int) -> Iterator[Way]:
    state = position.state
    kind = state.asking.kind if state.asking is not None else ""
    mine = state.asking is not None and state.asking.player == player
    name = label(position.game, card)
    if state.challenge is not None and kind != "challenge":
        now = _now(position, player, "declares defenders", met=kind == "defenders" and mine, line="12")
        needed = (now, *defender_requirements(position, player, state.challenge.type, card))
        yield Way(verb="defend", text=f"Declare {name} as a defender", requirements=needed)
        return
    now = _now(position, player, "declares a challenge", met=kind == "challenge" and mine, line="6")
    for type_ in TYPES:
        needed = (
            now,
            *number_requirements(position, player, type_),
            *attacker_requirements(position, player, type_, card),
        )
        yield Way(verb="challenge", text=f"Declare {name} as an attacker ({type_})", requirements=needed)


def _now(position: Position, player: int, doing: str, *, met: bool, line: str) -> Requirement:
    who = position.game.players[player]
    return Requirement(
        text=f"{who} {doing} now.",
        failing=f"It is not now that {who} {doing}.",
        met=met,
        cites=(f"{FAQ}/challenges-phase-chart/{line}",),
        about="turn",
    )
