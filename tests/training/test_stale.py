"""Stale exercises: those that rest on what has changed, and no others."""

import pytest
from msgspec.structs import replace

from agot_judge.training import resting
from agot_judge.training.pool import build, keep
from agot_judge.training.proved import proved
from agot_judge.training.resting import hash_of_code, is_stale
from agot_judge.training.stale import in_force, made_again, offered
from tests.training.boards import CLAIM, EVENTS, boards

SAVE = "2e/rr/save/1"


@pytest.fixture(scope="module")
def pool(corpus):
    return build(corpus, "2e", boards(CLAIM, EVENTS), proved(corpus, "2e"))


class Reworded:
    """The corpus with other words in the paragraph about saving."""

    def __init__(self, corpus):
        self.corpus = corpus

    def __contains__(self, id_):
        return id_ in self.corpus

    def paragraph(self, id_):
        one = self.corpus.paragraph(id_)
        return replace(one, text=f"{one.text} Other words.") if id_ == SAVE else one


@pytest.fixture(scope="module")
def reworded(corpus):
    return Reworded(corpus)


def rests_on(exercise):
    return {cite for cite, _ in exercise.rests_on}


def test_nothing_is_stale_as_long_as_nothing_has_changed(corpus, pool):
    assert pool.exercises
    assert in_force(corpus, pool) == pool


def test_other_words_make_exactly_those_stale_that_rest_on_the_paragraph(reworded, pool):
    stale = {one.id for one in pool.exercises if is_stale(reworded, one)}
    assert stale == {one.id for one in pool.exercises if SAVE in rests_on(one)}
    assert 0 < len(stale) < len(pool.exercises)


def test_other_code_makes_exactly_those_stale_whose_paragraph_it_carries_out(corpus, pool, monkeypatch):
    code = dict(resting._code_of("2e"))
    monkeypatch.setattr(resting, "_code_of", lambda _: code | {SAVE: (b"another rule",)})
    stale = {one.id for one in pool.exercises if is_stale(corpus, one)}
    assert stale == {one.id for one in pool.exercises if SAVE in rests_on(one)}
    assert 0 < len(stale) < len(pool.exercises)


def test_a_paragraph_that_is_gone_makes_stale(corpus, pool):
    one = pool.exercises[0]
    assert is_stale(corpus, replace(one, rests_on=(*one.rests_on, ("2e/rr/nothing/1", "gone"))))


def test_what_is_stale_is_not_offered(corpus, pool):
    (cite, _), *rest = pool.exercises[0].rests_on
    changed = replace(pool.exercises[0], rests_on=((cite, "other"), *rest))
    keep(replace(pool, exercises=(changed, *pool.exercises[1:])))
    found = offered(corpus, "2e")
    assert found is not None
    assert found.exercises == pool.exercises[1:]


def test_made_again_it_is_kept_where_the_answer_is_the_same_and_reviewed_where_it_is_not(reworded, pool):
    """What is stale comes back as it was, or with another answer, or does not come back."""
    stale = [one for one in pool.exercises if SAVE in rests_on(one)]
    one = stale[0]
    other_key = one.key[1:] + one.key[:1] if len(one.key) > 1 else ((one.key[0] + 1) % len(one.choices),)
    for now, is_to_be_reviewed in (
        ((one,), False),
        ((replace(one, id="other", best="2e/rr/save/2"),), False),
        ((replace(one, key=other_key),), True),
        ((), True),
    ):
        found = {each.before.id: each for each in made_again(reworded, pool, replace(pool, exercises=now))}
        assert set(found) == {each.id for each in stale}
        assert found[one.id].is_to_be_reviewed == is_to_be_reviewed


def rule():
    """A rule."""
    return _helper() + 1


def _helper():
    return 1


def other_helper():
    """Another function in the place of the one that the rule uses."""
    return 2


def test_code_is_another_where_it_does_something_else_and_not_where_its_comments_are(monkeypatch):
    def moved():
        """The same rule, elsewhere and told otherwise."""
        return _helper() + 1

    def other():
        """A rule."""
        return _helper() + 2

    assert hash_of_code(rule) == hash_of_code(moved)
    assert hash_of_code(rule) != hash_of_code(other)
    before = hash_of_code(rule)
    monkeypatch.setitem(globals(), "_helper", other_helper)
    assert hash_of_code(rule) != before
