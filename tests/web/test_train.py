"""The training pages: an exercise is answered, cited, explained, without any script."""

import re

import pytest
from msgspec.structs import replace

from agot_judge.training.grading import ASKED_TO_CITE
from agot_judge.training.pool import build, keep, kept_pool
from agot_judge.training.proved import proved
from agot_judge.training.reserved import is_for_exams
from agot_judge.training.shipped import positions
from agot_judge.web.train.choosing import Asked, fitting
from agot_judge.web.train.exercise_page import kind_name
from tests.training.boards import CLAIM, EVENTS, WON, boards
from tests.web.markup import read


@pytest.fixture(scope="module")
def pool(corpus):
    made = build(corpus, "2e", boards(CLAIM, EVENTS, WON), proved(corpus, "2e"))
    keep(made)
    return made


def opened(client, address):
    answer = client.get(address, follow_redirects=True)
    assert answer.status_code == 200
    return read(answer.text)


def of_kind(pool, kind):
    return next(one for one in pool.exercises if one.kind == kind)


def practised(pool):
    """The exercises that are not kept for exams."""
    return fitting(pool, Asked())


def test_one_begins_with_a_tap_and_gets_an_exercise(client, pool):
    page = opened(client, "/train")
    begin = page.one("a", data_testid="begin")
    assert str(len(practised(pool))) in begin.text
    exercise = opened(client, begin.attributes["href"]).one(data_testid="exercise")
    assert exercise.attributes["data-id"] in {one.id for one in pool.exercises}


def test_the_same_seed_gives_the_same_line_of_exercises(client, pool):
    def line():
        pages = [
            opened(client, f"/train/next?seed=5&n={number}") for number in range(1, len(practised(pool)) + 1)
        ]
        return [page.one(data_testid="exercise").attributes["data-id"] for page in pages]

    assert line() == line()
    assert sorted(line()) == sorted(one.id for one in practised(pool))


def test_the_ruling_first_then_the_paragraph_then_the_explanation(client, pool, corpus):
    """Nothing tells the paragraph before it is asked for."""
    one = next(one for one in pool.exercises if one.kind in ASKED_TO_CITE)
    label = corpus.cite_label(one.best)
    question = opened(client, f"/train/x/{one.id}")
    assert one.prompt in question.text
    assert label not in question.one(data_testid="exercise").text
    asked = opened(client, f"/train/x/{one.id}?a={one.key[0]}")
    offered = [button.attributes["value"] for button in asked.one(data_testid="cite").all("button")]
    assert one.best in offered
    assert "" in offered
    explained = opened(client, f"/train/x/{one.id}?a={one.key[0]}&c={one.best}")
    result = explained.one(data_testid="result")
    assert result.attributes["data-result"] == "right"
    assert label in result.text


def test_a_wrong_answer_says_what_is_so_and_leads_to_the_board(client, pool):
    one = next(one for one in pool.exercises if one.kind in ASKED_TO_CITE)
    wrong = next(place for place in range(len(one.choices)) if place not in one.key)
    page = opened(client, f"/train/x/{one.id}?a={wrong}&c=")
    assert page.one(data_testid="result").attributes["data-result"] == "wrong"
    assert one.choices[one.key[0]].text in page.one(data_testid="explained").text
    address = re.search(r'href="(/sandbox/s/[^"]+)"', client.get(f"/train/x/{one.id}?a={wrong}&c=").text)
    assert address is not None
    assert client.get(address[1].replace("&amp;", "&")).status_code == 200


def test_several_and_an_order_are_answered_without_script(client, pool):
    several, ordered = of_kind(pool, "usable"), of_kind(pool, "order")
    given = "&".join(f"a={place}" for place in several.key)
    page = opened(client, f"/train/x/{several.id}?{given}")
    assert page.one(data_testid="result").attributes["data-result"] == "right"
    places = "&".join(f"o{place}={number}" for number, place in enumerate(ordered.key, 1))
    page = opened(client, f"/train/x/{ordered.id}?{places}")
    assert page.one(data_testid="result").attributes["data-result"] == "right"
    twice = "&".join(f"o{place}=1" for place in ordered.key)
    assert opened(client, f"/train/x/{ordered.id}?{twice}").all(data_testid="question")


