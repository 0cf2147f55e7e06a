"""What the search tests share: the search over the five documents, opened once."""

from pathlib import Path

import pytest

from agot_judge.corpus.store import Corpus
from agot_judge.search import Search, open_index


@pytest.fixture(scope="session")
def search(corpus: Corpus, index_folder: Path) -> Search:
    """The search over the five documents."""
    return Search(open_index(corpus, index_folder))
