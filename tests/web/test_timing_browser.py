"""The timing charts in a browser: columns and an accordion, keys, the paragraphs over the page, print."""

import pytest
from selenium.webdriver import ActionChains, Chrome, Keys
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from agot_judge.timing import charts
from agot_judge.web.urls import STATIC
from tests.browsing import resize, wait

EDITIONS = list(charts())


def press(browser: Chrome, *keys: str) -> None:
    ActionChains(browser).send_keys(*keys).perform()


def click(browser: Chrome, element: WebElement) -> None:
    """Click where neither bar of the page is over it."""
    browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
    element.click()


def focused(browser: Chrome) -> str:
    """The step that has the focus."""
    found = browser.execute_script("return document.activeElement.closest('.step')?.id ?? ''")
    assert isinstance(found, str)
    return found


def is_shown(browser: Chrome, id_: str) -> bool:
    """Whether the step can be seen, or scrolled to."""
    script = "return document.getElementById(arguments[0]).querySelector('[data-step]').checkVisibility()"
    return bool(browser.execute_script(script, id_))


def overflow(browser: Chrome) -> list[str]:
    """What reaches out of the page or out of its box to the side."""
    found = browser.execute_script(
        """
        const wide = document.documentElement.clientWidth;
        return [...document.querySelectorAll('main *')]
          .filter((one) => one.checkVisibility() && !one.closest('svg, .visually-hidden'))
          .filter((one) => one.getBoundingClientRect().right > wide + 1
            || (one.matches('.step, .phase') && one.scrollWidth > one.clientWidth + 1))
          .map((one) => one.id || one.className);
        """
    )
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_columns_show_every_step_and_nothing_reaches_out(browser, address, edition):
    for beside in ("", "?beside=paragraphs"):
        browser.get(f"{address}/timing/{edition}{beside}")
        assert all(is_shown(browser, step.id) for step in charts()[edition].steps())
        assert overflow(browser) == []


def test_phases_stand_beside_each_other_on_a_desktop(browser, address):
    browser.get(f"{address}/timing/2e")
    tops = {one.location["y"] for one in browser.find_elements(By.CSS_SELECTOR, ".phase")}
    lefts = [one.location["x"] for one in browser.find_elements(By.CSS_SELECTOR, ".phase")]
    assert len(tops) == 1
    assert lefts == sorted(set(lefts))
    assert len(lefts) == 7


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_reaches_out_on_a_small_desktop_or_in_large_type(browser, address, edition):
    resize(browser, 1024, 768, mobile=False)
    browser.get(f"{address}/timing/{edition}")
    assert overflow(browser) == []

    browser.add_cookie({"name": "appearance", "value": "venue"})
    for width, mobile in ((1280, False), (390, True)):
        resize(browser, width, 900, mobile=mobile)
        browser.get(f"{address}/timing/{edition}?beside=paragraphs")
        assert overflow(browser) == []


def test_columns_do_not_need_script(browser, address):
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        browser.get(f"{address}/timing/2e")
        heights = [
            browser.find_element(By.ID, step.id).size["height"]
            for phase in charts()["2e"].phases
            for step in phase.steps
        ]
    finally:
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
    assert min(heights) > 20


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_phone_shows_the_phases_and_opens_one(phone, address, edition):
    phone.get(f"{address}/timing/{edition}")
    phases = charts()[edition].phases
    assert not any(is_shown(phone, phase.steps[0].id) for phase in phases)

    for bar in phone.find_elements(By.CSS_SELECTOR, ".phase__bar"):
        click(phone, bar)

    assert all(is_shown(phone, phase.steps[0].id) for phase in phases)
    assert overflow(phone) == []


def test_a_link_to_a_step_opens_its_phase_on_a_phone(phone, address):
    phone.get(f"{address}/timing/2e#4.2.1")
    wait(phone).until(lambda _: is_shown(phone, "4.2.1"))
    assert not is_shown(phone, "1.1")

    click(phone, phone.find_element(By.ID, "4.2.6").find_element(By.CSS_SELECTOR, ".jump--back a"))
    assert is_shown(phone, "window-4.1")


def test_a_link_to_a_phase_opens_it_on_a_phone(phone, address):
    phone.get(f"{address}/timing")
    click(phone, phone.find_element(By.LINK_TEXT, "Dominance"))
    wait(phone).until(lambda _: phone.current_url.endswith("/timing/2e#5"))
    wait(phone).until(lambda _: is_shown(phone, "5.2"))


