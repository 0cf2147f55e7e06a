"""Printed texts about cards that lie under this card, or under the agenda."""

from tests.rulings.texts import person, run

CART = (
    "Action: Place the top card of your deck facedown under Cart. (Limit once per round.)\n"
    "Cart gets +1 STR for each card under it.\n"
    "Action: Kneel Cart to return each card under it to your hand."
)
COUNCIL = (
    "Once per phase, you may marshal a facedown card under your agenda as if it were in your hand.\n"
    "Marshaling Action: Place the top card of your deck facedown under your agenda. (Limit once per round.)"
)


def test_cards_under_a_card_are_counted_and_returned_from_there():
    """RR Move ¶1: the card is in another place, out of play; RR Modifiers ¶2: what is counted is counted anew."""
    run(
        {"play": ["Cart"], "deck": ["Nan", "Pate"]},
        {},
        "marshaling",
        {"Ann": {"trigger": "Cart"}},
        {"check": {"cards": {"Cart": {"str": 4}}}},
        {"Ann": {"trigger": "Cart", "ability": 2}},
        {"check": {"cards": {"Nan": {"zone": "hand"}, "Pate": {"zone": "deck"}, "Cart": {"str": 3}}}},
        Cart=person(CART),
        Nan=person(""),
        Pate=person(""),
    )


def test_a_card_under_the_agenda_is_marshaled_as_if_it_were_in_hand():
    """RR Marshal ¶1, from where the text says."""
    run(
        {"agenda": "Council", "deck": ["Nan", "Pate"], "gold": 2},
        {},
        "marshaling",
        {"refuse": {"Ann": {"marshal": "Nan"}, "because": "hand"}},
        {"Ann": {"trigger": "Council"}},
        {"Ann": {"marshal": "Nan"}},
        {"check": {"cards": {"Nan": {"zone": "play", "blank": False}}}},
        Council={"type": "agenda", "text": COUNCIL},
        Nan=person(""),
        Pate=person(""),
    )
