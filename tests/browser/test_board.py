"""A board at a table: the whole ruling on one screen, no wrong tap, errors where one looks; phone, desktop, lying down, venue."""

import pytest
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.by import By

from agot_judge.web.sandbox.packing import pack
from tests.browser.test_accessibility import axe, is_too_wide, reader, serious, show
from tests.browser.test_newcomer import Newcomer
from tests.browsing import complaints, resize, wait

__all__ = ["axe", "reader"]

EIGHT = """
edition: 2e
players:
  Ann:
    plot: {name: Raid, claim: 2}
    gold: 3
    hand: 5
    play: [{Wolf Commander: "attacking, kneeling"}, {Grey Hunter: "attacking, kneeling"}, Deck Hand, Old Steward]
  Bob:
    hand: 4
    play: [{Lion of the Rock: {defending: true, kneeling: true, duplicates: 1, attachments: [Sword]}}, Gate Guard, Hound]
cards:
  Wolf Commander: {type: character, unique: true, str: 5, icons: [military, power], text: "Renown."}
  Grey Hunter: {type: character, unique: true, str: 4, icons: [military], text: "Intimidate."}
  Deck Hand: {type: character, str: 1, icons: [power]}
  Old Steward: {type: character, str: 1, icons: [intrigue]}
  Lion of the Rock: {type: character, unique: true, str: 4, icons: [military, power], text: "Stealth."}
  Gate Guard: {type: character, str: 3, icons: [military]}
  Hound: {type: character, unique: true, str: 6, icons: [military]}
  Sword: {type: attachment, unique: true}
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
"""

SEEN = """
const bar = document.querySelector('.steps').getBoundingClientRect().top;
const parts = ['.step-head', '.ribbon', '.b-side', '#decision h2', ...arguments];
return parts.flatMap((part) => [...document.querySelectorAll(part)].map((one) => {
  const at = one.getBoundingClientRect();
  return at.top >= 0 && at.bottom <= bar + 1 ? '' : `${part}: ${Math.round(at.top)} to ${Math.round(at.bottom)} of ${bar}`;
})).filter(Boolean);
"""
"""What of these does not stand between the top of the screen and the bar."""

TARGETS = """
const small = [];
for (const one of document.querySelectorAll('#swap a, #swap button, #swap summary, #swap input:not([type=hidden])')) {
  if (one.matches('.visually-hidden, [hidden]') || !one.checkVisibility()) continue;
  const at = (one.closest('label') ?? one).getBoundingClientRect();
  const more = getComputedStyle(one, '::after');
  const px = (side) => more.content === 'none' || more.position !== 'absolute' ? 0 : -parseFloat(more[side]);
  const [wide, high] = [at.width + px('left') + px('right'), at.height + px('top') + px('bottom')];
  if (wide < 39.5 || high < 39.5) small.push(`${one.textContent.trim() || one.id}: ${Math.round(wide)} x ${Math.round(high)}`);
}
return small;
"""

SHIFTS = """
const done = arguments[0];
const moved = [];
const place = (rect) => `${rect.x},${rect.y} ${rect.width}x${rect.height}`;
const said = (one) => `${one.node?.outerHTML ?? one.node?.textContent}`.slice(0, 150);
new PerformanceObserver((list) => {
  for (const shift of list.getEntries())
    for (const one of shift.sources) moved.push(`${place(one.previousRect)} -> ${place(one.currentRect)}: ${said(one)}`);
}).observe({type: 'layout-shift', buffered: true});
setTimeout(() => done(moved), 300);
"""
"""A list with what has moved while the page came, from where to where."""


def moved(browser, address):
    """The parts that move whenever the page comes: a busy machine shows it half read at times, and moves the rest then."""
    found = ()
    for _ in range(5):
        browser.get(address)
        found = browser.execute_async_script(SHIFTS)
        if not found:
            break
    return found


@pytest.fixture
def board(address):
    """A board of eight cards, where a character with a duplicate may be chosen for claim."""
    return f"{address}/sandbox/s/{pack(EIGHT)}"


