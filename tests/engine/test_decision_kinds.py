"""Every kind of decision that a rule makes is one that the rulebook of the edition declares."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from agot_judge.editions import folder_of, played, rulebook_for
from agot_judge.places import ROOT

SHARED = ("agot_judge/engine", "agot_judge/explain", "agot_judge/rules")
"""The folders whose rules every edition may use."""


SIX_STEPS = ROOT / "agot_judge" / "rules" / "six_steps"
"""The rules that only editions with such windows use."""


def sources(edition: str) -> list[Path]:
    folders = (folder_of(edition), *(ROOT / folder for folder in SHARED))
    found = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    uses = any(
        rule.__module__.startswith("agot_judge.rules.six_steps.") for rule in rulebook_for(edition).cites
    )
    return [path for path in found if uses or SIX_STEPS not in path.parents]


def makers(trees: list[ast.Module]) -> dict[str, int]:
    """The functions to which a kind is given for the decision that they make, and at which place."""
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    found = {}
    for function in functions:
        names = [parameter.arg for parameter in function.args.args]
        if "kind" in names and any(called(node) == "Decision" for node in ast.walk(function)):
            found[function.name] = names.index("kind")
    return found


def called(node: ast.AST) -> str:
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def kinds_given(tree: ast.Module, places: dict[str, int]) -> Iterator[ast.expr]:
    """What stands for the kind of a decision, wherever one is made."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name in places:
            yield from node.args.defaults
        if not isinstance(node, ast.Call):
            continue
        is_changed = called(node) == "replace" and "decision" in ast.unparse(node.args[0])
        if called(node) == "Decision" or called(node) in places or is_changed:
            yield from (keyword.value for keyword in node.keywords if keyword.arg == "kind")
            yield from node.args[places.get(called(node), 99) :][:1]


def words(tree: ast.Module, value: ast.expr) -> Iterator[str]:
    """The words that the expression can be: a name is what is assigned to it in the same function, or in the module."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from words(tree, value.body)
        yield from words(tree, value.orelse)
    elif isinstance(value, ast.Dict):
        yield from (word for one in value.values for word in words(tree, one))
    elif isinstance(value, ast.Subscript):
        yield from words(tree, value.value)
    elif isinstance(value, ast.Name):
        around = [one for one in tree.body if one.lineno <= value.lineno <= (one.end_lineno or 0)]
        for node in (one for part in around for one in ast.walk(part)):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == value.id:
                yield from words(tree, node.value)
        for node in tree.body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == value.id:
                yield from words(tree, node.value)


@pytest.mark.parametrize("edition", played())
def test_every_kind_of_decision_that_is_made_is_declared(edition: str):
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sources(edition)]
    places = makers(trees)
    made = {word for tree in trees for value in kinds_given(tree, places) for word in words(tree, value)}
    assert made == set(rulebook_for(edition).decision_kinds)


@pytest.mark.parametrize("edition", played())
def test_every_kind_of_decision_with_an_objection_is_declared(edition: str):
    rulebook = rulebook_for(edition)
    assert set(rulebook.objections) <= set(rulebook.decision_kinds)
