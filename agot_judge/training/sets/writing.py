"""A set as text: what reads back as the same set."""

from collections.abc import Iterable, Iterator

from agot_judge.scenario.yaml_writer import Data, in_one_line, scalar
from agot_judge.training.model import Exercise
from agot_judge.training.sets.model import Item, OwnSet


def item_of(exercise: Exercise) -> Item:
    """An exercise that was made, as an item of a set: what is not said of it is made again, and proved again."""
    return Item(
        scenario=exercise.scenario,
        kind=exercise.kind,
        id=exercise.id,
        place=exercise.place,
        ask=exercise.prompt,
        key=tuple(exercise.choices[place].text for place in exercise.key),
        cite=exercise.best,
    )


def written_set(one: OwnSet, files: Iterable[str] = ()) -> str:
    """The text of a set. ``files`` are the names of the files in which the scenarios stand, in order; without them each
    scenario stands in the text itself."""
    names = iter(files)
    lines = [f"title: {scalar(one.title)}", f"edition: {scalar(one.edition)}"]
    if one.introduction:
        lines.append(f"introduction: {scalar(one.introduction)}")
    lines.append("exercises:" if one.items else "exercises: []")
    for item in one.items:
        lines += _item(item, next(names, ""))
    return "\n".join(lines) + "\n"


def _item(item: Item, file: str) -> Iterator[str]:
    yield f"  - kind: {scalar(item.kind)}"
    if item.place is not None:
        yield f"    place: {item.place}"
    if item.id:
        yield f"    id: {scalar(item.id)}"
    more: dict[str, Data] = {
        "ask": item.ask,
        "options": list(item.options),
        "key": list(item.key),
        "cite": item.cite,
        "explain": item.explain,
    }
    for key, value in more.items():
        if value:
            yield f"    {in_one_line({key: value})}"
    if item.insist:
        yield "    insist: yes"
    if file:
        yield f"    scenario: {scalar(file)}"
    elif _is_plain(item.scenario):
        yield "    scenario: |"
        yield from (f"      {line}".rstrip() for line in item.scenario.rstrip("\n").split("\n"))
    else:
        yield f"    scenario: {scalar(item.scenario)}"


def _is_plain(text: str) -> bool:
    """True for a text that a block of lines gives back as it is."""
    lines = text.split("\n")
    return (
        text.endswith("\n")
        and not text.endswith("\n\n")
        and not lines[0].startswith(" ")
        and all(line == line.rstrip() and line.isprintable() for line in lines)
    )
