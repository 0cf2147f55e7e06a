"""The lessons: each has positions, a short introduction that cites, and comes after what it asks for."""

import pytest

from agot_judge.editions import played
from agot_judge.training.curriculum import MOST_WORDS, lessons
from agot_judge.training.shipped import POSITIONS

ALL = [(edition, one) for edition in played() for one in lessons(edition)]


@pytest.mark.parametrize(("edition", "one"), ALL, ids=lambda value: getattr(value, "id", value))
def test_a_lesson_has_positions_and_an_introduction_that_cites(edition, one, corpus):
    assert len(one.introduction.split()) <= MOST_WORDS
    assert one.cites
    assert all(cite in corpus and cite.startswith(f"{edition}/") for cite in one.cites)
    assert list(POSITIONS.glob(f"*/{one.id}/*.yaml"))


@pytest.mark.parametrize("edition", played())
def test_what_is_asked_for_comes_before(edition):
    known: set[str] = set()
    for one in lessons(edition):
        assert set(one.after) <= known, one.id
        known.add(one.id)


def test_every_position_belongs_to_a_lesson():
    ids = {one.id for _, one in ALL}
    assert {path.parent.name for path in POSITIONS.rglob("*.yaml")} <= ids
