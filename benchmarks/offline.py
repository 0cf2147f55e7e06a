"""A browser without network beside the server: the same traces and results, and what a start and an answer take there.

``agot-judge bundle && python -m benchmarks.offline [--scenarios FOLDER] [--questions FILE...]``: prepares a new headless
browser, stops the server, and asks the browser what the app answers here. Times are processor seconds of the whole browser,
since a machine that has much else to do changes them least; times of answers are of the wall.
"""

import argparse
import json
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from selenium.webdriver import Chrome, ChromeOptions
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from agot_judge.offline.bundle import kept_bundle
from agot_judge.places import ROOT
from agot_judge.web import create_app
from agot_judge.web.sandbox.examples import examples
from agot_judge.web.sandbox.packing import pack
from benchmarks.served import JUDGE, running

SHARED = ROOT.parent / "shared"
PATIENCE_S = 600
MEGABYTE = 1e6
SETTLED_S = 30
TICKS_S = os.sysconf("SC_CLK_TCK")
ASK = """
const done = arguments[1];
(async (address) => {
  const before = performance.now();
  const response = await fetch(address, { headers: { "X-From": "this-device" }, cache: "no-store" });
  return [response.status, await response.text(), performance.now() - before];
})(arguments[0]).then(done, (fault) => done([0, String(fault), 0]));
"""


@contextmanager
def profile() -> Iterator[Path]:
    """A folder for what a browser keeps, until the measuring is over."""
    folder = Path(tempfile.mkdtemp())
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def device(kept: Path) -> Iterator[Chrome]:
    """A browser that is started now, with what it has kept in this folder."""
    options = ChromeOptions()
    options.binary_location = shutil.which("chromium") or ""
    for flag in (
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--no-first-run",
    ):
        options.add_argument(flag)
    options.add_argument(f"--user-data-dir={kept}")
    browser = Chrome(options=options, service=Service(shutil.which("chromedriver")))
    browser.set_script_timeout(PATIENCE_S)
    try:
        yield browser
    finally:
        browser.quit()


def processes(browser: Chrome) -> list[int]:
    """The browser's processes: all that its driver has started."""
    children: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        children.setdefault(int(words[1]), []).append(int(path.parent.name))
    found, left = [], [browser.service.process.pid]
    while left:
        one = left.pop()
        found.append(one)
        left += children.get(one, [])
    return found


def processor_seconds(browser: Chrome) -> float:
    """The processor seconds that all its processes have used so far."""
    used = 0
    for one in processes(browser):
        words = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        used += int(words[11]) + int(words[12])
    return used / TICKS_S


def largest(browser: Chrome) -> float:
    """Megabytes of its largest renderer: the tab with its workers."""
    sizes = []
    for one in processes(browser):
        if b"--type=renderer" in Path(f"/proc/{one}/cmdline").read_bytes():
            rollup = Path(f"/proc/{one}/smaps_rollup").read_text()
            sizes.append(int(rollup.partition("Pss:")[2].split()[0]) * 1024 / MEGABYTE)
    return max(sizes)


def until(browser: Chrome, is_so: Any) -> None:
    """Wait until something is so."""
    WebDriverWait(browser, PATIENCE_S, poll_frequency=0.05).until(lambda _: is_so())


def prepare(browser: Chrome, address: str) -> None:
    """Have the browser fetch and prepare everything."""
    browser.get(f"{address}/offline")
    until(browser, lambda: browser.find_element(By.CSS_SELECTOR, "[data-start]").is_displayed())
    browser.find_element(By.CSS_SELECTOR, "[data-start]").click()
    page = browser.find_element(By.ID, "prepare")
    until(browser, lambda: page.get_attribute("data-state") in ("ready", "failed"))
    if page.get_attribute("data-state") == "failed":
        raise SystemExit(page.text)


def ask(browser: Chrome, address: str) -> tuple[int, str, float]:
    """Status, text and milliseconds of what the device answers."""
    status, text, taken = browser.execute_async_script(ASK, address)
    return status, text, taken


