"""A prepared browser with the server stopped: it answers as the server does, keeps what is saved, and comes back.

One visit after the other in the same browser, in the order of the file: to prepare one and to start Python in it takes long.
"""

import re
from itertools import count
from urllib.request import Request, urlopen

from selenium.webdriver.common.by import By

from agot_judge.training.pool import kept_pool
from agot_judge.web.sandbox.examples import examples
from agot_judge.web.sandbox.packing import pack
from tests.browsing import wait
from tests.offline.device import answers, end_python, find, kept, opened, press, run, show

QUESTIONS = ("stealth claim", "can I save a character from claim", "4.2.3", "text:renown", "duplicate")
SAVE = """
const r = await fetch(words[0], { method: 'POST', body: new URLSearchParams() });
return [r.status, r.url, await r.text()];
"""
A_MONTH_AGO = """
const at = new Date(Date.now() - 30 * 24 * 3600 * 1000).toISOString();
const log = JSON.parse(localStorage.getItem("agot-judge.training")).map((one) => ({ ...one, at }));
const body = JSON.stringify({ log, most: 20 });
const response = await fetch("/train/schedule", { method: "POST", headers: { "Content-Type": "application/json" }, body });
return [response.status, await response.json()];
"""
KEPT = """
const { addedHere, keptEvents } = await import(
  document.querySelector('script[src*="/js/"]').src.replace(/\\/js\\/.*/, "/js/offline/desk-kept.js"));
"""
DESKS = f"{KEPT} return (await keptEvents()).map(([event]) => event);"
WAITING = f"{KEPT} return (await addedHere(words[0])).length;"
KINDS = """
const answer = await fetch(`/api/v1/events/${words[0]}/entries`, { headers: { "X-From": "server" } });
return (await answer.json()).entries.map(({ kind }) => kind);
"""
INVITE = """
const headers = { "X-From": "server" };
const ask = (path, sent = {}) => fetch(`/${path}`, { headers, ...sent });
const form = { method: "POST", body: new URLSearchParams({ role: "organiser", uses: "1" }) };
const page = await (await ask(`e/${words[0]}/members/invite`, form)).text();
const { uuid } = await (await ask(`api/v1/events/${words[0]}/member`)).json();
return [page.match(/\\/e\\/join\\/[\\w-]+/)[0], uuid];
"""
CHANGE_STATE = """
const cache = await caches.open("agot-judge");
const state = await (await cache.match("/offline/state")).json();
await cache.put("/offline/state", new Response(JSON.stringify({ ...state, ...words[0] })));
return true;
"""
BREAK_SNAPSHOT = """
const state = await (await (await caches.open("agot-judge")).match("/offline/state")).json();
const cache = await caches.open(`agot-judge-${state.id}`);
await cache.put(`/offline/kept/${state.id}/snapshot`, new Response(new Uint8Array(1000)));
return state.python;
"""
QUICK_INDEX_KEPT = """
const state = await (await (await caches.open("agot-judge")).match("/offline/state")).json();
return (await caches.open(`agot-judge-${state.id}`)).match(`/offline/kept/${state.id}/quick-index.json`).then(Boolean);
"""


def boards() -> list[str]:
    """Where each board that comes with the program is stepped."""
    return [f"/sandbox/s/{pack(one.text)}" for one in examples()]


def test_looking_up_does_not_wait_for_python(device, server):
    """An entry at once, with how old the rules are; a paragraph at its entry; quick results, said to be quick, and then those
    of the server in their place."""
    device.get(f"{server.address}/r/2e/rr/stealth/1")
    assert "/r/2e/rr/stealth#" in device.current_url
    assert device.find_element(By.CSS_SELECTOR, "h1").text == "Stealth"
    since = device.find_element(By.CSS_SELECTOR, "[data-kept-since]")
    wait(device).until(lambda _: since.text == "· kept today")
    assert device.execute_script(QUICK_INDEX_KEPT), (
        "quick results are found with what was made while preparing"
    )
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


