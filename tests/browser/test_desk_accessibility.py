"""Findings of assistive technology at the desk: axe-core on each of its pages, phone and desktop, light and dark."""

import pytest
from selenium.webdriver.common.by import By

from tests.browser.test_accessibility import LOOKS, axe, is_too_wide, reader, serious, show
from tests.web.desks import organiser

__all__ = ["axe", "reader"]


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


PATHS = (
    *("/e/{event}" + path for path in ("", "/cases?standing=ruled", "/members", "/people")),
    *("/e/{event}" + path for path in ("/log", "/report", "/change", "/case")),
    *("/e/{event}/c/{number}" + path for path in ("", "?do=amend", "?do=rule", "/slip?names=yes")),
    *("/e", "/e/new", "/rulings", "/rulings/new"),
)


def test_nothing_serious_is_found_at_the_desk(reader, address, desk, axe):
    """Each page is loaded once and shown in every look, as in test_accessibility."""
    ola, number = desk
    reader.get(f"{address}/e")
    cookie = ola.client.get_cookie(f"desk-{ola.event}")
    reader.add_cookie({"name": cookie.key, "value": cookie.value})
    for path in PATHS:
        reader.get(address + path.format(event=ola.event, number=number))
        for folded in reader.find_elements(By.CSS_SELECTOR, "details.disclosure:not([open])"):
            reader.execute_script("arguments[0].open = true", folded)
        for screen, scheme, rules in LOOKS:
            show(reader, screen, scheme)
            assert serious(reader, axe, rules) == [], (path, screen, scheme)
            assert not is_too_wide(reader), (path, screen)
