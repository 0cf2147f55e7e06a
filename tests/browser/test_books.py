"""Reading in a real browser: the contents as a sheet, the place one reads, a glance at a reference, filters while one types."""

import pytest
from selenium.webdriver import ActionChains, Chrome, Keys
from selenium.webdriver.common.by import By

from tests.browsing import wait


def until(browser: Chrome, what, message: str):
    return wait(browser).until(lambda b: what(), message)


def find(browser: Chrome, selector: str):
    return browser.find_element(By.CSS_SELECTOR, selector)


def is_shown(browser: Chrome, selector: str) -> bool:
    return any(one.is_displayed() for one in browser.find_elements(By.CSS_SELECTOR, selector))


def test_on_a_phone_the_contents_open_over_the_page_and_close_on_a_choice(phone, address):
    phone.get(f"{address}/book/2e/rr/glossary-s")
    assert not is_shown(phone, "#contents")
    find(phone, "[data-testid=open-contents]").click()
    until(phone, lambda: is_shown(phone, "#contents"), "the contents do not open")
    seen = "const place = arguments[0].getBoundingClientRect(); return place.top > 0 && place.bottom < innerHeight"
    here = find(phone, "#contents [aria-current=page]")
    until(phone, lambda: phone.execute_script(seen, here), "the contents do not open where one is")
    link = find(phone, "#contents a[href$='#stealth/']")
    phone.execute_script("arguments[0].scrollIntoView({block: 'center'})", link)
    link.click()
    until(phone, lambda: not is_shown(phone, "#contents"), "the contents stay open")
    top = phone.execute_script("return document.getElementById('stealth/').getBoundingClientRect().top")
    assert 0 <= top < 200


def test_without_script_the_contents_open_too(phone, address):
    phone.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        phone.get(f"{address}/book/2e/rr/glossary-s")
        find(phone, "[data-testid=open-contents]").click()
        until(phone, lambda: is_shown(phone, "#contents"), "the contents do not open")
    finally:
        phone.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


@pytest.mark.parametrize("screen", ["phone", "browser"])
def test_the_heading_of_what_one_reads_stays_in_sight(screen, request, address):
    browser = request.getfixturevalue(screen)
    browser.get(f"{address}/book/2e/rr/glossary-s#shadows/")
    browser.execute_script("scrollBy(0, 40)")
    heading = find(browser, "[id='shadows/'] h2")
    bar = find(browser, ".top").rect["height"]
    until(
        browser,
        lambda: (
            abs(browser.execute_script("return arguments[0].getBoundingClientRect().top", heading) - bar) <= 1
        ),
        "the heading does not stay below the bar",
    )
    assert browser.execute_script(
        "return document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    )


def test_the_contents_mark_the_entry_that_one_reads(browser, address):
    browser.get(f"{address}/book/2e/rr/glossary-s#stealth/")

    def marked():
        return [
            one.text for one in browser.find_elements(By.CSS_SELECTOR, "#contents [aria-current=location]")
        ]

    until(browser, lambda: marked() == ["Stealth"], "Stealth is not marked")
    find(browser, "#contents a[href$='#switch/']").click()
    until(browser, lambda: marked() and marked() != ["Stealth"], "the mark does not follow")


def test_keys_turn_the_chapters(browser, address):
    browser.get(f"{address}/book/2e/rr/glossary-s")
    ActionChains(browser).send_keys("]").perform()
    until(browser, lambda: browser.current_url.endswith("/glossary-t"), "the next chapter does not open")
    ActionChains(browser).send_keys("[").perform()
    until(browser, lambda: browser.current_url.endswith("/glossary-s"), "the chapter before does not open")


def test_a_rest_on_a_reference_shows_its_words_and_escape_takes_them_away(browser, address, corpus):
    browser.get(f"{address}/r/2e/rr/assault/3")
    ActionChains(browser).move_to_element(find(browser, "[data-testid=marked] a.ref")).perform()
    until(browser, lambda: is_shown(browser, ".glance"), "there is no glance")
    assert corpus.paragraph("2e/rr/4.2.6/1").text[:60] in find(browser, ".glance").text
    ActionChains(browser).send_keys(Keys.ESCAPE).perform()
    assert not is_shown(browser, ".glance")


def test_a_tap_on_a_reference_opens_the_paragraph_over_the_page(phone, address):
    phone.get(f"{address}/r/2e/rr/assault/3")
    where = phone.current_url
    link = find(phone, "[data-testid=marked] a.ref")
    phone.execute_script("arguments[0].scrollIntoView({block: 'center'})", link)
    link.click()
    until(phone, lambda: is_shown(phone, "dialog[open] [data-testid=preview]"), "nothing opens")
    assert phone.current_url == where


def test_a_list_follows_its_filter_and_the_address_follows_too(browser, address):
    browser.get(f"{address}/errata?by=set")
    find(browser, "#filter-words").send_keys("driftwood")
    until(
        browser,
        lambda: len(browser.find_elements(By.CSS_SELECTOR, "[data-testid=erratum]")) == 1,
        "not filtered",
    )
    assert "q=driftwood" in browser.current_url
    assert "by=set" in browser.current_url
    assert browser.switch_to.active_element.get_attribute("id") == "filter-words"
    browser.refresh()
    assert len(browser.find_elements(By.CSS_SELECTOR, "[data-testid=erratum]")) == 1
    find(browser, "#filter-words").clear()
    find(browser, "#filter-words").send_keys(" ")
    until(
        browser,
        lambda: len(browser.find_elements(By.CSS_SELECTOR, "[data-testid=erratum]")) > 100,
        "not whole again",
    )


def test_on_paper_a_paragraph_has_its_citation_and_no_navigation(browser, address):
    browser.get(f"{address}/r/2e/rr/stealth/1")
    assert not is_shown(browser, ".print-only")
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    try:
        assert find(browser, ".print-only").text.endswith("/r/2e/rr/stealth/1")
        for selector in (".tabs", ".top", ".foot", ".relations", ".read__turn", ".source"):
            assert not is_shown(browser, selector), selector
        font = browser.execute_script(
            "return getComputedStyle(document.querySelector('.paragraph p')).fontFamily"
        )
        assert font.endswith("serif")
        assert not font.endswith("sans-serif")
    finally:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


def test_over_a_board_a_paragraph_is_set_as_on_its_own_page(browser, address):
    def setting(selector):
        script = """const style = getComputedStyle(document.querySelector(arguments[0]));
                    return [style.display, style.gridTemplateColumns.split(" ")[0], style.fontFamily]"""
        return browser.execute_script(script, selector)

    browser.get(f"{address}/r/2e/rr/4.2.4/1")
    on_its_page = setting("[data-testid=read] .paragraph")
    browser.get(f"{address}/sandbox")
    browser.get(find(browser, ".examples a").get_attribute("href"))
    chip = find(browser, "#decision .cite")
    browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", chip)
    chip.click()
    until(browser, lambda: is_shown(browser, "dialog[open] .paragraph"), "nothing opens")
    assert setting("dialog[open] .paragraph") == on_its_page
