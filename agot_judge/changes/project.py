"""Everything of the project that cites paragraphs: rules, other code, scenarios, lessons, search phrases, relations."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

from agot_judge.corpus.dependents import Citing, ids_in_files
from agot_judge.corpus.relations import relations_files
from agot_judge.corpus.store import Corpus
from agot_judge.editions import EDITIONS, played, rulebook_for
from agot_judge.places import ROOT
from agot_judge.search.asked import FOLDER as PHRASES
from agot_judge.search.asked import load_asked
from agot_judge.training.curriculum import lessons

SCENARIOS = ("agot_judge/scenario/examples", "agot_judge/training/positions", "tests", "benchmarks")
"""Folders of the project that hold scenarios."""
DATA = ("*.toml", "*.yaml", "*.json", "*.txt")
NAMING = ("names-card", "erratum-of")
"""Links from a paragraph to a card that it is about."""
CARD = "card:"


def citing(root: Path) -> tuple[Citing, ...]:
    """All that cites paragraphs of the corpus at ``root``, in the order of rules, code, data, scenarios, relations."""
    return (*_of_the_program(), *ids_in_files("relation", root, relations_files(root)))


def card_rulings(*corpora: Corpus, document: str) -> Iterator[Citing]:
    """The cards that paragraphs of a document name or correct, in any of several versions."""
    found: dict[str, set[str]] = {}
    for corpus in corpora:
        for entry in corpus.entries(document):
            for paragraph in entry.paragraphs:
                for link in paragraph.links:
                    if link.kind in NAMING and link.to.startswith(CARD):
                        found.setdefault(link.to.removeprefix(CARD), set()).add(paragraph.id)
    for card, ids in sorted(found.items()):
        yield Citing("card ruling", card, frozenset(ids))


@cache
def _of_the_program() -> tuple[Citing, ...]:
    """All that cites paragraphs and does not change while the program runs."""
    found: list[Citing] = []
    for edition in played():
        for rule, cites in rulebook_for(edition).cites.items():
            found.append(Citing("rule", _name(rule), frozenset(cites)))
    folders = [path for path in (ROOT / "agot_judge").iterdir() if path.is_dir() and path.name != "corpus"]
    code = sorted(path for folder in folders for path in folder.rglob("*.py"))
    found += ids_in_files("code", ROOT, code)
    for edition in EDITIONS:
        found += [Citing("lesson", f"{edition}/{one.id}", frozenset(one.cites)) for one in lessons(edition)]
    by_phrase: dict[str, set[str]] = {}
    for id_, phrases in load_asked().items():
        for phrase in phrases:
            by_phrase.setdefault(phrase, set()).add(id_)
    found += [Citing("search phrase", phrase, frozenset(ids)) for phrase, ids in by_phrase.items()]
    scenarios = [ROOT / folder for folder in SCENARIOS]
    data = sorted(path for folder in folders for kind in DATA for path in folder.rglob(kind))
    found += ids_in_files("data", ROOT, [path for path in data if not _is_told_apart(path, scenarios)])
    files = sorted(path for folder in scenarios for path in folder.rglob("*.yaml"))
    found += ids_in_files("scenario", ROOT, files)
    return tuple(found)


def _is_told_apart(path: Path, scenarios: list[Path]) -> bool:
    """True for files whose content is listed under a kind of its own."""
    is_lessons = path.parent.name == "training" and path.name.startswith("curriculum-")
    return is_lessons or any(path.is_relative_to(folder) for folder in (*scenarios, PHRASES))


def _name(rule: Callable[..., object]) -> str:
    while isinstance(rule, partial):
        rule = rule.func
    return f"{rule.__module__}.{getattr(rule, '__qualname__', type(rule).__qualname__)}"
