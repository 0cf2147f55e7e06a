"""The API about exercises: asked without the key, graded and explained; exams and sets; every answer as it is described."""

import pytest

from agot_judge.training.grading import ASKED_TO_CITE
from agot_judge.training.pool import build, keep
from agot_judge.training.proved import proved
from agot_judge.web.api_operation import PREFIX
from agot_judge.web.train.choosing import Asked, fitting
from tests.training.boards import CLAIM, EVENTS, WON, boards
from tests.web.test_api_description import faults

TRAIN = f"{PREFIX}/train"


@pytest.fixture(scope="module", autouse=True)
def pool(corpus):
    made = build(corpus, "2e", boards(CLAIM, EVENTS, WON), proved(corpus, "2e"))
    keep(made)
    return made


@pytest.fixture
def every_family_is_for_exams(monkeypatch):
    monkeypatch.setattr("agot_judge.training.exam.is_for_exams", lambda family: True)


def given(answer, type_):
    """The answer, which is as the description says."""
    assert answer.status_code == 200, answer.text
    assert faults(type_, answer.json) == []
    return answer.json


def refused(answer, status=400):
    assert answer.status_code == status
    assert answer.mimetype == "application/problem+json"
    assert faults("Problem", answer.json) == []
    return answer.json["detail"]


def test_exercises_are_listed_by_topic_kind_and_load_in_the_order_of_a_seed(client, pool):
    every = given(client.get(f"{TRAIN}/exercises?n=100"), "ExercisesAnswer")
    assert every["total"] == len(fitting(pool, Asked()))
    again = given(client.get(f"{TRAIN}/exercises?n=100&seed=5"), "ExercisesAnswer")
    assert again["exercises"] != every["exercises"]
    assert given(client.get(f"{TRAIN}/exercises?n=100&seed=5"), "ExercisesAnswer") == again
    found = given(client.get(f"{TRAIN}/exercises?topic=2e/rr/renown&n=100"), "ExercisesAnswer")
    assert found["exercises"]
    for one in found["exercises"]:
        assert any(cite.startswith("2e/rr/renown/") for cite in pool.exercise(one["id"]).accepted)
    for name in ("rules", "reading"):
        found = given(client.get(f"{TRAIN}/exercises?{name}=3&n=100"), "ExercisesAnswer")
        assert {one[name] for one in found["exercises"]} <= {3}
    found = given(client.get(f"{TRAIN}/exercises?kind=paragraph&topic=challenges"), "ExercisesAnswer")
    assert {(one["kind"], one["lesson"]) for one in found["exercises"]} == {("paragraph", "challenges")}


def test_an_exercise_is_asked_without_its_key_and_explained_after_the_answer(client, pool, corpus):
    for one in pool.exercises:
        asked = given(client.get(f"{TRAIN}/exercises/{one.id}"), "AskedExercise")
        assert "key" not in asked
        assert one.scenario not in str(asked)
        answer = client.post(
            f"{TRAIN}/exercises/{one.id}/answer", json={"choices": one.key, "cite": one.best}
        )
        assert given(answer, "ExplainedAnswer")["result"] == "right"
    one = next(one for one in pool.exercises if one.kind in ASKED_TO_CITE)
    wrong = {"choices": [(one.key[0] + 1) % len(one.choices)], "cite": "2e/rr/melee-game/1"}
    found = given(client.post(f"{TRAIN}/exercises/{one.id}/answer", json=wrong), "ExplainedAnswer")
    assert (found["result"], found["cited"]) == ("wrong", "wrong")
    assert found["best"]["label"] == corpus.cite_label(one.best)
    assert found["trace"]


def test_what_a_log_makes_due_is_told_and_what_is_due_tomorrow(client, pool):
    one, other = fitting(pool, Asked())[:2]
    log = [
        {"exercise": one.id, "family": one.family, "at": "2026-11-02T12:00:00Z", "result": "wrong"},
        {"exercise": one.id, "family": one.family, "at": "2026-11-02T12:00:00Z", "result": "wrong"},
    ]
    found = given(client.post(f"{TRAIN}/schedule", json={"log": log}), "ScheduleAnswer")
    assert [due["family"] for due in found["due"]] == [one.family]
    assert found["due"][0]["because"] == "Wrong on Monday."
    found = given(client.post(f"{TRAIN}/schedule", json={"log": log, "most": 0}), "ScheduleAnswer")
    assert (found["due"], found["waiting"]) == ([], 1)
    later = [{"exercise": other.id, "family": other.family, "at": "2099-01-01T00:00:00Z", "result": "wrong"}]
    found = given(client.post(f"{TRAIN}/schedule", json={"log": later}), "ScheduleAnswer")
    assert (found["due"], found["tomorrow"], found["later"]) == ([], 0, 1)


