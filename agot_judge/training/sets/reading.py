"""A set from its text: every fault with its line, all of them together."""

from collections.abc import Mapping as MappingOf

from agot_judge.editions import DEFAULT_EDITION, EDITIONS
from agot_judge.errors import ScenarioError
from agot_judge.scenario.names import did_you_mean, shown
from agot_judge.scenario.problems import Problems
from agot_judge.scenario.reading import Reader
from agot_judge.scenario.yaml_reader import Node, Scalar, read_tree
from agot_judge.training.pool import KINDS
from agot_judge.training.sets.model import MOST_ITEMS, Item, OwnSet

KEYS = ("title", "edition", "introduction", "exercises")
ITEM_KEYS = ("scenario", "kind", "id", "place", "ask", "options", "key", "cite", "explain", "insist")
MOST_PLACE = 999


def read_set(text: str, files: MappingOf[str, str] | None = None) -> OwnSet:
    """The set that a text says. A scenario is a text, or the name of one of ``files``.

    Raises ScenarioError where the text is no YAML, InvalidScenario with everything else that is wrong, each at its line.
    """
    tree = read_tree(text)
    problems = Problems()
    reader = Reader(problems)
    keys = {key.text for key, _ in tree.entries}
    if "exercises" not in keys and keys & {"players", "run"}:
        raise ScenarioError(
            "This is a scenario and no set. Open it on the board, and make exercises of it there.", tree.line
        )
    fields = reader.fields(tree, "The set", KEYS)
    if "exercises" not in fields:
        problems.add(tree.line, "The set has no exercises.", "List them under 'exercises'.")
    items = reader.items(fields["exercises"]) if "exercises" in fields else ()
    if len(items) > MOST_ITEMS:
        problems.add(items[MOST_ITEMS].line, f"A set may have {MOST_ITEMS} exercises; this has {len(items)}.")
    edition = (
        reader.word(fields["edition"], "The edition", EDITIONS) if "edition" in fields else DEFAULT_EDITION
    )
    found = OwnSet(
        title=reader.text(fields["title"], "The title") if "title" in fields else "Exercises",
        edition=edition or DEFAULT_EDITION,
        introduction=reader.text(fields["introduction"], "The introduction")
        if "introduction" in fields
        else "",
        items=tuple(
            _item(reader, number, node, files or {}) for number, node in enumerate(items[:MOST_ITEMS], 1)
        ),
    )
    problems.raise_if_any()
    return found


def _item(reader: Reader, number: int, node: Node, files: MappingOf[str, str]) -> Item:
    what = f"Exercise {number}"
    fields = reader.fields(node, what, ITEM_KEYS)
    for key in ("scenario", "kind"):
        if key not in fields:
            reader.wrong(node, f"{what} has no {key}.", f"It must have '{key}'; the rest is made.")

    def text(key: str) -> str:
        return reader.text(fields[key], f"{what}: {key}") if key in fields else ""

    options = reader.texts(fields["options"], f"{what}: an option") if "options" in fields else ()
    if "options" in fields and len(options) < 2:
        reader.wrong(fields["options"], f"{what} has {len(options)} options; a question needs two or more.")
    if "options" in fields and "key" not in fields:
        reader.wrong(fields["options"], f"{what} has options and no key.", "Say which of them is right.")
    return Item(
        scenario=_scenario(reader, what, fields["scenario"], files) if "scenario" in fields else "",
        kind=reader.word(fields["kind"], f"{what}: kind", KINDS) if "kind" in fields else "",
        id=text("id"),
        place=reader.number(fields["place"], f"{what}: place", 0, MOST_PLACE) if "place" in fields else None,
        ask=text("ask"),
        options=options,
        key=_key(reader, what, fields["key"], options) if "key" in fields else (),
        cite=text("cite"),
        explain=text("explain"),
        insist=reader.flag(fields["insist"], f"{what}: insist") if "insist" in fields else False,
        line=node.line,
    )


def _scenario(reader: Reader, what: str, node: Node, files: MappingOf[str, str]) -> str:
    """The text of a scenario: it has more than one line, and the name of a file has one."""
    text = reader.text(node, f"{what}: scenario")
    if "\n" in text.strip() or not text:
        return text
    name = text.strip()
    if name in files:
        return files[name]
    where = "in this zip" if files else "here: it can be named in a zip that holds it beside set.yaml"
    reader.wrong(node, f"{what}: there is no file {shown(name)} {where}.", did_you_mean(name, files))
    return ""


def _key(reader: Reader, what: str, node: Node, options: tuple[str, ...]) -> tuple[str, ...]:
    """The right choices by their texts; a number means the option of this number, from 1."""
    found = []
    for one in reader.items(node):
        value = one.value if isinstance(one, Scalar) else None
        if isinstance(value, int) and not isinstance(value, bool) and options:
            if 1 <= value <= len(options):
                found.append(options[value - 1])
            else:
                reader.wrong(one, f"{what}: key is {value}, and there are {len(options)} options.")
            continue
        word = reader.text(one, f"{what}: key")
        if options and word not in options:
            reader.wrong(
                one, f"{what}: the key {shown(word)} is none of the options.", did_you_mean(word, options)
            )
        found.append(word)
    return tuple(found)
