"""Training in a browser: an exercise on a phone, its answer remembered there, and no serious finding on its pages."""

from importlib.resources import files

import pytest
from selenium.webdriver.common.by import By

from agot_judge.training.pool import build, keep
from agot_judge.training.proved import proved
from tests.browser.test_accessibility import is_too_wide, serious
from tests.browsing import resize, wait
from tests.training.boards import CLAIM, EVENTS, boards


@pytest.fixture(scope="module")
def pool(corpus):
    made = build(corpus, "2e", boards(CLAIM, EVENTS), proved(corpus, "2e"))
    keep(made)
    return made


def test_a_wrong_answer_is_explained_and_waits_to_come_back(browser, address, pool):
    resize(browser, 390, 844, True)
    one = next(one for one in pool.exercises if one.kind == "paragraph")
    wrong = next(place for place in range(len(one.choices)) if place not in one.key)
    browser.get(f"{address}/train/x/{one.id}")
    browser.find_elements(By.CSS_SELECTOR, ".train-choice")[wrong].send_keys("\n")
    result = wait(browser).until(lambda driver: driver.find_element(By.CSS_SELECTOR, "[data-result]"))
    assert result.get_attribute("data-result") == "wrong"
    browser.get(f"{address}/train/due")
    said = browser.find_element(By.ID, "due-said")
    wait(browser).until(lambda driver: said.text.startswith("1 answers"))
    assert "The next comes" in said.text
    browser.execute_script("localStorage.clear(); sessionStorage.clear()")


@pytest.mark.parametrize("page", ["/train", "/train/due", "/train/map", "question", "explained"])
def test_training_pages_have_no_serious_finding_and_fit_the_screen(browser, address, pool, page):
    axe = files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8")
    one = next(one for one in pool.exercises if one.takes == "order")
    ranked = "&".join(f"o{place}={number}" for number, place in enumerate(one.key, 1))
    paths = {"question": f"/train/x/{one.id}", "explained": f"/train/x/{one.id}?{ranked}"}
    browser.get(address + paths.get(page, page))
    for size in ((390, 844, True), (1280, 900, False)):
        resize(browser, *size)
        assert serious(browser, axe) == []
        assert not is_too_wide(browser)


LAST = """
const last = [...document.querySelectorAll('[data-testid=question] .train-choice, [data-testid=question] > .button')].pop();
return [document.querySelectorAll('.train-card').length, last.getBoundingClientRect().bottom,
  document.querySelector('.tabs').getBoundingClientRect().top];
"""


def test_a_small_board_its_question_and_its_answers_stand_on_one_screen(browser, address, pool):
    """On a phone nothing is scrolled to answer where at most four cards are shown; whole paragraphs may be longer."""
    resize(browser, 390, 844, True)
    seen = 0
    for one in [one for one in pool.exercises if one.kind != "paragraph"][:12]:
        browser.get(f"{address}/train/x/{one.id}")
        cards, last, bar = browser.execute_script(LAST)
        if cards <= 4:
            seen += 1
            assert last <= bar, one.prompt
        assert not is_too_wide(browser), one.prompt
    assert seen
