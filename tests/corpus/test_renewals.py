"""What a version has changed in the one before it, read from a corpus that has both."""

import pytest

from agot_judge.corpus.addition import add, prepare
from agot_judge.corpus.renewals import renewal, renewals
from agot_judge.corpus.store import load_corpus
from agot_judge.errors import UnknownParagraph
from tests.corpus import test_addition
from tests.corpus.test_addition import FAQ, added, replaced

root, newer = test_addition.root, test_addition.newer


def told(changes):
    return sorted((one.kind, one.id, one.was, one.before, one.after) for one in changes)


def test_a_version_tells_the_changes_that_its_addition_told(root, newer):
    """Decision 5: the page of a version and the dry run of its addition say the same."""
    addition = prepare(root, newer.encode(), FAQ, "4.2", "2026-11-20")
    add(root, addition)
    found = renewal(load_corpus(root), FAQ, "4.2")

    assert told(found.changes) == told(addition.changes)
    assert (found.kept, found.document.effective) == (addition.kept, "2026-11-20")
    assert found.touched() == addition.touched()
    assert (found.document.version, found.before.version) == ("4.2", "4.1")


def test_a_paragraph_in_another_entry_has_moved(root, corpus):
    lines = corpus.source(FAQ).split("\n")
    begins = '    If an ability cancels the "effects of an event,"'
    (at,) = [n for n, line in enumerate(lines) if line.startswith(begins)]
    moved = lines.pop(at)
    (to,) = [n for n, line in enumerate(lines) if line.startswith("    (1.7) Paying Costs")]
    lines[to + 2 : to + 2] = [moved, ""]
    addition = prepare(root, "\n".join(lines).encode(), FAQ, "4.2")
    add(root, addition)

    found = renewal(load_corpus(root), FAQ, "4.2")

    assert told(found.changes) == told(addition.changes)
    assert ("moved", "2e/faq/1.7/2", "2e/faq/1.5/5") in [(c.kind, c.id, c.was) for c in found.changes]
    assert "2e/faq/1.5/5" in found.touched()


def test_each_version_tells_its_own_changes_alone(root, newer):
    added(root, newer)
    third = replaced(newer, ("cannot be saved by any means.\n", "cannot be saved, ever.\n"))
    corpus = added(root, third, "4.3")

    assert [(one.version, before.version) for one, before in renewals(corpus)] == [
        ("4.3", "4.2"),
        ("4.2", "4.1"),
    ]
    assert [(c.kind, c.id) for c in renewal(corpus, FAQ, "4.3").changes] == [("changed", "2e/faq/3.2/1")]
    second = {(c.kind, c.id) for c in renewal(corpus, FAQ, "4.2").changes}
    assert ("removed", "2e/faq/1.3/6") in second
    assert len(second) == 7


def test_the_oldest_version_has_replaced_nothing(corpus):
    assert renewals(corpus) == ()
    with pytest.raises(UnknownParagraph, match="is the oldest version here"):
        renewal(corpus, FAQ, "4.1")
    with pytest.raises(UnknownParagraph, match="has no version '9'"):
        renewal(corpus, FAQ, "9")