def choose_for_claim(judge: Newcomer) -> None:
    """The two smallest of Bob's characters die, one of which a duplicate may save."""
    judge.see("#decision", "Bob chooses 2 different characters")
    for name in ("Lion of the Rock", "Gate Guard"):
        judge.press_named("#decision .choice", name)
    judge.press("#confirm")
    judge.see("#decision", "Save Lion of the Rock")


# ---- one screen -------------------------------------------------------------------------------------------------


def test_on_a_phone_the_step_both_sides_what_happened_and_the_answers_stand_on_one_screen(phone, board):
    """BOARD 3: after every answer the judge sees what it did without scrolling."""
    judge = Newcomer(phone)
    phone.get(board)
    judge.see("#decision", "Bob chooses 2 different characters")
    assert phone.execute_script(SEEN, "#decision .choice", "#confirm") == []
    choose_for_claim(judge)
    assert phone.execute_script(SEEN, ".news", "#decision .choice") == []
    judge.press_named("#decision .choice", "Save Lion of the Rock")
    judge.see("#decision", "Which keyword type is processed next?")
    judge.see(".news", "Bob discards a duplicate to save Lion of the Rock.")
    judge.see(".news", "Gate Guard is killed")
    assert phone.execute_script(SEEN, ".news", "#decision .choice") == []
    assert phone.execute_script("return scrollY") == 0
    assert judge.fits()


@pytest.mark.parametrize("look", ["venue", "lying"])
def test_so_it_does_in_venue_mode_and_lying_down(phone, address, board, look):
    """In large type, and in a screen of half the height, the question and its answers are there at once."""
    judge = Newcomer(phone)
    phone.get(f"{address}/sandbox")
    if look == "venue":
        phone.add_cookie({"name": "appearance", "value": "venue"})
    else:
        resize(phone, 844, 390, mobile=True)
    phone.get(board)
    choose_for_claim(judge)
    judge.press_named("#decision .choice", "Save Lion of the Rock")
    judge.see("#decision", "Which keyword type is processed next?")
    assert phone.execute_script(SEEN.replace("'.b-side', ", ""), "#decision .choice") == []
    phone.delete_all_cookies()


def test_on_a_desktop_the_board_is_whole_and_the_trace_scrolls_by_itself(browser, board):
    judge = Newcomer(browser)
    resize(browser, 1280, 800, mobile=False)
    browser.get(board)
    choose_for_claim(judge)
    assert browser.execute_script(SEEN, "#decision .choice") == []
    root, trace = browser.execute_script(
        "return [document.documentElement, document.querySelector('.trace')]"
        ".map((one) => one.scrollHeight > one.clientHeight + 1)"
    )
    assert not root
    assert trace
    seen = browser.execute_script(
        "const line = document.querySelector('.line.is-here').getBoundingClientRect();"
        "const trace = document.querySelector('.trace').getBoundingClientRect();"
        "return line.bottom <= trace.bottom + 1 && line.top >= trace.top - 1"
    )
    assert seen


@pytest.mark.parametrize("screen", ["phone", "browser"])
def test_nothing_moves_while_the_page_comes_and_each_target_is_for_a_thumb(screen, request, board):
    seen = request.getfixturevalue(screen)
    assert moved(seen, board) == []
    assert seen.execute_script(TARGETS) == []


def test_a_board_being_stepped_has_no_serious_finding(reader, board, axe):
    for screen in ("phone", "desktop"):
        show(reader, screen, "light")
        reader.get(board)
        Newcomer(reader).press("[data-name='Hound'] summary")
        assert serious(reader, axe) == [], screen
        assert not is_too_wide(reader), screen


# ---- no wrong tap -----------------------------------------------------------------------------------------------


def test_a_double_tap_answers_one_decision_only(phone, board):
    """BOARD 4: the second of two taps on one spot would answer a question that nobody has read."""
    judge = Newcomer(phone)
    phone.get(board)
    choose_for_claim(judge)
    save = judge.find("#decision [data-answer]")
    ActionChains(phone, duration=20).move_to_element(save).click().click().perform()
    judge.see("#decision", "Which keyword type is processed next?")
    phone.execute_async_script("setTimeout(arguments[0], 700)")
    judge.see("#decision", "Which keyword type is processed next?")
    assert "chooses intimidate" not in judge.words("[data-testid=trace]")


