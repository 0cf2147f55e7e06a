"""A device with the server stopped: what it still answers, and that it answers the same."""

import json

from selenium.webdriver.common.by import By

from agot_judge.web.sandbox.examples import examples
from agot_judge.web.sandbox.packing import pack
from tests.browsing import wait
from tests.offline.device import answers, end_python, opened, run

QUESTIONS = ("stealth claim", "can I save a character from claim", "4.2.3", "text:renown", "duplicate")


def boards() -> list[str]:
    """Where each board that comes with the program is stepped."""
    return [f"/sandbox/s/{pack(one.text)}" for one in examples()]


def test_a_paragraph_is_read_before_python_answers(device, server):
    """An entry kept light is shown at once, with how old the rules are, whether Python runs or not."""
    device.get(f"{server.address}/r/2e/rr/stealth")

    assert device.find_element(By.CSS_SELECTOR, "h1").text == "Stealth"
    since = device.find_element(By.CSS_SELECTOR, "[data-kept-since]")
    wait(device).until(lambda _: since.text == "· kept today")


def test_a_paragraph_leads_to_its_entry(device, server):
    """Of a paragraph the page of its entry is kept, and is shown at the paragraph."""
    end_python(device)

    device.get(f"{server.address}/r/2e/rr/stealth/1")

    assert "/r/2e/rr/stealth#" in device.current_url


def test_quick_results_are_replaced_by_the_full_ones(device, server):
    """Searched before Python answers: results at once, said to be quick; then those of the server in their place."""
    end_python(device)
    device.get(f"{server.address}/?q=stealth+bypass")
    results = device.find_element(By.ID, "results")
    wait(device).until(lambda _: results.get_attribute("data-quick") is not None)
    assert "Quick results" in results.text
    assert results.find_elements(By.CSS_SELECTOR, 'a[href^="/r/2e/rr/stealth"]')

    wait(device).until(lambda _: results.get_attribute("data-quick") is None)

    assert results.find_element(By.CSS_SELECTOR, '[data-testid="count"]').text


def test_the_same_traces_and_results_as_the_server(device, server, client):
    """Every example's trace and every question's results, letter by letter."""
    opened(device, f"{server.address}/sandbox")
    asked = [f"{one}/trace.txt" for one in boards()] + [f"/results?q={one}" for one in QUESTIONS]

    found = answers(device, asked)

    for address, (status, text) in zip(asked, found, strict=True):
        same = client.get(address, base_url=server.address)
        assert (address, status) == (address, same.status_code)
        assert text == same.get_data(as_text=True)


def test_a_saved_board_stays_and_is_brought_once(device, server):
    """A board saved without network is there after Python was ended; with network it is on the server, under its id."""
    opened(device, f"{server.address}/sandbox")
    save = "const r = await fetch(words[0], { method: 'POST', body: new URLSearchParams() }); return [r.status, r.url];"
    status, place = run(device, save, boards()[0] + "/short")
    assert (status, "/sandbox/k/" in place) == (200, True)
    title = opened(device, place)

    end_python(device)

    assert opened(device, place) == title
    server.start()
    try:
        device.get(f"{server.address}/r/2e/rr/stealth")
        kept = "return JSON.parse(localStorage.getItem('agot-judge.brought') ?? '[]');"
        wait(device).until(lambda _: run(device, kept) == [place.rpartition("/")[2]])
        bring = "const { bringBoards } = await import(words[0]); return bringBoards();"
        script = device.find_element(By.CSS_SELECTOR, 'script[src*="js/offline/page.js"]').get_attribute(
            "src"
        )
        assert run(device, bring, script.replace("page.js", "bringing.js")) == 0
        assert opened(device, place) == title
    finally:
        server.stop()


def test_the_appearance_chosen_without_network_stays(device, server):
    """A service worker cannot set a cookie by an answer: it keeps what the app chose, and sends it along."""
    opened(device, f"{server.address}/sandbox")
    choose = "const r = await fetch('/appearance', { method: 'POST', body: new URLSearchParams(words[0]) }); return r.status;"

    assert run(device, choose, {"appearance": "dark", "back": "/sandbox"}) == 200

    opened(device, f"{server.address}/sandbox")
    assert device.find_element(By.TAG_NAME, "html").get_attribute("data-appearance") == "dark"


def test_python_ended_while_it_answers(device, server):
    """Who waits is told so on a page that offers what works without Python; nothing hangs."""
    opened(device, f"{server.address}/sandbox")
    ask = "window.asked = fetch(words[0]).then(async (r) => [r.status, await r.text()]); return true;"
    run(device, ask, boards()[0] + "/outcomes?at=1")
    end_python(device)

    status, text = run(device, "return window.asked;")

    assert status in (200, 503)
    assert status == 200 or "it was ended" in text


def test_a_broken_snapshot_only_takes_longer(device, server):
    """A prepared start that cannot be restored is made anew."""
    end_python(device)
    state = json.dumps(
        run(
            device,
            """
            const state = await (await (await caches.open("agot-judge")).match("/offline/state")).json();
            const cache = await caches.open(`agot-judge-${state.id}`);
            await cache.put(`/offline/kept/${state.id}/snapshot`, new Response(new Uint8Array(1000)));
            return state;
            """,
        )
    )
    assert '"python": true' in state

    assert opened(device, f"{server.address}/sandbox") == "Board"


def test_a_frame_owns_the_worker_where_pages_cannot_share_one(device, server):
    """Where a browser has no shared workers the same addresses show the same pages, within a frame."""
    end_python(device)
    change = """
    const cache = await caches.open("agot-judge");
    const state = await (await cache.match("/offline/state")).json();
    await cache.put("/offline/state", new Response(JSON.stringify({ ...state, host: words[0] })));
    return true;
    """
    run(device, change, "own")
    try:
        device.get(f"{server.address}/sandbox")
        device.switch_to.frame(device.find_element(By.ID, "page"))
        wait(device).until(lambda _: device.find_elements(By.CSS_SELECTOR, "#swap"))
        assert device.find_element(By.CSS_SELECTOR, "h1").text == "Board"
    finally:
        device.switch_to.default_content()
        run(device, change, "shared")
    assert device.current_url == f"{server.address}/sandbox"
