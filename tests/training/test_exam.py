"""Exams: the same code gives the same questions, what is kept for exams is never practised, and what answers are worth."""

import pytest
from msgspec.structs import replace

from agot_judge.errors import UnknownExercise
from agot_judge.training.answer_sheet import Answer, read_answers, result_of, written_answers
from agot_judge.training.exam import (
    blueprint_of,
    blueprints,
    changed,
    choices_in_variant,
    drawn,
    in_variant,
    new_code,
    read_code,
)
from agot_judge.training.model import Choice, Exercise, Load
from agot_judge.training.pool import FIXED, no_pool
from agot_judge.training.reserved import ONE_IN, is_for_exams

SAVE, RENOWN = "2e/rr/save/1", "2e/rr/renown/1"


def exercise(number, kind="next", lesson="saves", rules=2):
    """An exercise of a family of its own: only what an exam looks at is filled in."""
    return Exercise(
        id=f"{number:012x}",
        edition="2e",
        kind=kind,
        scenario="",
        title="",
        place=0,
        prompt=f"Question {number}",
        choices=tuple(Choice(text=word) for word in ("this", "that", "neither", "both")),
        key=(number % 4,),
        takes="one",
        accepted=(SAVE,),
        best=SAVE,
        first=1,
        last=1,
        family=f"family {number}",
        load=Load(rules, 1),
        proof="determinism",
        rests_on=(),
        lesson=lesson,
    )


@pytest.fixture(scope="module")
def pool():
    kinds = ("next", "paragraph", "can", "refused", "call")
    lessons = ("saves", "challenges", "keywords")
    made = (exercise(one, kinds[one % 5], lessons[one % 3], 1 + one % 5) for one in range(900))
    return replace(no_pool("2e"), made_from="0123456789abcdef", exercises=tuple(made))


def code_of(corpus, pool, **changed):
    return replace(new_code(corpus, pool, 7, "all", 0, 30, 45), **changed)


def test_the_same_code_gives_the_same_exam_and_another_seed_another(corpus, pool):
    code = code_of(corpus, pool)
    assert read_code(str(code)) == code
    assert drawn(pool, read_code(str(code))) == drawn(pool, code)
    assert drawn(pool, code_of(corpus, pool, seed=8)) != drawn(pool, code)


def test_an_exam_asks_only_what_is_kept_for_exams_and_each_family_once(corpus, pool):
    found = drawn(pool, code_of(corpus, pool))
    assert all(is_for_exams(one.family) for one in found)
    assert len({one.family for one in found}) == len(found)
    kept = sum(is_for_exams(one.family) for one in pool.exercises)
    assert 0.1 < kept / len(pool.exercises) < 2 / ONE_IN


def test_an_exam_has_its_share_of_each_kind_and_lesson_and_calls_come_last(corpus, pool):
    found = drawn(pool, code_of(corpus, pool))
    assert [one.kind for one in found[30:]] == ["call"] * 10
    first = found[:30]
    assert "call" not in {one.kind for one in first}
    counts = {kind: sum(one.kind == kind for one in first) for kind in ("next", "can")}
    assert counts["next"] >= counts["can"] > 0
    by_lesson = [sum(one.lesson == lesson for one in first) for lesson in ("saves", "challenges", "keywords")]
    assert max(by_lesson) - min(by_lesson) <= 3


def test_a_level_leaves_out_what_needs_more_of_the_rules(corpus, pool):
    assert {one.load.rules for one in drawn(pool, code_of(corpus, pool, level=2))} == {1, 2}


def test_another_corpus_or_pool_is_said(corpus, pool):
    code = code_of(corpus, pool)
    assert changed(corpus, pool, code) == changed(corpus, pool, code).__class__(False, False)
    assert changed(corpus, replace(pool, made_from="f" * 16), code).exercises
    assert changed(corpus, pool, replace(code, corpus="000000")).documents


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense", "is no code of an exam"),
        ("9e-all-0-30-45-7-abcdef-abcdef", "is no code of an exam"),
        ("2e-al-0-30-45-7-abcdef-abcdef", "Did you mean 'all'?"),
        ("2e-all-9-30-45-7-abcdef-abcdef", "a level from 0 to 5"),
        ("2e-all-0-99-45-7-abcdef-abcdef", "1 to 60 questions"),
        ("2e-all-0-30-0-7-abcdef-abcdef", "1 to 240 minutes"),
    ],
)
def test_a_code_that_means_nothing_says_what_is_wrong(text, said):
    with pytest.raises(UnknownExercise, match=said.replace("?", r"\?")):
        read_code(text)


def test_the_printed_variants_ask_the_same_in_other_orders(corpus, pool):
    code = code_of(corpus, pool)
    found = drawn(pool, code)
    assert in_variant(found, str(code), "A") == found
    for variant in "BCD":
        other = in_variant(found, str(code), variant)
        assert other != found
        assert {one.id for one in other} == {one.id for one in found}
    turned = 0
    for one in found:
        places = choices_in_variant(one, str(code), "B")
        assert sorted(places) == [0, 1, 2, 3]
        turned += places != (0, 1, 2, 3)
        assert one.kind not in FIXED or places == (0, 1, 2, 3)
    assert turned


def test_answers_travel_in_an_address():
    answers = (Answer(choices=(0, 2)), Answer(), Answer(choices=(3,), paragraph=4, is_marked=True), Answer())
    assert written_answers(answers) == "02..3c4m"
    assert read_answers("02..3c4m", [4] * 4) == answers
    assert read_answers("x.11.0", [4] * 3) == (Answer(), Answer(), Answer(choices=(0,)))
    # A choice that the question does not have is no answer.
    assert read_answers("3.03.2c9m", [3, 2, 3]) == (
        Answer(),
        Answer(),
        Answer(choices=(2,), paragraph=9, is_marked=True),
    )


def test_a_right_ruling_without_its_paragraph_counts_half_and_a_call_double(corpus):
    """RR Save ¶1 is the paragraph; none is asked for where the kind does not ask."""
    asked = (exercise(0), exercise(4), exercise(8, "paragraph"), exercise(12, "call"), exercise(16))
    answers = (Answer(choices=(0,)),) * 4 + (Answer(),)
    result = result_of(corpus, blueprint_of("all"), asked, answers, (SAVE, RENOWN, "", SAVE, ""))
    assert [one.points for one in result.questions] == [1, 0.5, 1, 2, 0]
    assert (result.points, result.of) == (4.5, 6)
    assert result.by_lesson() == {"saves": (4.5, 6)}
    assert result.questions[4].grade is None


def test_every_blueprint_gives_each_of_its_kinds_a_share():
    for one in blueprints():
        assert any(one.shares.values())
        assert set(one.double) <= set(one.look_up)
