"""Where a run of the First Edition can begin, and where it ends unless something else is said."""

import re

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.frames import Resolution, Step
from agot_judge.engine.state.points import EffectPoint, OccurrencePoint, Point, SequencePoint
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push
from agot_judge.errors import NotSupportedYet
from agot_judge.rules.effects.control import control_at_start
from agot_judge.rules.six_steps.assumed import assume
from agot_judge.rules.six_steps.frames import Starting, Window
from agot_judge.rules.six_steps.round.chart import chart_of
from agot_judge.rules.six_steps.round.draw_phase import counting_what_was_drawn
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"


@six_steps.rule(f"{FAQ}/action-window/1", f"{FAQ}/framework-actions/1")
def start(machine: Machine, state: State, point: Point) -> State:
    """The state with the frames of this point on its stack. An occurrence or an effect is resolved in a window of its own."""
    state = counting_what_was_drawn(state)
    state = _saying_what_keywords_do(machine, control_at_start(machine, state))
    if isinstance(point, EffectPoint):
        resolution = Resolution(
            player=point.player, card=point.card, triggered=True, effects=point.effects, then=point.then
        )
        window = Window(player=point.player)
        return push(replace(state, phase=_phase(state)), window, Starting(resolution=resolution))
    if isinstance(point, OccurrencePoint):
        by = point.events[0].by if point.events else -1
        return push(replace(state, phase=_phase(state)), Window(player=by), Starting(events=point.events))
    number, stop = _place(machine, point)
    state = replace(state, step="", phase=chart_of(machine.edition).by_name[number].phase, stop=stop)
    were = state.were_active or (state.first_player,)
    state = replace(state, were_active=tuple(dict.fromkeys((*were, state.active_player))))
    return push(state, Step(number=number))


_REMINDER = re.compile(r"(?P<keyword>\w+) \((?P<said>.+)\)", re.DOTALL)
"""The text of an ability that is a keyword with what the card prints of it."""
_WITHOUT_EFFECT = frozenset(
    (
        "infamy",
        "intimidate",
        "joust",
        "melee",
        "prized",
        "setup",
        "stalwart",
        "vengeful",
        "vigilant",
        "ambush",
    )
)


@six_steps.rule(f"{FAQ}/3.7/1")
def _saying_what_keywords_do(machine: Machine, state: State) -> State:
    """The state with a line on the keywords of its cards of which the document does not say what they do."""
    reminders = _reminders(machine)
    for (keyword, said), label in reminders.items():
        state = assume(
            machine,
            state,
            "other keywords",
            f"The FAQ names {keyword} and does not say what it does: that it is what {label} prints is an assumption: “{said}”",
        )
    defined = {keyword for keyword, _ in reminders}
    if (_WITHOUT_EFFECT - defined).isdisjoint(machine.index.keywords):
        return state
    return assume(machine, state, "other keywords")


def _reminders(machine: Machine) -> dict[tuple[str, str], str]:
    """The printed words of such keywords, each with the first card that does."""
    found: dict[tuple[str, str], str] = {}
    for card in machine.game.cards:
        for ability in card.definition.abilities:
            printed = _REMINDER.fullmatch(ability.text)
            if printed is not None and printed["keyword"].lower() in _WITHOUT_EFFECT:
                found.setdefault((printed["keyword"].lower(), printed["said"]), card.label)
    return found


def _phase(state: State) -> str:
    return "challenges" if state.challenge is not None else state.phase


def _place(machine: Machine, point: Point) -> tuple[str, str]:
    """The framework action, and the end of the run. Raises NotSupportedYet."""
    if isinstance(point, SequencePoint):
        if point.name == "end-of-phase":
            return chart_of(machine.edition).ends[point.phase], "phase"
        if point.name == "end-of-round":
            return chart_of(machine.edition).last, "round"
        if point.name == "round":
            return chart_of(machine.edition).first, "round"
        if point.name in chart_of(machine.edition).begins:
            return chart_of(machine.edition).begins[point.name], "phase"
        raise NotSupportedYet(
            f"not supported yet: the First Edition's {point.name} is not stepped. Start at plot, with the cards where they "
            "are by then."
        )
    number = getattr(point, "number", "")
    return chart_of(machine.edition).begins.get(number, number), "phase"
