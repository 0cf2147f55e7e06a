"""Training in a browser: a newcomer's first exercise on a phone, what comes back, exams and sets, one screen a question."""

import json
from datetime import UTC, datetime, timedelta
from importlib.resources import files

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from agot_judge.training.fresh import exercise_named
from agot_judge.training.pool import build, keep
from agot_judge.training.proved import proved
from agot_judge.training.shipped import positions
from agot_judge.web.sandbox.packing import pack
from agot_judge.web.train.choosing import Asked, fitting
from tests.amounts import step
from tests.browser.test_accessibility import is_too_wide, serious
from tests.browsing import resize, wait
from tests.training.boards import CLAIM, EVENTS, boards, played

PHONE = (390, 844, True)
DESKTOP = (1280, 900, False)
LOG = "agot-judge.training"


@pytest.fixture(scope="module")
def pool(corpus):
    """The exercises of two boards, and of every thirtieth position that comes with the program."""
    shipped = tuple(positions("2e"))[:: 6 * step()]
    given = (*boards(CLAIM, EVENTS), *shipped)
    made = build(corpus, "2e", given, proved(corpus, "2e"))
    keep(made)
    return made


@pytest.fixture(autouse=True)
def nothing_kept(browser, address):
    """Each test begins with a browser that has answered nothing."""
    browser.get(f"{address}/train/due")
    browser.execute_script("localStorage.clear(); sessionStorage.clear()")
    resize(browser, *PHONE)


def find(browser, selector):
    return wait(browser).until(
        lambda driver: next(iter(driver.find_elements(By.CSS_SELECTOR, selector)), False), selector
    )


def see(browser, selector, words):
    wait(browser).until(lambda driver: words in find(driver, selector).text, f"{selector}: {words}")


def press(browser, selector):
    one = find(browser, selector)
    browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", one)
    one.click()


def answer_wrong(browser, corpus, pool):
    """One tap: a choice that is not right."""
    id_ = find(browser, "[data-testid=exercise]").get_attribute("data-id")
    one = exercise_named(corpus, pool, id_)
    assert one is not None
    wrong = next(place for place in range(len(one.choices)) if place not in one.key)
    browser.find_elements(By.CSS_SELECTOR, ".train-choice")[wrong].click()
    return one


def log_of(browser):
    return json.loads(browser.execute_script(f"return localStorage.getItem('{LOG}') ?? '[]'"))


def test_a_newcomer_answers_after_two_taps_learns_why_sees_the_board_and_it_comes_back(
    browser, address, corpus, pool
):
    """From "Train": Begin, an answer; the deciding line and paragraph; the board at that line; back; due tomorrow."""
    browser.get(f"{address}/train?kind=paragraph")
    press(browser, "[data-testid=begin]")
    one = answer_wrong(browser, corpus, pool)
    result = find(browser, "[data-result]")
    assert result.get_attribute("data-result") == "wrong"
    assert find(browser, "[data-testid=deciding]").text in [
        entry.text for entry in played(one.scenario).trace
    ]
    assert result.find_element(By.CSS_SELECTOR, ".cite").get_attribute("data-id") in (one.best, None)
    assert find(browser, "[data-testid=next]").is_displayed()
    see(browser, "[data-testid=comes-back]", "this rule comes back")
    press(browser, "[data-testid=board]")
    find(browser, "[data-page=step]")
    browser.back()
    find(browser, "[data-result]")
    assert len(log_of(browser)) == 1, "a page that is opened again is no answer"
    browser.get(f"{address}/train/due")
    see(browser, "#due-said", "1 answer, 0 due now. 1 more due by tomorrow.")
    yesterday = (datetime.now(UTC) - timedelta(days=1)).isoformat()
    (answered,) = log_of(browser)
    browser.execute_script(
        f"localStorage.setItem('{LOG}', JSON.stringify([arguments[0]]))", answered | {"at": yesterday}
    )
    browser.get(f"{address}/train")
    see(browser, "#due-count", "1")
    press(browser, "[data-testid=due-link]")
    see(browser, "#due-said", "1 due now")
    see(browser, "#due-list", "Wrong on ")
    press(browser, "#due-begin")
    again = find(browser, "[data-testid=exercise]")
    assert again.get_attribute("data-family") == one.family
    assert again.get_attribute("data-due") == "1"
    answer_wrong(browser, corpus, pool)
    press(browser, "[data-testid=next]")
    see(browser, "#due-said", "2 answers, 0 due now.")


def test_repetition_rests_is_limited_and_switched_off_and_the_log_is_kept_all_the_same(
    browser, address, pool
):
    practised = fitting(pool, Asked())
    families = {one.family: one for one in practised}
    log = [
        {"exercise": one.id, "family": family, "at": "2026-11-02T12:00:00Z", "result": "wrong"}
        for family, one in list(families.items())[:3]
    ]
    browser.execute_script(f"localStorage.setItem('{LOG}', JSON.stringify(arguments[0]))", log)
    browser.get(f"{address}/train/due")
    see(browser, "#due-said", "3 answers, 3 due now.")
    most = find(browser, "#due-most")
    most.send_keys(Keys.CONTROL, "a")
    most.send_keys("2", Keys.TAB)
    see(browser, "#due-said", "2 due now. 1 more wait for another day.")
    press(browser, "#due-pause")
    see(browser, "#due-said", "Repetition rests until")
    press(browser, "#due-on")
    see(browser, "#due-said", "Repetition is off")
    assert browser.find_elements(By.CSS_SELECTOR, "#due-list li") == []
    browser.get(f"{address}/train")
    assert find(browser, "#due-count").text == ""
    browser.get(f"{address}/train/due")
    press(browser, "#due-on")
    see(browser, "#due-said", "2 due now")
    assert len(log_of(browser)) == 3


