"""The page on which a board is built, in a browser: low tiles, rows that tell cards apart, sheets, the line under the thumb."""

import threading

import pytest
from selenium.webdriver import Keys
from selenium.webdriver.common.by import By
from werkzeug.serving import make_server

from agot_judge.web.sandbox.packing import pack
from tests.browser.test_accessibility import axe, is_too_wide, reader, serious, show
from tests.browser.test_board import EIGHT, TARGETS, moved
from tests.browser.test_newcomer import Newcomer
from tests.browsing import resize, wait
from tests.web.importing import app_with_cards

__all__ = ["axe", "reader"]


@pytest.fixture
def built(address):
    """The building page of a board of eight cards."""
    return f"{address}/sandbox/s/{pack(EIGHT)}/edit?card=0:0"


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


def test_a_board_of_eight_cards_is_built_on_one_screen_of_a_phone(phone, built):
    """BOARD 12: two against two took 3.7 screens, each tile 145 to 175 px."""
    phone.get(built)
    ends = phone.execute_script(
        "const end = (one) => one.getBoundingClientRect().bottom;"
        "return [end(document.querySelector('.sides')), document.querySelector('.command').getBoundingClientRect().top];"
    )
    assert ends[0] < ends[1], ends
    heights = phone.execute_script(
        "return [...document.querySelectorAll('[data-testid=build-tile] > details')].map((one) => one.offsetHeight)"
    )
    assert len(heights) == 7
    assert max(heights) <= 44, heights
    bar = phone.execute_script("return document.querySelector('.command').getBoundingClientRect().bottom")
    assert bar == 844, "the line stands at the lower edge, within the thumb's reach"


@pytest.mark.parametrize("screen", ["phone", "browser"])
def test_nothing_moves_while_the_page_comes_and_each_target_is_for_a_thumb(screen, request, built):
    seen = request.getfixturevalue(screen)
    assert moved(seen, built) == []
    assert seen.execute_script(TARGETS) == []


def test_neither_the_page_nor_its_sheets_have_a_serious_finding(reader, built, axe):
    for screen in ("phone", "desktop"):
        show(reader, screen, "light")
        reader.get(built)
        judge = Newcomer(reader)
        assert serious(reader, axe) == [], screen
        if screen == "desktop":
            break
        for summary in (
            "[data-name='Lion of the Rock'] summary",
            "#add-in-force summary",
            "#p0-more summary",
        ):
            judge.press(summary)
            assert serious(reader, axe) == [], (screen, summary)
            assert not is_too_wide(reader), (screen, summary)
            judge.press(f"{summary.removesuffix(' summary')} [data-close-card]")


def test_rows_tell_cards_of_one_name_apart_and_a_tap_adds_one(phone, place):
    """BOARD 11: buttons differed by a pack code only and lay under the fixed bar."""
    judge = Newcomer(phone)
    phone.get(f"{place}/sandbox")
    judge.type("#p0-quick", "grey al")
    judge.find("#found .found__row")
    rows = phone.find_elements(By.CSS_SELECTOR, "#found .found__row")
    assert [row.get_attribute("data-name") for row in rows] == ["Grey Alys (Alp)", "Grey Alys (Bay)"]
    assert "The Alpine Set" in rows[0].text
    assert "cost" in rows[0].text
    assert all(row.rect["height"] >= 44 for row in rows)
    judge.press("#found [data-name='Grey Alys (Bay)']")
    judge.see("[data-testid=card-marks]", "Grey Alys")
    judge.see("#p0", "Grey Alys")


def test_rows_of_the_board_come_first_and_behind_on_alone(browser, place):
    """BOARD 10: the completion offered six of the pool and not the one on the table."""
    judge = Newcomer(browser)
    browser.get(f"{place}/sandbox")
    judge.add("p0", "Grey Alys (Bay)")
    judge.see("#p0", "Grey Alys")
    judge.type("#p0-quick", "Driftwood Cudgel on gre")
    judge.see("#found", "in play")
    rows = browser.find_elements(By.CSS_SELECTOR, "#found .found__row")
    assert [row.get_attribute("data-name") for row in rows] == ["Grey Alys"]
    browser.switch_to.active_element.send_keys(Keys.ARROW_DOWN, Keys.ENTER)
    judge.see("#p0", "with Driftwood Cudgel")


