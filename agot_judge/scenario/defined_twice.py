"""Cards that a file defines in two ways: where they lie, and otherwise under ``cards``."""

from collections.abc import Iterator

from agot_judge.scenario.format import Loaded
from agot_judge.scenario.impossible import Remark
from agot_judge.scenario.model import Definition
from agot_judge.scenario.roster import Roster
from agot_judge.scenario.yaml_reader import has_path


def find_defined_twice(loaded: Loaded, roster: Roster) -> Iterator[Remark]:
    """A remark on each card whose own definition differs from the one that the file has under its name.

    Such a file goes on running: the card is as it is defined where it lies. What cards are imported or in the library
    counts for nothing here, since a file may say otherwise.
    """
    under_cards = {definition.key: definition for definition in loaded.scenario.cards}
    for card, index in enumerate(roster.positions):
        own, other = index.definition, under_cards.get(index.name)
        if own is None or other is None or not has_path(loaded.tree, ("cards", index.name)):
            continue
        fields = tuple(_differing(own, other))
        if fields:
            here, there = loaded.line(*index.path), loaded.line("cards", index.name)
            text = (
                f"{index.name} is defined in two ways: on line {here}, where it lies, and on line {there}, under cards"
                f" ({', '.join(fields)}). The one that lies there is as line {here} says."
            )
            yield Remark(line=here, text=text, cites=(), card=card)


def _differing(one: Definition, other: Definition) -> Iterator[str]:
    """The facts that the two definitions do not say alike."""
    for name in one.face.__struct_fields__:
        if getattr(one.face, name) != getattr(other.face, name):
            yield name
    if one.abilities != other.abilities:
        yield "abilities"
