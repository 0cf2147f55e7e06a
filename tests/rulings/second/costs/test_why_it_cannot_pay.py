"""Why a card cannot pay a cost: what would be done to it cannot be done, and the text that says so is named."""

from tests.rulings.tables import run
from tests.rulings.texts import person

CARDS = {
    "Butcher": person("Action: Kill another character you control to gain 2 gold."),
    "Altar": person("Action: Sacrifice another character to draw 1 card. (Limit once per phase.)"),
    "Usurer": person(
        "Action: Discard 2 power from another character to draw 1 card. (Limit once per phase.)"
    ),
    "Stone": person("Stone cannot be killed."),
    "Gate": {
        "type": "location",
        "cost": 1,
        "text": "Cards cannot leave play during [power] challenges.",
    },
    "Relic": {"type": "location", "cost": 1, "text": "Action: Remove Relic from the game to draw 2 cards."},
    "Straw": person("", icons=["power"]),
    "Rich": person(""),
}


def refused(move, because):
    return {"refuse": {"Ann": move, "because": because}}


def test_what_cannot_be_killed_cannot_be_killed_to_pay():
    """RR Cannot ¶1, RR Abilities ¶7: the cost has no potential to be paid in full with that card."""
    run(
        {"Ann": {"play": ["Butcher", "Stone", "Straw"], "deck": 5}, "Bob": {"deck": 5}},
        "4.1",
        refused({"trigger": "Butcher", "choose": "Stone"}, "Stone cannot be killed"),
        {"Ann": {"trigger": "Butcher", "choose": "Straw"}},
        {"check": {"cards": {"Straw": {"zone": "dead"}}}},
        cites=["2e/rr/cannot/1"],
        cards=CARDS,
    )


def test_where_nothing_can_pay_it_is_said_what_keeps_the_cards_from_it():
    """RR Sacrifice ¶2: if the chosen card does not leave play, the sacrifice is not considered to have been made."""
    run(
        {"Ann": {"play": ["Altar", {"Straw": "attacking"}, "Gate"], "deck": 5}, "Bob": {"deck": 5}},
        "4.2.1",
        refused({"trigger": "Altar", "choose": "Straw"}, "cannot leave play"),
        {"check": {"why_not": {"Ann": {"Altar": "Straw cannot leave play"}}}},
        challenge={"type": "power", "attacker": "Ann", "defender": "Bob"},
        cites=["2e/rr/cannot/1"],
        cards=CARDS,
    )


def test_a_card_that_pays_with_itself_may_be_kept_from_it():
    """RR Cannot ¶1: what cannot leave play cannot be removed from the game to pay."""
    run(
        {"Ann": {"play": ["Relic", {"Straw": "attacking"}, "Gate"], "deck": 5}, "Bob": {"deck": 5}},
        "4.2.1",
        refused({"trigger": "Relic"}, "Relic cannot leave play"),
        challenge={"type": "power", "attacker": "Ann", "defender": "Bob"},
        cites=["2e/rr/cannot/1"],
        cards=CARDS,
    )


def test_a_card_with_too_little_on_it_does_not_pay():
    """RR Abilities ¶7: the cost must be paid in full."""
    run(
        {
            "Ann": {"play": ["Usurer", {"Straw": "power 1"}, {"Rich": "power 2"}], "deck": 5},
            "Bob": {"deck": 5},
        },
        "4.1",
        refused({"trigger": "Usurer", "choose": "Straw"}, "There is less on Straw than the cost takes"),
        {"Ann": {"trigger": "Usurer", "choose": "Rich"}},
        {"check": {"cards": {"Rich": {"power": 0}, "Straw": {"power": 1}}}},
        cards=CARDS,
    )