def test_a_tap_while_an_answer_is_on_its_way_is_dropped(browser, board):
    judge = Newcomer(browser)
    browser.get(board)
    choose_for_claim(judge)
    browser.execute_cdp_cmd("Network.enable", {})
    slow = {"offline": False, "latency": 600, "downloadThroughput": -1, "uploadThroughput": -1}
    browser.execute_cdp_cmd("Network.emulateNetworkConditions", slow)
    browser.execute_script(
        "const press = () => document.querySelector('#decision [data-answer]').click(); press(); setTimeout(press, 200)"
    )
    judge.see("#decision", "Which keyword type is processed next?")
    browser.execute_async_script("setTimeout(arguments[0], 1500)")
    browser.execute_cdp_cmd("Network.emulateNetworkConditions", {**slow, "latency": 0})
    judge.see("#decision", "Which keyword type is processed next?")


def test_the_glance_does_not_open_under_a_pointer_that_rests(browser, board):
    """BOARD 18: the page has changed under the pointer, so nobody has pointed at what is there now."""
    judge = Newcomer(browser)
    browser.get(board)
    choose_for_claim(judge)
    save = judge.find("#decision [data-answer]")
    ActionChains(browser).move_to_element(judge.find("#decision .cite")).perform()
    wait(browser).until(lambda one: one.find_elements(By.CSS_SELECTOR, ".glance"))
    ActionChains(browser).send_keys(Keys.ESCAPE).perform()
    browser.execute_script("arguments[0].click()", save)
    judge.see("#decision", "Which keyword type is processed next?")
    browser.execute_async_script("setTimeout(arguments[0], 600)")
    assert not browser.find_elements(By.CSS_SELECTOR, ".glance")


def test_after_the_end_key_digits_tick_and_enter_confirms(browser, board):
    """BOARD 20: the key that stands for a button leaves the focus where it is."""
    judge = Newcomer(browser)
    browser.get(board)
    judge.see("#decision", "Bob chooses 2 different characters")
    ActionChains(browser).send_keys(Keys.END).perform()
    browser.execute_async_script("setTimeout(arguments[0], 700)")
    ActionChains(browser).send_keys("1", "3", Keys.ENTER).perform()
    judge.see("[data-testid=trace]", "Bob chooses Lion of the Rock and Hound for military claim.")


def test_passing_everybody_asks_before_it_declines_a_save(phone, board):
    """BOARD 9: nobody declines a save without having been asked; the question has the focus and stands in sight."""
    judge = Newcomer(phone)
    phone.get(board)
    choose_for_claim(judge)
    judge.press_named("#go-last", "Pass everybody")
    judge.see("#declining", "This declines to save Lion of the Rock.")
    assert phone.switch_to.active_element.get_attribute("id") == "declining"
    asked, bar = judge.find("#decline"), judge.find(".steps")
    ends = [
        phone.execute_script("return arguments[0].getBoundingClientRect().top", one) for one in (asked, bar)
    ]
    assert 0 <= ends[0] < ends[1]
    judge.press("#keep-asking")
    judge.see("#decision", "Save Lion of the Rock")


def test_share_opens_within_the_screen(phone, board):
    """BOARD 22: the panel stood beyond the left edge of a phone."""
    judge = Newcomer(phone)
    phone.get(board)
    judge.press("[data-testid=share]")
    at = judge.find(".share__panel").rect
    assert at["x"] >= 0
    assert at["x"] + at["width"] <= 390
    assert judge.fits()


def test_what_is_wrong_comes_into_sight_when_the_board_is_to_be_stepped(phone, address):
    """BOARD 19: the button that steps a board was dead while a line had an error off the screen."""
    judge = Newcomer(phone)
    phone.get(f"{address}/sandbox?start=duck")
    judge.type("#p0-quick", "Nobody Att All")
    judge.press("#step")
    judge.see("#p0-quick-wrong", "Nobody Att All")
    top = phone.execute_script("return document.querySelector('#p0-quick').getBoundingClientRect().top")
    assert 0 <= top < 844
    assert all("400" in one for one in complaints(phone))


