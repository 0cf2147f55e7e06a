"""The ways in which a card could be used: their requirements together, and those that are alike in all editions."""

from collections.abc import Iterable

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Requirement, Way
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State

_DECISIONS = ("challenge", "defend", "choose")
"""The ways that are answers to a decision, and none where another one is asked for."""


def requirements_of_ways(
    game: Game, card: int, every: tuple[Way, ...], declaring: list[Way]
) -> tuple[Requirement, ...]:
    """Each requirement of the ways of using the card, but for whose turn it is; none where one that is ``declaring``, an
    answer to the decision that is asked, is legal."""
    if any(way.is_legal for way in declaring):
        return ()
    found = [way for way in every if way.verb not in _DECISIONS or way in declaring]
    abilities = game.cards[card].definition.abilities
    used = [
        way
        for way in found
        if not 0 <= way.ability < len(abilities) or abilities[way.ability].kind != "constant"
    ]
    return tuple(one for way in used or found for one in way.requirements if one.about != "turn")


def none_at_all(failing: str, cites: tuple[str, ...], remedy: str = "") -> Way:
    """The way of a card that a player can use in no way."""
    text = "It has an ability that could be used."
    none = Requirement(text=text, failing=failing, met=False, cites=cites, about="ability", remedy=remedy)
    return Way(verb="trigger", text="Use it", requirements=(none,))


def with_remedies(ways: Iterable[Way]) -> tuple[Way, ...]:
    """The ways, in which a requirement that is not met says what it would take; where nothing more is known, that it holds."""
    return tuple(replace(way, requirements=tuple(map(_with_remedy, way.requirements))) for way in ways)


def _with_remedy(requirement: Requirement) -> Requirement:
    if requirement.met or requirement.remedy:
        return requirement
    return replace(requirement, remedy=requirement.text.rstrip("."))


def as_option(machine: Machine, state: State, card: int, opportunities: tuple[str, ...]) -> Way | None:
    """Choosing the card at the decision that is awaited; None where nothing like it is chosen there."""
    decision = state.asking
    if decision is None or decision.kind in (*opportunities, "challenge", "defenders"):
        return None
    needed = machine.option_requirements(state, card)
    listed = any(option.card == card for option in decision.options)
    if not needed and not listed:
        return None
    if all(one.met for one in needed) and not listed:
        text, failing = "It is one of the legal answers.", "It is none of the legal answers."
        none = Requirement(text=text, failing=failing, met=False, cites=decision.cites, about="option")
        needed = (*needed, none)
    return Way(verb="choose", text=f"Choose it: {decision.text}", requirements=needed)
