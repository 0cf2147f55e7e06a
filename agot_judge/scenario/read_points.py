"""Where a run starts, stops and advances to."""

import re

from agot_judge.editions import framework_for
from agot_judge.scenario.names import did_you_mean, shown
from agot_judge.scenario.points import (
    Again,
    At,
    EffectStart,
    EndOfPhase,
    EventStart,
    InWindow,
    Place,
    Start,
    Stop,
)
from agot_judge.scenario.reading import Reader, is_given
from agot_judge.scenario.structured import read_effects
from agot_judge.scenario.vocabulary import OCCURRENCES
from agot_judge.scenario.yaml_reader import Mapping, Node

NUMBER = re.compile(r"\d+(\.\d+)*")
EFFECT_KEYS = ("effect", "effects", "then", "controller", "source")
WINDOW_KEYS = ("step", "window_after")
STOP_KEYS = ("point", "time")
EVENT_KEYS = ("event", "cards", "controller", "source")


def read_start(reader: Reader, node: Node, edition: str) -> Start:
    """A point, an effect or an occurrence."""
    if isinstance(node, Mapping):
        keys = {key.text for key, _ in node.entries}
        if keys & {"effect", "effects"}:
            return _effect(reader, node)
        if "event" in keys:
            return _event(reader, node)
        if keys & set(WINDOW_KEYS):
            return _window(reader, node)
    return read_place(reader, node, "start", edition)


def _window(reader: Reader, node: Node) -> InWindow:
    """The action window after a step, and the step that follows it."""
    fields = reader.fields(node, "start", WINDOW_KEYS)
    framework = reader.framework
    windows = tuple(step for window in framework.windows_after for step in (window.after, *window.also_after))
    for key in WINDOW_KEYS:
        if key not in fields:
            reader.wrong(node, f"A start in an action window does not say {key}.", f"Add '{key}:'.")
    return InWindow(
        step=reader.word(fields["step"], "step", framework.numbers) if "step" in fields else "",
        after=reader.word(fields["window_after"], "window_after", windows)
        if "window_after" in fields
        else "",
    )


def read_stop(reader: Reader, node: Node, edition: str) -> Stop:
    """A point, or a mapping of a point and which time it is reached."""
    if not isinstance(node, Mapping) or not {key.text for key, _ in node.entries} & set(STOP_KEYS):
        return read_place(reader, node, "stop", edition)
    fields = reader.fields(node, "stop", STOP_KEYS)
    if "point" not in fields:
        reader.wrong(
            node,
            "stop has no point.",
            f"Add 'point:', such as {{point: '{framework_for(edition).example_step}', time: 2}}.",
        )
        return At("")
    point = read_place(reader, fields["point"], "stop", edition)
    time = reader.number(fields["time"], "time", least=1) if "time" in fields else 1
    return Again(point, time) if time > 1 else point


def read_place(reader: Reader, node: Node, what: str, edition: str) -> Place:
    """A step, a phase, a named sequence, ``end``, or the end of a phase."""
    if isinstance(node, Mapping):
        entry = reader.only(node, what)
        if entry is None:
            return At("")
        key, value = entry
        if key.text != "end-of-phase":
            reader.wrong(
                key,
                f"{what} cannot be {shown(key.text)}.",
                did_you_mean(key.text, ("end-of-phase", "effect", "event")),
            )
            return At("")
        return EndOfPhase(reader.phase(value, "end-of-phase"))
    framework = framework_for(edition)
    steps = framework.numbers
    word = reader.text(node, what)
    word = framework.spellings.get(word, word)
    words = (
        *framework.phase_names,
        *(sequence.name for sequence in framework.sequences),
        *framework.actions,
        *(() if what == "start" else ("end",)),
    )
    if word in steps:
        return At(word)
    if steps and NUMBER.fullmatch(word):
        reader.wrong(
            node,
            f"{what} cannot be {shown(word)}: there is no such framework step.",
            did_you_mean(word, steps),
        )
        return At(word)
    if word == "end-of-phase":
        reader.wrong(
            node, f"{what}: the phase is missing.", f"Write {{end-of-phase: {framework.example_phase}}}."
        )
    elif word not in words and is_given(node):
        near = (*words, "end-of-phase", *(("next",) if what == "advance" else ()))
        suggestion = did_you_mean(word, near)
        if not suggestion.startswith("Did"):
            number = f"a step's number such as '{framework.example_step}', or " if steps else ""
            suggestion = f"Expected {number}one of: {', '.join(words)}."
        reader.wrong(node, f"{what} cannot be {shown(word)}.", suggestion)
    return At(word)


def _effect(reader: Reader, node: Node) -> EffectStart:
    fields = reader.fields(node, "start", EFFECT_KEYS)
    return EffectStart(
        text=reader.text(fields["effect"], "effect") if "effect" in fields else "",
        effects=read_effects(reader, fields["effects"]) if "effects" in fields else (),
        then=read_effects(reader, fields["then"]) if "then" in fields else (),
        controller=reader.player(fields["controller"], "controller") if "controller" in fields else "",
        source=reader.text(fields["source"], "source") if "source" in fields else "",
    )


def _event(reader: Reader, node: Node) -> EventStart:
    fields = reader.fields(node, "start", EVENT_KEYS)
    if "cards" not in fields:
        reader.wrong(node, "An occurrence needs the cards to which it happens.", "Add 'cards: [...]'.")
    return EventStart(
        event=reader.word(fields["event"], "event", OCCURRENCES),
        cards=reader.texts(fields["cards"], "cards") if "cards" in fields else (),
        controller=reader.player(fields["controller"], "controller") if "controller" in fields else "",
        source=reader.text(fields["source"], "source") if "source" in fields else "",
    )
