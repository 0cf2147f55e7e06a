"""Findings of assistive technology at the desk: axe-core on each of its pages, phone and desktop, light and dark."""

import pytest
from selenium.webdriver.common.by import By

from tests.browser.test_accessibility import LOOKS, SCREENS, axe, is_too_wide, serious
from tests.browsing import resize
from tests.web.desks import organiser

__all__ = ["axe"]


@pytest.fixture(scope="module")
def desk(app):
    """An event with a case that waits, one that was appealed, one with two texts and a name."""
    ola = organiser(app, policy="Be kind.")
    ola.open("Who goes first?", table="1", round="2")
    number = ola.ruled(
        "Is he saved by a duplicate?", "Yes.", ["2e/rr/save/1"], person=["Maria Lopez"], cards="Wolf"
    )
    ola.post(f"/c/{number}/appeal", grounds="He had none.")
    ola.ruled("Is a duplicate saved?", "No.", ["2e/rr/save/1"])
    return ola, number


@pytest.mark.parametrize(("screen", "scheme", "rules"), LOOKS)
def test_nothing_serious_is_found_at_the_desk(browser, address, desk, axe, screen, scheme, rules):
    ola, number = desk
    browser.execute_cdp_cmd(
        "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
    )
    resize(browser, *SCREENS[screen][:2], mobile=SCREENS[screen][2])
    browser.get(f"{address}/e")
    cookie = ola.client.get_cookie(f"desk-{ola.event}")
    browser.add_cookie({"name": cookie.key, "value": cookie.value})
    paths = ("", "/cases?standing=ruled", "/members", "/people", "/log", "/report", "/change", "/case")
    of_case = ("", "?do=amend", "?do=rule", "/slip?names=yes")
    every = [
        *(f"/e/{ola.event}{path}" for path in paths),
        *(f"/e/{ola.event}/c/{number}{path}" for path in of_case),
        *("/e", "/e/new", "/rulings", "/rulings/new"),
    ]
    for path in every:
        browser.get(address + path)
        for folded in browser.find_elements(By.CSS_SELECTOR, "details.disclosure:not([open])"):
            browser.execute_script("arguments[0].open = true", folded)
        assert serious(browser, axe, rules) == [], path
        assert not is_too_wide(browser), path
