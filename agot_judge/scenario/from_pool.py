"""Cards that a scenario names without defining them: taken from the cards there are, else from the library."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.cards.pool import CardPool, told_apart
from agot_judge.editions import framework_for
from agot_judge.engine.values.titles import TITLE_POOL
from agot_judge.scenario.library import find_in_library
from agot_judge.scenario.model import Definition, Scenario
from agot_judge.scenario.points import EffectStart, EventStart
from agot_judge.scenario.roster import Roster


def with_pool(scenario: Scenario, pool: CardPool) -> Scenario:
    """The scenario with a definition of each card that it only names and that the pool, or else the library, has once.

    What the scenario defines itself stays as it says; a name that several cards share stays undefined. Cards of the
    library stand last: they are not written, and are found there again.
    """
    defined = {definition.key for definition in scenario.cards}
    found: dict[str, Definition] = {}
    for name in _named(scenario):
        if name and name not in defined and name not in found:
            meant = meant_by(name, pool, scenario.edition)
            if len(meant) == 1:
                found[name] = _as_a_file_says(meant[0], name)
    if not found:
        return scenario
    in_order = sorted(found.values(), key=is_of_library)
    return replace(scenario, cards=(*scenario.cards, *in_order))


def is_of_library(definition: Definition) -> bool:
    """True where a definition is just what the library has under its name."""
    meant = _in_library(definition.key) if definition.abilities is not None else ()
    return len(meant) == 1 and _as_a_file_says(meant[0], definition.key) == definition


def _as_a_file_says(definition: Definition, key: str) -> Definition:
    """The definition under this name, without what no scenario says of a card: which printing it is."""
    face = replace(definition.face, code="", pack="", deck_limit=None)
    return replace(definition, key=key, face=face)


def candidates(pool: CardPool, name: str, edition: str) -> tuple[str, ...]:
    """The names by which each card that ``name`` can mean is told from the others; empty unless there are several."""
    found = tuple(definition.face for definition in meant_by(name, pool, edition))
    return told_apart(found) if len(found) > 1 else ()


def meant_by(name: str, pool: CardPool, edition: str) -> tuple[Definition, ...]:
    """The cards of the edition that the name can mean: those of the pool, or else those of the library."""
    imported = tuple(Definition(key=name, face=face) for face in pool.named(name, edition))
    return imported or (_in_library(name) if framework_for(edition).has_library else ())


def _in_library(name: str) -> tuple[Definition, ...]:
    return tuple(card.definition for card in find_in_library(name) if card.can_be_played)


def _named(scenario: Scenario) -> Iterator[str]:
    """Every name that must mean a card that is defined."""
    titles = {title.face.name for title in framework_for(scenario.edition).titles}
    for index in Roster(scenario).positions:
        is_title = index.key in ("title", TITLE_POOL)
        if index.definition is None and not (is_title and index.name in titles):
            yield index.name
    for effect in scenario.in_force:
        yield effect.source
    if isinstance(scenario.start, EffectStart | EventStart):
        yield scenario.start.source
