"""Rules, tests and reasons put together, paragraph by paragraph."""

from agot_judge.corpus.model import Paragraph
from agot_judge.corpus.store import Corpus
from agot_judge.coverage.claims import implementing
from agot_judge.coverage.model import Coverage, Covered
from agot_judge.coverage.records import applied, not_implemented, not_mechanical
from agot_judge.coverage.shown import Shown, has_tests, shown_by_tests
from agot_judge.editions import framework_for, has_engine
from agot_judge.errors import NotSupportedYet


def coverage_of(corpus: Corpus, edition: str) -> Coverage:
    """The coverage of an edition. Raises NotSupportedYet for one without an engine."""
    if not has_engine(edition):
        raise NotSupportedYet(f"not supported yet: coverage of {edition}.")
    code = implementing(edition)
    documents = framework_for(edition).documents
    shown = shown_by_tests(corpus, edition)
    paragraphs = (
        paragraph
        for document in documents
        for entry in corpus.entries(document)
        for paragraph in entry.paragraphs
    )
    return Coverage(
        edition=edition,
        documents=documents,
        paragraphs=tuple(_covered(edition, paragraph, code, shown) for paragraph in paragraphs),
        tests_are_known=has_tests(),
    )


def _covered(edition: str, paragraph: Paragraph, code: dict[str, tuple[str, ...]], shown: Shown) -> Covered:
    id_ = paragraph.id
    applies = applied(edition).get(id_, ())
    rules = code.get(id_, ())
    if applies and all(other in code for other in applies):
        rules = tuple(dict.fromkeys((*rules, *(rule for other in applies for rule in code[other]))))
    shown_by = shown.get(id_, ())
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
        reason=reason or not_implemented(edition).get(id_, ""),
    )
