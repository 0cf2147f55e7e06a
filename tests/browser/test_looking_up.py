"""Looking up on a phone and beside a board: six results a screen, nothing lost, nothing old shown as new."""

import pytest
from selenium.webdriver import Keys
from selenium.webdriver.common.by import By

from agot_judge.web.sandbox.packing import pack
from tests.browser.test_board import EIGHT, TARGETS
from tests.browser.test_newcomer import Newcomer
from tests.browsing import complaints, resize, wait

HEIGHTS = """
const foot = document.querySelector('.tabs').getBoundingClientRect().top;
const hits = [...document.querySelectorAll('.entry')].flatMap((entry) => {
  const first = entry.querySelector('.entry__head').getBoundingClientRect().top;
  return [...entry.querySelectorAll('.hit')].map((hit, n) => {
    const at = hit.getBoundingClientRect();
    return {high: at.bottom - (n ? at.top : first), seen: at.bottom <= foot, asks: Boolean(hit.querySelector('.hit__question'))};
  });
});
return hits;
"""

SIZES = pytest.mark.parametrize("size", [(390, 844, True), (1280, 800, False)], ids=["phone", "desktop"])


@pytest.fixture
def board(address):
    """A board of eight cards, being stepped."""
    return f"{address}/sandbox/s/{pack(EIGHT)}"


@pytest.fixture
def offline(browser):
    """Takes the network away from the browser, until the test ends."""
    browser.execute_cdp_cmd("Network.enable", {})

    def switch(is_offline: bool) -> None:
        conditions = {"offline": is_offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
        browser.execute_cdp_cmd("Network.emulateNetworkConditions", conditions)

    yield switch
    switch(False)
    complaints(browser)


@pytest.mark.parametrize("words", ["save", "claim", "can I stand a knelt character"])
def test_six_results_stand_on_the_screen_of_a_phone(phone, address, words):
    """BOARD 28: results of 110 px, where they were 300; an answer has its question above it in a line."""
    phone.get(f"{address}/?q={words}")
    hits = phone.execute_script(HEIGHTS)
    assert [hit for hit in hits if hit["high"] > (135 if hit["asks"] else 112)] == []
    assert sum(hit["seen"] for hit in hits) >= 6 - any(hit["asks"] for hit in hits[:6])
    targets = TARGETS.replace("#swap", "#results")
    assert phone.execute_script(targets) == []


def test_the_first_page_of_a_phone_says_what_this_is_and_has_the_lists_within_a_thumb(phone, address):
    """BOARD 29: eight of twelve ways to ask filled the screen; cards, glossary and errata stood below it."""
    judge = Newcomer(phone)
    phone.get(address)
    judge.see("main", "For judges of A Game of Thrones")
    foot = judge.find(".tabs").rect["y"]
    places = phone.find_elements(By.CSS_SELECTOR, ".welcome__places a")
    assert [one.text for one in places] == ["Cards", "Glossary", "Errata", "New board"]
    assert all(one.rect["y"] + one.rect["height"] <= foot and one.rect["height"] >= 40 for one in places)


@SIZES
def test_a_rule_is_looked_up_beside_a_board_and_nothing_of_the_board_is_lost(browser, board, size):
    """BOARD 6: what was typed on a board found nothing until Enter, and Enter left the board."""
    resize(browser, *size)
    judge = Newcomer(browser)
    browser.get(board)
    judge.see("#decision", "Bob chooses 2 different characters")
    if size[2]:
        judge.press("[data-look-up]")
    judge.type("#q", "duplicate")
    judge.see("#looked-up", "RR Duplicates")
    judge.find("#q").send_keys(Keys.ENTER)
    judge.press("#looked-up .hit__text")
    judge.see("dialog[open] [data-testid=preview]", "Duplicates")
    assert "lines" not in judge.words("dialog[open] [data-testid=preview]")
    assert ".txt" not in judge.words("dialog[open] [data-testid=preview]")
    judge.press("dialog[open] [data-close]")
    judge.press("#looked-up [data-close]")
    wait(browser).until_not(lambda one: one.find_elements(By.CSS_SELECTOR, "#looked-up"))
    judge.see("#decision", "Bob chooses 2 different characters")
    assert browser.current_url == board
    assert judge.fits()


def test_beside_a_board_a_digit_answers_nothing(browser, board):
    judge = Newcomer(browser)
    browser.get(board)
    judge.type("#q", "duplicate")
    judge.see("#looked-up", "RR Duplicates")
    judge.find("#q").send_keys(Keys.ARROW_DOWN)
    browser.switch_to.active_element.send_keys("1")
    assert not browser.find_elements(By.CSS_SELECTOR, "#decision input:checked")
    browser.switch_to.active_element.send_keys(Keys.ESCAPE)
    wait(browser).until_not(lambda one: one.find_elements(By.CSS_SELECTOR, "#looked-up"))


def test_without_a_connection_old_results_say_for_which_words_they_were_found(browser, address, offline):
    """BOARD 8: results of the old words stood under the new ones."""
    judge = Newcomer(browser)
    browser.get(f"{address}/?q=stealth")
    judge.see("#results", "RR Stealth")
    offline(True)
    judge.type("#q", Keys.CONTROL + "a" + Keys.NULL + "dominance")
    judge.see("[data-testid=stale]", "Below is still what was found for “stealth”")
    offline(False)
    judge.press_named("[data-testid=stale] button", "Try again")
    judge.see("#results", "RR Dominance")
    assert not browser.find_elements(By.CSS_SELECTOR, "[data-testid=stale]")


def test_without_a_connection_a_citation_and_an_answer_leave_the_board_where_it_is(browser, board, offline):
    """BOARD 8: a citation led to the browser's own page for errors, and the board was gone."""
    judge = Newcomer(browser)
    browser.get(board)
    judge.see("#decision", "Bob chooses 2 different characters")
    offline(True)
    judge.press("#decision .cite")
    judge.see("dialog[open] [data-testid=unanswered]", "No answer from the server")
    judge.press("dialog[open] .sheet__bar [data-close]")
    for name in ("Lion of the Rock", "Gate Guard"):
        judge.press_named("#decision .choice", name)
    judge.press("#confirm")
    judge.see("[data-testid=unsent]", "No answer from the server")
    assert browser.current_url == board
    offline(False)
    judge.press_named("[data-testid=unsent] button", "Try again")
    judge.see("#decision", "Save Lion of the Rock")
    assert not browser.find_elements(By.CSS_SELECTOR, "[data-testid=unsent]")