@pytest.mark.usefixtures("every_family_is_for_exams")
def test_an_exam_is_drawn_and_its_code_gives_it_again_without_the_key(client):
    drawn = given(client.post(f"{TRAIN}/exams", json={"number": 5, "seed": 3}), "ExamAnswer")
    without_look_up = [one for one in drawn["exercises"] if one["kind"] != "call"]
    assert len(without_look_up) == 5
    assert given(client.get(f"{TRAIN}/exams/{drawn['code']}"), "ExamAnswer") == drawn
    for address in (drawn["page"], drawn["sheet"], drawn["key"]):
        assert client.get(address).status_code == 200
    other = given(client.get(f"{TRAIN}/exams/{drawn['code'][:-6]}000000"), "ExamAnswer")
    assert other["exercises_have_changed"]


def test_a_set_is_made_of_ids_or_of_its_text_and_read_again(client, pool):
    ids = [one.id for one in pool.exercises[:4]]
    made = given(client.post(f"{TRAIN}/sets", json={"title": "Four", "exercises": ids}), "SetAnswer")
    assert [one["id"] for one in made["exercises"]] == ids
    assert made["doubts"] == [""] * 4
    assert given(client.get(made["url"]), "SetAnswer") == made
    assert given(client.post(f"{TRAIN}/sets", json={"text": made["text"]}), "SetAnswer") == made
    for one in (made["page"], *(each["page"] for each in made["exercises"])):
        assert client.get(one).status_code == 200


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("exercises?kind=nxt", "kind cannot be “nxt”. Did you mean 'next'?"),
        ("exercises?n=0", "n is a whole number from 1 to 100"),
        ("exercises?edition=9e", "edition cannot be “9e”"),
        ("exercises?many=1", "There is no parameter “many” here."),
        (f"exercises?topic={'x' * 200}", "A topic may have 120 characters"),
    ],
)
def test_a_parameter_that_is_wrong_is_named(client, path, said):
    assert said in refused(client.get(f"{TRAIN}/{path}"))


@pytest.mark.parametrize(
    ("path", "body", "said"),
    [
        ("schedule", b"", "The body is no LogSent as JSON"),
        ("schedule", b'{"log": [{}]}', "$.log[0]"),
        ("schedule", b'{"log": [], "edition": "9e"}', "There is no edition “9e”"),
        ("schedule", b'{"log": [], "more": 1}', "unknown field `more`"),
        ("exams", b'{"number": 99}', "$.number"),
        ("sets", b"{}", "Give the text of a set, or the ids of its exercises."),
        ("sets", b'{"text": "title: x\\nexercises: [{kind: nxt}]"}', "line 2: Exercise 1"),
        ("sets", b'{"text": "a: [b"}', ""),
        ("exercises/ID/answer", b'{"choices": [9]}', "are places from 0 to"),
        ("exercises/ID/answer", b'{"choices": []}', "at least one"),
        ("exercises/ID/answer", b'{"choices": [0], "cite": "2e/none"}', "no paragraph has this id"),
        ("exercises/ID/answer", b"\xff", "The body is no GivenAnswer"),
    ],
)
def test_a_body_that_is_wrong_says_where(client, pool, path, body, said):
    address = f"{TRAIN}/{path.replace('ID', pool.exercises[0].id)}"
    assert said in refused(client.post(address, data=body, content_type="application/json"))


@pytest.mark.parametrize(
    "path",
    ["exercises/none", "exams/none", "exams/2e-none-0-30-45-7-abcdef-abcdef", "sets/s/1none", "sets/k/none"],
)
def test_what_is_not_there_is_a_problem(client, path):
    refused(client.get(f"{TRAIN}/{path}"), 404)


def test_unknown_ids_and_blueprints_are_named(client):
    assert "“none”" in refused(client.post(f"{TRAIN}/sets", json={"exercises": ["none"]}), 404)
    assert "Did you mean 'all'?" in refused(client.post(f"{TRAIN}/exams", json={"blueprint": "al"}), 404)


def test_what_is_posted_says_so_when_it_is_asked_otherwise(client):
    assert "is asked with POST" in refused(client.get(f"{TRAIN}/schedule"), 404)
    assert "is asked with POST" in refused(client.get(f"{TRAIN}/exercises/x/answer"), 404)


def test_an_exam_of_an_edition_without_exercises_says_how_they_are_made(client):
    assert "train build" in refused(client.post(f"{TRAIN}/exams", json={"edition": "1e"}), 404)
