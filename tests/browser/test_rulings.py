"""A ruling on a phone, with one thumb: from a board and without one, to the slip; other devices see it without a press."""

import json

import pytest
from selenium.webdriver.common.by import By

from tests.browsing import wait
from tests.web.stepping import open_board, text_of

MOST_TAPS_FROM_A_BOARD = 5
MOST_TAPS_WITHOUT_ONE = 8
TAP_S, KEY_S = 1.1, 0.28
"""The time of pointing and of a key in the keystroke-level model (Card, Moran and Newell, 1980), in seconds."""


class Thumb:
    """Taps and types, and counts both."""

    def __init__(self, browser):
        self.browser = browser
        self.taps = self.keys = 0

    def find(self, testid):
        return self.browser.find_element(By.CSS_SELECTOR, f"[data-testid='{testid}']")

    def see(self, testid):
        return wait(self.browser).until(lambda _: self.find(testid))

    def tap(self, element):
        self.browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
        element.click()
        self.taps += 1

    def write(self, id_, text):
        field = self.browser.find_element(By.ID, id_)
        self.tap(field)
        field.send_keys(text)
        self.keys += len(text)

    @property
    def seconds(self):
        return self.taps * TAP_S + self.keys * KEY_S


@pytest.fixture
def event(phone, address):
    """An event that was just made, on its desk; the browser is its organiser."""
    thumb = Thumb(phone)
    phone.get(f"{address}/e/new")
    thumb.write("name", "Hall")
    thumb.tap(thumb.find("make-event"))
    thumb.see("made")
    thumb.tap(thumb.find("to-desk"))
    thumb.see("desk")
    return phone.current_url


def fits(browser):
    """Nothing stands beyond the screen's edge."""
    return browser.execute_script("return document.documentElement.scrollWidth <= innerWidth")


def tap_height(browser, testid):
    return browser.find_element(By.CSS_SELECTOR, f"[data-testid='{testid}']").size["height"]


def test_a_ruling_from_a_board_takes_five_taps_and_no_key(phone, address, event, client, app):
    board = open_board(client, app, text_of("two-on-one"))
    phone.get(address + board.address)
    thumb = Thumb(phone)
    thumb.tap(thumb.see("share"))
    thumb.tap(thumb.see("rule-on-this"))
    thumb.see("rule-form")
    assert fits(phone)
    assert phone.find_element(By.ID, "answer-rule").get_attribute("value")
    thumb.tap(phone.find_element(By.CSS_SELECTOR, ".offer"))
    assert tap_height(phone, "rule") >= 44
    thumb.tap(thumb.find("rule"))
    thumb.tap(thumb.see("slip"))
    paper = thumb.see("slip-paper")
    assert fits(phone)
    assert len(paper.find_elements(By.CSS_SELECTOR, "svg.qr")) == 2
    assert paper.find_elements(By.CSS_SELECTOR, "blockquote")
    assert (thumb.taps, thumb.keys) == (MOST_TAPS_FROM_A_BOARD, 0)
    assert thumb.seconds < 40


def test_a_ruling_without_a_board_takes_eight_taps(phone, event):
    thumb = Thumb(phone)
    thumb.write("table", "12")
    thumb.write("question", "Duplicate saves from claim?")
    thumb.tap(thumb.find("open-case"))
    thumb.see("rule-form")
    assert fits(phone)
    thumb.tap(phone.find_element(By.CSS_SELECTOR, ".offer"))
    thumb.write("answer-rule", "Yes. Discard it.")
    thumb.tap(thumb.find("rule"))
    thumb.tap(thumb.see("slip"))
    assert "Yes. Discard it." in thumb.see("slip-paper").text
    assert thumb.taps <= MOST_TAPS_WITHOUT_ONE
    assert thumb.seconds < 25


