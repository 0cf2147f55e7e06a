"""The order in which forced abilities initiate, as the first player gives it."""

from agot_judge.editions.second.timing.opportunities import events_open_to
from agot_judge.engine.state.decision import Option
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence


def order_given(occurrence: Occurrence, chosen: tuple[Option, ...]) -> tuple[tuple[int, int, int], ...]:
    """By card, ability and occurrence. What cannot be told apart, one ability for two draws of a player, comes as it
    stands: the same words in a file are always the same order."""
    events = events_open_to(occurrence)
    alike: dict[tuple[int, int, Event], list[int]] = {}
    for option in chosen:
        alike.setdefault((option.card, option.ability, events[option.event]), []).append(option.event)
    waiting = {key: iter(sorted(found)) for key, found in alike.items()}
    return tuple(
        (option.card, option.ability, next(waiting[option.card, option.ability, events[option.event]]))
        for option in chosen
    )
