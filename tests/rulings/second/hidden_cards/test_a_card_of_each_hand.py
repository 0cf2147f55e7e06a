"""What is chosen, or revealed at random, from the hand of each of several players."""

import pytest

from tests.rulings import tables
from tests.rulings.texts import event

CARD = {"type": "character", "cost": 1, "str": 1}
CARDS = {"Cook": CARD, "Guard": CARD, "Smith": CARD}
SIDES = {"Ann": {"hand": ["Search"]}, "Bob": {"hand": ["Cook", "Guard"]}, "Cat": {"hand": ["Smith"]}}


@pytest.mark.parametrize(
    "words",
    [
        "Choose and discard 1 card from each opponent's hand.",
        "Each opponent reveals his or her hand. Choose a card in each opponent's hand and discard it.",
    ],
)
def test_one_card_is_chosen_from_each_hand(words):
    """RR Target ¶1, Choose ¶1: from each opponent's hand means one of every opponent, not one among all of them."""
    tables.run(
        SIDES,
        "challenges",
        {"Ann": {"play": "Search"}},
        {"Ann": {"choose": "Guard"}},
        {"Ann": {"choose": "Smith"}},
        tables.cards(Cook={"zone": "hand"}, Guard={"zone": "discard"}, Smith={"zone": "discard"}),
        cards=CARDS | {"Search": event(f"Challenges Action: {words}")},
    )


def test_a_hand_is_revealed_before_a_card_of_it_is_chosen():
    """RR Target ¶7: what is chosen among cards that are shown is chosen once they are."""
    tables.run(
        SIDES,
        "challenges",
        {"Ann": {"play": "Search"}},
        tables.cites("2e/rr/reveal/1"),
        {"Ann": {"choose": ["Cook", "Smith"]}},
        tables.cards(Cook={"zone": "discard"}),
        cards=CARDS
        | {
            "Search": event(
                "Challenges Action: Each opponent reveals his or her hand. Choose a card in each opponent's hand and "
                "discard it."
            )
        },
    )


def test_a_card_at_random_is_revealed_of_each_hand():
    """RR Reveal ¶1: one of every opponent's, each at random."""
    tables.run(
        SIDES,
        "challenges",
        {"Ann": {"play": "Search"}},
        {"random": "Guard"},
        tables.cards(Cook={"zone": "hand"}, Guard={"zone": "discard"}, Smith={"zone": "discard"}),
        cards=CARDS
        | {
            "Search": event(
                "Challenges Action: Reveal 1 card at random from each opponent's hand. Discard each character revealed "
                "this way."
            )
        },
    )


@pytest.mark.parametrize(("words", "may"), [("", False), (", if able", True)])
def test_where_one_of_the_players_has_none_it_is_used_only_if_it_says_if_able(words, may):
    """RR Target ¶3: with not enough valid targets it cannot be initiated; "if able" asks for one of each who has any."""
    use = {"Ann": {"play": "Salvage"}}
    tables.run(
        {"Ann": {"hand": ["Salvage"]}, "Bob": {"discard": ["Cook"]}, "Cat": {}},
        "challenges",
        {"Ann": {"play": "Salvage", "choose": "Cook"}}
        if may
        else {"refuse": {**use, "because": "not enough valid targets"}},
        tables.cards(Cook={"zone": "out of game" if may else "discard"}),
        cards=CARDS
        | {
            "Salvage": event(
                f"Action: Choose a character in each opponent's discard pile{words}. Remove those cards from the game."
            )
        },
    )
