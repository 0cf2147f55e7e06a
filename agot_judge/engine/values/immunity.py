"""Immunity to an effect, by its source and by the kind of ability that it is of; the ability that is being initiated."""

from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Initiation
from agot_judge.engine.state.state import State
from agot_judge.engine.values.continuous import is_its_own, is_said_immune, modifiers
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope


def is_immune_to(position: Position, card: int, scope: Scope) -> bool:
    """True where the card is immune to the effects of the ability that looks at the game from there: to all effects of
    its card, or to those of triggered abilities, as it is one."""
    return not is_its_own(position, card, scope.source) and is_said_immune_to(position, card, scope)


def is_said_immune_to(position: Position, card: int, scope: Scope) -> bool:
    """True where what the card says of its immunity covers the ability, be it an ability of the card itself."""
    if is_said_immune(position, card, scope.source):
        return True
    if not scope.triggered or scope.source < 0 or position.state.despite:
        return False
    found = modifiers(position, card, "immune")
    return not any(change.modify.loses_immunities for change in found) and any(
        matches_in(position, description, scope.source, change.scope)
        for change in found
        for description in change.modify.immune_to_triggered
    )


def initiated_by(state: State, event: Event | None) -> Initiation | None:
    """The initiation whose effects would initiate; None: the occurrence is another."""
    if event is None or event.kind != "initiate":
        return None
    for frame in reversed(state.stack):
        if type(frame) is Initiation and (frame.card, frame.ability) == (event.card, event.amount):
            return frame
    return None
