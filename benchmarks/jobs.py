"""The jobs of a judge in a real browser, on a phone and on a desktop: ``python -m benchmarks.jobs [ADDRESS]``.

A hand is counted as BOARD.md counts it: 3 keys a second, 1.2 s a tap, 1 s a swipe, 3 s to read a result. A look-up has 20 s,
a board of two against two from empty 60 s. Of a board that is stepped: what a first visit loads, how long a press takes at a
fourth of the processor's speed, what moves, what axe finds. Without ADDRESS the app is served from here, on an empty instance.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from statistics import median
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic, sleep

from selenium.webdriver import Chrome, ChromeOptions, Keys
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By

SIZES = {"phone": (390, 844, True), "desktop": (1280, 800, False)}
KEYS_A_SECOND, TAP_S, SWIPE_S, READ_S = 3, 1.2, 1, 3
LOOK_UP_S, BUILD_S = 20, 60
WEIGHT_KB, PRESS_MS, THROTTLE = 60, 250, 4
PATIENCE_S = 30

QUESTIONS = {
    "saved from claim": "2e/rr/military-claim/4",
    "stealth no defend": "2e/rr/stealth/1",
    "unopposed": "2e/rr/unopposed/1",
    "dupe cancel": "2e/rr/duplicates/2",
    "kneel to attack": "2e/rr/4.2/7",
    "claim 2 one char": "2e/rr/military-claim/2",
}
"""What a judge types, and the paragraph that decides."""

CARDS = (
    ("p0", "Wolf str 5 military attacking"),
    ("p0", "Hound str 4 military attacking"),
    ("p1", "Lion str 6 defending duplicate 1"),
    ("p1", "Guard str 2"),
)
"""A military challenge of two against two, as it is typed into the builder."""

VISIBLE = """
const hit = [...document.querySelectorAll('.hit')].find((one) => one.dataset.id === arguments[0]);
if (!hit) return null;
const bar = document.querySelector('.tabs').getBoundingClientRect();
const foot = bar.top > innerHeight / 2 ? bar.top : innerHeight;
const text = hit.querySelector('.hit__text').getBoundingClientRect();
return Math.max(0, Math.ceil((text.bottom - foot) / (foot * 0.7)));
"""
"""How many swipes bring the paragraph into sight; null where it was not found."""

PRESS = """
const [selector, words, done] = arguments;
const old = document.getElementById('swap');
const target = [...old.querySelectorAll(selector)].find((one) => one.textContent.includes(words));
if (!target) { done(-1); return; }
const start = performance.now();
new MutationObserver((_, seen) => {
  if (document.getElementById('swap') === old) return;
  seen.disconnect();
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
}).observe(document.body, {childList: true, subtree: true});
target.click();
"""

SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value; })
  .observe({type: 'layout-shift', buffered: true});
"""

AXE = """
const done = arguments[0];
axe.run(document, {resultTypes: ['violations']}).then((found) => done(
  found.violations.filter((one) => ['serious', 'critical'].includes(one.impact)).map((one) => one.id)));
"""

EXAMPLES = ("two-on-one", "whole-challenge")


@contextmanager
def _address() -> Iterator[str]:
    if len(sys.argv) > 1:
        yield sys.argv[1].rstrip("/")
        return
    from werkzeug.serving import make_server

    from agot_judge.web import create_app

    server = make_server("127.0.0.1", 0, create_app(), threaded=True)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@contextmanager
def _browser() -> Iterator[Chrome]:
    with TemporaryDirectory() as profile:
        options = ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for flag in (
            "--headless=new",
            "--no-sandbox",
            "--disable-dev-shm-usage",
            f"--user-data-dir={profile}",
        ):
            options.add_argument(flag)
        browser = Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        browser.set_script_timeout(PATIENCE_S)
        yield browser
        browser.quit()


def _show(browser: Chrome, size: str) -> None:
    width, height, mobile = SIZES[size]
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": mobile})


def _until(browser: Chrome, script: str, *given: object) -> object:
    """What a script gives once it gives anything; None after a while."""
    end = monotonic() + PATIENCE_S
    while monotonic() < end:
        found = browser.execute_script(script, *given)
        if found is not None:
            return found
        sleep(0.1)
    return None


def look_up(browser: Chrome, address: str, words: str, paragraph: str) -> float | None:
    """The seconds that a hand needs from the first page to the paragraph read; None where it is not among the first results."""
    browser.get(address)
    field = browser.find_element(By.ID, "q")
    field.send_keys(words)
    swipes = _until(browser, f"if (!location.search.includes('q=')) return null; {VISIBLE}", paragraph)
    if not isinstance(swipes, int):
        return None
    return TAP_S + len(words) / KEYS_A_SECOND + swipes * SWIPE_S + READ_S


