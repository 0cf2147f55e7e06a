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


NOVICE = "Action: Place the top card of your deck facedown under your agenda. (Limit once per round.)"


def test_a_character_too_places_cards_under_the_agenda():
    """RR Move ¶1: the card lies under the agenda, from where that agenda lets it be marshaled."""
    run(
        {"agenda": "Council", "play": ["Novice"], "deck": ["Nan", "Pate"], "gold": 2},
        {},
        "marshaling",
        {"Ann": {"trigger": "Novice"}},
        {"Ann": {"marshal": "Nan"}},
        {"check": {"cards": {"Nan": {"zone": "play"}}}},
        Council={"type": "agenda", "text": COUNCIL},
        Novice=person(NOVICE),
        Nan=person(""),
        Pate=person(""),
    )


def test_without_an_agenda_nothing_can_be_placed_under_it():
    """RR Move ¶2: there is no such place; RR Initiating Abilities ¶1: the effect could not change the game state."""
    run(
        {"play": ["Novice"], "deck": ["Nan", "Pate"]},
        {},
        "marshaling",
        {"check": {"may_not": {"Ann": ["Novice"]}}},
        Novice=person(NOVICE),
        Nan=person(""),
        Pate=person(""),
    )


def test_a_card_from_under_a_character_goes_to_the_hand():
    """RR Move ¶1: from under this card to the hand; then another one is placed there."""
    words = "Action: Put a card from under Cart into your hand. Then, place a card from your hand facedown under Cart."
    run(
        {"play": ["Cart"], "hand": ["Rolly"], "deck": ["Nan", "Pate"]},
        {},
        "marshaling",
        {"Ann": {"trigger": "Cart"}},
        {"Ann": {"trigger": "Cart", "ability": 3}},
        {"Ann": {"choose": ["Rolly"]}},
        {"check": {"cards": {"Nan": {"zone": "hand"}, "Cart": {"str": 4}}}},
        Cart=person(f"{CART}\n{words}"),
        Nan=person(""),
        Pate=person(""),
        Rolly=person(""),
    )
