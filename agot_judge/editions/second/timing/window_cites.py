"""The paragraphs to cite as something is imminent and as a window opens, besides those about every such moment."""

from msgspec.structs import replace

from agot_judge.editions.second.rulebook import second
from agot_judge.editions.second.timing.opportunities import anybody_listens, events_open_to, opportunities
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Option
from agot_judge.engine.state.events import STRENGTHS, Event
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.engine.values.position import Position
from agot_judge.rules.lasting.gained_and_lost import CHANGED

_TOGETHER = ("2e/rr/triggering-condition/2",)
_GOES_ALONG = {"discard from play": "2e/rr/terminal/1", "return to hand": "2e/rr/attachment-cards/4"}
"""By what happens to an attachment as its card leaves play: the paragraph by which it happens at the same time."""
_CANCELS = ("2e/rr/cancel/1", "2e/rr/initiating-abilities-marshaling-cards/7")
_BEFORE_THE_END = ("2e/faq/end-of-phase-timing-sequence/2",)
_AFTER_THE_END = ("2e/faq/end-of-phase-timing-sequence/5",)
_SEVERAL = {2: ("2e/rr/interrupts/6",), 4: ("2e/rr/interrupts/6",), 7: ("2e/rr/reactions/6",)}
FIRST_OPPORTUNITY = {
    2: ("2e/rr/interrupts/4",),
    4: ("2e/rr/interrupts/4",),
    7: ("2e/rr/reactions/4",),
}
"""By step: the first player has the first opportunity in the window, and the others in player order."""
_COPIES = {2: ("2e/rr/interrupts/7",), 4: ("2e/rr/interrupts/7",), 7: ("2e/rr/reactions/7",)}
_BURNED = {2: ("2e/faq/2.6/6",), 4: ("2e/faq/2.6/6",), 7: ("2e/faq/2.6/8",)}
"""Interrupts and reactions to what a terminal condition does."""
_BY_EFFECTS = ("2e/rr/effects/1",)
"""The paragraph by which a gain, a loss or a change of STR from a constant ability is a card effect as well."""
_CHANGES = CHANGED | STRENGTHS
_HIGHER_PRIORITY = ("2e/rr/the-word-would/1",)
_FRAMEWORK = frozenset(
    {
        "win initiative",
        "lose initiative",
        "draw phase draw",
        "collect income",
        "win dominance",
        "lose dominance",
        "return gold",
        "check reserve",
    }
)
"""Framework events, and parts of them, to which abilities may be used although no paragraph about them says so."""
_OF_FRAMEWORK = ("2e/rr/reactions-and-interrupts/1",)
_ENDS = ("phase ends", "round ends", "challenge ends")
_MILESTONES = {
    "phase begins": ("2e/rr/1.1/2",),
    "phase ends": ("2e/rr/1.5/2",),
    "initiate challenge": ("2e/rr/4.2/8",),
    "win challenge": ("2e/rr/4.2.2/4",),
}
"""By kind of occurrence, the paragraph that says that abilities may refer or react to it."""


@second.rule(*_TOGETHER, *_GOES_ALONG.values())
def of_one_occurrence(events: tuple[Event, ...]) -> tuple[str, ...]:
    """The paragraphs that make several events one occurrence: a card leaves play, and with it what is attached to it."""
    along = [_GOES_ALONG[event.kind] for event in events if event.parent >= 0 and event.kind in _GOES_ALONG]
    return (*dict.fromkeys(along), *(_TOGETHER if len(events) > 1 else ()))


@second.rule(
    *_TOGETHER,
    *_CANCELS,
    *_BEFORE_THE_END,
    *_AFTER_THE_END,
    *_BY_EFFECTS,
    *_OF_FRAMEWORK,
    *(cite for cites in _MILESTONES.values() for cite in cites),
    *(cite for cites in (*_SEVERAL.values(), *_COPIES.values(), *_BURNED.values()) for cite in cites),
)
def window_cites(game: Game, occurrence: Occurrence, options: tuple[Option, ...]) -> tuple[str, ...]:
    """The other paragraphs to cite as a window opens: for several events, several abilities, copies, a cancel, an end, a burn."""
    events = events_open_to(occurrence)
    cites: tuple[str, ...] = _TOGETHER if len(events) > 1 else ()
    if occurrence.stage == 2:
        cites += _CANCELS if any(event.kind == "initiate" for event in events) else ()
    if len(options) > 1:
        cites += _SEVERAL[occurrence.stage]
        titles = [game.cards[option.card].definition.face.name for option in options]
        cites += _COPIES[occurrence.stage] if len(set(titles)) < len(titles) else ()
    cites += tuple(cite for event in events for cite in _MILESTONES.get(event.kind, ()))
    cites += _OF_FRAMEWORK if any(event.kind in _FRAMEWORK for event in events) else ()
    if any(event.cause == "terminal condition" for event in events):
        cites += _BURNED[occurrence.stage]
    cites += around_an_end(occurrence)
    if any(event.kind in _CHANGES and event.parent >= 0 for event in events):
        cites += _BY_EFFECTS
    return cites


@second.rule(*_HIGHER_PRIORITY)
def before_ordinary_interrupts(position: Position, occurrence: Occurrence) -> tuple[str, ...]:
    """The paragraph to cite where abilities with "would" come first and others wait that interrupt the same without it."""
    state = position.state
    ordinary = replace(occurrence, stage=4)
    if occurrence.stage != 2 or not state.log.is_kept or not anybody_listens(position, ordinary):
        return ()
    waiting = (opportunities(position, ordinary, player) for player in range(len(state.players)))
    return _HIGHER_PRIORITY if any(waiting) else ()


@second.rule(*_BEFORE_THE_END, *_AFTER_THE_END)
def around_an_end(occurrence: Occurrence) -> tuple[str, ...]:
    """The paragraph that puts a window before or after the end of a phase, a challenge or the round; none for others."""
    if not any(event.kind in _ENDS for event in events_open_to(occurrence)):
        return ()
    return _BEFORE_THE_END if occurrence.stage < 5 else _AFTER_THE_END


@second.rule(*(cite for cites in FIRST_OPPORTUNITY.values() for cite in cites), "2e/rr/first-player/3")
def who_is_first(
    machine: Machine, state: State, occurrence: Occurrence, first: int
) -> tuple[str, tuple[str, ...]]:
    """The first opportunity in the window: whose it is, in words, and the paragraph; nothing where nobody else has
    any."""
    others = (player for player in range(len(state.players)) if player != first)
    if not state.log.is_kept or not any(
        opportunities(machine.at(state), occurrence, other) for other in others
    ):
        return "", ()
    return f" (the first opportunity is {machine.game.players[first]}'s)", FIRST_OPPORTUNITY[occurrence.stage]
