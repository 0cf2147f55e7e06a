"""Effects that are in force when a run starts."""

from agot_judge.engine.ability import Delayed, Modify
from agot_judge.engine.machine import Machine
from agot_judge.engine.state import NOBODY, InForce, State
from agot_judge.engine.transition import put_in_force, say
from agot_judge.errors import NotSupportedYet, ScenarioError
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.model import GivenEffect
from agot_judge.scenario.roster import Roster


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
            line = loaded.line("in_force", number, "effects")
            if not isinstance(effect, Modify | Delayed):
                raise NotSupportedYet(
                    "not supported yet: only 'modify' and 'at the end of' can be in force.", line
                )
            if not cards:
                raise NotSupportedYet(
                    "not supported yet: an effect in force on no cards. Say 'on: [...]'.", line
                )
            state = put_in_force(state, _in_force(loaded, roster, given, effect, cards))
    return state


def _in_force(
    loaded: Loaded, roster: Roster, given: GivenEffect, effect: Modify | Delayed, cards: tuple[int, ...]
) -> InForce:
    names = [player.name for player in loaded.scenario.players]
    source = roster.find(given.source)
    is_lasting = isinstance(effect, Modify)
    return InForce(
        serial=0,
        cards=cards,
        modify=effect if isinstance(effect, Modify) else None,
        effects=() if isinstance(effect, Modify) else effect.effects,
        if_with_token="" if isinstance(effect, Modify) else effect.if_with_token or "",
        until=(effect.until or "game") if isinstance(effect, Modify) else effect.period,
        source=source[0] if len(source) == 1 else -1,
        controller=names.index(given.controller) if given.controller else NOBODY,
        text=given.text or ("a lasting effect" if is_lasting else "a delayed effect"),
    )


def _card(loaded: Loaded, roster: Roster, name: str, number: int) -> int:
    found = roster.find(name)
    if len(found) != 1:
        labels = ", ".join(roster.positions[card].label for card in found)
        raise ScenarioError(f"{name!r} can mean {labels}. Name one.", loaded.line("in_force", number, "on"))
    return found[0]
