"""What changes the cost of "the next" card of several players: each of them has a next one of his or her own."""

from tests.rulings.tables import run
from tests.rulings.texts import event, person

CARDS = {
    "Toll": event(
        "Marshaling Action: Increase the cost of the next character each opponent marshals this round by 2."
    ),
    "Squire": person("", cost=2),
    "Page": person("", cost=1),
    "Groom": person("", cost=2),
}


def test_what_one_opponent_marshals_is_not_the_next_one_of_another():
    """RR Lasting Effects ¶2: the effect holds for each player of whom it speaks; what one of them does uses it up for
    that player alone."""
    run(
        {
            "Ann": {"hand": ["Toll"], "deck": 5},
            "Bob": {"hand": ["Squire", "Page"], "deck": 5},
            "Cat": {"hand": ["Groom"], "deck": 5},
        },
        "3.2",
        {"Ann": {"play": "Toll"}},
        {"Bob": {"marshal": "Squire"}},
        {"check": {"players": {"Bob": {"gold": 1}}}},
        {"Bob": {"marshal": "Page"}},
        {"check": {"players": {"Bob": {"gold": 0}}}},
        {"Cat": {"marshal": "Groom"}},
        {"check": {"players": {"Cat": {"gold": 1}}}},
        cites=["2e/rr/lasting-effects/1", "2e/rr/initiating-abilities-marshaling-cards/4"],
        cards=CARDS,
    )
