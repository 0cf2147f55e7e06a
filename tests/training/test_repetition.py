"""Repetition: what was wrong comes back soon, what was right later, and the log alone says it all."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from agot_judge.training.fresh import RENEWED
from agot_judge.training.model import fresh_id
from agot_judge.training.pool import FIXED, build
from agot_judge.training.proved import proved
from agot_judge.training.repetition import Answered, merged, schedule
from tests.training.boards import CLAIM, EVENTS, boards

MONDAY = datetime(2026, 11, 30, 12, tzinfo=UTC)


@pytest.fixture(scope="module")
def pool(corpus):
    return build(corpus, "2e", boards(CLAIM, EVENTS), proved(corpus, "2e"))


def answered(exercise, result="right", at=MONDAY, **more):
    return Answered(exercise=exercise.id, family=exercise.family, at=at, result=result, **more)


def test_what_was_wrong_is_due_tomorrow_with_the_reason(pool):
    found = schedule(pool, [answered(pool.exercises[0], "wrong")], MONDAY + timedelta(days=1))
    assert [one.family for one in found.due] == [pool.exercises[0].family]
    assert found.due[0].because == "Wrong on Monday."


def test_what_was_right_twice_waits_longer_than_what_was_wrong(pool):
    one, other = pool.exercises[0], next(x for x in pool.exercises if x.family != pool.exercises[0].family)
    log = [
        answered(exercise, result, MONDAY + timedelta(minutes=minutes))
        for exercise, result in ((one, "right"), (other, "wrong"))
        for minutes in (0, 15)
    ]
    found = schedule(pool, log, MONDAY + timedelta(days=1))
    assert [each.family for each in found.due] == [other.family]
    assert found.later == 1
    assert found.next is not None
    assert found.next > MONDAY + timedelta(days=1)


def test_another_exercise_of_the_family_asks_again(pool):
    first = pool.exercises[0]
    other = replace(first, id="0123456789ab")
    both = replace(pool, exercises=(*pool.exercises, other))
    found = schedule(both, [answered(first, "wrong")], MONDAY + timedelta(days=1))
    assert found.due[0].exercise not in ("", first.id)


def test_once_all_of_a_family_were_answered_a_fresh_variant_asks_again(pool):
    """Of the one that was answered longest ago, and another variant each time."""
    families = [one.family for one in pool.exercises if one.kind in RENEWED]
    family = min(families, key=families.count)
    members = [one for one in pool.exercises if one.family == family]
    log = [answered(one, "wrong", MONDAY + timedelta(minutes=minute)) for minute, one in enumerate(members)]
    found = schedule(pool, log, MONDAY + timedelta(days=1))
    assert [one.exercise for one in found.due] == [fresh_id(members[0].id, 1)]
    log += [replace(log[0], exercise=found.due[0].exercise, at=MONDAY + timedelta(days=1))]
    log += [replace(one, at=MONDAY + timedelta(days=1, minutes=9)) for one in log[1 : len(members)]]
    found = schedule(pool, log, MONDAY + timedelta(days=3))
    assert [one.exercise for one in found.due] == [fresh_id(members[0].id, 2)]


def test_a_kind_of_which_no_variant_is_made_comes_again_itself(pool):
    one = replace(pool.exercises[0], kind=FIXED[0])
    alone = replace(pool, exercises=(one,))
    found = schedule(alone, [answered(one, "wrong")], MONDAY + timedelta(days=1))
    assert [due.exercise for due in found.due] == [one.id]


def test_no_more_than_twenty_a_day_and_the_oldest_first(pool):
    log = [
        answered(one, "wrong", MONDAY + timedelta(minutes=number))
        for number, one in enumerate(pool.exercises)
    ]
    found = schedule(pool, log, MONDAY + timedelta(days=30), most=2)
    assert len(found.due) == 2
    assert found.waiting == len({one.family for one in pool.exercises}) - 2
    assert [one.since for one in found.due] == sorted(one.since for one in found.due)


def test_nothing_is_due_without_a_log(pool):
    found = schedule(pool, [], MONDAY)
    assert (found.due, found.waiting, found.later, found.next) == ((), 0, 0, None)


def test_answers_of_families_that_are_gone_are_left_out(pool):
    gone = Answered(exercise="x", family="2e/rr/gone next", at=MONDAY, result="wrong")
    assert not schedule(pool, [gone], MONDAY + timedelta(days=9)).due


LOGS = st.lists(
    st.tuples(st.integers(0, 5), st.integers(0, 10_000), st.sampled_from(["right", "wrong"])), max_size=12
)


@given(first=LOGS, second=LOGS)
def test_logs_of_two_devices_merge_alike_in_any_order_and_as_often_as_one_likes(pool, first, second):
    one, other = (
        [
            answered(pool.exercises[n % len(pool.exercises)], r, MONDAY + timedelta(minutes=m))
            for n, m, r in log
        ]
        for log in ({(n, m): (n, m, r) for n, m, r in each}.values() for each in (first, second))
    )
    both = merged(one, other)
    assert {(x.exercise, x.at) for x in both} == {(x.exercise, x.at) for x in merged(other, one)}
    assert merged(both, both) == both
    assert list(both) == sorted(both, key=lambda x: (x.at, x.exercise))


def test_what_is_due_within_a_day_is_counted_as_due_tomorrow(pool):
    found = schedule(pool, [answered(pool.exercises[0], "wrong")], MONDAY)
    assert (found.due, found.tomorrow, found.later) == ((), 1, 1)


def test_who_is_sure_and_quicker_than_usual_waits_longer(pool):
    """The family's own median is the measure once three times are known."""
    one = pool.exercises[0]

    def next_after(ms, sure):
        log = [answered(one, at=MONDAY + timedelta(days=day), ms=60_000) for day in range(3)]
        log.append(answered(one, at=MONDAY + timedelta(days=3), ms=ms, sure=sure))
        return schedule(pool, log, MONDAY + timedelta(days=3)).next

    quick_and_sure, slow, unsure = (
        next_after(50_000, True),
        next_after(70_000, True),
        next_after(50_000, False),
    )
    assert quick_and_sure is not None
    assert slow is not None
    assert quick_and_sure > slow == unsure
