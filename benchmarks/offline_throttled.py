"""A browser without network on a processor of a quarter: the first page, quick results, the prepared start, answers.

``agot-judge bundle && python -m benchmarks.offline_throttled [--share 0.25]``, as root on Linux: a control group holds all
processes of the browser to this share of each processor, workers too, which the browser's own throttling leaves alone. Times
are of the wall, so nothing else may run.
"""

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path

from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By

from agot_judge.web.sandbox.examples import examples
from agot_judge.web.sandbox.packing import pack
from benchmarks.offline import (
    READY,
    SHARED,
    ask,
    device,
    prepare,
    processes,
    profile,
    questions,
    scenarios,
    until,
)
from benchmarks.served import JUDGE, running

PERIOD_US = 10_000
ANSWERS = 40


@contextmanager
def held_to(share: float, browser: Chrome) -> Iterator[None]:
    """The browser with this share of each processor; raises SystemExit where control groups cannot be made."""
    quota = round(PERIOD_US * share * (os.cpu_count() or 1))
    first = Path("/sys/fs/cgroup/cpu")
    group = (first if first.is_dir() else first.parent) / "agot-judge-throttled"
    try:
        group.mkdir(exist_ok=True)
        if first.is_dir():
            (group / "cpu.cfs_period_us").write_text(str(PERIOD_US))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
        else:
            (group / "cpu.max").write_text(f"{quota} {PERIOD_US}")
        for process in processes(browser):
            with suppress(ProcessLookupError):  # one that has ended since it was listed
                (group / "cgroup.procs").write_text(str(process))
    except OSError as error:
        raise SystemExit(f"a control group for processor time cannot be made here: {error}") from error
    try:
        yield
    finally:
        for line in (group / "cgroup.procs").read_text().split():
            (group.parent / "cgroup.procs").write_text(line)
        group.rmdir()


def seconds(act: Callable[[], object]) -> float:
    """The seconds that it takes, of the wall."""
    clock = time.monotonic()
    act()
    return time.monotonic() - clock


def measure(browser: Chrome, address: str) -> None:
    """Print the figures beside their targets."""
    start = time.monotonic()
    light = seconds(lambda: browser.get(f"{address}/"))
    print(f"first light page: {light:.2f} s (<= 1.5)")
    field = browser.find_element(By.ID, "q")
    shown = "return document.querySelector('#results')?.matches('[data-quick]') || !!document.querySelector('#results .hit')"
    field.send_keys("stealth")
    print(
        f"first quick results: {seconds(lambda: until(browser, lambda: browser.execute_script(shown))):.2f} s (<= 0.3)"
    )
    until(browser, lambda: browser.execute_async_script(READY) == "ready")
    print(f"Python answers after {time.monotonic() - start:.1f} s")
    ask(browser, "/results?q=stealth+claim")
    print(f"first full search after {time.monotonic() - start:.1f} s (<= 8)")
    ask(browser, f"/sandbox/s/{pack(examples()[0].text)}")
    print(f"first challenge after {time.monotonic() - start:.1f} s (<= 10)")
    for name, asked, most in (
        ("a challenge of the shared set", scenarios(SHARED / "scenarios"), 150),
        ("a full search", questions(sorted((SHARED / "retrieval").glob("*.jsonl"))), 200),
    ):
        taken = [ask(browser, place)[2] for _, place in islice(asked, ANSWERS)]
        if taken:
            print(f"{name}: median {statistics.median(taken):.0f} ms, most {max(taken):.0f} ms (<= {most})")


def main(words: list[str]) -> None:
    """Prepare a device, stop the server, measure."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.offline_throttled")
    parser.add_argument("--share", type=float, default=0.25)
    given = parser.parse_args(words)
    with profile() as kept:
        with running(JUDGE) as server, device(kept) as browser:
            address = f"http://{server.host}:{server.port}"
            prepare(browser, address)
        with device(kept) as browser, held_to(given.share, browser):
            measure(browser, address)


if __name__ == "__main__":
    main(sys.argv[1:])
