"""Effects that a scenario gives in printed words: compiled, as far as they are understood."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.editions import framework_for
from agot_judge.engine.ability import Effect
from agot_judge.engine.ability.words import Who
from agot_judge.scenario.definitions import Definitions
from agot_judge.scenario.model import GivenEffect, Inline, Scenario
from agot_judge.scenario.points import EffectStart

if TYPE_CHECKING:
    from agot_judge.text.lines.detached_effects import Loose


def understood(scenario: Scenario, made: Definitions) -> Scenario:
    """The scenario with the effects of what is in force and of its start; what is not understood stays in words."""
    start = scenario.start
    in_words = isinstance(start, EffectStart) and not start.effects
    if not framework_for(scenario.edition).reads_text or not (in_words or scenario.in_force):
        return scenario
    faces = {definition.key: definition.face for definition in scenario.cards}
    for player in scenario.players:
        for cards in player.lists:
            for listed in cards.cards:
                if isinstance(listed, Inline):
                    faces[listed.definition.key] = listed.definition.face
    in_force = tuple(_given(given, faces, made) for given in scenario.in_force)
    if isinstance(start, EffectStart) and not start.effects:
        found = _compiled(start.text, start.source, faces, made, ())
        if _lasts_without_end(found):
            start = replace(start, why_not="it is not said for how long")
        else:
            start = replace(start, effects=found.effects, then=found.then, why_not=found.why_not)
    return replace(scenario, in_force=in_force, start=start)


def _lasts_without_end(found: "Loose") -> bool:
    """True where something of what begins is said to be so, and nothing says for how long: so a card's text is not read
    either. What is in force already needs no end."""
    from agot_judge.text.trees.for_how_long import lasts_without_end

    return lasts_without_end((found.effects, found.then))


def _given(given: GivenEffect, faces: dict[str, CardFace], made: Definitions) -> GivenEffect:
    if given.effects:
        return given
    found = _compiled(given.text, given.source, faces, made, given.on, player="chosen player")
    return replace(given, effects=found.in_a_row or _on_each(given, faces, made), why_not=found.why_not)


def _on_each(given: GivenEffect, faces: dict[str, CardFace], made: Definitions) -> tuple[Effect, ...]:
    """The effects said of one card, given for several of them: on each, where it means the same on each.

    And what is said of several (``each of those characters``), given for the only one of them that is named.
    """
    if len(given.on) < 2:
        said = (*given.on, *given.on)
        return _compiled(given.text, given.source, faces, made, said, player="chosen player").in_a_row
    on_one = {
        _compiled(given.text, given.source, faces, made, (name,), player="chosen player").in_a_row
        for name in given.on
    }
    return on_one.pop() if len(on_one) == 1 else ()


def _compiled(
    text: str,
    source: str,
    faces: dict[str, CardFace],
    made: Definitions,
    on: tuple[str, ...],
    player: Who | None = None,
) -> "Loose":
    from agot_judge.text.lines.detached_effects import (
        compile_effects,  # the grammars: most runs need none of them
    )
    from agot_judge.text.lines.templated_effects import as_meant, effects_in_words

    spoken_of = tuple(_face(name, faces) for name in on)
    text = effects_in_words(made.templating, text)
    found = compile_effects(text, _face(source, faces), made.names, spoken_of, player)
    return as_meant(made.templating, found)


def _face(name: str, faces: dict[str, CardFace]) -> CardFace:
    """The face of the card; a character where nobody says what it is."""
    bare = name.partition("#")[0]
    return faces.get(bare) or CardFace(name=bare, type="character")