def test_a_log_is_taken_from_a_file_and_what_is_none_is_refused_by_its_name(browser, address, pool, tmp_path):
    one = fitting(pool, Asked())[0]
    log = [{"exercise": one.id, "family": one.family, "at": "2026-11-02T12:00:00Z", "result": "wrong"}]
    file = tmp_path / "log.json"
    file.write_text(json.dumps(log))
    browser.get(f"{address}/train/due")
    find(browser, "#due-import").send_keys(str(file))
    see(browser, "#due-said", "1 answer, 1 due now.")
    wrong = tmp_path / "wrong.json"
    wrong.write_text('[{"exercise": 1}]')
    find(browser, "#due-import").send_keys(str(wrong))
    see(browser, "#due-said", "“wrong.json” is no file of answers.")
    assert len(log_of(browser)) == 1


def test_keys_choose_say_how_sure_go_on_and_open_the_board(browser, address, pool):
    resize(browser, *DESKTOP)
    one = next(one for one in fitting(pool, Asked()) if one.kind == "paragraph")
    browser.get(f"{address}/train/x/{one.id}")
    body = find(browser, "body")
    find(browser, "#sure:not([hidden])")
    body.send_keys("+")
    find(browser, "#sure[aria-pressed=true]")
    body.send_keys(str(one.key[0] + 1))
    assert find(browser, "[data-result]").get_attribute("data-result") == "right"
    assert log_of(browser)[0]["sure"] is True
    find(browser, "body").send_keys("b")
    find(browser, "[data-page=step]")
    browser.back()
    find(browser, "[data-result]")
    find(browser, "body").send_keys(Keys.ENTER)
    wait(browser).until(lambda driver: driver.find_elements(By.CSS_SELECTOR, "[data-testid=question]"))


def test_an_exam_shows_the_time_and_hands_in_by_itself_when_it_is_up(browser, address, pool, monkeypatch):
    monkeypatch.setattr("agot_judge.training.exam.is_for_exams", lambda family: True)
    monkeypatch.setattr("agot_judge.web.train.exam_views.is_for_exams", lambda family: True)
    browser.get(f"{address}/train/exam")
    press(browser, "[data-testid=draw] button")
    press(browser, "[data-testid=begin]")
    see(browser, "[data-testid=clock]", "left")
    assert ":" in find(browser, "[data-testid=clock]").text
    code = browser.current_url.partition("?")[0]
    began = int(datetime.now(UTC).timestamp()) - 45 * 60 + 1
    browser.get(f"{code}?t={began}&q=1")
    see(browser, "[data-testid=exam-result]", "certifies nothing")


PAGES = {
    "start": "/train",
    "due": "/train/due",
    "map": "/train/map",
    "lesson": "/train/lesson/saves",
    "exam": "/train/exam",
    "set": "/train/set/new",
    "own": f"/train/own/s/{pack(CLAIM)}",
}


@pytest.mark.parametrize("page", [*PAGES, "question", "explained", "drawn", "sheet", "key", "result", "made"])
def test_training_pages_have_no_serious_finding_and_fit_the_screen(browser, address, app, pool, page):
    axe = files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8")
    one = next(one for one in pool.exercises if one.takes == "order")
    ranked = "&".join(f"o{place}={number}" for number, place in enumerate(one.key, 1))
    client = app.test_client()
    exam = client.get("/train/exam/new?number=2").headers["Location"]
    made = client.post("/train/set", data={"x": [one.id for one in pool.exercises[:3]]}).headers["Location"]
    paths = PAGES | {
        "question": f"/train/x/{one.id}",
        "explained": f"/train/x/{one.id}?{ranked}",
        "drawn": exam,
        "sheet": f"{made}/sheet",
        "key": f"{made}/key",
        "result": f"{exam}/result?t=1&s=0",
        "made": made,
    }
    browser.get(address + paths[page])
    for size in (PHONE, DESKTOP):
        resize(browser, *size)
        assert serious(browser, axe) == []
        assert not is_too_wide(browser)


LAST = """
const last = [...document.querySelectorAll('[data-testid=question] .train-choice, [data-testid=question] > .button')].pop();
return [document.querySelectorAll('.train-card').length, last.getBoundingClientRect().bottom,
  document.querySelector('.tabs').getBoundingClientRect().top];
"""


def longest(pool, kind):
    """The exercises of a kind with most to read."""
    found = [one for one in pool.exercises if one.kind == kind]
    return sorted(
        found, key=lambda one: len(one.scenario + one.prompt) + sum(len(c.text) for c in one.choices)
    )[-5:]


def test_a_board_of_up_to_eight_cards_its_question_and_its_answers_stand_on_one_screen(
    browser, address, pool
):
    """On a phone nothing is scrolled to answer, of whatever kind the question is: the longest of each kind are looked at."""
    kinds = {one.kind for one in pool.exercises}
    seen = set()
    for one in [one for kind in sorted(kinds) for one in longest(pool, kind)]:
        browser.get(f"{address}/train/x/{one.id}")
        cards, last, bar = browser.execute_script(LAST)
        if cards <= 8:
            seen.add(one.kind)
            assert last <= bar, one.prompt
        assert not is_too_wide(browser), one.prompt
    assert len(seen) >= 6


def test_long_choices_are_read_whole_without_script(browser, address, pool):
    one = next(
        one
        for one in pool.exercises
        if one.takes == "one" and max(len(choice.text) for choice in one.choices) > 200
    )
    browser.get(f"{address}/train/x/{one.id}")
    cut = "return [...document.querySelectorAll('.train-choice__text')].some((one) => one.scrollHeight > one.clientHeight + 1)"
    assert browser.execute_script(cut)
    press(browser, ".train-whole input")
    assert not browser.execute_script(cut)