def test_an_exercise_is_answered_and_comes_back(device, server):
    """The grade and its paragraph come from this device, the answer is in its log, and a month later it is due."""
    opened(device, f"{server.address}/train/next?kind=paragraph&seed=1")
    asked = str(find(device, "[data-testid=exercise]").get_attribute("data-id"))
    pool = kept_pool("2e")
    assert pool is not None
    one = pool.exercise(asked)
    assert one is not None
    wrong = next(place for place in range(len(one.choices)) if place not in one.key)
    press(device, device.find_elements(By.CSS_SELECTOR, ".train-choice")[wrong])

    assert find(device, "[data-result]").get_attribute("data-result") == "wrong"
    assert find(device, ".train-best").text
    assert [(one["exercise"], one["result"]) for one in kept(device, "agot-judge.training")] == [
        (asked, "wrong")
    ]

    status, schedule = run(device, A_MONTH_AGO)

    assert (status, len(schedule["due"])) == (200, 1)


def test_a_ruling_of_ones_own_is_kept_and_found(device, server):
    """Its slip is made on this device, the browser keeps it, and it is found again by its words."""
    opened(device, f"{server.address}/rulings/new")
    device.find_element(By.ID, "question").send_keys("May a kneeling character be chosen for claim?")
    device.find_element(By.NAME, "answer").send_keys("Yes.")
    press(device, find(device, "[data-testid=rule]"))
    wait(device).until(lambda _: len(kept(device, "agot-judge.rulings")) == 2)

    opened(device, f"{server.address}/rulings")

    wait(device).until(lambda _: "May a kneeling character" in device.find_element(By.ID, "own-list").text)


def test_a_case_is_ruled_without_network_and_brought(device, server):
    """A member's device goes on at an event: it says what is not sent yet; with network the server has it, once, and where
    somebody ruled otherwise meanwhile both are shown."""
    with server.answering():
        event = new_event(device, server)

    open_case(device, server, event, "Is he saved?")
    find(device, "#answer-rule").send_keys("Yes.")
    press(device, find(device, "[data-testid=rule]"))
    assert (
        "Yes." in find(device, "[data-testid=stands]").text
    )  # on the page that follows, not on the one before
    assert find(device, "[data-testid=unsent]").text == "not sent yet"
    here = find(device, "[data-testid=desk-here]")
    wait(device).until(lambda _: "2 entries wait on this device" in here.text)
    case = device.current_url

    show(device, f"{server.address}/e/{event}/waiting")
    wait(device).until(lambda _: "Is he saved?" in find(device, "[data-testid=unsent-list]").text)
    with server.answering():
        device.get(f"{server.address}/e/{event}")
        wait(device).until(lambda _: run(device, KINDS, event)[2:] == ["case.opened", "case.ruled"])
        device.get(case)
        assert "Yes." in find(device, "[data-testid=stands]").text
        assert not device.find_elements(By.CSS_SELECTOR, "[data-testid=unsent]")
        wait(device).until(lambda _: run(device, WAITING, event) == 0)


def test_a_case_after_the_membership_ended_stays_on_the_device_with_the_reason(device, server):
    """The server takes nothing that was written after an organiser ended the membership: it says so, and it can be saved.
    "Forget" takes the copy of the event away."""
    with server.answering():
        event = new_event(device, server)
        end_membership(device, server, event)

    open_case(device, server, event, "Is she killed?")
    wait(device).until(lambda _: "1 entry waits" in find(device, "[data-testid=desk-here]").text)
    with server.answering():
        device.get(f"{server.address}/e/{event}/waiting")
        press(device, find(device, "[data-testid=send-now]"))
        unsent = wait(device).until(lambda _: words_of_refused(device))
    assert "Is she killed?" in unsent
    assert run(device, WAITING, event) == 1
    assert event not in run(device, DESKS)


def new_event(device, server):
    """The id of an event that the device has made, and keeps."""
    show(device, f"{server.address}/e/new")
    find(device, "#name").send_keys("Hall")
    press(device, find(device, "[data-testid=make-event]"))
    find(device, "[data-testid=made]")
    event = device.current_url.split("/e/")[1].split("/")[0]
    show(device, f"{server.address}/e/{event}")
    wait(device).until(lambda _: event in run(device, DESKS))
    return event


def open_case(device, server, event, question):
    """Open a case at the desk."""
    show(device, f"{server.address}/e/{event}")
    find(device, "#question").send_keys(question)
    press(device, find(device, "[data-testid=open-case]"))
    find(device, "[data-testid=case]")


