"""Exercises of the pool beside imported cards that bear the same names as those of their positions."""

import pytest

from agot_judge.cards.importers.shapes import read_data
from agot_judge.catalog.importing import import_data
from agot_judge.catalog.stored import stored_cards
from agot_judge.training.pool import build, keep
from agot_judge.training.proved import proved
from agot_judge.training.shipped import positions
from agot_judge.web import create_app
from tests.cards.made_up import as_file, thronesdb
from tests.web.markup import read

TWO_OF_A_NAME = (
    thronesdb("90201", "Melisandre"),
    thronesdb("90202", "Melisandre", pack_code="Bet", strength=5),
)


@pytest.fixture
def client(new_instance, monkeypatch):
    """A client of an app with two cards of one name imported."""
    monkeypatch.setenv("AGOT_JUDGE_INSTANCE", str(new_instance()))
    stored = stored_cards()
    import_data(stored.store, [read_data("cards.json", as_file(list(TWO_OF_A_NAME)))], [])
    app = create_app()
    app.testing = True
    yield app.test_client()
    stored.store.close()


def test_an_exercise_is_asked_with_the_cards_by_which_it_was_proved(client, corpus):
    """Imported cards made its bare names ambiguous: the page said that the position does not hold any more."""
    named = [one for one in positions("2e") if "Melisandre:" in one.text and "agenda" in one.text]
    made = build(corpus, "2e", named, proved(corpus, "2e"))
    keep(made)
    assert made.exercises
    for one in made.exercises:
        answer = client.get(f"/train/x/{one.id}")
        assert answer.status_code == 200, one.title
        assert read(answer.text).one(data_testid="exercise").attributes["data-id"] == one.id
