"""The worked examples and questions of the two documents that name cards, with the cards that they name.

Each file of ``official`` is one of them, named after its paragraph; cards that it does not define are the library's.
"""

import re
from pathlib import Path

import pytest

from agot_judge.corpus.store import load_corpus
from agot_judge.scenario.execution import run_text

FILES = sorted(Path(__file__).with_name("official").glob("*.yaml"))
NAME = re.compile(r"(?P<document>faq|rr|errata)-(?P<entry>.+?)-(?P<number>\d+)(-[a-z][a-z-]*)?")


def paragraph(path):
    """The id of the paragraph after which a file is named."""
    name = NAME.fullmatch(path.stem)
    assert name is not None, path.stem
    prefix = {"faq": "2e/faq/", "rr": "2e/rr/", "errata": "2e/faq/errata-"}[name["document"]]
    return f"{prefix}{name['entry']}/{name['number']}"


def test_every_file_is_named_after_a_paragraph():
    corpus = load_corpus()
    assert [path.stem for path in FILES if paragraph(path) not in corpus] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_official_answer_is_reached(path):
    """The paragraph that gives the file its name: its checks, and the citations under ``cites``."""
    result = run_text(path.read_text(encoding="utf-8"))

    assert result.error is None, result.error
    assert result.checks, "a scenario that looks at nothing shows nothing"
    assert [
        (check.line, check.field, check.expected, check.got) for check in result.checks if not check.ok
    ] == []