def build(browser: Chrome, address: str) -> tuple[float, int]:
    """The seconds that a hand needs for a board of two against two until it is stepped, and how many lines were refused."""
    browser.get(f"{address}/sandbox?start=duck")
    seconds, refused = TAP_S * 2, 0  # to the board, and the sequence in dispute
    last = ""
    for player, words in CARDS:
        field = browser.find_element(By.ID, f"{player}-quick")
        count = len(browser.find_elements(By.CSS_SELECTOR, "[data-testid=build-tile]"))
        field.send_keys(words + Keys.ENTER)
        seconds += (len(words) + 1) / KEYS_A_SECOND + (TAP_S if player != last else 0)
        last = player
        more = f"return document.querySelectorAll('[data-testid=build-tile]').length > {count} ? 1 : null"
        refused += _until(browser, more) is None
    browser.execute_script("document.getElementById('step').click()")
    seconds += TAP_S
    stepped = _until(browser, "return document.querySelector('[data-testid=trace]') ? 1 : null")
    return seconds, refused + (stepped is None)


def weigh(browser: Chrome, address: str) -> tuple[float, int]:
    """The kilobytes that a first visit to a board loads, compressed, and how many files."""
    browser.execute_cdp_cmd("Network.enable", {})
    browser.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": True})
    browser.get(address)
    loaded = (
        "return performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource'))"
        ".map((one) => one.transferSize)"
    )
    sleep(1)
    sizes = browser.execute_script(loaded)
    browser.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": False})
    return sum(sizes) / 1000, len(sizes)


def press(browser: Chrome, address: str, times: int = 7) -> tuple[float, float]:
    """The median of milliseconds from a press to the new page drawn, at a fourth of the speed, and what has shifted."""
    browser.get(address)
    browser.execute_script(SHIFTS)
    browser.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    taken = []
    for number in range(times):
        way = "a#go-forward" if number % 2 else "a#go-back"
        found = browser.execute_async_script(PRESS, way, "")
        if found >= 0:
            taken.append(found)
    browser.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 1})
    return median(taken), browser.execute_script("return window.shifted")


def serious(browser: Chrome, address: str) -> list[str]:
    """The serious and critical findings of axe-core."""
    browser.get(address)
    browser.execute_script(files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8"))
    found = browser.execute_async_script(AXE)
    return [str(one) for one in found]


def _said(name: str, value: str, is_kept: bool) -> None:
    print(f"{name:<58} {value:<34} {'ok' if is_kept else 'TOO MUCH'}", flush=True)


def main() -> None:
    """Print each figure beside its budget."""
    with _address() as address, _browser() as browser:
        browser.get(f"{address}/sandbox")
        links = browser.find_elements(By.CSS_SELECTOR, ".examples a")
        boards = [one.get_attribute("href") or "" for one in links[: len(EXAMPLES)]]
        for size in SIZES:
            _show(browser, size)
            for words, paragraph in QUESTIONS.items():
                seconds = look_up(browser, address, words, paragraph)
                found = (
                    f"{seconds:.1f} s of {LOOK_UP_S}" if seconds is not None else "not among the first ten"
                )
                _said(f"{size}: look up {words!r}", found, seconds is not None and seconds <= LOOK_UP_S)
            built, refused = build(browser, address)
            _said(
                f"{size}: two against two from empty",
                f"{built:.1f} s of {BUILD_S}, {refused} refused",
                built <= BUILD_S and not refused,
            )
            for number, board in enumerate(boards, 1):
                weight, count = weigh(browser, board)
                _said(
                    f"{size}: board {number}, first visit",
                    f"{weight:.1f} kB of {WEIGHT_KB}, {count} files",
                    weight <= WEIGHT_KB,
                )
                taken, shifted = press(browser, board)
                _said(
                    f"{size}: board {number}, press to page at 1/{THROTTLE} speed",
                    f"{taken:.0f} ms of {PRESS_MS}",
                    taken < PRESS_MS,
                )
                _said(f"{size}: board {number}, layout shift", f"{shifted:.4f}", shifted == 0)
                findings = serious(browser, board)
                _said(f"{size}: board {number}, axe", ", ".join(findings) or "nothing serious", not findings)


if __name__ == "__main__":
    main()
