"""Training on a device with the server stopped; what an event's desk says there."""

import json

from selenium.webdriver.common.by import By

from agot_judge.training.pool import kept_pool
from tests.browsing import wait
from tests.offline.device import answers, opened, run

A_MONTH_AGO = """
const at = new Date(Date.now() - 30 * 24 * 3600 * 1000).toISOString();
const log = JSON.parse(localStorage.getItem("agot-judge.training")).map((one) => ({ ...one, at }));
const body = JSON.stringify({ log, most: 20 });
const response = await fetch("/train/schedule", { method: "POST", headers: { "Content-Type": "application/json" }, body });
return [response.status, await response.json()];
"""


def kept(device, name):
    """What a browser keeps under a name."""
    return json.loads(device.execute_script(f"return localStorage.getItem('{name}') ?? '[]'"))


def find(device, selector):
    """The first element of a selector, as soon as there is one."""
    return wait(device).until(
        lambda _: next(iter(device.find_elements(By.CSS_SELECTOR, selector)), False), selector
    )


def test_an_exercise_is_answered_and_comes_back(device, server):
    """The grade and its paragraph come from this device, the answer is in its log, and a month later it is due."""
    opened(device, f"{server.address}/train/next?kind=paragraph&seed=1")
    asked = find(device, "[data-testid=exercise]").get_attribute("data-id")
    pool = kept_pool("2e")
    assert pool is not None
    one = pool.exercise(asked)
    assert one is not None
    wrong = next(place for place in range(len(one.choices)) if place not in one.key)
    choice = device.find_elements(By.CSS_SELECTOR, ".train-choice")[wrong]
    device.execute_script("arguments[0].scrollIntoView({ block: 'center' })", choice)
    choice.click()

    assert find(device, "[data-result]").get_attribute("data-result") == "wrong"
    assert find(device, ".train-best").text
    assert [(one["exercise"], one["result"]) for one in kept(device, "agot-judge.training")] == [
        (asked, "wrong")
    ]

    status, schedule = run(device, A_MONTH_AGO)

    assert (status, len(schedule["due"])) == (200, 1)


def test_a_desk_says_that_its_server_keeps_it(device, server):
    """An event lives on its server: nothing is invented here, and what can be done instead is said."""
    opened(device, f"{server.address}/sandbox")

    [(status, text)] = answers(device, ["/e/abcdefgh"])

    assert (status, "kept by its server" in text, "/rulings/new" in text) == (503, True, True)
