"""Cards that are drawn from among those on top of a deck that were looked at or revealed."""

from tests.rulings.texts import person, run, text

PEOPLE = {name: person("") for name in ("Nan", "Pate", "Rolly")}
WORDS = (
    "Action: Kneel Well to look at the top 2 cards of your deck."
    " Draw 1 of those cards, and place the other on the bottom of your deck."
)


def test_one_of_the_cards_that_were_looked_at_is_drawn_and_not_the_top_card():
    """RR Drawing Cards ¶1: it comes from the top of the deck to the hand; it is the one that the player has chosen."""
    run(
        {"play": ["Well", "Watcher"], "deck": ["Nan", "Pate", "Rolly"]},
        {},
        "challenges",
        {"Ann": {"trigger": "Well", "choose": ["Pate"]}},
        {"Ann": {"trigger": "Watcher"}},
        {
            "check": {
                "cards": {
                    "Pate": {"zone": "hand"},
                    "Rolly": {"position": 1},
                    "Nan": {"position": 2},
                    "Watcher": {"power": 1},
                },
                "cites": ["2e/rr/drawing-cards/1"],
            }
        },
        Well=text("location", WORDS),
        Watcher=person("Reaction: After you draw a card, Watcher gains 1 power."),
        **PEOPLE,
    )