def test_only_one_kind_is_practised_where_that_is_asked_for(client, pool):
    for number in range(1, 4):
        page = opened(client, f"/train/next?kind=paragraph&seed=3&n={number}")
        id_ = page.one(data_testid="exercise").attributes["data-id"]
        assert pool.exercise(id_).kind == "paragraph"


def test_the_map_leads_to_exercises_about_a_paragraph(client, pool):
    page = opened(client, "/train/map")
    link = next(
        one for one in page.all("a") if "about=2e%2Frr%2Frenown%2F1" in one.attributes.get("href", "")
    )
    id_ = opened(client, link.attributes["href"]).one(data_testid="exercise").attributes["data-id"]
    assert "2e/rr/renown/1" in pool.exercise(id_).accepted


def test_the_page_of_a_paragraph_leads_to_the_exercises_about_it(client, pool):
    """RR Renown ¶1 has exercises; a paragraph without any offers none."""
    link = opened(client, "/r/2e/rr/renown/1").one("a", data_testid="practise")
    id_ = opened(client, link.attributes["href"]).one(data_testid="exercise").attributes["data-id"]
    assert "2e/rr/renown/1" in pool.exercise(id_).accepted
    assert opened(client, "/r/2e/rr/renown").all("a", data_testid="practise")
    assert not opened(client, "/r/2e/rr/melee-game/1").all("a", data_testid="practise")


def test_what_is_kept_for_exams_is_never_practised(client, pool):
    kept = [one for one in pool.exercises if is_for_exams(one.family)]
    assert kept
    shown = {one.id for one in practised(pool)}
    assert shown.isdisjoint(one.id for one in kept)
    assert len(shown) + len(kept) == len(pool.exercises)


@pytest.mark.parametrize("kind", ["same-rule", "call", "a-kind-to-come"])
def test_a_kind_of_exercise_that_is_new_is_shown_by_the_same_page(client, pool, kind, monkeypatch):
    one = next(one for one in practised(pool) if one.takes == "one" and one.kind == "paragraph")
    new = replace(pool, exercises=(replace(one, kind=kind),))
    monkeypatch.setattr("agot_judge.web.train.choosing.offered", lambda corpus, edition: new)
    name = kind_name(kind)
    assert name in opened(client, "/train").text
    assert name in opened(client, f"/train/x/{one.id}").one(data_testid="exercise").text
    answered = opened(client, f"/train/x/{one.id}?a={one.key[0]}&c=")
    assert answered.one(data_testid="result")


def test_a_lesson_introduces_with_its_paragraphs_and_leads_to_its_exercises(client, pool):
    link = next(
        one
        for one in opened(client, "/train").all("a")
        if "/train/lesson/challenges" in one.attributes["href"]
    )
    page = opened(client, link.attributes["href"])
    assert "the attacker wins a tie" in page.one(data_testid="lesson").text
    assert "RR 4.2.2 ¶2" in page.text
    exercise = opened(client, page.one("a", data_testid="begin").attributes["href"]).one(
        data_testid="exercise"
    )
    assert pool.exercise(exercise.attributes["data-id"]).lesson == "challenges"
    assert client.get("/train/lesson/nothing").status_code == 404


def test_an_exercise_that_is_gone_says_so(client, pool):
    answer = client.get("/train/x/nothing")
    assert answer.status_code == 404
    assert "There is no exercise" in answer.text


@pytest.mark.parametrize(
    "query", ["?a=99", "?a=x", "?n=0&seed=-1", "?rules=9", "?kind=none", "?edition=9e", "?c=%00"]
)
def test_an_address_that_means_nothing_is_harmless(client, pool, query):
    one = pool.exercises[0]
    assert client.get(f"/train/x/{one.id}{query}").status_code == 200
    assert client.get(f"/train/next{query}").status_code in (200, 302)
    assert client.get(f"/train{query}").status_code == 200