def scenarios(folder: Path) -> Iterator[tuple[str, str]]:
    """Each scenario's name and where its trace is."""
    for path in sorted(folder.glob("*.yaml")):
        yield path.stem, f"/sandbox/s/{pack(path.read_text(encoding='utf-8'))}/trace.txt"


def questions(files: list[Path]) -> Iterator[tuple[str, str]]:
    """Each published question and where its results are."""
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            one = json.loads(line)
            yield one["query"], f"/results?q={quote(one['query'])}&edition={one.get('edition') or ''}"


def compare(browser: Chrome, kind: str, asked: Iterator[tuple[str, str]], address: str) -> None:
    """Print how many answers are the server's, letter by letter, and how long they took."""
    client = create_app().test_client()
    same, taken, count = 0, [], 0
    for name, place in asked:
        status, text, milliseconds = ask(browser, place)
        here = client.get(place, base_url=address)
        is_same = (status, text) == (here.status_code, here.get_data(as_text=True))
        count, same = count + 1, same + is_same
        taken.append(milliseconds)
        if not is_same:
            print(f"  other: {name}: {status} here {here.status_code}", flush=True)
    if taken:
        ranked = sorted(taken)
        print(
            f"{kind}: {same} of {count} the same as the server's; "
            f"median {statistics.median(ranked):.0f} ms, 95 % within {ranked[int(len(ranked) * 0.95)]:.0f} ms",
            flush=True,
        )


def main(words: list[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.offline")
    parser.add_argument("--scenarios", type=Path, default=SHARED / "scenarios")
    parser.add_argument(
        "--questions", type=Path, nargs="*", default=sorted((SHARED / "retrieval").glob("*.jsonl"))
    )
    given = parser.parse_args(words)
    bundle = kept_bundle()
    if bundle is None:
        raise SystemExit("there is no bundle: run 'agot-judge bundle'")
    whole = sum(part.bytes for part in bundle.parts) / MEGABYTE
    light = sum(part.bytes for part in bundle.parts if part.light) / MEGABYTE
    print(f"download: {whole:.2f} MB (<= 13), light tier {light:.2f} MB (<= 1.2)", flush=True)
    with profile() as kept:
        with running(JUDGE) as server, device(kept) as browser:
            address = f"http://{server.host}:{server.port}"
            before = processor_seconds(browser)
            prepare(browser, address)
            print(f"preparing: {processor_seconds(browser) - before:.1f} processor seconds", flush=True)
        with device(kept) as browser:
            measure(browser, address, given.scenarios, given.questions)


def measure(browser: Chrome, address: str, folder: Path, files: list[Path]) -> None:
    """Print what a start takes on a prepared device, and how its answers compare with those of the server."""
    challenge = f"/sandbox/s/{pack(examples()[0].text)}"
    before, clock = processor_seconds(browser), time.monotonic()
    browser.get(f"{address}/r/2e/rr/stealth")
    print(f"first light page: {time.monotonic() - clock:.2f} s of the wall", flush=True)
    until(browser, lambda: browser.execute_async_script(READY) == "ready")
    started = processor_seconds(browser)
    _, _, stepped = ask(browser, challenge)
    _, _, searched = ask(browser, "/results?q=stealth+claim")
    used = processor_seconds(browser)
    print(
        f"prepared start: {started - before:.1f} processor seconds until the app answers, {used - before:.1f} "
    )
    print(f"  with the first challenge ({stepped:.0f} ms) and the first search ({searched:.0f} ms) (<= 4)")
    print(f"memory of the tab: {largest(browser):.0f} MB (<= 250)", flush=True)
    time.sleep(SETTLED_S)
    print(f"  and {SETTLED_S} s later: {largest(browser):.0f} MB", flush=True)
    compare(browser, "traces of scenarios", scenarios(folder), address)
    compare(browser, "results of questions", questions(files), address)
    print(f"memory of the tab after all that: {largest(browser):.0f} MB", flush=True)


READY = """
const done = arguments[0];
navigator.locks.query().then(({ held }) =>
  done(held.some(({ name }) => name === "agot-judge-python-ready") ? "ready" : "not yet"));
"""


if __name__ == "__main__":
    main(sys.argv[1:])
