"""A delayed effect whose card has left play: what it does to that card expires, what it does besides is still to come."""

from tests.rulings.tables import run
from tests.rulings.texts import event, person

CARDS = {
    "Oath": event(
        "Action: Choose an attacking character. If you win the challenge, that character gains 1 power and you draw 1 card."
    ),
    "Debt": event(
        "Action: Choose a character. At the end of the phase, if that character is still in play, kill it and draw 1 card."
    ),
    "Axe": event("Action: Choose and kill a character."),
    "Knight": person(""),
    "Squire": person(""),
}
POWER = {"type": "power", "attacker": "Ann", "defender": "Bob"}


def test_what_it_does_besides_is_done():
    """RR Leaves Play ¶6: effects that affect the card expire for that card; the player still draws."""
    run(
        {
            "Ann": {"hand": ["Oath"], "play": [{"Knight": "attacking"}, {"Squire": "attacking"}], "deck": 5},
            "Bob": {"hand": ["Axe"], "deck": 5},
        },
        "4.2.1",
        {"Ann": {"play": "Oath", "choose": "Knight"}},
        {"Bob": {"play": "Axe", "choose": "Knight"}},
        {"advance": "4.2.6"},
        {"check": {"cards": {"Knight": {"zone": "dead", "power": 0}}, "players": {"Ann": {"hand": 1}}}},
        challenge=POWER,
        cites=["2e/rr/leaves-play/6"],
        cards=CARDS,
    )


def test_where_it_asks_whether_the_card_is_still_in_play_nothing_is_done():
    """RR Delayed Effects ¶1: what is asked at its time is not so."""
    run(
        {
            "Ann": {"hand": ["Debt"], "play": ["Knight"], "deck": 5},
            "Bob": {"hand": ["Axe"], "deck": 5},
        },
        "5.1",
        {"Ann": {"play": "Debt", "choose": "Knight"}},
        {"Bob": {"play": "Axe", "choose": "Knight"}},
        {"advance": "end"},
        {"check": {"players": {"Ann": {"hand": 0}}}},
        cards=CARDS,
    )
