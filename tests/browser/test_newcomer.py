"""The newcomer's test: from a word to the paragraph that decides, to the board in dispute, to a link for somebody else.

A real browser goes the whole way, on a phone and on a desktop, and once without script.
"""

import pytest
from selenium.common.exceptions import StaleElementReferenceException, WebDriverException
from selenium.webdriver import ActionChains, Chrome, Keys
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select

from tests.browsing import complaints, wait


def is_of_a_page_gone(error: WebDriverException) -> bool:
    """Whether the driver complains of an element whose page was left meanwhile; it has two ways to say so."""
    gone = "does not belong to the document"
    return isinstance(error, StaleElementReferenceException) or gone in (error.msg or "")


def words_of(element):
    """What an element says, hidden words too, blanks made one; nothing where its page is gone."""
    try:
        return " ".join((element.get_attribute("textContent") or "").split())
    except WebDriverException as error:
        if is_of_a_page_gone(error):
            return ""
        raise


class Newcomer:
    """Somebody who sees a page and presses what it says."""

    def __init__(self, browser: Chrome, has_script: bool = True) -> None:
        self.browser = browser
        self.has_script = has_script

    def find(self, selector):
        """The element, once it is there."""
        return wait(self.browser).until(
            lambda browser: next(iter(browser.find_elements(By.CSS_SELECTOR, selector)), False),
            f"there is no {selector}",
        )

    def words(self, selector):
        """What the element says; nothing while it is not there."""
        found = self.browser.find_elements(By.CSS_SELECTOR, selector)
        return words_of(found[0]) if found else ""

    def read(self, selector):
        """What the element says, once it says anything: a page may change while it is read."""
        return wait(self.browser).until(lambda _: self.words(selector), f"{selector} says nothing")

    def see(self, selector, words):
        """Wait until the element says these words."""
        wait(self.browser).until(
            lambda browser: words in self.words(selector),
            f"{selector} does not say {words!r}",
        )

    def wait_until_other(self, selector, words):
        """Wait until the element says something else than these words."""
        wait(self.browser).until(
            lambda browser: self.words(selector) not in ("", words), f"{selector} still says {words!r}"
        )

    def see_pressed(self, selector):
        """Wait until the button is down."""
        self.find(f"{selector}[aria-pressed=true]")

    def press(self, selector):
        """Tap it, having scrolled to it as one does."""
        self._tap(lambda: self.find(selector))

    def press_named(self, selector, words):
        """Tap the first of these elements that says the words."""

        def named():
            return wait(self.browser).until(
                lambda browser: next(
                    (
                        one
                        for one in browser.find_elements(By.CSS_SELECTOR, selector)
                        if words in words_of(one)
                    ),
                    False,
                ),
                f"no {selector} says {words!r}",
            )

        self._tap(named)

    def _tap(self, find):
        """Tap what is found, an answer once one has seen the question; once more where the page was changed under the finger."""
        for _ in range(5):
            try:
                element = find()
                if element.get_attribute("name") == "answer":
                    self.look()
                    element = find()
                ActionChains(self.browser, duration=0).scroll_to_element(element).perform()
                self.browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
                element.click()
            except WebDriverException as error:
                if is_of_a_page_gone(error):
                    continue
                raise
            return
        pytest.fail("the page never came to rest")

    def look(self):
        """Take the moment in which one sees that the page has changed: two presses on one spot in less are one."""
        if self.has_script:
            self.browser.execute_async_script("setTimeout(arguments[0], 400)")

    def type(self, selector, words):
        """Type into a field."""
        self.find(selector).send_keys(words)

    def add(self, player, words):
        """Add a card by the line at the lower edge, for this player."""
        self.press(f"label[for=side-{player[1:]}]")
        self.type(f"#{player}-quick", words)
        self.press(f"#{player}-add")

    def fits(self):
        """Whether the page is no wider than the screen."""
        return self.browser.execute_script(
            "return document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )


def look_it_up(newcomer: Newcomer, address: str) -> None:
    """Search "unopposed", open the paragraph, follow it to step 4.2.3, open a board there."""
    newcomer.browser.get(f"{address}/")
    newcomer.type("#q", "unopposed" + Keys.ENTER)
    newcomer.press_named("[data-testid=hit] .hit__text", "gains 1 power for his or her faction card")
    newcomer.see("[data-testid=marked]", "known as an unopposed bonus")
    newcomer.press("[data-testid=relations] a[href$='/r/2e/rr/4.2.3']")
    # With script the paragraph opens over the page, and is opened from there.
    if newcomer.has_script:
        newcomer.press_named("dialog[open] a.button", "Open")
    newcomer.see("[data-testid=read] h1", "4.2.3")
    newcomer.press("[data-testid=step-on-board]")
    newcomer.see("h1", "Board")
    assert Select(newcomer.find("#start")).first_selected_option.get_attribute("value") == "4.2.3"


def build_two_on_one(newcomer: Newcomer) -> None:
    """A military challenge, two against one, a duplicate beside it."""
    newcomer.add("p0", "Robb Stark str 5 renown attacking")
    newcomer.see("#p0", "Robb Stark")
    newcomer.add("p0", "Hedge Knight str 3")
    newcomer.see("#p0", "Hedge Knight")
    newcomer.press("#chip-attacking")
    newcomer.see_pressed("#chip-attacking")
    newcomer.add("p1", "Tyrion Lannister str 3")
    newcomer.see("#p1", "Tyrion Lannister")
    newcomer.press("#chip-duplicates")
    newcomer.see("[data-name='Tyrion Lannister']", "duplicate 1")
    newcomer.press("#chip-defending")
    newcomer.see_pressed("#chip-defending")
    newcomer.add("p1", "Gate Guard")
    newcomer.see("#p1", "Gate Guard")
    assert newcomer.fits()
    newcomer.press("#step")


def step_to_the_end(newcomer: Newcomer) -> None:
    """Claim takes the character with the duplicate, which saves it; then on to the end."""
    newcomer.see("#decision", "Bob chooses 1 character to kill (claim 1).")
    newcomer.see("[data-testid=challenge]", "Ann wins by 5")
    assert newcomer.fits()
    newcomer.press_named("#decision .choice", "Tyrion Lannister")
    newcomer.see("#decision", "Save Tyrion Lannister")
    newcomer.press_named("#decision .choice", "Save Tyrion Lannister")
    newcomer.see("[data-testid=trace]", "Bob discards a duplicate to save Tyrion Lannister")
    newcomer.see("[data-name='Bob'][data-testid=board-side]", "Tyrion Lannister")
    for _ in range(6):
        if "The end" in newcomer.read("#decision"):
            break
        before = newcomer.read("#trace h2")
        newcomer.press("#go-last")
        newcomer.wait_until_other("#trace h2", before)
    newcomer.see("#decision", "The end")
    newcomer.see("[data-testid=board]", "Power")


def go_back_and_choose_otherwise(newcomer: Newcomer) -> None:
    """Back to the choice for claim; this time the other character."""
    while "Bob chooses 1 character to kill" not in newcomer.read("#decision"):
        before = newcomer.read("#trace h2")
        newcomer.press("#go-back")
        newcomer.wait_until_other("#trace h2", before)
    newcomer.see("#decision .is-given", "Tyrion Lannister")
    newcomer.press_named("#decision .choice", "Gate Guard")
    newcomer.see("[data-testid=trace]", "Gate Guard is killed")
    newcomer.see("[data-testid=others]", "Lines of play")


def read_the_link(newcomer: Newcomer) -> str:
    """The link that the page gives to share."""
    newcomer.press("[data-testid=share]")
    link = newcomer.find("#link").get_attribute("value")
    return str(link)


def the_whole_way(newcomer: Newcomer, address: str) -> str:
    """Everything that a newcomer does with one browser; gives the link for another."""
    look_it_up(newcomer, address)
    build_two_on_one(newcomer)
    step_to_the_end(newcomer)
    go_back_and_choose_otherwise(newcomer)
    return read_the_link(newcomer)


def what_is_seen(newcomer: Newcomer) -> list[str]:
    """Decision, board and trace."""
    return [newcomer.words(part) for part in ("#decision", "[data-testid=board]", "[data-testid=trace]")]


def test_a_newcomer_goes_from_a_word_to_a_link_that_shows_somebody_else_the_same(
    phone, address, another_browser
):
    newcomer = Newcomer(phone)
    link = the_whole_way(newcomer, address)
    seen = what_is_seen(newcomer)

    stranger = Newcomer(another_browser())
    stranger.browser.get(link)
    stranger.see("#decision", newcomer.words("#decision"))
    assert what_is_seen(stranger) == seen
    stranger.press("[data-testid=others] a")
    stranger.see("[data-testid=trace]", "Bob discards a duplicate to save Tyrion Lannister.")


def test_so_it_is_on_a_desktop_without_script(browser, address):
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        newcomer = Newcomer(browser, has_script=False)
        link = the_whole_way(newcomer, address)
        seen = what_is_seen(newcomer)
        browser.get(link)
        assert what_is_seen(newcomer) == seen
    finally:
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def test_back_and_reload_lose_nothing(browser, address):
    newcomer = Newcomer(browser)
    browser.get(f"{address}/sandbox?start=duck")
    newcomer.add("p0", "Robb Stark str 5 attacking")
    newcomer.see("#p0", "Robb Stark")
    newcomer.add("p1", "Gate Guard")
    newcomer.see("#p1", "Gate Guard")
    browser.refresh()
    newcomer.see("#p1", "Gate Guard")
    browser.back()
    newcomer.see("#p1", "Bob")
    wait(browser).until(lambda _: "Gate Guard" not in newcomer.words("#p1 .tiles"))
    newcomer.see("#p0", "Robb Stark")
    browser.forward()
    newcomer.see("#p1", "Gate Guard")
    newcomer.press("#step")
    newcomer.see("#decision", "Bob chooses 1 character")
    newcomer.press_named("#decision .choice", "Gate Guard")
    newcomer.see("[data-testid=trace]", "Gate Guard is killed")
    browser.back()
    newcomer.see("#decision", "Bob chooses 1 character")
    browser.refresh()
    newcomer.see("#decision", "Bob chooses 1 character")


def test_what_is_typed_while_an_answer_is_on_its_way_stays(browser, address):
    newcomer = Newcomer(browser)
    browser.get(f"{address}/sandbox")
    browser.execute_cdp_cmd("Network.enable", {})
    slow = {"offline": False, "latency": 700, "downloadThroughput": -1, "uploadThroughput": -1}
    browser.execute_cdp_cmd("Network.emulateNetworkConditions", slow)
    newcomer.type("#p0-quick", "Lion of the Rock" + Keys.ENTER)
    newcomer.type("#p0-quick", "Deck Hand")
    newcomer.press("[id='p0-add']")
    newcomer.see("#p0 .tiles", "Lion of the Rock")
    newcomer.see("#p0 .tiles", "Deck Hand")
    newcomer.press("[data-name='Lion of the Rock'] summary")
    for _ in range(3):
        newcomer.press("[id='more-duplicates-0:0']")
    newcomer.see("[data-name='Lion of the Rock']", "Duplicates 3")
    browser.execute_cdp_cmd("Network.emulateNetworkConditions", {**slow, "offline": True})
    newcomer.type("#p0-quick", "Salt Captain" + Keys.ENTER)
    newcomer.see("#said", "No answer from the server. Nothing is lost: try again.")
    assert newcomer.find("#p0-quick").get_attribute("value") == "Salt Captain"
    browser.execute_cdp_cmd("Network.emulateNetworkConditions", {**slow, "latency": 0})
    assert any("ERR_INTERNET_DISCONNECTED" in one for one in complaints(browser))


def test_every_action_has_a_key(browser, address):
    newcomer = Newcomer(browser)
    browser.get(f"{address}/sandbox")
    newcomer.press("#examples summary")
    newcomer.press_named(".examples a", "Two attackers, one defender, a duplicate")
    newcomer.see("#decision", "Bob chooses 2 different characters")

    def key(*keys):
        ActionChains(browser).send_keys(*keys).perform()

    key("1", "2")
    newcomer.see("#confirm", "Confirm 2 of 2")
    key(Keys.ENTER)
    newcomer.see("#decision", "Save Lion of the Rock")
    assert browser.switch_to.active_element.get_attribute("id") == "decision"
    newcomer.see("#said", "Lion of the Rock is killed")
    key(" ")
    newcomer.see("#decision", "Which keyword type is processed next?")
    key(Keys.ARROW_LEFT)
    newcomer.see("#decision", "Save Lion of the Rock")
    key(Keys.ARROW_UP)
    newcomer.see("#decision", "Nothing to decide here.")
    key(Keys.ARROW_DOWN, Keys.ARROW_RIGHT)
    newcomer.see("#decision", "Which keyword type is processed next?")
    key(Keys.HOME)
    newcomer.see("#trace h2", "line 0 of")
    ActionChains(browser).key_down(Keys.SHIFT).send_keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT).key_up(
        Keys.SHIFT
    ).perform()
    newcomer.see(".ribbon__item.is-here", "4.2.3")
    key(Keys.END)
    newcomer.see("#decision", "Which keyword type is processed next?")
    key("?")
    newcomer.see("dialog[open]", "the answers in their order")
    key(Keys.ESCAPE)
    key("e")
    newcomer.see("#as-text", "The same board as text")


def test_a_citation_opens_over_the_board_and_leaves_it_where_it_was(phone, address):
    newcomer = Newcomer(phone)
    phone.get(f"{address}/sandbox")
    newcomer.press("#examples summary")
    newcomer.press_named(".examples a", "Two attackers, one defender, a duplicate")
    newcomer.see("#decision", "Bob chooses 2 different characters")
    where = phone.current_url
    newcomer.press("#decision .cite")
    newcomer.see("dialog[open] [data-testid=preview]", "4.2.4")
    assert phone.current_url == where


def test_why_not_is_asked_of_a_card_and_comes_into_view(phone, address):
    newcomer = Newcomer(phone)
    phone.get(f"{address}/sandbox")
    newcomer.press("#examples summary")
    newcomer.press_named(".examples a", "A whole challenge with stealth")
    newcomer.press("[data-name='Signal Horn'] summary")
    newcomer.press("[data-name='Signal Horn'] [data-testid=why-not]")
    newcomer.see("#why", "No: no action window is open.")
    assert phone.switch_to.active_element.get_attribute("id") == "why"
    top = phone.execute_script("return document.querySelector('#why').getBoundingClientRect().top")
    assert 0 <= top < 844 / 2
