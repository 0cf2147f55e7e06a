"""An exercise that a refused move decides: the page says the refusal as the line that decides."""

import pytest

from agot_judge.training.pool import build, keep
from agot_judge.training.proved import proved
from agot_judge.training.shipped import positions

CITE = "2e/rr/bestow/3"
"""Gold on a card is not in the gold pool: shipped positions on it refuse to pay with it."""


@pytest.fixture(scope="module")
def exercises(corpus):
    about = [one for one in positions("2e") if one.dispute is not None and one.dispute.cite == CITE]
    pool = build(corpus, "2e", about, proved(corpus, "2e"))
    keep(pool)
    return [one for one in pool.exercises if one.best == CITE]


def test_the_refusal_that_decides_is_told_as_a_reason_not_as_a_file_has_it(client, exercises):
    assert exercises
    for one in exercises:
        wrong = next(place for place in range(len(one.choices)) if place not in one.key)
        page = client.get(f"/train/x/{one.id}?a={wrong}&c=").text
        assert 'data-testid="deciding"' in page
        assert "Refused: " not in page
