"""The paragraphs that each test asserts, read from the tests themselves without running them.

A test shows a paragraph when one of its assertions names the paragraph's id (in the words of the test, a constant of
its module or a parameter), when it runs a scenario one of whose checks cites it, or when its docstring, which says what
the test is about, cites it: by its id or as ``RR Military Claim ¶2``. What an assertion denies does not count. That a
docstring says so proves little: the mutation check demands that the test fails without a rule that rests on the
paragraph. A worked example or an answer about a card is shown by a test whose docstring (a scenario's note) cites it,
and that shows a paragraph which the answer applies.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache

import yaml

from agot_judge.corpus.model import Entry
from agot_judge.corpus.store import Corpus
from agot_judge.coverage.records import applied, not_mechanical
from agot_judge.editions import DEFAULT_EDITION, framework_for

ID = re.compile(r"[a-z0-9]+/[a-z0-9-]+/[a-z0-9.-]+/\d+")
SafeLoader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The quick one where it is there: scenarios are most of the time that reading the tests takes."""

Evidence = tuple[str, set[str], set[str]]
"""A test, the paragraphs that it asserts, and the worked examples and answers that it names."""


def shown_by(evidence: Evidence, edition: str) -> set[str]:
    """The paragraphs of an edition that a test shows: those asserted, and the answers named that apply one of those."""
    _, asserted, named = evidence
    return asserted | {id_ for id_ in named if asserted.intersection(applied(edition)[id_])}


def of_file(place: str, text: str, corpus: Corpus, edition: str) -> list[Evidence]:
    """The evidence for an edition in one file: each test of a module as ``FILE::NAME``, or a scenario as ``FILE``."""
    if not place.endswith(".py"):
        return [of_scenario(text, corpus, edition, place)]
    return [
        (f"{place}::{name}", asserted, named) for name, asserted, named in of_module(text, corpus, edition)
    ]


def of_scenario(text: str, corpus: Corpus, edition: str, name: str = "") -> Evidence:
    """The paragraphs that the checks of a scenario of the edition cite; words count where one paragraph alone has them."""
    try:
        tree = SafeLoader(text).get_single_data()
    except yaml.YAMLError:
        return name, set(), set()
    if not isinstance(tree, dict) or str(tree.get("edition", DEFAULT_EDITION)) != edition:
        return name, set(), set()
    wanted = _listed(tree.get("cites"))
    for move in _listed(tree.get("run")):
        if isinstance(move, dict) and isinstance(move.get("check"), dict):
            wanted += _listed(move["check"].get("cites"))
    asserted: set[str] = set()
    for words in map(str, wanted):
        meant = [words] if words in corpus else [str(id_) for id_ in corpus.find_words(words, edition)]
        asserted.update(meant if len(meant) == 1 else ())
    return name, asserted, set(_cited(str(tree.get("note", "")), corpus, edition)) & applied(edition).keys()


def _listed(value: object) -> list[object]:
    return value if isinstance(value, list) else [] if value is None else [value]


def of_module(source: str, corpus: Corpus, edition: str) -> Iterator[Evidence]:
    """The tests of a module, each with the paragraphs that it asserts and the answers that it names."""
    module = ast.parse(source)
    constants = _constants(module)
    checkers = {
        one.name
        for one in module.body
        if isinstance(one, ast.FunctionDef)
        and not one.name.startswith("test_")
        and _asserts(list(ast.walk(one)))
    }
    for one in ast.walk(module):
        if isinstance(one, ast.FunctionDef) and one.name.startswith("test_"):
            known = constants | _parameters(one, constants)
            nodes = list(ast.walk(one))
            asserted = {id_ for part in _asserts(nodes) for id_ in _ids(part, known)}
            asserted |= {
                id_
                for call in nodes
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in checkers
                for argument in (*call.args, *(keyword.value for keyword in call.keywords))
                for id_ in _ids(argument, known)
            }
            for text in _texts(nodes, known) if "cites:" in source else ():
                asserted |= of_scenario(text, corpus, edition)[1]
            cited = set(_cited(ast.get_docstring(one) or "", corpus, edition))
            answers = cited & applied(edition).keys()
            yield one.name, asserted | (cited - answers), answers


