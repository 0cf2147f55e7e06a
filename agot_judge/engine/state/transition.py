"""The small changes from which rules make the next state. Each returns a new state and leaves the old one as it is."""

from msgspec.structs import replace

from agot_judge.engine.state.decision import Decision
from agot_judge.engine.state.frames import ActionWindow, Frame, Step
from agot_judge.engine.state.state import CardState, InForce, PlayerState, State
from agot_judge.engine.state.trace import Entry, EntryKind, Log


def push(state: State, *frames: Frame) -> State:
    """The state with these frames on top of the stack, the last one uppermost."""
    return replace(state, stack=state.stack + frames)


def ask(state: State, frame: Frame, decision: Decision) -> State:
    """The state that waits for this decision; the frame, on top of the stack, will receive the answer."""
    return replace(state, stack=(*state.stack, frame), asking=decision)


def settle(state: State, decision: Decision) -> State:
    """The state that goes on without asking: only one result is possible, the first options as many as there must be.

    What nobody was asked is noted beside the log, so that a run may say all the same what it came to.
    """
    return replace(state, log=state.log.settling(decision)) if state.log.is_kept else state


def say(state: State, kind: EntryKind, text: str, cites: tuple[str, ...], player: int = -1) -> State:
    """The state with one more line in its log, as deep as what is under way on the stack."""
    log = state.log
    if not log.is_kept:
        return state
    depth = 0
    for frame in state.stack:
        if type(frame) is not Step and type(frame) is not ActionWindow:
            depth += 1
    entry = Entry(
        n=log.length + 1, depth=depth, kind=kind, step=state.step, text=text, player=player, cites=cites
    )
    return replace(state, log=Log(log, entry))


def with_card(state: State, card: int, changed: CardState) -> State:
    """The state with this card as given."""
    cards = state.cards
    return replace(state, cards=(*cards[:card], changed, *cards[card + 1 :]))


def with_player(state: State, player: int, changed: PlayerState) -> State:
    """The state with this player as given."""
    players = state.players
    return replace(state, players=(*players[:player], changed, *players[player + 1 :]))


def in_player_order(state: State, first: int | None = None) -> list[int]:
    """The players that are in the game, from the first player on, clockwise."""
    count = len(state.players)
    start = state.first_player if first is None else first
    order = (*range(start, count), *range(start))
    return [player for player in order if not state.players[player].eliminated]


END_OF = "end of "
"""The beginning of the duration of an effect that lasts until the end of a phase which is named."""


def put_in_force(state: State, effect: InForce) -> State:
    """The state with one more lasting or delayed effect in force, numbered in the order of their coming."""
    if effect.until.startswith(END_OF):
        effect = replace(effect, until="phase", of_phase=effect.until.removeprefix(END_OF))
    serial = state.serial + 1
    return replace(state, serial=serial, in_force=(*state.in_force, replace(effect, serial=serial)))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards without one instance of this one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
