"""The toy edition, registered as any other is: by one line, and one document in the corpus."""

import pytest

from agot_judge.corpus.content import load_content
from agot_judge.editions import EDITIONS
from agot_judge.scenario.citing import project_corpus
from tests.editions.toy.document import with_document


@pytest.fixture(scope="module")
def toy(instance):
    """The corpus with the toy edition registered, as long as the tests of a module run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(EDITIONS, "toy", "tests.editions.toy")
        patch.setattr(
            "agot_judge.corpus.store.load_content", lambda folder: with_document(load_content(folder))
        )
        project_corpus.cache_clear()
        yield project_corpus()
    project_corpus.cache_clear()


@pytest.fixture(scope="module")
def toy_app(toy):
    """The app as it is served where the toy edition is registered."""
    from agot_judge.web import create_app

    app = create_app()
    app.testing = True
    return app
