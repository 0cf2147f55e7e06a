"""A search for one of two kinds: what is found is of the one or of the other."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, person

DECK = ["Giant", "Page", "Groom", "Cook", "Maid"]
SERVANTS = {name: person("", cost=1) for name in ("Page", "Groom", "Cook", "Maid")}
CARDS = {
    **SERVANTS,
    "Giant": person("", cost=7),
    "Hire": event(
        "Action: Search the top 4 cards of your deck for, either: a character with printed cost 6 or higher, or up to 2 "
        "characters with printed cost 2 or lower. Reveal each searched-for card and add it to your hand. Shuffle your deck."
    ),
}


@pytest.mark.parametrize("found", [["Giant"], ["Page", "Groom"], ["Cook"]])
def test_one_of_the_first_kind_or_so_many_of_the_second_are_found(found):
    """RR Search ¶4: what is found for a hidden place must fit the description, here one of the two."""
    run(
        {"Ann": {"hand": ["Hire"], "deck": DECK}, "Bob": {}},
        "4.1",
        {"Ann": {"play": "Hire"}},
        {"Ann": {"choose": found}},
        {"check": {"cards": {name: {"zone": "hand"} for name in found}, "cites": ["2e/rr/search/4"]}},
        {"check": {"players": {"Ann": {"hand": len(found), "deck": 5 - len(found)}}}},
        cards=CARDS,
    )


@pytest.mark.parametrize("found", [["Giant", "Page"], ["Page", "Groom", "Cook"], ["Maid"]])
def test_not_both_kinds_nor_more_nor_a_card_further_down(found):
    """RR Search ¶4: the Giant and a Page are two kinds, three are more than 2, and the Maid is the fifth card."""
    run(
        {"Ann": {"hand": ["Hire"], "deck": DECK}, "Bob": {}},
        "4.1",
        {"Ann": {"play": "Hire"}},
        {"refuse": {"Ann": {"choose": found}, "because": ""}},
        cards=CARDS,
    )


def test_nothing_need_be_found():
    """RR Search ¶3: who searches is not obliged to find anything."""
    run(
        {"Ann": {"hand": ["Hire"], "deck": DECK}, "Bob": {}},
        "4.1",
        {"Ann": {"play": "Hire"}},
        {"Ann": "pass"},
        {"Ann": "pass"},
        {"check": {"players": {"Ann": {"hand": 0, "deck": 5}}}},
        cards=CARDS,
    )
