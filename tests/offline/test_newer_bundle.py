"""A newer bundle than the one that a device keeps: offered with what changed, taken by a press, the kept one in use until then.

Both have a light tier alone, and what a device makes of the rest when it prepares itself: no Python has to run for this.
"""

import gzip
import json
from hashlib import sha256

import msgspec
import pytest
from msgspec import structs
from selenium.webdriver.common.by import By

from agot_judge.offline.bundle import FOLDER, part_file, write
from agot_judge.offline.light import HEADERS, paragraph_hashes
from agot_judge.offline.manifest import Manifest, Part, manifest_of
from agot_judge.offline.pack import packed
from tests.browsing import start_browser, wait
from tests.offline.conftest import Server
from tests.offline.device import prepare, run

MADE_BY_A_DEVICE = {"program.pack": b"program", "snapshot": b"snapshot"}
"""A bundle that has them already leaves nothing to be done by Python."""
PLACE = "/r/2e/rr/stealth"
PAGE, HEADS = b"<!doctype html><title>Stealth</title><h1>Kept</h1>", b'[{"Content-Type": "text/html"}]'
KEPT = """
const state = await (await (await caches.open("agot-judge")).match("/offline/state")).json();
const names = (await caches.keys()).filter((name) => name.startsWith("agot-judge-"));
return [state.id, state.python, names.length];
"""


def put(instance, of, files, **changed) -> Manifest:
    """Offer these files as a bundle."""
    written = {name: gzip.compress(data, 1, mtime=0) for name, data in files.items()}
    light = ("light.pack", "paragraphs.json")
    parts = tuple(
        Part(
            name=name,
            bytes=len(data),
            sha256=sha256(data).hexdigest(),
            type="application/json",
            light=name in light,
        )
        for name, data in written.items()
    )
    manifest = structs.replace(manifest_of(of, parts, "2026-01-01T00:00:00Z"), **changed)
    write(instance / FOLDER, manifest, written)
    return manifest


@pytest.fixture
def device(tmp_path):
    browser = start_browser(tmp_path)
    yield browser
    browser.quit()


def test_a_newer_bundle_is_offered_and_the_kept_one_stays_in_use_until_it_is_taken_whole(
    device, corpus, new_instance
):
    instance = new_instance()
    (instance / FOLDER).mkdir()
    files = {
        "light.pack": packed({PLACE: PAGE, HEADERS: HEADS}, {PLACE: {"headers": 0}}),
        "paragraphs.json": msgspec.json.encode(paragraph_hashes(corpus)),
        **MADE_BY_A_DEVICE,
    }
    before = put(instance, corpus, files)
    server = Server(instance)
    server.start()
    try:
        assert prepare(device, server.address) == "Ready: it works without network now."
        assert run(device, KEPT) == [before.id, True, 1]

        words = json.loads(files["paragraphs.json"])
        words["2e/faq"] |= {"2e/faq/3.2/1": "other", "2e/faq/9.9/1": "new"}
        documents = tuple(
            structs.replace(one, version="4.2") if one.id == "2e/faq" else one for one in before.documents
        )
        newer = {"paragraphs.json": json.dumps(words).encode(), "program.pack": b"another"}
        after = put(instance, corpus, files | newer, id="b" * 16, corpus="other", documents=documents)
        lost = part_file(after, "program.pack", instance / FOLDER)
        data = lost.read_bytes()
        lost.unlink()

        page = open_page(device, server, "/offline")
        wait(device).until(lambda _: page.find_element(By.CSS_SELECTOR, "[data-other]").is_displayed())
        assert page.find_element(By.CSS_SELECTOR, "[data-lines]").text == "FAQ 4.2: 2 paragraphs"
        device.get(f"{server.address}{PLACE}")
        foot = device.find_element(By.CSS_SELECTOR, "[data-newer]")
        wait(device).until(lambda _: foot.is_displayed())
        assert foot.text == "Newer on the server: FAQ 4.2: 2 paragraphs."
        assert run(device, KEPT) == [before.id, True, 1], "nothing is taken unasked"

        assert "Not ready: program.pack" in prepare(device, server.address)
        assert run(device, KEPT) == [before.id, True, 2], "what cannot be taken whole leaves the other in use"

        lost.write_bytes(data)
        assert prepare(device, server.address) == "Ready: it works without network now."
        assert run(device, KEPT) == [after.id, True, 1]
        fetched = "return performance.getEntriesByType('resource').map((one) => one.name.split('/').at(-1));"
        assert "light.pack" not in device.execute_script(fetched), "what is the same is not fetched again"
        assert not page_of(device).find_element(By.CSS_SELECTOR, "[data-other]").is_displayed()
    finally:
        server.stop()
    device.get(f"{server.address}{PLACE}")
    assert device.find_element(By.CSS_SELECTOR, "h1").text == "Kept"


def open_page(device, server, path):
    device.get(f"{server.address}{path}")
    return page_of(device)


def page_of(device):
    return device.find_element(By.ID, "prepare")
