"""The requirements for playing a card from hand: one list to find what is legal, to refuse what is not, and to explain why
not."""

from collections.abc import Iterator

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Option, Requirement
from agot_judge.engine.state.frames import ActionWindow
from agot_judge.engine.state.state import State
from agot_judge.engine.values.adjustments import number_as_changed
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import has_keyword
from agot_judge.rules.attachments import duplicated, legal_hosts, restricting_words
from agot_judge.rules.prohibitions.forbidden_players import forbidden_to
from agot_judge.rules.six_steps.assumed import as_assumed, number
from agot_judge.rules.six_steps.entering.costs import gold_requirement
from agot_judge.rules.six_steps.entering.uniqueness import DUPLICATES, uniqueness
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
TYPES = ("character", "location", "attachment")
WAYS = ("marshal", "duplicate")
_ACTIVE = (f"{FAQ}/marshalling-actions/2", f"{FAQ}/player-action/3", f"{FAQ}/marshalling-phase-chart/8")
_SEGMENT = (f"{FAQ}/marshalling-phase-chart/8", f"{FAQ}/player-action/1")
_HAND = (f"{FAQ}/4.4/1", f"{FAQ}/player-action/3")
_LIMITED = (f"{FAQ}/4.4/5",)
_CANNOT = (f"{FAQ}/4.3/1",)
_WORDS = {
    "marshal": ("marshal", "enter play"),
    "put into play": ("put into play", "enter play"),
    "play": ("play",),
}


@six_steps.rule(*_ACTIVE, *_HAND, *_SEGMENT, *DUPLICATES, f"{FAQ}/4.2/1", f"{FAQ}/active-and-first-player/2")
def entry_requirements(position: Position, player: int, card: int, way: str) -> Iterator[Requirement]:
    """Everything that it takes for the player to play the card in this way now, but for the segment of player actions."""
    state, who, name = position.state, position.game.players[player], label(position.game, card)
    is_there = state.phase == "marshaling" and state.step == "count-income"
    yield Requirement(
        text=f"It is the marshalling phase, and {who} is the active player.",
        failing="It is not the marshalling phase."
        if state.phase != "marshaling"
        else f"{who} is not the active player.",
        met=is_there and state.active_player == player,
        cites=_ACTIVE,
        about="timing",
        remedy=""
        if is_there and state.active_player == player
        else f"the marshalling phase, with {who} as the active player",
    )
    here = state.cards[card]
    yield Requirement(
        text=f"{name} is in {who}'s hand.",
        failing=f"{name} is not in {who}'s hand.",
        met=here.zone == "hand" and here.controller == player,
        cites=_HAND,
        about="zone",
    )
    face = position.game.cards[card].definition.face
    yield Requirement(
        text="It is a character, a location, or an attachment.",
        failing="It is no character, location or attachment.",
        met=face.type in TYPES,
        cites=_HAND,
        about="type",
    )
    if way == "duplicate":
        yield Requirement(
            text="There is a unique card of its title in play that the player owns and controls.",
            failing="There is no unique card of its title in play that the player owns and controls.",
            met=duplicated(position, player, card) >= 0,
            cites=(*DUPLICATES, f"{FAQ}/4.2/1"),
            about="unique",
        )
        return
    yield from prohibitions(position, player, card, way)
    yield from uniqueness(position, player, card)
    yield from limited_requirements(position, player, card)
    yield gold_requirement(position, player, card, way)
    if face.type == "attachment":
        yield Requirement(
            text=f"There is a card to which it can be attached{restricting_words(position.game, card)}.",
            failing=f"There is no card to which it can be attached{restricting_words(position.game, card)}.",
            met=bool(legal_hosts(position, player, card)),
            cites=(f"{FAQ}/3.20/1", f"{FAQ}/3.20/2"),
            about="attachment",
        )


@six_steps.rule(*_CANNOT)
def prohibitions(position: Position, player: int, card: int, way: str) -> Iterator[Requirement]:
    """One requirement, not met, for each effect in force that says "cannot" of this use of the card."""
    words = _WORDS.get(way, (way,))
    for effect, scope in forbidden_to(position, player, lambda effect: effect.cannot in words):
        if effect.cards is None or matches_in(position, effect.cards, card, scope):
            source = label(position.game, scope.source) if scope.source >= 0 else "an effect"
            yield Requirement(
                text=f"Nothing forbids it ({source}).",
                failing=f"It is forbidden by {source}.",
                met=False,
                cites=_CANNOT,
                about="forbidden",
            )


@six_steps.rule(*_LIMITED)
def limited_requirements(position: Position, player: int, card: int) -> Iterator[Requirement]:
    """A card with Limited, an event too, may be played if the player has played none before in this round."""
    if not has_keyword(position, card, "limited"):
        return
    before = sum(
        deed.player == player
        and deed.way in (*WAYS, "play")
        and position.game.cards[deed.card].definition.is_printed_limited
        for deed in position.state.deeds
    )
    who, plain = position.game.players[player], number(position.framework.edition, position.game, "limited")
    most = number_as_changed(position, player, "limited cards", plain)
    yield Requirement(
        text=f"{who} has played no other limited card this round{as_assumed(position.framework.edition, 'limited')}.",
        failing=f"{who} has played a limited card this round already{as_assumed(position.framework.edition, 'limited')}.",
        met=before < most,
        cites=_LIMITED,
        about="limited",
    )


@six_steps.rule(*_SEGMENT)
def opportunity(position: Position) -> Requirement:
    """Actions are taken in a segment of player actions."""
    windows = [frame for frame in position.state.stack if type(frame) is ActionWindow and frame.turn >= 0]
    asking = position.state.asking
    is_open = bool(windows) and asking is not None and asking.kind == "action"
    return Requirement(
        text="Players may take actions now.",
        failing="Players may not take actions now.",
        met=is_open,
        cites=_SEGMENT[1:],
        about="timing",
        remedy="" if is_open else "a segment of player actions",
    )


def may_enter(position: Position, player: int, card: int, way: str) -> bool:
    """True where everything but the segment is met."""
    return all(one.met for one in entry_requirements(position, player, card, way))


def entry_options(machine: Machine, state: State, player: int) -> tuple[Option, ...]:
    """The cards that the player could play as a character, location or attachment, or as a duplicate."""
    if state.phase != "marshaling" or state.active_player != player:
        return ()
    position = machine.at(state)
    cards = [
        card
        for card in state.players[player].hand
        if card >= 0 and machine.game.cards[card].definition.face.type in TYPES
    ]
    unique = machine.index.unique_names
    tries = [(card, "marshal") for card in cards]
    tries += [
        (card, "duplicate") for card in cards if machine.game.cards[card].definition.face.name in unique
    ]
    return tuple(
        Option(label=label(machine.game, card), card=card, word=way)
        for card, way in tries
        if may_enter(position, player, card, way)
    )
