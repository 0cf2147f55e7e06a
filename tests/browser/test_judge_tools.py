"""What a judge does besides answering, on a phone and on a desktop: changes by hand, editing from a line, recent boards, and how
much a look-up and a board of two against two take in taps and keys."""

import pytest
from selenium.webdriver.common.by import By

from agot_judge.web.sandbox.examples import examples
from agot_judge.web.sandbox.packing import pack
from tests.browser.test_accessibility import axe, is_too_wide, serious
from tests.browser.test_newcomer import Newcomer

__all__ = ["axe"]

DUCK = next(example.text for example in examples() if example.name == "two-on-one")
KEYS_A_SECOND, TAP_S, READ_S = 3, 1.2, 3.0
"""What a judge at a table needs for each."""


@pytest.fixture(params=["phone", "browser"])
def judge(request, address):
    """Somebody at a board of two against two, on each screen."""
    newcomer = Newcomer(request.getfixturevalue(request.param))
    newcomer.browser.get(f"{address}/sandbox/s/{pack(DUCK)}")
    return newcomer


def test_a_change_by_hand_is_made_at_the_decision_and_stands_in_its_own_colour(judge):
    """RR Military Claim ¶1: who was killed by the table is not chosen for claim any more."""
    judge.press("[data-testid=by-hand]")
    judge.see("#by-hand-here", "What the table did")
    judge.press("#by-hand-here-form [name=kill][value='Gate Guard']")
    judge.press("#make-here")
    judge.see("[data-testid=trace]", "The judge: Gate Guard is killed.")
    judge.see("#decision", "Bob chooses 1 character to kill")
    plain, by_hand = (
        judge.browser.execute_script(
            "return getComputedStyle(document.querySelector(arguments[0])).borderColor + "
            "getComputedStyle(document.querySelector(arguments[0])).backgroundColor + "
            "getComputedStyle(document.querySelector(arguments[0]).firstElementChild).color",
            selector,
        )
        for selector in (".line--framework", ".line--by-hand")
    )
    assert plain != by_hand
    assert judge.fits()


def test_the_board_is_edited_from_where_one_stands(judge):
    judge.press("#edit-here")
    judge.see("[data-testid=note]", "From line")
    assert judge.fits()


def test_the_board_left_is_a_recent_board_and_the_tab_returns_to_it(judge, address):
    title = judge.words("h1")
    judge.browser.get(f"{address}/sandbox")
    judge.see("[data-testid=recent]", title)
    judge.browser.get(f"{address}/")
    judge.press_named(".tabs__link", "Board")
    judge.see("h1", title)


def test_the_pages_of_the_judge_are_accessible(judge, axe):
    for selector in ("[data-testid=readings]", "[data-testid=outcomes]"):
        board = judge.browser.current_url
        judge.press(selector)
        judge.find("h1")
        assert serious(judge.browser, axe) == [], selector
        assert judge.fits()
        judge.browser.get(board)


def test_a_board_of_two_against_two_takes_less_than_a_minute(phone, address):
    """From an empty board on a phone, without an error message: taps and keys as a judge needs them, marks as chips."""
    newcomer = Newcomer(phone)
    newcomer.browser.get(f"{address}/sandbox")
    seconds = READ_S
    for place, name, chips in (
        (0, "Wolf Commander character", ("attacking",)),
        (0, "Northern Rider character", ("attacking",)),
        (1, "Lion of the Rock character", ("duplicates",)),
        (1, "Gate Guard character", ("defending",)),
    ):
        newcomer.add(f"p{place}", name)
        newcomer.see("[data-testid=card-marks]", name.removesuffix(" character"))
        for chip in chips:
            newcomer.press(f"#chip-{chip}")
            newcomer.find(f"#chip-{chip}[aria-pressed=true]")
        seconds += (2 + len(chips)) * TAP_S + len(name) / KEYS_A_SECOND
        assert not newcomer.browser.find_elements(By.CSS_SELECTOR, ".field__error, [data-testid=asked]")
    assert phone.execute_script("return scrollY") == 0, "nothing is scrolled to"
    newcomer.press("#step")
    newcomer.see("#decision", "kill")
    seconds += TAP_S + READ_S
    assert seconds < 60, seconds


def test_several_results_stand_on_one_screen_of_a_phone(phone, address):
    phone.get(f"{address}/?q=duplicate&edition=2e")
    heights = phone.execute_script(
        "return [...document.querySelectorAll('.hit')].slice(0, 6).map((one) => one.getBoundingClientRect().height)"
    )
    tops = phone.execute_script(
        "return [...document.querySelectorAll('.hit')].map((one) => one.getBoundingClientRect().top)"
    )
    bottom = phone.execute_script("return document.querySelector('.tabs').getBoundingClientRect().top")
    assert sum(top < bottom - 40 for top in tops) >= 6, tops
    assert max(heights) <= 130, heights
    assert not is_too_wide(phone)
