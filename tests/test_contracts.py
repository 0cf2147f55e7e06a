"""What must stay true of the whole: which way imports point, and what every file is like."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from typing import NamedTuple

from agot_judge.editions import EDITIONS, framework_for
from agot_judge.places import ROOT

ASKING = ("scenario", "web", "cli", "coverage", "training", "events", "changes")
"""The parts that hold no fact of an edition: they ask the registry, its frameworks and its rulebooks."""
SHOWN_AS_EXAMPLES = {
    "agot_judge.web.api_models": "examples of ids in the description of the API",
    "agot_judge.web.api_examples": "examples of ids in the description of the API",
    "agot_judge.events.carried": "the dictionary of carried cases, which never changes",
    "agot_judge.web.sandbox.packing": "the dictionary of packed links, which never changes",
    "agot_judge.cli.search": "examples of searches in the help",
    "agot_judge.cli.rules": "examples of questions in the help",
    "agot_judge.cli.corpus": "an example of a document's version in the help",
    "agot_judge.scenario.reading": "a message names the version of YAML",
}
"""Modules with strings that look like facts of an edition, and what they are."""
OTHER_MEANINGS = {"plot": "a type of card", "draw": "an occurrence", "standing": "how a card is turned"}
"""Names of phases that are words for something else as well."""

LEAVES = {
    "budget",
    "citation",
    "counted",
    "errors",
    "kept",
    "places",
    "registering",
    "safety",
    "sealed",
    "spelling",
    "toml_files",
    "zips",
}
MAY_IMPORT = {
    "budget": set(),
    "citation": set(),
    "counted": set(),
    "errors": set(),
    "kept": set(),
    "places": set(),
    "registering": set(),
    "safety": set(),
    "sealed": set(),
    "serving": LEAVES,
    "spelling": set(),
    "toml_files": {"errors"},
    "zips": set(),
    "corpus": LEAVES,
    "search": LEAVES | {"corpus"},
    "events": LEAVES,
    "storage": LEAVES | {"cards", "events"},
    "timing": LEAVES,
    "cards": LEAVES,
    "engine": LEAVES | {"cards"},
    "text": LEAVES | {"cards", "engine"},
    "explain": LEAVES | {"engine"},
    "rules": LEAVES | {"engine", "explain"},
    "editions": LEAVES | {"cards", "engine", "explain", "rules"},
    "catalog": LEAVES | {"corpus", "storage", "cards", "text"},
    "scenario": LEAVES | {"corpus", "cards", "text", "engine", "rules", "editions"},
    "coverage": LEAVES | {"corpus", "text", "engine", "editions"},
    "training": LEAVES | {"corpus", "cards", "engine", "editions", "scenario", "coverage", "search"},
    "offline": LEAVES | {"corpus", "search", "text"},
    "changes": LEAVES
    | {"cards", "corpus", "editions", "events", "scenario", "search", "storage", "training"},
    "web": LEAVES
    | {
        "serving",
        "changes",
        "events",
        "offline",
        "corpus",
        "search",
        "storage",
        "timing",
        "catalog",
        "cards",
        "text",
        "engine",
        "explain",
        "editions",
        "scenario",
        "coverage",
        "training",
    },
    "cli": LEAVES
    | {
        "serving",
        "offline",
        "changes",
        "corpus",
        "search",
        "storage",
        "catalog",
        "cards",
        "text",
        "engine",
        "editions",
        "scenario",
        "coverage",
        "training",
    },
}
"""The parts of the program, and the other parts that each may know. ``web`` and ``cli`` are on top and know no rule."""

ONLY_IN = {
    "flask": "web",
    "werkzeug": "web",
    "jinja2": "web",
    "whoosh": "search",
    "sqlalchemy": "storage",
    "gunicorn": "serving",
    "waitress": "serving",
    "fsrs": "training",
    "segno": "events",
    "ifaddr": "serving",
    "zeroconf": "serving",
}
"""Libraries that stay behind one part, so that another can take their place."""

OF_AN_EDITION = re.compile(
    r"\b(2e|1e|ccg)\b|(First|Second|Iron Throne) Edition|Rules Reference|\b[1-7]\.[1-9](\.\d)?\b|\b[Ss]teps? \d",
    re.IGNORECASE,
)
"""Words by which a line names an edition, a paragraph of its documents or a step of its framework."""

MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted((ROOT / "agot_judge").rglob("*.py"))
}


def part(module: str) -> str:
    """``agot_judge.search.index`` belongs to ``search``; the package itself to none."""
    return module.split(".")[1] if "." in module else ""


def imported(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The modules that these nodes import; of ``from package import module`` the module."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                yield name if name in MODULES else str(node.module)


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


class Read(NamedTuple):
    """What the contracts ask of a module; its tree is not kept, since all of them together fill much memory."""

    docstring: str | None
    imports: tuple[str, ...]
    """All modules that it imports, be it in a function or for type checkers only."""


@cache
def read(path: Path) -> Read:
    """What a module says, read once for all contracts."""
    module = tree(path)
    return Read(ast.get_docstring(module), tuple(imported(statements(module))))


def statements(node: ast.AST) -> Iterator[ast.stmt]:
    """The statements in a module, those in functions and branches too."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            yield child
        if isinstance(child, ast.stmt | ast.ExceptHandler | ast.match_case):
            yield from statements(child)