def test_a_press_on_a_sheet_leaves_it_open_and_escape_closes_it(phone, built):
    judge = Newcomer(phone)
    phone.get(built)
    judge.press("[data-name='Gate Guard'] summary")
    judge.press("[id='more-power-1:1']")
    judge.see("[data-name='Gate Guard']", "power 1")
    judge.press("[id='more-power-1:1']")
    judge.see("[data-name='Gate Guard']", "power 2")
    assert phone.find_elements(By.CSS_SELECTOR, "details[id='tile-1:1'][open]")
    phone.switch_to.active_element.send_keys(Keys.ESCAPE)
    wait(phone).until_not(lambda one: one.find_elements(By.CSS_SELECTOR, ".tile__card[open]"))


@pytest.mark.parametrize("press", ["remove:1:0", "to-hand:1:0"])
def test_a_card_that_leaves_takes_its_sheet_along(phone, address, press):
    """BOARD 4: the sheet of the next copy stood where the finger was, with its own Remove under it."""
    text = (
        "edition: 2e\nplayers: {Ann: {}, Bob: {play: [Lord, Lord, Lord]}}\n"
        "cards: {Lord: {type: character}}\nstart: draw\n"
    )
    judge = Newcomer(phone)
    phone.get(f"{address}/sandbox/s/{pack(text)}/edit")
    before = phone.execute_script("return document.querySelector('#p1').getBoundingClientRect().top")
    phone.find_element(By.CSS_SELECTOR, "[id='tile-1:0'] summary").click()
    phone.find_element(By.CSS_SELECTOR, f"[value='{press}']").click()
    wait(phone).until(
        lambda one: len(one.find_elements(By.CSS_SELECTOR, "#p1 [data-testid=build-tile]")) == 2
    )
    assert not phone.find_elements(By.CSS_SELECTOR, ".tile__card[open]")
    assert phone.execute_script("return document.querySelector('#p1').getBoundingClientRect().top") == before
    assert judge.fits()


def test_an_effect_is_made_on_a_phone_and_said_in_words(phone, built):
    """BOARD 13: effects could be neither built nor seen while building."""
    judge = Newcomer(phone)
    phone.get(built)
    judge.press("#add-in-force summary")
    judge.find("#in-force-on").send_keys("Hound")
    judge.press("#add-in-force-end")
    judge.see("[data-testid=in-force-line]", "End of the phase: kill Hound")
    assert not phone.find_elements(By.CSS_SELECTOR, ".tile__card[open]"), "the sheet is out of the way"
    assert judge.fits()


def test_why_a_board_cannot_be_stepped_is_in_sight_where_it_was_pressed(phone, address):
    """BOARD 19: nothing moved and nothing was said."""
    text = "edition: 2e\nplayers: {Ann: {play: [Lord]}, Bob: {}}\ncards: {Lord: {type: character}}\nstart: draw\n"
    judge = Newcomer(phone)
    phone.get(f"{address}/sandbox/s/{pack(text + 'history: [{used: Lord}]')}/edit")
    phone.execute_script("scrollTo(0, 900)")
    judge.press("#step")
    judge.see("#refused", "has no ability with a limit")
    at = phone.execute_script("return document.querySelector('#refused').getBoundingClientRect().top")
    assert -1 <= at < 600
    phone.get_log("browser")  # the browser notes the status 400


def test_without_script_every_part_of_the_job_is_done(browser, built):
    """The side is chosen, a card added and marked, an effect made and the board stepped by whole pages."""
    resize(browser, 390, 844, True)
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        judge = Newcomer(browser, has_script=False)
        browser.get(built)
        judge.add("p1", "Old Man str 1")
        judge.see("[data-testid=card-marks]", "Old Man")
        judge.press("#chip-defending")
        judge.find("#chip-defending[aria-pressed=true]")
        judge.press("[data-name='Old Man'] summary")
        judge.press("[id='more-gold-1:3']")
        judge.see("[data-name='Old Man']", "gold 1")
        judge.press("#add-in-force summary")
        judge.find("#in-force-on").send_keys("Old Man")
        judge.press("#add-in-force-blank")
        judge.see("[data-testid=in-force-line]", "Old Man: blank")
        assert judge.fits()
        judge.press("#step")
        judge.see("#decision", "Bob chooses 2 different characters")
    finally:
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
