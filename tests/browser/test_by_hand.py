"""An effect is resolved by hand on a phone and a desktop, by touch, by keys and without script."""

import pytest
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.support.ui import Select

from agot_judge.web.sandbox.packing import pack
from tests.browser.test_accessibility import LOOKS, axe, is_too_wide, reader, serious, show
from tests.browser.test_newcomer import Newcomer
from tests.browsing import complaints

__all__ = ["axe", "reader"]

TEXT = """
edition: 2e
players:
  Ann: {play: [Ser]}
  Bob: {play: [{Page: {attachments: [Rot]}}, Cook]}
cards:
  Ser: {type: character, str: 2}
  Page: {type: character, str: 3}
  Cook: {type: character, str: 1}
  Rot: {type: attachment, text: Terminal.}
start: {effect: Something nobody foresaw., controller: Ann, source: Ser}
"""


@pytest.fixture
def board(address):
    """The address of a board at an effect that the judge resolves."""
    return f"{address}/sandbox/s/{pack(TEXT)}"


def attach_and_kill(newcomer: Newcomer) -> None:
    """The attachment is moved first, then its character is killed."""
    newcomer.see("#decision", "Something nobody foresaw.")
    newcomer.press("#kind-attach")
    newcomer.see("#by-hand-form h3", "Attach")
    Select(newcomer.find("[name=attach]")).select_by_value("Rot")
    Select(newcomer.find("[name=to]")).select_by_value("Cook")
    newcomer.press("#add")
    newcomer.see("[data-testid=by-hand-list]", "Rot is attached to Cook.")
    newcomer.press("#kind-kill")
    newcomer.see("#by-hand-form h3", "Kill")
    newcomer.press("[name=kill][value=Page]")
    newcomer.press("#confirm")
    newcomer.see("[data-testid=trace]", "The judge: Page is killed.")
    newcomer.see("[data-name='Bob'][data-testid=board-side]", "Rot")


@pytest.mark.parametrize("screen", ["phone", "browser"])
def test_two_changes_are_made_by_hand(screen, request, board):
    newcomer = Newcomer(request.getfixturevalue(screen))
    newcomer.browser.get(board)
    attach_and_kill(newcomer)
    assert newcomer.fits()


def test_the_same_without_script(browser, board):
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        browser.get(board)
        attach_and_kill(Newcomer(browser, has_script=False))
    finally:
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def test_a_change_is_made_by_keys_alone(browser, board):
    newcomer = Newcomer(browser)
    browser.get(board)
    newcomer.see("#decision", "Something nobody foresaw.")
    keys = ActionChains(browser)
    newcomer.find("#kind-draw").send_keys(Keys.ENTER)
    newcomer.see("#by-hand-form h3", "Draw")
    # The form has the focus: the number is the first field in it.
    keys.send_keys(Keys.TAB, "2", Keys.TAB, "B", Keys.TAB, Keys.TAB, Keys.TAB, Keys.ENTER).perform()
    newcomer.see("[data-testid=trace]", "The judge: Bob draws 2 cards.")


def test_what_was_refused_is_still_filled_in_and_back_loses_nothing(browser, board):
    newcomer = Newcomer(browser)
    browser.get(board)
    newcomer.see("#decision", "Something nobody foresaw.")
    newcomer.press("#kind-change-a-card")
    newcomer.see("#by-hand-form h3", "Change a card")
    newcomer.press("[name=modify][value=Page]")
    newcomer.type("[name='keywords.gain']", "stelth")
    newcomer.press("#add")
    newcomer.see("#by-hand-form", "Did you mean 'stealth'?")
    assert all("400" in one for one in complaints(browser))
    assert newcomer.find("[name='keywords.gain']").get_attribute("value") == "stelth"
    newcomer.find("[name='keywords.gain']").clear()
    newcomer.type("[name='keywords.gain']", "stealth")
    newcomer.press("#add")
    newcomer.see("[data-testid=by-hand-list]", "Page gains stealth")
    newcomer.press("#kind-kill")
    newcomer.see("#by-hand-form h3", "Kill")
    browser.back()
    newcomer.see("#by-hand-form h3", "Change a card")
    newcomer.see("[data-testid=by-hand-list]", "Page gains stealth")


def test_the_form_has_no_serious_finding(reader, board, axe):
    reader.get(f"{board}?do=modify")
    for screen, scheme, rules in LOOKS:
        show(reader, screen, scheme)
        assert serious(reader, axe, rules) == [], (screen, scheme)
        assert not is_too_wide(reader), screen