def end_membership(device, server, event):
    """A second organiser is invited, and ends the membership of the device."""
    link, member = run(device, INVITE, event)
    joining = urlopen(f"{server.address}{link}", data=b"as=token&label=Second")
    secret = re.search(r'id="secret" readonly value="([^"]+)"', joining.read().decode())
    assert secret is not None
    revoking = Request(f"{server.address}/e/{event}/members/revoke", data=f"member={member}".encode())
    revoking.add_header("Authorization", f"Bearer {secret[1]}")
    urlopen(revoking).close()


def words_of_refused(device):
    """The list of what waits, once it gives a reason."""
    text = find(device, "#waiting-list").text
    return text if "membership" in text else ""


def test_the_appearance_chosen_without_network_stays(device, server):
    """A service worker cannot set a cookie by an answer: it keeps what the app chose, and sends it along."""
    opened(device, f"{server.address}/sandbox")
    choose = "const r = await fetch('/appearance', { method: 'POST', body: new URLSearchParams(words[0]) }); return r.status;"

    assert run(device, choose, {"appearance": "dark", "back": "/sandbox"}) == 200

    opened(device, f"{server.address}/sandbox")
    assert device.find_element(By.TAG_NAME, "html").get_attribute("data-appearance") == "dark"


def test_a_saved_board_outlives_python_and_is_brought_once(device, server):
    """A board is there after Python was ended while it answered and its snapshot was broken, which only takes longer: who
    waited was told so. With network it is on the server, under its id."""
    opened(device, f"{server.address}/sandbox")
    status, place, _ = run(device, SAVE, boards()[0] + "/short")
    assert (status, "/sandbox/k/" in place) == (200, True)
    title = opened(device, place)
    ask = "window.asked = fetch(words[0]).then(async (r) => [r.status, await r.text()]); return true;"
    run(device, ask, boards()[0] + "/outcomes?at=1")
    end_python(device)
    status, text = run(device, "return window.asked;")
    assert status in (200, 503)
    assert status == 200 or "it was ended" in text
    assert run(device, BREAK_SNAPSHOT) is True

    assert opened(device, place) == title

    with server.answering():
        device.get(f"{server.address}/r/2e/rr/stealth")
        wait(device).until(lambda _: kept(device, "agot-judge.brought") == [place.rpartition("/")[2]])
        bring = "const { bringBoards } = await import(words[0]); return bringBoards();"
        script = str(find(device, 'script[src*="js/offline/page.js"]').get_attribute("src"))
        assert run(device, bring, script.replace("page.js", "bringing.js")) == 0
        assert opened(device, place) == title


def test_a_full_device_says_so(device, server):
    """Nothing is said to be kept that cannot be: the page says that there is no room, and the rest goes on.

    A browser counts anew what room is left half a minute after the last change at the latest: until then it may keep more.
    """
    opened(device, f"{server.address}/sandbox")
    text = examples()[1].text
    others = (f"/sandbox/s/{pack(f'{text}# {number}')}/short" for number in count())
    device.execute_cdp_cmd("Storage.overrideQuotaForOrigin", {"origin": server.address, "quotaSize": 1})
    try:
        said = wait(device).until(lambda _: words_of_refusal(run(device, SAVE, next(others))))
    finally:
        device.execute_cdp_cmd("Storage.overrideQuotaForOrigin", {"origin": server.address})

    assert "no room left" in said
    assert opened(device, f"{server.address}/sandbox") == "Board"


def words_of_refusal(answer):
    """The words of a page that keeps nothing; none of one that keeps a board."""
    status, _, said = answer
    assert status in (200, 503)
    return said if status == 503 else ""


def test_a_frame_owns_the_worker_where_pages_cannot_share_one(device, server):
    """Where a browser has no shared workers the same addresses show the same pages, within a frame; a page that is asked of
    the worker of a frame that was just left starts another one."""
    end_python(device)
    run(device, CHANGE_STATE, {"host": "own"})
    try:
        device.get(f"{server.address}/sandbox")
        device.switch_to.frame(device.find_element(By.ID, "page"))
        wait(device).until(lambda _: device.find_elements(By.CSS_SELECTOR, "#swap"))
        assert device.find_element(By.CSS_SELECTOR, "h1").text == "Board"
    finally:
        device.switch_to.default_content()
        run(device, CHANGE_STATE, {"host": "shared"})
    assert device.current_url == f"{server.address}/sandbox"
    assert opened(device, f"{server.address}/sandbox") == "Board"
