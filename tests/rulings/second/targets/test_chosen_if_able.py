"""``That player chooses 2 cards in hand, if able``: as many of them as there are; the ability needs none of them."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, person, text

SHORE = text(
    "location",
    "Challenges Action: Kneel Shore to choose an opponent. That player chooses 2 cards in their hand, if able, and places "
    "them on top of their deck in any order. At the end of the phase, that player draws 2 cards.",
)
CARDS = {"Shore": SHORE, "Ode": event("Action: Draw 1 card."), "Lay": event("Action: Draw 1 card.")}


@pytest.mark.parametrize(("hand", "left"), [([], 0), (["Ode"], 0), (["Ode", "Lay", 1], 1)])
def test_a_hand_of_too_few_cards_does_not_keep_the_ability_from_being_used(hand, left):
    """RR Effects ¶3: as much is resolved as can be; RR Target ¶3 asks for no target that is chosen only "if able"."""
    run(
        {"Ann": {"play": ["Shore"]}, "Bob": {"hand": hand, "deck": 5}},
        "4.1",
        {"Ann": {"trigger": "Shore", "choose": "Bob"}},
        *([{"Bob": {"choose": hand[:2]}}] if hand else []),
        {"check": {"players": {"Bob": {"hand": left, "deck": 5 + len(hand) - left}}}},
        {"advance": "dominance"},
        {"check": {"players": {"Bob": {"hand": left + 2, "deck": 3 + len(hand) - left}}}},
        stop="end-of-round",
        cards=CARDS,
    )


def test_a_player_with_enough_cards_chooses_both():
    """RR Target ¶2: the player who chooses is the one that the card says; 2 are no fewer where there are 2."""
    run(
        {"Ann": {"play": ["Shore"]}, "Bob": {"hand": ["Ode", "Lay", 1], "deck": 5}},
        "4.1",
        {"Ann": {"trigger": "Shore", "choose": "Bob"}},
        {"refuse": {"Bob": {"choose": ["Ode"]}, "because": "2 must be chosen, not 1"}},
        {"Bob": {"choose": ["Ode", "Lay"]}},
        cards=CARDS,
    )


def test_of_each_player_who_chooses_two_if_able_one_with_a_single_one_chooses_that():
    """RR Effects ¶3: Cat has one loyal character, and kneels it; Bob has none."""
    loyal = person("", loyal=True, faction="stark")
    run(
        {
            "Ann": {"gold": 2, "hand": ["Rider"], "play": ["Vayon", "Jory"]},
            "Bob": {"play": ["Miller"]},
            "Cat": {"play": ["Alyn"]},
        },
        "marshaling",
        {"Ann": {"marshal": "Rider"}},
        {"Ann": {"trigger": "Rider", "choose": ["Vayon", "Jory"]}},
        {"Cat": {"choose": "Alyn"}},
        {
            "check": {
                "cards": {
                    "Vayon": {"kneeling": True},
                    "Jory": {"kneeling": True},
                    "Alyn": {"kneeling": True},
                    "Miller": {"kneeling": False},
                }
            }
        },
        cards={
            "Rider": person(
                "Reaction: After Rider enters play, each player must choose and kneel 2 loyal characters they control, "
                "if able."
            ),
            "Vayon": loyal,
            "Jory": loyal,
            "Alyn": loyal,
        },
    )
