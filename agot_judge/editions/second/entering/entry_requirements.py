"""The requirements for a card to be marshaled, ambushed, or brought out of shadows: one list to find what is legal, to
refuse what is not, and to explain why not."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.editions.second.entering.attaching import has_host, host_requirement
from agot_judge.editions.second.entering.entry_prohibitions import prohibitions
from agot_judge.editions.second.entering.gold_cost import gold_requirement, is_payable
from agot_judge.editions.second.entering.limited import limited_requirement
from agot_judge.editions.second.entering.permissions import (
    is_where_some_may_be_used,
    lets_itself_be_duplicate,
    permission,
    permitted,
    permitted_below,
    why_not_permitted,
)
from agot_judge.editions.second.entering.uniqueness import duplication, presence
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Option, Requirement
from agot_judge.engine.state.frames import ActionWindow, Occurrence
from agot_judge.engine.state.state import State
from agot_judge.engine.values.continuous import occurs
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import has_keyword
from agot_judge.rules.attachments import duplicated

MARSHALING = ("marshal", "duplicate", "shadow")
TYPES = ("character", "location", "attachment")

BY_KEYWORD = {"shadow": "shadow", "unshadow": "shadow", "ambush": "ambush"}
"""The keyword that lets a card be used in this way."""
_MARSHAL = ("2e/rr/marshal/1", "2e/rr/marshaling-phase-player-action-window/2")
_DUPLICATE = ("2e/rr/duplicates/1", "2e/faq/1.2/3")
_INTO_SHADOWS = ("2e/rr/shadows.marshaling-a-card-into-shadows/1",)
_NO_KEYWORD = ("2e/rr/shadows.marshaling-a-card-into-shadows/3",)
_OUT = ("2e/rr/shadows.bringing-a-card-out-of-shadows/2",)
_AMBUSH = ("2e/rr/ambush/1",)
_EVENTS = ("2e/rr/marshal/3", "2e/rr/event-cards/6")
_UNIQUE_OUT = ("2e/rr/shadows.unique-cards-and-shadows/3",)
_PERMITTED = ("2e/rr/play-restrictions-and-permissions/1",)
_WINDOW = ("2e/rr/action-windows/1",)
_IN = {
    "marshal": _MARSHAL,
    "duplicate": _MARSHAL,
    "shadow": _INTO_SHADOWS,
    "ambush": _AMBUSH,
    "unshadow": _OUT,
}


@second.rule(
    *_MARSHAL, *_DUPLICATE, *_INTO_SHADOWS, *_NO_KEYWORD, *_OUT, *_AMBUSH, *_EVENTS, *_WINDOW,
    "2e/rr/active-player/1", "2e/rr/active-player/2", "2e/rr/initiating-abilities-marshaling-cards/2",
    "2e/rr/shadows.unique-cards-and-shadows/1", "2e/rr/shadows.unique-cards-and-shadows/3",
)  # fmt: skip
def entry_requirements(position: Position, player: int, card: int, way: str) -> Iterator[Requirement]:
    """Everything that it takes for the player to use the card in this way now, but for the window that must be open."""
    yield from _time(position, player, way)
    yield from _place(position, player, card, way)
    yield from _kind(position, card, way)
    yield from prohibitions(position, player, card, way)
    if way == "duplicate":
        yield from duplication(position, player, card)
        return
    yield gold_requirement(position, player, card, way)
    if way == "shadow":
        return  # only ever "marshaling a card into shadows": nothing printed on the card matters
    for one in presence(position, player, card):
        yield one if way != "unshadow" or one.met else replace(one, cites=(*one.cites, *_UNIQUE_OUT))
    as_duplicate = duplicated(position, player, card) >= 0
    if way == "marshal":
        if position.game.cards[card].definition.face.unique:
            text = "It enters play as a card of its own; another copy would be marshaled as a duplicate."
            failing = "It is marshaled as a duplicate of the copy in play, not as a card of its own."
            yield Requirement(
                text=text, failing=failing, met=not as_duplicate, cites=("2e/faq/1.3/7",), about="unique"
            )
        limited = limited_requirement(position, player, card)
        if limited is not None:
            yield limited
    attaches = position.game.cards[card].definition.face.type == "attachment"
    if attaches and not as_duplicate and way != "unshadow":
        # One that comes out of shadows with nothing to attach to is discarded instead.
        yield host_requirement(position, player, card)


def _time(position: Position, player: int, way: str) -> Iterator[Requirement]:
    state = position.state
    who = position.game.players[player]
    if way in MARSHALING:
        text = f"It is the marshaling phase, and {who} is the active player."
        met = state.step == "3.2" and state.phase == "marshaling" and state.active_player == player
        remedy = "" if met else f"the marshaling phase, with {who} as the active player"
        cites = (*_MARSHAL, "2e/rr/active-player/2")
        other = "It is not the marshaling phase" if state.phase != "marshaling" else ""
        failing = f"{other or f'{who} is not the active player'}."
        yield Requirement(text=text, failing=failing, met=met, cites=cites, about="timing", remedy=remedy)
    elif way == "ambush":
        text = "It is the challenges phase."
        met = state.phase == "challenges"
        remedy = "" if met else "in the challenges phase"
        failing = "It is not the challenges phase."
        yield Requirement(text=text, failing=failing, met=met, cites=_AMBUSH, about="timing", remedy=remedy)


def _place(position: Position, player: int, card: int, way: str) -> Iterator[Requirement]:
    here = position.state.cards[card]
    zone = "shadows" if way == "unshadow" else "hand"
    where = "in shadows" if way == "unshadow" else "in hand"
    who = position.game.players[player]
    there = here.zone == zone and here.controller == player
    besides = ""
    if not there and way != "unshadow":
        permits = permission(position, player, card, way)
        if permits is not None:
            source = permits[1].source
            by = f", by {label(position.game, source)}" if source >= 0 else ""
            text = f"{label(position.game, card)} may be used as if it were in {who}'s hand{by}."
            yield Requirement(text=text, met=True, cites=(*_PERMITTED, *_IN[way]), about="zone")
            return
        besides = why_not_permitted(position, player, card, way)
    yield Requirement(
        text=f"{label(position.game, card)} is {where}, under {who}'s control{besides}.",
        failing=f"{label(position.game, card)} is not {where}, under {who}'s control{besides}.",
        met=there,
        cites=_IN[way],
        about="zone",
    )


def _kind(position: Position, card: int, way: str) -> Iterator[Requirement]:
    if way != "duplicate" and way != "shadow":
        yield Requirement(
            text="It is a character, a location, or an attachment.",
            failing="It is no character, location or attachment.",
            met=position.game.cards[card].definition.face.type in TYPES,
            cites=(*_IN[way], *_EVENTS),
            about="type",
        )
    keyword = BY_KEYWORD.get(way)
    if keyword is not None:
        yield Requirement(
            text=f"It has the keyword {keyword} (X).",
            failing=f"It does not have the keyword {keyword} (X).",
            met=has_keyword(position, card, keyword),
            cites=_NO_KEYWORD if way == "shadow" else _IN[way],
            about="keyword",
        )


@second.rule(*_WINDOW, *_MARSHAL, *_OUT, *_AMBUSH)
def opportunity(position: Position, player: int) -> Requirement:
    """A player action is taken when an action window is open; whose turn it is there does not matter for this."""
    frame = next(
        (one for one in reversed(position.state.stack) if type(one) in (ActionWindow, Occurrence)), None
    )
    return Requirement(
        text="An action window is open.",
        failing="No action window is open.",
        met=type(frame) is ActionWindow and frame.turn >= 0,
        cites=_WINDOW,
        about="timing",
    )


def ways_to_explain(position: Position, player: int, card: int) -> tuple[str, ...]:
    """The ways of using a card out of play about which somebody may ask; empty for one that is nothing for them.

    From elsewhere than the hand they are those in which a text lets cards be used from there.
    """
    state = position.state
    zone = state.cards[card].zone
    is_event = position.game.cards[card].definition.face.type == "event"
    if zone == "shadows" and not is_event:
        return ("unshadow",)
    if zone == "play" and not state.cards[card].facedown:
        return ()
    if zone != "hand":
        own = "duplicate" if duplicated(position, player, card) >= 0 else "marshal"
        asked = (*(() if is_event else (own,)), "ambush", "shadow")
        return tuple(way for way in asked if is_where_some_may_be_used(position, card, way))
    found: list[str] = []
    if not is_event:
        found.append("duplicate" if duplicated(position, player, card) >= 0 else "marshal")
        if permitted_below(position, player, card):
            found.append("duplicate")
    if has_keyword(position, card, "ambush"):
        found = ["ambush"] if state.phase == "challenges" else [*found, "ambush"]
    if state.phase == "marshaling" and has_keyword(position, card, "shadow"):
        found.append("shadow")
    return tuple(found)


def may_enter(position: Position, player: int, card: int, way: str) -> bool:
    """True where everything but the window is met."""
    if _is_ruled_out(position, player, card, way) or not all(one.met for one in _time(position, player, way)):
        return False
    if any(prohibitions(position, player, card, way)):
        return False
    if way == "duplicate":
        return all(one.met for one in duplication(position, player, card))
    if way == "shadow":
        return True
    if not all(one.met for one in presence(position, player, card)):
        return False
    face = position.game.cards[card].definition.face
    as_duplicate = duplicated(position, player, card) >= 0
    if way == "marshal":
        limited = limited_requirement(position, player, card)
        if (face.unique and as_duplicate) or (limited is not None and not limited.met):
            return False
    if face.type != "attachment" or as_duplicate or way == "unshadow":
        return True
    return has_host(position, player, card)


def _is_ruled_out(position: Position, player: int, card: int, way: str) -> bool:
    """True where a plain fact rules it out: what the card is, where it is, or its cost. These come before all sentences."""
    face = position.game.cards[card].definition.face
    if way not in ("duplicate", "shadow") and face.type not in TYPES:
        return True
    here = position.state.cards[card]
    is_there = here.zone == ("shadows" if way == "unshadow" else "hand") and here.controller == player
    if not is_there and (way == "unshadow" or permission(position, player, card, way) is None):
        return True
    keyword = BY_KEYWORD.get(way)
    if keyword is not None and not has_keyword(position, card, keyword):
        return True
    if way == "duplicate":
        return duplicated(position, player, card) < 0 and not permitted_below(position, player, card)
    return not is_payable(position, player, card, way)


@second.rule(*_MARSHAL, *_OUT, *_AMBUSH)
def entry_options(machine: Machine, state: State, player: int) -> tuple[Option, ...]:
    """The cards that the player could marshal, ambush or bring out of shadows at this opportunity of an action window."""
    position = machine.at(state)
    tries: list[tuple[int, str]] = []
    cards = state.players[player]
    shadows = occurs(position, "shadow")
    if state.step == "3.2" and state.phase == "marshaling" and state.active_player == player:
        for card in cards.hand:
            if card >= 0:
                tries += ((card, way) for way in _worth_trying(machine, card, shadows))
        for way in MARSHALING:
            tries += ((card, way) for card in permitted(position, player, way))
    if state.phase == "challenges" and occurs(position, "ambush"):
        tries += ((card, "ambush") for card in cards.hand if card >= 0)
        tries += ((card, "ambush") for card in permitted(position, player, "ambush"))
    if shadows:
        tries += ((card, "unshadow") for card in cards.shadows if card >= 0)
    return tuple(
        Option(label=label(machine.game, card), card=card, word=way)
        for card, way in tries
        if may_enter(position, player, card, way)
    )


def _worth_trying(machine: Machine, card: int, shadows: bool) -> Iterator[str]:
    """The ways of marshaling a card that its face does not rule out, so that few requirements are looked at in vain."""
    face = machine.game.cards[card].definition.face
    if face.type in TYPES and face.cost is not None:
        yield "marshal"
    if face.name in machine.index.unique_names or lets_itself_be_duplicate(machine.index, card):
        yield "duplicate"
    if shadows:
        yield "shadow"
