"""Rules, tests and reasons put together, paragraph by paragraph."""

from agot_judge.corpus.model import Paragraph
from agot_judge.corpus.store import Corpus
from agot_judge.coverage.model import Coverage, Covered
from agot_judge.coverage.records import DOCUMENTS, applied, not_mechanical, shown
from agot_judge.editions import rulebook_for
from agot_judge.engine.rulebook import Rulebook
from agot_judge.errors import NotSupportedYet


def coverage_of(corpus: Corpus, edition: str) -> Coverage:
    """The coverage of an edition. Raises NotSupportedYet for one without an engine."""
    if edition not in DOCUMENTS:
        raise NotSupportedYet(f"not supported yet: coverage of {edition}.")
    code = implementing(rulebook_for(edition))
    paragraphs = (
        paragraph
        for document in DOCUMENTS[edition]
        for entry in corpus.entries(document)
        for paragraph in entry.paragraphs
    )
    return Coverage(
        edition=edition,
        documents=DOCUMENTS[edition],
        paragraphs=tuple(_covered(edition, paragraph, code) for paragraph in paragraphs),
    )


def implementing(book: Rulebook) -> dict[str, tuple[str, ...]]:
    """By paragraph: the registered rules that rest on it."""
    found: dict[str, list[str]] = {}
    for rule, cites in book.cites.items():
        for id_ in cites:
            found.setdefault(id_, []).append(name_of(rule))
    return {id_: tuple(names) for id_, names in found.items()}


def name_of(rule: object) -> str:
    """``claim:chosen_for_claim``: the last part of a rule's module, and its name."""
    module, name = str(getattr(rule, "__module__", "")), str(getattr(rule, "__qualname__", rule))
    return f"{module.rpartition('.')[2]}:{name}"


def _covered(edition: str, paragraph: Paragraph, code: dict[str, tuple[str, ...]]) -> Covered:
    id_ = paragraph.id
    applies = applied(edition).get(id_, ())
    rules = code.get(id_, ())
    if applies and all(other in code for other in applies):
        rules = tuple(dict.fromkeys((*rules, *(rule for other in applies for rule in code[other]))))
    shown_by = shown(edition).get(id_, ())
    if rules:
        return Covered(
            id=id_,
            kind=paragraph.kind,
            status="shown" if shown_by else "implemented",
            code=rules,
            applies=applies,
            shown_by=shown_by,
        )
    reason = not_mechanical(edition).of(id_, paragraph.kind)
    return Covered(
        id=id_,
        kind=paragraph.kind,
        status="not mechanical" if reason else "open",
        applies=applies,
        shown_by=shown_by,
        reason=reason,
    )
