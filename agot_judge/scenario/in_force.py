"""Effects that are in force when a run starts."""

from msgspec.structs import replace

from agot_judge.engine.ability import (
    Adjust,
    Cost,
    Delayed,
    Effect,
    Forbid,
    InitiateChallenge,
    Modify,
    Permit,
    TakeControl,
)
from agot_judge.engine.machine import Machine
from agot_judge.engine.state import NOBODY, InForce, State
from agot_judge.engine.transition import put_in_force, say
from agot_judge.errors import NotSupportedYet, ScenarioError
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.model import GivenEffect
from agot_judge.scenario.roster import Roster

RULES = (Adjust, Cost, Forbid, InitiateChallenge, Permit, TakeControl)
"""Effects that let or forbid players to do something, or change what cards cost: not on cards that are named."""


def with_effects_in_force(loaded: Loaded, roster: Roster, machine: Machine, state: State) -> State:
    """The state with what is in force, in the order listed.

    What has only words is not followed: a line of the trace says so. Raises NotSupportedYet for a structured effect
    that cannot be in force, and ScenarioError for a name that means several cards.
    """
    for number, given in enumerate(loaded.scenario.in_force):
        if not given.effects:
            on = f" (on {', '.join(given.on)})" if given.on else ""
            text = f"In force, not understood, so not followed: {given.text}{on}"
            state = say(state, "by-hand", text, ())
            continue
        cards = tuple(_card(loaded, roster, name, number) for name in given.on)
        for effect in given.effects:
            line = loaded.line("in_force", number, "effects" if _is_structured(loaded, number) else "text")
            if not isinstance(effect, (Modify, Delayed, *RULES)):
                raise NotSupportedYet(f"not supported yet: {effect} cannot be in force.", line)
            if not cards and isinstance(effect, Modify | Delayed | TakeControl):
                raise NotSupportedYet(
                    "not supported yet: an effect in force on no cards. Say 'on: [...]'.", line
                )
            state = put_in_force(state, _in_force(loaded, roster, given, effect, cards))
    return state


def _is_structured(loaded: Loaded, number: int) -> bool:
    return loaded.line("in_force", number, "effects") != loaded.line("in_force", number)


def _in_force(
    loaded: Loaded, roster: Roster, given: GivenEffect, effect: Effect, cards: tuple[int, ...]
) -> InForce:
    names = [player.name for player in loaded.scenario.players]
    source = roster.find(given.source)
    found = InForce(
        serial=0,
        cards=cards,
        source=source[0] if len(source) == 1 else -1,
        controller=names.index(given.controller) if given.controller else NOBODY,
        text=given.text or ("a delayed effect" if isinstance(effect, Delayed) else "a lasting effect"),
    )
    if isinstance(effect, Modify):
        return replace(found, modify=effect, until=effect.until or "game")
    if isinstance(effect, Delayed):
        return replace(
            found,
            effects=effect.effects,
            if_with_token=effect.if_with_token or "",
            if_in_play=effect.if_in_play,
            until=effect.period,
        )
    assert isinstance(effect, RULES)
    return replace(
        found,
        rule=effect,
        until=effect.until or "game",
        that_player=found.controller,
        left=effect.next or 0 if isinstance(effect, Cost) else 0,
    )


def _card(loaded: Loaded, roster: Roster, name: str, number: int) -> int:
    found = roster.find(name)
    if len(found) != 1:
        labels = ", ".join(roster.positions[card].label for card in found)
        raise ScenarioError(f"{name!r} can mean {labels}. Name one.", loaded.line("in_force", number, "on"))
    return found[0]
