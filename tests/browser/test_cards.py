"""The card pages in a browser: results and names while one types, no serious finding, nothing wider than a phone."""

import threading
from importlib.resources import files

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from werkzeug.serving import make_server

from tests.browser.test_accessibility import LOOKS, is_too_wide, serious, show
from tests.browsing import complaints, wait
from tests.web.importing import app_with_cards

PAGES = {
    "all cards": "/cards",
    "cards found": "/cards?q=t:character",
    "no cards found": "/cards?q=zzz",
    "a wrong query": "/cards?q=f:strak",
    "a card": "/cards/90112",
    "a shared name": "/cards/Grey%20Alys",
    "a card on a board": "/sandbox?card=90002",
}


@pytest.fixture(scope="module")
def place(new_instance):
    """Where an app with imported cards is served."""
    folder = new_instance()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AGOT_JUDGE_INSTANCE", str(folder))
        with app_with_cards(folder) as app:
            server = make_server("127.0.0.1", 0, app, threaded=True)
            thread = threading.Thread(target=server.serve_forever)
            thread.start()
            yield f"http://127.0.0.1:{server.server_port}"
            server.shutdown()
            thread.join()
            server.server_close()


@pytest.fixture(scope="module")
def axe():
    """The source of axe-core."""
    return files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8")


@pytest.fixture
def reader(browser: Chrome):
    """A browser that forgets the colour scheme afterwards."""
    yield browser
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    assert complaints(browser) == []


@pytest.mark.parametrize("name", PAGES)
def test_no_card_page_has_a_serious_finding_or_is_too_wide(reader, place, axe, name):
    reader.get(place + PAGES[name])
    for screen, scheme, rules in LOOKS:
        show(reader, screen, scheme)
        assert serious(reader, axe, rules) == [], (screen, scheme)
        assert not is_too_wide(reader), screen


def test_results_follow_what_is_typed(reader, place):
    reader.get(f"{place}/cards")
    reader.find_element(By.ID, "filter-words").send_keys("f:stark")
    wait(reader).until(lambda b: b.find_element(By.CSS_SELECTOR, "[data-testid=count]").text == "1 card")
    assert reader.current_url.endswith("/cards?q=f%3Astark")


def test_a_wrong_query_becomes_the_nearest_right_one(reader, place):
    reader.get(f"{place}/cards?q=f:strak")
    reader.find_element(By.CSS_SELECTOR, "[data-testid=instead]").click()
    assert reader.find_element(By.CSS_SELECTOR, "[data-testid=count]").text == "1 card"


def offered(browser: Chrome) -> object:
    return browser.execute_script(
        "return [...document.querySelectorAll('option[data-found]')].map((one) => one.value)"
    )


@pytest.mark.parametrize(
    ("path", "field", "typed", "names"),
    [
        ("/cards", "filter-words", "grey aly", ["Grey Alys (Alp)", "Grey Alys (Bay)"]),
    ],
)
def test_names_are_offered_while_one_types(reader, place, path, field, typed, names):
    reader.get(place + path)
    reader.find_element(By.ID, field).send_keys(typed)
    wait(reader).until(lambda b: offered(b) == names)


def test_a_name_is_shown_with_its_pack_and_filled_in_without_where_that_is_enough(reader, place):
    reader.get(f"{place}/cards")
    reader.find_element(By.ID, "filter-words").send_keys("mill")
    wait(reader).until(lambda b: offered(b) == ["Miller of the Vale"])
    shown = reader.execute_script("return document.querySelector('option[data-found]').label")
    assert shown == "Miller of the Vale (Alp)"


def test_a_card_is_put_on_a_board_and_another_beside_it(reader, place):
    reader.get(f"{place}/cards/90002")
    reader.find_element(By.CSS_SELECTOR, "[data-testid=put-on-board]").click()
    wait(reader).until(lambda b: b.find_element(By.CSS_SELECTOR, "label[for=side-1]")).click()
    line = reader.find_element(By.ID, "p1-quick")
    line.send_keys("Grey Alys (Bay)" + Keys.ENTER)
    wait(reader).until(lambda b: "Grey Alys (Bay)" in b.find_element(By.CSS_SELECTOR, "#p1 .tiles").text)


DECK = "Ships\nHouse Greyjoy\nThe Long Way\n1x A Calm Sea\n2x Grey Alys (Bay)\n"


def paste(browser: Chrome, place: str, deck: str) -> None:
    browser.get(f"{place}/sandbox")
    summary = browser.find_element(By.CSS_SELECTOR, "#deck-lists > summary")
    browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", summary)
    summary.click()
    browser.find_element(By.ID, "p0-deck").send_keys(deck)
    button = browser.find_element(By.ID, "p0-take-deck")
    browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", button)
    button.click()


def test_a_deck_that_is_taken_says_so_and_the_address_is_that_of_its_board(reader, place, axe):
    paste(reader, place, DECK)
    lines = wait(reader).until(lambda b: b.find_elements(By.CSS_SELECTOR, "[data-testid=taken] li"))
    assert len(lines) == 5
    assert "2 Grey Alys (Bay), character" in lines[-1].text
    for screen, scheme, rules in LOOKS:
        show(reader, screen, scheme)
        assert serious(reader, axe, rules) == [], (screen, scheme)
        assert not is_too_wide(reader), screen
    reader.refresh()
    assert "Grey Alys (Bay)" in reader.find_element(By.ID, "p0").text


def test_a_deck_that_is_not_clear_is_named_line_by_line(reader, place, axe):
    paste(reader, place, "House Greyjoy\n3x Old Brigde\n2x Gray Alis\n")
    wrong = wait(reader).until(lambda b: b.find_elements(By.CSS_SELECTOR, "[data-testid=unclear] li"))
    assert len(wrong) == 2
    for screen, scheme, rules in LOOKS:
        show(reader, screen, scheme)
        assert serious(reader, axe, rules) == [], (screen, scheme)
        assert not is_too_wide(reader), screen
