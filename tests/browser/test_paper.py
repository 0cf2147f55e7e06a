"""A ruling on paper: what a judge prints of a board."""

import pytest

from agot_judge.web.sandbox.packing import pack
from tests.browser.test_board import EIGHT, choose_for_claim
from tests.browser.test_newcomer import Newcomer

SHOWN = "return [...document.querySelectorAll(arguments[0])].some((one) => one.checkVisibility())"


@pytest.fixture
def paper(browser):
    """Switches the page to how it is printed; the browser forgets it afterwards."""
    yield lambda: browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


def test_the_printed_board_has_the_ruling_every_citation_and_nothing_to_press(browser, address, paper):
    """UX, Step: Share gives a printed page; paper opens no sheet, so all paragraphs of a line stand there."""
    judge = Newcomer(browser)
    browser.get(f"{address}/sandbox/s/{pack(EIGHT)}")
    choose_for_claim(judge)
    judge.press_named("#decision .choice", "Save Lion of the Rock")
    judge.see("#decision", "Which keyword type is processed next?")
    assert not browser.execute_script(SHOWN, ".slip")
    paper()
    slip = judge.words(".slip")
    assert "Lion of the Rock is saved." in slip
    assert "RR Save ¶1" in slip
    assert "/sandbox/s/" in slip
    assert "Frequently Asked Questions, 4.1" in slip
    for shown in (".slip", ".b-side", ".trace .line", "#decision h2"):
        assert browser.execute_script(SHOWN, shown), shown
    for hidden in (".steps", "#decision form", ".top", ".here-tools", ".tile__more", ".share"):
        assert not browser.execute_script(SHOWN, hidden), hidden
    assert browser.execute_script(SHOWN, ".more-cites__list .cite")
