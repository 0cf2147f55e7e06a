"""Two things that are asked of one player, who is named once."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import person

CARDS = {
    "Herald": person("While you are the first player and control a Lord character, Herald gains renown."),
    "Squire": person(
        "Challenges Action: If you are the defending player in a [military] challenge and control a King character, draw 1 card."
    ),
    "Baron": person("", traits=["Lord"]),
    "Ruler": person("", traits=["King"]),
    "Raider": person("", icons=["military", "power"]),
}


@pytest.mark.parametrize(("first", "company"), [("Bob", ["Baron"])])
def test_the_first_player_who_controls_one(first, company):
    """RR Constant Abilities ¶1: it is active for as long as both are so."""
    has = first == "Ann" and bool(company)
    run(
        {"Ann": {"play": ["Herald", *company]}, "Bob": {"play": ["Baron" if not company else "Raider"]}},
        "4.1",
        {"check": {"cards": {"Herald": {"keywords": ["renown"] if has else []}}}},
        first_player=first,
        cards=CARDS,
    )
