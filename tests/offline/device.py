"""A browser as a device that is prepared, and what it answers by itself."""

import json
from typing import Any

from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from tests.browsing import wait


def prepare(browser: Chrome, address: str) -> str:
    """Press "Prepare this device" and wait; the sentence that says how it ended."""
    browser.get(f"{address}/offline")
    button = browser.find_element(By.CSS_SELECTOR, "[data-start]")
    wait(browser).until(lambda _: button.is_displayed())
    button.click()
    page = browser.find_element(By.ID, "prepare")
    wait(browser).until(lambda _: page.get_attribute("data-state") in ("ready", "failed"))
    wait(browser).until(lambda _: button.is_displayed())
    return browser.find_element(By.CSS_SELECTOR, "[data-said]").text


def show(browser: Chrome, address: str) -> None:
    """Open a page and wait until it is there, not the one that says that Python starts."""
    browser.get(address)
    wait(browser).until(lambda _: not browser.find_elements(By.CSS_SELECTOR, '[data-testid="starting"]'))


def opened(browser: Chrome, address: str) -> str:
    """Show a page; its heading."""
    show(browser, address)
    return browser.find_element(By.CSS_SELECTOR, "h1").text


def run(browser: Chrome, script: str, *words: object) -> Any:
    """What an asynchronous script returns; its fault as a sentence."""
    whole = (
        f"const done = arguments[arguments.length - 1]; (async (...words) => {{ {script} }})(...arguments)"
    )
    return browser.execute_async_script(f"{whole}.then(done, (fault) => done(`fault: ${{fault}}`));", *words)


def answers(browser: Chrome, addresses: list[str]) -> list[tuple[int, str]]:
    """Status and text of what the device answers to each address."""
    script = """
    const found = [];
    for (const address of words[0]) {
      const response = await fetch(address);
      found.push([response.status, await response.text()]);
    }
    return found;
    """
    return [(status, text) for status, text in run(browser, script, addresses)]


def end_python(browser: Chrome) -> None:
    """End the worker that runs Python, as a device short of memory does."""
    for target in browser.execute_cdp_cmd("Target.getTargets", {})["targetInfos"]:
        if target["type"] == "shared_worker":
            browser.execute_cdp_cmd("Target.closeTarget", {"targetId": target["targetId"]})
    script = """
    for (;;) {
      const { held } = await navigator.locks.query();
      if (!held.some(({ name }) => name === "agot-judge-python")) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    """
    assert run(browser, script) is True


def kept(browser: Chrome, name: str) -> Any:
    """What the browser keeps under a name."""
    return json.loads(browser.execute_script(f"return localStorage.getItem('{name}') ?? '[]'"))


def find(browser: Chrome, selector: str) -> WebElement:
    """The first element of a selector, as soon as there is one."""
    found = wait(browser).until(
        lambda _: next(iter(browser.find_elements(By.CSS_SELECTOR, selector)), None), selector
    )
    assert isinstance(found, WebElement)
    return found


def press(browser: Chrome, button: WebElement) -> None:
    """Press a button, brought into sight."""
    browser.execute_script("arguments[0].scrollIntoView({ block: 'center' })", button)
    button.click()
