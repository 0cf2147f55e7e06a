"""The requirements that an ability lacks to be initiated, in words: for the lines that say why it is not."""

from agot_judge.engine.state.events import Event
from agot_judge.engine.values.position import Position
from agot_judge.rules.initiation.requirements import initiation_requirements


def what_is_lacking(
    position: Position, player: int, card: int, number: int, event: Event | None, apart: tuple[str, ...] = ()
) -> tuple[str, tuple[str, ...]]:
    """The requirements of an ability that are not met, in words and with their paragraphs; nothing where all are.

    ``apart``: what these are about is not asked.
    """
    unmet = [
        requirement
        for requirement in initiation_requirements(position, player, card, number, event)
        if not requirement.met and requirement.about not in apart
    ]
    cites = tuple(dict.fromkeys(cite for one in unmet for cite in one.cites))
    return " ".join(f"Not legal: {one.found}" for one in unmet), cites