def test_without_exercises_the_page_says_how_they_are_made(client, pool, monkeypatch):
    monkeypatch.setattr("agot_judge.web.train.choosing.offered", lambda corpus, edition: None)
    assert "agot-judge train build" in opened(client, "/train").one(data_testid="none").text
    assert kept_pool("2e") is not None


def test_what_was_wrong_comes_back_and_nothing_of_the_log_is_kept(client, pool):
    one = pool.exercises[0]
    log = [
        {"exercise": one.id, "family": one.family, "at": "2026-11-02T12:00:00Z", "result": "wrong", "ms": 900}
    ]
    found = client.post("/train/schedule", json={"log": log}).json
    assert [each["because"] for each in found["due"]] == ["Wrong on Monday."]
    assert client.get(found["due"][0]["url"]).status_code == 200
    assert client.post("/train/schedule", json={"log": []}).json["due"] == []


@pytest.mark.parametrize("body", [b"", b"[]", b'{"log": [{}]}', b'{"log": 3}', b"\xff"])
def test_what_is_no_log_is_refused_with_the_reason(client, pool, body):
    answer = client.post("/train/schedule", data=body, content_type="application/json")
    assert answer.status_code == 400
    assert answer.json["error"].startswith("This is no log of answers")


def test_each_edition_that_has_exercises_is_offered_and_its_ways_lead_to_its_own(client, pool, monkeypatch):
    other = replace(pool, edition="1e", exercises=pool.exercises[:2])
    pools = {"2e": pool, "1e": other}
    monkeypatch.setattr("agot_judge.web.train.choosing.offered", lambda corpus, edition: pools.get(edition))
    page = opened(client, "/train?edition=1e")
    assert "edition=1e" in page.one("a", data_testid="begin").attributes["href"]
    assert "edition=1e" in page.one("a", data_testid="exam-link").attributes["href"]
    assert "edition=1e" in page.one("a", data_testid="set-link").attributes["href"]
    addresses = [one.attributes["href"] for one in page.all("a")]
    assert "/train?edition=1e" in addresses
    assert "/train" in addresses
    del pools["1e"]
    assert not any("edition=1e" in one.attributes["href"] for one in opened(client, "/train").all("a"))


def test_an_exercise_of_the_first_edition_is_shown_and_rests_on_its_own_document(client, corpus, monkeypatch):
    made = build(
        corpus, "1e", [one for one in positions("1e") if one.lesson == "moribund"], proved(corpus, "1e")
    )
    monkeypatch.setattr(
        "agot_judge.web.train.choosing.offered", lambda _, edition: made if edition == "1e" else None
    )
    page = opened(client, "/train?edition=1e")
    assert "Moribund cards" in page.text
    exercise = opened(client, page.one("a", data_testid="begin").attributes["href"]).one(
        data_testid="exercise"
    )
    shown = made.exercise(exercise.attributes["data-id"])
    assert shown is not None
    assert shown.best.startswith("1e/")


def test_what_comes_back_is_limited_and_leads_to_the_tab_of_its_own(client, pool):
    one, second = list({each.family: each for each in pool.exercises}.values())[:2]
    log = [
        {"exercise": each.id, "family": each.family, "at": f"2026-11-0{day}T12:00:00Z", "result": "wrong"}
        for day, each in enumerate((one, second), 1)
    ]
    found = client.post("/train/schedule", json={"log": log, "most": 1}).json
    assert [len(found["due"]), found["waiting"]] == [1, 1]
    assert found["due"][0]["url"].endswith("due=1")
    assert client.post("/train/schedule", json={"log": log, "most": 999}).status_code == 400


def test_a_fresh_variant_is_answered_at_an_address_of_its_own(client, pool):
    """It is logged by its own id and belongs to the family of the exercise."""
    one = of_kind(pool, "order")
    page = opened(client, f"/train/x/{one.id}-1?due=1").one(data_testid="exercise")
    assert (page.attributes["data-id"], page.attributes["data-family"]) == (f"{one.id}-1", one.family)
    assert one.prompt not in page.text
