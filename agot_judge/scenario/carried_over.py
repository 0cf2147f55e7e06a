"""The facts that a scenario written of a position does not carry over: found by building it and looking at both boards."""

from collections.abc import Iterator

from agot_judge.engine.state.state import UNKNOWN, State
from agot_judge.scenario.builder import Board
from agot_judge.scenario.points import InWindow
from agot_judge.scenario.sight import Sight
from agot_judge.scenario.written_position import Written

_SEEN = ("zone", "controller", "owner", "kneeling", "power", "gold", "tokens", "duplicates")
_OF_CHARACTERS = ("str", "icons", "traits", "keywords", "blank", "attacking", "defending", "bypassed")


def not_carried_over(board: Board, state: State, written: Written, again: Board) -> tuple[str, ...]:
    """The differences, each in a sentence: what the writing left out, and whatever else is not the same on the new board."""
    found = [*written.left_out, *_differences(board, state, written, again), *_asked(board, state, again)]
    return tuple(dict.fromkeys(found))


def _asked(board: Board, state: State, again: Board) -> Iterator[str]:
    """A sentence where the new board does not come first to the decision at which, or before which, the game stands."""
    if not state.stack:
        return
    was, now = board.machine.run(state).asking, again.machine.run(again.state).asking
    is_same = (was is None and now is None) or (
        was is not None
        and now is not None
        and (was.kind, was.player, len(was.options)) == (now.kind, now.player, len(now.options))
    )
    if not is_same:
        step = again.state.step or state.step
        is_window = isinstance(again.loaded.scenario.start, InWindow)
        yield (
            "Who has passed in the action window: it opens anew."
            if is_window
            else f"What was done already of step {step}: it begins anew."
        )


def _differences(board: Board, state: State, written: Written, again: Board) -> Iterator[str]:
    there = again.state
    old, new = Sight(board.machine, state), Sight(again.machine, there)
    number = {card: place for place, card in enumerate(written.cards) if card != UNKNOWN}
    for card, place in number.items():
        here = board.machine.game.cards[card]
        is_character = here.definition.face.type == "character" and state.cards[card].zone == "play"
        for field in (*_SEEN, *_OF_CHARACTERS) if is_character else _SEEN:
            was, now = old.of_card(card, field), new.of_card(place, field)
            if was != now:
                yield f"{here.label}: {field} {_shown(was)}, not {_shown(now)}."
        attached = sorted(number.get(one, -1) for one in state.cards[card].attachments)
        if attached != sorted(there.cards[place].attachments):
            yield f"What is attached to {here.label}."
    for player, name in enumerate(board.machine.game.players):
        for field, was in old.player_facts(player).items():
            now = new.of_player(player, field)
            if was != now:
                yield f"{name}: {field.replace('_', ' ')} {_shown(was)}, not {_shown(now)}."
    for words, count, other in (
        ("effects in force", len(state.in_force), len(there.in_force)),
        ("challenges before", len(state.past), len(there.past)),
        ("used limits", len(_used(state)), len(_used(there))),
    ):
        if count != other:
            yield f"{words[0].upper()}{words[1:]}: {count}, not {other}."
    kinds = {kind for one in state.history for kind in one.kinds}
    kept = {kind for one in there.history for kind in one.kinds}
    for kind in sorted(kinds - kept):
        yield f"That this happened before, of which a card asks: {kind}."


def _used(state: State) -> set[tuple[str, int, str, int]]:
    return {(use.title, use.ability, use.period, use.times) for use in state.uses}


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value)) or "none"
    if isinstance(value, dict):
        return ", ".join(f"{key} {one}" for key, one in value.items()) or "none"
    return str(value)
