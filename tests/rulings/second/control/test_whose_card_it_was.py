"""Of whose card an ability speaks: "its controller", "its owner", "that player", whatever is done meanwhile."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, person

CARDS = {
    "Blow": event(
        "Action: Choose a character. Kill that character. Draw 1 card. Its controller draws 1 card."
    ),
    "Snare": event(
        "Action: Choose a character. Kneel that character. Draw 1 card. That character's controller draws 1 card."
    ),
    "Theft": event(
        "Action: Take control of a character with printed cost 2 or lower. Draw 1 card. Its owner draws 1 card."
    ),
    "Widow": person("Reaction: After a character is killed, draw 1 card. Then, its owner draws 1 card."),
    "Pact": event(
        "Challenges Action: Choose a character controlled by an opponent. Kneel that character. Gain 1 gold. At the end of the"
        " phase, that player draws 1 card."
    ),
    "Debt": event(
        "Challenges Action: Choose a character controlled by an opponent. Kneel that character. The next time you win a"
        " challenge this phase, that player loses 1 gold."
    ),
    "Exile": event(
        "Challenges Action: Choose a character. Return that character to its owner's hand. Gain 1 gold. At the end of the"
        " phase, that player draws 1 card."
    ),
    "Axe": event("Action: Choose and kill a character."),
    "Lord": person("", cost=4),
    "Page": person("", cost=1),
    "Knight": person("", cost=4, icons=["power"]),
}


def hands(**numbers):
    return {"check": {"players": {name: {"hand": number} for name, number in numbers.items()}}}


def test_the_owner_of_what_was_taken_is_not_whoever_drew():
    """RR Ownership and Control ¶1: the Page is Bob's, whoever controls it."""
    run(
        {"Ann": {"hand": ["Theft"], "deck": ["Lord", 5]}, "Bob": {"play": ["Page"], "deck": 5}},
        "4.1",
        {"Ann": {"play": "Theft", "choose": "Page"}},
        {"check": {"cards": {"Page": {"controller": "Ann"}}}},
        hands(Ann=1, Bob=1),
        cites=["2e/rr/drawing-cards/1"],
        cards=CARDS,
    )


def test_the_owner_of_the_card_of_the_occurrence_is_not_whoever_drew():
    """RR The Word Then ¶1: what follows speaks of the character that was killed, Bob's."""
    run(
        {
            "Ann": {"hand": ["Axe"], "play": ["Widow"], "deck": ["Lord", 5]},
            "Bob": {"play": ["Page"], "deck": 5},
        },
        "4.1",
        {"Ann": {"play": "Axe", "choose": "Page"}},
        {"Ann": {"trigger": "Widow"}},
        hands(Ann=1, Bob=1),
        cites=["2e/rr/the-word-then/1"],
        cards=CARDS,
    )


@pytest.mark.parametrize("killed", [True, False])
def test_that_player_is_known_when_the_delayed_effect_resolves(killed):
    """RR Delayed Effects ¶1: Cat, whose character was chosen, be it in play at the end of the phase or not."""
    run(
        {
            "Ann": {"hand": ["Pact", "Axe"], "deck": 5},
            "Bob": {"play": ["Lord"], "deck": 5},
            "Cat": {"play": ["Page"], "deck": 5},
        },
        "4.1",
        {"Ann": {"play": "Pact", "choose": "Page"}},
        {"Bob": "pass"},
        {"Cat": "pass"},
        {"Ann": {"play": "Axe", "choose": "Page" if killed else "Lord"}},
        {"advance": "dominance"},
        hands(Ann=0, Bob=0, Cat=1),
        stop="dominance",
        cites=["2e/rr/delayed-effects/2"],
        cards=CARDS,
    )


def test_that_player_is_the_owner_to_whose_hand_it_was_returned():
    """RR Ownership and Control ¶3: a card goes to its owner's hand, Cat's, though Bob controlled it."""
    run(
        {
            "Ann": {"hand": ["Exile"], "deck": 5},
            "Bob": {"play": [{"Page": {"owner": "Cat"}}], "deck": 5},
            "Cat": {"deck": 5},
        },
        "4.1",
        {"Ann": {"play": "Exile", "choose": "Page"}},
        {"advance": "dominance"},
        hands(Ann=0, Bob=0, Cat=2),
        stop="dominance",
        cites=["2e/rr/delayed-effects/2"],
        cards=CARDS,
    )
