"""What must stay true of the whole: which way imports point, and what every file is like."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from typing import NamedTuple

from agot_judge.places import ROOT

LEAVES = {"citation", "errors", "places", "spelling"}
MAY_IMPORT = {
    "citation": set(),
    "errors": set(),
    "places": set(),
    "spelling": set(),
    "corpus": LEAVES,
    "search": LEAVES | {"corpus"},
    "storage": LEAVES | {"cards"},
    "timing": LEAVES,
    "cards": LEAVES,
    "engine": LEAVES | {"cards"},
    "text": LEAVES | {"cards", "engine"},
    "editions": LEAVES | {"cards", "engine"},
    "catalog": LEAVES | {"corpus", "storage", "cards", "text"},
    "scenario": LEAVES | {"corpus", "cards", "text", "engine", "editions"},
    "coverage": LEAVES | {"corpus", "text", "engine", "editions"},
    "web": LEAVES
    | {
        "corpus",
        "search",
        "storage",
        "timing",
        "catalog",
        "cards",
        "text",
        "engine",
        "editions",
        "scenario",
        "coverage",
    },
    "cli": LEAVES
    | {
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
    },
}
"""The parts of the program, and the other parts that each may know. ``web`` and ``cli`` are on top and know no rule."""

ONLY_IN = {"flask": "web", "werkzeug": "web", "jinja2": "web", "whoosh": "search", "sqlalchemy": "storage"}
"""Libraries that stay behind one part, so that another can take their place."""

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


def while_loading(node: ast.AST) -> Iterator[ast.AST]:
    """What runs when a module is imported: not what waits in a function, nor what only type checkers see."""
    for child in ast.iter_child_nodes(node):
        lazy = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        if not lazy and not (isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"):
            yield child
            yield from while_loading(child)


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


def test_no_import_is_circular():
    graph = {
        module: set(imported(while_loading(tree(path)))) & MODULES.keys() for module, path in MODULES.items()
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


def test_no_check_is_switched_off_in_place():
    silencing = re.compile(r"#\s*(type: ignore|noqa|pragma: no cover)")
    assert [module for module, path in MODULES.items() if silencing.search(path.read_text())] == []