def test_what_was_open_on_a_phone_is_open_when_it_is_turned_back(phone, address):
    phone.get(f"{address}/timing/2e#4.2.1")
    wait(phone).until(lambda _: is_shown(phone, "4.2.1"))
    resize(phone, 1280, 900, mobile=False)
    wait(phone).until(lambda _: is_shown(phone, "1.1"))
    resize(phone, 390, 844, mobile=True)
    wait(phone).until(lambda _: not is_shown(phone, "1.1"))
    assert is_shown(phone, "4.2.1")


def test_arrows_move_between_steps_and_phases(browser, address):
    browser.get(f"{address}/timing/2e")
    for key, step in [
        (Keys.ARROW_DOWN, "1.1"),
        (Keys.ARROW_DOWN, "1.2"),
        (Keys.ARROW_DOWN, "1.3"),
        (Keys.ARROW_DOWN, "1.3-I"),
        (Keys.ARROW_UP, "1.3"),
        (Keys.ARROW_RIGHT, "2.1"),
        (Keys.END, "2.3"),
        (Keys.ARROW_DOWN, "3.1"),
        (Keys.ARROW_RIGHT, "4.1"),
        (Keys.END, "4.4"),
        (Keys.HOME, "4.1"),
        (Keys.ARROW_LEFT, "3.1"),
        (Keys.ARROW_LEFT, "2.1"),
    ]:
        press(browser, key)
        assert focused(browser) == step


def test_enter_opens_the_paragraphs_over_the_chart_and_the_address_keeps_the_step(browser, address):
    browser.get(f"{address}/timing/2e")
    press(browser, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ENTER)
    sheet = wait(browser).until(
        lambda _: browser.find_element(By.CSS_SELECTOR, "dialog[open] [data-testid=preview]")
    )
    assert sheet.get_attribute("data-id") == "2e/rr/1.2"
    assert "Choose plots" in sheet.text
    assert browser.current_url == f"{address}/timing/2e#1.2"

    press(browser, Keys.ESCAPE)
    assert focused(browser) == "1.2"


def test_b_starts_a_board_at_the_step(browser, address):
    browser.get(f"{address}/timing/2e")
    press(browser, Keys.ARROW_DOWN, *[Keys.ARROW_RIGHT] * 3, "b")
    wait(browser).until(lambda _: "/sandbox" in browser.current_url)
    assert browser.find_element(By.CSS_SELECTOR, "option[selected]").get_attribute("value") == "4.1"


def test_keys_typed_into_the_search_field_stay_there(browser, address):
    browser.get(f"{address}/timing/2e")
    press(browser, "/", "b", Keys.ARROW_DOWN)
    assert browser.find_element(By.ID, "q").get_attribute("value") == "b"
    assert focused(browser) == ""


def test_every_key_is_listed(browser, address):
    browser.get(f"{address}/timing/2e")
    press(browser, "?")
    listed = browser.find_element(By.CSS_SELECTOR, "dialog[open] .keys-list").text
    for key in ("↓", "↑", "→", "←", "Home", "End", "Enter", "b"):
        assert key in listed


def test_a_print_has_every_step_and_no_controls(phone, address):
    phone.get(f"{address}/timing/2e")
    phone.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    try:
        assert all(is_shown(phone, step.id) for step in charts()["2e"].steps())
        for hidden in (".tabs", ".top", ".step__start", ".timing__hint"):
            assert not phone.find_element(By.CSS_SELECTOR, hidden).is_displayed()
    finally:
        phone.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


def test_targets_on_a_phone_are_large_enough(phone, address):
    """24 px is the least that the Web Content Accessibility Guidelines allow, links in a sentence aside."""
    phone.get(f"{address}/timing/2e#4.2.1")
    small = phone.execute_script(
        """
        return [...document.querySelectorAll('main a, main summary')]
          .filter((one) => one.checkVisibility() && !one.closest('.jump, .legend'))
          .filter((one) => one.getBoundingClientRect().height < 24)
          .map((one) => one.textContent.trim());
        """
    )
    assert small == []


def test_every_colour_of_the_charts_is_a_token():
    """Contrast is checked for the tokens; a colour written out would pass by that check."""
    css = (STATIC / "timing.css").read_text() + (STATIC / "api.css").read_text()
    screen = css.split("@media print")[0] + (STATIC / "api.css").read_text()
    assert "#" not in screen
    assert "rgb" not in screen
