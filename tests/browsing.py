"""A real browser for tests: Debian's Chromium, headless, started with a profile of its own and no network of its own."""

import shutil
from pathlib import Path

import pytest
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver import Chrome, ChromeOptions
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.ui import WebDriverWait

PATIENCE_S = 90
"""How long a page may take for anything. It takes a moment, except on a machine that has much else to do."""

FLAGS = (
    "--headless=new",
    "--no-sandbox",  # root in a container has no user namespace to make a sandbox with
    "--disable-gpu",
    "--disable-dev-shm-usage",  # containers keep /dev/shm small
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Starting processes took a tenth of all that a browser does here: pages of one address share one, none waits for a next
    # address, and what is drawn needs no imitation of a graphics card.
    "--process-per-site",
    "--disable-features=SpareRendererForSitePerProcess",
    "--disable-software-rasterizer",
)


def start_browser(profile: Path) -> Chrome:
    """A new browser that shares nothing with another. Fails the test where there is none: a skip would look like a pass."""
    chromium, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if not chromium or not driver:
        pytest.fail(
            "browser tests need chromium and chromedriver: run tools/have-browser "
            "(Debian: apt-get install chromium chromium-driver)"
        )
    options = ChromeOptions()
    options.binary_location = chromium
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    for flag in (*FLAGS, f"--user-data-dir={profile}"):
        options.add_argument(flag)
    browser = Chrome(options=options, service=Service(driver))
    browser.set_script_timeout(PATIENCE_S)
    return browser


LOOK_S = 0.05
"""The time between two looks; the driver's own half second is longer than most of what is waited for."""


def wait(browser: Chrome) -> WebDriverWait[Chrome]:
    """Waits until something is so, also where the page changes while one looks; raises TimeoutException where it never is."""
    return WebDriverWait(browser, PATIENCE_S, LOOK_S, ignored_exceptions=[StaleElementReferenceException])


def resize(browser: Chrome, width: int, height: int, mobile: bool) -> None:
    """Lay pages out for a screen of this size, in CSS pixels; a window cannot be made as narrow as a phone."""
    metrics = {"width": width, "height": height, "deviceScaleFactor": 2 if mobile else 1, "mobile": mobile}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": mobile})


def complaints(browser: Chrome) -> list[str]:
    """The errors on the console since it was last asked: script errors, and files that could not be loaded."""
    return [entry["message"] for entry in browser.get_log("browser") if entry["level"] == "SEVERE"]