def test_another_device_joins_by_a_link_and_sees_a_case_without_pressing(phone, event, another_browser):
    thumb = Thumb(phone)
    phone.get(f"{event}/members")
    thumb.tap(thumb.see("invite"))
    link = thumb.see("invitation-link").get_attribute("value")
    assert phone.find_elements(By.CSS_SELECTOR, "[data-testid='invitation'] svg.qr")

    other = another_browser()
    second = Thumb(other)
    other.get(link)
    second.tap(second.see("join-now"))
    second.see("desk")
    second.write("question", "Half a question")

    phone.get(event)
    thumb.write("question", "Does stealth stop a location?")
    thumb.tap(thumb.find("open-case"))
    thumb.see("rule-form")
    wait(other).until(lambda _: "Does stealth stop a location?" in second.see("waiting").text)
    assert other.find_element(By.ID, "question").get_attribute("value") == "Half a question"


def test_while_a_question_is_typed_an_earlier_case_is_shown_and_fills_nothing_in(phone, event):
    thumb = Thumb(phone)
    thumb.write("question", "Can stealth bypass a kneeling character?")
    thumb.tap(thumb.find("open-case"))
    thumb.see("rule-form")
    thumb.write("answer-rule", "Yes.")
    thumb.tap(thumb.find("rule"))
    thumb.see("slip")
    phone.get(event)
    thumb.write("question", "stealth bypass kneeling")
    assert "same words" in thumb.see("earlier").text
    assert phone.find_element(By.ID, "cards").get_attribute("value") == ""


def test_a_ruling_of_ones_own_is_kept_in_the_browser_found_and_printed_anew(phone, address):
    thumb = Thumb(phone)
    phone.get(f"{address}/rulings/new")
    thumb.write("question", "May a duplicate be discarded twice?")
    thumb.write("answer-rule", "No, once.")
    thumb.tap(thumb.find("rule"))
    assert "No, once." in thumb.see("slip-paper").text
    kept = json.loads(phone.execute_script("return localStorage.getItem('agot-judge.rulings')"))
    assert [one["kind"] for one in kept] == ["case.opened", "case.ruled"]

    phone.get(f"{address}/rulings")
    thumb.see("own-slip")
    thumb.write("own-q", "dragons\n")
    wait(phone).until(lambda _: not phone.find_elements(By.CSS_SELECTOR, "[data-testid='own-slip']"))
    phone.find_element(By.ID, "own-q").clear()
    thumb.write("own-q", "discarded twice\n")
    thumb.tap(thumb.see("own-slip"))
    assert "No, once." in thumb.see("slip-paper").text
    assert fits(phone)


def test_a_large_file_is_taken_in_in_pieces(phone, event, tmp_path):
    """More than the server reads at once goes there in pieces of whole entries, each entry once."""
    id_ = event.rstrip("/").rpartition("/")[2]
    ask = "fetch(arguments[0]).then((answer) => answer.json()).then(({ uuid }) => arguments[1](uuid));"
    me = phone.execute_async_script(ask, f"/api/v1/events/{id_}/member")
    notes = [
        {
            "uuid": f"00000000-0000-4000-8000-{number:012x}", "event": id_, "subject": id_, "kind": "note.added",
            "body": {"text": "a" * 4000}, "member": me, "device": "page", "n": number, "made_at": 1,
        }
        for number in range(1000)
    ]  # fmt: skip
    file = tmp_path / "rulings.json"
    file.write_text(json.dumps({"format": "agot-judge event 1", "event": id_, "entries": notes}))
    assert file.stat().st_size > 4 * 1024 * 1024
    phone.get(f"{event}/log")
    phone.execute_script("document.querySelector('details:has([data-take-in])').open = true")
    phone.find_element(By.ID, "file").send_keys(str(file))
    button = phone.find_element(By.CSS_SELECTOR, "[data-testid='take-in']")
    phone.execute_script("arguments[0].scrollIntoView({block: 'center'}); arguments[0].click()", button)

    said = phone.find_element(By.CSS_SELECTOR, "[data-testid='take-in-said']")
    wait(phone).until(lambda _: "1000 entries are new" in said.text)