def test_imports_point_one_way():
    wrong = [
        f"{module} imports {other}"
        for module, path in MODULES.items()
        for other in read(path).imports
        if other.startswith("agot_judge.") and part(module)
        if part(other) != part(module) and part(other) not in MAY_IMPORT[part(module)]
    ]
    assert wrong == []


def test_libraries_stay_behind_their_part():
    wrong = [
        f"{module} imports {other}"
        for module, path in MODULES.items()
        for other in read(path).imports
        if part(module) != ONLY_IN.get(other.split(".")[0], part(module))
    ]
    assert wrong == []


def test_codes_are_made_in_one_place():
    users = {module for module, path in MODULES.items() if "segno" in read(path).imports}
    assert users == {"agot_judge.events.code"}


def around(module: str) -> set[str]:
    """The packages that a module stands in. Python runs them before it; those of the importer it has begun already."""
    parts = module.split(".")
    return {".".join(parts[:end]) for end in range(1, len(parts))}


def test_no_import_is_circular():
    """Imports for type checkers, and those that wait in a function, count as well, and the packages of what is imported."""
    graph = {
        module: {
            one
            for other in read(path).imports
            for one in {other, *(around(other) - around(module) - {module})}
        }
        & MODULES.keys()
        for module, path in MODULES.items()
    }
    assert len(list(TopologicalSorter(graph).static_order())) == len(MODULES)


def test_every_part_has_its_place_in_the_order():
    assert {part(module) for module in MODULES} - {""} <= MAY_IMPORT.keys()


def test_every_module_says_what_it_is():
    silent = [module for module, path in MODULES.items() if path.stat().st_size and not read(path).docstring]
    assert silent == []


def test_files_are_short_and_named_after_what_they_hold():
    long = {
        module: count
        for module, path in MODULES.items()
        if (count := len(path.read_text().splitlines())) > 400
    }
    assert long == {}
    assert [module for module in MODULES if re.search(r"\b(utils?|helpers?|misc|common)$", module)] == []


def test_the_engine_holds_no_fact_of_an_edition():
    """No id of a paragraph, no number of a framework step and no name of an edition, in code or in prose."""
    found = [
        f"{module}: {line.strip()}"
        for module, path in MODULES.items()
        if part(module) == "engine"
        for line in path.read_text(encoding="utf-8").splitlines()
        if OF_AN_EDITION.search(line)
    ]
    assert found == []


def test_the_engine_compares_no_phase_and_no_step_with_a_name():
    found = [
        f"{module}: {ast.unparse(node)}"
        for module, path in MODULES.items()
        if part(module) == "engine"
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Compare) and ast.unparse(node.left).endswith(("phase", "step", "number"))
        if any(
            isinstance(one, ast.Constant) and isinstance(one.value, str) and one.value
            for one in ast.walk(node)
        )
    ]
    assert found == []


def test_no_check_is_switched_off_in_place():
    silencing = re.compile(r"#\s*(type: ignore|noqa|pragma: no cover)")
    assert [module for module, path in MODULES.items() if silencing.search(path.read_text())] == []


def asking(*parts: str) -> Iterator[tuple[str, Path]]:
    """The modules of these parts with their files, but for those whose strings are examples."""
    yield from (
        (module, path)
        for module, path in MODULES.items()
        if part(module) in parts and module not in SHOWN_AS_EXAMPLES
    )


def constants(path: Path) -> Iterator[str]:
    """Every string in a module that is no docstring."""
    module = tree(path)
    said = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value


def test_what_asks_the_editions_knows_none_of_them():
    wrong = [
        f"{module} imports {other}"
        for module, path in MODULES.items()
        if part(module) in ASKING
        for other in imported(ast.walk(tree(path)))
        if other.startswith("agot_judge.editions.")
    ]
    assert wrong == []


def test_what_asks_the_editions_names_no_paragraph_of_theirs():
    paragraph = re.compile(rf"\b(?:{'|'.join(EDITIONS)})/[\w-]+/\w\S*")
    wrong = [
        f"{module} names {found}"
        for module, path in asking("scenario", "web", "cli")
        for found in paragraph.findall(path.read_text(encoding="utf-8"))
    ]
    assert wrong == []


def test_what_asks_the_editions_holds_no_step_no_phase_and_no_name_of_theirs():
    frameworks = [framework_for(edition) for edition in EDITIONS]
    numbers = {number for one in frameworks for number in one.numbers}
    words = {word for one in frameworks for word in (*one.phase_names, *one.spellings, *one.actions)}
    facts = (words | {*EDITIONS} | {one.name for one in frameworks}) - OTHER_MEANINGS.keys()
    number = re.compile(r"(?<![\w.@])\d\.\d(?:\.\d)?(?!\w|\.\d)")
    wrong = [
        f"{module} holds {text[:60]!r}"
        for module, path in asking("scenario", "web", "cli")
        for text in constants(path)
        if text in facts or numbers.intersection(number.findall(text))
    ]
    assert wrong == []


def test_every_module_of_examples_holds_some():
    number = re.compile(r"\b\d\.\d\b|\b(?:2e|1e|ccg)/")
    assert [module for module in SHOWN_AS_EXAMPLES if not number.search(MODULES[module].read_text())] == []
