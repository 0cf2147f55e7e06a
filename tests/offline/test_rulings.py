"""Rulings of one's own on a device with the server stopped."""

import json

from selenium.webdriver.common.by import By

from tests.browsing import wait
from tests.offline.device import opened


def test_a_ruling_of_ones_own_is_kept_and_found(device, server):
    """Its slip is made on this device, the browser keeps it, and it is found again by its words."""
    opened(device, f"{server.address}/rulings/new")
    device.find_element(By.ID, "question").send_keys("May a kneeling character be chosen for claim?")
    device.find_element(By.NAME, "answer").send_keys("Yes.")
    button = device.find_element(By.CSS_SELECTOR, "[data-testid=rule]")
    device.execute_script("arguments[0].scrollIntoView({ block: 'center' })", button)
    button.click()
    kept = "return localStorage.getItem('agot-judge.rulings') ?? '[]'"
    wait(device).until(lambda _: len(json.loads(device.execute_script(kept))) == 2)

    opened(device, f"{server.address}/rulings")

    wait(device).until(lambda _: "May a kneeling character" in device.find_element(By.ID, "own-list").text)
