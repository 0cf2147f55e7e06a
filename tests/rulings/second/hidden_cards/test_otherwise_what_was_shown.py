"""What is done otherwise: with what was shown before, for nothing else was done."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import person

CARDS = {
    "Watchtower": {
        "type": "location",
        "text": "Action: Kneel Watchtower to choose an opponent. Reveal the top card of that player's deck. If it is a location,"
        " draw 1 card. Otherwise, discard that card.",
    },
    "Page": person(""),
    "Mill": {"type": "location", "cost": 1},
}


@pytest.mark.parametrize(
    ("top", "below", "zone", "drawn"), [("Page", "Mill", "discard", 0), ("Mill", "Page", "deck", 1)]
)
def test_that_card_is_the_one_revealed_where_none_was_drawn(top, below, zone, drawn):
    """RR Reveal ¶1: either a card is drawn, or the revealed one is discarded."""
    run(
        {"Ann": {"play": ["Watchtower"], "deck": 5}, "Bob": {"deck": [top, below, 4]}},
        "4.1",
        {"Ann": {"trigger": "Watchtower", "choose": ["Bob"]}},
        {"check": {"cards": {top: {"zone": zone}}, "players": {"Ann": {"hand": drawn}}}},
        cites=["2e/rr/reveal/1"],
        cards=CARDS,
    )
