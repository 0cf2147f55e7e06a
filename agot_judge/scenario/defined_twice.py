"""Cards that a file defines in two ways: where they lie and otherwise under ``cards``, or in two places where they lie."""

from collections.abc import Iterator

from agot_judge.scenario.format import Loaded
from agot_judge.scenario.impossible import Remark
from agot_judge.scenario.model import Definition
from agot_judge.scenario.roster import Roster
from agot_judge.scenario.yaml_reader import has_path


def find_defined_twice(loaded: Loaded, roster: Roster) -> Iterator[Remark]:
    """A remark on each card whose own definition differs from another one that the file has under its name.

    Such a file goes on running: the card is as it is defined where it lies. What cards are imported or in the library
    counts for nothing here, since a file may say otherwise.
    """
    under_cards = {definition.key: definition for definition in loaded.scenario.cards}
    first: dict[str, tuple[int, Definition]] = {}
    for card, index in enumerate(roster.positions):
        if index.definition is None:
            continue
        here = loaded.line(*index.path)
        there, lying = first.setdefault(index.name, (here, index.definition))
        other = under_cards.get(index.name)
        if other is not None and has_path(loaded.tree, ("cards", index.name)):
            line = loaded.line("cards", index.name)
            words = "is defined in two ways: on line {here}, where it lies, and on line {line}, under cards ({fields})."
            words += " The one that lies there is as line {here} says."
        else:
            line, other = there, lying
            words = "is defined in two ways: on line {line} and on line {here} ({fields}). Each is as its own line says."
        if fields := ", ".join(_differing(index.definition, other)):
            text = f"{index.name} {words.format(here=here, line=line, fields=fields)}"
            yield Remark(line=here, text=text, cites=(), card=card)


def _differing(one: Definition, other: Definition) -> Iterator[str]:
    """The facts that the two definitions do not say alike."""
    for name in one.face.__struct_fields__:
        if getattr(one.face, name) != getattr(other.face, name):
            yield name
    if one.abilities != other.abilities:
        yield "abilities"