def _cited(text: str, corpus: Corpus, edition: str) -> Iterator[str]:
    """The paragraphs that a docstring cites.

    The short name of a document (``RR``, ``FAQ``) stands before a title; a title alone is of the same document as the one
    before, at first of the edition's first. After a short name a title will do where one paragraph decides.
    """
    yield from ID.findall(text)
    named = {corpus.document(id_).short.casefold(): id_ for id_ in framework_for(edition).documents}
    titles, pattern = _titles(corpus, edition)
    document = framework_for(edition).documents[0]
    for match in pattern.finditer(" ".join(text.split())):
        if match["document"]:
            document = named[match["document"].casefold()]
        entry = titles.get((document, match["title"].casefold()))
        if entry is None:
            continue
        if match["paragraphs"]:
            yield from (f"{entry.id}/{number}" for number in _numbers(match["paragraphs"]))
        elif match["document"]:
            deciding = [
                one.id for one in entry.paragraphs if not not_mechanical(edition).of(one.id, one.kind)
            ]
            yield from deciding if len(deciding) == 1 else ()


def _numbers(paragraphs: str) -> list[int]:
    """``¶2, ¶4 to ¶6`` are 2, 4, 5 and 6."""
    found: list[int] = []
    for to, number in re.findall(r"(to )?¶ ?(\d+)", paragraphs):
        found += range(found[-1] + 1 if to and found else int(number), int(number) + 1)
    return found


@cache
def _titles(corpus: Corpus, edition: str) -> tuple[dict[tuple[str, str], Entry], re.Pattern[str]]:
    """The entries by document and by title or number, and a pattern that finds citations of them."""
    documents = framework_for(edition).documents
    short = "|".join(re.escape(corpus.document(id_).short) for id_ in documents)
    titles = {
        (document, name.casefold()): entry
        for document in documents
        for entry in reversed(corpus.entries(document))
        for name in (entry.title, entry.number, *_short(entry.title))
        if name
    }
    names = "|".join(sorted({re.escape(name) for _, name in titles}, key=len, reverse=True))
    return titles, re.compile(
        rf"(?<![\w.])(?:(?P<document>{short}) )?(?P<title>{names})(?![\w.]*\w)(?P<paragraphs>(?:,? (?:and |to )?¶ ?\d+)*)",
        re.IGNORECASE,
    )


def _short(title: str) -> Iterator[str]:
    """The other names of a title with several: ``First Player, First Player Token``, ``Strength (STR)``."""
    for mark in (",", " (", "/"):
        yield title.partition(mark)[0].strip() if mark in title else ""


def _asserts(nodes: list[ast.AST]) -> list[ast.expr]:
    """The assertions of a function, each part for itself, without the parts that deny something."""
    parts: list[ast.expr] = []
    waiting = [node.test for node in nodes if isinstance(node, ast.Assert)]
    while waiting:
        test = waiting.pop()
        if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
            waiting += test.values
        elif not _is_denial(test):
            parts.append(test)
    return parts


def _is_denial(test: ast.expr) -> bool:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return True
    return isinstance(test, ast.Compare) and (
        isinstance(test.ops[0], ast.NotIn)
        or (isinstance(test.comparators[0], ast.Constant) and test.comparators[0].value is False)
    )


def _ids(node: ast.AST, known: dict[str, list[str]]) -> Iterator[str]:
    """The ids in an expression."""
    for part in ast.walk(node):
        for text in _values(part, known):
            if ID.fullmatch(text):
                yield text


def _values(node: ast.AST, known: dict[str, list[str]]) -> list[str]:
    """The texts for which an expression may stand."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.Name):
        return known.get(node.id, [])
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return [text for element in node.elts for text in _values(element, known)]
    if isinstance(node, ast.FormattedValue):
        return _values(node.value, known)
    if isinstance(node, ast.JoinedStr):
        texts = [""]
        for value in node.values:
            texts = [text + end for text in texts for end in _values(value, known)]
        return texts
    return []


def _constants(module: ast.Module) -> dict[str, list[str]]:
    known: dict[str, list[str]] = {}
    for one in module.body:
        if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name):
            known[one.targets[0].id] = _values(one.value, known)
    return known


def _parameters(function: ast.FunctionDef, known: dict[str, list[str]]) -> dict[str, list[str]]:
    """By parameter: the texts that ``pytest.mark.parametrize`` gives it."""
    given: dict[str, list[str]] = {}
    for call in function.decorator_list:
        if not isinstance(call, ast.Call) or not ast.unparse(call.func).endswith("parametrize"):
            continue
        names = [name.strip() for text in _values(call.args[0], known) for name in text.split(",")]
        rows = call.args[1].elts if isinstance(call.args[1], ast.Tuple | ast.List) else []
        for row in rows:
            cells = row.elts if len(names) > 1 and isinstance(row, ast.Tuple | ast.List) else [row]
            for name, cell in zip(names, cells, strict=False):
                given.setdefault(name, []).extend(_values(cell, known))
    return given


def _texts(nodes: list[ast.AST], known: dict[str, list[str]]) -> Iterator[str]:
    """The scenarios written out in a test."""
    for node in nodes:
        for text in _values(node, known):
            if "cites:" in text and "check:" in text:
                yield text
