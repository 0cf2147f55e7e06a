"""Links as on ThronesDB: their fragment names the entry."""

import pytest

from tests.browsing import wait


@pytest.mark.parametrize(
    ("link", "place"),
    [
        ("/rulesreference#Keywords", "/r/2e/rr/keywords"),
        ("/rulesreference#4.2.1_Defending_player_declares_defenders", "/r/2e/rr/4.2.1"),
        ("/faq#FAQ_12", "/r/2e/faq/multiple-take-control-effects"),
        ("/rulesreference", "/book/2e/rr"),
    ],
)
def test_a_link_of_thronesdb_leads_to_its_entry(browser, address, link, place):
    browser.get(address + link)
    wait(browser).until(lambda seen: seen.current_url == address + place, place)