def test_a_card_opens_as_a_sheet_and_escape_closes_it(phone, board):
    judge = Newcomer(phone)
    phone.get(board)
    judge.press("[data-name='Hound'] summary")
    judge.see("[data-name='Hound'] .tile__more", "Could it be used now?")
    at = judge.find("[data-name='Hound'] .tile__more").rect
    assert at["x"] >= 0
    assert at["x"] + at["width"] <= 390
    ActionChains(phone).send_keys(Keys.ESCAPE).perform()
    wait(phone).until_not(lambda one: one.find_elements(By.CSS_SELECTOR, ".tile__card[open]"))


@pytest.mark.parametrize("size", [(390, 844, True), (1280, 800, False)], ids=["phone", "desktop"])
def test_a_board_stepped_from_the_builder_has_the_frame_of_the_stepping_page(browser, address, size):
    """The page that "Step this board" brings has its own styles and class, as when its address is opened."""
    resize(browser, *size)
    judge = Newcomer(browser)
    browser.get(f"{address}/sandbox")
    judge.add("p0", "Wolf str 5 military attacking")
    judge.see("[data-testid=build-tile]", "Wolf")
    judge.press("#step")
    judge.see("[data-testid=trace]", "Compare STR")
    frame = """
    const styles = [...document.styleSheets].map((one) => new URL(one.href).pathname);
    return [document.body.className, getComputedStyle(document.querySelector('.step-head')).display, styles.sort()];
    """
    after_a_tap = browser.execute_script(frame)
    assert after_a_tap[:2] == ["is-board", "flex"]
    browser.refresh()
    assert browser.execute_script(frame) == after_a_tap
    assert not complaints(browser)


def test_the_caret_stands_after_a_line_that_was_refused(browser, address):
    """What is typed next goes on at the end of the refused line, not before its first letter."""
    judge = Newcomer(browser)
    browser.get(f"{address}/sandbox")
    judge.type("#p0-quick", "Nobody knows" + Keys.ENTER)
    judge.see("#p0-quick-wrong", "No card is known")
    browser.switch_to.active_element.send_keys(" str 5")
    assert judge.find("#p0-quick").get_attribute("value") == "Nobody knows str 5"
    assert all("400" in one for one in complaints(browser))  # the refusal


@pytest.mark.parametrize("size", [(390, 844, True), (1280, 800, False)], ids=["phone", "desktop"])
def test_why_not_is_read_without_the_card_before_it(browser, board, size):
    """The card that was asked about is shut again, and on a desktop the page itself does not begin to scroll."""
    resize(browser, *size)
    judge = Newcomer(browser)
    browser.get(board)
    judge.press(".b-side li summary")
    judge.press_named(".tile__card[open] a", "Why not?")
    judge.see("#why", "could Ann use it here?")
    assert not browser.find_elements(By.CSS_SELECTOR, ".tile__card[open]")
    if not size[2]:
        assert browser.execute_script("return document.documentElement.scrollHeight <= innerHeight")


def test_a_card_says_a_printed_keyword_once(browser, board):
    """ "Renown." stands in its text; the sheet has it there and nowhere else."""
    judge = Newcomer(browser)
    browser.get(board)
    judge.press(".b-side li summary")
    assert judge.words(".tile__card[open]").lower().count("renown.") == 1


def test_the_line_of_play_is_named_beside_a_long_title(browser, board):
    """On a phone the head says which line is shown, whole, whatever the board is called."""
    resize(browser, 390, 844, True)
    judge = Newcomer(browser)
    browser.get(board)
    choose_for_claim(judge)
    judge.press("#pass")
    judge.see("#decision", "keyword")
    browser.find_element(By.TAG_NAME, "body").send_keys(Keys.ARROW_LEFT)
    judge.see("#decision", "Save")
    judge.press_named("#decision button", "Save")
    judge.see(".step-head__line", "line 2 of 2")
    fits = "const one = document.querySelector('.step-head__line'); return one.scrollWidth <= one.clientWidth"
    assert browser.execute_script(fits)
