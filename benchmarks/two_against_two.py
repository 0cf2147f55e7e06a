"""A board of two against two from an empty one, built in a browser: taps, keys, the seconds that they take, errors shown.

``python -m benchmarks.two_against_two ADDRESS [--desktop] [--shots FOLDER]``, at a server that knows the printed cards. A
judge types three keys a second, taps in 1.2 seconds, and reads for three where something new is to be read. What the first
visit of the page weighs as it is sent, and how much of it moves while it comes, stand beside it.
"""

import argparse
import base64
import sys
import tempfile
from pathlib import Path

from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from tests.browsing import resize, start_browser, wait

KEYS_A_SECOND, TAP_S, READ_S = 3, 1.2, 3.0
PHONE, DESKTOP = (390, 844, True), (1280, 800, False)
ERRORS = ".field__error, [aria-invalid=true], [data-testid=asked], .notice--danger, .toast"
JOB = (
    *(("type", "robb st"), ("row", "Robb Stark (Core)"), ("chip", "#chip-attacking")),
    *(("type", "grey w"), ("row", "Grey Wind (Core)"), ("chip", "#chip-attacking")),
    *(("type", "claim 2"), ("chip", "#p0-add"), ("side", "1")),
    *(("type", "burned"), ("row", "Burned Men")),
    *(("type", "tyrion l"), ("row", "Tyrion Lannister (Core)"), ("chip", "#chip-duplicates")),
    *(
        ("type", "widow"),
        ("row", "Widow's Wail"),
        ("chip", "[data-testid=card-marks] [value='put-on:1:2:1:1']"),
    ),
)
"""Ann attacks with two for claim 2; Bob has two, one of them with a duplicate and an attachment."""
SHIFT = """
const done = arguments[0];
let sum = 0;
new PerformanceObserver((list) => { for (const one of list.getEntries()) sum += one.value; })
  .observe({type: 'layout-shift', buffered: true});
setTimeout(() => done(sum), 400);
"""
WEIGHT = """
return performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
  .reduce((sum, one) => sum + one.encodedBodySize, 0);
"""


class Judge:
    """Somebody who builds a board, and what it takes."""

    def __init__(self, browser: Chrome) -> None:
        self.browser = browser
        self.taps = 0
        self.keys = 0
        self.errors: list[str] = []

    def find(self, selector: str) -> WebElement:
        """The element, once it is there and can be seen."""
        wait(self.browser).until(lambda _: self._shown(selector), f"there is no {selector}")
        return self._shown(selector)[0]

    def _shown(self, selector: str) -> list[WebElement]:
        return [one for one in self.browser.find_elements(By.CSS_SELECTOR, selector) if one.is_displayed()]

    def tap(self, selector: str) -> None:
        """A tap, and the page that comes of it."""
        before = self.browser.current_url
        self.find(selector).click()
        self.taps += 1
        if not selector.startswith("label"):
            wait(self.browser).until(
                lambda browser: browser.current_url != before, f"{selector} does nothing"
            )
            wait(self.browser).until_not(
                lambda browser: browser.find_elements(By.CSS_SELECTOR, "#swap[aria-busy]"), "it never comes"
            )
        self.errors += [one.text for one in self.browser.find_elements(By.CSS_SELECTOR, ERRORS)]

    def type(self, words: str) -> None:
        """Words typed into the line of the side that is chosen."""
        self.find(".command .quick input").send_keys(words)
        self.keys += len(words)

    @property
    def seconds(self) -> float:
        """What it takes with a first and a last look."""
        return 2 * READ_S + self.taps * TAP_S + self.keys / KEYS_A_SECOND


def main(words: list[str]) -> int:
    """Build the board and print the figures; return the exit status: 1 where it takes a minute or an error is shown."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.two_against_two")
    parser.add_argument("address")
    parser.add_argument("--desktop", action="store_true")
    parser.add_argument("--shots", type=Path)
    given = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as profile:
        browser = start_browser(Path(profile))
        try:
            return _measured(browser, given.address, DESKTOP if given.desktop else PHONE, given.shots)
        finally:
            browser.quit()


def _measured(browser: Chrome, address: str, screen: tuple[int, int, bool], shots: Path | None) -> int:
    resize(browser, *screen)
    browser.get(f"{address}/sandbox")
    shift, weight = browser.execute_async_script(SHIFT), browser.execute_script(WEIGHT)
    judge = Judge(browser)
    judge.tap("label[for=side-0]")
    for what, value in JOB:
        if what == "type":
            judge.type(value)
        elif what == "row":
            judge.tap(f'#found [data-name="{value}"]')
        elif what == "side":
            judge.tap(f"label[for=side-{value}]")
        else:
            judge.tap(value)
    height = browser.execute_script(
        "return document.querySelector('.build__board').getBoundingClientRect().bottom"
    )
    if shots is not None:
        shots.mkdir(parents=True, exist_ok=True)
        image = browser.execute_cdp_cmd("Page.captureScreenshot", {})["data"]
        (shots / f"built-{screen[0]}.png").write_bytes(base64.b64decode(image))
    judge.tap("#step")
    judge.find("#decision")
    print(
        f"screen {screen[0]} x {screen[1]}: {judge.taps} taps, {judge.keys} keys, {judge.seconds:.1f} s (less than 60)"
    )
    print(f"errors and questions shown: {len(judge.errors)} {judge.errors or ''}")
    print(f"first visit as sent: {weight} bytes (at most 60,000); layout shift {shift:.4f} (0)")
    print(f"the board ends at {height:.0f} px of {screen[1]}")
    return int(judge.seconds >= 60 or bool(judge.errors) or weight > 60_000 or shift > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
